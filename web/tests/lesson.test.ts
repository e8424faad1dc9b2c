import { expect, test, vi } from "vitest";
const kept = vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} })); // what a browser has
  const found = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => found.get(key) ?? null, setItem: (key: string, text: string) => void found.set(key, text), removeItem: (key: string) => void found.delete(key) });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener() {}, removeEventListener() {}, hidden: false, documentElement: { dataset: {} } });
  vi.stubGlobal("fetch", async () => ({ text: async () => "<svg/>" }));
  return found;
});
import { Refused } from "../src/core/api";
import { Lesson } from "../src/learn/lesson.svelte";
import { learnApi, type Shown } from "../src/learn/learnApi";

const shown = (at: number) => ({ step: `step-${at}`, at, refused: false, reads: false, lights: [], frames: [] }) as unknown as Shown;

test("a decision is not taken back while another one is under way", async () => {
  let answer: (shown: Shown) => void = () => {};
  const asked: number[] = [];
  vi.spyOn(learnApi, "take").mockImplementation((_, inputs) => {
    asked.push(inputs.length);
    return new Promise((done) => { answer = done; });
  });
  const lesson = new Lesson("second");
  const said: { type: string; id?: string; code?: string }[] = [];
  const line = lesson["world"]().connect({ open() {}, text: (text: string) => void said.push(JSON.parse(text)), close() {} } as never);
  line.send(JSON.stringify({ type: "play", id: "a", do: 1 }));
  line.send(JSON.stringify({ type: "undo", id: "b" }));
  expect(said).toEqual([{ type: "refused", id: "b", code: "illegal", why: ["web-learn-moment", {}] }]);
  answer(shown(1));
  await vi.waitFor(() => expect(said.at(-1)).toEqual({ type: "ack", id: "a" }));
  line.send(JSON.stringify({ type: "undo", id: "c" }));
  line.send(JSON.stringify({ type: "play", id: "d", do: 1 }));
  await vi.waitFor(() => expect(said.at(-1)).toMatchObject({ type: "refused", id: "d" }));
  answer(shown(0));
  await vi.waitFor(() => expect(said.at(-1)).toEqual({ type: "ack", id: "c" }));
  expect(asked).toEqual([1, 0]);
  expect(lesson.shown?.at).toBe(0);
});

test.each([
  ["offline", true],
  ["too-fast", true],
  ["stale", false],
])("what was done of a lesson stays if it cannot be shown now: %s, %s", async (code, stays) => {
  kept.set("fogg.lesson.first", '[{"skip":true}]');
  vi.spyOn(learnApi, "lesson").mockResolvedValue({ board: "b", steps: [], book: { routes: {}, tickets: {}, cities: {}, own_words: {}, things: {}, words: "" } } as never);
  vi.spyOn(learnApi, "take").mockImplementation(async (_, inputs) => {
    if (inputs.length) throw new Refused(code, "no");
    return shown(0);
  });
  const lesson = new Lesson("first");
  await lesson.open();
  expect(kept.has("fogg.lesson.first")).toBe(stays);
  expect(lesson.fault?.message).toBe(stays ? "no" : undefined);
});

test("a lesson that cannot be started over goes on where it is, and says so", async () => {
  kept.set("fogg.lesson.first", '[{"skip":true}]');
  const take = vi.spyOn(learnApi, "take").mockImplementation(async (_, inputs) => shown(inputs.length));
  const lesson = new Lesson("first");
  await lesson.open();
  take.mockImplementationOnce(async () => { throw new Refused("offline", "no"); });
  await lesson.restart();
  expect([lesson.shown?.at, kept.get("fogg.lesson.first")]).toEqual([1, '[{"skip":true}]']);
  expect(lesson.table?.feedback.refusal).not.toBeNull();
  await lesson.next();
  expect(take.mock.lastCall?.[1]).toHaveLength(2);
  await lesson.restart();
  expect([lesson.shown?.at, kept.has("fogg.lesson.first")]).toEqual([0, false]);
});
