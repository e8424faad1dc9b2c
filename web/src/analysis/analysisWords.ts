/** The sentences of analyses, which other pages do without. */
import { learn } from "../words/wording";

await learn({
  en: () => import("../../../src/fogg/words/en.ftl?analysis"),
  de: () => import("../../../src/fogg/words/de.ftl?analysis"),
});
