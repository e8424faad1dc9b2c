/** Why something cannot be done, with what one holds instead: a sentence, and a few words for the flag on the board. */
import type { Message } from "../core/wire";
import type { TableStore } from "./store.svelte";

export function explained(table: TableStore, why: Message): [text: string, short: string] {
  const [key, params] = why;
  const said = table.say(why);
  if (key !== "refusal-few-cards" || !params["cards"] || table.assist === 0) return [said, said];
  const { price, kind, cards } = params as { price: number; kind?: string; cards: [string, number][] };
  const values = { price, cards: table.wording.value("cards", cards), route: table.wording.value("route", params["route"]) };
  if (kind === undefined) return [table.wording.format("web-why-any", values), table.wording.format("web-flag-any", values)];
  const named = { ...values, kind: table.wording.kind(kind) };
  if (!cards.length) return [table.wording.format("web-why-none", named), table.wording.format("web-flag-none", named)];
  return [table.wording.format("web-why-color", named), table.wording.format("web-flag-color", named)];
}
