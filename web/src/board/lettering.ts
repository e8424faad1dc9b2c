/** How much room a name takes: the widths of Sofia Sans Semi Condensed at weight 700, as the renderer has them. */
const WIDTHS: Record<number, string> = {
  195: " ", 198: "'", 234: "ijl", 249: "!|", 252: ":I", 257: ".,", 264: ";J()[]", 353: "r", 364: "f", 370: '"', 379: "t/\\",
  451: "sz", 461: "-1", 467: "L?", 483: "ax", 490: "yv", 495: "kFg", 501: "c", 506: "e", 516: "bpEoø", 520: "57dqTu", 524: "2",
  532: "hnZ", 537: "P3Yß", 545: "S4", 553: "X", 562: "68AB09", 572: "+=~", 581: "VRK", 615: "CD", 622: "OQUØ", 629: "G",
  637: "HN&", 708: "w", 750: "M", 780: "mæœ", 833: "W",
};
const OTHER = 600; // a letter that the table does not have
const ADVANCE = new Map(Object.entries(WIDTHS).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])));

/** The width of a text in px at this size; letters with an accent are as wide as without. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text.normalize("NFD")) if (!/\p{M}/u.test(letter)) sum += ADVANCE.get(letter) ?? OTHER;
  return (sum * size) / 1000;
}

/** The most even way to write a name on two lines; null if there is no good place to break it. */
export function onTwoLines(name: string): [string, string] | null {
  let best: [string, string] | null = null;
  let least = Infinity;
  for (let i = 2; i < name.length - 2; i++) {
    if (name[i] !== " " && name[i] !== "-") continue;
    const lines: [string, string] = [name.slice(0, name[i] === "-" ? i + 1 : i), name.slice(i + 1)];
    const wide = Math.max(...lines.map((line) => textWidth(line, 1)));
    if (wide < least) [least, best] = [wide, lines];
  }
  return best;
}
