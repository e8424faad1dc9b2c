/** The small map of the whole board, with a frame around what the window shows. */
import type { Camera, Size } from "./camera";
import type { Viewer } from "./viewer.svelte";

export interface OverviewShape {
  /** The corner of the board's part that is shown, in px of the board. */
  x: number;
  y: number;
  height: number;
  scale: number;
  /** One px of the screen, in px of the board. */
  px: number;
}

/** The frame around what the window shows, in px of the map. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 14; // px of the board around what must be seen

/** The whole board in a map of that width, at most so high. */
export function overviewOf({ geometry: { box } }: Viewer, width: number, most: number): OverviewShape {
  const [left, top, right, bottom] = [box[0] - MARGIN, box[1] - MARGIN, box[2] + MARGIN, box[3] + MARGIN];
  const scale = Math.min(width / (right - left), most / (bottom - top));
  const height = Math.round((bottom - top) * scale);
  const px = 1 / scale;
  return { x: (left + right) / 2 - (width * px) / 2, y: top, height, scale, px };
}

/** Where the frame lies for a camera; it may reach past the map, which cuts it. */
export function frameOf(shape: OverviewShape, camera: Camera, size: Size): Frame {
  const by = shape.scale / camera.scale;
  return {
    x: (-camera.x / camera.scale - shape.x) * shape.scale,
    y: (-camera.y / camera.scale - shape.y) * shape.scale,
    width: size.width * by,
    height: size.height * by,
  };
}
