/** A time that runs down: 1:42, or 19 h. */
import { t } from "../words/wording";

export function clockText(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  if (left >= 7200) return t("web-hours", { n: Math.round(left / 3600) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
