/** One's tickets as they are shown: not yet, done, impossible. */
import { spacesMissing } from "../core/ways";
import { t } from "../words/wording";
import type { TableStore } from "./store.svelte";

export interface TicketRow {
  key: string;
  a: string;
  b: string;
  points: string;
  look: "" | "done" | "void";
  state: string;
  icon: string;
  shared: boolean;
}

const ORDER = ["open", "blocked", "done", "impossible"];

export function ticketRows(table: TableStore): TicketRow[] {
  const own = table.position?.own;
  const held = [...(own?.tickets ?? []).map((one) => [...one, false] as const), ...(own?.shared ?? []).map((one) => [...one, true] as const)];
  const rank = (state: string | null) => (state === null ? 0 : ORDER.indexOf(state));
  return held
    .sort((x, y) => rank(x[1]) - rank(y[1]))
    .map(([key, state, shared]) => {
      const [a = key, b = "", printed = ""] = table.book?.tickets[key] ?? [];
      const line = state === "done" ? table.position?.lines?.find((one) => one[4].includes(key)) : undefined;
      const points = line ? String(line[2]) : printed;
      const missing = table.book && table.assist > 0 && state === "open" ? spacesMissing(table.book, table.ways[key]) : 0;
      const planned = table.selection.planned && state === "open" ? table.assistance.plan?.tickets[key] : undefined;
      const way = planned ? (planned[2] ? t("web-cards-missing", { n: planned[1] }) : t("web-plan-out")) : missing ? t("web-spaces-missing", { n: missing }) : "";
      const said = state === "done" ? t("web-ticket-done") : state === "impossible" ? t("web-ticket-impossible") : state === "blocked" ? t("web-ticket-blocked") : way;
      return {
        key, a, b, points, shared,
        look: state === "done" ? "done" : state === "impossible" ? "void" : "",
        state: said,
        icon: state === "done" ? "check" : state === "impossible" ? "cross" : "",
      };
    });
}
