/** What of the board a page lights: tickets, places, networks. */
import type { Book, Mark, ScoreLine, TicketPlan, Way } from "./wire";

/** Routes that carry a train of a seat or of its partner. */
export function ownRoutes(marks: Mark[], seat: number | null, teamSize = 1): string[] {
  const side = (one: number) => Math.floor(one / teamSize);
  const isOwn = (mark: Mark) => seat !== null && mark.owner != null && side(mark.owner) === side(seat);
  return marks.filter((mark) => mark.kind === "train" && isOwn(mark) && mark.place.startsWith("route:")).map((mark) => mark.place);
}

/** How many spaces the way of a ticket still takes, as far as the server has told it. */
export function spacesMissing(book: Book, way: Way | undefined): number {
  return (way?.[1] ?? []).reduce((sum, key) => sum + (book.routes[key]?.[3] ?? 0), 0);
}

/** Marks that light tickets: their ends, and the way between them as far as the server has told it; all else is dimmed. */
export function litMarks(book: Book, tickets: string[], ways: Record<string, Way>): Mark[] {
  if (!tickets.length) return [];
  const [lit, missing] = [new Set<string>(), new Set<string>()];
  for (const key of tickets) {
    const [printed, way] = [book.tickets[key], ways[key]];
    for (const city of printed ? [...printed[3], ...printed[4]] : []) lit.add(`city:${city}`);
    for (const route of way?.[0] ?? []) lit.add(`route:${route}`);
    for (const route of way?.[1] ?? []) missing.add(`route:${route}`);
  }
  const marked = (kind: string, places: Set<string>): Mark[] => [...places].map((place) => ({ kind, place }));
  return [{ kind: "dim", place: "board" }, ...marked("lit", lit), ...marked("missing", missing)];
}

/** The routes of a shortest way between two groups of cities over some routes; none if they do not join them. */
export function pathOver(book: Book, routes: string[], starts: string[], goals: string[]): string[] {
  const before = new Map<string, [city: string, route: string] | null>(starts.map((city) => [city, null]));
  for (const city of before.keys()) {
    if (goals.includes(city) && !starts.includes(city)) {
      const path: string[] = [];
      for (let at = before.get(city); at; at = before.get(at[0])) path.push(at[1]);
      return path;
    }
    for (const key of routes) {
      const [a, b] = book.routes[key] ?? ["", ""];
      const other = a === city ? b : b === city ? a : null;
      if (other !== null && !before.has(other)) before.set(other, [city, key]);
    }
  }
  return [];
}

/** The ways of the tickets of a plan: the own routes on them, and those that the plan would claim. */
export function plannedWays(book: Book, plan: TicketPlan, marks: Mark[], seat: number | null): Record<string, Way> {
  const own = ownRoutes(marks, seat, book.team_size).map((place) => place.slice("route:".length));
  const ways: Record<string, Way> = {};
  for (const [key, [missing]] of Object.entries(plan.tickets)) {
    const printed = book.tickets[key];
    if (!printed) continue;
    const path = missing.length ? pathOver(book, [...own, ...missing], printed[3], printed[4]) : [];
    ways[key] = [path.filter((route) => !missing.includes(route)), missing];
  }
  return ways;
}

/** Marks that light a plan: its tickets' ends, the own routes on their ways, and those to claim; all else is dimmed. */
export function planMarks(book: Book, plan: TicketPlan, marks: Mark[], seat: number | null): Mark[] {
  const own = ownRoutes(marks, seat, book.team_size).map((place) => place.slice("route:".length));
  const [lit, missing] = [new Set<string>(), new Set(plan.routes)];
  for (const [key, [, , planned]] of Object.entries(plan.tickets)) {
    const printed = book.tickets[key];
    if (!planned || !printed) continue;
    for (const city of [...printed[3], ...printed[4]]) lit.add(`city:${city}`);
    for (const route of pathOver(book, [...own, ...plan.routes], printed[3], printed[4])) if (!missing.has(route)) lit.add(`route:${route}`);
  }
  const marked = (kind: string, places: string[]): Mark[] => places.map((place) => ({ kind, place }));
  return [{ kind: "dim", place: "board" }, ...marked("lit", [...lit]), ...marked("missing", plan.routes.map((route) => `route:${route}`))];
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

/** Marks that light what lines of score are for: routes, cities, the ends of tickets; all else is dimmed. */
export function scoredMarks(book: Book, lines: ScoreLine[]): Mark[] {
  const [lit, apart] = [new Set<string>(), new Set<string>()];
  for (const [, , , routes, tickets, cities, , first] of lines) {
    routes.forEach((route, i) => (first && i >= first ? apart : lit).add(`route:${route}`));
    for (const city of [...cities, ...tickets.flatMap((key) => [...(book.tickets[key]?.[3] ?? []), ...(book.tickets[key]?.[4] ?? [])])]) lit.add(`city:${city}`);
  }
  if (!lit.size) return [];
  const marked = (kind: string, places: Set<string>): Mark[] => [...places].map((place) => ({ kind, place }));
  return [{ kind: "dim", place: "board" }, ...marked("lit", lit), ...marked("apart", apart)];
}

/** Marks that light all routes of a seat and their ends; all else is dimmed. */
export function networkMarks(marks: Mark[], seat: number): Mark[] {
  const own = marks.filter((mark) => mark.kind === "train" && mark.owner === seat).map(({ place }) => ({ kind: "lit", place }));
  return [{ kind: "dim", place: "board" }, ...own];
}

/** Marks in the order of the renderer: lights come before the pieces, and what else was marked is put out. */
export function withLights(marks: Mark[], lights: Mark[]): Mark[] {
  if (!lights.length) return marks;
  const out = lights.some((mark) => mark.kind === "dim") ? ["last", "path", "ticket", "done"] : ["last", "ticket", "done"];
  const others = marks.filter((mark) => !out.includes(mark.kind));
  const at = others.findIndex((mark) => mark.kind !== "closed" && mark.kind !== "path");
  return at < 0 ? [...others, ...lights] : [...others.slice(0, at), ...lights, ...others.slice(at)];
}
