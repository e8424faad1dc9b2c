/** Which place a pointer or an arrow key finds on a board. */
import type { City, Geometry, Point } from "./geometry";

/** What lies under a point of the board: a city if it is near, else the route whose corridor is nearest. */
export function under(board: Geometry, x: number, y: number, reach: number): string | null {
  let best: string | null = null;
  let least = reach;
  for (const route of board.routes) {
    const d = distanceAlong(route.spaces.map((space): Point => [space.x, space.y]), x, y);
    if (d < least) [least, best] = [d, `route:${route.key}`];
  }
  // A city is smaller than a corridor: its sign wins, its surroundings do not.
  for (const city of board.cities) {
    const d = Math.hypot(city.x - x, city.y - y);
    if (d < Math.min(least, reach * 0.7)) [least, best] = [d, `city:${city.key}`];
  }
  return best;
}

/** How far a point is from the line through the spaces of a route. */
export function distanceAlong(spaces: Point[], x: number, y: number): number {
  const first = spaces[0];
  if (!first) return Infinity;
  let least = Math.hypot(first[0] - x, first[1] - y);
  for (let i = 1; i < spaces.length; i++) {
    const [ax, ay] = spaces[i - 1] as Point;
    const [bx, by] = spaces[i] as Point;
    const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    least = Math.min(least, Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y));
  }
  return least;
}

const TURN = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] } as const;
export type Arrow = keyof typeof TURN;
export const isArrow = (key: string): key is Arrow => key in TURN;

/** The city that an arrow leads to: near, and rather ahead than aside. */
export function cityTowards(board: Geometry, from: string | null, arrow: Arrow): string | null {
  const here = board.cities.find((city) => city.key === from);
  if (!here) {
    const middle = [board.width / 2, board.height / 2] as const;
    return nearest(board.cities, (city) => Math.hypot(city.x - middle[0], city.y - middle[1]));
  }
  const [ux, uy] = TURN[arrow];
  return nearest(board.cities, (city) => {
    const ahead = (city.x - here.x) * ux + (city.y - here.y) * uy;
    const aside = Math.abs((city.x - here.x) * uy) + Math.abs((city.y - here.y) * ux);
    return ahead <= 1 || aside > ahead * 2.5 ? Infinity : ahead + aside * 1.6;
  });
}

function nearest(cities: City[], cost: (city: City) => number): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const city of cities) {
    const c = cost(city);
    if (c < least) [least, best] = [c, city.key];
  }
  return best;
}
