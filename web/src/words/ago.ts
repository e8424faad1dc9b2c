import { t } from "./wording";

/** How long ago something was, in words. */
export function agoText(seconds: number): string {
  const ago = Math.max(0, Date.now() / 1000 - seconds);
  if (ago < 90) return t("web-just-now");
  if (ago < 5400) return t("web-minutes-ago", { n: Math.round(ago / 60) });
  return ago < 130000 ? t("web-hours-ago", { n: Math.round(ago / 3600) }) : t("web-days-ago", { n: Math.round(ago / 86400) });
}
