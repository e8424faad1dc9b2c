import { expect, test } from "vitest";
import { seatOrder } from "../src/ceremony/sides";
import { stepsOf, totalsAfter } from "../src/ceremony/steps";
import type { PlacedSeat } from "../src/core/wire";

const side = (place: number, seat: number, lines: [string, number][]): PlacedSeat => ({
  place, seats: [seat], completed: 0, total: lines.reduce((sum, [, n]) => sum + n, 0),
  lines: lines.map(([reason, n]) => [seat, reason, n, [], [], [], []]),
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
