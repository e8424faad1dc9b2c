/** Who one is on this device. */
import { Refused, api } from "./api";
import type { Me } from "./wire";

export const who: { me: Me | null; known: boolean; banned: string } = $state({ me: null, known: false, banned: "" });

/** Ask the server once who this device belongs to. */
export async function findMe(): Promise<void> {
  try {
    who.me = (await api.who()) ?? null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.code === "banned") who.banned = error.message;
  }
  who.known = true;
}

/** Take a name: the first one makes a person, later ones rename it. */
export async function takeName(name: string): Promise<void> {
  who.me = who.me?.name ? await api.rename(name) : await api.become(name);
}
