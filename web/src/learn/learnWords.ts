/** The sentences around lessons and pages about the rules, which other pages do without. */
import { learn } from "../words/wording";

await learn({
  en: () => import("../../../src/fogg/words/en.ftl?learn"),
  de: () => import("../../../src/fogg/words/de.ftl?learn"),
});
