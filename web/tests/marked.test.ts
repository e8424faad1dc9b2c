// @vitest-environment jsdom
import { expect, test } from "vitest";
import { MarkedBoard } from "../src/board/marks";
import { geometryOf } from "../src/board/geometry";
import type { Mark } from "../src/core/wire";
import { drawing } from "./boards";

const SHOWN = { px: 1.4, far: false };
const COLORS = ["blue", "red", "green", "yellow", "black"];

function fresh(name: string): MarkedBoard {
  const root = drawing(name) as unknown as SVGSVGElement;
  return new MarkedBoard(root, geometryOf(root));
}

/** Positions that jump to and fro: routes owned by one or two, lights, closed routes, pieces on spaces. */
function positions(name: string): Mark[][] {
  const keys = geometryOf(drawing(name)).routes.map((route) => route.key);
  const cities = geometryOf(drawing(name)).cities.map((city) => city.key);
  return [3, 30, 11, 0, 15, 16, 9].map((n, i) => {
    const owned = keys.slice(0, n).flatMap((key, k): Mark[] => (k % 7 === 6 ? [0, 1].map((slot) => ({ kind: "train", place: `route:${key}`, owner: slot, livery: COLORS[slot]!, slot, of: 2 })) : [{ kind: "train", place: `route:${key}`, owner: k % 5, livery: COLORS[(k + (i > 4 ? 1 : 0)) % 5]! }]));
    const order = i % 2 ? owned : [...owned].reverse();
    const states: Mark[] = [{ kind: "closed", place: `route:${keys.at(-1)}` }, { kind: "last", place: `route:${keys[n]}` }, { kind: "ticket", place: `city:${cities[n % cities.length]}` }, { kind: "track-blue", place: `route:${keys.at(-2 - i)}` }];
    const lights: Mark[] = i === 3 ? [{ kind: "dim", place: "board" }, { kind: "lit", place: `route:${keys[1]}` }] : [];
    return [...states, ...lights, ...order];
  });
}

test.each(["new_york"])("what stays the same is the same as made again: %s", (name) => {
  const board = fresh(name);
  for (const shown of [SHOWN, { px: 2.6, far: true }]) {
    for (const marks of positions(name)) {
      board.apply(marks, shown);
      const other = fresh(name);
      other.apply(marks, shown);
      expect(board.root.outerHTML).toBe(other.root.outerHTML);
    }
  }
});
test("routes that do not change are not touched", () => {
  const board = fresh("new_york");
  const [first = [], second = []] = positions("new_york");
  board.apply(first, SHOWN);
  const kept = board.root.querySelector("#trains > g");
  board.apply([...first, ...second.filter((mark) => !first.some(({ place }) => place === mark.place))], SHOWN);
  expect(board.root.querySelector(`[id="${kept?.id}"]`)).toBe(kept);
});
