/** Bots: a level and the network have names of their own, other bots at a table have names in order of their seats. */
import { words } from "./wording";

const NAMES = 6;
const NETWORK = "net";

/** The level of a bot for people, such as 3 of `level:3`; null for any other bot. */
export function levelOf(bot: string | null | undefined): number | null {
  const found = /^level:(\d+)$/.exec(bot ?? "");
  return found && words.has(`web-level-name-${found[1]}`) ? Number(found[1]) : null;
}

/** The own name of a level or of the network; null for any other bot. */
function ownName(bot: string | null | undefined): string | null {
  if (bot === NETWORK) return words.format("web-bot-net");
  const level = levelOf(bot);
  return level === null ? null : words.format(`web-level-name-${level}`);
}

/** The name of the nth bot at a table, from 0. */
export function botName(n: number): string {
  const number = (n % NAMES) + 1;
  return words.format(`web-bot-name-${number}`);
}

/** The kind of a bot; a bot that a host has added keeps its registered name. */
export function botKind(bot: string): string {
  const level = levelOf(bot);
  if (level !== null) return words.format("web-bot-of-level", { name: ownName(bot), level });
  return words.has(`web-bot-${bot}`) ? words.format(`web-bot-${bot}`) : bot;
}

/** How a bot plays, with its rating if it has one. */
export function botAbout(bot: string, rating?: number): string {
  const level = levelOf(bot);
  if (level === null && !words.has(`web-bot-about-${bot}`)) return words.format("web-a-bot");
  const about = words.format(level === null ? `web-bot-about-${bot}` : `web-level-about-${level}`);
  return rating === undefined ? about : words.format("web-level-rated", { about, rating: String(rating) });
}

/** What stands next to the name of a bot at a table: its level, if it has one, or that it is the network. */
export function botMark(bot: string | null | undefined): string {
  if (bot === NETWORK) return words.format("web-net-mark");
  const level = levelOf(bot);
  return level === null ? "" : words.format("web-level", { level });
}

/** The same with the rating, where there is room. */
export function botMarkRated(bot: string | null | undefined, rating: number | undefined): string {
  const mark = botMark(bot);
  return mark && rating ? words.format("web-mark-rated", { mark, rating: String(rating) }) : mark;
}

/** Everybody's name, bots included; two bots of one name are told apart by a number. */
export function seatNames(seats: { name?: string | null; bot?: string | null; former?: boolean }[]): string[] {
  let others = 0;
  const called = new Map<string, number>();
  const taken = new Set(seats.map((seat) => ownName(seat.bot)));
  return seats.map((seat) => {
    const own = ownName(seat.bot);
    if (own !== null) {
      const n = (called.get(own) ?? 0) + 1;
      called.set(own, n);
      return n === 1 ? own : words.format("web-name-again", { name: own, n });
    }
    if (seat.bot) {
      let name = botName(others++);
      while (taken.has(name)) name = botName(others++);
      return name;
    }
    return seat.former ? words.format("web-former") : (seat.name ?? words.format("web-free-seat"));
  });
}
