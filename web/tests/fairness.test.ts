import { beforeEach, expect, test } from "vitest";
import { newPledge, promiseOf, tellNonce } from "../src/core/nonces";
import type { Facts } from "../src/core/wire";
import { judged, sharers } from "../src/table/fairness";

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  globalThis.localStorage = { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) } as Storage;
});
const PROMISE = promiseOf("5eed", "c0ffee");
const table = (state: string, nonces: string[], more: object = {}) =>
  ({ table: "t1", state, commitment: PROMISE, seed: "5eed", nonce: "c0ffee", seats: [...nonces.map((nonce) => ({ nonce })), { bot: "racer" }], ...more }) as unknown as Facts;
const told = () => {
  const pledge = newPledge();
  return tellNonce(pledge, "t1", PROMISE, [pledge])!;
};

test("seats of people are told apart by whether their number is in", () => {
  expect(sharers(table("running", ["aa", "", "bb"]))).toEqual({ shared: [0, 2], missing: [1] });
});
test("nothing is said of a deal that is known, or before the start", () => {
  expect(judged(table("open", []))).toBe("");
  expect(judged(table("finished", [], { known_deal: true, seed: "1" }))).toBe("");
});
test("a promise that was kept is told at the end", () => {
  const nonce = told();
  expect(judged(table("running", [nonce]))).toBe("");
  expect(judged(table("finished", [nonce]))).toBe("kept");
});
test("a device that told nothing sees only that the server's number fits", () => {
  expect(judged(table("finished", ["aa"]))).toBe("seen");
});
test("a number that was told and is not in the shuffle is missed at once", () => {
  told();
  expect(judged(table("running", ["aa"]))).toBe("ignored");
});
test("another promise than this device was given is noticed at once", () => {
  const nonce = told();
  expect(judged(table("running", [nonce], { commitment: promiseOf("5eed", "1") }))).toBe("broken");
});
test("a seed that does not fit the promise is noticed at the end", () => {
  expect(judged(table("finished", [told()], { seed: "5eee" }))).toBe("broken");
});
