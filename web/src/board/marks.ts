/** Marks put on a board, exactly as docs/marks.md says. Pieces of cities are left to `standing.ts`. */
import type { Mark } from "../core/wire";
import type { Geometry, Route } from "./geometry";
import { dotOf } from "./sizes";
import { change, made, num } from "./svg";
import { farTrain, partsOf, train, type Parts } from "./trains";

const LAYERS = ["bands", "routes", "trains", "rings", "cities", "pieces"] as const;
const SMALL = ["bands", "rings", "pieces"] as const; // layers that are always made again
const FAR_SPACE = { part: 0.62, px: 4 }; // of its width, or px on the screen, of a space where the board is shown small

/** How a board is shown. */
export interface Shown {
  /** How many px of the board are one px of the screen. */
  px: number;
  /** True where the whole board is shown small, and simpler. */
  far: boolean;
}

/** A piece that stands at a city. */
export interface CityPiece {
  city: string;
  mark: Mark;
  template: Element;
}

/** A board that was loaded: `apply` puts a position on it, as if it always started from the board as it was.

Routes whose marks are the same as before stay as they are: most of a board does not change from one position to the
next, and what stays need not be laid out again. */
export class MarkedBoard {
  private readonly clean = new Map<string, Element>();
  private readonly cleanRoutes = new Map<string, Element>();
  /** What was applied last: how the board was shown, and the marks of each route; null: nothing that can stay. */
  private before: { shown: Shown; routes: Map<string, string> } | null = null;
  /** Routes that are made again. */
  private fresh: (key: string) => boolean = () => true;
  private readonly parts = new Map<string, Parts>();
  private readonly routes: Map<string, Route>;
  private ids = new Map<string, Element>();
  private shown: Shown = { px: 1, far: false };
  /** What stands at cities, to be placed. */
  pieces: CityPiece[] = [];

  constructor(
    readonly root: SVGSVGElement,
    private readonly board: Geometry,
  ) {
    this.routes = new Map(board.routes.map((route) => [route.key, route]));
    this.index();
    for (const name of LAYERS) {
      const layer = this.ids.get(name);
      if (layer) this.clean.set(name, layer.cloneNode(true) as Element);
    }
    for (const route of this.clean.get("routes")?.children ?? []) this.cleanRoutes.set(route.id.slice("route-".length), route);
  }

  apply(marks: Mark[], shown: Shown): void {
    this.shown = shown;
    this.pieces = [];
    const lit = new Set(marks.filter((mark) => ["lit", "apart", "missing"].includes(mark.kind)).map((mark) => mark.place));
    const dims = marks.some((mark) => mark.kind === "dim");
    const routes = marksByRoute(marks);
    this.clear(dims ? null : routes);
    this.before = dims ? null : { shown, routes };
    if (dims) {
      this.dim("routes", "route-", "route:", lit, ".25");
      this.dim("cities", "city-", "city:", lit, ".4");
    }
    for (const mark of marks) {
      const at = mark.place.indexOf(":");
      const [place, key] = [mark.place.slice(0, at), mark.place.slice(at + 1)];
      if (place === "route") this.onRoute(mark, key);
      else if (place === "city") this.inCity(mark, key);
    }
    if (dims) this.dim("trains", "owned-", "route:", lit, ".28");
    this.order(routes);
    this.resize();
  }

  /** Go back to the board as it was, but for routes whose marks stay the same. */
  private clear(routes: Map<string, string> | null): void {
    const { before, shown } = this;
    const stays = routes !== null && before !== null && before.shown.px === shown.px && before.shown.far === shown.far;
    this.fresh = (key) => !stays || before.routes.get(key) !== routes.get(key);
    for (const name of stays ? SMALL : LAYERS) {
      const layer = this.clean.get(name);
      if (layer) this.ids.get(name)?.replaceWith(layer.cloneNode(true));
    }
    for (const [key, route] of stays ? this.cleanRoutes : []) {
      if (!this.fresh(key)) continue;
      this.ids.get(`route-${key}`)?.replaceWith(route.cloneNode(true));
      this.ids.get(`owned-${key}`)?.remove();
    }
    this.index();
  }

