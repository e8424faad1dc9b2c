/** Your turn: the tab's title and icon say so, and a sound or a notification if one wants. */
import day from "../art/favicon.svg?url";
import lamp from "../art/favicon_your_turn.svg?url";
import { settings } from "../core/settings.svelte";
import { t } from "../words/wording";

export function showTurn(yours: boolean, edition: string): void {
  document.title = yours ? t("web-tab-turn", { edition }) : t("web-tab", { edition });
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", yours ? lamp : day);
}

export function callTurn(edition: string): void {
  if (settings.sound) bell();
  if (settings.notify && document.hidden && typeof Notification !== "undefined" && Notification.permission === "granted") {
    new Notification(t("web-tab-turn", { edition }), { icon: lamp, tag: "fogg-turn" });
  }
}

/** Two short tones, like a station bell. */
function bell(): void {
  const context = new AudioContext();
  for (const [at, pitch] of [[0, 880], [0.16, 660]] as const) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.12, context.currentTime + at);
    gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + at + 0.5);
    tone.connect(gain).connect(context.destination);
    tone.start(context.currentTime + at);
    tone.stop(context.currentTime + at + 0.55);
  }
}
