/** The sentences of records of play, which other pages do without. */
import { learn } from "../words/wording";

await learn({
  en: () => import("../../../src/fogg/words/en.ftl?records"),
  de: () => import("../../../src/fogg/words/de.ftl?records"),
});