  /** Owned routes lie above each other in the order of their marks. */
  private order(routes: Map<string, string>): void {
    const trains = this.ids.get("trains");
    let next = trains?.firstElementChild ?? null;
    for (const key of routes.keys()) {
      const owned = this.ids.get(`owned-${key}`);
      if (!owned) continue;
      if (owned === next) next = next.nextElementSibling;
      else trains?.insertBefore(owned, next);
    }
  }

  element(id: string): Element | undefined {
    return this.ids.get(id);
  }

  /** The paint of a livery's train. */
  readonly paint = (livery: string): Parts => {
    let found = this.parts.get(livery);
    if (!found) this.parts.set(livery, (found = partsOf(this.ids.get(`train-${livery}`))));
    return found;
  };

  private index(): void {
    this.ids = new Map();
    for (const element of this.root.querySelectorAll("[id]")) this.ids.set(element.id, element);
  }

  private dim(layer: string, id: string, place: string, lit: Set<string>, opacity: string): void {
    for (const element of this.ids.get(layer)?.children ?? []) {
      if (!lit.has(place + element.id.slice(id.length))) element.setAttribute("opacity", opacity);
    }
  }

  private template(prefix: string, mark: Mark): Element | undefined {
    const own = mark.livery ? this.ids.get(`${prefix}-${mark.kind}-${mark.livery}`) : undefined;
    return own ?? this.ids.get(`${prefix}-${mark.kind}`);
  }

  private disc(mark: Mark): Element | undefined {
    return this.ids.get(mark.livery ? `piece-disc-${mark.livery}` : "piece-disc");
  }

  private onRoute(mark: Mark, key: string): void {
    const element = this.ids.get(`route-${key}`);
    const route = this.routes.get(key);
    if (!element || !route) return;
    if (mark.kind === "train") {
      if (this.fresh(key)) this.own(mark, route, element);
      return;
    }
    const state = this.template("state", mark);
    const along = this.template("along", mark);
    let piece = this.template("piece", mark);
    for (const stroke of state?.children ?? []) this.ids.get("bands")?.append(this.stroke(stroke, key));
    if (along && this.fresh(key)) {
      for (let n = 1; this.ids.has(`space-${key}-${n}`); n++) this.onSpace(mark, along, this.ids.get(`space-${key}-${n}`) as Element);
    }
    if (!state && !along && !piece) piece = this.disc(mark);
    if (piece) {
      const [x, y] = middleOf(element);
      this.ids.get("pieces")?.append(made("g", { class: "piece", transform: `translate(${num(x)} ${num(y)})` }, ...filled(piece, mark)));
    }
  }

  /** A stroke along the line of a route, as wide as a car and some px of the screen more. */
  private stroke(template: Element, key: string): Element {
    const { px } = this.shown;
    const use = made("use", { href: `#band-${key}` });
    for (const { name, value } of template.attributes) if (!name.startsWith("data-")) use.setAttribute(name, value);
    use.setAttribute("stroke-width", num(Number(template.getAttribute("data-wide")) + Number(template.getAttribute("data-px")) * px));
    const dashes = template.getAttribute("stroke-dasharray");
    if (dashes) use.setAttribute("stroke-dasharray", dashes.split(" ").map((dash) => num(Number(dash) * px)).join(" "));
    return use;
  }

  private own(mark: Mark, route: Route, element: Element): void {
    for (let n = 1; this.ids.has(`space-${route.key}-${n}`); n++) this.ids.get(`space-${route.key}-${n}`)?.replaceChildren();
    const id = `owned-${route.key}`;
    let group = this.ids.get(id);
    if (!group) {
      group = made("g", { id });
      this.ids.set(id, group);
      this.ids.get("trains")?.append(group);
    }
    const { px, far } = this.shown;
    group.append(far ? farTrain(route, mark, this.board.car, px, middleOf(element), this.paint) : train(route, mark, this.board.car, px, this.paint));
  }

