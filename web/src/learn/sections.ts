/** The statements of a page, section by section, in the order of a game. */
import type { LearnPage, LearnStatement } from "../protocol";

const ORDER = ["aim", "setup", "turn", "drawing", "claiming", "tickets", "special", "end", "scoring", "strategy", "variants", "depots", "questions", "differences", "data"];

export function sectionsOf(page: LearnPage): [name: string, statements: LearnStatement[]][] {
  const found = new Map<string, LearnStatement[]>();
  for (const one of page.statements) found.set(one[1], [...(found.get(one[1]) ?? []), one]);
  return [...found].sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
}
