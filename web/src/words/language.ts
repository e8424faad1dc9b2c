/** The language of this device: chosen in the settings, else the first of the browser's that the catalogue has. */
export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = "fogg.language";

function known(tag: string): Language | undefined {
  return LANGUAGES.find((one) => one === tag.toLowerCase().split("-")[0]);
}

/** What was chosen in the settings; null: the browser's. */
export function chosenLanguage(): Language | null {
  try {
    return known(localStorage.getItem(KEY) ?? "") ?? null;
  } catch {
    return null; // a browser that keeps nothing, or none at all
  }
}

export function rememberLanguage(language: Language | null): void {
  try {
    if (language) localStorage.setItem(KEY, language);
    else localStorage.removeItem(KEY);
  } catch {
    // It holds until the page is closed.
  }
}

/** The first of some tags that the catalogue has, else English. */
export function firstKnown(tags: readonly string[]): Language {
  for (const tag of tags) {
    const found = known(tag);
    if (found) return found;
  }
  return "en";
}

export function preferredLanguage(): Language {
  return chosenLanguage() ?? firstKnown(typeof document === "undefined" ? [] : navigator.languages);
}
