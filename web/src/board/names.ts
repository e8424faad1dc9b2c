/** Names of cities that stay readable: where the printed ones are too small they grow away from their city. */
import type { Places } from "./places";

const LARGE = 12.5; // px on the screen, where there is room
const SMALL = 11; // px that no name is ever under
const MOST = 1.9; // times its printed size that a name may grow; beyond that only those that matter are shown
const DOT = 7;
const GAP = 11; // between a city and a name that was moved

interface Label {
  city: string;
  texts: Element[];
  box: Box;
  /** The point of the box that is nearest to its city: from there it grows. */
  from: [number, number];
  size: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Names {
  private readonly labels: Label[] = [];
  private readonly smallest: number = 16;

  constructor(
    root: Element,
    private readonly places: Places,
  ) {
    // Every line of a name is there twice: as a halo, and above that in ink.
    const layers = ["#names > text", "#names > g text"].map((found) => [...root.querySelectorAll(found)]);
    const first = layers[0] ?? [];
    for (let i = 0; i < first.length; ) {
      const lines = this.linesFrom(first, i);
      const label = this.labelOf(layers.flatMap((texts) => texts.slice(i, i + lines.length)), lines);
      if (label) this.labels.push(label);
      i += lines.length;
    }
    if (this.labels.length) this.smallest = Math.min(...this.labels.map((label) => label.size));
  }

  /** Whether the board is so small that printed names cannot be shown. */
  isFar(scale: number): boolean {
    return SMALL / (this.smallest * scale) > MOST;
  }

  /** Show them at a scale of the board: each as large as its surroundings allow, `near` ones first; others give way. */
  fit(scale: number, near: string[]): void {
    const taken: Box[] = [];
    const rank = (label: Label) => (near.includes(label.city) ? 0 : 1);
    for (const label of [...this.labels].sort((a, b) => rank(a) - rank(b))) {
      const [large, small] = [LARGE, SMALL].map((size) => Math.max(1, size / (label.size * scale))) as [number, number];
      const tried = [grown(label, large), grown(label, small), ...this.elsewhere(label, small)];
      const free = tried.find((box) => this.isFree(box, label.city, taken));
      // What is printed at its own size was placed by the renderer and collides with nothing.
      const box = free ?? (small === 1 || rank(label) === 0 ? grown(label, small) : undefined);
      if (box) taken.push(box);
      for (const text of label.texts) place(text, label.box, box);
    }
  }

  /** Other places beside its city where a name could stand. */
  private elsewhere(label: Label, k: number): Box[] {
    const city = this.places.cities.find((one) => one.key === label.city);
    if (!city || k === 1) return [];
    const [width, height] = [label.box.width * k, label.box.height * k];
    const [left, right, above, below] = [city.x - GAP - width, city.x + GAP, city.y - GAP - height, city.y + GAP];
    const middle = { x: city.x - width / 2, y: city.y - height / 2 };
    const at = [[right, middle.y], [left, middle.y], [middle.x, above], [middle.x, below], [right, above], [left, above], [right, below], [left, below]];
    return at.map(([x = 0, y = 0]) => ({ x, y, width, height }));
  }

  private isFree(box: Box, city: string, taken: Box[]): boolean {
    const covers = this.places.cities.some((one) => one.key !== city && one.x > box.x - DOT && one.x < box.x + box.width + DOT && one.y > box.y - DOT && one.y < box.y + box.height + DOT);
    return !covers && taken.every((other) => box.x > other.x + other.width || other.x > box.x + box.width || box.y > other.y + other.height || other.y > box.y + box.height);
  }

  /** The lines of a name: those that follow at the same place, a line lower. */
  private linesFrom(texts: Element[], at: number): Element[] {
    const lines = [texts[at] as Element];
    for (let i = at + 1; i < texts.length; i++) {
      const [last, next] = [boxOf(lines.at(-1) as Element), boxOf(texts[i] as Element)];
      const below = next.y - last.y;
      const beside = next.x > last.x + last.width || last.x > next.x + next.width;
      if (beside || below < last.height * 0.5 || below > last.height * 1.35) break;
      lines.push(texts[i] as Element);
    }
    return lines;
  }

  private labelOf(texts: Element[], lines: Element[]): Label | null {
    const boxes = lines.map(boxOf);
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
    const box = { x, y, width: Math.max(...boxes.map((one) => one.x + one.width)) - x, height: Math.max(...boxes.map((one) => one.y + one.height)) - y };
    const near = (cx: number, cy: number): [number, number] => [Math.max(box.x, Math.min(box.x + box.width, cx)), Math.max(box.y, Math.min(box.y + box.height, cy))];
    const far = (one: { x: number; y: number }) => { const [px, py] = near(one.x, one.y); return Math.hypot(px - one.x, py - one.y); };
    const [city] = [...this.places.cities].sort((a, b) => far(a) - far(b));
    return city ? { city: city.key, texts, box, from: near(city.x, city.y), size: Number(lines[0]?.getAttribute("font-size")) } : null;
  }
}

function boxOf(text: Element): Box {
  const [x = 0, y = 0, width = 0, size = 16] = ["x", "y", "textLength", "font-size"].map((name) => Number(text.getAttribute(name)));
  return { x: x - width / 2, y: y - size * 0.8, width, height: size };
}

function grown({ box, from: [x, y] }: Label, k: number): Box {
  return { x: x + (box.x - x) * k, y: y + (box.y - y) * k, width: box.width * k, height: box.height * k };
}

/** Put a line of a name where its label goes; without a box it is not shown. */
function place(text: Element, from: Box, to: Box | undefined): void {
  text.toggleAttribute("data-hidden", to === undefined);
  const k = to ? to.width / from.width : 1;
  if (!to || k === 1) text.removeAttribute("transform");
  else text.setAttribute("transform", `translate(${(to.x - from.x * k).toFixed(1)} ${(to.y - from.y * k).toFixed(1)})scale(${k.toFixed(3)})`);
}
