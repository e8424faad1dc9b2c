/** What a step of a replay says: in the sign, and as rows of the log. */
import { winnersOf, sideName } from "../ceremony/sides";
import { tellings, type Told } from "../table/telling";
import { t } from "../words/wording";
import type { Reel } from "./reel";
import type { Replay } from "./replay.svelte";

/** Messages that only say what everybody sees anyway. */
const QUIET = /^event-(turned-up|offered|offered-own|track-back)$/;

export interface Row extends Told {
  /** The decision that it tells of. */
  step: number;
  turn: number;
}

/** All that was told, oldest first, each with the decision that it tells of. */
export function rowsOf(replay: Replay, reel: Reel): Row[] {
  return tellings(replay.table, reel.history).map((told) => {
    const step = reel.stepOf(told.at);
    return { ...told, step, turn: reel.at(Math.max(0, step - 1)).turn.turns };
  });
}

/** The sentence of a moment: what its decision made known, or who made one in secret. */
export function momentOf(replay: Replay): { head: string; say: string } {
  const { reel, at, table, by } = replay;
  if (!reel || !table.book) return { head: "", say: "" };
  const { result, turn } = reel.at(at);
  if (result) {
    const winners = winnersOf(result);
    return { head: t("web-replay-end"), say: t("web-replay-won", { won: t("web-won-with", { people: winners.length, names: table.wording.listed(winners.map((side) => sideName(table, side))), n: winners[0]?.total ?? 0 }) }) };
  }
  if (at === 0) return { head: t("web-replay-start"), say: t("web-replay-start-why") };
  const head = t("web-replay-turn", { n: at > 0 ? reel.at(at - 1).turn.turns : turn.turns });
  const heard = reel.told(at).filter(([key]) => !QUIET.test(key));
  const deeds = heard.filter(([, params]) => typeof params["seat"] === "number");
  const told = (deeds.length ? deeds : heard).map((message) => table.say(message));
  const seat = by[at - 1];
  return { head, say: told.join(" ") || (seat === undefined ? "" : t("web-replay-secret", { name: table.names[seat] ?? "" })) };
}
