/** What the page itself shows on the board: what can be done, what is looked at, what was refused. */
import { arcsOf, letterOf, type Arc, type DrawnArc } from "./arcs";
import type { Geometry } from "./geometry";
import type { MarkedBoard, Shown } from "./marks";
import { dotOf } from "./sizes";
import { change, fill, made, num, putBefore, text } from "./svg";
import { train } from "./trains";

const MOST_CITIES = 12;
const MOST_ROUTES = 0.6; // of all routes of a board
const WIDER = 1.32;
const LAMP = 8.6; // px, the radius of a lamp on a city
/** Bands along a route: px of the screen beyond a train. */
const BANDS: Record<string, number> = { hover: 6, sel: 10, "sel-ink": 13, no: 10, "no-in": 6 };
/** Rings around a city: px of the screen beyond it. */
const RINGS: Record<string, number> = { hover: 8, can: 5, end: 5, maybe: 5, no: 6, "no-in": 6, focus: 9 };

/** A number on a city; the best ones are bright. */
export interface CityNumber {
  city: string;
  n: number;
  bright: boolean;
}

export interface Lights {
  open: Set<string>;
  /** Only what can be done is shown in full. */
  dim: boolean;
  /** Something is lit on the board: what can be done keeps quiet. */
  quiet: boolean;
  /** Only the board is asked about: every place that answers is lit. */
  asked: boolean;
  hovered: string | null;
  /** Routes that what is pointed at or chosen would close. */
  closing: string[];
  selected: string | null;
  refused: string | null;
  /** Places that a hint suggests. */
  hinted: string[];
  /** The color of one's trains where they would stand on the selected route; empty for none. */
  livery: string;
  city: string | null;
  rings: { city: string; on: boolean }[];
  arcs: Arc[];
  /** Cities where a piece stands that can be moved. */
  movable: string[];
  /** Numbers on cities: what going there costs, or what a ticket pays there. */
  numbers: CityNumber[];
}

export class Overlay {
  private readonly below = layer("page-below");
  private readonly above = layer("page-above");
  private readonly lines = layer("page-arcs");
  readonly names = layer("page-names");
  readonly pieces = layer("page-pieces");
  private readonly numbers = layer("page-numbers");
  private readonly letters = layer("page-letters");
  private shown: Shown = { px: 1, far: false };

  constructor(
    private readonly marked: MarkedBoard,
    private readonly board: Geometry,
  ) {}

  /** Put our layers back to their places after marks were applied. */
  raise(): void {
    const { root } = this.marked;
    putBefore(this.below, root.querySelector("#routes"));
    putBefore(this.above, root.querySelector("#badges"));
    putBefore(this.lines, root.querySelector("#rings"));
    const last = [this.names, this.pieces, this.letters, this.numbers];
    if (!last.every((layer, i) => root.children[root.children.length - last.length + i] === layer)) root.append(...last);
  }

  /** Show lights at a scale. Returns the arcs, whose letters no name may cover. */
  show(lights: Lights, shown: Shown): DrawnArc[] {
    this.shown = shown;
    const below: Element[] = [];
    const routes = [...lights.open].filter((target) => target.startsWith("route:"));
    const cities = [...lights.open].filter((target) => target.startsWith("city:"));
    // Where something can be done nearly everywhere, a light on every place would say nothing.
    const noisy = !lights.asked && routes.length > this.board.routes.length * MOST_ROUTES;
    for (const target of lights.quiet || noisy ? [] : routes) {
      if (!lights.selected || lights.selected === target) below.push(...this.glow(target.slice(6)));
    }
    if (!lights.quiet && cities.length <= MOST_CITIES) for (const target of cities) below.push(this.ring(target.slice(5), "can"));
    for (const city of lights.quiet ? [] : lights.movable) below.push(this.ring(city, "can"));
    for (const place of lights.selected ? [] : lights.hinted) below.push(...this.around(place, "sel-ink"), ...this.around(place, "sel"));
    if (lights.hovered) below.push(...this.around(lights.hovered, "hover"));
    if (lights.selected) below.push(...this.around(lights.selected, "sel-ink"), ...this.around(lights.selected, "sel"));
    for (const { city, on } of lights.rings) below.push(this.ring(city, on ? "end" : "maybe"));
    for (const route of lights.closing) below.push(...this.around(route, "no"), ...this.around(route, "no-in"));
    if (lights.refused) below.push(...this.around(lights.refused, "no"), ...this.around(lights.refused, "no-in"));
    if (lights.city) below.push(this.ring(lights.city, "focus"));
    fill(this.below, below);
    fill(this.above, lights.selected ? this.phantom(lights.selected.slice(6), lights.livery) : []);
    fill(this.numbers, lights.numbers.map((one) => this.number(one)));
    this.alone(lights);
    return this.join(lights.arcs);
  }

