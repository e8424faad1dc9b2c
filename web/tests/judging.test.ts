import { expect, test } from "vitest";
import { bestOf, chancesOf, lightsOf, stepOf, worstOf } from "../src/analysis/judging";
import type { Judged, Report } from "../src/analysis/analysisApi";
import type { Book } from "../src/core/wire";

const decision = (number: number, seat: number, loss: number, error: number, win: number, more: Partial<Judged> = {}) =>
  ({ number, turn: number, seat, loss, error, forced: false, outlook: [{ win, lead: 0 }, { win: 1 - win, lead: 0 }], targets: [], best_targets: [], ...more }) as unknown as Judged;
const report = {
  start: [{ win: 0.5, lead: 0 }, { win: 0.5, lead: 0 }],
  decisions: [decision(1, 0, 4, 1, 0.4), decision(3, 1, 9, 5, 0.6), decision(4, 0, -3, 1, 0.8), decision(6, 1, 7, 1, 0.9), decision(7, 1, 8, 0.1, 0.9, { forced: true })],
} as unknown as Report;

test("decisions are found by their lines in the record", () => {
  expect([1, 3, 4, 6].map((line) => stepOf([1, 3, 4, 6], line))).toEqual([1, 2, 3, 4]);
});
test("chances go on as before where nothing was told", () => {
  expect(chancesOf(report, [1, 2, 3, 4, 6, 7], [[0], [1]])[0]).toEqual([0.5, 0.4, 0.4, 0.6, 0.8, 0.9, 0.9]);
});
test("only what is sure is told, the clearest first", () => {
  expect(worstOf(report).map(({ number }) => number)).toEqual([6, 1]);
  expect(bestOf(report).map(({ number }) => number)).toEqual([4]);
});
test("the better route is lit with its ends, and what was done is told apart", () => {
  const book = { routes: { "a-b": ["a", "b"], "c-d": ["c", "d"] } } as unknown as Book;
  const marks = lightsOf(book, decision(1, 0, 4, 1, 0.4, { targets: ["route:c-d"], best_targets: ["route:a-b"] }));
  expect(marks.map(({ kind, place }) => `${kind} ${place}`)).toEqual(["dim board", "lit route:a-b", "lit city:a", "lit city:b", "apart route:c-d"]);
  expect(lightsOf(book, decision(1, 0, 4, 1, 0.4, { targets: ["deck"], best_targets: ["kind:red"] }))).toEqual([]);
});
