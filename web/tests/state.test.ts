import { expect, test } from "vitest";
import { applied, lastOwn, type TableState } from "../src/core/state";
import type { Frame, Message } from "../src/core/wire";

const facts = { table: "t", state: "running", now: 100 } as unknown as TableState["facts"];
const position = { undo: 0, turn: { current: 0 } } as unknown as NonNullable<TableState["position"]>;
const told = (...seats: number[]): Message[] => seats.map((seat) => ["event-drew-hidden", { seat }]);
const snapshot = { type: "snapshot", n: 1, seat: 0, facts, position, history: told(0, 1) } as Frame;

test("a snapshot is everything, and tells the server's time", () => {
  const state = applied(null, snapshot, 90);
  expect(state?.history.length).toBe(2);
  expect(state?.clockOffset).toBe(10);
});
test("an update changes only the parts it has", () => {
  const before = applied(null, snapshot, 90);
  const state = applied(before, { type: "update", n: 2, position: { undo: 1 } } as Frame, 91);
  expect(state?.position?.undo).toBe(1);
  expect(state?.position?.turn.current).toBe(0);
});
test("of the history the first stay and the told follow", () => {
  const before = applied(null, snapshot, 90);
  const state = applied(before, { type: "update", n: 2, keep: 1, told: told(2, 3) } as Frame, 91);
  expect(state?.history.map(([, params]) => params["seat"])).toEqual([0, 2, 3]);
});
test("a frame that was seen changes nothing", () => {
  const before = applied(null, snapshot, 90);
  expect(applied(before, { type: "update", n: 1, position: { undo: 9 } } as Frame, 91)).toBe(before);
});
test("news are what others did since one's last turn, and stay while one plays", () => {
  expect(lastOwn(told(0, 1, 2), 0)).toBe(1);
  expect(lastOwn(told(0, 1, 2, 0), 0)).toBe(1);
  expect(lastOwn(told(1, 2), 0)).toBe(0);
});
