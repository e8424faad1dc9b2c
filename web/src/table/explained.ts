/** Why something cannot be done, with what one holds instead: a sentence, and a few words for the flag on the board. */
import type { Message } from "../core/wire";
import { stepWords } from "./status";
import type { TableStore } from "./store.svelte";

export function explained(table: TableStore, given: Message): [text: string, short: string] {
  const why = closer(table, given);
  const [key, params] = why;
  if (key === "refusal-not-now" && table.question) return firstThis(table);
  const said = table.say(why);
  if (key !== "refusal-few-cards" || !params["cards"] || table.assist === 0) return [said, said];
  const { price, kind, cards } = params as { price: number; kind?: string; cards: [string, number][] };
  const values = { price, cards: table.wording.value("cards", cards), route: table.wording.value("route", params["route"]) };
  if (kind === undefined) return [table.wording.format("web-why-any", values), table.wording.format("web-flag-any", values)];
  const named = { ...values, kind: table.wording.kind(kind) };
  if (!cards.length) return [table.wording.format("web-why-none", named), table.wording.format("web-flag-none", named)];
  return [table.wording.format("web-why-color", named), table.wording.format("web-flag-color", named)];
}

/** Something else is asked now: that comes first. */
function firstThis(table: TableStore): [text: string, short: string] {
  const { head, say } = stepWords(table);
  return [table.wording.format("web-first-this", { step: [head, say].filter(Boolean).join(" ") }), head];
}

/** A reason as it is for this player: their own route, or a track that is closed to everybody. */
function closer(table: TableStore, why: Message): Message {
  const [key, params] = why;
  if (key === "refusal-route-taken" && params["seat"] === table.seat) return ["web-why-own", params];
  const closed = table.position?.marks.some((mark) => mark.kind === "closed" && mark.place === `route:${String(params["route"])}`);
  return key === "refusal-own-track" && closed ? ["refusal-route-closed", params] : why;
}
