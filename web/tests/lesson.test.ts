import { expect, test, vi } from "vitest";
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }))); // what a browser has
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
