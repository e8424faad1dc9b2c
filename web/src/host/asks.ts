/** What is asked before something is done to a table or a person. */
import "./hostWords";
import type { HostedPerson, HostedTable, SanctionShown } from "../protocol";
import { t } from "../words/wording";
import { hostApi, type Span } from "./hostApi";

export interface Ask {
  title: string;
  text: string;
  button: string;
  /** Lengths to choose from, each with its words. */
  spans: [Span, string][];
  /** True if it cannot be undone. */
  grave?: boolean;
  run: (reason: string, span: Span) => Promise<unknown>;
}

/** Something that can be done, as a button says it; `whom` is for readers of the button alone. */
export interface Doing {
  button: string;
  whom: string;
  ask: Ask;
}

/** This machine itself, which cannot be banned. */
const HERE = /^(127\.|::1?$)/;
const lifted = (): [Span, string] => [null, t("web-host-until-lifted")];
const days = (n: number): [Span, string] => [n, t("web-span-days", { n })];
const bans = (): [Span, string][] => [days(1), days(7), days(30), lifted()];
const mutes = (): [Span, string][] => [[1, t("web-span-hours", { n: 1 })], [24, t("web-span-days", { n: 1 })], [168, t("web-span-days", { n: 7 })], lifted()];

function doing(what: string, whom: string, run: Ask["run"], more: Partial<Ask> = {}): Doing {
  const button = t(`web-host-do-${what}`);
  return { button, whom, ask: { title: t("web-host-ask", { what: button, whom }), text: t(`web-host-how-${what}`), button, spans: [], run, ...more } };
}

export function tableDoings(table: HostedTable, name: string): Doing[] {
  const found: Doing[] = [];
  if (["open", "running", "stopped"].includes(table.state)) found.push(doing("close", name, (reason) => hostApi.close(table.table, reason)));
  if (table.invitations) found.push(doing("revoke", name, (reason) => hostApi.revoke(table.table, reason)));
  found.push(doing("delete-table", name, (reason) => hostApi.deleteTable(table.table, reason), { grave: true }));
  return found;
}

export function personDoings({ person, name, owner, banned, muted, addresses }: HostedPerson): Doing[] {
  if (owner) return [];
  const lift = (kind: string) => (reason: string) => hostApi.lift({ person, kind }, reason);
  return [
    muted ? doing("unmute", name, lift("mute")) : doing("mute", name, (reason, span) => hostApi.mute(person, reason, span), { spans: mutes() }),
    banned ? doing("unban", name, lift("ban")) : doing("ban", name, (reason, span) => hostApi.ban({ person }, reason, span), { spans: bans() }),
    ...(addresses ?? []).filter((address) => !HERE.test(address)).map((address) => doing("ban-address", address, (reason, span) => hostApi.ban({ address }, reason, span), { spans: bans() })),
    doing("end-sessions", name, (reason) => hostApi.endSessions(person, reason)),
    doing("delete-person", name, (reason) => hostApi.deletePerson(person, reason), { grave: true }),
  ];
}

export function addressAsk(address: string): Ask {
  return doing("ban-address", address, (reason, span) => hostApi.ban({ address }, reason, span), { spans: bans() }).ask;
}

export function liftDoing(held: SanctionShown): Doing {
  return doing(held.kind === "mute" ? "unmute" : "unban", held.name ?? held.address ?? held.person ?? "", (reason) => hostApi.lift(held, reason));
}
