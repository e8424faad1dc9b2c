/** What a small decision is about, from the form of its step: the city, the route, the thing, and how many. */
import type { Group, Message, Params } from "../core/wire";
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

/** True while one of the places that a small decision is about is looked at: the others can still be chosen. */
export function looksAtAsked(table: TableStore): boolean {
  const { shown } = table.selection;
  const asked = placesAsked(table);
  return shown.length > 0 && shown.every((place) => asked.includes(place));
}

const QUICK = new Set(["pass", "decline", "end-turn"]);

/** Small steps that need no more than a press, for which the sign has buttons: pass, do without, end the turn. */
export function quickSteps(options: Group[]): Group[] {
  return options.filter((group) => QUICK.has(group.verb));
}

const MANY = 6;

/** True if a small decision needs no sheet, which would only cover the board: it is made on the board (or in the list).

There are many ways that all lie there, or pieces that are moved; what remains, the sign has buttons for. */
export function isAskedOnBoard(options: Group[]): boolean {
  const quick = new Set(quickSteps(options));
  const placed = options.filter((group) => !quick.has(group));
  const moves = placed.every((group) => group.targets.some((target) => target.startsWith("piece:")));
  const many = options.reduce((sum, group) => sum + group.actions.length, 0) > MANY;
  return (many || moves) && placed.every((group) => group.targets.every((target) => /^(route|city|piece):/.test(target)));
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