  /** Draw names and pieces, in px of the screen; null: they stay. */
  label(names: Element[] | null, pieces: Element[] | null): void {
    for (const one of [this.names, this.pieces]) change(one, "transform", `scale(${this.shown.px})`);
    if (names) fill(this.names, names);
    if (pieces) fill(this.pieces, pieces);
  }

  private alone(lights: Lights): void {
    const { root } = this.marked;
    root.classList.toggle("picking", lights.dim || lights.selected !== null);
    for (const route of root.querySelectorAll("#routes > .on")) route.classList.remove("on");
    const on = lights.selected ? [lights.selected] : lights.dim ? lights.open : [];
    for (const target of on) this.marked.element(`route-${target.slice(6)}`)?.classList.add("on");
  }

  private join(arcs: Arc[]): DrawnArc[] {
    const drawn = arcsOf(arcs, this.board, 1 / this.shown.px);
    for (const one of [this.lines, this.letters]) change(one, "transform", `scale(${this.shown.px})`);
    fill(this.lines, drawn.flatMap(({ lines }) => lines));
    fill(this.letters, drawn.filter(({ arc }) => arc.letter).map(letterOf));
    return drawn;
  }

  private around(target: string, name: string): Element[] {
    const [sort, key] = [target.slice(0, target.indexOf(":")), target.slice(target.indexOf(":") + 1)];
    if (sort === "city") return [this.ring(key, name.replace("sel-ink", "can").replace("sel", "can"))];
    if (sort !== "route") return [];
    const wide = (this.shown.far ? 9 * this.shown.px : this.board.car * WIDER) + (BANDS[name] ?? 0) * this.shown.px;
    return [made("use", { href: `#band-${key}`, class: `band-${name}`, "stroke-width": num(wide) })];
  }

  private ring(key: string, name: string): Element {
    const city = this.board.cities.find((one) => one.key === key);
    const { px } = this.shown;
    return made("circle", { cx: city?.x ?? -999, cy: city?.y ?? -999, r: num((dotOf(1 / px) + (RINGS[name] ?? 5)) * px), class: `ring-${name}`, "stroke-width": num((name === "focus" || name === "no" ? 2.4 : 1.4) * px) });
  }

  /** A lamp on a city with a number. */
  private number({ city: key, n, bright }: CityNumber): Element {
    const city = this.board.cities.find((one) => one.key === key);
    const { px } = this.shown;
    const at = `translate(${num(city?.x ?? -999)} ${num(city?.y ?? -999)})scale(${px.toFixed(4)})`;
    const words = n ? [text(String(n), { y: 4.3, "text-anchor": "middle", "font-size": 12 })] : [];
    return made("g", { class: bright ? "number bright" : "number", "data-city": key, "data-n": n, transform: at }, made("circle", { r: LAMP, "stroke-width": 1.6 }), ...words);
  }

  /** A quiet light behind every space of a route. */
  private glow(key: string): Element[] {
    const { px, far } = this.shown;
    const more = 4 + 2.4 * px;
    const thick = (far ? this.board.car * 0.62 : this.board.car) + more;
    const route = this.board.routes.find((one) => one.key === key);
    return (route?.spaces ?? []).map(({ x, y, turn, length }) =>
      made("rect", { x: num(-(length + more) / 2), y: num(-thick / 2), width: num(length + more), height: num(thick), rx: 5, transform: `translate(${num(x)} ${num(y)})rotate(${num(turn)})`, class: "glow" }),
    );
  }

  /** The player's own trains, as they would stand there. */
  private phantom(key: string, livery: string): Element[] {
    const route = this.board.routes.find((one) => one.key === key);
    if (!route || !livery) return [];
    const drawn = train(route, { kind: "train", place: `route:${key}`, livery }, this.board.car, this.shown.px, this.marked.paint);
    drawn.setAttribute("class", "phantom");
    return [drawn];
  }
}

function layer(id: string): Element {
  return made("g", { id, class: "page", fill: "none", "aria-hidden": "true" });
}
