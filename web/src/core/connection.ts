/** The line to a table: kept open, watched, reopened; commands are sent until they are answered. */
import type { Answer, Frame, Order } from "./wire";
import { PROTOCOL } from "./wire";

export const PING_MS = 2500;
export const SILENT_MS = 9000;
export const RESEND_MS = 2500;
export const FIRST_WAIT_MS = 500;
export const LONGEST_WAIT_MS = 8000;
export const MOVED_WAIT_MS = 100; // the table is already where it moved to
const HIDDEN_PING_MS = 15000;

export interface Line {
  send(text: string): void;
  close(): void;
}

/** What the world gives: sockets, time and chance. Tests give their own. */
export interface World {
  connect(on: { open(): void; text(text: string): void; closed(): void }): Line;
  now(): number;
  after(ms: number, run: () => void): () => void;
  random(): number;
  hidden(): boolean;
}

export type Status = { kind: "live" } | { kind: "lost"; retryAt: number } | { kind: "over"; code: string };

export interface Listener {
  frame(frame: Frame): void;
  status(status: Status): void;
  /** The page is of another build than the server. */
  outdated(build: string): void;
}

interface Pending {
  text: string;
  done: (answer: Answer) => void;
  sentAt: number;
}

export class Connection {
  private line: Line | null = null;
  private generation = 0;
  private welcomed = false;
  private heardAt = 0;
  private pings = 0;
  private wait = FIRST_WAIT_MS;
  private moved = false; // the table has just gone to another server
  private build: string | null = null;
  private readonly pending = new Map<string, Pending>();
  private stop: (() => void)[] = [];
  private ended = false;

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
    private readonly newId: () => string,
    /** The seat to look through when the line opens. */
    public seat: number | null = null,
  ) {}

  open(): void {
    if (this.ended) return;
    this.drop();
    const mine = ++this.generation;
    this.welcomed = false;
    this.heardAt = this.world.now();
    const current = () => mine === this.generation && !this.ended;
    this.line = this.world.connect({
      open: () => {
        if (current()) this.line?.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, seat: this.seat }));
      },
      text: (text) => {
        if (current()) this.hear(JSON.parse(text) as Frame);
      },
      closed: () => {
        if (current()) this.lost();
      },
    });
    this.later(1000, () => this.watch());
  }

  /** Something tells that the network may be back: try at once. */
  nudge(): void {
    if (this.ended) return;
    if (this.line === null || this.world.now() - this.heardAt > PING_MS * 2) {
      this.wait = FIRST_WAIT_MS;
      this.open();
    }
  }

  close(): void {
    this.ended = true;
    this.drop();
  }

  /** Send a command until it is answered, over as many sockets as it takes. */
  order(order: Order): Promise<Answer> {
    const id = this.newId();
    const text = JSON.stringify({ ...order, id });
    return new Promise((done) => {
      this.pending.set(id, { text, done, sentAt: this.world.now() });
      if (this.welcomed) this.line?.send(text);
    });
  }

  look(seat: number | null): void {
    this.seat = seat;
    if (this.welcomed) this.line?.send(JSON.stringify({ type: "look", seat }));
  }

  /** Let a bot that waits for a take-back move at once; nothing is lost if this does not arrive. */
  hurry(): void {
    if (this.welcomed) this.line?.send(JSON.stringify({ type: "hurry" }));
  }

  get waiting(): number {
    return this.pending.size;
  }

  private hear(frame: Frame): void {
    this.heardAt = this.world.now();
    switch (frame.type) {
      case "welcome":
        if (this.build !== null && this.build !== frame.build) this.listener.outdated(frame.build);
        this.build = frame.build;
        this.welcomed = true;
        this.wait = FIRST_WAIT_MS;
        this.listener.status({ kind: "live" });
        for (const command of this.pending.values()) this.send(command);
        break;
      case "ack":
      case "refused":
      case "because":
      case "ways":
      case "notes":
      case "plan":
      case "odds":
      case "hint": {
        const command = this.pending.get(frame.id);
        if (frame.type === "refused" && frame.code === "too-fast" && command) {
          command.sentAt = this.world.now() + (frame.retry ?? 1) * 1000 - RESEND_MS;
          return;
        }
        this.pending.delete(frame.id);
        command?.done(frame);
        return;
      }
      case "pong":
        return;
      case "bye":
        if (!frame.back) {
          this.close();
          this.listener.status({ kind: "over", code: frame.code });
          return;
        }
        this.moved = frame.code === "moved";
    }
    this.listener.frame(frame);
  }

  private send(command: Pending): void {
    command.sentAt = this.world.now();
    this.line?.send(command.text);
  }

  private watch(): void {
    const now = this.world.now();
    if (this.line === null) return;
    if (now - this.heardAt >= SILENT_MS && !this.world.hidden()) {
      this.lost();
      return;
    }
    if (this.welcomed) {
      const every = this.world.hidden() ? HIDDEN_PING_MS : PING_MS;
      if (now - this.heardAt >= every) this.line.send(JSON.stringify({ type: "ping", n: ++this.pings }));
      for (const command of this.pending.values()) if (now - command.sentAt >= RESEND_MS) this.send(command);
    }
    this.later(1000, () => this.watch());
  }

  private lost(): void {
    this.drop();
    const wait = this.moved ? MOVED_WAIT_MS * this.world.random() : this.wait * (0.75 + this.world.random() / 2);
    if (!this.moved) this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
    this.moved = false;
    this.listener.status({ kind: "lost", retryAt: this.world.now() + wait });
    this.later(wait, () => this.open());
  }

  private drop(): void {
    for (const stop of this.stop) stop();
    this.stop = [];
    this.generation += 1;
    const line = this.line;
    this.line = null;
    this.welcomed = false;
    line?.close();
  }

  private later(ms: number, run: () => void): void {
    const mine = this.generation;
    this.stop.push(
      this.world.after(ms, () => {
        if (mine === this.generation && !this.ended) run();
      }),
    );
  }
}
