/** A picture of the result to share: the board and the standings, as PNG. */
import type { PlacedSeat } from "../core/wire";
import type { TableStore } from "../table/store.svelte";
import { sideName } from "./sides";

const SVG = "http://www.w3.org/2000/svg";
const WIDE = 1600;
const ROW = 58;

export async function sharePicture(table: TableStore, result: PlacedSeat[]): Promise<void> {
  const board = document.querySelector(".fogg-board");
  if (!board) return;
  const picture = pictureOf(board, table, result);
  const height = Number(picture.getAttribute("height"));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  const link = document.createElement("a");
  link.download = `fogg-${table.facts?.edition ?? "game"}.png`;
  link.href = canvas.toDataURL("image/png");
  link.click();
}

export function pictureOf(board: Element, table: TableStore, result: PlacedSeat[]): SVGElement {
  const [, , width = 1, high = 1] = (board.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const boardHeight = Math.min(1000, (WIDE * high) / width);
  const height = Math.round(boardHeight + result.length * ROW + 60);
  const root = document.createElementNS(SVG, "svg");
  for (const [name, value] of [["xmlns", SVG], ["width", WIDE], ["height", height], ["viewBox", `0 0 ${WIDE} ${height}`]]) root.setAttribute(String(name), String(value));
  const paper = document.createElementNS(SVG, "rect");
  paper.setAttribute("width", String(WIDE));
  paper.setAttribute("height", String(height));
  paper.setAttribute("fill", "#edf1ec");
  const copy = board.cloneNode(true) as Element;
  for (const page of copy.querySelectorAll(".page")) page.remove();
  copy.setAttribute("width", String(WIDE));
  copy.setAttribute("height", String(boardHeight));
  copy.setAttribute("overflow", "hidden");
  root.append(paper, copy);
  result.forEach((side, i) => root.append(line(`${side.place}`, 60, i, boardHeight), line(sideName(table, side), 130, i, boardHeight), line(String(side.total), WIDE - 130, i, boardHeight)));
  return root;
}

function line(text: string, x: number, row: number, top: number): Element {
  const element = document.createElementNS(SVG, "text");
  element.setAttribute("x", String(x));
  element.setAttribute("y", String(top + 62 + row * ROW));
  element.setAttribute("font-family", "Besley, Georgia, serif");
  element.setAttribute("font-weight", "700");
  element.setAttribute("font-size", "40");
  element.setAttribute("fill", "#13262b");
  element.textContent = text;
  return element;
}
