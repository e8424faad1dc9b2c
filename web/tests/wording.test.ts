import { describe, expect, test } from "vitest";
import cases from "../../tests/words/cases.json";
import { Wording, type Names } from "../src/words/wording";

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
const wording = (own = "general") => new Wording({ ...file.names, own_words: file.own_words[own] ?? {} });

describe("the page says the same sentences as Python", () => {
  test.each(file.cases.filter((one) => !one.key.startsWith("terminal-")).map((one) => [one.key, one.sentence, one] as const))("%s: %s", (_key, sentence, one) => {
    const words = wording(one.own_words);
    expect(one.values ? words.format(one.key, one.values) : words.say([one.key, one.params ?? {}])).toBe(sentence);
  });
});

test("a message that the catalogue does not have is an error", () => {
  expect(() => wording().say(["event-nothing-of-the-kind", {}])).toThrow();
});
test("a message without its parameters is an error", () => {
  expect(() => wording().say(["event-passed", {}])).toThrow(/event-passed/);
});
