/** What happened, short: who, what, with which cards, for how many points. */
import type { Message } from "../core/wire";
import type { TableStore } from "./store.svelte";

export interface Told {
  /** Where in what was heard it stands. */
  at: number;
  seat: number | null;
  name: string;
  text: string;
  cards: [string, number][];
  after: string;
  points: number;
  /** The event it tells of, without its prefix. */
  event: string;
  /** True for cards that were drawn; `hidden` is how many of them face down. */
  drew: boolean;
  hidden: number;
  /** What of the board it is about. */
  places: string[];
}

/** Messages that only say what everybody sees anyway. */
const QUIET = new Set(["event-turned-up", "event-offered", "event-offered-own", "event-track-back"]);
const DRAWN = new Set(["event-drew", "event-drew-hidden", "event-drew-hidden-own"]);

/** Messages as they are told, oldest first; the cards that a player draws in a row are told together. */
export function tellings(table: TableStore, messages: Message[], from = 0): Told[] {
  const found: Told[] = [];
  for (let i = 0; i < messages.length; i++) {
    const [key, params] = messages[i] as Message;
    if (QUIET.has(key)) continue;
    const seat = typeof params["seat"] === "number" ? params["seat"] : null;
    if (seat !== null && DRAWN.has(key)) {
      const run = [messages[i] as Message];
      let last = i;
      for (let k = i + 1; k < messages.length; k++) {
        const [next, given] = messages[k] as Message;
        if (DRAWN.has(next) && given["seat"] === seat && run.length < 2) {
          run.push(messages[k] as Message);
          last = k;
        } else if (!QUIET.has(next) && next !== "event-flushed" && next !== "event-reshuffled") break;
      }
      found.push({ at: from + i, ...drew(table, seat, run) });
      i = Math.max(i, last);
    } else found.push({ at: from + i, ...told(table, seat, key, params) });
  }
  return found;
}

function drew(table: TableStore, seat: number, run: Message[]): Omit<Told, "at"> {
  const { wording } = table;
  const cards = run.flatMap(([, params]) => (typeof params["kind"] === "string" ? [[params["kind"], 1] as [string, number]] : []));
  const hidden = run.filter(([, params]) => typeof params["kind"] !== "string").length;
  const text = cards.length ? wording.format("web-wire-took") : wording.format("web-wire-took-hidden", { n: hidden });
  const after = cards.length && hidden ? wording.format("web-wire-and-hidden", { n: hidden }) : "";
  return { seat, name: table.names[seat] ?? "", text, cards, after, points: 0, event: "drew", drew: true, hidden, places: [] };
}

function told(table: TableStore, seat: number | null, key: string, params: Message[1]): Omit<Told, "at"> {
  const { wording } = table;
  const event = key.slice("event-".length);
  const short = `web-wire-${event}`;
  const plain = { event, drew: false, hidden: 0, after: "", places: placesOf(params) };
  if (seat === null || !wording.has(short)) return { ...plain, seat, name: "", text: table.say([key, params]), cards: [], points: 0 };
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(params)) values[name] = wording.value(name, value);
  const cards = Array.isArray(params["cards"]) ? (params["cards"] as [string, number][]) : [];
  const points = key === "event-claimed" && typeof params["n"] === "number" ? params["n"] : 0;
  return { ...plain, seat, name: table.names[seat] ?? "", text: wording.format(short, values), cards, points };
}

/** The places that a message is about, by the types of its parameters. */
export function placesOf(params: Message[1]): string[] {
  return Object.entries(params).flatMap(([name, value]) => {
    const sort = name.split("_")[0];
    if (sort === "route" || sort === "city") return [`${sort}:${String(value)}`];
    return sort === "cities" ? (value as string[]).map((city) => `city:${city}`) : [];
  });
}
