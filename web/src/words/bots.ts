/** Bots: at a table they have names of their own, in order of their seats, with their kind next to it. */
import { words } from "./wording";

const NAMES = 6;

/** The name of the nth bot at a table, from 0. */
export function botName(n: number): string {
  const number = (n % NAMES) + 1;
  return words.format(`web-bot-name-${number}`);
}

/** The kind of a bot; a bot that a host has added keeps its registered name. */
export function botKind(bot: string): string {
  return words.has(`web-bot-${bot}`) ? words.format(`web-bot-${bot}`) : bot;
}

export function botAbout(bot: string): string {
  return words.has(`web-bot-about-${bot}`) ? words.format(`web-bot-about-${bot}`) : words.format("web-a-bot");
}

/** Everybody's name, bots included. */
export function seatNames(seats: { name?: string | null; bot?: string | null; former?: boolean }[]): string[] {
  let bots = 0;
  return seats.map((seat) => {
    if (seat.bot) return botName(bots++);
    return seat.former ? words.format("web-former") : (seat.name ?? words.format("web-free-seat"));
  });
}
