/** The world of a connection as a browser gives it. */
import type { World } from "./connection";

export function browserWorld(table: string): World {
  return {
    connect(on) {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`);
      socket.onopen = () => on.open();
      socket.onmessage = (event) => on.text(String(event.data));
      socket.onclose = () => on.closed();
      return {
        send: (text) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => {
          socket.onclose = null;
          socket.onmessage = null;
          socket.close();
        },
      };
    },
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    hidden: () => document.hidden,
  };
}

/** A name that was never used before. Works without a secure context too. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const RELOADED = "fogg.reloaded";

/** After an upgrade of the server the page of the old build reloads itself, once. */
export function reloadOnce(build: string): void {
  if (sessionStorage.getItem(RELOADED) === build) return;
  sessionStorage.setItem(RELOADED, build);
  location.reload();
}
