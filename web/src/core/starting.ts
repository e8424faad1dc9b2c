/** Games begin with what this device adds to their chance. */
import { Refused, api } from "./api";
import { tellNonce } from "./nonces";
import type { Facts } from "./wire";

/** Begin the game of a table; the server's promise must be known before the own number is told. */
export async function begin(table: string, promise: string, own: string | undefined, pledges: string[]): Promise<void> {
  const nonce = own ? tellNonce(own, table, promise, pledges) : null;
  try {
    await api.start(table, nonce);
  } catch (error) {
    // Storage that holds another number must not keep the game from beginning.
    if (!(error instanceof Refused) || error.code !== "bad-nonce") throw error;
    await api.start(table, null);
  }
}

/** The pledges of a table, each once, and the own one. */
export function pledgesOf(facts: Facts): { own: string | undefined; all: string[] } {
  const all = [...new Set(facts.seats.flatMap((seat) => (seat.pledge ? [seat.pledge] : [])))];
  return { own: facts.seats.find((seat) => seat.mine)?.pledge || undefined, all };
}
