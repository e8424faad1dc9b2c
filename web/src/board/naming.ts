/** Names placed for one scale, in px of the screen: none on another name, a city or a space. */
import type { Box, City, Geometry } from "./geometry";
import { onTwoLines, textWidth } from "./lettering";
import { Obstacles, touching } from "./obstacles";
import { dotOf } from "./sizes";

export interface Placed {
  key: string;
  box: Box;
  lines: string[];
  size: number;
  /** How far the name is from the rim of its city. */
  far: number;
  cost: number;
}

export interface Placing {
  /** The size of letters. */
  size: number;
  /** The radius of a city. */
  dot?: number;
  /** Of a space's width: what must stay free of names. */
  thick?: number;
  /** How far a name may be from its city. */
  reach?: number;
  /** Cities whose names matter most: their size, and what they leave free around the city. */
  near?: Map<string, { size: number; clear: number }>;
  /** True if those names are shown in any case, on a space if need be. */
  force?: boolean;
  /** True if many more places are tried. */
  fine?: boolean;
  /** Boxes that are taken by something else. */
  taken?: Box[];
  /** What can be seen; a name that it would cut is better elsewhere. */
  view?: Box;
}

export interface Named {
  placed: Map<string, Placed>;
  /** Cities whose names have no place. */
  missing: string[];
  /** Other places that a name could have. */
  others: Map<string, Placed[]>;
}

const GAPS = [2.4, 4, 5.2, 6.5, 9.5, 13, 17]; // px between a city's rim and its name
const FINE = Array.from({ length: 16 }, (_, i) => 1.4 + i);
const CLEAR = 1.2; // px that a name leaves free around its city
const REACH = 20;
const MOST = 70; // places that are tried for one name
const STEPS = 2500;
const INTO = 3; // px of a space's length and width that a name may cover

interface Label {
  key: string;
  places: Placed[];
  at: Placed;
  weight: number;
  near: boolean;
}

/** Place all names of a board shown at that scale. Boxes are in px, from the board's corner. */
export function placeNames(board: Geometry, scale: number, how: Placing): Named {
  const dot = how.dot ?? dotOf(scale);
  const obstacles = new Obstacles(board, scale, (how.thick ?? board.car) * scale - INTO, INTO, dot);
  const missing: string[] = [];
  const labels: Label[] = [];
  for (const city of board.cities) {
    if (!city.name) continue;
    const places = placesFor(city, scale, dot, how, obstacles);
    const [first] = places;
    if (first) labels.push({ key: city.key, places, at: first, weight: 1, near: how.near?.has(city.key) ?? false });
    else missing.push(city.key);
  }
  solve(labels);
  const kept = withoutConflicts(labels, missing);
  settle(kept);
  return {
    missing,
    placed: new Map(kept.map((label) => [label.key, label.at])),
    others: new Map(kept.map((label) => [label.key, label.places])),
  };
}

