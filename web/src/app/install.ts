/** The service worker of the page; only secure addresses can have one, and everything works without it. */
import { spokenLanguage } from "../words/wording";

export const canInstall = (): boolean => isSecureContext && "serviceWorker" in navigator;

let registered: Promise<ServiceWorkerRegistration> | null = null;

/** The registration, made when it is first asked for. */
export function registration(): Promise<ServiceWorkerRegistration> {
  registered ??= navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).then(() => navigator.serviceWorker.ready);
  return registered;
}

/** Tell the worker the language of its reader, for times when the page cannot be loaded. */
export async function tellLanguage(): Promise<void> {
  if (!canInstall()) return;
  (await registration()).active?.postMessage({ language: spokenLanguage() });
}
