import { expect, test } from "vitest";
import { changedBox, momentsOf } from "../src/replay/film";
import { animated, imageChunks } from "../src/replay/webp";

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const still = new Uint8Array([...letters("RIFF"), 0, 0, 0, 0, ...letters("WEBP"), ...letters("EXIF"), 1, 0, 0, 0, 7, 0, ...letters("VP8 "), 3, 0, 0, 0, 1, 2, 3, 0]);

test("a film has the parts of its stills, their places and their times", () => {
  const film = animated(300, 200, [{ still, x: 0, y: 0, width: 300, height: 200, ms: 280 }, { still, x: 20, y: 6, width: 10, height: 8, ms: 3000 }]);
  const view = new DataView(film.buffer);
  expect(String.fromCharCode(...film.subarray(0, 4), ...film.subarray(8, 16))).toBe("RIFFWEBPVP8X");
  expect(view.getUint32(4, true)).toBe(film.length - 8);
  expect(film[20]).toBe(2); // animated
  expect([view.getUint16(24, true) + 1, view.getUint16(27, true) + 1]).toEqual([300, 200]);
  const text = String.fromCharCode(...film);
  expect(text.match(/ANMF/g)?.length).toBe(2);
  const second = text.lastIndexOf("ANMF") + 8;
  expect([film[second]! * 2, film[second + 3]! * 2, film[second + 6]! + 1, film[second + 9]! + 1, view.getUint16(second + 12, true)]).toEqual([20, 6, 10, 8, 3000]);
  expect(text).not.toContain("EXIF");
});
test("only the image of a still is taken, with its padding", () => {
  expect([...imageChunks(still)]).toEqual([...letters("VP8 "), 3, 0, 0, 0, 1, 2, 3, 0]);
});
test("a film shows what changes the board, not too much of it, and the end", () => {
  expect(momentsOf(["a", "a", "b", "b", "c", "c"])).toEqual([0, 2, 4, 5]);
  const many = momentsOf(Array.from({ length: 500 }, (_, i) => String(i)), 20);
  expect(many.length).toBe(20);
  expect([many[0], many.at(-1)]).toEqual([0, 499]);
});
test("the box of what has changed begins at even places", () => {
  const before = new Uint32Array(40);
  const now = before.slice();
  expect(changedBox(null, now, 8, 5)).toEqual({ x: 0, y: 0, width: 8, height: 5 });
  expect(changedBox(before, now, 8, 5)).toEqual({ x: 0, y: 0, width: 2, height: 2 });
  now[3 * 8 + 5] = 1;
  now[4 * 8 + 3] = 1;
  expect(changedBox(before, now, 8, 5)).toEqual({ x: 2, y: 2, width: 4, height: 3 });
});
