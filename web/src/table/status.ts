/** The line under the board: one text for all interfaces. */
import { numbersOf, subjectOf } from "./asking";
import { t } from "../words/wording";
import { LETTERS } from "./letters";
import type { Message, Question } from "../core/wire";
import type { TableStore } from "./store.svelte";

export interface Sign {
  look: "you" | "" | "no" | "cut" | "last";
  head: string;
  say: string;
  /** It may take more room than usual. */
  tall?: boolean;
}

/** The sign, with what has just happened at the table above it. */
export function signOf(table: TableStore): Sign {
  const sign = assisted(table, plainSign(table));
  const { notice } = table.feedback;
  return notice && (sign.look === "" || sign.look === "you") ? { ...sign, head: notice, say: sign.head } : sign;
}

/** The sign with a hint or the plan on it, unless something else has just begun. */
function assisted(table: TableStore, sign: Sign): Sign {
  const { assistance, selection, wording } = table;
  if (sign.look !== "" && sign.look !== "you") return sign;
  if (selection.group || selection.picked || selection.moving) return sign;
  const { hint } = assistance;
  if (hint) return { ...sign, head: suggested(table, hint.label), say: wording.say(hint.why), tall: true };
  if (selection.planned && assistance.plan) return { ...sign, head: `${t("web-plan")}.`, say: assistance.planWords(), tall: true };
  return sign;
}

/** What a hint suggests; offered tickets by their letters, as they stand next to the sign. */
function suggested({ assistance, wording }: TableStore, label: Message): string {
  const { hinted } = assistance;
  if (hinted?.verb !== "keep") return t("web-hint-head", { what: wording.say(label) });
  return t("web-hint-keep", { letters: wording.listed(hinted.targets.map((target) => LETTERS[Number(target.slice("offer:".length))] ?? "")) });
}

function plainSign(table: TableStore): Sign {
  const { facts, feedback, position, question, status, wording } = table;
  if (status?.kind === "over") return { look: "cut", head: t("web-line-over"), say: t("web-line-over-why") };
  if (status?.kind === "lost") {
    const say = table.connection.waiting ? t("web-lost-kept") : t("web-lost");
    return { look: "cut", head: t("web-no-connection"), say };
  }
  if (feedback.refusal) return { look: "no", head: t("web-not-now"), say: feedback.refusal.text };
  if (!facts || !position) return { look: "", head: "", say: "" };
  if (position.turn.over) return { look: "", head: t("web-game-over"), say: "" };
  if (question) return asked(table);
  const kept = table.mine.find((seat) => facts.seats[seat]?.kept);
  if (kept !== undefined && !facts.seats[kept]?.resigned) return { look: "", head: t("web-kept"), say: t(KEPT[facts.seats[kept]?.kept ?? ""] ?? "web-kept-why") };
  if (facts.paused) return { look: "", head: t("web-paused"), say: t("web-paused-why") };
  const { actors, current } = position.turn;
  if (table.lingers) return { look: "", head: t("web-done"), say: t("web-cover-soon") };
  if (position.undo && table.seat !== null) {
    const name = table.names[actors[0] ?? current] ?? "";
    return { look: "", head: deed(table), say: t(table.passes === null ? "web-undo-until" : "web-turn-passes", { name }) };
  }
  if (table.watching) {
    return { look: "", head: t("web-watching"), say: t("web-plays", { name: table.names[actors[0] ?? current] ?? "" }) };
  }
  if (actors.length > 1) {
    const names = wording.listed(table.thinking.map((seat) => table.names[seat] ?? ""));
    return { look: "", head: t("web-waiting"), say: table.thinking.length ? t("web-still-choosing", { names }) : "" };
  }
  const n = table.seat === null ? 0 : (table.seat - (actors[0] ?? current) + table.names.length) % table.names.length;
  const head = t("web-plays", { name: table.names[actors[0] ?? current] ?? "" });
  return { look: "", head, say: n === 1 ? t("web-you-are-next") : n > 1 ? t("web-you-are-after", { n: n - 1 }) : "" };
}

