/** Seats that score together: partners where a game is played in teams, else everybody alone. */
import type { Book, Facts } from "../core/wire";
import type { TableStore } from "./store.svelte";

export function sidesOf(book: Book | null, facts: Facts | null): number[][] {
  const size = book?.team_size ?? 1;
  const seats = (facts?.seats ?? []).map((_, seat) => seat);
  return seats.filter((seat) => seat % size === 0).map((first) => seats.slice(first, first + size));
}

/** The side of a seat without the seat itself. */
export function partnersOf(book: Book | null, facts: Facts | null, own: number | null): number[] {
  return (sidesOf(book, facts).find((side) => side.some((seat) => seat === own)) ?? []).filter((seat) => seat !== own);
}

export function partnerNames(table: TableStore): string {
  return table.wording.listed(table.partners.map((seat) => table.names[seat] ?? ""));
}
