/** Why the winner won, in a sentence. */
import type { PlacedSeat } from "../core/wire";
import { t } from "../words/wording";
import type { TableStore } from "../table/store.svelte";
import { sideName } from "./sides";

const sum = (side: PlacedSeat, reasons: (reason: string) => boolean) =>
  side.lines.filter((line) => reasons(line[1])).reduce((total, line) => total + line[2], 0);

export function storyOf(table: TableStore, result: PlacedSeat[]): string {
  const winner = result.find((side) => side.place === 1);
  const second = result.find((side) => side !== winner);
  if (!winner || !second) return "";
  const route = (side: PlacedSeat) => sum(side, (reason) => reason === "score-route");
  const ticket = (side: PlacedSeat) => sum(side, (reason) => reason === "score-ticket-done");
  const ahead = [...result].sort((a, b) => route(b) - route(a))[0];
  const done = winner.lines.filter((line) => line[1] === "score-ticket-done").length;
  const parts: string[] = [];
  if (ahead && ahead !== winner && route(ahead) > route(winner)) {
    parts.push(t("web-story-trailed", { name: sideName(table, ahead), n: route(ahead) - route(winner) }));
  } else parts.push(t("web-story-led", { n: route(winner) }));
  if (done) parts.push(table.wording.format("web-story-tickets", { n: done, points: ticket(winner) }));
  return parts.join(" ");
}
