/** Where the board is looked at from: a scale and the place of the board's corner in the window. */
import type { Box, Point } from "./geometry";

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

const MOST = 5;
const EDGE = 0.35; // of the window that the board may leave empty on one side

/** Zoomed by a factor around a point of the window, which stays where it is; `least` is the smallest scale. */
export function zoomed(camera: Camera, factor: number, [x, y]: Point, least: number, box: Box, size: Size): Camera {
  const scale = Math.max(least, Math.min(MOST, camera.scale * factor));
  const by = scale / camera.scale;
  return bounded({ scale, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by }, box, size);
}

export function moved(camera: Camera, dx: number, dy: number, box: Box, size: Size): Camera {
  return bounded({ ...camera, x: camera.x + dx, y: camera.y + dy }, box, size);
}

/** What of the window a sheet leaves free: the part above it, and the part at its left. */
export function besides(size: Size, sheet: Size): Size[] {
  return [
    { width: size.width, height: size.height - sheet.height },
    { width: size.width - sheet.width, height: size.height },
  ];
}

/** Moved as little as needed for points of the board to lie in a window, or in the part of it that is free. */
export function showing(camera: Camera, points: Point[], room: Size): Camera {
  const margin = 30;
  const xs = points.map(([x]) => camera.x + x * camera.scale);
  const ys = points.map(([, y]) => camera.y + y * camera.scale);
  if (!xs.length) return camera;
  const dx = nudge(Math.min(...xs), Math.max(...xs), margin, Math.max(margin * 2, room.width - margin));
  const dy = nudge(Math.min(...ys), Math.max(...ys), margin, Math.max(margin * 2, room.height - margin));
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** True if points of the board lie in the window, `margin` px from its edge. */
export function isShowing(camera: Camera, points: Point[], size: Size, margin: number): boolean {
  return points.every(([x, y]) => {
    const [px, py] = [camera.x + x * camera.scale, camera.y + y * camera.scale];
    return px >= margin && py >= margin && px <= size.width - margin && py <= size.height - margin;
  });
}

/** True if points of the board fit into the window at that scale. */
export function fitsAt(scale: number, points: Point[], size: Size, margin: number): boolean {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return (Math.max(...xs) - Math.min(...xs)) * scale <= size.width - 2 * margin && (Math.max(...ys) - Math.min(...ys)) * scale <= size.height - 2 * margin;
}

function nudge(low: number, high: number, from: number, to: number): number {
  if (high - low > to - from) return (from + to - low - high) / 2;
  return low < from ? from - low : high > to ? to - high : 0;
}

/** The same, but not past the board. */
export function bounded(camera: Camera, box: Box, { width, height }: Size): Camera {
  const clamp = (at: number, from: number, to: number, room: number) => {
    const [start, length] = [from * camera.scale, (to - from) * camera.scale];
    const free = room * EDGE;
    const low = Math.min(room - length - free, (room - length) / 2);
    const high = Math.max(free, (room - length) / 2);
    return Math.max(low, Math.min(high, at + start)) - start;
  };
  return { scale: camera.scale, x: clamp(camera.x, box[0], box[2], width), y: clamp(camera.y, box[1], box[3], height) };
}
