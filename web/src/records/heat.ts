/** How warm a route is on a map of what was claimed most. */
import type { ClaimedRoute } from "../protocol";

/** Steps of the scale; 0 is a route that was never claimed. */
export const STEPS = 5;

/** The step of a route that was claimed `n` times, where the favorite was claimed `most` times. */
export function stepOf(n: number, most: number): number {
  return n <= 0 || most <= 0 ? 0 : Math.max(1, Math.ceil((STEPS * n) / most));
}

/** How many games a step of the scale stands for, as words such as `3` or `4–6`; null where no number falls on it. */
export function rangeOf(step: number, most: number): string | null {
  const found = Array.from({ length: most }, (_, i) => i + 1).filter((n) => stepOf(n, most) === step);
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return null;
  return first === last ? String(first) : `${first}–${last}`;
}

/** The box of a name: the middle of its foot, and its size. */
export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** True if two names do not cover each other. */
export function apart(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) * 2 >= a.wide + b.wide || Math.abs(a.y - b.y) * 2 >= a.high + b.high;
}

/** Two cities, the tracks between them, how often each was claimed, and all of them together. */
export interface ClaimedPair {
  a: string;
  b: string;
  keys: string[];
  tracks: number[];
  n: number;
}

/** Claimed routes by their ends, the favorites first: tracks between the same cities are added up. */
export function pairsOf(routes: ClaimedRoute[]): ClaimedPair[] {
  const found = new Map<string, ClaimedPair>();
  for (const [key, a, b, n] of routes) {
    const pair = found.get(`${a}\n${b}`) ?? { a, b, keys: [], tracks: [], n: 0 };
    found.set(`${a}\n${b}`, { a, b, keys: [...pair.keys, key], tracks: [...pair.tracks, n], n: pair.n + n });
  }
  return [...found.values()].sort((one, other) => other.n - one.n);
}
