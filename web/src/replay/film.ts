/** A short silent film of a game, made in the browser: an animated WebP. */
import { keep, paint, pictureAt, PrintedBoard, sizeOf } from "./printed";
import { animated, type FilmFrame } from "./webp";
import type { Replay } from "./replay.svelte";

const WIDE = 800;
const PICTURE = 1600;
const MOST = 72; // frames of a film
const [EACH_MS, END_MS] = [280, 3000];
const QUALITY = 0.72;
const EVEN = 2; // frames lie at even places

/** A picture of the moment, as PNG. */
export async function savePicture(replay: Replay): Promise<void> {
  const canvas = await painted(replay, new PrintedBoard(replay.table.svg ?? ""), replay.at, PICTURE);
  keep(await blobOf(canvas, "image/png"), `${nameOf(replay)}.png`);
}

/** The decisions that a film shows: those that change the board, evenly thinned out, and the end. */
export function momentsOf(marks: unknown[], most = MOST): number[] {
  const changed = marks.flatMap((now, step) => (step === 0 || now !== marks[step - 1] ? [step] : []));
  const last = marks.length - 1;
  const thin = Math.max(1, changed.length / (most - 1));
  const kept = Array.from({ length: Math.min(most - 1, changed.length) }, (_, i) => changed[Math.floor(i * thin)]!);
  return [...new Set([...kept, last])];
}

/** Make a film and let the browser keep it; `told` hears how much of it is done, and says whether to go on. */
export async function saveFilm(replay: Replay, told: (done: number, of: number) => boolean): Promise<void> {
  const printed = new PrintedBoard(replay.table.svg ?? "");
  const steps = momentsOf(replay.reel!.positions.map(({ marks }) => JSON.stringify(marks.filter((mark) => mark.kind !== "last" && mark.kind !== "closed"))));
  const canvas = canvasOf(replay, printed, WIDE);
  const film = await filmOf(replay, printed, canvas, steps, told);
  if (film) keep(film, `${nameOf(replay)}.webp`);
}

async function filmOf(replay: Replay, printed: PrintedBoard, canvas: HTMLCanvasElement, steps: number[], told: (done: number, of: number) => boolean): Promise<Blob | null> {
  const frames: FilmFrame[] = [];
  let before: Uint32Array | null = null;
  for (const [i, step] of steps.entries()) {
    if (!told(i, steps.length)) return null;
    const context = await paint(canvas, pictureAt(replay, printed, step, WIDE));
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const now = new Uint32Array(data.buffer);
    const box = changedBox(before, now, canvas.width, canvas.height);
    before = now;
    const part = document.createElement("canvas");
    [part.width, part.height] = [box.width, box.height];
    part.getContext("2d", { alpha: false })!.drawImage(canvas, -box.x, -box.y);
    const still = new Uint8Array(await (await blobOf(part, "image/webp", QUALITY)).arrayBuffer());
    frames.push({ ...box, still, ms: i === steps.length - 1 ? END_MS : EACH_MS });
  }
  told(steps.length, steps.length);
  return new Blob([animated(canvas.width, canvas.height, frames) as BlobPart], { type: "image/webp" });
}

/** Where two pictures differ, in even numbers; the whole of the first one, and a corner where nothing differs. */
export function changedBox(before: Uint32Array | null, now: Uint32Array, width: number, height: number): { x: number; y: number; width: number; height: number } {
  if (!before) return { x: 0, y: 0, width, height };
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (before[at] === now[at]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return { x: 0, y: 0, width: EVEN, height: EVEN };
  [left, top] = [left - (left % EVEN), top - (top % EVEN)];
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function canvasOf(replay: Replay, printed: PrintedBoard, wide: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, sizeOf(printed, replay.sides.length, wide));
  return canvas;
}

async function painted(replay: Replay, printed: PrintedBoard, step: number, wide: number): Promise<HTMLCanvasElement> {
  const canvas = canvasOf(replay, printed, wide);
  await paint(canvas, pictureAt(replay, printed, step, wide));
  return canvas;
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob?.type === type ? done(blob) : failed(new Error(`this browser makes no ${type}`))), type, quality));
}

const nameOf = (replay: Replay) => `fogg-${replay.table.facts?.edition ?? "game"}-${replay.id.slice(0, 8)}`;
