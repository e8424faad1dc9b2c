/** What rule modules count for each seat, such as stations left: one more icon and number in the strip.

What has no icon of its own is told by a ledger. */
import type { TableStore } from "./store.svelte";

export interface Extra {
  icon: string;
  n: number;
  text: string;
}

export function extrasOf(table: TableStore): Extra[][] {
  const seats = table.names.map((): Extra[] => []);
  for (const [module, state] of Object.entries(table.position?.extras ?? {})) {
    if (typeof state !== "object" || state === null) continue;
    for (const [field, values] of Object.entries(state)) {
      const key = `extra-${module}-${field}`.replaceAll("_", "-");
      if (!Array.isArray(values) || values.length !== seats.length || !table.wording.has(key)) continue;
      values.forEach((value: unknown, seat) => {
        const n = count(value);
        const icon = table.book?.icons[module];
        if (n !== null && icon) seats[seat]?.push({ icon, n, text: table.wording.format(key, { n }) });
      });
    }
  }
  return seats;
}

/** A number, or how many there are in a list of numbers. */
function count(value: unknown): number | null {
  if (typeof value === "number") return value;
  if (Array.isArray(value) && value.every((n) => typeof n === "number")) return value.reduce((sum: number, n: number) => sum + n, 0);
  return null;
}
