import { expect, test } from "vitest";
import type { EditionInfo } from "../src/core/api";
import { fitting, shortName } from "../src/front/plan";

const edition = (id: string, players: number[], minutes?: number[]): EditionInfo =>
  ({ id, name: id, players, about: minutes ? { play_time_minutes: minutes } : {} }) as unknown as EditionInfo;
const quick = edition("quick", [2, 3, 4], [10, 15]);
const usual = edition("usual", [2, 3, 4, 5], [30, 60]);
const untold = edition("untold", [4, 6]);
const found = (players: number | null, length: "short" | "long" | null) => fitting([quick, usual, untold], { players, length }).map((one) => one.id);

test("without a filter every board is there", () => {
  expect(found(null, null)).toEqual(["quick", "usual", "untold"]);
});
test("boards are found by players and by length; a game of unknown length may have any", () => {
  expect(found(5, null)).toEqual(["usual"]);
  expect(found(null, "short")).toEqual(["quick", "untold"]);
  expect(found(4, "long")).toEqual(["usual", "untold"]);
  expect(found(6, "short")).toEqual(["untold"]);
  expect(found(5, "short")).toEqual([]);
});
test("a board without a short name goes by its name", () => {
  expect(shortName(quick)).toBe("quick");
  expect(shortName({ ...quick, about: { short_name: "Quick" } } as EditionInfo)).toBe("Quick");
});
