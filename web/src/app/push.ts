/** Messages to this device when it is your turn, also while the page is closed. */
import { Refused, request } from "../core/api";
import type { PushShown } from "../protocol";
import { spokenLanguage, t } from "../words/wording";
import { canInstall, registration } from "./install";

/** Whether messages are on, or why they cannot be. */
export type PushState = "on" | "off" | "insecure" | "unable" | "blocked";

const KEY = "fogg.push";

export function wantsPush(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

function remember(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, "on");
    else localStorage.removeItem(KEY);
  } catch {
    // The server knows it, too.
  }
}

export function obstacle(): PushState | null {
  if (!isSecureContext) return "insecure";
  if (!canInstall() || typeof PushManager === "undefined" || typeof Notification === "undefined") return "unable";
  return Notification.permission === "denied" ? "blocked" : null;
}

export async function pushState(): Promise<PushState> {
  const hindered = obstacle();
  if (hindered) return hindered;
  if (!wantsPush()) return "off";
  const found = await (await registration()).pushManager.getSubscription();
  return found && (await request<PushShown>("GET", "/me/push")).on ? "on" : "off";
}

/** Ask for messages on this device; an error whose message is a sentence if that fails. */
export async function turnOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return Notification.permission === "denied" ? "blocked" : "off";
  const { key } = await request<PushShown>("GET", "/me/push");
  const manager = (await registration()).pushManager;
  let subscription: PushSubscription;
  try {
    await (await manager.getSubscription())?.unsubscribe(); // it may be for another key
    subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  } catch {
    throw new Refused("push", t("web-push-failed"));
  }
  await send(subscription);
  remember(true);
  return "on";
}

async function send(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"], language: spokenLanguage() };
  await request<PushShown>("PUT", "/me/push", body);
}

export async function turnOff(): Promise<PushState> {
  remember(false);
  await request("DELETE", "/me/push");
  await (await (await registration()).pushManager.getSubscription())?.unsubscribe();
  return "off";
}

/** Tell the server once more where this device is reached: the browser or the reader's language may have changed it. */
export async function renew(): Promise<void> {
  if (!wantsPush() || obstacle() || Notification.permission !== "granted") return;
  const found = await (await registration()).pushManager.getSubscription();
  if (found) await send(found).catch(() => {});
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}
