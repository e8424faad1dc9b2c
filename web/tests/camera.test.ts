import { expect, test } from "vitest";
import { fit, moved, showing, zoomed } from "../src/board/camera";
import { cityTowards, distanceAlong, under, type Places } from "../src/board/places";

const board = { width: 1600, height: 1000 };
const box = { width: 800, height: 600 };
test("the whole board is in the middle of the window", () => {
  const camera = fit(board, box, 0);
  expect(camera).toEqual({ scale: 0.5, x: 0, y: 50 });
});
test("the point under the pointer stays where it is while zooming", () => {
  const camera = fit(board, box, 0);
  const near = zoomed(camera, 2, [400, 300], board, box);
  const point = (c: typeof camera) => [(400 - c.x) / c.scale, (300 - c.y) / c.scale];
  expect(point(near)).toEqual(point(camera));
});
test("the board cannot be lost outside the window", () => {
  const far = moved(fit(board, box), 9999, -9999, board, box);
  expect(far.x).toBeLessThanOrEqual(box.width * 0.36);
  expect(far.y + board.height * far.scale).toBeGreaterThan(0);
});
test("a route that a sheet would cover comes into view", () => {
  const camera = { scale: 1, x: 0, y: 0 };
  const next = showing(camera, [[100, 550]], box, { bottom: 260 });
  expect(550 * next.scale + next.y).toBeLessThanOrEqual(600 - 260);
});

const places: Places = {
  width: 100,
  height: 100,
  cities: [{ key: "w", x: 0, y: 50 }, { key: "m", x: 50, y: 50 }, { key: "e", x: 100, y: 52 }, { key: "n", x: 50, y: 0 }],
  routes: [{ key: "w-m", spaces: [[15, 50], [35, 50]] }],
};
test("arrows lead to the next city in that direction, and nowhere where there is none", () => {
  expect(cityTowards(places, null, "ArrowUp")).toBe("m");
  expect(cityTowards(places, "m", "ArrowRight")).toBe("e");
  expect(cityTowards(places, "m", "ArrowUp")).toBe("n");
  expect(cityTowards(places, "w", "ArrowLeft")).toBe(null);
});
test("a route is hit along its whole corridor, a city at its sign", () => {
  expect(under(places, 25, 54, 10)).toBe("route:w-m");
  expect(under(places, 50, 51, 10)).toBe("city:m");
  expect(under(places, 75, 20, 10)).toBe(null);
  expect(distanceAlong([[0, 0], [10, 0]], 5, 3)).toBe(3);
});
