import { expect, test } from "vitest";
import { explained } from "../src/table/explained";
import { wordingOf } from "../src/words/wording";
import type { Book, Mark, Message } from "../src/core/wire";
import type { TableStore } from "../src/table/store.svelte";

const book = { cities: { a: "Houston", b: "New Orleans" }, routes: { "a-b": ["a", "b", "gray", 2, "normal", 0] }, tickets: {}, own_words: {}, things: {}, words: "", kinds: [] } as unknown as Book;
const wording = wordingOf(book, ["Vic", "Ada"]);

function table(marks: Mark[], question: unknown = null): TableStore {
  return { book, wording, seat: 0, assist: 1, question, choosing: false, position: { marks }, say: (message: Message) => wording.say(message) } as unknown as TableStore;
}
const route = { route: "a-b", seat: 0 };

test("one's own route is called one's own", () => {
  expect(explained(table([]), ["refusal-route-taken", route])[0]).toBe("You already have Houston–New Orleans.");
  expect(explained(table([]), ["refusal-route-taken", { ...route, seat: 1 }])[0]).toContain("Ada");
});
test("a second track closed to all players says so, a track that others may take does not", () => {
  const closed = explained(table([{ kind: "closed", place: "route:a-b" }]), ["refusal-own-track", route])[0];
  expect(closed).toBe(wording.say(["refusal-route-closed", route]));
  expect(explained(table([]), ["refusal-own-track", route])[0]).toBe(wording.say(["refusal-own-track", route]));
});
test("what comes too early is told what comes first", () => {
  const asked = { ask: "1", step: "next-card", form: {}, options: [] };
  const [text, short] = explained(table([], asked), ["refusal-not-now", {}]);
  expect(text).toContain(wording.format("web-step-next-card"));
  expect(text).not.toContain(wording.format("refusal-not-now"));
  expect(short).toBe(wording.format("web-step-next-card"));
});
