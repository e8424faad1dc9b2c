import { afterEach, expect, test } from "vitest";
import "../src/replay/replayWords";
import { firstKnown } from "../src/words/language";
import { decimal, speak, spokenLanguage, t, Wording, words } from "../src/words/wording";

afterEach(() => speak("en"));

test("a browser is greeted in the first of its languages that there are words for", () => {
  expect(firstKnown(["fr", "de-AT", "en"])).toBe("de");
  expect(firstKnown(["en-GB", "de"])).toBe("en");
  expect(firstKnown(["fr"])).toBe("en");
});
test("the page speaks another language without being loaded again, later screens too", async () => {
  expect(t("web-settings")).toBe("Settings");
  await speak("de");
  expect(spokenLanguage()).toBe("de");
  expect(t("web-settings")).toBe("Einstellungen");
  expect(t("web-replay-first")).toBe("An den Anfang");
  expect(words.format("web-your-tickets")).toBe("Deine Zielkarten");
  expect(t("web-n-points", { n: 1234 })).toBe("1.234 Punkte");
  expect(decimal(1.25, 1)).toBe("1,3");
});
test("a table speaks with the German words of its book", async () => {
  await speak("de");
  const names = { cities: {}, routes: {}, tickets: {}, seats: [], own_words: {}, things: {} };
  const taxis = new Wording(names, "word-train = Taxi\nword-train-many = Taxis\n");
  expect(taxis.format("web-n-trains", { n: 3 })).toBe("3 Taxis");
  expect(new Wording({ ...names, own_words: { train: "sled" } }).format("web-n-trains", { n: 3 })).toBe("3 sleds");
});
