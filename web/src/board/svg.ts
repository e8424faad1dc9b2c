/** Making parts of a drawing. */
const SVG = "http://www.w3.org/2000/svg";

export type Attributes = Record<string, string | number>;

export function made(name: string, attributes: Attributes = {}, ...children: Element[]): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Give an attribute another value; where it has that already nothing is touched, and nothing is drawn again. */
export function change(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Put an element before another one, unless it stands there. */
export function putBefore(element: Element, other: Element | null | undefined): void {
  if (other && other.previousElementSibling !== element) other.before(element);
}

/** How elements that layers were filled with are written; they do not change after that. */
const written = new WeakMap<Element, string>();

function textOf(element: Element): string {
  let found = written.get(element);
  if (found === undefined) written.set(element, (found = element.outerHTML));
  return found;
}

/** Fill a layer; elements that it has already stay where they are, and are not drawn again. */
export function fill(layer: Element, children: Element[]): void {
  const known = new Map<string, Element[]>();
  for (const one of layer.children) {
    const text = textOf(one);
    known.set(text, [...(known.get(text) ?? []), one]);
  }
  const wanted = children.map((child) => known.get(textOf(child))?.shift() ?? child);
  for (const gone of [...known.values()].flat()) gone.remove();
  let next = layer.firstElementChild;
  for (const one of wanted) {
    if (one === next) next = next.nextElementSibling;
    else layer.insertBefore(one, next);
  }
}

export function text(words: string, attributes: Attributes): Element {
  const element = made("text", attributes);
  element.textContent = words;
  return element;
}

/** A number rounded to a tenth of a px, written as in the drawings of the server: halves go to the even digit. */
export function num(value: number): string {
  const size = Math.abs(value);
  const rounded = (size * 4) % 4 === 1 ? (size - 0.05).toFixed(1) : size.toFixed(1);
  const short = rounded.replace(/\.?0+$/, "").replace(/^0(?=\.)/, "");
  if (short === "" || short === "0") return "0";
  return value < 0 ? `-${short}` : short;
}
