import { expect, test } from "vitest";
import { edgeOf } from "../src/board/edge";
import type { Camera } from "../src/board/camera";

const camera = { x: 0, y: 0, scale: 1 } as Camera;
const phone = { width: 390, height: 560 };

test("a flag in a phone's corner leaves room for the button there", () => {
  for (const [x, y] of [[-200, -200], [900, -200], [-200, 900], [900, 900]] as const) {
    const flag = edgeOf([[x, y]], camera, phone);
    expect(flag.x).toBeGreaterThanOrEqual(64);
    expect(flag.x).toBeLessThanOrEqual(390 - 64);
  }
});
test("a flag lies within its window, however small that is", () => {
  for (const size of [{ width: 320, height: 320 }, phone, { width: 844, height: 260 }]) {
    for (const [x, y] of [[-200, -200], [900, -200], [-200, 900], [900, 900], [160, 900]] as const) {
      const flag = edgeOf([[x, y]], camera, size);
      expect(flag.x + flag.wide).toBeLessThanOrEqual(size.width - 10);
      expect(flag.y + (size.width < 720 ? 62 : 34)).toBeLessThanOrEqual(size.height - 10);
    }
  }
});
test("elsewhere it stands at the very edge", () => {
  expect(edgeOf([[-200, 280]], camera, phone)).toEqual({ x: 10, y: 249, wide: 300, turn: 180 });
  expect(edgeOf([[-200, -200]], camera, { width: 1200, height: 700 })).toMatchObject({ x: 10, y: 10 });
});
