/** A game that is looked at again: where one is in it, through whose eyes, and how fast it goes on. */
import { Refused, request } from "../core/api";
import type { World } from "../core/connection";
import type { Facts } from "../core/wire";
import type { Report } from "../analysis/analysisApi";
import type { Looked } from "../analysis/judging";
import { TableStore } from "../table/store.svelte";
import { sidesOf } from "../table/partners";
import { afterDrawn } from "./drawn";
import { Reel, pointsOf, waysOf, type Look, type ReplayFrame, type ReplayPosition } from "./reel";

/** How long a decision is shown at each speed, in ms. */
export const PACES = [2400, 1200, 600, 240, 80];
const USUAL = 1;
const REST_MS = 300; // without a step, until the address tells the place

interface Shown {
  facts: Facts;
  look: Look;
  looks: Look[];
  frames: ReplayFrame[];
  lines?: number[];
  by?: number[];
}

/** A table where everything has happened: it answers that there is nothing to say. */
const PAST: World = {
  connect(on) {
    queueMicrotask(() => on.open());
    return {
      send(text) {
        const { type, id } = JSON.parse(text) as { type: string; id?: string };
        if (type === "hello") on.text(JSON.stringify({ type: "welcome", protocol: 0, build: "", seats: [] }));
        else if (id) on.text(JSON.stringify({ type: "because", id, why: null, rule: "" }));
      },
      close() {},
    };
  },
  now: () => 0,
  after: () => () => {},
  random: () => 0,
  hidden: () => true,
};

export class Replay {
  readonly table: TableStore;
  looks = $state.raw<Look[]>([]);
  look = $state<Look>("open");
  at = $state(0);
  reel = $state.raw<Reel | null>(null);
  /** Of a finished game: the number of each decision in the record, and who made it. */
  lines = $state.raw<number[]>([]);
  by = $state.raw<number[]>([]);
  playing = $state(false);
  pace = $state(USUAL);
  fault = $state.raw<Error | null>(null);
  /** The ticket that stays lit. */
  pinned = $state<string | null>(null);
  /** The analysis that is looked at. */
  report = $state.raw<Report | null>(null);
  /** The decision of it that is looked at, and what would have been better. */
  judged = $state.raw<Looked | null>(null);
  /** The last step was one decision forward: trains roll in. */
  stepped = $state(false);
  private facts: Facts | null = null; // the same object at every step: what hangs on it is not made again
  private readonly reels = new Map<Look, Reel>();
  /** The look that was asked for last. */
  wanted: Look = "open";
  /** How many decisions were made when the cards were as they are shown: the board is drawn first. */
  private heldAt = $state(0);
  private later = () => {};
  private resting: ReturnType<typeof setTimeout> | undefined;

  readonly last = $derived(this.reel?.last ?? 0);
  readonly position = $derived(this.reel?.at(this.at) ?? null);
  readonly held = $derived(this.reel?.at(this.heldAt) ?? null);
  readonly finished = $derived.by(() => this.table.facts?.state === "finished");
  readonly sides = $derived.by(() => sidesOf(this.table.book, this.table.facts));
  /** All cards are open: the chart counts as if the game ended at each decision. */
  readonly reckons = $derived(!!this.reel?.at(0).standings);
  readonly points = $derived(this.reel ? pointsOf(this.reel, this.sides) : []);

  constructor(readonly id: string) {
    this.table = new TableStore(id, PAST, "replay");
  }

  /** Get the game and go to the place that the address names. */
  async open(place: string): Promise<void> {
    try {
      const shown = await request<Shown>("GET", `/replays/${this.id}`);
      this.looks = shown.looks;
      this.look = this.wanted = shown.look;
      this.lines = shown.lines ?? [];
      this.by = shown.by ?? [];
      this.reel = new Reel(shown.frames);
      this.reels.set(shown.look, this.reel);
      const seats = shown.facts.seats.map((seat) => ({ ...seat, here: true }));
      this.facts = { ...shown.facts, seats, deadline: null };
      this.find(place);
      await this.table.load();
      this.go(this.at); // who plays together is known now
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.fault = error;
    }
  }

  /** Go to the moment that an address names: how many decisions are made. */
  find(place: string): void {
    this.go(/^#\d+$/.test(place) ? Number(place.slice(1)) : 0);
    this.heldAt = this.at;
  }

  close(): void {
    this.later();
    clearTimeout(this.resting);
    this.table.close();
  }

  /** Show the position after a number of decisions. */
  go(step: number): void {
    const { reel, facts } = this;
    if (!reel || !facts) return;
    const to = reel.within(step);
    this.stepped = to === this.at + 1 && this.playing;
    this.at = to;
    const position = reel.at(to);
    this.table.state = {
      n: to,
      seat: typeof this.look === "number" ? this.look : null,
      facts,
      position: withTotals(position, this.sides),
      history: reel.history.slice(0, reel.heard(to)),
      chat: [],
      waiting: [],
      clockOffset: 0,
    };
    this.table.ways = waysOf(position);
    this.table.selection.lights = [];
    if (this.judged) this.judge(null);
    this.later();
    this.later = afterDrawn(() => (this.heldAt = to));
    clearTimeout(this.resting);
    this.resting = setTimeout(() => history.replaceState(history.state, "", `#${to}`), REST_MS);
  }

  /** Look at a decision of the analysis: what was done, and what was better; null looks away. */
  judge(looked: Looked | null): void {
    this.judged = looked;
    if (looked?.tickets.length) this.pinned = null;
    this.table.selection.lights = looked?.marks ?? [];
    this.light(null);
  }

  /** Light a ticket, or, with none, those that stay lit: the pinned one, or those of the decision that is looked at. */
  light(ticket: string | null): void {
    const lit = ticket ?? this.pinned;
    this.table.selection.tickets = lit ? [lit] : (this.judged?.tickets ?? []);
  }

  /** Keep a ticket lit, or no longer. */
  pin(ticket: string): void {
    this.pinned = this.pinned === ticket ? null : ticket;
    this.light(null);
  }

  /** Put out all lights. */
  forget(): void {
    this.pinned = null;
    this.judged = null;
    this.table.selection.tickets = [];
    this.table.selection.forget();
  }

  step(by: number): void {
    this.playing = false;
    this.go(this.at + by);
  }

  turn(forward: boolean): void {
    this.playing = false;
    if (this.reel) this.go(this.reel.turnFrom(this.at, forward));
  }

  /** Let it go on by itself, from the beginning if it is at its end. */
  toggle(): void {
    if (!this.playing && this.at >= this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** Look through other eyes at the same moment. */
  async see(look: Look): Promise<void> {
    this.wanted = look;
    let reel = this.reels.get(look);
    if (!reel) {
      try {
        const shown = await request<Shown>("GET", `/replays/${this.id}?look=${look}`);
        reel = new Reel(shown.frames);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (this.wanted === look) this.wanted = this.look;
        this.table.feedback.refuse("", error.message);
        return;
      }
      this.reels.set(look, reel);
      if (this.wanted !== look) return; // another one was asked for meanwhile
    }
    this.forget();
    this.look = look;
    this.reel = reel;
    this.go(this.at);
  }
}

/** At the end the strips show the result, not only what was on the board. */
function withTotals(position: ReplayPosition, sides: number[][]): ReplayPosition {
  const { result } = position;
  if (!result || sides.some((side) => side.length > 1)) return position;
  const total = (seat: number) => result.find((side) => side.seats.includes(seat))?.total ?? 0;
  return { ...position, seats: position.seats.map(([trains, , cards, tickets], seat) => [trains, total(seat), cards, tickets]) };
}
