/** Pieces that stand at cities, in px of the screen: none on a name, a city or another piece. */
import type { Mark } from "../core/wire";
import type { Box, City, Geometry } from "./geometry";
import { filled, type CityPiece } from "./marks";
import { distance } from "./naming";
import { touching } from "./obstacles";
import { made, num } from "./svg";

const GAPS = [1, 4, 8, 12]; // px from a city's rim
const TURNS = 24;
const TRAY = { high: 22, each: 18, more: 8 }; // px
const FEW = 4; // pieces of a city that stand by themselves
const FAR = 0.85; // of their size where the whole board is shown
const CROWD = /^meeple-/; // figures that wait in a tray

/** One piece, or a tray of several, ready to be placed: its box around (0, 0) and its drawing. */
export interface Standing {
  city: string;
  box: Box;
  /** A number or a token gives way to what players own. */
  neutral: boolean;
  draw: () => Element;
}

export interface Stood extends Standing {
  x: number;
  y: number;
  cost: number;
}

/** The pieces of all cities as they are shown; where many wait at a city, they wait in a tray. */
export function standingOf(pieces: CityPiece[]): Standing[] {
  const byCity = new Map<string, CityPiece[]>();
  for (const piece of pieces) byCity.set(piece.city, [...(byCity.get(piece.city) ?? []), piece]);
  return [...byCity].flatMap(([city, all]) => {
    const crowd = all.filter(({ mark }) => CROWD.test(mark.kind));
    const others = all.filter(({ mark }) => !CROWD.test(mark.kind));
    const [alone, together] = others.length > FEW ? [[], [...crowd, ...others]] : [others, crowd];
    return [...(together.length ? [trayOf(city, together)] : []), ...alone.map((piece) => pieceOf(piece))];
  });
}

function pieceOf({ city, mark, template }: CityPiece): Standing {
  const grow = Number(template.getAttribute("data-grow") ?? 1);
  const [left = -10, top = -10, right = 10, bottom = 10] = (template.getAttribute("data-box") ?? "").split(" ").map((part) => Number(part) * grow);
  const several = (mark.n ?? 1) > 1 && template.querySelector(".several") !== null ? 13.4 * grow : 0;
  return {
    city,
    box: [left, top, Math.max(right, several), Math.max(bottom, several)],
    neutral: (mark.owner ?? -1) < 0,
    draw: () => made("g", { class: "piece", "data-kind": mark.kind, transform: `scale(${grow})` }, ...filled(template, mark)),
  };
}

function trayOf(city: string, pieces: CityPiece[]): Standing {
  const wide = TRAY.more + pieces.length * TRAY.each;
  const draw = () => {
    const tray = made("g", { class: "piece tray" }, made("rect", { x: num(-wide / 2), y: num(-TRAY.high / 2), width: wide, height: TRAY.high, rx: 4 }));
    pieces.forEach(({ mark, template }, i) => {
      const many = (mark.n ?? 1) > 1;
      const grow = Math.min(0.86, (TRAY.high - 4) / 2 / extentOf(template));
      const x = -wide / 2 + TRAY.more / 2 + TRAY.each * (i + 0.5) - (many ? 2 : 0);
      const one: Mark = { ...mark, n: 1 };
      const figure = made("g", { transform: `translate(${num(x)} .8)` }, made("g", { transform: `scale(${grow})`, "data-kind": mark.kind }, ...filled(template, one)));
      if (many) {
        const n = made("text", { class: "count", x: 8, y: 8.1, "text-anchor": "middle", "font-size": 10.5 });
        n.textContent = String(mark.n);
        figure.append(made("circle", { class: "count", cx: 8, cy: 4.6, r: 5.6 }), n);
      }
      tray.append(figure);
    });
    return tray;
  };
  return { city, box: [-wide / 2, -TRAY.high / 2, wide / 2, TRAY.high / 2], neutral: true, draw };
}

