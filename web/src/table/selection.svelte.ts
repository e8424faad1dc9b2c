/** What is looked at or half done: a color, a route, a ticket, a sheet. Nothing of it is known to the server. */
import { settingsWereOpen } from "../core/language.svelte";
import { cheapest, choices, movesOf, payableWith, type Choice, type Move } from "../core/options";
import { litMarks, litPlaces, networkMarks, planMarks, plannedWays, withLights } from "../core/ways";
import type { ClaimNote, Group, Mark, Message } from "../core/wire";
import type { TableStore } from "./store.svelte";

export type Panel = "options" | "log" | "chat" | "tickets" | "seats" | "search" | "rules" | "settings" | "help" | "ledger" | "odds";

const GLANCE_MS = 2500;

export class Selection {
  panel = $state<Panel | null>(settingsWereOpen() ? "settings" : null);
  /** A color in hand that was picked: what it pays for is lit. */
  picked = $state<string | null>(null);
  /** A group of options that is looked at closely: its payments are shown. */
  group = $state.raw<Group | null>(null);
  /** What is said about the claim of that group. */
  notes = $state.raw<ClaimNote[]>([]);
  /** A place with several things to do, or a city whose routes are shown. */
  place = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** A piece that is to be moved: where it can go is lit. */
  moving = $state<string | null>(null);
  private lit = $state.raw<string[]>([]);
  /** Places of something that happened and is looked at again. */
  shown = $state.raw<string[]>([]);
  /** Lights that a page of its own puts on the board, instead of all others. */
  lights = $state.raw<Mark[]>([]);
  /** The seat whose network is lit. */
  network = $state<number | null>(null);
  /** The plan of all tickets is lit. */
  planned = $state(false);
  /** The question whose sheet was put aside to look at the board. */
  aside = $state<string | null>(null);
  private looking: ReturnType<typeof setTimeout> | undefined;

  readonly marks = $derived.by<Mark[]>(() => {
    const { book, ways } = this.table;
    const marks = this.table.position?.marks ?? [];
    if (!book) return marks;
    if (this.lights.length) return withLights(marks, this.lights);
    const plan = this.planned ? this.table.assistance.plan : null;
    if (this.tickets.length) {
      const known = plan ? { ...ways, ...plannedWays(book, plan, marks, this.table.seat) } : ways;
      return withLights(marks, litMarks(book, this.tickets, this.table.choosing ? {} : known));
    }
    if (plan) return withLights(marks, planMarks(book, plan, marks, this.table.seat));
    if (this.network !== null) return withLights(marks, networkMarks(marks, this.network));
    const trail = this.table.question?.trail ?? [];
    if (trail.length && !this.shown.length) return withLights(marks, trail.map((place) => ({ kind: "lit", place })));
    return withLights(marks, litPlaces(book, this.shown.length ? [...trail, ...this.shown] : []));
  });
  /** Places of the board that something can be done to, as far as the help of the table goes. */
  readonly open = $derived.by<Set<string>>(() => {
    const { assist, question, targets, wild } = this.table;
    if (!assist) return new Set();
    if (this.picked) return new Set(payableWith(question, this.picked, wild).flatMap((group) => group.targets));
    return new Set([...targets.keys()].filter((target) => /^(route|city):/.test(target)));
  });

  /** Pieces that can be moved now, by the place where they stand. */
  readonly movable = $derived.by<Map<string, string>>(() => {
    const pieces = new Set([...this.table.targets.keys()].filter((target) => target.startsWith("piece:")).map((target) => target.slice("piece:".length)));
    if (!pieces.size) return new Map();
    return new Map((this.table.position?.marks ?? []).filter((mark) => pieces.has(mark.kind)).map((mark) => [mark.place, mark.kind]));
  });
  /** Where the piece that is moved, or whose city is looked at, can go. */
  readonly reach = $derived.by<Move[]>(() => {
    const piece = this.moving ?? this.movable.get(this.place ?? "") ?? this.movable.get(this.hovered ?? "");
    return piece === undefined ? [] : movesOf(this.table.question, piece);
  });

  constructor(private readonly table: TableStore) {}

  /** What can be done to a place; while a piece is moved, only that. */
  groupsAt(target: string): Group[] {
    const groups = this.table.targets.get(target) ?? [];
    const moves = groups.filter((group) => group.targets.includes(`piece:${this.moving ?? ""}`));
    return moves.length ? moves : groups;
  }

  /** Choose a piece to be moved; the next city that is pressed is where it goes. */
  move(piece: string): void {
    this.place = null;
    this.moving = piece;
  }

  /** Tickets that are lit on the board. */
  get tickets(): string[] {
    return this.lit;
  }

  set tickets(keys: string[]) {
    this.lit = keys;
    if (keys.length) void this.table.findWays();
  }

  /** Drop what belongs to a question that is gone. */
  forget(): void {
    this.group = null;
    this.place = null;
    this.picked = null;
    this.shown = [];
    this.lights = [];
    this.network = null;
    this.moving = null;
    this.planned = false;
    this.table.assistance.forget();
  }

