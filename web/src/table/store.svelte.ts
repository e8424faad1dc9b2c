/** A table as the server tells it, and what is sent to the server. */
import { seatNames } from "../words/bots";
import { api } from "../core/api";
import { browserWorld, newId, reloadOnce } from "../core/browser";
import { Connection, type Status, type World } from "../core/connection";
import { byTarget } from "../core/options";
import { applied, lastOwn, type TableState } from "../core/state";
import type { Answer, BotPace, Book, ClaimNote, Frame, Mark, Message, Order, Question, Way } from "../core/wire";
import { Assistance } from "./assistance.svelte";
import { explained } from "./explained";
import { Feedback } from "./feedback.svelte";
import { partnersOf } from "./partners";
import { flyCards } from "./motion";
import { noticesOf, noticeText, type Notice } from "./notices";
import { Selection } from "./selection.svelte";
import { Wording, words, wordingOf } from "../words/wording";

export class TableStore {
  state = $state.raw<TableState | null>(null);
  book = $state.raw<Book | null>(null);
  svg = $state.raw<string | null>(null);
  status = $state.raw<Status | null>(null);
  fault = $state.raw<Error | null>(null);
  /** The question that was just answered: it is not asked again while the answer is on its way. */
  answered = $state<string | null>(null);
  /** A command is on its way. */
  sending = $state(false);
  readLog = $state(0);
  readChat = $state(0);
  now = $state(Date.now() / 1000);
  /** When a bot that is next moves, as long as the last decision can be taken back; seconds since 1970. */
  passes = $state<number | null>(null);
  /** Over which routes tickets could be completed, as the server last told. */
  ways = $state.raw<Record<string, Way>>({});
  private waysAt: Mark[] | null = null;
  /** What happened at the table outside the game since the page was opened, oldest first. */
  notices = $state.raw<Notice[]>([]);
  /** Of a hot seat: whose curtain was lifted. */
  curtain = $state(true);

