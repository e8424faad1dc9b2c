import { expect, test } from "vitest";
import { num } from "../src/board/marks";
import { withLights } from "../src/core/ways";

test("numbers are written as the renderer writes them", () => {
  expect([0, -0.04, 0.5, -0.5, 12.34, -12.36, 100, 10.0].map(num)).toEqual(["0", "0", ".5", "-.5", "12.3", "-12.4", "100", "10"]);
});
test("lights come after states and before pieces", () => {
  const marks = [{ kind: "closed", place: "route:a" }, { kind: "train", place: "route:b" }];
  expect(withLights(marks, [{ kind: "dim", place: "board" }]).map((mark) => mark.kind)).toEqual(["closed", "dim", "train"]);
});
