import { expect, test } from "vitest";
import { namedTurns, namedValues } from "../src/replay/charting";

const turns = Array.from({ length: 24 }, (_, i) => ({ n: 10 * (i + 1), step: 10 * (i + 1) }));

test.each([
  [1400, 24],
  [620, 12],
  [370, 4],
  [200, 4],
  [150, 2],
])("on a chart %i px wide the numbers of turns do not touch each other", (wide, fit) => {
  const x = (step: number) => 10 + ((wide - 20) * step) / 240;
  const named = namedTurns(turns, x);
  expect(named.length).toBe(fit);
  named.slice(1).forEach(({ step }, i) => expect(x(step) - x(named[i]!.step)).toBeGreaterThanOrEqual(30));
});
test("a game without turns to name has none", () => {
  expect(namedTurns([], (step) => step)).toEqual([]);
});
test("a low chart names fewer values", () => {
  expect(namedValues(0, 120, 100)).toEqual([0, 50, 100]);
  expect(namedValues(-20, 130, 45)).toEqual([0, 50, 100]);
  expect(namedValues(0, 120, 40)).toEqual([0, 100]);
  expect(namedValues(0, 1, 100)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(namedValues(0, 1, 40)).toEqual([0, 0.5, 1]);
});
