import { expect, test } from "vitest";
import { noticesOf } from "../src/table/notices";
import type { TableState } from "../src/core/state";
import type { SeatFacts } from "../src/core/wire";

const state = (...seats: Partial<SeatFacts>[]) => ({ history: [["event-claimed", { seat: 0 }]], position: {}, facts: { seats } }) as unknown as TableState;
const told = (before: TableState | null, after: TableState, undone: number | null = null) => noticesOf(before, after, undone).map(({ seat, key, mine }) => [seat, key, mine]);

test("a clock that ran out, a bot that takes a seat, a return and a resignation are told once", () => {
  const calm = state({}, {});
  expect(told(calm, state({ missed: 1 }, {}))).toEqual([[0, "clock", false]]);
  expect(told(state({ missed: 1 }, {}), state({ missed: 1 }, {}))).toEqual([]);
  expect(told(calm, state({}, { kept: "away", mine: true }))).toEqual([[1, "kept", true]]);
  expect(told(state({ kept: "clock" }, {}), calm)).toEqual([[0, "back", false]]);
  expect(told(state({ kept: "clock" }, {}), state({ resigned: true }, {}))).toEqual([[0, "resigned", false]]);
});
test("a page that is opened tells what still holds", () => {
  expect(told(null, state({ missed: 2, kept: "clock" }, {}))).toEqual([[0, "clock", false], [0, "kept", false]]);
});
test("a move that is gone from the history was taken back", () => {
  expect(told(state({}, {}), state({}, {}), 1)).toEqual([[1, "undone", false]]);
});
test("each new agreement to a vote is told", () => {
  const vote = (...agreed: number[]) => ({ vote: { asked: [1, 2], agreed } });
  expect(told(state({}, {}), state(vote(), {}))).toEqual([]);
  expect(told(state(vote(), {}), state({ ...vote(1), mine: true }, {}))).toEqual([[0, "vote", true]]);
  expect(told(state(vote(1, 2), {}), state(vote(1), {}))).toEqual([]);
});
