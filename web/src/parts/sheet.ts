/** A sheet: takes the focus, closes on Escape, gives the focus back. A key that is held down presses nothing in it. */
import type { Action } from "svelte/action";

export const sheet: Action<HTMLElement, () => void> = (node, close) => {
  const before = document.activeElement as HTMLElement | null;
  const first = node.querySelector<HTMLElement>("[data-first]") ?? node.querySelector<HTMLElement>("input, button:not([data-close]), a[href]");
  (first ?? node).focus({ preventScroll: true });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === "Enter" && event.repeat && !(event.target instanceof HTMLTextAreaElement)) {
      event.preventDefault();
    }
  };
  node.addEventListener("keydown", onKey);
  return {
    destroy() {
      node.removeEventListener("keydown", onKey);
      if (!document.activeElement || document.activeElement === document.body || node.contains(document.activeElement)) {
        before?.focus({ preventScroll: true });
      }
    },
  };
};
