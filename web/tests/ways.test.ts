import { expect, test } from "vitest";
import { pathOver, planMarks, plannedWays } from "../src/core/ways";
import type { Book, Mark, TicketPlan } from "../src/core/wire";

const routes = { "a-b": ["a", "b"], "b-c": ["b", "c"], "c-d": ["c", "d"], "a-e": ["a", "e"] };
const book = { routes, tickets: { "a-d": ["A", "D", "9", ["a"], ["d"]], "a-z": ["A", "Z", "9", ["a"], ["z"]] }, team_size: 1 } as unknown as Book;

test("a path is the shortest one over the routes that are given", () => {
  expect(pathOver(book, ["a-b", "b-c", "c-d", "a-e"], ["a"], ["d"]).sort()).toEqual(["a-b", "b-c", "c-d"]);
  expect(pathOver(book, ["a-b", "c-d"], ["a"], ["d"])).toEqual([]);
});

test("a plan lights what is missing, and of one's own routes those on the way", () => {
  const marks: Mark[] = ["a-b", "a-e"].map((key) => ({ kind: "train", place: `route:${key}`, owner: 0 }) as Mark);
  const plan = { routes: ["b-c", "c-d"], tickets: { "a-d": [["b-c", "c-d"], 4, true], "a-z": [[], 0, false] } } as unknown as TicketPlan;
  const found = planMarks(book, plan, marks, 0).map(({ kind, place }) => `${kind} ${place}`);
  expect(found).toEqual(["dim board", "lit city:a", "lit city:d", "lit route:a-b", "missing route:b-c", "missing route:c-d"]);
});

test("a ticket of a plan goes its way of the plan, over own routes and those that are missing", () => {
  const marks: Mark[] = ["a-b", "a-e"].map((key) => ({ kind: "train", place: `route:${key}`, owner: 0 }) as Mark);
  const plan = { routes: [], tickets: { "a-d": [["b-c", "c-d"], 4, true], "a-z": [[], 0, false] } } as unknown as TicketPlan;
  expect(plannedWays(book, plan, marks, 0)).toEqual({ "a-d": [["a-b"], ["b-c", "c-d"]], "a-z": [[], []] });
});
