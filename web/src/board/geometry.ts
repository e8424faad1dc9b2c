/** What a drawn board is made of: where its places, spaces and names lie, in px of the board. */
import { textWidth } from "./lettering";

export type Point = [x: number, y: number];
export type Box = [left: number, top: number, right: number, bottom: number];

export interface Name {
  lines: string[];
  /** The middle of the name as printed, from its city. */
  dx: number;
  dy: number;
  size: number;
  /** A place that is not a city: its name is paler. */
  quiet: boolean;
}

export interface City {
  key: string;
  x: number;
  y: number;
  /** Of a whole city's radius. */
  part: number;
  name: Name | null;
}

export interface Space {
  x: number;
  y: number;
  turn: number;
  length: number;
}

export interface Route {
  key: string;
  spaces: Space[];
  /** The line from city to city. */
  line: Point[];
  /** True where other tracks lie next to it. */
  parallel: boolean;
}

export interface Geometry {
  cities: City[];
  routes: Route[];
  width: number;
  height: number;
  /** The width of a space. */
  car: number;
  /** The least scale at which all of it can be read; null if that is not known. */
  rest: number | null;
  /** What must be seen of the paper: cities, spaces and names. */
  box: Box;
}

const JUNCTION = 0.65;
const RISE = 0.665; // of a size, from the top of the capitals to the base line
const TALL = 0.8;
const LEADING = 1.02;

export const EMPTY: Geometry = { cities: [], routes: [], width: 1, height: 1, car: 15, rest: null, box: [0, 0, 1, 1] };

/** Read a board that was drawn by the server. */
export function geometryOf(root: Element): Geometry {
  const [, , width = 100, height = 100] = (root.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const layers = new Map([...root.children].map((layer) => [layer.id || layer.tagName, [...layer.children]]));
  const printed = new Map<string, Element[]>();
  for (const text of layers.get("names") ?? []) {
    const key = text.getAttribute("data-of");
    if (key) printed.set(key, [...(printed.get(key) ?? []), text]);
  }
  const cities = (layers.get("cities") ?? []).map((city): City => {
    const [x, y] = placeOf(city);
    const key = city.id.slice("city-".length);
    return { key, x, y, part: city.getAttribute("class") === "junction" ? JUNCTION : 1, name: nameOf(printed.get(key), x, y) };
  });
  const lines = new Map((layers.get("defs") ?? []).map((line) => [line.id, line]));
  const routes = (layers.get("routes") ?? []).map((route): Route => {
    const key = route.id.slice("route-".length);
    const line = pointsOf(lines.get(`band-${key}`)?.getAttribute("d") ?? "");
    const spaces = [...route.children].filter((one) => one.id.startsWith("space-")).map(spaceOf);
    return { key, spaces, line, parallel: route.hasAttribute("data-tracks") };
  });
  const car = Number(root.getAttribute("data-car") ?? 15);
  const rest = Number(root.getAttribute("data-rest")) || null;
  return { cities, routes, width, height, car, rest, box: boxOf(cities, routes) };
}

/** Where an element with `transform="translate(x y)"` stands. */
export function placeOf(element: Element): Point {
  const numbers = /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(element.getAttribute("transform") ?? "");
  return [Number(numbers?.[1] ?? 0), Number(numbers?.[2] ?? 0)];
}

function spaceOf(element: Element): Space {
  const [x, y] = placeOf(element);
  return { x, y, turn: Number(element.getAttribute("data-turn")), length: Number(element.getAttribute("data-length")) };
}

/** The points of a path of the renderer: one absolute move, then relative lines. */
export function pointsOf(path: string): Point[] {
  const numbers = (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    [x, y] = [x + (numbers[i] ?? 0), y + (numbers[i + 1] ?? 0)];
    points.push([x, y]);
  }
  return points;
}

function nameOf(texts: Element[] | undefined, x: number, y: number): Name | null {
  if (!texts?.length) return null;
  const lines = texts.map((text) => text.textContent ?? "");
  const size = Number(texts[0]?.getAttribute("font-size"));
  const widths = lines.map((line) => textWidth(line, size));
  const widest = texts[widths.indexOf(Math.max(...widths))] as Element;
  const high = (TALL + LEADING * (lines.length - 1)) * size;
  return {
    lines,
    size,
    dx: Number(widest.getAttribute("x")) - x,
    dy: Number(texts[0]?.getAttribute("y")) - y + high / 2 - size * RISE,
    quiet: (texts[0]?.getAttribute("class") ?? "").includes("ink-2"),
  };
}

function boxOf(cities: City[], routes: Route[]): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  const grow = (x: number, y: number, wide: number, high = wide) => {
    box[0] = Math.min(box[0], x - wide);
    box[1] = Math.min(box[1], y - high);
    box[2] = Math.max(box[2], x + wide);
    box[3] = Math.max(box[3], y + high);
  };
  for (const { x, y, name } of cities) {
    grow(x, y, 10);
    if (name) grow(x + name.dx, y + name.dy, Math.max(...name.lines.map((line) => textWidth(line, name.size))) / 2 + 2, ((TALL + LEADING * (name.lines.length - 1)) * name.size) / 2 + 2);
  }
  for (const route of routes) for (const space of route.spaces) grow(space.x, space.y, space.length / 2);
  return Number.isFinite(box[0]) ? box : [0, 0, 1, 1];
}
