/** What each player did last, for their seat: chips for cards, the color and length of a claim. */
import { tellings, type Told } from "./telling";
import type { TableStore } from "./store.svelte";

const BACK = 40; // messages that are looked through

export interface Did {
  told: Told;
  /** Cards taken, face down ones as null. */
  cards: (string | null)[];
  /** The color of a claimed route, and its length. */
  claim: { kind: string; length: number; points: number } | null;
  icon: string;
  /** New since the player's own last turn. */
  fresh: boolean;
}

/** For each seat the last thing it did that a chip can tell; null where there is none. */
export function didLast(table: TableStore): (Did | null)[] {
  const history = table.state?.history ?? [];
  const from = Math.max(0, history.length - BACK);
  const found: (Did | null)[] = table.names.map(() => null);
  for (const told of tellings(table, history.slice(from), from)) {
    const did = told.seat === null ? null : didOf(table, told);
    if (did && told.seat !== null) found[told.seat] = did;
  }
  return found;
}

function didOf(table: TableStore, told: Told): Did | null {
  const fresh = told.at >= table.newsFrom;
  const plain = { told, cards: [], claim: null, icon: "", fresh };
  if (told.drew) return { ...plain, cards: [...told.cards.flatMap(([kind, n]) => Array<string>(n).fill(kind)), ...Array<null>(told.hidden).fill(null)] };
  const key = told.places.find((place) => place.startsWith("route:"))?.slice("route:".length);
  const route = key ? table.book?.routes[key] : undefined;
  if (told.points && route) return { ...plain, claim: { kind: told.cards[0]?.[0] ?? route[2], length: route[3], points: told.points } };
  if (told.event === "kept") return { ...plain, icon: "ticket" };
  return told.places.length ? { ...plain, icon: "eye" } : null;
}
