/** The service worker: a page for times without a connection, and messages while the page is closed.
 *
 * It keeps nothing of games and no answer of the server but the pages that say that there is no connection. */

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Waiting {
  readonly notification: Notification;
}
interface Told extends Waiting {
  readonly data: unknown;
}
interface Page {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
}
interface Worker {
  readonly location: Location;
  readonly navigator: { readonly languages: readonly string[] };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  readonly clients: {
    matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(path: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<E extends Event>(name: string, heard: (event: E) => void): void;
}

const worker = self as unknown as Worker;
const KEPT = "fogg-offline";
const LANGUAGES = ["en", "de"];
const STYLE = "/offline.css";
const CHOSEN = "/offline/chosen";
const pageIn = (language: string) => `/offline/${language}`;

worker.addEventListener<Waiting>("install", (event) => {
  event.waitUntil(
    (async () => {
      const kept = await caches.open(KEPT);
      await kept.addAll([STYLE, ...LANGUAGES.map(pageIn)].map((path) => new Request(path, { cache: "reload" })));
      await worker.skipWaiting();
    })(),
  );
});
worker.addEventListener<Waiting>("activate", (event) => event.waitUntil(worker.clients.claim()));

/** The page says which language its reader has chosen. */
worker.addEventListener<Told>("message", (event) => {
  const { language } = (event.data ?? {}) as { language?: string };
  if (!language || !LANGUAGES.includes(language)) return;
  event.waitUntil(caches.open(KEPT).then((kept) => kept.put(CHOSEN, new Response(language))));
});

async function language(): Promise<string> {
  const chosen = await (await caches.match(CHOSEN))?.text();
  const wanted = [chosen ?? "", ...worker.navigator.languages].map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return wanted.find((one) => LANGUAGES.includes(one)) ?? "en";
}

worker.addEventListener<Fetched>("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(async () => (await caches.match(pageIn(await language()))) ?? Response.error()));
  } else if (path === STYLE) {
    event.respondWith(fetch(event.request).catch(async () => (await caches.match(STYLE)) ?? Response.error()));
  }
});

worker.addEventListener<Pushed>("push", (event) => {
  const { title, body, path, tag } = event.data?.json() as { title: string; body: string; path: string; tag: string };
  event.waitUntil(
    (async () => {
      const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
      if (pages.some((page) => new URL(page.url).pathname === path && page.visibilityState === "visible")) return;
      await worker.registration.showNotification(title, { body, tag, icon: "/icons/icon-192.png", data: { path } });
    })(),
  );
});

worker.addEventListener<Clicked>("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(
    (async () => {
      const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
      const open = pages.find((page) => new URL(page.url).pathname === path);
      await (open ? open.focus() : worker.clients.openWindow(path));
    })(),
  );
});
