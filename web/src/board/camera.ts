/** Where one looks at the board from: a scale and the place of the board's corner in the window. */
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

/** The whole board in the window. */
export function fit(board: Size, box: Size, margin = 8): Camera {
  const most = Math.min((box.width - 2 * margin) / board.width, (box.height - 2 * margin) / board.height);
  const scale = Math.max(most, 0.02);
  return { scale, x: (box.width - board.width * scale) / 2, y: (box.height - board.height * scale) / 2 };
}

/** The window filled by the board, its middle at a point of the board. */
export function fill(board: Size, box: Size, at: [number, number]): Camera {
  const scale = Math.max(box.width / board.width, box.height / board.height) * 0.98;
  return bounded({ scale, x: box.width / 2 - at[0] * scale, y: box.height / 2 - at[1] * scale }, board, box, 0.03);
}

/** As near as points of the board can be seen together, never nearer than the window filled by the board. */
export function framing(board: Size, box: Size, points: [number, number][], margin = 44): Camera {
  if (!points.length) return fit(board, box);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const filled = Math.max(box.width / board.width, box.height / board.height);
  const wanted = Math.min(filled, (box.width - 2 * margin) / Math.max(1, right - left), (box.height - 2 * margin) / Math.max(1, bottom - top));
  const scale = Math.max(wanted, fit(board, box).scale);
  return bounded({ scale, x: box.width / 2 - ((left + right) / 2) * scale, y: box.height / 2 - ((top + bottom) / 2) * scale }, board, box, 0.06);
}

/** Zoomed by a factor around a point of the window, which stays where it is. */
export function zoomed(camera: Camera, factor: number, at: [number, number], board: Size, box: Size): Camera {
  const least = fit(board, box).scale * 0.8;
  const scale = Math.max(least, Math.min(MOST, camera.scale * factor));
  const by = scale / camera.scale;
  return bounded({ scale, x: at[0] - (at[0] - camera.x) * by, y: at[1] - (at[1] - camera.y) * by }, board, box);
}

export function moved(camera: Camera, dx: number, dy: number, board: Size, box: Size): Camera {
  return bounded({ ...camera, x: camera.x + dx, y: camera.y + dy }, board, box);
}

/** Moved as little as needed for points of the board to lie in a part of the window. */
export function showing(camera: Camera, points: [number, number][], box: Size, room: { bottom: number }): Camera {
  const margin = 30;
  const xs = points.map(([x]) => camera.x + x * camera.scale);
  const ys = points.map(([, y]) => camera.y + y * camera.scale);
  if (!xs.length) return camera;
  const dx = nudge(Math.min(...xs), Math.max(...xs), margin, box.width - margin);
  const dy = nudge(Math.min(...ys), Math.max(...ys), margin, Math.max(margin * 2, box.height - room.bottom - margin));
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

function nudge(low: number, high: number, from: number, to: number): number {
  if (high - low > to - from) return (from + to - low - high) / 2;
  return low < from ? from - low : high > to ? to - high : 0;
}

function bounded(camera: Camera, board: Size, box: Size, edge = EDGE): Camera {
  const clamp = (at: number, length: number, room: number) => {
    const free = room * edge;
    const low = Math.min(room - length - free, (room - length) / 2);
    const high = Math.max(free, (room - length) / 2);
    return Math.max(low, Math.min(high, at));
  };
  return {
    scale: camera.scale,
    x: clamp(camera.x, board.width * camera.scale, box.width),
    y: clamp(camera.y, board.height * camera.scale, box.height),
  };
}
