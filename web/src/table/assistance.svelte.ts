/** What the table tells at assist levels 2 to 4: the plan, the count of cards, a hint. Each is asked for when it is wanted. */
import type { CardOdds, Group, Message, TicketPlan } from "../core/wire";
import { t } from "../words/wording";
import type { TableStore } from "./store.svelte";

const [PLANNER, COUNTER, COACH] = [2, 3, 4];

export interface Hint {
  ask: string;
  action: number;
  label: Message;
  why: Message;
}

export class Assistance {
  private planned = $state.raw<[seat: number, plan: TicketPlan] | null>(null);
  private counted = $state.raw<[seat: number, odds: CardOdds] | null>(null);
  private given = $state.raw<Hint | null>(null);

  /** Things that a lesson points at, such as `deck` or `route:paris-lyon`. */
  pointed = $state.raw<string[]>([]);

  constructor(private readonly table: TableStore) {}

  readonly plans = $derived.by(() => this.has(PLANNER));
  readonly counts = $derived.by(() => this.has(COUNTER));
  readonly coaches = $derived.by(() => this.has(COACH));
  /** The plan of one's own seat; on a shared device never that of the player before. */
  readonly plan = $derived.by<TicketPlan | null>(() => (this.planned?.[0] === this.table.seat ? (this.planned?.[1] ?? null) : null));
  readonly odds = $derived.by<CardOdds | null>(() => (this.counted?.[0] === this.table.seat ? (this.counted?.[1] ?? null) : null));
  /** The hint for the question that is asked now. */
  readonly hint = $derived.by<Hint | null>(() => (this.given?.ask === this.table.question?.ask ? this.given : null));
  /** The options of which one is suggested, and what they touch. */
  readonly hinted = $derived.by<Group | null>(() => {
    const { hint } = this;
    return hint ? (this.table.question?.options.find((group) => group.actions.includes(hint.action)) ?? null) : null;
  });

  private has(level: number): boolean {
    return this.table.assist >= level && this.table.seat !== null && !this.table.position?.turn.over;
  }

  /** Light the plan on the board, or put it out. */
  togglePlan(): void {
    const { selection, choosing } = this.table;
    if (!this.plans || choosing) return;
    selection.planned = !selection.planned;
    if (selection.planned) void this.refresh();
  }

  /** Ask again for what is shown. */
  async refresh(): Promise<void> {
    const { connection, seat, selection } = this.table;
    if (seat === null) return;
    if (selection.planned && this.plans) {
      const answer = await connection.order({ type: "plan", seat });
      if (answer.type === "plan") this.planned = [seat, answer];
    }
    if (selection.panel === "odds" && this.counts) {
      const answer = await connection.order({ type: "odds", seat });
      if (answer.type === "odds") this.counted = [seat, answer];
    }
  }

  toggleOdds(): void {
    if (this.counts) this.table.selection.toggle("odds");
  }

  /** Ask the coach; once more takes the hint away. Nothing is played. */
  async toggleHint(): Promise<void> {
    const { connection, feedback, seat } = this.table;
    if (this.hint) {
      this.forget();
      return;
    }
    if (!this.coaches || seat === null || !this.table.question) return;
    const answer = await connection.order({ type: "hint", seat });
    if (answer.type === "hint") this.given = answer;
    else if (answer.type === "refused") feedback.refuse("", this.table.say(answer.why));
  }

  forget(): void {
    this.given = null;
  }

  /** Whether the hint touches something, such as `deck` or `kind:red`. */
  touches(target: string): boolean {
    return this.pointed.includes(target) || (this.hinted?.targets.includes(target) ?? false);
  }

  /** The places of the board that the hint touches. */
  get places(): string[] {
    return [...this.pointed, ...(this.hinted?.targets ?? [])].filter((target) => /^(route|city):/.test(target));
  }

  /** The plan in a line. */
  planWords(): string {
    const { plan } = this;
    const { wording } = this.table;
    if (!plan) return "";
    const { own } = this.table.position ?? {};
    const impossible = new Set([...(own?.tickets ?? []), ...(own?.shared ?? [])].filter(([, state]) => state === "impossible").map(([key]) => key));
    const open = Object.entries(plan.tickets).filter(([key]) => !impossible.has(key));
    if (!open.length) return wording.format("web-plan-done");
    const out = open.filter(([, [, , planned]]) => !planned).map(([key]) => key);
    if (!plan.routes.length) return wording.format("web-plan-none");
    const line = t("web-plan-sum", { routes: t("web-plan-routes", { n: plan.routes.length }), cards: t("web-cards-missing", { n: plan.cards }) });
    const things = plan.things?.length ? wording.say(["web-plan-things", { things: plan.things }]) : "";
    const without = out.length ? wording.say(["web-plan-without", { tickets: out }]) : "";
    return [line, things, without].filter(Boolean).join(" ");
  }
}
