/** Requests about learning. */
import { request } from "../core/api";
import type { Book, Frame, Message, Way } from "../core/wire";
import type { EditionPage, LearnIndex, LessonInput, LessonOpened, LessonShown } from "../protocol";

export type Shown = Omit<LessonShown, "frames"> & { frames: Frame[] };
export type Opened = Omit<LessonOpened, "book"> & { book: Book };

export const learnApi = {
  index: () => request<LearnIndex>("GET", "/learn"),
  edition: (id: string) => request<EditionPage>("GET", `/learn/${id}`),
  lesson: (name: string) => request<Opened>("GET", `/lessons/${name}`),
  take: (name: string, inputs: LessonInput[], shown: number) => request<Shown>("POST", `/lessons/${name}`, { inputs, shown }),
  ask: (name: string, inputs: LessonInput[], ask: "why" | "ways", target = "") => request<{ why?: Message | null; ways?: Record<string, Way> }>("POST", `/lessons/${name}/ask`, { inputs, ask, target }),
};
