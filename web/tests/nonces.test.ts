import { beforeEach, expect, test } from "vitest";
import { newPledge, pledgeOf, promiseOf, tellNonce, toldAt } from "../src/core/nonces";
import { sha256 } from "../src/core/sha256";

async function theirs(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  globalThis.localStorage = { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) } as Storage;
});

test("our SHA-256 is that of others at every length", async () => {
  for (let n = 0; n < 200; n++) {
    const text = "Zürich→".repeat(n).slice(0, n);
    expect(sha256(text)).toBe(await theirs(text));
  }
});
test("a pledge and a promise are those of the server", async () => {
  expect(pledgeOf("ab".repeat(16))).toBe("635f5b8518bc6f08698c1cf39a7f516f30d7b1ee83350f40cbddea6f3c5bfed8");
  expect(promiseOf("ab", "cd")).toBe(await theirs("fogg deal 1\nseed ab\nnonce cd\n"));
});
test("a number is told to the table that it was pledged to, as often as it is asked", () => {
  const pledge = newPledge();
  const nonce = tellNonce(pledge, "t1", "promise", [pledge]);
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(pledgeOf(nonce!)).toBe(pledge);
  expect(tellNonce(pledge, "t1", "promise", [pledge])).toBe(nonce);
  expect(toldAt("t1")).toEqual({ nonce, promise: "promise" });
  expect(toldAt("t2")).toBeNull();
});
test("a number that was told counts for no other promise, table or company", () => {
  const pledge = newPledge();
  tellNonce(pledge, "t1", "promise", [pledge, "b"]);
  expect(tellNonce(pledge, "t1", "another", [pledge, "b"])).toBeNull();
  expect(tellNonce(pledge, "t2", "promise", [pledge, "b"])).toBeNull();
  expect(tellNonce(pledge, "t1", "promise", [pledge, "c"])).toBeNull();
});
test("a number of another device is not known here", () => {
  expect(tellNonce("ab".repeat(32), "t1", "promise", [])).toBeNull();
});
test("the last fifty numbers are kept", () => {
  const first = newPledge();
  const others = Array.from({ length: 50 }, () => newPledge());
  expect(tellNonce(first, "t1", "p", [])).toBeNull();
  expect(tellNonce(others[0]!, "t1", "p", [])).not.toBeNull();
});
test("a browser that stores nothing keeps a number until the page is closed", () => {
  globalThis.localStorage = { getItem: () => null, setItem: () => { throw new Error("full"); } } as unknown as Storage;
  const pledge = newPledge();
  expect(tellNonce(pledge, "t1", "p", [pledge])).not.toBeNull();
});
