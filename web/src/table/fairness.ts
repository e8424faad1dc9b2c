/** Whose numbers a shuffle was made from, and whether the server did what it had promised to this device. */
import { promiseOf, toldAt } from "../core/nonces";
import type { Facts } from "../core/wire";

/** The seats of people, by whether the number from their device is in the shuffle. */
export function sharers(facts: Facts): { shared: number[]; missing: number[] } {
  const people = facts.seats.flatMap((seat, i) => (seat.bot ? [] : [i]));
  return { shared: people.filter((i) => facts.seats[i]?.nonce), missing: people.filter((i) => !facts.seats[i]?.nonce) };
}

/**
 * `broken`: the shuffle is not the promised one. `ignored`: the number that this device told is not in it. `kept`: at the
 * end, all is as it was promised to this device; `seen`: as it was promised to others. Empty: nothing can be said yet.
 */
export function judged(facts: Facts): "broken" | "ignored" | "kept" | "seen" | "" {
  if (facts.state === "open" || facts.known_deal) return "";
  const told = toldAt(facts.table);
  const finished = facts.state === "finished";
  if (told && told.promise !== facts.commitment) return "broken";
  if (finished && promiseOf(facts.seed ?? "", facts.nonce ?? "") !== facts.commitment) return "broken";
  if (told && !facts.seats.some((seat) => seat.nonce === told.nonce)) return "ignored";
  return finished ? (told ? "kept" : "seen") : "";
}

/** True for the finished game of a day that is not over: its seed, and so its record, are not told yet. */
export function isSecret(facts: Facts | null): boolean {
  return Boolean(facts?.daily && facts.state === "finished" && !facts.seed);
}
