/** Making parts of a drawing. */
const SVG = "http://www.w3.org/2000/svg";

export type Attributes = Record<string, string | number>;

export function made(name: string, attributes: Attributes = {}, ...children: Element[]): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
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
