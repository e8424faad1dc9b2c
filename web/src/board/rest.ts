/** Where a board rests: at which scale everything on it can be read, and on which part of it. */
import type { Camera, Size } from "./camera";
import type { Box, Geometry, Point } from "./geometry";
import { placeNames, type Named } from "./naming";
import { LEAST_NAME, LEAST_SPACE } from "./sizes";

const MARGIN = 8; // px around a board that is shown whole
const EDGE = 10; // px around a part of it
const SHORT = 0.985; // of the rest scale at which a board is still shown whole
const STEP = 0.01;
const MOST = 1.2; // no board needs more
const SNAP = 36; // px that the camera moves so that fewer names are cut
const GRID = 4;

/** The least scale at which spaces are 8 px thick and every name fits at 11 px, to a hundredth. */
export function restScale(board: Geometry): number {
  const least = LEAST_SPACE / board.car;
  for (let scale = least; scale < MOST; scale = (Math.floor(scale / STEP + 1e-6) + 1) * STEP) {
    if (!placeNames(board, scale, { size: LEAST_NAME }).missing.length) return scale;
  }
  return MOST;
}

/** The whole board in the window: fitted by what must be seen of it, not by its paper. */
export function wholeCamera({ box }: Geometry, { width, height }: Size): Camera {
  const scale = Math.max(0.02, Math.min((width - 2 * MARGIN) / (box[2] - box[0]), (height - 2 * MARGIN) / (box[3] - box[1])));
  return { scale, x: width / 2 - ((box[0] + box[2]) / 2) * scale, y: height / 2 - ((box[1] + box[3]) / 2) * scale };
}

/** True if a board that rests at that scale can be shown whole. */
export function isWhole(board: Geometry, size: Size, rest: number): boolean {
  return wholeCamera(board, size).scale >= rest * SHORT;
}

/** A part of the board at a scale, around the middle of some points, never past the board's edge. */
export function partCamera({ box }: Geometry, size: Size, scale: number, points: Point[]): Camera {
  const middle = (values: number[], low: number, high: number, room: number) => {
    const half = (room - 2 * EDGE) / 2 / scale;
    const wanted = values.length ? (Math.min(...values) + Math.max(...values)) / 2 : (low + high) / 2;
    return high - low <= 2 * half ? (low + high) / 2 : Math.max(low + half, Math.min(high - half, wanted));
  };
  const x = middle(points.map(([px]) => px), box[0], box[2], size.width);
  const y = middle(points.map(([, py]) => py), box[1], box[3], size.height);
  return { scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale };
}

/** Moved a little to where the window's edge cuts the fewest names; those of `keep` count more. */
export function snapped(board: Geometry, camera: Camera, size: Size, names: Named, keep: Set<string>): Camera {
  const { box } = board;
  const fixed = [(box[2] - box[0]) * camera.scale <= size.width - 2 * EDGE, (box[3] - box[1]) * camera.scale <= size.height - 2 * EDGE];
  let best = camera;
  let least = Infinity;
  const spots = board.cities.map((city) => ({ x: city.x * camera.scale, y: city.y * camera.scale, box: names.placed.get(city.key)?.box, weight: keep.has(city.key) ? 6 : 2 }));
  for (let dx = fixed[0] ? 0 : -SNAP; dx <= (fixed[0] ? 0 : SNAP); dx += GRID) {
    for (let dy = fixed[1] ? 0 : -SNAP; dy <= (fixed[1] ? 0 : SNAP); dy += GRID) {
      let cost = (Math.abs(dx) + Math.abs(dy)) * 0.02;
      for (const spot of spots) if (spot.box) cost += cutting(spot.box, spot, camera.x + dx, camera.y + dy, size);
      if (cost < least) [least, best] = [cost, { ...camera, x: camera.x + dx, y: camera.y + dy }];
    }
  }
  return best;
}

function cutting(box: Box, spot: { x: number; y: number; weight: number }, x: number, y: number, { width, height }: Size): number {
  const [left, top, right, bottom] = [box[0] + x, box[1] + y, box[2] + x, box[3] + y];
  const seen = right > 0 && bottom > 0 && left < width && top < height;
  const cut = seen && (left < 1 || top < 1 || right > width - 1 || bottom > height - 1);
  const [cx, cy] = [spot.x + x, spot.y + y];
  const city = cx > 4 && cy > 4 && cx < width - 4 && cy < height - 4;
  if (cut) return city ? spot.weight : 0.2;
  return city && !seen ? 1 : 0;
}