/** Why a bot plays for one. */
const KEPT: Record<string, string> = { clock: "web-kept-clock", vote: "web-kept-vote" };

/** What one has just done, as the sign says it. */
function deed(table: TableStore): string {
  const last = table.state?.history.findLast(([, params]) => params["seat"] === table.seat);
  if (last?.[0] !== "event-claimed") return t("web-done");
  return t("web-claimed", { route: table.wording.value("route", last[1]["route"]) });
}

function asked(table: TableStore): Sign {
  const { question, selection: { picked }, wording } = table;
  if (!question) return { look: "", head: "", say: "" };
  if (table.selection.group?.terms) {
    return { look: "you", head: wording.say(table.selection.group.label), say: t("web-choose-payment") };
  }
  const [move] = table.selection.moving ? table.selection.reach : [];
  if (move) {
    const key = `web-piece-${move.group.verb}`;
    return { look: "you", head: `${wording.format(key, move.group.label[1])}.`, say: wording.has(`${key}-how`) ? wording.format(`${key}-how`, move.group.label[1]) : "" };
  }
  if (picked) {
    const kind = wording.kind(picked);
    const head = kind.charAt(0).toUpperCase() + kind.slice(1) + ".";
    return { look: "you", head, say: t("web-picked", { n: table.selection.open.size }) };
  }
  return { look: "you", ...stepWords(table) };
}

/** What is asked, in the words of the step. */
export function stepWords(table: TableStore): { head: string; say: string } {
  const { question, wording } = table;
  if (!question) return { head: "", say: "" };
  if (table.choosing) {
    const least = Math.min(...question.options.filter((g) => g.verb === "keep").map((g) => g.targets.length));
    return { head: wording.format("web-step-tickets"), say: wording.format("web-keep-at-least", { n: least }) };
  }
  if (question.step === "turn") return { head: t("web-your-turn"), say: turnWords(table, question) };
  const key = `web-step-${question.step}`;
  if (wording.has(key)) {
    const deeds = deedsOf(table, question);
    const values = { ...numbersOf(question.form), deeds: deeds.length, list: listed(table, deeds) };
    const how = question.note ? wording.say(question.note) : wording.has(`${key}-how`) ? wording.format(`${key}-how`, values) : "";
    const subject = subjectOf(table, question.form);
    return { head: wording.format(key, values), say: [subject && `${subject}.`, how].filter(Boolean).join(" ") };
  }
  return { head: t("web-your-move"), say: t("web-choose-one") };
}

/** Several verbs that are one thing to a player. */
const ALIKE: Record<string, string> = { draw: "cards", "draw-hidden": "cards", "draw-mix": "draw-tickets" };
const FIRST = ["cards", "claim", "draw-tickets"];

/** Everything that a turn allows. */
function turnWords(table: TableStore, question: Question): string {
  if (question.options.every((group) => group.verb === "pass")) return t("web-only-pass");
  const list = listed(table, deedsOf(table, question));
  return table.wording.format("web-turn-list", { list: list.charAt(0).toUpperCase() + list.slice(1) });
}

/** What can be done, each by the word that its module has for it (`web-turn-<verb>`). */
function deedsOf({ wording }: TableStore, question: Question): string[] {
  const verbs = [...new Set(question.options.map((group) => ALIKE[group.verb] ?? group.verb))];
  const own = verbs.filter((verb) => !FIRST.includes(verb) && wording.has(`web-turn-${verb}`));
  return [...new Set([...FIRST.filter((verb) => verbs.includes(verb)), ...own].map((verb) => wording.format(`web-turn-${verb}`)))];
}

/** One of several things: "a, b, or c". */
function listed({ wording }: TableStore, items: string[]): string {
  const [first = "", ...others] = items;
  return others.reduce((list, item, i) => wording.format(i < others.length - 1 ? "list-more" : others.length > 1 ? "list-or" : "list-either", { list, item }), first);
}
