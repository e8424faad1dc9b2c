/** What can be had (`gives` of the book), in groups: what the ways of one's tickets need, then the rest. */
import { t } from "../words/wording";
import { ticketRows } from "./tickets";
import type { Choice } from "../core/options";
import type { Message } from "../core/wire";
import type { TableStore } from "./store.svelte";

export interface Thing {
  id: string;
  about: Message;
  price: number;
  owners: number[];
  choice: Choice | undefined;
}

export interface Shelf {
  title: string;
  things: Thing[];
}

/** Everything that can be had, who has it, and the option that gets it now. */
export function thingsOf(table: TableStore): Thing[] {
  const ledgers = table.position?.ledgers ?? [];
  return Object.entries(table.book?.gives ?? {})
    .filter(([place]) => place.startsWith("thing:"))
    .map(([place, given]) => {
      const id = place.slice("thing:".length);
      const about = given as Message;
      const group = (table.question?.options ?? []).find((one) => one.label[1]["thing"] === id);
      const owners = ledgers.flatMap((ledger) => ledger.seats.flatMap((entry, seat) => (entry.things?.includes(id) ? [seat] : [])));
      return { id, about, price: Number(about[1]["n"] ?? 0), owners, choice: group ? table.selection.choicesOf(group)[0] : undefined };
    });
}

/** A thing stands with the first ticket whose way needs it. */
export function shelvesOf(table: TableStore): Shelf[] {
  const left = new Map(thingsOf(table).map((thing) => [thing.id, thing]));
  const shelves: Shelf[] = [];
  for (const row of ticketRows(table)) {
    const things = (row.look === "" ? (table.ways[row.key]?.[2] ?? []) : []).flatMap((id) => left.get(id) ?? []);
    for (const thing of things) left.delete(thing.id);
    if (things.length) shelves.push({ title: t("web-things-for", { a: row.a, b: row.b }), things });
  }
  const isMine = (thing: Thing) => table.seat !== null && thing.owners.includes(table.seat);
  const [mine, rest] = [[...left.values()].filter(isMine), [...left.values()].filter((thing) => !isMine(thing))];
  if (rest.length) shelves.push({ title: shelves.length || mine.length ? t("web-things-rest") : "", things: rest });
  if (mine.length) shelves.push({ title: t("web-things-yours"), things: mine });
  return shelves;
}
