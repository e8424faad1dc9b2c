/** What a page knows of a table: a snapshot, and what has changed since. */
import type { Facts, Frame, ChatLine, Message, Position } from "./wire";

export interface TableState {
  n: number;
  seat: number | null;
  facts: Facts;
  position: Position | null;
  history: Message[];
  chat: ChatLine[];
  waiting: number[];
  /** Seconds to be added to this machine's clock to get the server's. */
  clockOffset: number;
}

/** The state after a frame; the same object if the frame tells nothing new. `now` is this machine's time in seconds. */
export function applied(state: TableState | null, frame: Frame, now: number): TableState | null {
  if (frame.type === "snapshot") {
    return {
      n: frame.n,
      seat: frame.seat,
      facts: frame.facts,
      position: frame.position,
      history: frame.history ?? [],
      chat: frame.chat ?? [],
      waiting: frame.waiting ?? [],
      clockOffset: frame.facts.now - now,
    };
  }
  if (frame.type !== "update" || state === null || frame.n <= state.n) return state;
  const told = frame.told ?? [];
  return {
    ...state,
    n: frame.n,
    facts: frame.facts ?? state.facts,
    position: frame.position && state.position ? { ...state.position, ...frame.position } : state.position,
    history: frame.keep != null ? [...state.history.slice(0, frame.keep), ...told] : state.history,
    chat: frame.chat?.length ? [...state.chat, ...frame.chat] : state.chat,
    waiting: frame.waiting ?? state.waiting,
    clockOffset: frame.facts ? frame.facts.now - now : state.clockOffset,
  };
}

/** Where what others did since the seat's last turn begins in the history; what the seat did meanwhile comes with it. */
export function lastOwn(history: Message[], seat: number | null): number {
  if (seat === null) return Math.max(0, history.length - 12);
  const actor = (i: number) => history[i]?.[1]["seat"];
  let i = history.length - 1;
  while (i >= 0 && (typeof actor(i) !== "number" || actor(i) === seat)) i--;
  while (i >= 0 && actor(i) !== seat) i--;
  return i + 1;
}