function extentOf(template: Element): number {
  return Math.max(...(template.getAttribute("data-box") ?? "10").split(" ").map((part) => Math.abs(Number(part))));
}

export interface Around {
  scale: number;
  dot: number;
  far: boolean;
  /** Boxes of names, which a piece never covers. */
  names: Box[];
  view: Box;
}

/** Find a place for each: 24 directions at four distances, the cheapest wins. Only what lies near a city is compared. */
export function placePieces(board: Geometry, pieces: Standing[], around: Around): Stood[] {
  const { scale, dot, far, view } = around;
  const taken = [...around.names];
  const rim = dot + 2; // px that a piece stays away from the middle of another city
  const cities = new Map(board.cities.map((city) => [city.key, city]));
  const spaces = board.routes.flatMap((route) => route.spaces.map(({ x, y, length }) => [x * scale, y * scale, length * scale] as const));
  const grow = far ? FAR : 1;
  const found: Stood[] = [];
  for (const piece of [...pieces].sort((a, b) => Number(a.neutral) - Number(b.neutral))) {
    const city = cities.get(piece.city);
    if (!city) continue;
    const box = piece.box.map((side) => side * grow) as Box;
    const best = cheapest(city, box);
    taken.push([best.x + box[0], best.y + box[1], best.x + box[2], best.y + box[3]]);
    found.push({ ...piece, box, ...best });
  }
  return found;

  function cheapest(city: City, box: Box): { x: number; y: number; cost: number } {
    const [cx, cy] = [city.x * scale, city.y * scale];
    const [wide, high] = [(box[2] - box[0]) / 2, (box[3] - box[1]) / 2];
    const near = spaces.filter(([x, y, length]) => Math.abs(x - cx) < length / 2 + 2 * wide + 60 && Math.abs(y - cy) < length / 2 + 2 * high + 60);
    const [farthest] = GAPS.slice(-1) as [number];
    const reach: Box = [cx - dot - farthest - 2 * wide, cy - dot - farthest - 2 * high, cx + dot + farthest + 2 * wide, cy + dot + farthest + 2 * high];
    const boxes = taken.filter((other) => touching(reach, other));
    const others = board.cities.filter((other) => other !== city && distance(reach, other.x * scale, other.y * scale) < rim);
    let best = { x: cx, y: cy, cost: Infinity };
    for (const gap of GAPS) {
      if (gap * 0.5 >= best.cost) break;
      for (let turn = 0; turn < TURNS; turn++) {
        const angle = (turn * 2 * Math.PI) / TURNS;
        const [mx, my] = [cx + (dot + gap + wide) * Math.cos(angle), cy + (dot + gap + high) * Math.sin(angle)];
        const there: Box = [mx - wide, my - high, mx + wide, my + high];
        let cost = gap * 0.5;
        for (const other of boxes) if (touching(there, other)) cost += 60;
        for (const other of others) if (distance(there, other.x * scale, other.y * scale) < rim) cost += 40;
        for (const [x, y, length] of near) {
          if (cost >= best.cost) break; // it only grows
          const d = Math.hypot(Math.max(0, Math.abs(x - mx) - wide), Math.max(0, Math.abs(y - my) - high));
          if (d < length / 2) cost += 6 * (1 - d / (length / 2));
        }
        if (there[0] < view[0] + 2 || there[1] < view[1] + 2 || there[2] > view[2] - 2 || there[3] > view[3] - 2) cost += 30;
        if (cost < best.cost) best = { x: mx - (box[0] + box[2]) / 2, y: my - (box[1] + box[3]) / 2, cost };
      }
    }
    return best;
  }
}

/** A piece at its place, on a layer whose unit is one px of the screen. */
export function drawn(piece: Stood, far: boolean): Element {
  return made("g", { class: "at-city", "data-city": piece.city, transform: `translate(${num(piece.x)} ${num(piece.y)})${far ? `scale(${FAR})` : ""}` }, piece.draw());
}
