/** Random numbers that this device adds to deals: pledged by a hash when sitting down, told when the game begins. */
import { sha256 } from "./sha256";

const KEY = "fogg.nonces";
const MOST = 50;

interface Kept {
  nonce: string;
  /** Once it was told: at which table, for which promise of the server, and next to which pledges. */
  table?: string;
  promise?: string;
  pledges?: string;
}
/** By pledge, the oldest first. */
type Nonces = Record<string, Kept>;
let unsaved: Nonces = {};

function stored(): Nonces {
  try {
    return { ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Nonces), ...unsaved };
  } catch {
    return unsaved;
  }
}

function save(nonces: Nonces): void {
  const kept = Object.fromEntries(Object.entries(nonces).slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    unsaved = {};
  } catch {
    unsaved = kept; // until the page is closed
  }
}

export function pledgeOf(nonce: string): string {
  return sha256(`fogg nonce 1\nnonce ${nonce}\n`);
}

/** What a server shows before the first card: the hash of its seed and nonce. */
export function promiseOf(seed: string, nonce: string): string {
  return sha256(`fogg deal 1\nseed ${seed}\nnonce ${nonce}\n`);
}

/** Draw a number, keep it here, and return what others may see of it. */
export function newPledge(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const pledge = pledgeOf(nonce);
  const { [pledge]: _, ...others } = stored();
  save({ ...others, [pledge]: { nonce } });
  return pledge;
}

/**
 * The number behind a pledge, to be told now; null if this device has not drawn it. It is told for one promise and one
 * set of pledges only: a player who pledges later could know it by then, and choose the deal together with the server.
 */
export function tellNonce(pledge: string, table: string, promise: string, all: string[]): string | null {
  const nonces = stored();
  const kept = nonces[pledge];
  const pledges = all.join(" ");
  if (!kept || (kept.table !== undefined && (kept.table !== table || kept.promise !== promise || kept.pledges !== pledges))) return null;
  save({ ...nonces, [pledge]: { ...kept, table, promise, pledges } });
  return kept.nonce;
}

/** What this device told at a table. */
export function toldAt(table: string): { nonce: string; promise: string } | null {
  const found = Object.values(stored()).find((kept) => kept.table === table);
  return found?.promise === undefined ? null : { nonce: found.nonce, promise: found.promise };
}
