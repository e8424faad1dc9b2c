import { describe, expect, test } from "vitest";
import cases from "../../tests/words/cases.json";
import type { Book } from "../src/core/wire";
import "../src/analysis/analysisWords";
import "../src/host/hostWords";
import "../src/records/recordsWords";
import "../src/learn/learnWords";
import "../src/replay/replayWords";
import { Wording, wordingOf, type Names } from "../src/words/wording";

interface Case {
  key: string;
  params?: Record<string, unknown>;
  values?: Record<string, unknown>;
  own_words?: string;
  sentence: string;
}
const file = cases as unknown as {
  names: Omit<Names, "own_words">;
  own_words: Record<string, Record<string, string>>;
  cases: Case[];
};
const wording = (own = "general", added = "") => new Wording({ ...file.names, own_words: file.own_words[own] ?? {} }, added);

// The words of all modules and editions: a table is sent those of its own with its book.
const files = import.meta.glob<string>("../../src/fogg/{modules,editions}/*/words.en.ftl", { import: "default", eager: true });
const brought = Object.values(files).join("\n");
const known = new Map(Object.keys(file.own_words).map((own) => [own, wording(own, brought)]));

describe("the page says the same sentences as Python", () => {
  test.each(file.cases.filter((one) => !one.key.startsWith("terminal-")).map((one) => [one.key, one.sentence, one] as const))("%s: %s", (_key, sentence, one) => {
    const words = known.get(one.own_words ?? "general") ?? wording();
    expect(one.values ? words.format(one.key, one.values) : words.say([one.key, one.params ?? {}])).toBe(sentence);
  });
});

test("a key without words is shown as it is", () => {
  expect(wording().say(["event-nothing-of-the-kind", {}])).toBe("event-nothing-of-the-kind");
});
test("a message without its parameters is shown with holes", () => {
  expect(wording().say(["event-passed", {}])).toBe("{$seat} had no possible move and passed.");
});
test.each(["city", "route", "ticket", "thing"])("a %s that has no name is shown by its key", (sort) => {
  expect(wording().value(sort, "nowhere")).toBe("nowhere");
});

const erupting = "event-erupts = { $city } erupts.\nevent-passed = { $seat } waits.\n";
const board = { ...file.names, own_words: {} };

test("the words of a board come on top of the catalogue", () => {
  const words = new Wording(board, erupting);
  expect(words.say(["event-erupts", { city: "wien" }])).toBe("Wien erupts.");
  expect(words.say(["event-passed", { seat: 0 }])).toBe("Ada waits.");
});
test("the words of a board do not leak into another board", () => {
  new Wording(board, erupting);
  expect(wording().has("event-erupts")).toBe(false);
});
test("a table speaks with the words of its book", () => {
  const book = { cities: {}, routes: {}, tickets: {}, own_words: {}, things: {}, words: "score-ashes = Ashes\n" };
  expect(wordingOf(book as unknown as Book, ["Ada"]).format("score-ashes")).toBe("Ashes");
});
test("words that cannot be read leave the rest as it is", () => {
  const words = new Wording(board, "this is not an entry\nscore-ashes = Ashes\n");
  expect([words.format("score-ashes"), words.format("word-train")]).toEqual(["Ashes", "train"]);
});
