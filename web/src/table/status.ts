/** The line under the board: one text for all interfaces. */
import { numbersOf, subjectOf } from "./asking";
import { t } from "../words/wording";
import type { TableStore } from "./store.svelte";

export interface Sign {
  look: "you" | "" | "no" | "cut" | "last";
  head: string;
  say: string;
}

export function signOf(table: TableStore): Sign {
  const { facts, feedback, position, question, status, wording } = table;
  if (status?.kind === "over") return { look: "cut", head: t("web-line-over"), say: t("web-line-over-why") };
  if (status?.kind === "lost") {
    const say = table.connection.waiting ? t("web-lost-kept") : t("web-lost");
    return { look: "cut", head: t("web-no-connection"), say };
  }
  if (feedback.refusal) return { look: "no", head: t("web-not-now"), say: feedback.refusal.text };
  if (!facts || !position) return { look: "", head: "", say: "" };
  if (position.turn.over) return { look: "", head: t("web-game-over"), say: "" };
  if (facts.paused) return { look: "", head: t("web-paused"), say: t("web-paused-why") };
  if (question) return asked(table);
  const kept = table.mine.find((seat) => facts.seats[seat]?.kept);
  if (kept !== undefined && !facts.seats[kept]?.resigned) return { look: "", head: t("web-kept"), say: t("web-kept-why") };
  const { actors, current } = position.turn;
  if (position.undo && table.seat !== null) {
    const name = table.names[actors[0] ?? current] ?? "";
    return { look: "", head: deed(table), say: t(table.passes === null ? "web-undo-until" : "web-turn-passes", { name }) };
  }
  if (table.watching) {
    return { look: "", head: t("web-watching"), say: t("web-plays", { name: table.names[actors[0] ?? current] ?? "" }) };
  }
  if (actors.length > 1) {
    return { look: "", head: t("web-waiting"), say: t("web-still-choosing", { names: wording.listed(actors.map((seat) => table.names[seat] ?? "")) }) };
  }
  const n = table.seat === null ? 0 : (table.seat - (actors[0] ?? current) + table.names.length) % table.names.length;
  const head = t("web-plays", { name: table.names[actors[0] ?? current] ?? "" });
  return { look: "", head, say: n === 1 ? t("web-you-are-next") : n > 1 ? t("web-you-are-after", { n: n - 1 }) : "" };
}

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
  if (picked) {
    const kind = wording.kind(picked);
    const head = kind.charAt(0).toUpperCase() + kind.slice(1) + ".";
    return { look: "you", head, say: t("web-picked", { n: table.selection.open.size }) };
  }
  if (table.choosing) {
    const least = Math.min(...question.options.filter((g) => g.verb === "keep").map((g) => g.targets.length));
    return { look: "you", head: wording.format("web-step-tickets"), say: wording.format("web-keep-at-least", { n: least }) };
  }
  const verbs = new Set(question.options.map((group) => group.verb));
  if (question.step === "turn") {
    if (verbs.size === 1 && verbs.has("pass")) return { look: "you", head: t("web-your-turn"), say: t("web-only-pass") };
    const say = ["draw", "draw-hidden"].some((verb) => verbs.has(verb)) ? wording.format("web-turn-all") : wording.format("web-turn-some");
    return { look: "you", head: t("web-your-turn"), say };
  }
  const key = `web-step-${question.step}`;
  if (wording.has(key)) {
    const values = numbersOf(question.form);
    const how = wording.has(`${key}-how`) ? wording.format(`${key}-how`, values) : "";
    const subject = subjectOf(table, question.form);
    return { look: "you", head: wording.format(key, values), say: [subject && `${subject}.`, how].filter(Boolean).join(" ") };
  }
  return { look: "you", head: t("web-your-move"), say: t("web-choose-one") };
}
