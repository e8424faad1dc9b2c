/** What the page itself shows on the board: what can be done, what is looked at, what was refused. */
import type { Places } from "./places";

import { arcsOf } from "./arcs";
import { Names } from "./names";

const SVG = "http://www.w3.org/2000/svg";
const FAR_NAME = 12.5;
const MOST_CITIES = 12;
const RING = 9.5; // px on the screen that a ring around a city has at least
const MOST_ROUTES = 0.6; // of all routes of a board

/** A ticket that is offered: its letter and the two cities it would join. */
export interface Arc {
  letter: string;
  a: string;
  b: string;
  on: boolean;
}

export interface Shown {
  open: Set<string>;
  dim: boolean;
  /** Something is lit on the board: what can be done keeps quiet. */
  quiet: boolean;
  hovered: string | null;
  selected: string | null;
  refused: { target: string; text: string } | null;
  livery: string;
  city: string | null;
  rings: { city: string; on: boolean }[];
  arcs: Arc[];
}

export class Overlay {
  private readonly below: Element;
  private readonly above: Element;
  private readonly far: Element;
  private readonly lines: Element;
  private arcs: Arc[] = [];
  private last: Shown | null = null;
  private at = 0.6; // scale of the board
  private readonly names: Names;

  constructor(
    private readonly root: SVGSVGElement,
    private readonly places: Places,
  ) {
    this.below = this.layer("page-below");
    this.above = this.layer("page-above");
    this.far = this.layer("page-names");
    this.lines = this.layer("page-arcs");
    this.names = new Names(root, places);
  }

  private layer(id: string): Element {
    const layer = document.createElementNS(SVG, "g");
    layer.setAttribute("id", id);
    layer.setAttribute("class", "page");
    layer.setAttribute("fill", "none");
    layer.setAttribute("aria-hidden", "true");
    return layer;
  }

  /** Marks were applied anew: our layers go back to their places. */
  raise(): void {
    this.root.querySelector("#routes")?.before(this.below);
    this.root.append(this.above, this.lines, this.far);
  }

  show(shown: Shown): void {
    this.last = shown;
    const below: Element[] = [];
    const above: Element[] = [];
    const cities = [...shown.open].filter((target) => target.startsWith("city:"));
    // Where something can be done nearly everywhere, a light on every place would say nothing.
    const routes = [...shown.open].filter((target) => target.startsWith("route:"));
    const noisy = routes.length > this.places.routes.length * MOST_ROUTES;
    for (const target of shown.quiet || noisy ? [] : shown.open) {
      if (target.startsWith("route:") && (!shown.selected || shown.selected === target)) below.push(...this.glow(target.slice(6)));
    }
    if (!shown.quiet && cities.length <= MOST_CITIES) for (const target of cities) below.push(this.ring(target.slice(5), "can"));
    if (shown.hovered) below.push(...this.around(shown.hovered, "hover"));
    if (shown.selected) {
      below.push(...this.around(shown.selected, "sel-ink"), ...this.around(shown.selected, "sel"));
      above.push(...this.phantom(shown.selected.slice(6), shown.livery));
    }
    for (const { city, on } of shown.rings) below.push(this.ring(city, on ? "end" : "maybe"));
    if (shown.refused?.target) below.push(...this.around(shown.refused.target, "no"), ...this.around(shown.refused.target, "no-in"));
    if (shown.city) below.push(this.ring(shown.city, "focus"));
    this.arcs = shown.arcs;
    this.below.replaceChildren(...below);
    this.above.replaceChildren(...above);
    const alone = shown.dim || shown.selected !== null;
    this.root.classList.toggle("picking", alone);
    for (const route of this.root.querySelectorAll("#routes > .on")) route.classList.remove("on");
    const on = shown.selected ? [shown.selected] : shown.dim ? shown.open : [];
    for (const target of on) this.root.querySelector(`#${CSS.escape(`route-${target.slice(6)}`)}`)?.classList.add("on");
  }

