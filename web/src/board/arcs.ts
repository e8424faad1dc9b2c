/** Tickets on the board: dotted lines from city to city, the same at every zoom, in px of the screen. */
import type { Box, Geometry, Point } from "./geometry";
import { dotOf } from "./sizes";
import { made, num, text } from "./svg";

/** A ticket that is offered or lit: its letter, if it has one, and the two cities it would join. */
export interface Arc {
  letter: string;
  a: string;
  b: string;
  on: boolean;
}

export interface DrawnArc {
  arc: Arc;
  lines: Element[];
  /** Where its letter stands. */
  at: Point;
}

const BOW = 0.14; // of the length that a line swings out
const LETTER = 11; // px, half the box of a letter
const STEPS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73];

/** The lines of all arcs; letters stand where they cover neither a city nor each other. */
export function arcsOf(arcs: Arc[], board: Geometry, scale: number): DrawnArc[] {
  const cities = new Map(board.cities.map((city): [string, Point] => [city.key, [city.x * scale, city.y * scale]]));
  const spots = [...cities.values()];
  const found: DrawnArc[] = [];
  const near = dotOf(scale) + LETTER + 6;
  for (const arc of arcs) {
    const [a, b] = [cities.get(arc.a), cities.get(arc.b)];
    if (!a || !b) continue;
    const middle = bow(a, b);
    const cost = ([x, y]: Point, t: number) =>
      Math.abs(t - 0.5) * 10 +
      spots.filter(([cx, cy]) => Math.hypot(cx - x, cy - y) < near).length * 20 +
      found.filter(({ at }) => Math.hypot(at[0] - x, at[1] - y) < 2 * LETTER + 4).length * 20;
    const tried = STEPS.map((t) => ({ t, at: along(a, middle, b, t) }));
    const [best] = tried.sort((one, other) => cost(one.at, one.t) - cost(other.at, other.t));
    found.push({ arc, lines: line(a, middle, b, arc), at: best!.at });
  }
  return found;
}

export function letterBox({ at: [x, y] }: DrawnArc): Box {
  return [x - LETTER - 1, y - LETTER - 1, x + LETTER + 1, y + LETTER + 1];
}

/** The point that pulls a line out of the straight, always to the same side of the page: upwards. */
function bow(a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const side = dx < 0 ? -1 : 1;
  return [(a[0] + b[0]) / 2 + dy * BOW * side, (a[1] + b[1]) / 2 - dx * BOW * side];
}

function along(a: Point, m: Point, b: Point, t: number): Point {
  const at = (from: number, by: number, to: number) => (1 - t) ** 2 * from + 2 * t * (1 - t) * by + t ** 2 * to;
  return [at(a[0], m[0], b[0]), at(a[1], m[1], b[1])];
}

function line(a: Point, m: Point, b: Point, { on, letter }: Arc): Element[] {
  const d = `M${num(a[0])} ${num(a[1])}Q${num(m[0])} ${num(m[1])} ${num(b[0])} ${num(b[1])}`;
  const wide = letter ? (on ? 3.4 : 2.2) : 2.6;
  return [
    made("path", { d, class: "arc-halo", "stroke-width": wide + 3.4 }),
    made("path", { d, class: on ? "arc on" : "arc", "stroke-width": wide, "stroke-dasharray": letter ? "0.5 7" : "1 8" }),
  ];
}

export function letterOf({ arc, at: [x, y] }: DrawnArc): Element {
  const box = made("rect", { x: -LETTER, y: -LETTER, width: 2 * LETTER, height: 2 * LETTER, rx: 3 });
  return made("g", { class: arc.on ? "arc-letter on" : "arc-letter", transform: `translate(${num(x)} ${num(y)})` }, box, text(arc.letter, { y: 5, "text-anchor": "middle", "font-size": 15 }));
}
