/** Options in sections, so that a long list can be read: cards, tickets, what is special, routes. */
import { claimed } from "../core/options";
import type { Group } from "../core/wire";
import { notesOf } from "./about";
import type { TableStore } from "./store.svelte";

export interface Section {
  title: string;
  groups: Group[];
}

const FEW = 8; // special actions that stand before the routes
const CARDS = new Set(["draw", "draw-hidden", "draw-three"]);
const TICKETS = new Set(["draw-tickets", "draw-mix", "keep", "share"]);

export function sectionsOf(table: TableStore): Section[] {
  const groups = table.question?.options ?? [];
  const sort = (group: Group): string => {
    const { verb } = group;
    return verb === "claim" ? "routes" : CARDS.has(verb) ? "cards" : TICKETS.has(verb) ? "tickets" : "special";
  };
  const many = groups.filter((group) => sort(group) === "special").length > FEW;
  const order = many ? ["cards", "tickets", "routes", "special"] : ["cards", "tickets", "special", "routes"];
  const found = order.map((name) => ({
    title: table.wording.format(`web-section-${name}`),
    groups: byVerb(groups.filter((group) => sort(group) === name)),
  }));
  const filled = found.filter((section) => section.groups.length);
  return filled.length > 1 ? filled : filled.map((section) => ({ ...section, title: "" }));
}

/** Groups of one verb together, in the order in which their verbs come. */
function byVerb(groups: Group[]): Group[] {
  const verbs = [...new Set(groups.map((group) => group.verb))];
  return verbs.flatMap((verb) => groups.filter((group) => group.verb === verb));
}

/** A card that stands for a group: what is taken, or the color of its route. */
export function kindOf(table: TableStore, group: Group): string | null {
  const target = group.targets[0] ?? "";
  const key = target.slice(target.indexOf(":") + 1);
  if (target.startsWith("kind:") || target.startsWith("hand:")) return key;
  return target.startsWith("route:") && group.verb === "claim" ? (table.book?.routes[key]?.[2] ?? null) : null;
}

/** What a claim takes and brings, in a few words. */
export function termsOf(table: TableStore, group: Group): string {
  const route = table.book?.routes[claimed(group)];
  if (!group.terms || !route) return "";
  const gift = notesOf(table, group.targets[0] ?? "").map((note) => note.text).join(" · ");
  const sort = route[4] && route[4] !== "normal" && table.wording.has(`web-route-${route[4]}`) ? table.wording.format(`web-route-${route[4]}`) : "";
  return [table.wording.format("web-n-cards", { n: group.terms.cards }), table.wording.format("web-n-points", { n: group.terms.points }), sort, gift].filter(Boolean).join(" · ");
}

/** What a group is called: where it has several ways to be done, by what they have in common. */
export function groupLabel(table: TableStore, group: Group): string {
  const key = `web-group-${group.verb}`;
  if (group.labels.length < 2 || !table.wording.has(key)) return table.say(group.label);
  const values = Object.fromEntries(Object.entries(group.label[1]).map(([name, value]) => [name, table.wording.value(name, value)]));
  return table.wording.format(key, values);
}

/** What an action is good for, in a sentence: of a thing what it does, else what its rule module says of the verb. */
export function aboutOf(table: TableStore, group: Group): string {
  const thing = table.book?.gives[`thing:${String(group.label[1]["thing"])}`] as Group["label"] | undefined;
  return thing ? table.say(thing) : saidOf(table, group.verb);
}

/** The sentence that explains a verb or a step, where there is one. */
export function saidOf(table: TableStore, name: string): string {
  return table.wording.has(`web-about-${name}`) ? table.wording.format(`web-about-${name}`) : "";
}
