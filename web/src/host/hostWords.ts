/** The sentences for hosts, which other pages do without. */
import { learn } from "../words/wording";

await learn({
  en: () => import("../../../src/fogg/words/en.ftl?host"),
  de: () => import("../../../src/fogg/words/de.ftl?host"),
});
