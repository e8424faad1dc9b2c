/** Short movements: cards fly to the hand or a seat, trains roll onto a route. Nothing moves where it is not wanted. */
import { isStill } from "../core/settings.svelte";
import { artOf } from "../parts/kinds";
import type { Mark, Message } from "../core/wire";

const FLIGHT_MS = 320;
const TRAIN_MS = 140;
const OVERLAP_MS = 60;
const MOST_MS = 600;

/** The routes that carry trains. */
export function trainRoutes(marks: Mark[]): Set<string> {
  return new Set(marks.filter((mark) => mark.kind === "train").map((mark) => mark.place.slice("route:".length)));
}

/** Trains that have just come roll in one after the other. */
export function rollIn(root: Element, routes: Iterable<string>): void {
  if (isStill()) return;
  for (const route of routes) {
    const trains = [...root.querySelectorAll(`#${CSS.escape(`owned-${route}`)} .train`)];
    const step = Math.min(TRAIN_MS - OVERLAP_MS, MOST_MS / Math.max(1, trains.length));
    trains.forEach((train, i) =>
      train.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAIN_MS, delay: i * step, fill: "backwards", easing: "ease-out" }),
    );
  }
}

/** Cards that were drawn fly: one's own to their slot in the hand, those of others face down to their seat. */
export function flyCards(told: Message[], own: number | null): void {
  if (isStill()) return;
  for (const [key, params] of told) {
    if (key !== "event-drew" && key !== "event-drew-hidden" && key !== "event-drew-hidden-own") continue;
    const kind = typeof params["kind"] === "string" ? params["kind"] : null;
    const mine = params["seat"] === own;
    // The market still shows what was taken: it is redrawn only after this.
    const open = key === "event-drew" && kind ? document.querySelector(`.market li .c-${artOf(kind)}`) : null;
    const from = open ?? document.querySelector(".deck .card");
    const to = mine && kind ? document.querySelector(`.hand [data-kind="${kind}"]`) : document.querySelector(`[data-seat="${String(params["seat"])}"]`);
    if (from && to) fly(from, to);
  }
}

function fly(face: Element, to: Element): void {
  const from = face.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const card = face.cloneNode(true) as HTMLElement;
  card.classList.add("flying");
  card.setAttribute("aria-hidden", "true");
  document.body.append(card);
  const at = (box: DOMRect) => `translate(${box.x + box.width / 2 - 48}px, ${box.y + box.height / 2 - 32}px)`;
  const middle = new DOMRect((from.x + end.x) / 2, Math.min(from.y, end.y) - 30, (from.width + end.width) / 2, (from.height + end.height) / 2);
  card.animate([{ transform: at(from) }, { transform: at(middle) }, { transform: `${at(end)} scale(.8)`, opacity: 0.4 }], { duration: FLIGHT_MS, easing: "ease-in-out" }).onfinish = () => card.remove();
}

/** End every movement at once: cards are where they fly to, trains stand. */
export function finishMotion(): void {
  for (const animation of document.getAnimations()) {
    const target = (animation.effect as KeyframeEffect | null)?.target;
    if (target?.matches(".flying, .train")) animation.finish();
  }
}