  readonly connection: Connection;
  readonly feedback = new Feedback();
  readonly selection = new Selection(this);
  readonly assistance = new Assistance(this);
  private readonly stops: (() => void)[] = [];
  private queued: (() => void) | null = null;
  private wanted: string | null = null;
  private sent: Promise<Answer> | null = null; // the last command
  private undoing = false;

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
  /** On a shared device: the player's turn is over, and they still see what it brought. */
  readonly lingers = $derived(this.hot && this.seat !== null && !this.position?.turn.over && (this.state?.waiting.length ?? 0) > 0 && !this.state?.waiting.includes(this.seat));
  readonly partners = $derived(partnersOf(this.book, this.facts, this.seat));
  readonly ownName = $derived(this.facts?.seats.find((seat) => seat.mine)?.name ?? null);
  readonly watching = $derived(this.mine.length === 0);
  readonly choosing = $derived((this.question?.options ?? []).some((group) => group.verb === "keep"));
  /** Where what others did since the seat's last turn begins in the history. */
  readonly newsFrom = $derived(this.state ? lastOwn(this.state.history, this.seat) : 0);
  readonly news = $derived(this.state?.history.slice(this.newsFrom) ?? []);
  /** Other people who are asked now. */
  readonly thinking = $derived((this.position?.turn.actors ?? []).filter((seat) => seat !== this.seat && !this.facts?.seats[seat]?.bot && !this.facts?.seats[seat]?.kept));
  readonly hand = $derived(this.position?.own?.hand ?? {});
  /** A question other than a turn or a choice of tickets: one link of a chain of small decisions. */
  readonly decision = $derived.by(() => {
    const question = this.question;
    return !question || this.choosing || TURNS.has(question.step) ? null : question;
  });
  constructor(readonly id: string, world: World = browserWorld(id), readonly kind: "game" | "lesson" | "replay" = "game") {
    this.connection = new Connection(
      world,
      {
        frame: (frame) => {
          if (frame.type === "welcome") return;
          const before = this.state;
          if (frame.type === "snapshot" || (frame.type === "update" && frame.position?.question !== undefined)) this.answered = null;
          this.state = applied(this.state, frame, Date.now() / 1000);
          // Who waited for the game to begin saw no seat yet: now look through one's own.
          const [only, ...others] = this.mine;
          if (only !== undefined && !others.length && this.seat === null && this.connection.seat !== only) this.connection.look(only);
          if (before?.position?.question?.ask !== this.question?.ask) this.selection.forget();
          if (this.question || this.selection.tickets.length) void this.findWays();
          this.noticed(before, frame);
          this.passes = this.nextMove(before);
          this.goOn();
          const { queued } = this;
          if (this.answered === null && queued) {
            this.queued = null;
            if (this.question) queued();
          }
          if (this.state && !this.book && this.facts?.state !== "stopped") void this.load();
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

  close(): void { for (const stop of this.stops) stop(); }
  /** Get what is printed, and the drawing of the board. */
  async load(): Promise<void> {
    const board = this.facts?.board;
    if (!board || this.svg !== null) return;
    this.svg = "";
    try {
      const [book, svg] = await Promise.all([api.book(this.id), fetch(`/api/boards/${board}.svg`).then((r) => r.text())]);
      this.book = book;
      this.svg = svg;
    } catch (error) {
      this.svg = null;
      this.fault = error instanceof Error ? error : new Error(String(error));
    }
  }

  colorOf(seat: number): string | null {
    return this.facts?.seats[seat]?.color ?? null;
  }

  say(message: Message): string {
    return this.wording.say(message);
  }

  /** When the bot that is next moves: it leaves a moment for taking back what was just done. */
  private nextMove(before: TableState | null): number | null {
    const { position, facts } = this;
    const next = position?.turn.actors[0];
    if (!position?.undo || this.question || next === undefined || !facts?.seats[next]?.bot || !facts.undo_seconds) return null;
    const same = (before?.position?.undo ?? 0) >= position.undo && before?.position?.turn.turns === position.turn.turns;
    return same && this.passes !== null ? this.passes : Date.now() / 1000 + facts.undo_seconds;
  }

  /** What has just changed is shown in passing: cards fly, a finished ticket is told. */
  private noticed(before: TableState | null, frame: Frame): void {
    this.tellNotices(before, frame);
    if (frame.type !== "update" || !before) return;
    const said = frame.chat?.findLast((line) => line.name !== this.ownName && line.text);
    if (said && this.selection.panel !== "chat") this.feedback.tell(this.wording.format("web-said", { name: said.name ?? "", text: said.text ?? "" }), "chat");
    if (!this.book) return;
    if (frame.told?.length) flyCards(frame.told, this.seat);
    const done = (state: TableState | null) => new Set((state?.position?.own?.tickets ?? []).filter(([, kind]) => kind === "done").map(([key]) => key));
    const was = done(before);
    const fresh = [...done(this.state)].filter((key) => !was.has(key));
    if (fresh.length && before.position?.own) this.feedback.tell(fresh.map((ticket) => this.wording.format("web-ticket-finished", { ticket: this.wording.value("ticket", ticket) })).join(" "));
  }

  /** What happened outside the game is told in the sign for a moment, and stays in the log. */
  private tellNotices(before: TableState | null, frame: Frame): void {
    const gone = frame.type === "update" && frame.keep != null && before ? before.history.slice(frame.keep) : [];
    const actor = gone.findLast(([, params]) => typeof params["seat"] === "number")?.[1]["seat"];
    const fresh = noticesOf(frame.type === "update" ? before : null, this.state, typeof actor === "number" ? actor : null);
    if (!fresh.length) return;
    this.notices = frame.type === "update" ? [...this.notices, ...fresh] : fresh;
    const told = fresh.filter((one) => !(one.mine && (one.key === "undone" || one.key === "back")));
    if (told.length && frame.type === "update") this.feedback.notify(told.map((one) => noticeText(this, one)).join(" "));
  }

  private async order(order: Order): Promise<Answer> {
    const sent = this.connection.order(order);
    this.sent = sent;
    this.sending = true;
    try {
      return await sent;
    } finally {
      if (this.sent === sent) this.sending = false;
    }
  }

  async play(action: number, slot?: number): Promise<void> {
    if (!this.question || this.seat === null) return;
    const { ask } = this.question;
    this.selection.forget();
    this.answered = ask;
    const answer = await this.order({ type: "play", seat: this.seat, ask, do: action, ...(slot === undefined ? {} : { slot }) });
    if (answer.type !== "refused") return;
    this.answered = null;
    this.wanted = null;
    this.feedback.refuse("", this.say(answer.why));
  }

  /** Play, and what belongs to it in the next question: the first option of that verb. */
  async playWith(action: number, verb: string): Promise<void> {
    this.wanted = verb || null;
    await this.play(action);
  }

  /** What was chosen together with the last answer is answered as soon as it is asked. */
  private goOn(): void {
    const { question, wanted } = this;
    if (!question || wanted === null) return;
    this.wanted = null;
    const action = question.options.find((group) => group.verb === wanted)?.actions[0];
    if (action !== undefined) void this.play(action);
  }

  /** Take the last decision back; pressed while a command is on its way, as soon as that is answered. */
  async undo(): Promise<void> {
    if (this.seat === null || !this.position?.undo || this.undoing) return;
    this.undoing = true;
    await this.sent;
    const answer = this.position.undo ? await this.order({ type: "undo", seat: this.seat }) : null;
    this.undoing = false;
    if (answer?.type === "refused") this.feedback.refuse("", this.say(answer.why));
  }

  async chat(text: string): Promise<boolean> {
    const answer = await this.order({ type: "say", text });
    if (answer.type === "refused") this.feedback.refuse("", this.say(answer.why));
    return answer.type === "ack";
  }

  async resign(): Promise<void> {
    if (this.seat !== null) await this.order({ type: "resign", seat: this.seat });
  }

  async takeBack(seat: number): Promise<void> {
    await this.order({ type: "back", seat });
  }

  /** Any input of a player whose seat a bot keeps takes it back. */
  wakeUp(): void {
    const kept = this.mine.find((seat) => this.facts?.seats[seat]?.kept && !this.facts.seats[seat]?.resigned);
    if (kept !== undefined && !this.sending) void this.takeBack(kept);
  }

  /** Let the bots move at another pace. */
  async setPace(pace: BotPace): Promise<void> {
    await this.order({ type: "pace", bot_pace: pace });
  }

  /** Done: the bot that waits for a take-back need not. */
  hurry(): void {
    this.passes = null;
    this.connection.hurry();
  }

  /** Lift the curtain of a hot seat, or let it fall. */
  lift(seat: number | null): void {
    this.curtain = seat === null;
    this.connection.look(seat);
  }

  /** Ask why nothing can be done to something, and show the answer where the eye is. */
  async why(target: string): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.connection.order({ type: "why", seat: this.seat, target });
    if (answer.type === "because" && answer.why) this.feedback.refuse(target, ...explained(this, answer.why));
    else if (answer.type === "refused") this.feedback.refuse(target, this.say(answer.why));
  }

  /** What rule modules say about a claim before it is paid. */
  async notesOf(target: string): Promise<ClaimNote[]> {
    if (this.seat === null || !this.book?.notes) return [];
    const answer = await this.connection.order({ type: "notes", seat: this.seat, target });
    return answer.type === "notes" ? answer.notes : [];
  }

  /** Ask for the ways of the tickets, unless the board is as it was when they were last asked for. */
  async findWays(): Promise<void> {
    const { seat, position } = this;
    if (seat === null || !position?.own || !this.assist || position.marks === this.waysAt) return;
    this.waysAt = position.marks;
    const answer = await this.connection.order({ type: "ways", seat });
    if (answer.type === "ways" && seat === this.seat) this.ways = answer.ways;
  }

  /** Something was pressed while the last answer is still on its way: it is done as soon as it can be. */
  later(run: () => void): boolean {
    if (this.answered === null) return false;
    this.queued = run;
    return true;
  }
}

const TURNS = new Set(["turn", "next-card"]);
