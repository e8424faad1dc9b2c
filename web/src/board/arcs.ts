/** Offered tickets on the board: each a line from city to city, with its letter, the same size at every zoom. */
import type { Arc } from "./overlay";
import type { Places, Spot } from "./places";

const SVG = "http://www.w3.org/2000/svg";
const BOW = 0.09; // of the length that a line swings out
const WIDE = 2.6; // px on the screen
const BOX = 24;
const NEAR = 30; // px between two letters below which one of them moves along its line
const STEPS = [0.5, 0.38, 0.62, 0.28, 0.72];

export function arcsOf(arcs: Arc[], places: Places, scale: number): Element[] {
  const spot = (key: string): Spot | undefined => places.cities.find((city) => city.key === key);
  const taken: [number, number][] = [];
  const lines: Element[] = [];
  const letters: Element[] = [];
  for (const arc of arcs) {
    const [a, b] = [spot(arc.a), spot(arc.b)];
    if (!a || !b) continue;
    const middle = bow(a, b);
    lines.push(line(a, b, middle, arc.on, scale));
    const free = STEPS.map((t) => along(a, middle, b, t)).find(([x, y]) => taken.every(([u, v]) => Math.hypot(x - u, y - v) * scale > NEAR));
    const at = free ?? along(a, middle, b, 0.5);
    taken.push(at);
    letters.push(letter(arc, at, scale));
  }
  return [...lines, ...letters];
}

/** The point that pulls a line out of the straight, always to the same side of the page: upwards. */
function bow(a: Spot, b: Spot): [number, number] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const side = dx < 0 ? -1 : 1;
  return [(a.x + b.x) / 2 + dy * BOW * 2 * side, (a.y + b.y) / 2 - dx * BOW * 2 * side];
}

function along(a: Spot, m: [number, number], b: Spot, t: number): [number, number] {
  const at = (from: number, by: number, to: number) => (1 - t) ** 2 * from + 2 * t * (1 - t) * by + t ** 2 * to;
  return [at(a.x, m[0], b.x), at(a.y, m[1], b.y)];
}

function line(a: Spot, b: Spot, m: [number, number], on: boolean, scale: number): Element {
  const path = made("path", { d: `M${a.x} ${a.y}Q${m[0]} ${m[1]} ${b.x} ${b.y}`, class: on ? "arc on" : "arc" });
  path.setAttribute("stroke-width", String((on ? WIDE : WIDE * 0.7) / scale));
  path.setAttribute("stroke-dasharray", `${8 / scale} ${6 / scale}`);
  return path;
}

function letter(arc: Arc, [x, y]: [number, number], scale: number): Element {
  const group = made("g", { class: arc.on ? "arc-letter on" : "arc-letter", transform: `translate(${x} ${y})scale(${1 / scale})` });
  const text = made("text", { y: "5.5", "text-anchor": "middle", "font-size": "16" });
  text.textContent = arc.letter;
  group.append(made("rect", { x: String(-BOX / 2), y: String(-BOX / 2), width: String(BOX), height: String(BOX), rx: "4" }), text);
  return group;
}

function made(name: string, attributes: Record<string, string>): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
