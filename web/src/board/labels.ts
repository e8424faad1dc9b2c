/** The names on the board: chosen as large as all of them fit, drawn in px of the screen. */
import type { Box, Geometry } from "./geometry";
import { textWidth } from "./lettering";
import { placeNames, type Named, type Placed } from "./naming";
import { touching } from "./obstacles";
import { farDot, LEAST_NAME, NAMES } from "./sizes";
import { made, num, text } from "./svg";

const END = 12.5; // px of the name of a ticket's end
const PLATE = 15; // px of a name that is lit
const RING = 8.5; // px of a wide ring beyond its city
const LEAD = 8; // px from a city from which a line leads to its name
const FEW = 0.3; // scale below which only ends of tickets and cities that are lit are named
const FAR_THICK = 0.62;
const KEPT = 24; // placings that are remembered

export interface Wanted {
  scale: number;
  far: boolean;
  /** Ends of tickets: bold. */
  ends: Set<string>;
  /** Names on plates: the ends of a ticket that is lit. */
  plates: Set<string>;
  /** Cities with a wide ring, which their names leave free. */
  ringed?: Set<string>;
  /** Boxes in px of the board's own corner that must stay free, such as letters. */
  taken: Box[];
}

/** Names that are written on a board: which placing they come from, how they look, and which of them are in sight. */
export interface Written {
  named: Named;
  look: string;
  placed: Placed[];
}

export class Labels {
  private readonly kept = new Map<string, Named>();

  constructor(private readonly board: Geometry) {}

  /** All names for a scale; the same answer for the same question. */
  place(wanted: Wanted): Named {
    const key = JSON.stringify([wanted.scale.toFixed(4), wanted.far, [...wanted.ends].sort(), [...wanted.plates].sort(), [...(wanted.ringed ?? [])].sort(), wanted.taken]);
    let found = this.kept.get(key);
    if (!found) {
      found = wanted.far ? this.few(wanted) : this.all(wanted);
      if (this.kept.size >= KEPT) this.kept.delete([...this.kept.keys()][0] as string);
      this.kept.set(key, found);
    }
    return found;
  }

  /** One size for the whole board, the largest that fits; ends of tickets are larger where that fits too. */
  private all(wanted: Wanted): Named {
    const tries = [...NAMES.map((size) => ({ size, end: Math.max(END, size), clear: 4.4 })), { size: LEAST_NAME, end: LEAST_NAME, clear: 1.2 }];
    for (const { size, end, clear } of tries) {
      const named = placeNames(this.board, wanted.scale, { size, near: near(wanted, end, clear), taken: wanted.taken });
      if (!named.missing.length) return named;
    }
    const last = { size: LEAST_NAME, near: near(wanted, LEAST_NAME, 1.2), taken: wanted.taken, fine: true };
    const named = placeNames(this.board, wanted.scale, last);
    return named.missing.length ? placeNames(this.board, wanted.scale, { ...last, force: true }) : named;
  }

  /** As many as fit where the whole board is shown small. */
  private few(wanted: Wanted): Named {
    const { scale } = wanted;
    const thick = Math.max(this.board.car * FAR_THICK, 4 / scale);
    const meant = (city: string) => wanted.ends.has(city) || wanted.plates.has(city) || wanted.ringed?.has(city);
    const only = scale < FEW ? { ...this.board, cities: this.board.cities.map((city) => (meant(city.key) ? city : { ...city, name: null })) } : this.board;
    return placeNames(only, scale, { size: LEAST_NAME, near: near(wanted, LEAST_NAME, 3), taken: wanted.taken, thick, dot: farDot(scale), reach: 10, force: true });
  }
}

function near({ ends, plates, ringed }: Wanted, size: number, clear: number): Map<string, { size: number; clear: number }> {
  const found = new Map([...ends].map((city) => [city, { size, clear }] as const));
  for (const city of ringed ?? []) found.set(city, { size, clear: RING });
  for (const city of plates) found.set(city, { size: PLATE, clear: 12 });
  return found;
}

/** The names that a window shows whole: a name that its edge would cut takes another place at its city. */
export function inView(board: Geometry, named: Named, scale: number, view: Box): Placed[] {
  const cut = (box: Box) => box[0] < view[0] + 1 || box[1] < view[1] + 1 || box[2] > view[2] - 1 || box[3] > view[3] - 1;
  const shown = new Map(named.placed);
  for (const { key, x, y } of board.cities) {
    const placed = shown.get(key);
    if (!placed || !cut(placed.box)) continue;
    const [cx, cy] = [x * scale, y * scale];
    const seen = cx > view[0] + 6 && cy > view[1] + 6 && cx < view[2] - 6 && cy < view[3] - 6;
    const other = seen ? named.others.get(key)?.find((place) => !cut(place.box) && [...shown.values()].every((one) => one.key === key || !touching(one.box, place.box))) : undefined;
    if (other) shown.set(key, other);
    else shown.delete(key);
  }
  return [...shown.values()];
}

/** Draw names on a layer whose unit is one px of the screen. `faint`: cities that are not lit. */
export function drawNames(board: Geometry, placed: Placed[], scale: number, wanted: Wanted, faint: (city: string) => boolean): Element[] {
  const cities = new Map(board.cities.map((city) => [city.key, city]));
  const below: Element[] = [];
  const above: Element[] = [];
  for (const { key, box, lines, size, far } of placed) {
    const city = cities.get(key);
    if (!city) continue;
    const [cx, cy] = [city.x * scale, city.y * scale];
    const plate = wanted.plates.has(key);
    if (plate) below.push(made("rect", { class: "plate", x: num(box[0] - 4), y: num(box[1] - 3.5), width: num(box[2] - box[0] + 8), height: num(box[3] - box[1] + 7), rx: 2 }));
    else if (far > LEAD) below.push(made("path", { class: "lead", d: `M${num(cx)} ${num(cy)}L${num(Math.max(box[0], Math.min(box[2], cx)))} ${num(Math.max(box[1], Math.min(box[3], cy)))}` }));
    const style = ["name", city.name?.quiet ? "quiet" : "", wanted.ends.has(key) || plate ? "end" : "", faint(key) ? "faint" : ""].filter(Boolean).join(" ");
    lines.forEach((line, i) => {
      const wide = textWidth(line, size);
      let x = (box[0] + box[2]) / 2;
      if (lines.length > 1 && box[0] > cx - 2) x = box[0] + 1 + wide / 2;
      else if (lines.length > 1 && box[2] < cx + 2) x = box[2] - 1 - wide / 2;
      above.push(text(line, { class: style, "data-city": key, x: num(x), y: num(box[1] + 0.5 + size * (0.7 + i)), "font-size": size, textLength: num(wide), lengthAdjust: "spacingAndGlyphs", "text-anchor": "middle" }));
    });
  }
  return [...below, ...above];
}