  private onSpace(mark: Mark, template: Element, space: Element): void {
    const slot = mark.slot ?? 0;
    const of = mark.of ?? 1;
    if (slot === 0) space.replaceChildren();
    const turn = space.getAttribute("data-turn") ?? "0";
    let length = Number(space.getAttribute("data-length"));
    const clone = made("g");
    for (const { name, value } of template.attributes) if (name !== "id" && !name.startsWith("data-")) clone.setAttribute(name, value);
    if (of > 1) {
      length = Math.max(6, Math.floor((length + 1) / of) - 1);
      const by = num((slot - (of - 1) / 2) * (length + 1));
      clone.setAttribute("transform", `rotate(${turn})translate(${by})rotate(${num(-Number(turn))})`);
    }
    clone.append(made("use", { href: `#${template.getAttribute("data-body")}-${length}`, transform: `rotate(${turn})` }));
    let inside: Element = clone;
    if (of > 1) {
      inside = made("g", { transform: `scale(${Math.min(1, length / 14).toFixed(2)})` });
      clone.append(inside);
    }
    for (const child of template.children) inside.append(child.cloneNode(true));
    space.append(clone);
  }

  private inCity(mark: Mark, key: string): void {
    const city = this.ids.get(`city-${key}`);
    if (!city) return;
    const ring = this.template("ring", mark);
    if (ring) {
      const { px } = this.shown;
      const scale = `scale(${(((dotOf(1 / px) + 4) / 12) * px).toFixed(3)})`;
      const around = made("g", { transform: (city.getAttribute("transform") ?? "") + scale });
      for (const child of ring.children) around.append(child.cloneNode(true));
      this.ids.get("rings")?.append(around);
      return;
    }
    const template = this.template("piece", mark) ?? this.disc(mark);
    if (template) this.pieces.push({ city: key, mark, template });
  }

  /** Cities keep a size on the screen; where the board is shown small, open spaces are thin bars. */
  private resize(): void {
    const { px, far } = this.shown;
    const dot = far ? Math.max(3.4, dotOf(1 / px) * 0.72) : dotOf(1 / px);
    for (const sign of this.root.querySelectorAll("#cities use")) {
      const flip = sign.getAttribute("transform")?.startsWith("scale(-1") ? "-" : "";
      const k = ((dot / 8) * px).toFixed(3);
      change(sign, "transform", `scale(${flip}${k} ${k})`);
    }
    this.root.classList.toggle("far", far);
    if (!far) return;
    const thin = (Math.max(this.board.car * FAR_SPACE.part, FAR_SPACE.px * px) / this.board.car).toFixed(3);
    for (const body of this.root.querySelectorAll('#routes [id^="space-"] use:not([href^="#sym-"])')) {
      const turn = /rotate\([^)]*\)/.exec(body.getAttribute("transform") ?? "")?.[0] ?? "";
      change(body, "transform", `${turn}scale(1 ${thin})`);
    }
  }
}

/** Copies of a template's children with their number and label. */
export function filled(template: Element, mark: Mark): Element[] {
  const n = mark.n ?? 1;
  const copies = [...template.children].filter((child) => n > 1 || child.getAttribute("class") !== "several").map((child) => child.cloneNode(true) as Element);
  for (const copy of copies) {
    for (const text of copy.tagName === "text" ? [copy] : copy.querySelectorAll("text")) {
      const classes = (text.getAttribute("class") ?? "").split(" ");
      if (classes.includes("n")) text.textContent = String(n);
      else if (classes.includes("label")) text.textContent = mark.kind.charAt(0).toUpperCase() + mark.kind.slice(1, 2).toLowerCase();
    }
  }
  return copies;
}

function middleOf(route: Element): [number, number] {
  const [x = 0, y = 0] = (route.getAttribute("data-at") ?? "").split(",").map(Number);
  return [x, y];
}

/** The marks of each route as text, in the order in which trains come to lie. */
function marksByRoute(marks: Mark[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const mark of marks) {
    if (!mark.place.startsWith("route:")) continue;
    const key = mark.place.slice("route:".length);
    const before = found.get(key) ?? "";
    if (mark.kind === "train" && !before.includes('"kind":"train"')) found.delete(key); // its place is that of its first train
    found.set(key, before + JSON.stringify(mark));
  }
  return found;
}
