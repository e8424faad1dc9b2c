import { expect, test } from "vitest";
import { besides, moved, showing, zoomed } from "../src/board/camera";
import type { Box, Geometry } from "../src/board/geometry";
import { cityTowards, distanceAlong, under } from "../src/board/places";
import { wholeCamera } from "../src/board/rest";

const box: Box = [0, 0, 1600, 1000];
const size = { width: 800, height: 600 };
const whole = wholeCamera({ ...empty(), box }, size);
test("the whole board is in the middle of the window, 8 px from its edge", () => {
  expect(whole).toEqual({ scale: 0.49, x: 8, y: 55 });
});
test("the point under the pointer stays where it is while zooming", () => {
  const near = zoomed(whole, 2, [400, 300], 0.1, box, size);
  const point = (c: typeof whole) => [(400 - c.x) / c.scale, (300 - c.y) / c.scale];
  expect(point(near)).toEqual(point(whole));
});
test("the board cannot be lost outside the window", () => {
  const far = moved(whole, 9999, -9999, box, size);
  expect(far.x).toBeLessThanOrEqual(size.width * 0.36);
  expect(far.y + 1000 * far.scale).toBeGreaterThan(0);
});
test("a route that a sheet would cover comes into view", () => {
  const [above] = besides(size, { width: 800, height: 260 });
  const next = showing({ scale: 1, x: 0, y: 0 }, [[100, 550]], above!);
  expect(550 * next.scale + next.y).toBeLessThanOrEqual(600 - 260);
});
test("what a sheet at the right would cover comes into view at its left", () => {
  const [, left] = besides(size, { width: 300, height: 560 });
  const next = showing({ scale: 1, x: 0, y: 0 }, [[520, 100], [780, 500]], left!);
  expect(780 * next.scale + next.x).toBeLessThanOrEqual(800 - 300);
  expect(next.y).toBe(0);
});

const city = (key: string, x: number, y: number) => ({ key, x, y, part: 1, name: null });
const space = (x: number, y: number) => ({ x, y, turn: 0, length: 18 });
const board: Geometry = {
  ...empty(),
  cities: [city("w", 0, 50), city("m", 50, 50), city("e", 100, 52), city("n", 50, 0)],
  routes: [{ key: "w-m", spaces: [space(15, 50), space(35, 50)], line: [], parallel: false }],
};
test("arrows lead to the next city in that direction, and nowhere where there is none", () => {
  expect(cityTowards(board, null, "ArrowUp")).toBe("m");
  expect(cityTowards(board, "m", "ArrowRight")).toBe("e");
  expect(cityTowards(board, "m", "ArrowUp")).toBe("n");
  expect(cityTowards(board, "w", "ArrowLeft")).toBe(null);
});
test("a route is hit along its whole corridor, a city at its sign", () => {
  expect(under(board, 25, 54, 10)).toBe("route:w-m");
  expect(under(board, 50, 51, 10)).toBe("city:m");
  expect(under(board, 75, 20, 10)).toBe(null);
  expect(distanceAlong([[0, 0], [10, 0]], 5, 3)).toBe(3);
});

function empty(): Geometry {
  return { cities: [], routes: [], width: 100, height: 100, car: 15, rest: null, box: [0, 0, 100, 100] };
}
