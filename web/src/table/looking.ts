/** What of the board a table looks at: where it rests, which names matter, what must stay in sight. */
import type { Arc } from "../board/arcs";
import type { CityNumber } from "../board/overlay";
import type { Point } from "../board/geometry";
import type { Naming } from "../board/painter";
import type { Viewer } from "../board/viewer.svelte";
import { ownRoutes } from "../core/ways";
import type { Mark } from "../core/wire";
import { looksAtAsked, placesAsked } from "./asking";
import type { TableStore } from "./store.svelte";

const CLAIMS = 3; // routes from which on a player's network counts for where the board rests
const PLATES = 4; // lit cities whose names stand on plates; more would hide the board

/** The cities that serve the ends of a ticket. */
export function endsOf(table: TableStore, ticket: string): string[] {
  const printed = table.book?.tickets[ticket];
  return printed ? [...printed[3], ...printed[4]] : [];
}

/** The ends of the player's open tickets, or of all that are offered. */
function ownEnds(table: TableStore): string[] {
  const own = table.position?.own;
  const open = [...(own?.tickets ?? []), ...(own?.shared ?? [])].filter(([, state]) => state !== "done" && state !== "impossible").map(([key]) => key);
  return [...(own?.offer ?? []), ...open].flatMap((key) => endsOf(table, key));
}

/** The points that the board rests on, and the cities whose names should not be cut there. */
export function restPoints(table: TableStore, viewer: Viewer, marks: Mark[], still: boolean): { points: Point[]; keep: Set<string> } {
  const lit = marks.filter((mark) => mark.kind === "lit" || mark.kind === "apart").map((mark) => mark.place);
  if (still) return { points: lit.flatMap((place) => viewer.pointsOf(place)), keep: new Set() };
  const keep = new Set(ownEnds(table));
  const own = ownRoutes(marks, table.seat, table.book?.team_size);
  const network = own.length >= CLAIMS ? own : [];
  return { points: [...[...keep].map((city) => `city:${city}`), ...network].flatMap((place) => viewer.pointsOf(place)), keep };
}

/** Which names are bold, on plates, or dimmed. */
export function namingOf(table: TableStore, marks: Mark[], given: boolean): Naming {
  const lit = marks.flatMap((mark) => (mark.kind === "lit" && mark.place.startsWith("city:") ? [mark.place.slice(5)] : []));
  if (!marks.some((mark) => mark.kind === "dim")) return { ends: new Set(given ? [] : ownEnds(table)), plates: new Set(), ringed: new Set(lit), bright: null };
  const bright = new Set(lit);
  for (const mark of marks) {
    const route = ["lit", "apart", "missing"].includes(mark.kind) ? table.book?.routes[mark.place.slice("route:".length)] : undefined;
    if (route) bright.add(route[0]).add(route[1]);
  }
  const [plates, ringed] = lit.length <= PLATES ? [lit, []] : [[], lit];
  return { ends: new Set(), plates: new Set(plates), ringed: new Set(ringed), bright };
}

/** Dotted lines between the ends of tickets that are lit; of several cities that serve an end, the one on the way. */
export function litArcs(table: TableStore): Arc[] {
  return table.selection.tickets.flatMap((key) => {
    const printed = table.book?.tickets[key];
    if (!printed || table.choosing) return [];
    const way = new Set([...(table.ways[key]?.[0] ?? []), ...(table.ways[key]?.[1] ?? [])].flatMap((route) => table.book?.routes[route]?.slice(0, 2) as string[]));
    const [a, b] = [printed[3], printed[4]].map((cities) => (cities.length > 1 ? cities.find((city) => way.has(city)) : cities[0]));
    return a && b ? [{ letter: "", a, b, on: true }] : [];
  });
}

/** Numbers on cities: what it costs to move a piece there, or what a lit ticket with several payoffs pays there. */
export function numbersOnCities(table: TableStore): CityNumber[] {
  const { reach, tickets } = table.selection;
  if (reach.length) return reach.map(({ city, price }) => ({ city, n: price, bright: price <= 1 }));
  return tickets.flatMap((key) => payoffsOf(table, key));
}

/** What each city at the far end of a ticket pays, where they pay differently. */
export function payoffsOf(table: TableStore, ticket: string): CityNumber[] {
  const [, , , , cities = [], , pays = []] = table.book?.tickets[ticket] ?? [];
  const most = Math.max(...pays);
  return pays.length ? cities.map((city, i) => ({ city, n: pays[i] ?? 0, bright: pays[i] === most })) : [];
}

/** Places that must stay in sight: of what is being done, looked at or asked; of a route also its ends. */
export function closelyOf(table: TableStore): string[] {
  const ends = (place: string) => table.book?.routes[place.slice("route:".length)]?.slice(0, 2).map((city) => `city:${city as string}`) ?? [];
  return [...new Set(placesOfInterest(table).flatMap((place) => [place, ...(place.startsWith("route:") ? ends(place) : [])]))];
}

function placesOfInterest(table: TableStore): string[] {
  const { selection } = table;
  if (selection.group) return selection.group.targets.filter((target) => target.startsWith("route:"));
  if (selection.moving) return selection.reach.map(({ city }) => `city:${city}`);
  if (selection.place?.startsWith("city:")) return [selection.place];
  if (looksAtAsked(table)) return placesAsked(table);
  if (selection.shown.length) return selection.shown;
  if (selection.lights.length) return selection.lights.flatMap(({ kind, place }) => (kind === "dim" ? [] : [place]));
  if (selection.planned && table.assistance.plan) return table.assistance.plan.routes.map((route) => `route:${route}`);
  if (table.assistance.places.length) return table.assistance.places;
  if (selection.tickets.length && !table.choosing) return selection.tickets.flatMap((key) => endsOf(table, key)).map((city) => `city:${city}`);
  return placesAsked(table);
}
