/** What happens at the table outside the game: clocks that run out, bots that take seats, take-backs, people who give up. */
import { t } from "../words/wording";
import type { TableState } from "../core/state";
import type { Told } from "./telling";
import type { TableStore } from "./store.svelte";

export interface Notice {
  /** Where in what was told it belongs. */
  at: number;
  seat: number;
  key: string;
  /** True if it is about the player who looks. */
  mine: boolean;
}

/** What has happened between two states; with no state before, what still holds. */
export function noticesOf(before: TableState | null, after: TableState | null, undone: number | null): Notice[] {
  if (!after?.position) return [];
  const found: Notice[] = [];
  const at = after.history.length;
  after.facts.seats.forEach((seat, i) => {
    const was = before?.position ? before.facts.seats[i] : undefined;
    const mine = seat.mine ?? false;
    const tell = (key: string) => found.push({ at, seat: i, key, mine });
    if ((seat.missed ?? 0) > (was?.missed ?? 0)) tell("clock");
    if ((seat.vote?.agreed?.length ?? 0) > (was?.vote?.agreed?.length ?? 0)) tell("vote");
    if (seat.resigned && !was?.resigned) tell("resigned");
    else if (seat.kept && !was?.kept) tell("kept");
    else if (was?.kept && !seat.kept && !seat.resigned) tell("back");
  });
  if (undone !== null) found.push({ at, seat: undone, key: "undone", mine: after.facts.seats[undone]?.mine ?? false });
  return found;
}

export function noticeText(table: TableStore, { seat, key, mine }: Notice): string {
  return mine && key !== "undone" ? t(`web-notice-${key}-you`) : t(`web-notice-${key}`, { name: table.names[seat] ?? "" });
}

/** Notices as lines of the log; each comes after what was told before it. */
export function noticeRows(table: TableStore): Told[] {
  return table.notices.map((notice, i) => ({
    at: notice.at - 0.5 + i * 0.001, seat: notice.seat, name: "", text: noticeText(table, notice), cards: [], after: "", points: 0, event: "notice", drew: false, hidden: 0, places: [],
  }));
}
