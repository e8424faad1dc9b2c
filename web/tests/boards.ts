/** All boards as the server draws them, for tests. `tools/build_web.py --check` writes them. */
import { geometryOf, type Geometry } from "../src/board/geometry";

const files = import.meta.glob<string>("../../build/web/boards/*.svg", { query: "?raw", import: "default", eager: true });
const drawn = new Map(Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ""), svg]));
const known = new Map<string, Geometry>();

export const BOARDS = [...drawn.keys()];
if (!BOARDS.length) throw new Error("no boards in build/web/boards: run tools/build_web.py --check, which draws them");

export function drawing(name: string): Element {
  return new DOMParser().parseFromString(drawn.get(name) ?? "", "image/svg+xml").documentElement;
}

/** The geometry of a board. */
export function board(name: string): Geometry {
  let found = known.get(name);
  if (!found) known.set(name, (found = geometryOf(drawing(name))));
  return found;
}
