/** What a host asks of the server. */
import { request } from "../core/api";
import type { HostedPerson, HostedTable, LogLine, SanctionShown } from "../protocol";

const found = (text: string) => (text ? `?find=${encodeURIComponent(text)}` : "");
const post = (path: string, body: object) => request("POST", `/admin/${path}`, body);

/** How long a ban or mute holds; null: until it is lifted. */
export type Span = number | null;

export const hostApi = {
  tables: async (find: string) => (await request<{ tables: HostedTable[] }>("GET", `/admin/tables${found(find)}`)).tables,
  people: async (find: string) => (await request<{ people: HostedPerson[] }>("GET", `/admin/people${found(find)}`)).people,
  sanctions: async () => (await request<{ sanctions: SanctionShown[] }>("GET", "/admin/sanctions")).sanctions,
  log: async () => (await request<{ log: LogLine[] }>("GET", "/admin/log")).log,
  close: (table: string, reason: string) => post(`tables/${table}/close`, { reason }),
  deleteTable: (table: string, reason: string) => post(`tables/${table}/delete`, { reason }),
  revoke: (table: string, reason: string) => post(`tables/${table}/revoke`, { reason }),
  ban: (whom: { person: string } | { address: string }, reason: string, days: Span) => post("ban", { ...whom, reason, days }),
  mute: (person: string, reason: string, hours: Span) => post("mute", { person, reason, hours }),
  lift: ({ person, address, kind }: Pick<SanctionShown, "person" | "address" | "kind">, reason: string) => post("lift", { person: person ?? null, address: address ?? null, mute: kind === "mute", reason }),
  endSessions: (person: string, reason: string) => post(`people/${person}/end-sessions`, { reason }),
  deletePerson: (person: string, reason: string) => post(`people/${person}/delete`, { reason }),
};
