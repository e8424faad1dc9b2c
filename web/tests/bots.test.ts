import { expect, test } from "vitest";
import type { EditionInfo } from "../src/core/api";
import type { Message } from "../src/core/wire";
import { firstPlan, opponents, whyNoNetwork } from "../src/front/plan";
import { botAbout, botKind, botMark, levelOf, seatNames } from "../src/words/bots";

const levels = [1, 2, 3, 4, 5].map((level) => ({ bot: `level:${level}`, level, rating: 1000 + 100 * level, plus_minus: 20 }));
const offer = { bots: [...levels.map((one) => one.bot), "random", "racer"], levels };
const edition = { id: "usa", name: "USA", players: [2, 3, 4, 5], variants: [], about: {} } as unknown as EditionInfo;

test("a level has a name, a number and a rating", () => {
  expect(levelOf("level:3")).toBe(3);
  expect(levelOf("racer")).toBeNull();
  expect(levelOf("level:9")).toBeNull();
  expect(botKind("level:3")).toBe("Fix, level 3");
  expect(botAbout("level:3", 1500)).toMatch(/; rating 1500$/);
  expect(botMark("level:5")).toBe("level 5");
  expect(botMark("racer")).toBe("");
});
test("bots of one level are told apart, and no two bots have one name", () => {
  expect(seatNames([{ name: "Ada" }, { bot: "level:1" }, { bot: "level:1" }, { bot: "racer" }])).toEqual(["Ada", "Passepartout", "Passepartout 2", "Aouda"]);
});
test("a new table has opponents of the middle levels", () => {
  expect(firstPlan(edition, opponents(offer)).seats.map((seat) => seat.bot)).toEqual(["", "level:2", "level:3"]);
  expect(opponents({ bots: ["own"], levels: [] })).toEqual(["own"]);
  expect(opponents({ bots: [], levels: [] })).toEqual([]);
});
test("the network has a name and a rating, and says at which tables it cannot sit", () => {
  expect(botKind("net")).toBe("Verne");
  expect(botAbout("net", 1720)).toBe("a network that taught itself; rating 1720");
  expect(botMark("net")).toBe("taught itself");
  expect(seatNames([{ name: "Ada" }, { bot: "net" }, { bot: "net" }])).toEqual(["Ada", "Verne", "Verne 2"]);
  const why: Message = ["web-net-not-trained", {}];
  const learned = { ...offer, network: { bot: "net", tables: [{ edition: "usa", variant: "", players: 2 }], why } };
  const table = { edition: "usa", variant: "", players: 2, addOns: [] as string[] };
  expect(whyNoNetwork(learned, table)).toBeNull();
  for (const other of [{ edition: "europe" }, { players: 3 }, { variant: "mega_game" }, { addOns: ["alvin_dexter"] }]) expect(whyNoNetwork(learned, { ...table, ...other })).toBe(why);
  expect(whyNoNetwork(offer, table)).toBeNull();
});
