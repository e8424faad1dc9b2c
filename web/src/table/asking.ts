/** What a small decision is about, from the form of its step: the city, the route, the thing, and how many. */
import type { Message, Params } from "../core/wire";
import type { TableStore } from "./store.svelte";

const FEW = 6;
const text = (value: unknown): string | null => (typeof value === "string" && value ? value : null);
const inner = (value: unknown): Params => (typeof value === "object" && value !== null ? (value as Params) : {});

/** The numbers of a form, for the sentence that asks; `left` is how many of those that are needed are not given yet. */
export function numbersOf(form: Params): Params {
  const found = Object.fromEntries(Object.entries(form).filter(([, value]) => typeof value === "number"));
  const given = Array.isArray(form["given"]) ? form["given"].length : 0;
  return { ...found, left: Number(form["needed"] ?? 0) - given };
}

function routeOf(form: Params): string | null {
  return text(form["route"]) ?? text(inner(form["claim"])["route"]) ?? text(inner(form["form"])["route"]) ?? text(inner(form["purchase"])["route"]);
}

/** Names of what it is about. */
export function subjectOf(table: TableStore, form: Params): string {
  const [city, route, thing] = [text(form["city"]), routeOf(form), text(inner(form["purchase"])["technology"])];
  const known = [
    city && table.book?.cities[city] ? table.wording.value("city", city) : "",
    route && table.book?.routes[route] ? table.wording.value("route", route) : "",
    thing && table.book?.things[thing] ? table.wording.value("thing", thing) : "",
  ];
  return known.filter(Boolean).join(" · ");
}

/** Where on the board a small decision is: what it is about, or where it leads if that is near. */
export function placesAsked(table: TableStore): string[] {
  if (!table.decision) return [];
  const { form, options } = table.decision;
  const [city, route] = [text(form["city"]), routeOf(form)];
  const about = [...(city ? [`city:${city}`] : []), ...(route ? [`route:${route}`] : [])];
  const targets = options.flatMap((group) => group.targets).filter((target) => /^(route|city):/.test(target));
  return targets.length <= FEW ? [...about, ...targets] : about;
}

/** Cards that were just turned up or drawn and that the decision is about, and the kinds among them that count. */
export function cardsAskedAbout(table: TableStore): { cards: [string, number][]; counting: Set<string> } {
  const history = table.state?.history ?? [];
  const step = table.question?.step;
  if (step === "tunnel") {
    const color = text(inner(table.question?.form["claim"])["color"]);
    const cards = (lastOf(history, "event-tunnel")?.[1]["cards"] as [string, number][] | undefined) ?? [];
    return { cards, counting: new Set([table.wild, ...(color ? [color] : [])]) };
  }
  const kind = step === "place" ? text(lastDrawn(history, table.seat)) : null;
  return { cards: kind ? [[kind, 1]] : [], counting: new Set() };
}

function lastOf(history: Message[], key: string): Message | undefined {
  return history.findLast(([found]) => found === key);
}

function lastDrawn(history: Message[], seat: number | null): unknown {
  return history.findLast(([key, params]) => key.startsWith("event-drew") && params["seat"] === seat)?.[1]["kind"];
}
