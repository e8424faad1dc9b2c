/** The sentences for hosts, which other pages do without. */
import text from "../../../src/fogg/words/en.ftl?host";
import { learn } from "../words/wording";

learn(text);
