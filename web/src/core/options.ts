/** Options by what they touch, and the small decisions that lead to one. */
import type { Group, Message, Params, Question } from "./wire";

/** One thing that can be done: the number to send, and what it is called. */
export interface Choice {
  id: number;
  label: Message;
}

/** What tells a group from the others of its question. */
export function nameOf(group: Group): string {
  return [group.verb, ...group.targets].join(" ");
}

/** The route of a claim; empty if the group is none. */
export function claimed(group: Group): string {
  return group.terms === null ? "" : (group.targets[0] ?? "").slice("route:".length);
}

/** Groups by each of their targets. */
export function byTarget(question: Question | null): Map<string, Group[]> {
  const found = new Map<string, Group[]>();
  for (const group of question?.options ?? []) {
    for (const target of group.targets) found.set(target, [...(found.get(target) ?? []), group]);
  }
  return found;
}

/** Every action of a group with a label of its own. */
export function choices(group: Group, wild: string): Choice[] {
  if (group.terms !== null) {
    const terms = group.terms;
    return group.payments.map(([color, wilds, id]) => ({
      id,
      label: ["action-claim", { route: claimed(group), cards: paid(color, wilds, terms.cards, wild) }],
    }));
  }
  return group.actions.map((id, i) => ({ id, label: group.labels[i] ?? group.label }));
}

/** The exact cards of a payment, colored ones first. */
export function paid(color: string | null, wilds: number, cards: number, wild: string): [string, number][] {
  const found: [string, number][] = [];
  if (color !== null && cards > wilds) found.push([color, cards - wilds]);
  if (wilds > 0) found.push([wild, wilds]);
  return found;
}

/** The payment that is offered first: fewest wild cards, then the color of which most are held. */
export function cheapest(group: Group, hand: Record<string, number>): Group["payments"][number] | null {
  const held = (color: string | null) => (color === null ? 0 : (hand[color] ?? 0));
  const sorted = [...group.payments].sort((a, b) => a[1] - b[1] || held(b[0]) - held(a[0]));
  return sorted[0] ?? null;
}

/** Routes that can be paid for with a color (or with wild cards alone). */
export function payableWith(question: Question | null, kind: string, wild: string): Group[] {
  return (question?.options ?? []).filter(
    (group) =>
      group.terms !== null &&
      group.payments.some(([color, wilds]) => color === kind || (kind === wild && (wilds > 0 || color === null))),
  );
}

/** The option of a sort that touches nothing else, such as `pass` or `draw-hidden`. */
export function single(question: Question | null, verb: string): Group | null {
  return question?.options.find((group) => group.verb === verb) ?? null;
}

/** The mask of an offer to be kept, as the option that says so; null if the rules do not allow that choice. */
export function keepOption(question: Question | null, kept: number[]): number | null {
  const wanted = [...kept].sort((a, b) => a - b).map((i) => `offer:${i}`);
  for (const group of question?.options ?? []) {
    const { verb, targets } = group;
    if (verb === "keep" && targets.length === wanted.length && targets.every((x, i) => x === wanted[i])) {
      return group.actions[0] ?? null;
    }
  }
  return null;
}

/** The fewest tickets of an offer that may be kept. */
export function leastKept(question: Question | null): number {
  const sizes = (question?.options ?? []).filter((g) => g.verb === "keep").map((g) => g.targets.length);
  return sizes.length ? Math.min(...sizes) : 0;
}

/** A move of a piece to a city, and the number that its label names: what it costs. */
export interface Move {
  city: string;
  price: number;
  group: Group;
}

/** Where a piece on the board can be moved to. */
export function movesOf(question: Question | null, piece: string): Move[] {
  return (question?.options ?? []).flatMap((group) => {
    const city = group.targets.find((target) => target.startsWith("city:"));
    if (!city || !group.targets.includes(`piece:${piece}`)) return [];
    const price = Object.values(group.label[1] ?? {}).find((value) => typeof value === "number");
    return [{ city: city.slice("city:".length), price: typeof price === "number" ? price : 0, group }];
  });
}

/** The cards that a label names, if it names any. */
export function cardsOf(label: Message): [string, number][] {
  const params: Params = label[1] ?? {};
  return Object.entries(params)
    .filter(([name]) => name.split("_")[0] === "cards")
    .flatMap(([, cards]) => cards as [string, number][]);
}
