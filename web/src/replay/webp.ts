/** Animated WebP put together from still ones, which browsers can make: a container of frames, each with its time. */

export interface FilmFrame {
  /** A still WebP of the part of the picture that has changed, and where that part lies; both numbers are even. */
  still: Uint8Array;
  x: number;
  y: number;
  width: number;
  height: number;
  ms: number;
}

const HEADER = 12; // "RIFF", length, "WEBP"
const IMAGE = new Set(["VP8 ", "VP8L", "ALPH"]);

/** The chunks of a still WebP that hold its image. */
export function imageChunks(still: Uint8Array): Uint8Array {
  const view = new DataView(still.buffer, still.byteOffset, still.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = HEADER; at + 8 <= still.length; ) {
    const name = String.fromCharCode(...still.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (IMAGE.has(name)) parts.push(still.subarray(at, end));
    at = end;
  }
  return joined(parts);
}

/** A film of frames that repeats for ever. */
export function animated(width: number, height: number, frames: FilmFrame[]): Uint8Array {
  const chunks = [chunk("VP8X", [0x02, 0, 0, 0, ...u24(width - 1), ...u24(height - 1)]), chunk("ANIM", [0xff, 0xff, 0xff, 0xff, 0, 0])];
  for (const { still, x, y, width: wide, height: high, ms } of frames) {
    const NO_BLENDING = 0x02;
    chunks.push(chunk("ANMF", joined([new Uint8Array([...u24(x / 2), ...u24(y / 2), ...u24(wide - 1), ...u24(high - 1), ...u24(ms), NO_BLENDING]), imageChunks(still)])));
  }
  const content = joined(chunks);
  return joined([letters("RIFF"), u32(content.length + 4), letters("WEBP"), content]);
}

function chunk(name: string, content: ArrayLike<number>): Uint8Array {
  const padding = new Uint8Array(content.length % 2);
  return joined([letters(name), u32(content.length), Uint8Array.from(content), padding]);
}

const letters = (name: string) => Uint8Array.from(name, (letter) => letter.charCodeAt(0));
const u24 = (n: number) => [n & 255, (n >> 8) & 255, (n >> 16) & 255];
const u32 = (n: number) => new Uint8Array([n & 255, (n >> 8) & 255, (n >> 16) & 255, (n >>> 24) & 255]);

function joined(parts: Uint8Array[]): Uint8Array {
  const found = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    found.set(part, at);
    at += part.length;
  }
  return found;
}
