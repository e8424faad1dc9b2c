/** Bots: a level has a name of its own, other bots at a table have names in order of their seats. */
import { words } from "./wording";

const NAMES = 6;

/** The level of a bot for people, such as 3 of `level:3`; null for any other bot. */
export function levelOf(bot: string | null | undefined): number | null {
  const found = /^level:(\d+)$/.exec(bot ?? "");
  return found && words.has(`web-level-name-${found[1]}`) ? Number(found[1]) : null;
}

function levelName(level: number): string {
  return words.format(`web-level-name-${level}`);
}

/** The name of the nth bot at a table, from 0. */
export function botName(n: number): string {
  const number = (n % NAMES) + 1;
  return words.format(`web-bot-name-${number}`);
}

/** The kind of a bot; a bot that a host has added keeps its registered name. */
export function botKind(bot: string): string {
  const level = levelOf(bot);
  if (level !== null) return words.format("web-bot-of-level", { name: levelName(level), level });
  return words.has(`web-bot-${bot}`) ? words.format(`web-bot-${bot}`) : bot;
}

/** How a bot plays; a level with its rating. */
export function botAbout(bot: string, rating?: number): string {
  const level = levelOf(bot);
  if (level !== null) {
    const about = words.format(`web-level-about-${level}`);
    return rating === undefined ? about : words.format("web-level-rated", { about, rating: String(rating) });
  }
  return words.has(`web-bot-about-${bot}`) ? words.format(`web-bot-about-${bot}`) : words.format("web-a-bot");
}

/** What stands next to the name of a bot at a table: its level, if it has one. */
export function botMark(bot: string | null | undefined): string {
  const level = levelOf(bot);
  return level === null ? "" : words.format("web-level", { level });
}

/** Everybody's name, bots included; two bots of one level are told apart by a number. */
export function seatNames(seats: { name?: string | null; bot?: string | null; former?: boolean }[]): string[] {
  let others = 0;
  const levels = new Map<number, number>();
  const taken = new Set(seats.map((seat) => levelOf(seat.bot)).flatMap((level) => (level === null ? [] : [levelName(level)])));
  return seats.map((seat) => {
    const level = levelOf(seat.bot);
    if (level !== null) {
      const n = (levels.get(level) ?? 0) + 1;
      levels.set(level, n);
      const name = levelName(level);
      return n === 1 ? name : words.format("web-name-again", { name, n });
    }
    if (seat.bot) {
      let name = botName(others++);
      while (taken.has(name)) name = botName(others++);
      return name;
    }
    return seat.former ? words.format("web-former") : (seat.name ?? words.format("web-free-seat"));
  });
}
