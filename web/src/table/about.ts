/** What a place is, in a few words: of a route its ends, length, color, points, who owns it, and what a claim means. */
import type { Message } from "../core/wire";
import type { TableStore } from "./store.svelte";

/** Something that is said of a place, and the seats that it names. */
export interface Note {
  text: string;
  seats: number[];
}

/** What is told of a place that is pointed at. */
export interface PlaceFlag {
  text: string;
  notes: Note[];
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The flag of a place that is pointed at; null for a city of which there is nothing to say. */
export function placeFlag(table: TableStore, target: string | null): PlaceFlag | null {
  if (!target) return null;
  const notes = notesOf(table, target);
  if (!target.startsWith("city:")) {
    const text = routeWords(table, target);
    return text === null ? null : { text, notes };
  }
  const name = table.book?.cities[target.slice("city:".length)];
  return name && notes.length ? { text: name, notes } : null;
}

/** What rule modules say of a place now: of a free route what claiming it means, of a city what is there. */
export function notesOf(table: TableStore, target: string): Note[] {
  const said = table.position?.notes[target] ?? [];
  const gift = table.book?.gives[target] as Message | undefined;
  if (target.startsWith("city:")) return [...said, ...(gift ? [gift] : [])].map((message) => noteOf(table, message));
  if (trainsOn(table, target).length || isClosed(table, target)) return [];
  return (said.length ? said : gift ? [gift] : []).map((message) => noteOf(table, message));
}

/** The free routes on which one of the things that are named there can still be had. */
export function routesWith(table: TableStore, thing: string): string[] {
  const gives = (table.book?.gives ?? {}) as Record<string, Message>;
  return Object.entries(gives).flatMap(([place, gift]) => {
    if (!place.startsWith("route:") || trainsOn(table, place).length || isClosed(table, place)) return [];
    const said = table.position?.notes[place] ?? [gift];
    return said.some(([, { things }]) => Array.isArray(things) && things.includes(thing)) ? [place] : [];
  });
}

/** The route that is looked at closely, before something is done to it. */
export function chosenRoute(table: TableStore): string | null {
  return table.selection.group?.targets.find((target) => target.startsWith("route:")) ?? null;
}

/** Routes that something would close: what the notes of the place name that is pointed at or chosen. */
export function closingOf(table: TableStore): string[] {
  const target = chosenRoute(table) ?? table.selection.hovered ?? "";
  const said = target.startsWith("route:") && !trainsOn(table, target).length ? (table.position?.notes[target] ?? []) : [];
  return said.flatMap(([, params]) => (Array.isArray(params["routes"]) ? (params["routes"] as string[]).map((route) => `route:${route}`) : []));
}

function noteOf(table: TableStore, message: Message): Note {
  const seats = Object.entries(message[1]).flatMap(([name, value]) => (name.split("_")[0] === "seat" ? [Number(value)] : []));
  return { text: table.say(message), seats };
}

function isClosed(table: TableStore, target: string): boolean {
  return table.position?.marks.some((mark) => mark.place === target && mark.kind === "closed") ?? false;
}

function trainsOn(table: TableStore, target: string) {
  return (table.position?.marks ?? []).filter((mark) => mark.place === target && mark.kind === "train");
}

function routeWords(table: TableStore, target: string): string | null {
  const key = target.startsWith("route:") ? target.slice("route:".length) : "";
  const route = table.book?.routes[key];
  if (!route) return null;
  const { wording } = table;
  const [, , color, length, kind] = route;
  const plain = table.book?.kinds.some(([kind]) => kind === color);
  const size = plain ? wording.format("web-route-size", { n: length, kind: colorOf(table, color) }) : [wording.format("web-n-spaces", { n: length }), colorOf(table, color)].filter(Boolean).join(", ");
  const special = kind !== "normal" && wording.has(`web-route-${kind}`) ? wording.format(`web-route-${kind}`) : "";
  const points = pointsOf(table, target, length);
  const worth = points === null ? "" : wording.format("web-n-points", { n: points });
  return [String(wording.value("route", key)), size, special, worth, ownerOf(table, target)].filter(Boolean).join(" · ");
}

export function colorOf(table: TableStore, color: string): string {
  const { wording } = table;
  if (color === "gray") return wording.format("web-any-color");
  return wording.has(`kind-${color}`) || table.book?.kinds.some(([kind]) => kind === color) ? wording.kind(color) : wording.has(`color-${color}`) ? wording.format(`color-${color}`) : "";
}

function pointsOf(table: TableStore, target: string, length: number): number | null {
  const claim = table.targets.get(target)?.find((group) => group.terms !== null)?.terms;
  return claim?.points ?? table.book?.points.find(([spaces]) => spaces === length)?.[1] ?? null;
}

function ownerOf(table: TableStore, target: string): string {
  const owners = trainsOn(table, target).map((mark) => (mark.owner === table.seat ? table.wording.format("web-yours") : (table.names[mark.owner ?? -1] ?? "")));
  if (owners.length) return table.wording.listed(owners);
  return table.wording.format(isClosed(table, target) ? "web-route-closed" : "web-route-free");
}