/** The places where the name of a city may stand, the best first. */
function placesFor(city: City, scale: number, dot: number, how: Placing, obstacles: Obstacles): Placed[] {
  const name = city.name;
  if (!name) return [];
  const near = how.near?.get(city.key);
  const size = near?.size ?? how.size;
  const clear = near?.clear ?? CLEAR;
  const reach = Math.max(how.reach ?? REACH, clear + 8);
  const [cx, cy] = [city.x * scale, city.y * scale];
  const [sides, ends] = how.fine ? [12, 20] : [5, 8];
  const tried: Placed[] = [];
  const two = onTwoLines(name.lines.join(" "));
  const forms = name.lines.length > 1 ? [name.lines, [joined(name.lines)]] : two ? [name.lines, two] : [name.lines];
  forms.forEach((lines, form) => {
    const wide = Math.max(...lines.map((line) => textWidth(line, size))) + 2;
    const high = (0.8 + (lines.length - 1)) * size + 1;
    const add = (mx: number, my: number, cost: number, printed = false) => {
      const box: Box = [mx - wide / 2, my - high / 2, mx + wide / 2, my + high / 2];
      const far = distance(box, cx, cy) - dot;
      if (far < clear || (far > reach && !printed)) return;
      const view = how.view;
      const cut = view && cx > view[0] && cx < view[2] && cy > view[1] && cy < view[3] && (box[0] < view[0] + 2 || box[1] < view[1] + 2 || box[2] > view[2] - 2 || box[3] > view[3] - 2);
      tried.push({ key: city.key, box, lines, size, far, cost: cost + form * 1.5 + far * 0.45 + (cut ? 14 : 0) });
    };
    if (form === 0) add(cx + name.dx * scale, cy + name.dy * scale, -1.5, true);
    for (const gap of how.fine ? FINE : GAPS) {
      const r = dot + gap;
      for (let i = -sides; i <= sides; i++) {
        const t = i / sides;
        add(cx + r + wide / 2, cy + t * (high / 2 + dot * 0.6), 0.4 + Math.abs(t) * 1.4);
        add(cx - r - wide / 2, cy + t * (high / 2 + dot * 0.6), 0.9 + Math.abs(t) * 1.4);
      }
      for (let i = -ends; i <= ends; i++) {
        const t = i / ends;
        add(cx + t * (wide / 2 + dot * 0.4), cy - r - high / 2, 1 + Math.abs(t) * 1.1);
        add(cx + t * (wide / 2 + dot * 0.4), cy + r + high / 2, 1.2 + Math.abs(t) * 1.1);
      }
    }
  });
  const open = tried.filter((one) => !how.taken?.some((box) => touching(box, one.box)));
  let free = open.filter((one) => obstacles.isFree(one, city.key));
  if (!free.length && near && how.force) free = open.filter((one) => obstacles.missesCities(one, city.key));
  return thinned(free.sort((a, b) => a.cost - b.cost));
}

const joined = (lines: string[]) => lines.reduce((all, line) => (all.endsWith("-") ? all + line : `${all} ${line}`));

export function distance(box: Box, x: number, y: number): number {
  return Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3]));
}

/** Places that differ by more than a px. */
function thinned(places: Placed[]): Placed[] {
  const found: Placed[] = [];
  for (const one of places) {
    if (found.length >= MOST) break;
    if (!found.some((other) => other.lines === one.lines && Math.abs(other.box[0] - one.box[0]) < 1.2 && Math.abs(other.box[1] - one.box[1]) < 1.2)) found.push(one);
  }
  return found;
}

/** Weight of the names that a place would meet. */
function conflicts(labels: Label[], own: Label, box: Box): number {
  let sum = 0;
  for (const label of labels) if (label !== own && touching(label.at.box, box)) sum += label.weight;
  return sum;
}

/** Names that meet move one at a time to where they meet least; those that move often weigh more. */
function solve(labels: Label[]): void {
  let seed = 7;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  for (let step = 0; step < STEPS; step++) {
    const meeting = labels.filter((label) => conflicts(labels, label, label.at.box) > 0);
    const label = meeting[Math.floor(random() * meeting.length)];
    if (!label) return;
    let least = Infinity;
    for (const place of label.places) {
      const cost = conflicts(labels, label, place.box) * 25 + place.cost + random() * 0.6;
      if (cost < least) [least, label.at] = [cost, place];
    }
    label.weight += 0.15;
  }
}

/** What cannot be placed gives way, the names that matter least first. */
function withoutConflicts(labels: Label[], missing: string[]): Label[] {
  let kept = labels;
  for (;;) {
    const meeting = kept.filter((label) => conflicts(kept, label, label.at.box) > 0);
    const [last] = meeting.sort((a, b) => Number(a.near) - Number(b.near) || a.places.length - b.places.length);
    if (!last) return kept;
    kept = kept.filter((label) => label !== last);
    missing.push(last.key);
  }
}

/** Now that all have a place, some may take a better one. */
function settle(labels: Label[]): void {
  for (let round = 0; round < 2; round++) {
    for (const label of labels) {
      const better = label.places.find((place) => place === label.at || conflicts(labels, label, place.box) === 0);
      if (better) label.at = better;
    }
  }
}
