/** Where a flag stands that tells of something outside the window. */
import type { Camera, Size } from "./camera";
import type { Geometry, Point } from "./geometry";

const WIDE = 300; // px that a flag takes at most
const HIGH = 34;
const TALL = 62; // px where there is little room: its sentence takes three lines
const EDGE = 10;
const SMALL = 720; // px: a window of a phone, which has a button in one of its corners
const BUTTON = 64;

/** The corner of a flag at the window's edge nearest to some points, how wide it may be, and the direction in which they lie, in degrees. */
export function edgeOf(points: Point[], camera: Camera, { width, height }: Size): { x: number; y: number; wide: number; turn: number } {
  const [xs, ys] = [points.map(([x]) => camera.x + x * camera.scale), points.map(([, y]) => camera.y + y * camera.scale)];
  const [px, py] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  const high = width < SMALL ? TALL : HIGH;
  const y = clamp(py - high / 2, EDGE, height - high - EDGE);
  const side = width < SMALL && (y < BUTTON || y + high > height - BUTTON) ? BUTTON : EDGE;
  const wide = Math.min(WIDE, width - 2 * side);
  const x = clamp(px - wide / 2, side, width - wide - side);
  const turn = Math.round((Math.atan2(py - height / 2, px - width / 2) * 180) / Math.PI / 45) * 45;
  return { x, y, wide, turn };
}

const CORNERS = ["at-bottom at-right", "at-bottom at-left", "at-top at-right", "at-top at-left"] as const;
const CORNER = { wide: 116, high: 190 };

/** The corner of the window with the fewest cities in it. */
export function emptiest({ geometry, camera, size }: { geometry: Geometry; camera: Camera; size: Size }): string {
  const seen = geometry.cities.map(({ x, y }): Point => [camera.x + x * camera.scale, camera.y + y * camera.scale]);
  const covered = (name: string) =>
    seen.filter(([x, y]) => x > 0 && y > 0 && x < size.width && y < size.height && (name.includes("at-left") ? x < CORNER.wide : x > size.width - CORNER.wide) && (name.includes("at-top") ? y < CORNER.high : y > size.height - CORNER.high)).length;
  const counts = CORNERS.map(covered);
  return CORNERS[counts.indexOf(Math.min(...counts))] ?? CORNERS[0];
}
