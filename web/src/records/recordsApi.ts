/** Requests about records of play. */
import { api, request } from "../core/api";
import type { BestShown, DailyShown, Made, PlayerStatistics, ProfileShown } from "../protocol";

export const recordsApi = {
  mine: () => request<PlayerStatistics>("GET", "/me/statistics"),
  player: (id: string) => request<PlayerStatistics>("GET", `/players/${encodeURIComponent(id)}`),
  best: () => request<BestShown>("GET", "/best"),
  open: (open: boolean) => request<ProfileShown>("PUT", "/me/profile", { open }),
  day: (day: string | null) => request<DailyShown>("GET", day ? `/daily/${encodeURIComponent(day)}` : "/daily"),
  attempt: () => request<Made>("POST", "/daily"),
  /** Play the deal of one's own attempt again: a table of its own that counts nowhere, begun at once. */
  practice: async (table: string) => {
    const made = await request<Made>("POST", `/replays/${table}/again`, { seat: 0, step: 0 });
    await api.start(made.table, null);
    return made;
  },
};
