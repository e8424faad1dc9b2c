import { expect, test } from "vitest";
import { seatOrder } from "../src/ceremony/sides";
import { stepsOf, totalsAfter } from "../src/ceremony/steps";
import { scoredMarks } from "../src/core/ways";
import type { Book, PlacedSeat } from "../src/core/wire";

const side = (place: number, seat: number, lines: [string, number][]): PlacedSeat => ({
  place, seats: [seat], completed: 0, total: lines.reduce((sum, [, n]) => sum + n, 0),
  lines: lines.map(([reason, n]) => [seat, reason, n, [], [], [], [], 0]),
});
const result = [
  side(1, 1, [["score-route", 10], ["score-ticket-done", 8], ["score-ticket-failed", -4], ["score-longest-path", 10]]),
  side(2, 0, [["score-route", 12], ["score-ticket-done", 5]]),
];
test("sides are shown as they sit, not as they end", () => {
  expect(seatOrder(result)).toEqual([1, 0]);
});
test("routes first, then tickets of the last to the first, failed before done, then bonuses, then the winner", () => {
  const steps = stepsOf(result);
  expect(steps.map((step) => [step.stage, step.side, step.lines.map((line) => line[2])])).toEqual([
    ["routes", null, [10, 12]], ["tickets", 1, [5]], ["tickets", 0, [-4]], ["tickets", 0, [8]], ["bonus", 0, [10]], ["winner", null, []],
  ]);
});
test("at the end every total is the engine's", () => {
  const steps = stepsOf(result);
  expect(totalsAfter(result, steps, steps.length - 1)).toEqual(result.map((one) => one.total));
  expect(totalsAfter(result, steps, 0)).toEqual([10, 12]);
});
test("what a bonus pays for one ticket is a step of its own, and its two paths are told apart", () => {
  const tour = (points: number, ticket: string, routes: string[]): PlacedSeat["lines"][number] => [0, "score-tour", points, routes, [ticket], [], [], 2];
  const lines = [tour(5, "a-c", ["a-b", "b-c", "a-c"]), tour(15, "a-b", ["a-b", "b-c", "c-a"])];
  const steps = stepsOf([{ place: 1, seats: [0], completed: 0, total: 20, lines }]);
  expect(steps.filter((step) => step.stage === "bonus").map((step) => step.lines.map((line) => line[4][0]))).toEqual([["a-c"], ["a-b"]]);
  const book = { tickets: { "a-c": ["A", "C", "5", ["a"], ["c"], ""] } } as unknown as Book;
  const marks = scoredMarks(book, [lines[0]!]);
  expect(marks.filter((mark) => mark.kind === "lit").map((mark) => mark.place)).toEqual(["route:a-b", "route:b-c", "city:a", "city:c"]);
  expect(marks.filter((mark) => mark.kind === "apart").map((mark) => mark.place)).toEqual(["route:a-c"]);
});
