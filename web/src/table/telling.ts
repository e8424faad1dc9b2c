/** What happened, short: who, what, with which cards, for how many points. */
import type { Message } from "../core/wire";
import type { TableStore } from "./store.svelte";

export interface Told {
  seat: number | null;
  name: string;
  text: string;
  cards: [string, number][];
  points: number;
}

/** Messages that only say what everybody sees anyway. */
const QUIET = new Set(["event-turned-up", "event-offered", "event-offered-own"]);

export function told(table: TableStore, [key, params]: Message): Told | null {
  if (QUIET.has(key)) return null;
  const seat = typeof params["seat"] === "number" ? params["seat"] : null;
  const short = `web-wire-${key.slice("event-".length)}`;
  const { wording } = table;
  if (seat !== null && wording.has(short)) {
    const values: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(params)) values[name] = wording.value(name, value);
    const cards = Array.isArray(params["cards"]) ? (params["cards"] as [string, number][]) : [];
    const kind = typeof params["kind"] === "string" ? [[params["kind"], 1] as [string, number]] : [];
    const points = key === "event-claimed" && typeof params["n"] === "number" ? params["n"] : 0;
    return { seat, name: table.names[seat] ?? "", text: wording.format(short, values), cards: [...cards, ...kind], points };
  }
  return { seat, name: "", text: table.say([key, params]), cards: [], points: 0 };
}
