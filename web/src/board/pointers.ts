/** Mouse, fingers and wheel on the board: dragging, pinching, pressing and pointing. */
import { under } from "./places";
import type { Viewer } from "./viewer.svelte";

const DRAG = 6; // px that a pointer may move and still press
const REACH = { fine: 15, coarse: 26 }; // px around a place that belong to it

export interface Pressed {
  /** Press a place, or null for none; `finger`: by touch. */
  press: (target: string | null, finger: boolean) => void;
  /** Point at a place with a mouse, or at none. */
  hover: (target: string | null) => void;
}

/** Let pointers move a viewer. Returns what undoes it. */
export function listen(box: HTMLElement, viewer: Viewer, on: Pressed): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let dragged = 0;
  let finger = false;
  const local = (event: MouseEvent): [number, number] => {
    const rect = box.getBoundingClientRect();
    return [event.clientX - rect.left, event.clientY - rect.top];
  };
  const found = (event: MouseEvent, reach: number): string | null => {
    const { scale, x, y } = viewer.camera;
    const [px, py] = local(event);
    return under(viewer.geometry, (px - x) / scale, (py - y) / scale, reach / scale);
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragged = pointers.size > 1 ? 99 : 0;
    finger = event.pointerType === "touch";
    viewer.held = true;
  };
  const moving = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") on.hover(found(event, REACH.fine));
      return;
    }
    const [other] = [...pointers.entries()].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    dragged += Math.abs(dx) + Math.abs(dy);
    if (dragged < DRAG) return;
    if (!box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId);
    if (!other) return viewer.pan(dx, dy);
    const rect = box.getBoundingClientRect();
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const at: [number, number] = [(event.clientX + other.x) / 2 - rect.left, (event.clientY + other.y) / 2 - rect.top];
    viewer.pinch(dx / 2, dy / 2, is / was, at);
  };
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    viewer.held = pointers.size > 0;
    if (dragged < DRAG && event.type === "pointerup") on.press(found(event, finger ? REACH.coarse : REACH.fine), finger);
    if (!pointers.size && dragged >= DRAG) viewer.sharpen();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    viewer.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), local(event));
  };
  // A tap may open a sheet under the finger: the click that follows must not press something in it.
  const touched = (event: TouchEvent) => { if (!(event.target as Element).closest("button")) event.preventDefault(); };
  const leave = () => on.hover(null);
  const listening = new AbortController();
  const { signal } = listening;
  box.addEventListener("pointerdown", down, { signal });
  box.addEventListener("pointermove", moving, { signal });
  box.addEventListener("pointerup", up, { signal });
  box.addEventListener("pointercancel", up, { signal });
  box.addEventListener("touchstart", touched, { signal, passive: false });
  box.addEventListener("pointerleave", leave, { signal });
  box.addEventListener("wheel", wheel, { signal, passive: false });
  return () => listening.abort();
}
