/** Trains, exactly as docs/marks.md says; and simpler ones for a board that is shown small. */
import type { Mark } from "../core/wire";
import type { Route, Space } from "./geometry";
import { made, num, type Attributes } from "./svg";

const SHARED = "shared";
const SHAPE = 24; // px of a shape in the board's definitions
const ROOM = 5.2; // px that a car may be wider than its space where another track lies next to it
const FAR = 9; // px on the screen of a train on a board that is shown small
const SIGN = 13; // px of the disc with the owner's shape there

/** How the parts of a train are painted, from a template of the board. */
export type Parts = Map<string, Attributes>;

export function partsOf(template: Element | undefined): Parts {
  const found: Parts = new Map();
  for (const part of template?.children ?? []) {
    const painted = [...part.attributes].filter(({ name }) => name !== "data-part").map(({ name, value }) => [name, value]);
    found.set(part.getAttribute("data-part") ?? "", Object.fromEntries(painted) as Attributes);
  }
  return found;
}

export interface TrainSizes {
  hair: number;
  edge: number;
  band: number;
  thick: number;
  grow: number;
  line: number;
}

/** The measures of a train in px of the board, `px` of which are one px of the screen. */
export function trainSizes(car: number, livery: string, parallel: boolean, px: number): TrainSizes {
  const thick = Math.max(11 * px, 1.32 * car);
  return {
    hair: Math.max((livery === "white" ? 1.3 : 0.9) * px, 1.2),
    edge: Math.max(1.5 * px, 2.2),
    band: Math.max(4.2 * px, 0.46 * car),
    thick: parallel ? Math.min(thick, car + ROOM) : thick,
    grow: Math.min(1.6 * px, 2),
    line: 0.9 * px,
  };
}

interface Car {
  place: string;
  turn: number;
  length: number;
}

/** One owner's train. `parts` gives the paint of a livery, or of what several owners have in common. */
export function train(route: Route, mark: Mark, car: number, px: number, parts: (livery: string) => Parts): Element {
  const livery = mark.livery ?? "";
  const sizes = trainSizes(car, livery, route.parallel, px);
  const own = parts(livery);
  const lines = (mark.of ?? 1) > 1 ? parts(SHARED) : own;
  const first = (mark.slot ?? 0) === 0;
  const stroke = (part: string, width: number) => made("use", { href: `#band-${route.key}`, ...lines.get(part), "stroke-width": num(width) });
  const cars = route.spaces.map((space) => carOn(space, mark));
  const edged = sizes.band + 2 * sizes.edge;
  const group = made("g", { class: "owned" });
  if (first) group.append(stroke("line-hair", edged + 2 * sizes.hair), stroke("line-edge", edged), stroke("line", sizes.band));
  for (const [part, by] of [["car-hair", sizes.hair], ["car-edge", 0]] as const) {
    for (const { place, length } of cars) group.append(plate(length + sizes.grow + 2 * by, sizes.thick + 2 * by, sizes.thick * 0.34 + by, { ...own.get(part), transform: place }));
  }
  if (first) group.append(stroke("line", sizes.band * 0.62));
  group.append(...cars.map((one) => body(one, sizes, own)));
  return group;
}

function carOn(space: Space, mark: Mark): Car {
  const [slot, of] = [mark.slot ?? 0, mark.of ?? 1];
  let { x, y, length } = space;
  if (of > 1) {
    length = Math.max(6, Math.floor((length + 1) / of) - 1);
    const by = (slot - (of - 1) / 2) * (length + 1);
    const angle = (space.turn * Math.PI) / 180;
    [x, y] = [x + by * Math.cos(angle), y + by * Math.sin(angle)];
  }
  return { place: `translate(${num(x)} ${num(y)})rotate(${num(space.turn)})`, turn: space.turn, length };
}

function body({ place, turn, length }: Car, sizes: TrainSizes, parts: Parts): Element {
  const [long, thick] = [length + sizes.grow - 2 * sizes.edge, sizes.thick - 2 * sizes.edge];
  const roof = parts.get("roof");
  const line: Attributes = roof ? {} : { "stroke-width": num(sizes.line) };
  const group = made("g", { class: "train", transform: place }, plate(long, thick, thick * 0.32, { ...parts.get("body"), ...line }));
  if (roof && long > 8) group.append(plate(long - 4, thick * 0.24, thick * 0.12, { ...roof, transform: `translate(0 ${num(thick * 0.12 + 1 - thick / 2)})` }));
  const size = Math.min(thick * 0.86, long * 0.6) / SHAPE;
  group.append(made("use", { ...parts.get("shape"), transform: `rotate(${num(-turn)})scale(${size.toFixed(3)})` }));
  return group;
}

function plate(long: number, thick: number, corner: number, more: Attributes): Element {
  return made("rect", { x: num(-long / 2), y: num(-thick / 2), width: num(long), height: num(thick), rx: num(corner), ...more });
}

/** The same where the whole board is shown small: one band, and the owner's shape once. */
export function farTrain(route: Route, mark: Mark, car: number, px: number, at: [number, number], parts: (livery: string) => Parts): Element {
  const own = parts(mark.livery ?? "");
  const [slot, of] = [mark.slot ?? 0, mark.of ?? 1];
  const sizes = trainSizes(car, mark.livery ?? "", route.parallel, px);
  const thick = route.parallel ? Math.min(FAR * px, car + ROOM) : FAR * px;
  const lines = of > 1 ? parts(SHARED) : own;
  const stroke = (part: string, width: number) => made("use", { href: `#band-${route.key}`, ...lines.get(part), "stroke-width": num(width) });
  const group = made("g", { class: "owned" });
  if (slot === 0) group.append(stroke("line-hair", thick + 2 * sizes.hair), stroke("line-edge", thick), stroke("line", thick - 2 * sizes.edge));
  const disc = Math.min(SIGN * px, thick * 1.45);
  const x = at[0] + (slot - (of - 1) / 2) * disc;
  const body = own.get("body") ?? {};
  const edge = own.get("car-edge")?.["fill"] ?? "#fff";
  const sign = made("g", { class: "train", transform: `translate(${num(x)} ${num(at[1])})` });
  sign.append(made("circle", { r: num(disc / 2), ...body, stroke: edge, "stroke-width": num(1.2 * px) }));
  sign.append(made("use", { ...own.get("shape"), transform: `scale(${((disc * 0.56) / SHAPE).toFixed(3)})` }));
  group.append(sign);
  return group;
}
