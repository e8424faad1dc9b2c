/** Why something cannot be done, with what one holds instead: a sentence, and a few words for the flag on the board. */
import type { Message } from "../core/wire";
import type { TableStore } from "./store.svelte";

export function explained(table: TableStore, why: Message): [text: string, short: string] {
  const [key, params] = why;
  const said = table.say(why);
  const route = table.book?.routes[String(params["route"])];
  if (key !== "refusal-few-cards" || !route || table.assist === 0) return [said, said];
  const held = (kind: string) => (table.hand[kind] ?? 0) + (table.position?.own?.common?.[kind] ?? 0);
  const colors = (table.book?.kinds ?? []).filter(([, , isColor]) => isColor).map(([kind]) => kind);
  const own = colors.includes(route[2]) ? route[2] : null;
  const best = own ?? [...colors].sort((a, b) => held(b) - held(a))[0] ?? table.wild;
  const cards = [best, table.wild].map((kind): [string, number] => [kind, held(kind)]).filter(([, n]) => n > 0);
  const values = { price: params["price"], cards: table.wording.value("cards", cards), route: table.wording.value("route", params["route"]) };
  if (own === null) return [table.wording.format("web-why-any", values), table.wording.format("web-flag-any", values)];
  const named = { ...values, kind: table.wording.kind(own) };
  if (!cards.length) return [table.wording.format("web-why-none", named), table.wording.format("web-flag-none", named)];
  return [table.wording.format("web-why-color", named), table.wording.format("web-flag-color", named)];
}
