/** The sentences of replays, which other pages do without. */
import { learn } from "../words/wording";

await learn({
  en: () => import("../../../src/fogg/words/en.ftl?replay"),
  de: () => import("../../../src/fogg/words/de.ftl?replay"),
});
