/** Where cities and routes lie, so that a pointer or an arrow key finds the nearest. */
import { placeOf } from "./marks";

export interface Spot {
  key: string;
  x: number;
  y: number;
}

export interface Corridor {
  key: string;
  spaces: [number, number][];
}

export interface Places {
  cities: Spot[];
  routes: Corridor[];
  width: number;
  height: number;
}

export function placesOf(root: SVGSVGElement): Places {
  const box = (root.getAttribute("viewBox") ?? "0 0 100 100").split(" ").map(Number);
  const cities = [...root.querySelectorAll('[id^="city-"]')].map((city) => {
    const [x, y] = placeOf(city);
    return { key: city.id.slice("city-".length), x, y };
  });
  const routes = [...root.querySelectorAll('[id^="route-"]')].map((route) => ({
    key: route.id.slice("route-".length),
    spaces: [...route.querySelectorAll('[id^="space-"]')].map(placeOf),
  }));
  return { cities, routes, width: box[2] ?? 100, height: box[3] ?? 100 };
}

/** What lies under a point of the board: a city if it is near, else the route whose corridor is nearest. */
export function under(places: Places, x: number, y: number, reach: number): string | null {
  let best: string | null = null;
  let least = reach;
  for (const route of places.routes) {
    const d = distanceAlong(route.spaces, x, y);
    if (d < least) [least, best] = [d, `route:${route.key}`];
  }
  // A city is smaller than a corridor: its sign wins, its surroundings do not.
  for (const city of places.cities) {
    const d = Math.hypot(city.x - x, city.y - y);
    if (d < Math.min(least, reach * 0.7)) [least, best] = [d, `city:${city.key}`];
  }
  return best;
}

/** How far a point is from the line through the spaces of a route. */
export function distanceAlong(spaces: [number, number][], x: number, y: number): number {
  const first = spaces[0];
  if (!first) return Infinity;
  let least = Math.hypot(first[0] - x, first[1] - y);
  for (let i = 1; i < spaces.length; i++) {
    const [ax, ay] = spaces[i - 1] as [number, number];
    const [bx, by] = spaces[i] as [number, number];
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
export function cityTowards(places: Places, from: string | null, arrow: Arrow): string | null {
  const here = places.cities.find((city) => city.key === from);
  if (!here) {
    const middle = [places.width / 2, places.height / 2] as const;
    return nearest(places.cities, (city) => Math.hypot(city.x - middle[0], city.y - middle[1]));
  }
  const [ux, uy] = TURN[arrow];
  return nearest(places.cities, (city) => {
    const ahead = (city.x - here.x) * ux + (city.y - here.y) * uy;
    const aside = Math.abs((city.x - here.x) * uy) + Math.abs((city.y - here.y) * ux);
    return ahead <= 1 || aside > ahead * 2.5 ? Infinity : ahead + aside * 1.6;
  });
}

function nearest(cities: Spot[], cost: (city: Spot) => number): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const city of cities) {
    const c = cost(city);
    if (c < least) [least, best] = [c, city.key];
  }
  return best;
}
