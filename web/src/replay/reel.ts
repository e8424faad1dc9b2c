/** A game decision by decision, as the server told it: every position at hand, and what was told up to it. */
import type { Message, Own, Position, ScoreLine, Way } from "../core/wire";

export type Look = number | "open" | "watch";

/** A position of a replay; with all cards open it has what each seat saw of its own. */
export interface ReplayPosition extends Position {
  paths: string[][];
  owns?: (Own | null)[];
  standings?: ScoreLine[][];
}

export interface ReplayFrame {
  position?: Partial<ReplayPosition> | null;
  told?: Message[];
}

export class Reel {
  /** The position after each decision; the first is before any. Parts that did not change are shared. */
  readonly positions: ReplayPosition[] = [];
  /** All that was told, and how much of it after each decision. */
  readonly history: Message[] = [];
  private readonly ends: number[] = [];

  constructor(frames: ReplayFrame[]) {
    let position = {} as ReplayPosition;
    for (const frame of frames) {
      if (frame.position) position = { ...position, ...frame.position };
      this.history.push(...(frame.told ?? []));
      this.positions.push(position);
      this.ends.push(this.history.length);
    }
  }

  /** The number of decisions. */
  get last(): number {
    return this.positions.length - 1;
  }

  at(step: number): ReplayPosition {
    return this.positions[this.within(step)]!;
  }

  within(step: number): number {
    return Math.max(0, Math.min(this.last, Math.round(step)));
  }

  /** How much was told up to a decision, with it. */
  heard(step: number): number {
    return this.ends[step] ?? 0;
  }

  /** What a decision made known. */
  told(step: number): Message[] {
    return this.history.slice(step > 0 ? this.heard(step - 1) : 0, this.heard(step));
  }

  /** The decision with which a message was told, by its place in the history. */
  stepOf(message: number): number {
    const found = this.ends.findIndex((end) => end > message);
    return found < 0 ? this.last : found;
  }

  /** The last decision of the turn before, or the last one of the next turn. */
  turnFrom(step: number, forward: boolean): number {
    const turn = (i: number) => this.positions[i]!.turn.turns;
    let i = this.within(step);
    if (forward) {
      const now = turn(i);
      i++;
      while (i < this.last && turn(i) === now) i++;
      return this.within(i);
    }
    if (i > 0) i--;
    const before = turn(i);
    while (i > 0 && turn(i - 1) === before) i--;
    return i;
  }
}

/** The points of each side after each decision: with all cards open as if the game had ended then, at the end the result. */
export function pointsOf(reel: Reel, sides: number[][]): number[][] {
  return sides.map((side) =>
    reel.positions.map(({ seats, standings, result }) => {
      const final = result?.find((one) => side.some((seat) => one.seats.includes(seat)));
      if (final) return final.total;
      const lines = standings ? side.flatMap((seat) => standings[seat] ?? []) : [];
      const shown = side.reduce((sum, seat) => sum + (seats[seat]?.[1] ?? 0), 0);
      return lines.length ? lines.reduce((sum, line) => sum + line[2], 0) : shown;
    }),
  );
}

/** The ways of tickets that are done, from the lines of score that tell over which routes. */
export function waysOf(position: ReplayPosition): Record<string, Way> {
  const found: Record<string, Way> = {};
  const lines = position.standings?.flat() ?? position.lines ?? position.result?.flatMap((side) => side.lines) ?? [];
  for (const [, , , routes, tickets] of lines) for (const ticket of tickets) if (routes.length) found[ticket] = [routes, []];
  return found;
}
