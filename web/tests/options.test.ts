import { expect, test } from "vitest";
import { byTarget, cheapest, choices, keepOption, leastKept, nameOf, payableWith } from "../src/core/options";
import type { Group, Question } from "../src/core/wire";

const claim: Group = {
  verb: "claim",
  targets: ["route:a-b"],
  label: ["action-claim-route", { route: "a-b" }],
  actions: [1, 2, 3],
  terms: { cards: 3, trains: 3, wilds: 0, points: 4 },
  payments: [["red", 0, 1], ["blue", 1, 2], [null, 3, 3]],
  labels: [],
};
const station: Group = { verb: "station", targets: ["city:zurich"], label: ["action-station", { city: "zurich" }], actions: [9], terms: null, payments: [], labels: [] };
const pay: Group = { verb: "pay", targets: ["payment"], label: ["action-pay", {}], actions: [4, 5], terms: null, payments: [], labels: [["action-pay", { cards: [["red", 1]] }], ["action-pay", { cards: [["blue", 1]] }]] };
const keep = (id: number, ...offers: number[]): Group => ({ verb: "keep", targets: offers.map((i) => `offer:${i}`), label: ["action-keep", {}], actions: [id], terms: null, payments: [], labels: [] });
const question = (...options: Group[]): Question => ({ ask: "q", step: "turn", form: {}, options });

test("a target says what is done to what", () => {
  expect(nameOf(station)).toBe("station city:zurich");
  expect([...byTarget(question(claim, station)).keys()]).toEqual(["route:a-b", "city:zurich"]);
});
test("every payment of a claim is a choice with its exact cards", () => {
  expect(choices(claim, "locomotive").map((one) => one.label[1]["cards"])).toEqual([[["red", 3]], [["blue", 2], ["locomotive", 1]], [["locomotive", 3]]]);
});
test("several actions of one target have labels of their own", () => {
  expect(choices(pay, "locomotive").map((one) => [one.id, one.label[1]["cards"]])).toEqual([[4, [["red", 1]]], [5, [["blue", 1]]]]);
});
test("the payment with fewest wild cards is offered first, of the color of which most are held", () => {
  expect(cheapest(claim, { red: 3, blue: 9 })).toEqual(["red", 0, 1]);
  const both: Group = { ...claim, payments: [["red", 0, 1], ["blue", 0, 2]] };
  expect(cheapest(both, { red: 3, blue: 9 })).toEqual(["blue", 0, 2]);
});
test("a picked color finds the routes it pays for", () => {
  expect(payableWith(question(claim, station), "red", "locomotive")).toEqual([claim]);
  expect(payableWith(question(claim), "green", "locomotive")).toEqual([]);
  expect(payableWith(question(claim), "locomotive", "locomotive")).toEqual([claim]);
});
test("kept tickets are the option that names exactly them", () => {
  const asked = question(keep(1, 0, 1), keep(2, 0, 2), keep(3, 0, 1, 2));
  expect(leastKept(asked)).toBe(2);
  expect(keepOption(asked, [2, 0])).toBe(2);
  expect(keepOption(asked, [1])).toBe(null);
});
