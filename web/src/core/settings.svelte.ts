/** What a person prefers on this device. */
export type Theme = "auto" | "light" | "dark";

export interface Settings {
  theme: Theme;
  sound: boolean;
  notify: boolean;
  still: boolean;
  /** The board follows the moves of others; null: only for spectators. */
  follow: boolean | null;
  /** The column of tickets is folded to a rail. */
  folded: boolean;
}

const KEY = "fogg.settings";
/** The paper of each theme, around the page of a phone. */
const DAY = "#edf1ec";
const NIGHT = "#0f181c";
const DEFAULT: Settings = { theme: "auto", sound: false, notify: false, still: false, follow: null, folded: false };

function stored(): Settings {
  try {
    return { ...DEFAULT, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULT };
  }
}

export const settings: Settings = $state(stored());
const dark = matchMedia("(prefers-color-scheme: dark)");
export const look = $state({ night: false });

/** Put the theme on the document. */
export function showTheme(): void {
  const root = document.documentElement;
  look.night = settings.theme === "dark" || (settings.theme === "auto" && dark.matches);
  root.dataset["theme"] = look.night ? "dark" : "light";
  root.classList.toggle("still", settings.still);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = settings.theme === "auto" ? (meta.media.includes("dark") ? NIGHT : DAY) : look.night ? NIGHT : DAY;
  }
}
dark.addEventListener("change", showTheme);

export function change(values: Partial<Settings>): void {
  Object.assign(settings, values);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  showTheme();
}

/** Whether things should simply change instead of moving. */
export function isStill(): boolean {
  return settings.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
