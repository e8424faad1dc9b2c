/** Ways over the board that a page lights: a ticket's ends, and what one has of the way between them. */
import type { Book, Mark } from "./wire";

/** Routes that carry a train of a seat, and those that no seat can claim any more. */
export function standing(marks: Mark[], seat: number | null): { own: Set<string>; taken: Set<string> } {
  const own = new Set<string>();
  const taken = new Set<string>();
  for (const mark of marks) {
    if (!mark.place.startsWith("route:")) continue;
    const key = mark.place.slice("route:".length);
    if (mark.kind === "train") (mark.owner === seat ? own : taken).add(key);
    else if (mark.kind === "closed") taken.add(key);
  }
  for (const key of own) taken.delete(key);
  return { own, taken };
}

/** The own routes on the shortest way between the ends of a ticket that one has or could still have. */
export function ownWay(book: Book, ticket: string, marks: Mark[], seat: number | null): string[] {
  const printed = book.tickets[ticket];
  if (!printed || seat === null) return [];
  const { own, taken } = standing(marks, seat);
  const [, , , from, to] = printed;
  const cost = new Map<string, number>(from.map((city) => [city, 0]));
  const came = new Map<string, string>();
  const done = new Set<string>();
  for (;;) {
    let here: string | null = null;
    for (const [city, c] of cost) if (!done.has(city) && (here === null || c < (cost.get(here) ?? 0))) here = city;
    if (here === null) return [];
    if (to.includes(here)) return backFrom(here, came, book).filter((key) => own.has(key));
    done.add(here);
    for (const [key, [a, b, , length]] of Object.entries(book.routes)) {
      if (taken.has(key) || (a !== here && b !== here)) continue;
      const there = a === here ? b : a;
      const c = (cost.get(here) ?? 0) + (own.has(key) ? 0 : length);
      if (c < (cost.get(there) ?? Infinity)) {
        cost.set(there, c);
        came.set(there, key);
      }
    }
  }
}

function backFrom(end: string, came: Map<string, string>, book: Book): string[] {
  const found: string[] = [];
  let here = end;
  for (let key = came.get(here); key !== undefined && found.length < 500; key = came.get(here)) {
    found.push(key);
    const route = book.routes[key];
    if (!route) break;
    here = route[0] === here ? route[1] : route[0];
  }
  return found;
}

/** Marks that light a ticket: its ends, the own part of its way; all else is dimmed. */
export function litMarks(book: Book, tickets: string[], marks: Mark[], seat: number | null): Mark[] {
  if (!tickets.length) return [];
  const places = new Set<string>();
  for (const key of tickets) {
    const printed = book.tickets[key];
    for (const city of printed ? [...printed[3], ...printed[4]] : []) places.add(`city:${city}`);
    for (const route of ownWay(book, key, marks, seat)) {
      places.add(`route:${route}`);
    }
  }
  return [{ kind: "dim", place: "board" }, ...[...places].map((place) => ({ kind: "lit", place }))];
}

/** Marks that light places, a route with its ends; all else is dimmed. */
export function litPlaces(book: Book, places: string[]): Mark[] {
  if (!places.length) return [];
  const ends = places.flatMap((place) => {
    const route = place.startsWith("route:") ? book.routes[place.slice("route:".length)] : undefined;
    return route ? [`city:${route[0]}`, `city:${route[1]}`] : [];
  });
  return [{ kind: "dim", place: "board" }, ...[...new Set([...places, ...ends])].map((place) => ({ kind: "lit", place }))];
}

/** Marks that light all routes of a seat and their ends; all else is dimmed. */
export function networkMarks(marks: Mark[], seat: number): Mark[] {
  const own = marks.filter((mark) => mark.kind === "train" && mark.owner === seat).map(({ place }) => ({ kind: "lit", place }));
  return [{ kind: "dim", place: "board" }, ...own];
}

/** Marks in the order of the renderer: lights come before the pieces, and what else was marked is put out. */
export function withLights(marks: Mark[], lights: Mark[]): Mark[] {
  if (!lights.length) return marks;
  const others = marks.filter((mark) => !["last", "ticket", "done"].includes(mark.kind));
  const at = others.findIndex((mark) => mark.kind !== "closed" && mark.kind !== "path");
  return at < 0 ? [...others, ...lights] : [...others.slice(0, at), ...lights, ...others.slice(at)];
}
