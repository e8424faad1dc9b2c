/** A lesson: a table whose other end is the lesson's script. The device keeps what the learner did, the server nothing. */
import { Refused } from "../core/api";
import type { World } from "../core/connection";
import { who } from "../core/me.svelte";
import { endOffer } from "../core/offered";
import { isStill } from "../core/settings.svelte";
import type { Frame, Message } from "../core/wire";
import { TableStore } from "../table/store.svelte";
import { t } from "../words/wording";
import type { LessonInput } from "../protocol";
import { learnApi, type Opened, type Shown } from "./learnApi";
import { forget, keep, kept } from "./progress";

const PAUSE_MS = 900; // before what the other player does is shown
const CHANGED = ["stale", "over", "bad-request"]; // what was done does not fit into the lesson, which has changed since

interface Sent {
  type: string;
  id?: string;
  do?: number;
  slot?: number;
  target?: string;
}

export class Lesson {
  table = $state.raw<TableStore | null>(null);
  shown = $state.raw<Shown | null>(null);
  opened = $state.raw<Opened | null>(null);
  fault = $state.raw<Error | null>(null);
  private inputs: LessonInput[] = [];
  private tell: ((text: string) => void) | null = null;
  private readonly waiting: ReturnType<typeof setTimeout>[] = [];
  private busy = false;

  readonly steps = $derived(this.opened?.steps.length ?? 0);

  constructor(readonly name: string) {}

  /** Get the lesson, and go to where it was left. */
  async open(): Promise<void> {
    endOffer();
    try {
      const opened = await learnApi.lesson(this.name);
      const svg = await fetch(`/api/boards/${opened.board}.svg`).then((answer) => answer.text());
      this.opened = opened;
      await this.resume(kept(this.name));
      const table = new TableStore(`lesson-${this.name}`, this.world(), "lesson");
      table.book = opened.book;
      table.svg = svg;
      this.table = table;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.fault = error;
    }
  }

  close(): void {
    for (const timer of this.waiting) clearTimeout(timer);
    this.table?.close();
  }

  /** Begin at the beginning. */
  async restart(): Promise<void> {
    if (this.busy) return;
    const why = await this.goBack([]);
    if (why) return this.refuse(why);
    forget(this.name);
    this.table?.selection.forget();
  }

  /** Read on. */
  next(): Promise<void> {
    return this.go({});
  }

  /** Let the lesson do what the step is about. */
  skip(): Promise<void> {
    return this.go({ skip: true });
  }

  private async go(input: LessonInput): Promise<void> {
    const why = await this.take(input);
    if (why) this.refuse(why);
  }

  private refuse(why: Message): void {
    this.table?.feedback.refuse("", this.table.say(why));
  }

  /** Show an earlier position, or say why not; nothing else is taken meanwhile. */
  private async goBack(inputs: LessonInput[]): Promise<Message | null> {
    this.busy = true;
    try {
      await this.resume(inputs);
      this.deliver(this.shown?.frames ?? [], true);
      return null;
    } catch (error) {
      return notTaken(error);
    } finally {
      this.busy = false;
    }
  }

  /** Go to the position after some decisions; to the beginning if they do not fit any more. */
  private async resume(inputs: LessonInput[]): Promise<void> {
    try {
      const shown = await learnApi.take(this.name, inputs, inputs.length);
      this.inputs = inputs;
      this.show(shown);
    } catch (error) {
      if (!(error instanceof Refused) || !inputs.length || !CHANGED.includes(error.code)) throw error;
      forget(this.name);
      await this.resume([]);
    }
  }

  /** Take a step; what was said against it, or null. */
  private async take(input: LessonInput): Promise<Message | null> {
    if (this.busy) return ["web-learn-moment", {}];
    this.busy = true;
    try {
      const shown = await learnApi.take(this.name, [...this.inputs, input], this.inputs.length);
      if (shown.refused) return [`lesson-${shown.step}-else`, {}];
      this.inputs = [...this.inputs, input];
      if (shown.step === null) forget(this.name);
      else keep(this.name, this.inputs);
      this.deliver(shown.frames, false);
      this.show(shown);
      return null;
    } catch (error) {
      return notTaken(error);
    } finally {
      this.busy = false;
    }
  }

  private show(shown: Shown): void {
    this.shown = shown;
    if (this.table) this.table.assistance.pointed = shown.lights;
  }

  /** Let the table hear what happened: what the learner did at once, what others did after a moment each. */
  private deliver(frames: Frame[], whole: boolean): void {
    for (const timer of this.waiting.splice(0)) clearTimeout(timer);
    const pause = whole || isStill() ? 0 : PAUSE_MS;
    frames.forEach((frame, i) => {
      const tell = () => this.tell?.(JSON.stringify(named(frame)));
      if (i === 0 || !pause) tell();
      else this.waiting.push(setTimeout(tell, i * pause));
    });
  }

  /** The other end of the line. */
  private world(): World {
    return {
      connect: (on) => {
        this.tell = (text) => on.text(text);
        queueMicrotask(() => on.open());
        return { send: (text) => void this.answer(JSON.parse(text) as Sent), close() {} };
      },
      now: () => Date.now(),
      after: () => () => {},
      random: () => 0,
      hidden: () => true,
    };
  }

  private async answer(sent: Sent): Promise<void> {
    const say = (frame: unknown) => this.tell?.(JSON.stringify(frame));
    const { id, type } = sent;
    if (type === "hello") {
      say({ type: "welcome", protocol: 0, build: "", seats: [0] });
      this.deliver(this.shown?.frames ?? [], true);
      if (this.shown) this.show(this.shown);
    } else if (type === "play") {
      const why = await this.take({ do: sent.do ?? 0, ...(sent.slot === undefined ? {} : { slot: sent.slot }) });
      say(why ? { type: "refused", id, code: "illegal", why } : { type: "ack", id });
    } else if (type === "undo") {
      if (this.busy) return say({ type: "refused", id, code: "illegal", why: ["web-learn-moment", {}] });
      const why = await this.goBack(this.inputs.slice(0, -1));
      if (why) return say({ type: "refused", id, code: "illegal", why });
      keep(this.name, this.inputs);
      say({ type: "ack", id });
    } else if (type === "why" || type === "ways") {
      const found = await learnApi.ask(this.name, this.inputs, type, sent.target ?? "").catch(() => ({ why: null, ways: {} }));
      if (type === "why") say({ type: "because", id, why: found.why ?? null, rule: "" });
      else say({ type: "ways", id, ways: found.ways ?? {} });
    } else if (id) {
      say({ type: "refused", id, code: "not-yours", why: ["web-learn-not-here", {}] });
    }
  }
}

/** Why the server did not take something. */
function notTaken(error: unknown): Message {
  if (!(error instanceof Refused)) throw error;
  return ["web-learn-not-taken", { why: error.message }];
}

/** A frame in which the learner has a name. */
function named(frame: Frame): Frame {
  if ((frame.type !== "snapshot" && frame.type !== "update") || !frame.facts) return frame;
  const seats = frame.facts.seats.map((seat) => (seat.mine ? { ...seat, name: who.me?.name ?? t("web-learn-you") } : seat));
  return { ...frame, facts: { ...frame.facts, seats } };
}
