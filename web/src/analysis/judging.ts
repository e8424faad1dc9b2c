/** A report put in order: chances over the game, and the decisions that stand out. */
import type { Book, Mark } from "../core/wire";
import type { Judged, Report } from "./analysisApi";

const SHOWN = 5; // decisions of each sort
const SURE = 2; // standard errors that tell something from noise
const LEAST = 1; // points of the final lead that are worth telling

/** The step of a replay after a decision, by its number in the record. */
export function stepOf(lines: number[], number: number): number {
  return lines.indexOf(number) + 1;
}

/** The chance of each side to win after each step; where nothing was told, it is as before. */
export function chancesOf(report: Report, lines: number[], sides: number[][]): number[][] {
  const told = new Map(report.decisions.map((decision) => [stepOf(lines, decision.number), decision.outlook]));
  return sides.map(([captain = 0]) => {
    let now = report.start[captain]?.win ?? 0;
    return Array.from({ length: lines.length + 1 }, (_, step) => (now = told.get(step)?.[captain]?.win ?? now));
  });
}

/** The decisions that lost most for sure, the worst first. */
export function worstOf(report: Report): Judged[] {
  const lost = report.decisions.filter((one) => !one.forced && one.loss > SURE * one.error && one.loss >= LEAST);
  return lost.sort((a, b) => b.loss - a.loss).slice(0, SHOWN);
}

/** The decisions that gained most against the usual play, for sure. */
export function bestOf(report: Report): Judged[] {
  const gained = report.decisions.filter((one) => !one.forced && -one.loss > SURE * one.error && -one.loss >= LEAST);
  return gained.sort((a, b) => a.loss - b.loss).slice(0, SHOWN);
}

/** Lights on the board for a decision: the better option, and apart from it what was done. */
export function lightsOf(book: Book, decision: Judged): Mark[] {
  const better = placesOf(book, decision.best_targets);
  const done = decision.targets.filter((place) => place.startsWith("route:") && !better.includes(place));
  if (!better.length && !done.length) return [];
  const marks = (kind: string, places: string[]): Mark[] => places.map((place) => ({ kind, place }));
  return [{ kind: "dim", place: "board" }, ...marks("lit", better), ...marks("apart", done)];
}

function placesOf(book: Book, targets: string[]): string[] {
  const places = targets.filter((target) => /^(route|city):/.test(target));
  const ends = places.flatMap((place) => (book.routes[place.slice("route:".length)] ?? []).slice(0, 2).map((city) => `city:${String(city)}`));
  return [...new Set([...places, ...ends])];
}
