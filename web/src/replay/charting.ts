/** What is written into a chart: as much as there is room for. */
export interface Turn {
  n: number;
  step: number;
}

const NUMBER = 30; // px from the number of a turn to the next
const HIGH = 15; // px from a value to the next
const MOST = 4; // values without the lowest

/** Turns that are named, for a chart of which `x` tells the places: as many as fit, at equal distances. */
export function namedTurns(turns: Turn[], x: (step: number) => number): Turn[] {
  const [first] = turns;
  for (const nth of [1, 2, 5, 10, 20, 50]) {
    const found = turns.filter(({ n }) => n % ((first?.n || 1) * nth) === 0);
    if (found.every(({ step }, i) => i === 0 || x(step) - x(found[i - 1]!.step) >= NUMBER)) return found;
  }
  return [];
}

/** Values that are named in a chart of some height, from the lowest to the highest that is needed. */
export function namedValues(low: number, most: number, high: number): number[] {
  const n = Math.max(1, Math.min(MOST, Math.floor(high / HIGH)));
  const step = [0.25, 0.5, 1, 5, 10, 20, 25, 50, 100, 200, 500].find((size) => (most - low) / size <= n + 0.01 && (size >= 1 || most <= 1)) ?? 1000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
}
