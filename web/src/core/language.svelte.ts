/** The language of the page, which can be changed while it is open: everything is then shown once more. */
import { tellLanguage } from "../app/install";
import { renew } from "../app/push";
import { preferredLanguage, rememberLanguage, type Language } from "../words/language";
import { speak, spokenLanguage } from "../words/wording";

export const spoken = $state({ language: spokenLanguage() });
let settingsOpen = false;

/** Speak a language on this device from now on; null: that of the browser. */
export async function chooseLanguage(wanted: Language | null): Promise<void> {
  rememberLanguage(wanted);
  const language = preferredLanguage();
  if (language === spoken.language) return;
  await speak(language);
  settingsOpen = true;
  spoken.language = language;
  void tellLanguage().then(renew).catch(() => {});
}

/** Whether the settings were open when the language changed, so that they open again; true once. */
export function settingsWereOpen(): boolean {
  const open = settingsOpen;
  settingsOpen = false;
  return open;
}
