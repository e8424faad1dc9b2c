/** A table as its page sees it: what the server tells, what one looks at, and what one is about to do. */
import { seatNames } from "../words/bots";
import { api } from "../core/api";
import { browserWorld, newId } from "../core/browser";
import { Connection, type Status } from "../core/connection";
import { byTarget, cheapest, choices, parts, payableWith, type Choice } from "../core/options";
import { applied, lastOwn, type TableState } from "../core/state";
import { litMarks, litPlaces, withLights } from "../core/ways";
import type { Answer, Book, Frame, Group, Mark, Message, Order, Question } from "../core/wire";
import { explained } from "./explained";
import { flyCards } from "./motion";
import { Wording, words, wordingOf } from "../words/wording";

export type Panel = "options" | "log" | "chat" | "tickets" | "seats" | "search" | "rules" | "settings" | "help" | "ledger";
export interface Refusal {
  target: string;
  text: string;
  /** The same in a few words, for the flag at the place itself. */
  short: string;
}

const REFUSED_MS = 4500;
const UNDO_SECONDS = 3; // that a bot leaves for taking back, as the server does

export class TableStore {
  state = $state.raw<TableState | null>(null);
  book = $state.raw<Book | null>(null);
  svg = $state.raw<string | null>(null);
  status = $state.raw<Status | null>(null);
  fault = $state("");
  panel = $state<Panel | null>(null);
  /** A color in hand that was picked: what it pays for is lit. */
  picked = $state<string | null>(null);
  /** A group that is looked at closely: its payments are shown. */
  selected = $state.raw<Group | null>(null);
  /** A place with several things to do, or a city whose routes are shown. */
  place = $state<string | null>(null);
  hovered = $state<string | null>(null);
  lit = $state.raw<string[]>([]);
  /** Places of something that happened and is looked at again. */
  shown = $state.raw<string[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  toast = $state("");
  /** The question that was just answered: it is not asked again while the answer is on its way. */
  answered = $state<string | null>(null);
  /** A command is on its way. */
  sending = $state(false);
  readLog = $state(0);
  readChat = $state(0);
  now = $state(Date.now() / 1000);
  /** When a bot that is next moves, as long as the last decision can be taken back; seconds since 1970. */
  passes = $state<number | null>(null);
  /** Of a hot seat: whose curtain was lifted. */
  curtain = $state(true);

  readonly connection: Connection;
  private readonly stops: (() => void)[] = [];
  private queued: (() => void) | null = null;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private refusing: ReturnType<typeof setTimeout> | undefined;

  readonly position = $derived(this.state?.position ?? null);
  /** Seats of one's own, once the game has begun. */
  readonly mine = $derived(this.position ? (this.state?.facts.seats ?? []).flatMap((seat, i) => (seat.mine ? [i] : [])) : []);
  readonly facts = $derived(this.state?.facts ?? null);
  readonly seat = $derived(this.state?.seat ?? null);
  readonly question = $derived.by<Question | null>(() => {
    const question = this.position?.question ?? null;
    return question && question.ask !== this.answered ? question : null;
  });
  readonly names = $derived(seatNames(this.facts?.seats ?? []));
  readonly wording = $derived<Wording>(this.book ? wordingOf(this.book, this.names) : words);
  readonly targets = $derived(byTarget(this.question));
  readonly wild = $derived(this.book?.kinds.find(([, , isColor]) => !isColor)?.[0] ?? "locomotive");
  readonly assist = $derived(this.facts?.assist ?? 1);
  readonly hot = $derived(this.mine.length > 1);
  readonly watching = $derived(this.mine.length === 0);
  readonly choosing = $derived((this.question?.options ?? []).some((group) => parts(group).verb === "keep"));
  readonly news = $derived(this.state ? this.state.history.slice(lastOwn(this.state.history, this.seat)) : []);
  readonly hand = $derived(this.position?.own?.hand ?? {});
  /** A question that is no turn and no choice of tickets: one link of a chain of small decisions. */
  readonly decision = $derived.by(() => {
    const question = this.question;
    return !question || this.choosing || TURNS.has(question.step) ? null : question;
  });
  readonly marks = $derived.by<Mark[]>(() => {
    const marks = this.position?.marks ?? [];
    if (!this.book) return marks;
    if (this.lit.length) return withLights(marks, litMarks(this.book, this.lit, marks, this.seat));
    return withLights(marks, litPlaces(this.book, this.shown));
  });
  /** Places of the board that something can be done to, as far as the help of the table goes. */
  readonly open = $derived.by<Set<string>>(() => {
    if (!this.assist) return new Set();
    if (this.picked) return new Set(payableWith(this.question, this.picked, this.wild).map((g) => g.target));
    return new Set([...this.targets.keys()].filter((target) => /^(route|city):/.test(target)));
  });

  constructor(readonly id: string) {
    this.connection = new Connection(
      browserWorld(id),
      {
        frame: (frame) => {
          if (frame.type === "welcome") return;
          const before = this.state;
          if (frame.type === "snapshot" || (frame.type === "update" && frame.position?.question !== undefined)) this.answered = null;
          this.state = applied(this.state, frame, Date.now() / 1000);
          // Who waited for the game to begin saw no seat yet: now look through one's own.
          const [only, ...others] = this.mine;
          if (only !== undefined && !others.length && this.seat === null && this.connection.seat !== only) this.connection.look(only);
          if (before?.position?.question?.ask !== this.question?.ask) this.forget();
          this.noticed(before, frame);
          this.passes = this.nextMove(before);
          const { queued } = this;
          if (this.answered === null && queued) {
            this.queued = null;
            if (this.question) queued();
          }
          if (this.state && !this.book && this.facts?.state !== "stopped") void this.loadBook();
        },
        status: (status) => (this.status = status),
        outdated: (build) => reloadOnce(build),
      },
      newId,
    );
    const nudge = () => { if (!document.hidden) this.connection.nudge(); };
    addEventListener("online", nudge);
    document.addEventListener("visibilitychange", nudge);
    const tick = setInterval(() => (this.now = Date.now() / 1000), 500);
    this.stops.push(
      () => removeEventListener("online", nudge),
      () => document.removeEventListener("visibilitychange", nudge),
      () => clearInterval(tick),
      () => this.connection.close(),
    );
    this.connection.open();
  }

  close(): void {
    for (const stop of this.stops) stop();
  }

  private async loadBook(): Promise<void> {
    const board = this.facts?.board;
    if (!board || this.svg !== null) return;
    this.svg = "";
    try {
      const [book, svg] = await Promise.all([api.book(this.id), fetch(`/api/boards/${board}.svg`).then((r) => r.text())]);
      this.book = book;
      this.svg = svg;
    } catch (error) {
      this.svg = null;
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }

  colorOf(seat: number): string | null {
    return this.facts?.seats[seat]?.color ?? null;
  }

  say(message: Message): string {
    return this.wording.say(message);
  }

  /** What is looked at or half done belongs to a question that is gone. */
  forget(): void {
    this.selected = null;
    this.place = null;
    this.picked = null;
    this.shown = [];
  }

  /** When the bot that is next moves: it leaves a moment for taking back what was just done. */
  private nextMove(before: TableState | null): number | null {
    const { position, facts } = this;
    const next = position?.turn.actors[0];
    if (!position?.undo || this.question || next === undefined || !facts?.seats[next]?.bot || facts.bot_pace !== "human") return null;
    const same = (before?.position?.undo ?? 0) >= position.undo && before?.position?.turn.turns === position.turn.turns;
    return same && this.passes !== null ? this.passes : Date.now() / 1000 + UNDO_SECONDS;
  }

  /** Look at something that happened, on the board; the same once more looks away. */
  show(places: string[]): void {
    this.shown = this.shown.join() === places.join() ? [] : places;
  }

  /** What has just changed is shown in passing: cards fly, a finished ticket is told. */
  private noticed(before: TableState | null, frame: Frame): void {
    if (frame.type !== "update" || !before || !this.book) return;
    if (frame.told?.length) flyCards(frame.told, this.seat);
    const done = (state: TableState | null) => new Set((state?.position?.own?.tickets ?? []).filter(([, kind]) => kind === "done").map(([key]) => key));
    const was = done(before);
    const fresh = [...done(this.state)].filter((key) => !was.has(key));
    if (fresh.length && before.position?.own) this.tell(fresh.map((ticket) => this.wording.format("web-ticket-finished", { ticket: this.wording.value("ticket", ticket) })).join(" "));
  }

  private tell(text: string): void {
    clearTimeout(this.telling);
    this.toast = text;
    this.telling = setTimeout(() => (this.toast = ""), 4000);
  }

  private async order(order: Order): Promise<Answer> {
    this.sending = true;
    try {
      return await this.connection.order(order);
    } finally {
      this.sending = false;
    }
  }

  async play(action: number, slot?: number): Promise<void> {
    if (!this.question || this.seat === null) return;
    const { ask } = this.question;
    this.forget();
    this.answered = ask;
    const answer = await this.order({ type: "play", seat: this.seat, ask, do: action, ...(slot === undefined ? {} : { slot }) });
    if (answer.type !== "refused") return;
    this.answered = null;
    this.refuse("", this.say(answer.why));
  }

  async undo(): Promise<void> {
    if (this.seat === null || !this.position?.undo || this.sending) return;
    const answer = await this.order({ type: "undo", seat: this.seat });
    if (answer.type === "refused") this.refuse("", this.say(answer.why));
  }

  async chat(text: string): Promise<boolean> {
    const answer = await this.order({ type: "say", text });
    if (answer.type === "refused") this.refuse("", this.say(answer.why));
    return answer.type === "ack";
  }

  async resign(): Promise<void> {
    if (this.seat !== null) await this.order({ type: "resign", seat: this.seat });
  }

  async takeBack(seat: number): Promise<void> {
    await this.order({ type: "back", seat });
  }

  /** Lift the curtain of a hot seat, or let it fall. */
  lift(seat: number | null): void {
    this.curtain = seat === null;
    this.connection.look(seat);
  }

  refuse(target: string, text: string, short = text): void {
    clearTimeout(this.refusing);
    this.refusal = { target, text, short };
    this.refusing = setTimeout(() => (this.refusal = null), REFUSED_MS);
  }

  /** Ask why nothing can be done to something, and show the answer where the eye is. */
  async why(target: string): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.connection.order({ type: "why", seat: this.seat, target });
    if (answer.type === "because" && answer.why) this.refuse(target, ...explained(this, answer.why));
    else if (answer.type === "refused") this.refuse(target, this.say(answer.why));
  }

  /** A place was pressed. `careful`: by a finger, so nothing is done before it was confirmed. */
  touch(target: string, careful: boolean): void {
    this.refusal = null;
    const groups = this.targets.get(target) ?? [];
    if (target.startsWith("city:") && !groups.length) {
      this.place = target;
      return;
    }
    if (!groups.length) {
      if (this.seat !== null) void this.why(target);
      return;
    }
    const [only] = groups;
    if (groups.length > 1 || !only || target.startsWith("city:")) this.place = target;
    else this.choose(only, careful);
  }

  /** Something was chosen: do it if there is nothing left to choose. */
  choose(group: Group, careful: boolean): void {
    this.place = null;
    const found = this.choicesOf(group);
    const fitting = this.picked && group.terms ? group.payments.filter(([color]) => color === this.picked) : [];
    if (!careful && found.length === 1) void this.play(found[0]!.id);
    else if (!careful && fitting.length === 1) void this.play(fitting[0]![2]);
    else this.selected = group;
  }

  choicesOf(group: Group): Choice[] {
    return choices(group, this.wild);
  }

  best(group: Group): Group["payments"][number] | null {
    const fitting = this.picked ? group.payments.filter(([color]) => color === this.picked) : [];
    return cheapest(fitting.length ? { ...group, payments: fitting } : group, this.hand);
  }

  /** Something was pressed while the last answer is still on its way: it is done as soon as it can be. */
  private later(run: () => void): boolean {
    if (this.answered === null) return false;
    this.queued = run;
    return true;
  }

  draw(slot: number): void {
    if (this.later(() => this.draw(slot))) return;
    const kind = this.position?.market.row[slot];
    if (!kind) return;
    const group = this.targets.get(`kind:${kind}`)?.find((one) => parts(one).verb === "draw");
    if (group?.actions[0] !== undefined) void this.play(group.actions[0], slot);
    else void this.why(`kind:${kind}`);
  }

  /** A deck was pressed: `deck` or `tickets`. */
  deck(target: "deck" | "tickets"): void {
    if (this.later(() => this.deck(target))) return;
    const groups = (this.question?.options ?? []).filter((group) => {
      const { verb, targets } = parts(group);
      return targets.includes(target) || (target === "tickets" && verb === "draw-mix");
    });
    if (!groups.length) void this.why(target);
    else if (groups.length === 1 && groups[0]!.actions.length === 1) void this.play(groups[0]!.actions[0]!);
    else this.place = target;
  }

  pick(kind: string): void {
    const gives = this.targets.get(`hand:${kind}`)?.[0];
    if (gives?.actions[0] !== undefined) {
      void this.play(gives.actions[0]);
      return;
    }
    this.picked = this.picked === kind ? null : kind;
    this.selected = null;
  }
}

const TURNS = new Set(["turn", "next-card"]);
const RELOADED = "fogg.reloaded";

/** After an upgrade of the server the page of the old build loads itself anew, once. */
function reloadOnce(build: string): void {
  if (sessionStorage.getItem(RELOADED) === build) return;
  sessionStorage.setItem(RELOADED, build);
  location.reload();
}
