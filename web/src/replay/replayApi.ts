/** What replays ask of the server besides the game itself. */
import { api, request } from "../core/api";
import type { Made } from "../protocol";

export interface Again {
  seat: number;
  step: number;
  friends: boolean;
  bot: string;
}

/** Make a table with the deal of a game; begun at once where only bots sit with one. The address of the table. */
export async function playAgain(table: string, wanted: Again): Promise<string> {
  const made = await request<Made>("POST", `/replays/${table}/again`, wanted);
  if (!wanted.friends) await api.start(made.table, null);
  return made.path;
}
