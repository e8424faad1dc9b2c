/** Requests to the server; a refusal is an error whose message is a sentence. */
import { spokenLanguage, Wording } from "../words/wording";
import { newPledge } from "./nonces";
import type { Book, Lists, Me, Message, TableSetup } from "./wire";
import type { DailyShown, GameRatings, Joined, LinkMade, Made, SessionShown, TableShown } from "../protocol";

export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: { "accept-language": spokenLanguage(), ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused("offline", new Wording().format("web-no-connection"));
  }
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text) as T;
  let fault: { code: string; why: Message } | null = null;
  try {
    fault = JSON.parse(text) as { code: string; why: Message };
  } catch {
    throw new Refused("offline", new Wording().format("web-no-connection"));
  }
  throw new Refused(fault.code, new Wording().say(fault.why));
}

export interface EditionInfo {
  id: string;
  name: string;
  kind: string;
  players: number[];
  rules: string[];
  about: { play_time_minutes?: number[]; designer?: string; year?: number; theme?: string; short_name?: string; tagline?: string; who_begins?: string; featured?: number };
  provenance: { label: string; part: string; sentence: string }[];
  variants: { id: string; name: string; players: number[]; playable: boolean; provenance: { sentence: string }[] }[];
  settings: { id: string; type: string; default: boolean | number | string; values: unknown[]; sentence: string }[];
  add_ons: { id: string; name: string; sentence: string; playable: boolean }[];
}

/** What is not the printed game in an edition or the variant that is chosen, in sentences. */
export function provenanceOf(edition: EditionInfo | undefined, variant = ""): string[] {
  const labels = edition?.variants.find((one) => one.id === variant)?.provenance ?? edition?.provenance ?? [];
  return labels.map((label) => label.sentence);
}

/** The bots that can be asked to a table, those that are for people with their ratings, and where the network plays. */
export interface BotOffer {
  bots: string[];
  levels: { bot: string; level: number; rating: number; plus_minus: number }[];
  network?: { bot: string; tables: { edition: string; variant: string; players: number }[]; why: Message };
}

async function pledging<T>(ask: (pledge: string) => Promise<T>): Promise<T & { pledge: string }> {
  const pledge = newPledge();
  return { ...(await ask(pledge)), pledge };
}

export const api = {
  who: async () => (await request<{ me: Me | null }>("GET", "/who")).me,
  become: (name: string) => request<Me>("POST", "/me", { name }),
  rename: (name: string) => request<Me>("PATCH", "/me", { name }),
  editions: async () => (await request<{ editions: EditionInfo[] }>("GET", "/editions")).editions,
  bots: () => request<BotOffer>("GET", "/bots"),
  tables: () => request<Lists>("GET", "/tables"),
  table: (id: string) => request<TableShown>("GET", `/tables/${id}`),
  book: (id: string) => request<Book>("GET", `/tables/${id}/book`),
  /** Make a table; the answer has what this device pledged, too. */
  make: (setup: TableSetup, names: string[]) => pledging((pledge) => request<Made>("POST", "/tables", { setup, names, pledge })),
  join: (id: string) => request<Joined>("POST", `/tables/${id}/join`, { pledge: newPledge() }),
  leave: (id: string) => request("POST", `/tables/${id}/leave`),
  start: (id: string, nonce: string | null) => request("POST", `/tables/${id}/start`, { nonce }),
  kick: (id: string, chair: number) => request("POST", `/tables/${id}/kick`, { chair }),
  color: (id: string, chair: number, color: string) => request("POST", `/tables/${id}/color`, { chair, color }),
  invite: (id: string, chair: number) => request<LinkMade>("POST", `/tables/${id}/invite`, { chair }),
  lookAtInvite: (token: string) => request<TableShown>("POST", "/invites/look", { token }),
  useInvite: (token: string) => request<Joined>("POST", "/invites", { token, pledge: newPledge() }),
  useLink: (kind: "continue" | "recover", token: string) => request<Me>("POST", `/${kind}`, { token }),
  own: (token: string) => request<Me>("POST", "/own", { token }),
  deviceLink: () => request<LinkMade>("POST", "/me/device"),
  recoveryLink: () => request<LinkMade>("POST", "/me/recovery"),
  devices: async () => (await request<{ sessions: SessionShown[] }>("GET", "/me/sessions")).sessions,
  endDevice: (id: string) => request("DELETE", `/me/sessions/${id}`),
  endOtherDevices: () => request("DELETE", "/me/sessions"),
  daily: () => request<DailyShown>("GET", "/daily"),
  ratings: (id: string) => request<GameRatings>("GET", `/tables/${id}/ratings`),
  mute: (person: string, muted: boolean) => request("POST", "/me/mute", { person, muted }),
  rematch: (id: string) => pledging((pledge) => request<Made>("POST", `/tables/${id}/rematch`, { pledge })),
};
