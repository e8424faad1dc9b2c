import { expect, test } from "vitest";
import { Reel, pointsOf, waysOf, type ReplayFrame } from "../src/replay/reel";
import type { Message } from "../src/core/wire";

const turn = (turns: number) => ({ current: 0, turns, final_turns: null, over: false, actors: [0] });
const told = (...keys: string[]): Message[] => keys.map((key) => [key, {}]);
const frames = [
  { position: { turn: turn(1), seats: [[45, 0, 4, 2], [45, 0, 4, 2]], marks: [] }, told: told("a") },
  {},
  { position: { turn: turn(2), seats: [[41, 7, 0, 2], [45, 0, 4, 2]] }, told: told("b", "c") },
  { position: { turn: turn(2) }, told: [] },
  { position: { turn: turn(3), result: [{ place: 1, seats: [1], total: 30, completed: 1, lines: [] }, { place: 2, seats: [0], total: -4, completed: 0, lines: [] }] }, told: told("d") },
] as unknown as ReplayFrame[];

test("every position has all parts, and those that did not change are shared", () => {
  const reel = new Reel(frames);
  expect(reel.last).toBe(4);
  expect(reel.at(1)).toBe(reel.at(0));
  expect(reel.at(3).seats).toBe(reel.at(2).seats);
  expect(reel.at(2).marks).toBe(reel.at(0).marks);
  expect(reel.at(99)).toBe(reel.at(4));
  expect(reel.at(-1)).toBe(reel.at(0));
});
test("what was told belongs to its decision", () => {
  const reel = new Reel(frames);
  expect(reel.history.map(([key]) => key)).toEqual(["a", "b", "c", "d"]);
  expect([0, 1, 2, 3].map((message) => reel.stepOf(message))).toEqual([0, 2, 2, 4]);
  expect(reel.told(1)).toEqual([]);
  expect(reel.told(2)).toEqual(told("b", "c"));
  expect(reel.heard(3)).toBe(3);
});
test("turns are walked through forward and backward", () => {
  const reel = new Reel(frames);
  expect([0, 1, 2, 3, 4].map((step) => reel.turnFrom(step, true))).toEqual([2, 2, 4, 4, 4]);
  expect([4, 3, 2, 1, 0].map((step) => reel.turnFrom(step, false))).toEqual([2, 2, 0, 0, 0]);
});
test("points are those on the board, with all cards open the standing, and at the end the result", () => {
  const reel = new Reel(frames);
  expect(pointsOf(reel, [[0], [1]])).toEqual([[0, 0, 7, 7, -4], [0, 0, 0, 0, 30]]);
  expect(pointsOf(reel, [[0, 1]])[0]?.slice(0, 4)).toEqual([0, 0, 7, 7]);
  const open = new Reel([{ position: { ...frames[0]!.position, standings: [[[0, "score-route", 7, [], [], [], [], 0], [0, "score-ticket-failed", -9, [], ["t"], [], [], 0]], []] } } as unknown as ReplayFrame]);
  expect(pointsOf(open, [[0], [1]])).toEqual([[-2], [0]]);
});
test("the way of a ticket is that of its line of score", () => {
  const position = { lines: [[0, "score-ticket-done", 9, ["r", "s"], ["t"], [], [], 0], [0, "score-ticket-failed", -5, [], ["u"], [], [], 0]] };
  expect(waysOf(position as never)).toEqual({ t: [["r", "s"], []] });
});
