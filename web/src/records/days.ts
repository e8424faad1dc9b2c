/** Days and spans of time in words. */
import { spokenLanguage, t } from "../words/wording";

/** A day such as 2026-11-18 as it is written in the language of the page. Days are those of UTC. */
export function dayName(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(spokenLanguage(), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
}

/** A span of seconds, in hours or minutes. */
export function timeLeft(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes >= 120 ? t("web-span-hours", { n: Math.floor(minutes / 60) }) : t("web-span-minutes", { n: minutes });
}
