import { expect, test } from "vitest";
import { bestOf, chancesOf, lookAt, stepOf, worstOf } from "../src/analysis/judging";
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
const book = { routes: { "a-b": ["a", "b"], "c-d": ["c", "d"] } } as unknown as Book;
const said = (loss: number, more: Partial<Judged>) => lookAt(book, decision(1, 0, loss, 1, 0.4, { message: ["chosen", {}], best_message: ["other", {}], ...more }));
const lit = (loss: number, more: Partial<Judged>) => said(loss, more).marks.map(({ kind, place }) => `${kind} ${place}`);
test("the better route is lit with its ends, and what was done is told apart", () => {
  const routes = { targets: ["route:c-d"], best_targets: ["route:a-b"] };
  expect(lit(4, routes)).toEqual(["dim board", "lit route:a-b", "lit city:a", "lit city:b", "apart route:c-d"]);
});
test("of a good decision what was done is lit, and the usual play is told apart", () => {
  const routes = { targets: ["route:c-d"], best_targets: ["route:a-b"] };
  expect(lit(-4, routes)).toEqual(["dim board", "lit route:c-d", "lit city:c", "lit city:d", "apart route:a-b"]);
  expect(said(-4, routes).isSlip).toBe(false);
});
test("cards and decks are not on the board, and are looked at as well", () => {
  const looked = said(4, { targets: ["deck"], best_targets: ["kind:red"] });
  expect(looked).toMatchObject({ chosen: ["chosen", {}], other: ["other", {}], isSlip: true, marks: [], better: ["kind:red"], worse: ["deck"] });
  expect(said(4, { targets: ["kind:red"], best_targets: ["kind:red"] }).worse).toEqual([]);
});
test("tickets that should have been kept are lit", () => {
  const keep = (...tickets: string[]) => ["action-keep", { tickets }] as Judged["message"];
  expect(said(4, { message: keep("a-c"), best_message: keep("a-d", "b-d") }).tickets).toEqual(["a-d", "b-d"]);
  expect(said(-4, { message: keep("a-c"), best_message: keep("a-d", "b-d") }).tickets).toEqual(["a-c"]);
});
