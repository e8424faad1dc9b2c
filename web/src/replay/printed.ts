/** Pictures of positions that go elsewhere: the printed board with its names, and the standings below. */
import { geometryOf } from "../board/geometry";
import { MarkedBoard, filled } from "../board/marks";
import { made, text } from "../board/svg";
import type { Mark } from "../core/wire";
import { t } from "../words/wording";
import type { Replay } from "./replay.svelte";

const SANS = "Sofia Sans Semi Condensed, Arial Narrow, Arial, sans-serif";
const SIGN = "Besley, Clarendon, Rockwell, Georgia, serif";
const [PAPER, INK, RULE] = ["#edf1ec", "#13262b", "#74888b"];
const ROW = 62; // px of a line of standings, in a picture of 1600 px
const WIDE = 1600;
const HIGHEST = 1000; // px of a board; an upright one is shown with the land around it
const HIDDEN = new Set(["ticket", "done"]); // marks that are one seat's own

export class PrintedBoard {
  private readonly root: SVGSVGElement;
  private readonly board: MarkedBoard;
  readonly width: number;
  readonly height: number;

  constructor(svg: string) {
    this.root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement as unknown as SVGSVGElement;
    const geometry = geometryOf(this.root);
    this.width = geometry.width;
    this.height = geometry.height;
    this.board = new MarkedBoard(this.root, geometry);
  }

  /** The board with a position on it in a window of some size, as text. */
  drawn(marks: Mark[], width: number, height: number): string {
    this.root.setAttribute("width", String(width));
    this.root.setAttribute("height", String(height));
    this.board.apply(marks.filter((mark) => !HIDDEN.has(mark.kind)), { px: 1, far: false });
    const pieces = this.root.querySelector("#pieces");
    for (const { city, mark, template } of this.board.pieces) {
      const place = this.root.querySelector(`#${CSS.escape(`city-${city}`)}`);
      const [x = 0, y = 0] = /translate\(([-\d.]+)[ ,]+([-\d.]+)/.exec(place?.getAttribute("transform") ?? "")?.slice(1).map(Number) ?? [];
      const slots = (place?.getAttribute("data-slots") ?? "0,0").split(" ");
      const [dx = 0, dy = 0] = (slots[(mark.slot ?? 0) % slots.length] ?? "").split(",").map(Number);
      pieces?.append(made("g", { class: "piece", transform: `translate(${x + dx} ${y + dy})` }, ...filled(template, mark)));
    }
    return new XMLSerializer().serializeToString(this.root);
  }
}

/** How large a picture is: as wide as wanted, the board and the standings below it. */
export function sizeOf(printed: PrintedBoard, seats: number, wide: number): { width: number; height: number } {
  const high = boardHigh(printed) + Math.ceil(seats / 2) * ROW + 34 + ROW;
  return { width: wide, height: Math.round((high * wide) / WIDE / 2) * 2 };
}

const boardHigh = (printed: PrintedBoard) => Math.min(HIGHEST, (WIDE * printed.height) / printed.width);

/** A picture of a moment: its board, what it is, and how the players stand. */
export function pictureAt(replay: Replay, printed: PrintedBoard, step: number, wide: number): string {
  const { table, sides, points } = replay;
  const position = replay.reel!.at(step);
  const { width, height } = sizeOf(printed, sides.length, wide);
  const high = boardHigh(printed);
  const below: Element[] = [made("rect", { y: high, width: WIDE, height: 3, fill: RULE })];
  const head = position.turn.over ? t("web-replay-end") : t("web-replay-turn", { n: position.turn.turns });
  below.push(line(`${table.book?.name ?? ""}. ${head}`, 40, high + 50, SIGN, 36));
  if (!position.turn.over && replay.reckons) below.push(atEnd(line(t("web-replay-chart-then"), WIDE - 50, high + 48, SANS, 28)));
  sides.forEach((side, i) => {
    const [x, y] = [40 + (i % 2) * (WIDE / 2), high + ROW + 26 + Math.floor(i / 2) * ROW];
    const color = table.colorOf(side[0] ?? 0) ?? "blue";
    below.push(...badge(color, x, y), line(side.map((seat) => table.names[seat] ?? "").join(", "), x + 58, y + 33, SANS, 32));
    below.push(atEnd(line(plain(points[i]?.[step] ?? 0), x + WIDE / 2 - 90, y + 34, SIGN, 36)));
  });
  const board = printed.drawn(position.marks, WIDE, high);
  const inside = below.map((one) => new XMLSerializer().serializeToString(one)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDE} ${(height * WIDE) / wide}"><rect width="${WIDE}" height="4000" fill="${PAPER}"/><svg width="${WIDE}" height="${high}" overflow="hidden">${board}</svg>${inside}</svg>`;
}

/** Draw a picture on a canvas. */
export async function paint(canvas: HTMLCanvasElement, svg: string): Promise<CanvasRenderingContext2D> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true })!;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context;
}

/** Let the browser keep a file. */
export function keep(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(content);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const plain = (points: number) => (points < 0 ? `−${-points}` : String(points));

function line(words: string, x: number, y: number, family: string, size: number): Element {
  return text(words, { x, y, "font-family": family, "font-weight": 700, "font-size": size, fill: INK });
}

/** A line that ends at its place. */
function atEnd(line: Element): Element {
  line.setAttribute("text-anchor", "end");
  return line;
}

/** A player's badge, drawn from the page's own symbols: a picture outside has none of them. */
function badge(color: string, x: number, y: number): Element[] {
  const style = getComputedStyle(document.documentElement);
  const symbol = document.querySelector(`#p-${color}`);
  const shape = made("svg", { x: x + 9, y: y + 9, width: 24, height: 24, viewBox: symbol?.getAttribute("viewBox") ?? "0 0 24 24", color: color === "yellow" || color === "white" ? "#1a1a1a" : "#fff" }, ...[...(symbol?.children ?? [])].map((part) => part.cloneNode(true) as Element));
  return [made("rect", { x, y, width: 42, height: 42, rx: 8, fill: style.getPropertyValue(`--p-${color}`).trim() || "#888", stroke: RULE, "stroke-width": 1.5 }), shape];
}
