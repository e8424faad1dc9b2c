/** Votes to let a bot play for a player who does not move. */
import { t } from "../words/wording";
import type { TableStore } from "./store.svelte";

export interface ShownVote {
  seat: number;
  agreed: boolean;
  label: string;
  count: string;
}

/** The vote that one is asked about, if there is one. */
export function voteOf(table: TableStore): ShownVote | null {
  const seats = table.facts?.seats ?? [];
  const seat = seats.findIndex((one) => one.vote?.asked.some((voter) => seats[voter]?.mine));
  const vote = seats[seat]?.vote;
  if (!vote) return null;
  const agreed = vote.agreed?.some((voter) => seats[voter]?.mine) ?? false;
  const numbers = { n: vote.agreed?.length ?? 0, all: vote.asked.length };
  const name = table.names[seat] ?? "";
  return { seat, agreed, label: t(agreed ? "web-vote-withdraw-for" : "web-vote-bot-for", { name, ...numbers }), count: t("web-vote-count", numbers) };
}

/** Agree, or withdraw one's agreement. */
export async function castVote(table: TableStore, vote: ShownVote): Promise<void> {
  const answer = await table.connection.order({ type: "vote", seat: vote.seat, agree: !vote.agreed });
  if (answer.type === "refused") table.feedback.refuse("", table.say(answer.why));
}
