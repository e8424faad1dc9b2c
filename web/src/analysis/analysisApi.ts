/** What is asked of the server about the analysis of a game. */
import { request } from "../core/api";
import type { Message } from "../core/wire";
import type { AnalysisShown, AnalyzedDecision, GameReport } from "../protocol";

export type Judged = Omit<AnalyzedDecision, "message" | "best_message"> & { message: Message; best_message: Message };
export type Report = Omit<GameReport, "decisions"> & { decisions: Judged[] };
export type Analysis = Omit<AnalysisShown, "report"> & { report?: Report | null };

const path = (table: string) => `/tables/${table}/analysis`;

export const analysisApi = {
  find: (table: string) => request<Analysis>("GET", path(table)),
  begin: (table: string) => request<Analysis>("POST", path(table)),
  cancel: (table: string) => request("DELETE", path(table)),
};
