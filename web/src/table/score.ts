/** Lines of score summed up by their reason. */
import type { ScoreLine } from "../core/wire";
import type { TableStore } from "./store.svelte";

export const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0");
const FIRST = ["score-route", "score-ticket-done", "score-ticket-failed"];

/** Reasons in the order in which they are told, each with its words and its points. */
export function reasonsOf(table: TableStore, lines: ScoreLine[]): [string, string, number][] {
  const sums = new Map<string, number>([["score-route", 0]]);
  for (const [, reason, points] of lines) sums.set(reason, (sums.get(reason) ?? 0) + points);
  const rank = (reason: string) => (FIRST.includes(reason) ? FIRST.indexOf(reason) : FIRST.length);
  return [...sums].sort((a, b) => rank(a[0]) - rank(b[0])).map(([reason, points]) => [reason, reasonLabel(table, reason), points]);
}

export function reasonLabel(table: TableStore, reason: string): string {
  if (reason === "score-ticket-failed" && table.position?.turn.over) return table.wording.format("web-tickets-missed");
  const key = `web-${reason}`;
  return table.wording.format(table.wording.has(key) ? key : reason);
}

/** What a line of score is for: its ticket, or its reason, or both where a ticket brought something more. */
export function lineLabel(table: TableStore, [, reason, , , tickets]: ScoreLine): string {
  const [ticket] = tickets;
  if (ticket === undefined) return reasonLabel(table, reason);
  const named = String(table.wording.value("ticket", ticket));
  return FIRST.includes(reason) ? named : `${reasonLabel(table, reason)} · ${named}`;
}