  /** Names stay readable: where the printed ones would be too small, only those that matter are shown, larger. */
  scale(scale: number, names: Record<string, string>, near: string[]): void {
    if (scale !== this.at && this.last) {
      this.at = scale;
      this.show(this.last);
    }
    const far = this.names.isFar(scale);
    this.root.classList.toggle("far", far);
    if (!far) this.names.fit(scale, near);
    this.far.replaceChildren();
    this.lines.replaceChildren(...arcsOf(this.arcs, this.places, scale));
    if (!far) return;
    const size = FAR_NAME / scale;
    for (const city of this.places.cities.filter((one) => near.includes(one.key))) {
      const text = document.createElementNS(SVG, "text");
      text.setAttribute("x", String(city.x));
      text.setAttribute("y", String(city.y - size * 0.85));
      text.setAttribute("font-size", String(size));
      text.setAttribute("text-anchor", "middle");
      text.setAttribute("stroke-width", String(size * 0.28));
      text.textContent = names[city.key] ?? city.key;
      this.far.append(text);
    }
  }

  private around(target: string, name: string): Element[] {
    const [sort, key] = [target.slice(0, target.indexOf(":")), target.slice(target.indexOf(":") + 1)];
    if (sort === "city") return [this.ring(key, name)];
    return sort === "route" ? [this.band(key, name)] : [];
  }

  private band(key: string, name: string): Element {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#band-${key}`);
    use.setAttribute("class", `band-${name}`);
    return use;
  }

  private ring(key: string, name: string): Element {
    const spot = this.places.cities.find((city) => city.key === key);
    const circle = document.createElementNS(SVG, "circle");
    circle.setAttribute("cx", String(spot?.x ?? -999));
    circle.setAttribute("cy", String(spot?.y ?? -999));
    circle.setAttribute("r", String(Math.max(name === "focus" ? 19 : 15, RING / this.at)));
    circle.setAttribute("class", `ring-${name}`);
    return circle;
  }

  /** A quiet light behind every space of a route. */
  private glow(key: string): Element[] {
    return [...this.root.querySelectorAll(`[id^="${CSS.escape(`space-${key}-`)}"]`)]
      .filter((space) => space.id.slice(`space-${key}-`.length).match(/^\d+$/))
      .map((space) => {
        const length = Number(space.getAttribute("data-length"));
        const rect = document.createElementNS(SVG, "rect");
        rect.setAttribute("x", String(-length / 2 - 3.5));
        rect.setAttribute("y", "-11");
        rect.setAttribute("width", String(length + 7));
        rect.setAttribute("height", "22");
        rect.setAttribute("rx", "5.5");
        rect.setAttribute("transform", `${space.getAttribute("transform")}rotate(${space.getAttribute("data-turn")})`);
        rect.setAttribute("class", "glow");
        return rect;
      });
  }

  /** One's own trains, as they would stand there. */
  private phantom(key: string, livery: string): Element[] {
    const template = this.root.querySelector(`#along-train-${livery}`);
    if (!template) return [];
    return [...this.root.querySelectorAll(`[id^="${CSS.escape(`space-${key}-`)}"]`)]
      .filter((space) => space.id.slice(`space-${key}-`.length).match(/^\d+$/))
      .map((space) => {
        const turn = space.getAttribute("data-turn");
        const clone = document.createElementNS(SVG, "g");
        clone.setAttribute("transform", space.getAttribute("transform") ?? "");
        clone.setAttribute("fill", template.getAttribute("fill") ?? "");
        clone.setAttribute("class", "phantom");
        const body = document.createElementNS(SVG, "use");
        body.setAttribute("href", `#train-${space.getAttribute("data-length")}`);
        body.setAttribute("transform", `rotate(${turn})`);
        clone.append(body, ...[...template.children].map((child) => child.cloneNode(true)));
        return clone;
      });
  }
}
