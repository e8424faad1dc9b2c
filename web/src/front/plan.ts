/** A game that is being planned: who sits where, and what was chosen. */
import type { BotOffer, EditionInfo } from "../core/api";
import type { AssistLevel, Chair, Color, Message, TableSetup } from "../core/wire";
import { COLORS } from "../parts/kinds";
import { spokenLanguage, t } from "../words/wording";

export type PlannedKind = "me" | "friend" | "hot" | "bot";

export interface PlannedSeat {
  kind: PlannedKind;
  bot: string;
  name: string;
  color: Color;
}

export interface Plan {
  edition: string;
  variant: string;
  settings: Record<string, boolean | number | string>;
  addOns: string[];
  seats: PlannedSeat[];
  pace: "live" | "live60" | "day" | "days3";
  botPace: "human" | "quick" | "instant";
  assist: AssistLevel;
  open: boolean;
  /** Minutes without a move until the others can vote for a bot; 0: never, null: the usual ones. */
  vote: number | null;
}

/** Boards in the order of the front page: the featured ones first. */
export function inOrder(editions: EditionInfo[]): EditionInfo[] {
  const rank = (edition: EditionInfo) => edition.about.featured ?? Infinity;
  return [...editions].sort((a, b) => (rank(a) === rank(b) ? a.name.localeCompare(b.name, spokenLanguage()) : rank(a) - rank(b)));
}

/** How an edition is called where its family goes without saying. */
export function shortName(edition: EditionInfo): string {
  return edition.about.short_name ?? edition.name;
}

export interface Filter {
  players: number | null;
  length: "short" | "long" | null;
}

const SHORT_MINUTES = 30;

/** The editions for that many players and that length. A game whose length is not known may have any. */
export function fitting(editions: EditionInfo[], filter: Filter): EditionInfo[] {
  const mayLast = (edition: EditionInfo) => {
    const most = edition.about.play_time_minutes?.at(-1);
    return most === undefined || most < SHORT_MINUTES === (filter.length === "short");
  };
  return editions.filter(
    (edition) =>
      (filter.players === null || edition.players.includes(filter.players)) &&
      (filter.length === null || mayLast(edition)),
  );
}

/** The numbers of players that an edition, or its variant, allows. */
export function playersOf(edition: EditionInfo, variant: string): number[] {
  return edition.variants.find((v) => v.id === variant)?.players ?? edition.players;
}

export function freeColor(seats: PlannedSeat[]): Color {
  return COLORS.find((color) => !seats.some((seat) => seat.color === color)) ?? "blue";
}

/** A plan to begin with: you against bots, as few as the edition allows. */
export function firstPlan(edition: EditionInfo, bots: string[]): Plan {
  const plan: Plan = {
    edition: edition.id,
    variant: "",
    settings: {},
    addOns: [],
    seats: [],
    pace: "live",
    botPace: "human",
    assist: 1,
    open: false,
    vote: null,
  };
  plan.seats.push({ kind: "me", bot: "", name: "", color: "blue" });
  return withSeats(plan, Math.min(...edition.players) === 2 ? 3 : Math.min(...edition.players), edition, bots);
}

/** Assist levels in the order of the choice. */
export const LEVELS: AssistLevel[] = [0, 1, 2, 3, 4];

const USUAL = ["level:2", "level:3"];

/** The bots that sit down unless others are chosen, in turn: the middle levels, which play for their tickets. */
export function opponents(offer: BotOffer): string[] {
  const usual = USUAL.filter((bot) => offer.bots.includes(bot));
  return usual.length ? usual : offer.bots.slice(0, 1);
}

/** Why the network cannot sit at a table with these choices; null if it can. */
export function whyNoNetwork(offer: BotOffer, choices: { edition: string; variant?: string | null; players: number; addOns: readonly string[] }): Message | null {
  const { edition, variant, players, addOns } = choices;
  const learned = offer.network?.tables.some((one) => one.edition === edition && one.variant === (variant ?? "") && one.players === players);
  return learned && !addOns.length ? null : (offer.network?.why ?? null);
}

/** The plan with the number of seats nearest to `n` that the edition allows; new ones are those bots in turn. */
export function withSeats(plan: Plan, n: number, edition: EditionInfo, bots: string[]): Plan {
  const allowed = playersOf(edition, plan.variant);
  const target = allowed.reduce((best, count) => (Math.abs(count - n) < Math.abs(best - n) ? count : best));
  const seats = plan.seats.slice(0, target);
  while (seats.length < target) {
    const before = seats.filter((seat) => seat.kind === "bot").length;
    seats.push({ kind: "bot", bot: bots[before % bots.length] ?? "", name: "", color: freeColor(seats) });
  }
  return { ...plan, seats };
}

/** Another board with the same people as far as it takes them. */
export function withEdition(plan: Plan, edition: EditionInfo, bots: string[]): Plan {
  const moved = { ...plan, edition: edition.id, variant: "", settings: {}, addOns: [] };
  return withSeats(moved, plan.seats.length, edition, bots);
}

const CLOCKS = { live: null, live60: 60, day: 86400, days3: 259200 } as const;

/** What the server is asked for. */
export function setupOf(plan: Plan): { setup: TableSetup; names: string[] } {
  const chairs: Chair[] = plan.seats.map((seat) => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot, color: seat.color };
    if (seat.kind === "friend") return { kind: plan.open ? "open" : "invited", color: seat.color };
    return { kind: seat.kind, color: seat.color };
  });
  const setup: TableSetup = {
    edition: plan.edition,
    chairs,
    variant: plan.variant || null,
    settings: plan.settings,
    add_ons: plan.addOns,
    pace: plan.pace.startsWith("live") ? "live" : "days",
    clock: CLOCKS[plan.pace],
    bot_pace: plan.botPace,
    assist: plan.assist,
    private: !plan.open,
    vote_minutes: plan.vote,
  };
  return { setup, names: plan.seats.filter((seat) => seat.kind === "hot").map((seat) => seat.name) };
}

/** Whether everybody is there at once: then the game begins without a lobby. */
export function isComplete(plan: Plan): boolean {
  return plan.seats.every((seat) => seat.kind !== "friend");
}

/** The pace of a table, as it was chosen. */
export function paceOf({ pace, clock }: { pace: string; clock?: number | null }): Plan["pace"] {
  if (pace === "live") return clock ? "live60" : "live";
  return clock === CLOCKS.day ? "day" : "days3";
}

/** The pauses after which a vote can be offered, in minutes; the first is the usual one of a live table. */
export const VOTES = [5, 2, 15, 60, 1440, 4320];

/** How long a player may think before the others can vote. */
export function votePause(minutes: number): string {
  if (minutes % 1440 === 0) return t("web-span-days", { n: minutes / 1440 });
  return minutes % 60 === 0 ? t("web-span-hours", { n: minutes / 60 }) : t("web-span-minutes", { n: minutes });
}
