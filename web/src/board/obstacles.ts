/** What a name may not lie on: other cities and the spaces of routes, found by a grid. */
import type { Box, Geometry, Point } from "./geometry";
import { distance, type Placed } from "./naming";

const CELL = 48; // px
const NEAR = 3.5; // what it costs to be as near to another city

interface Quad {
  corners: Point[];
  axes: Point[];
  box: Box;
}

interface Dot {
  key: string;
  x: number;
  y: number;
  r: number;
}

export function touching(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

export class Obstacles {
  private readonly spaces = new Grid<Quad>();
  private readonly dots = new Grid<Dot>();

  /** `thick` px of a space's width, and its length less `into`, stay free. */
  constructor(board: Geometry, scale: number, thick: number, into: number, private readonly dot: number) {
    for (const route of board.routes) {
      for (const { x, y, turn, length } of route.spaces) {
        const quad = quadOf(x * scale, y * scale, turn, length * scale - into, thick);
        this.spaces.add(quad.box, quad);
      }
    }
    const far = dot * 3 + 24;
    for (const { key, x, y, part } of board.cities) {
      const one = { key, x: x * scale, y: y * scale, r: part * dot + 1.5 };
      this.dots.add([one.x - far, one.y - far, one.x + far, one.y + far], one);
    }
  }

  /** True if a place covers nothing; a place nearer to another city costs more. */
  isFree(place: Placed, city: string): boolean {
    return this.missesCities(place, city) && !this.onSpace(place.box);
  }

  missesCities(place: Placed, city: string): boolean {
    let near = 0;
    for (const dot of this.dots.around(place.box)) {
      if (dot.key === city) continue;
      const far = distance(place.box, dot.x, dot.y);
      if (far < dot.r) return false;
      if (far < place.far + this.dot * 0.4) near += NEAR;
    }
    place.cost += near;
    return true;
  }

  onSpace(box: Box): boolean {
    for (const quad of this.spaces.around(box)) if (touching(quad.box, box) && quad.axes.every((axis) => overlap(axis, quad.corners, box))) return true;
    return false;
  }
}

/** A rectangle that is turned. */
export function quadOf(x: number, y: number, turn: number, long: number, thick: number): Quad {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [u, v] = [long / 2, thick / 2];
  const corners = ([[-u, -v], [u, -v], [u, v], [-u, v]] as Point[]).map(([p, q]): Point => [x + p * cos - q * sin, y + p * sin + q * cos]);
  const [xs, ys] = [corners.map(([px]) => px), corners.map(([, py]) => py)];
  return { corners, axes: [[cos, sin], [-sin, cos]], box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}

function overlap([ux, uy]: Point, corners: Point[], box: Box): boolean {
  let [low, high, least, most] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of corners) {
    const t = x * ux + y * uy;
    low = Math.min(low, t);
    high = Math.max(high, t);
  }
  for (const x of [box[0], box[2]]) {
    for (const y of [box[1], box[3]]) {
      const t = x * ux + y * uy;
      least = Math.min(least, t);
      most = Math.max(most, t);
    }
  }
  return high > least && most > low;
}

class Grid<T> {
  private readonly cells = new Map<number, T[]>();

  add(box: Box, thing: T): void {
    for (const cell of cellsOf(box)) {
      const found = this.cells.get(cell);
      if (found) found.push(thing);
      else this.cells.set(cell, [thing]);
    }
  }

  around(box: Box): Set<T> {
    const found = new Set<T>();
    for (const cell of cellsOf(box)) for (const thing of this.cells.get(cell) ?? []) found.add(thing);
    return found;
  }
}

function cellsOf(box: Box): number[] {
  const found: number[] = [];
  for (let x = Math.floor(box[0] / CELL); x <= Math.floor(box[2] / CELL); x++) {
    for (let y = Math.floor(box[1] / CELL); y <= Math.floor(box[3] / CELL); y++) found.push(x * 4096 + y);
  }
  return found;
}
