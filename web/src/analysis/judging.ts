/** A report put in order: chances over the game, and the decisions that stand out. */
import type { Book, Mark, Message } from "../core/wire";
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

/** A decision that is looked at. */
export interface Looked {
  number: number;
  seat: number;
  chosen: Message;
  other: Message;
  /** The other option would have been better; else it is the usual play, and the chosen one was better. */
  isSlip: boolean;
  /** Lights on the board. */
  marks: Mark[];
  /** Cards, decks and the like that the better option touches, and those that only the worse one does. */
  better: string[];
  worse: string[];
  /** Tickets of the better option. */
  tickets: string[];
}

/** How a decision is looked at: the better option is lit, and apart from it the worse one. */
export function lookAt(book: Book, decision: Judged): Looked {
  const { number, seat, message: chosen, best_message: other } = decision;
  const isSlip = decision.loss > 0;
  const [better, worse] = isSlip ? [decision.best_targets, decision.targets] : [decision.targets, decision.best_targets];
  const tickets = ticketsOf(isSlip ? other : chosen);
  return { number, seat, chosen, other, isSlip, marks: marksOf(book, better, worse), better, worse: worse.filter((target) => !better.includes(target)), tickets };
}

function marksOf(book: Book, better: string[], worse: string[]): Mark[] {
  const lit = placesOf(book, better);
  const dark = worse.filter((place) => place.startsWith("route:") && !lit.includes(place));
  if (!lit.length && !dark.length) return [];
  const marks = (kind: string, places: string[]): Mark[] => places.map((place) => ({ kind, place }));
  return [{ kind: "dim", place: "board" }, ...marks("lit", lit), ...marks("apart", dark)];
}

/** The tickets that an option keeps or gives. */
function ticketsOf([, params]: Message): string[] {
  const { tickets, ticket } = params ?? {};
  return Array.isArray(tickets) ? tickets.map(String) : typeof ticket === "string" ? [ticket] : [];
}

function placesOf(book: Book, targets: string[]): string[] {
  const places = targets.filter((target) => /^(route|city):/.test(target));
  const ends = places.flatMap((place) => (book.routes[place.slice("route:".length)] ?? []).slice(0, 2).map((city) => `city:${String(city)}`));
  return [...new Set([...places, ...ends])];
}
