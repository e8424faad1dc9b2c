/** What the page tells in passing: refusals at the place they are about, and toasts. */
export interface Refusal {
  target: string;
  text: string;
  /** The same in a few words, for the flag at the place itself. */
  short: string;
}

const REFUSED_MS = 4500;
const TOAST_MS = 4000;
const NOTICE_MS = 8000;

export class Feedback {
  refusal = $state.raw<Refusal | null>(null);
  toast = $state("");
  icon = $state("ticket");
  /** What happened at the table outside the game, for the sign. */
  notice = $state("");
  private telling: ReturnType<typeof setTimeout> | undefined;
  private noticing: ReturnType<typeof setTimeout> | undefined;
  private refusing: ReturnType<typeof setTimeout> | undefined;

  refuse(target: string, text: string, short = text): void {
    clearTimeout(this.refusing);
    this.refusal = { target, text, short };
    this.refusing = setTimeout(() => (this.refusal = null), REFUSED_MS);
  }

  /** Take a refusal back: the player has gone on. */
  clear(): void {
    this.refusal = null;
  }

  notify(text: string): void {
    clearTimeout(this.noticing);
    this.notice = text;
    this.noticing = setTimeout(() => (this.notice = ""), NOTICE_MS);
  }

  tell(text: string, icon = "ticket"): void {
    clearTimeout(this.telling);
    this.toast = text;
    this.icon = icon;
    this.telling = setTimeout(() => (this.toast = ""), TOAST_MS);
  }
}
