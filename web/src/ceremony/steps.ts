/** The end of a game told step by step, from the engine's lines alone. */
import type { PlacedSeat, ScoreLine } from "../core/wire";

export type Stage = "routes" | "tickets" | "bonus" | "winner";

export interface Step {
  stage: Stage;
  /** The side that the step is about; null: all. */
  side: number | null;
  lines: ScoreLine[];
}

const ROUTE = "score-route";
const FAILED = "score-ticket-failed";
const DONE = "score-ticket-done";

/** Routes of all; then of each side the tickets that failed and those that were done; then everything else; the winner. */
export function stepsOf(result: PlacedSeat[]): Step[] {
  const sides = [...result].sort((a, b) => b.place - a.place || (a.seats[0] ?? 0) - (b.seats[0] ?? 0));
  const steps: Step[] = [{ stage: "routes", side: null, lines: result.flatMap((side) => side.lines.filter(([, reason]) => reason === ROUTE)) }];
  for (const side of sides) {
    const about = (reason: string) => side.lines.filter((line) => line[1] === reason).sort((a, b) => Math.abs(a[2]) - Math.abs(b[2]));
    for (const line of [...about(FAILED), ...about(DONE)]) steps.push({ stage: "tickets", side: result.indexOf(side), lines: [line] });
  }
  const rest = sides.flatMap((side) => side.lines.filter(([, reason]) => ![ROUTE, FAILED, DONE].includes(reason)).map((line) => ({ side, line })));
  for (const reason of new Set(rest.map(({ line }) => line[1]))) {
    for (const { side, line } of grouped(rest.filter((one) => one.line[1] === reason))) steps.push({ stage: "bonus", side: result.indexOf(side), lines: line });
  }
  return [...steps, { stage: "winner", side: null, lines: [] }];
}

function grouped(found: { side: PlacedSeat; line: ScoreLine }[]): { side: PlacedSeat; line: ScoreLine[] }[] {
  const sides = new Map<PlacedSeat, ScoreLine[]>();
  for (const { side, line } of found) sides.set(side, [...(sides.get(side) ?? []), line]);
  // What is for one ticket is a step of its own, so that its paths can be seen.
  return [...sides].flatMap(([side, lines]) => (lines.some((line) => line[4].length) ? lines.map((line) => ({ side, line: [line] })) : [{ side, line: lines }]));
}

/** The points of every side after the first steps. */
export function totalsAfter(result: PlacedSeat[], steps: Step[], upTo: number): number[] {
  const counted = new Set(steps.slice(0, upTo + 1).flatMap((step) => step.lines));
  return result.map((side) => side.lines.reduce((sum, line) => sum + (counted.has(line) ? line[2] : 0), 0));
}
