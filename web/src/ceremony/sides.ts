/** Sides of a result: a player, or partners. */
import type { PlacedSeat } from "../core/wire";
import type { TableStore } from "../table/store.svelte";

export function sideName(table: TableStore, side: PlacedSeat): string {
  return table.wording.listed(side.seats.map((seat) => table.names[seat] ?? ""));
}

export function winnersOf(result: PlacedSeat[]): PlacedSeat[] {
  return result.filter((side) => side.place === 1);
}

/** The places of sides in a result, in the order in which they sit. */
export function seatOrder(result: PlacedSeat[]): number[] {
  return result.map((_, i) => i).sort((a, b) => (result[a]?.seats[0] ?? 0) - (result[b]?.seats[0] ?? 0));
}