  /** Open a panel, or close it if it is open. */
  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
  }

  /** Look at something that happened, on the board; the same once more looks away. */
  show(places: string[]): void {
    this.network = null;
    this.shown = this.shown.join() === places.join() ? [] : places;
  }

  /** Look at something for a moment, as `show` does. */
  glance(places: string[]): void {
    this.show(places);
    clearTimeout(this.looking);
    const { shown } = this;
    if (shown.length) this.looking = setTimeout(() => { if (this.shown === shown) this.shown = []; }, GLANCE_MS);
  }

  /** Keep looking at what was only glanced at. */
  stay(): void {
    clearTimeout(this.looking);
  }

  /** Light the network of a seat; the same seat once more puts it out. */
  light(seat: number): void {
    this.shown = [];
    this.network = this.network === seat ? null : seat;
  }

  /** Press a place. `careful`: by a finger, so that nothing is done before it was confirmed. */
  touch(target: string, careful: boolean): void {
    const { feedback, seat } = this.table;
    feedback.clear();
    const groups = this.groupsAt(target);
    if (!this.reach.some(({ city }) => target === `city:${city}`)) this.moving = null;
    if (target.startsWith("city:") && !groups.length) {
      this.place = target;
      return;
    }
    if (!groups.length) {
      if (seat !== null) void this.table.why(target);
      return;
    }
    const [only] = groups;
    if (groups.length > 1 || !only || target.startsWith("city:")) this.place = target;
    else this.choose(only, careful);
  }

  /** Choose a group: do it if there is nothing left to choose. */
  choose(group: Group, careful: boolean): void {
    this.place = null;
    this.notes = [];
    if (group.targets[0]?.startsWith("route:") && this.table.book?.notes) void this.chooseNoted(group, careful);
    else this.chooseFrom(group, careful || this.riskOf(group) !== null); // what cannot be taken back is said first
  }

  /** Choose a claim about which there may be something to say: that is told before it is paid. */
  private async chooseNoted(group: Group, careful: boolean): Promise<void> {
    const { table } = this;
    const ask = table.question?.ask;
    const notes = await table.notesOf(group.targets[0] ?? "");
    if (!ask || table.question?.ask !== ask) return;
    this.notes = notes;
    this.chooseFrom(group, careful || notes.length > 0 || this.riskOf(group) !== null);
  }

  private chooseFrom(group: Group, careful: boolean): void {
    const found = this.choicesOf(group);
    const fitting = this.picked && group.terms ? group.payments.filter(([color]) => color === this.picked) : [];
    if (!careful && found.length === 1) void this.table.play(found[0]!.id);
    else if (!careful && fitting.length === 1) void this.table.play(fitting[0]![2]);
    else this.group = group;
  }

  /** Take a card that lies next to the market. */
  take(target: string): void {
    const { table } = this;
    if (table.later(() => this.take(target))) return;
    const action = table.targets.get(target)?.[0]?.actions[0];
    if (action !== undefined) void table.play(action);
    else void table.why(target);
  }

  /** What a claim may still cost when it is paid for; null for what costs what it says. */
  riskOf(group: Group): Message | null {
    return (this.table.book?.risks[group.targets[0] ?? ""] as Message | undefined) ?? null;
  }

  choicesOf(group: Group): Choice[] {
    return choices(group, this.table.wild);
  }

  best(group: Group): Group["payments"][number] | null {
    const fitting = this.picked ? group.payments.filter(([color]) => color === this.picked) : [];
    return cheapest(fitting.length ? { ...group, payments: fitting } : group, this.table.hand);
  }

  /** Take a card of the market. */
  draw(slot: number): void {
    const { table } = this;
    if (table.later(() => this.draw(slot))) return;
    const kind = table.position?.market.row[slot];
    if (!kind) return;
    const group = table.targets.get(`kind:${kind}`)?.find((one) => one.verb === "draw");
    if (group?.actions[0] !== undefined) void table.play(group.actions[0], slot);
    else void table.why(`kind:${kind}`);
  }

  /** Press a deck. */
  deck(target: "deck" | "tickets"): void {
    const { table } = this;
    if (table.later(() => this.deck(target))) return;
    const groups = (table.question?.options ?? []).filter((group) => {
      const { verb, targets } = group;
      return targets.includes(target) || (target === "tickets" && verb === "draw-mix");
    });
    const single = groups.length === 1 && groups[0]!.actions.length === 1 ? groups[0]!.actions[0]! : null;
    // Tickets that were seen cannot be put back: they take a second press.
    const sure = target !== "tickets" || this.place === target;
    if (!groups.length) void table.why(target);
    else if (single !== null && sure) void table.play(single);
    else this.place = target;
  }

  /** Press a color in hand. `careful`: on a small tile, which never makes a move. */
  pick(kind: string, careful = false): void {
    const gives = careful ? undefined : this.table.targets.get(`hand:${kind}`)?.[0];
    if (gives?.actions[0] !== undefined) {
      void this.table.play(gives.actions[0]);
      return;
    }
    this.picked = this.picked === kind ? null : kind;
    this.group = null;
  }
}
