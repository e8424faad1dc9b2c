import { beforeEach, expect, test } from "vitest";
import { Connection, LONGEST_WAIT_MS, MOVED_WAIT_MS, type Listener, type Status, type World } from "../src/core/connection";
import type { Answer, Frame } from "../src/core/wire";

/** A world whose time goes by when it is told to. */
class FakeWorld implements World {
  time = 0;
  sockets: { on: Parameters<World["connect"]>[0]; sent: Record<string, unknown>[]; closed: boolean }[] = [];
  private timers: { at: number; run: () => void }[] = [];
  connect(on: Parameters<World["connect"]>[0]) {
    const socket = { on, sent: [] as Record<string, unknown>[], closed: false };
    this.sockets.push(socket);
    return { send: (text: string) => void socket.sent.push(JSON.parse(text) as Record<string, unknown>), close: () => void (socket.closed = true) };
  }
  now = () => this.time;
  random = () => 0.5;
  hidden = () => false;
  after(ms: number, run: () => void) {
    const timer = { at: this.time + ms, run };
    this.timers.push(timer);
    return () => { this.timers = this.timers.filter((one) => one !== timer); };
  }
  pass(ms: number) {
    const end = this.time + ms;
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }
  get last() {
    return this.sockets[this.sockets.length - 1]!;
  }
  hear(frame: unknown) {
    this.last.on.text(JSON.stringify(frame));
  }
  welcome(build = "1") {
    this.last.on.open();
    this.hear({ type: "welcome", protocol: 2, build, seats: [0] });
  }
}

let world: FakeWorld;
let frames: Frame[];
let statuses: Status[];
let outdated: string[];
let connection: Connection;
beforeEach(() => {
  world = new FakeWorld();
  [frames, statuses, outdated] = [[], [], []];
  const listener: Listener = { frame: (f) => frames.push(f), status: (s) => statuses.push(s), outdated: (b) => outdated.push(b) };
  let n = 0;
  connection = new Connection(world, listener, () => `id${++n}`);
  connection.open();
});

test("says hello first and is live when welcomed", () => {
  world.welcome();
  expect(world.last.sent[0]).toEqual({ type: "hello", protocol: 2, seat: null });
  expect(statuses).toEqual([{ kind: "live" }]);
});
test("pings after 2.5 s of silence and replaces a socket that is silent for 9 s", () => {
  world.welcome();
  world.pass(4000);
  expect(world.last.sent.some((one) => one["type"] === "ping")).toBe(true);
  world.pass(6000);
  expect(world.sockets[0]!.closed).toBe(true);
  expect(statuses.at(-1)?.kind).toBe("lost");
  world.pass(1000);
  expect(world.sockets.length).toBe(2);
});
test("waits longer from try to try, but never more than 8 s with its jitter", () => {
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    const before = world.time;
    world.last.on.closed();
    const status = statuses.at(-1);
    if (status?.kind === "lost") waits.push(status.retryAt - before);
    world.pass(waits.at(-1) ?? 0);
    if (world.sockets.length < i + 2) throw new Error("it did not try again");
  }
  expect(waits.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
  expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT_MS * 1.25);
});
test("a command is sent again with the same id until it is answered, over a new socket too", async () => {
  world.welcome();
  let answer: Answer | null = null;
  void connection.order({ type: "undo", seat: 0 }).then((one) => (answer = one));
  world.pass(3000);
  world.hear({ type: "pong", n: 1 });
  expect(world.last.sent.filter((one) => one["id"] === "id1").length).toBe(2);
  world.last.on.closed();
  world.pass(600);
  world.welcome();
  expect(world.last.sent.filter((one) => one["id"] === "id1").length).toBe(1);
  world.hear({ type: "ack", id: "id1", again: true });
  await Promise.resolve();
  expect(answer).toEqual({ type: "ack", id: "id1", again: true });
  world.pass(9000);
  expect(world.last.sent.filter((one) => one["id"] === "id1").length).toBe(1);
});
test("comes back at once to a table that has moved, and only once so", () => {
  world.welcome();
  world.hear({ type: "bye", code: "moved", back: true });
  world.last.on.closed();
  world.pass(MOVED_WAIT_MS);
  expect(world.sockets.length).toBe(2);
  world.last.on.closed();
  world.pass(MOVED_WAIT_MS);
  expect(world.sockets.length).toBe(2);
  world.pass(600);
  expect(world.sockets.length).toBe(3);
});
test("tries at once when the network is back", () => {
  world.welcome();
  world.last.on.closed();
  connection.nudge();
  expect(world.sockets.length).toBe(2);
});
test("tells when the server is of another build", () => {
  world.welcome("1");
  world.last.on.closed();
  world.pass(600);
  world.welcome("2");
  expect(outdated).toEqual(["2"]);
});
test("what an old socket still says is not heard", () => {
  world.welcome();
  const old = world.last;
  old.on.closed();
  world.pass(600);
  old.on.text(JSON.stringify({ type: "bye", code: "x", back: true }));
  expect(frames.some((frame) => frame.type === "bye")).toBe(false);
});
test("after a bye without return it stays closed", () => {
  world.welcome();
  world.hear({ type: "bye", code: "not-yours", back: false });
  world.pass(60_000);
  expect(world.sockets.length).toBe(1);
  expect(statuses.at(-1)).toEqual({ kind: "over", code: "not-yours" });
});
