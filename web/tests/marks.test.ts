import { expect, test } from "vitest";
import { num } from "../src/board/svg";
import { ownRoutes, withLights } from "../src/core/ways";

test("numbers are written as the renderer writes them", () => {
  expect([0, -0.04, 0.5, -0.5, 12.34, -12.36, 100, 10.0].map(num)).toEqual(["0", "0", ".5", "-.5", "12.3", "-12.4", "100", "10"]);
  // Halves go to the even digit, as in Python.
  expect([0.25, 0.75, 1.25, -5.25, 0.15, 2.35].map(num)).toEqual([".2", ".8", "1.2", "-5.2", ".1", "2.4"]);
});
test("lights come after states and before pieces, and put out what else was marked", () => {
  const marks = [{ kind: "closed", place: "route:a" }, { kind: "last", place: "route:b" }, { kind: "ticket", place: "city:c" }, { kind: "train", place: "route:b" }];
  expect(withLights(marks, [{ kind: "dim", place: "board" }]).map((mark) => mark.kind)).toEqual(["closed", "dim", "train"]);
});
test("routes of partners are one's own", () => {
  const marks = [0, 1, 2, 3].map((owner) => ({ kind: "train", place: `route:r${owner}`, owner }));
  expect(ownRoutes([...marks, { kind: "closed", place: "route:shut" }], 3, 2)).toEqual(["route:r2", "route:r3"]);
  expect(ownRoutes(marks, 3)).toEqual(["route:r3"]);
  expect(ownRoutes(marks, null)).toEqual([]);
});
