/** Bots: at a table they have names of their own, in order of their seats; what sort they are is told beside. */
import { words } from "./wording";

const NAMES = 6;

/** The name of the nth bot at a table, from 0. */
export function botName(n: number): string {
  const number = (n % NAMES) + 1;
  return words.format(`web-bot-name-${number}`);
}

/** What sort of bot it is; one that a host has added is called as it was registered. */
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
