/** Marks put on a board, exactly as docs/marks.md says. */
import type { Mark } from "../core/wire";

const SVG = "http://www.w3.org/2000/svg";
const LAYERS = ["bands", "routes", "rings", "cities", "pieces"] as const;

/** A number rounded to a tenth of a px, written as in the SVG. */
export function num(value: number): string {
  const text = (Math.sign(value) * (Math.round(Math.abs(value) * 10) / 10)).toFixed(1).replace(/\.?0+$/, "");
  if (text === "-0" || text === "") return "0";
  return text.replace(/^(-?)0\./, "$1.");
}

/** A board that was loaded: `apply` puts a position on it, always starting from the board as it was. */
export class MarkedBoard {
  private readonly clean = new Map<string, Element>();
  private ids = new Map<string, Element>();

  constructor(readonly root: SVGSVGElement) {
    this.index();
    for (const name of LAYERS) {
      const layer = this.ids.get(name);
      if (layer) this.clean.set(name, layer.cloneNode(true) as Element);
    }
  }

  apply(marks: Mark[]): void {
    for (const [name, layer] of this.clean) this.ids.get(name)?.replaceWith(layer.cloneNode(true));
    this.index();
    if (marks.some((mark) => mark.kind === "dim")) {
      const lit = new Set(marks.filter((mark) => mark.kind === "lit").map((mark) => mark.place));
      this.dim("routes", "route", lit, ".2");
      this.dim("cities", "city", lit, ".38");
    }
    for (const mark of marks) {
      const [place = "", key = ""] = splitOnce(mark.place);
      if (place === "route") this.onRoute(mark, key);
      else if (place === "city") this.inCity(mark, key);
    }
  }

  element(id: string): Element | undefined {
    return this.ids.get(id);
  }

  private index(): void {
    this.ids = new Map();
    for (const element of this.root.querySelectorAll("[id]")) this.ids.set(element.id, element);
  }

  private dim(layer: string, word: string, lit: Set<string>, opacity: string): void {
    for (const element of this.ids.get(layer)?.children ?? []) {
      if (!lit.has(`${word}:${element.id.slice(word.length + 1)}`)) element.setAttribute("opacity", opacity);
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
    const route = this.ids.get(`route-${key}`);
    if (!route) return;
    const state = this.template("state", mark);
    const along = this.template("along", mark);
    let piece = this.template("piece", mark);
    for (const stroke of state?.children ?? []) {
      const use = document.createElementNS(SVG, "use");
      use.setAttribute("href", `#band-${key}`);
      for (const { name, value } of stroke.attributes) use.setAttribute(name, value);
      this.ids.get("bands")?.append(use);
    }
    if (along) {
      for (let n = 1; this.ids.has(`space-${key}-${n}`); n++) {
        this.onSpace(mark, along, this.ids.get(`space-${key}-${n}`) as Element);
      }
    }
    if (!state && !along && !piece) piece = this.disc(mark);
    if (piece) {
      const [x = 0, y = 0] = pair(route.getAttribute("data-at"));
      this.stand(mark, piece, x, y);
    }
  }

  private onSpace(mark: Mark, template: Element, space: Element): void {
    const slot = mark.slot ?? 0;
    const of = mark.of ?? 1;
    if (slot === 0) space.replaceChildren();
    const turn = space.getAttribute("data-turn") ?? "0";
    let length = Number(space.getAttribute("data-length"));
    const clone = document.createElementNS(SVG, "g");
    for (const { name, value } of template.attributes) {
      if (name !== "id" && name !== "data-body") clone.setAttribute(name, value);
    }
    if (of > 1) {
      length = Math.floor((length + 1) / of) - 1;
      const by = num((slot - (of - 1) / 2) * (length + 1));
      clone.setAttribute("transform", `rotate(${turn})translate(${by})rotate(${num(-Number(turn))})`);
    }
    const body = document.createElementNS(SVG, "use");
    body.setAttribute("href", `#${template.getAttribute("data-body")}-${length}`);
    body.setAttribute("transform", `rotate(${turn})`);
    clone.append(body);
    let inside: Element = clone;
    if (of > 1) {
      inside = document.createElementNS(SVG, "g");
      inside.setAttribute("transform", `scale(${Math.min(1, length / 14).toFixed(2)})`);
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
      const around = document.createElementNS(SVG, "g");
      around.setAttribute("transform", city.getAttribute("transform") ?? "");
      for (const child of ring.children) around.append(child.cloneNode(true));
      this.ids.get("rings")?.append(around);
      return;
    }
    const piece = this.template("piece", mark) ?? this.disc(mark);
    const slots = (city.getAttribute("data-slots") ?? "0,0").split(" ").map(pair);
    const [dx = 0, dy = 0] = slots[(mark.slot ?? 0) % slots.length] ?? [0, 0];
    const [x, y] = placeOf(city);
    if (piece) this.stand(mark, piece, x + dx, y + dy);
  }

  private stand(mark: Mark, template: Element, x: number, y: number): void {
    const clone = document.createElementNS(SVG, "g");
    clone.setAttribute("class", "piece");
    clone.setAttribute("transform", `translate(${num(x)} ${num(y)})`);
    for (const child of template.children) clone.append(child.cloneNode(true));
    const n = mark.n ?? 1;
    for (const group of [...clone.children]) {
      if (group.getAttribute("class") === "several" && n === 1) group.remove();
    }
    for (const text of clone.querySelectorAll("text")) {
      const classes = (text.getAttribute("class") ?? "").split(" ");
      if (classes.includes("n")) text.textContent = String(n);
      else if (classes.includes("label")) text.textContent = capital(mark.kind.slice(0, 2));
    }
    this.ids.get("pieces")?.append(clone);
  }
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(":");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function pair(text: string | null): number[] {
  return (text ?? "").split(",").map(Number);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

/** Where an element with `transform="translate(x y)"` stands. */
export function placeOf(element: Element): [number, number] {
  const numbers = /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(element.getAttribute("transform") ?? "");
  return [Number(numbers?.[1] ?? 0), Number(numbers?.[2] ?? 0)];
}
