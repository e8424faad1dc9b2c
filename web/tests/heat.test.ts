import { expect, test } from "vitest";
import { STEPS, apart, pairsOf, rangeOf, stepOf } from "../src/records/heat";

test("a route that was never claimed is cold, the favorite is the warmest", () => {
  expect(stepOf(0, 7)).toBe(0);
  expect(stepOf(1, 7)).toBe(1);
  expect(stepOf(7, 7)).toBe(STEPS);
  expect(stepOf(0, 0)).toBe(0);
});

test.each([1, 2, 3, 5, 8, 40])("every number of claims up to %i has one step, and the scale names it", (most) => {
  const named = Array.from({ length: STEPS }, (_, i) => rangeOf(i + 1, most)).filter((range) => range !== null);
  const covered = named.flatMap((range) => {
    const [first, last] = range.split("–").map(Number);
    return Array.from({ length: (last ?? first!) - first! + 1 }, (_, i) => first! + i);
  });
  expect(covered).toEqual(Array.from({ length: most }, (_, i) => i + 1));
});

test("names side by side or one above the other do not cover each other", () => {
  const name = { x: 100, y: 50, wide: 40, high: 10 };
  expect(apart(name, { ...name, x: 141 })).toBe(true);
  expect(apart(name, { ...name, y: 61 })).toBe(true);
  expect(apart(name, { ...name, x: 130, y: 55 })).toBe(false);
});

test("tracks between the same cities are one favorite", () => {
  const routes: [string, string, string, number][] = [["a-c", "A", "C", 4], ["a-b.1", "A", "B", 3], ["a-b.2", "A", "B", 2]];
  expect(pairsOf(routes)).toEqual([
    { a: "A", b: "B", keys: ["a-b.1", "a-b.2"], tracks: [3, 2], n: 5 },
    { a: "A", b: "C", keys: ["a-c"], tracks: [4], n: 4 },
  ]);
});
