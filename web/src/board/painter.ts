/** Draws a position: marks, lights, names and pieces, in the order in which they need each other. */
import type { Mark } from "../core/wire";
import { letterBox } from "./arcs";
import { drawNames, inView, type Wanted } from "./labels";
import type { Lights } from "./overlay";
import { dotOf, farDot } from "./sizes";
import { drawn, placePieces, standingOf } from "./standing";
import type { Viewer } from "./viewer.svelte";

/** What names are shown, and how. */
export interface Naming {
  ends: Set<string>;
  plates: Set<string>;
  /** Cities that are lit and have no plate. */
  ringed: Set<string>;
  /** Cities that are not dimmed while something is lit; null while nothing is. */
  bright: Set<string> | null;
}

/** Put marks on the board as it is laid out now. */
export function paintMarks(viewer: Viewer, marks: Mark[]): void {
  viewer.board?.apply(marks, { px: 1 / viewer.baked, far: viewer.far });
  viewer.board?.root.classList.toggle("dimmed", marks.some((mark) => mark.kind === "dim"));
  viewer.overlay?.raise();
}

/** Show lights, then names where they leave room, then pieces where names do. */
export function paintRest(viewer: Viewer, lights: Lights, naming: Naming): void {
  const { board, labels, overlay, geometry, baked: scale, far, view } = viewer;
  if (!board || !labels || !overlay) return;
  const arcs = overlay.show(lights, { px: 1 / scale, far });
  const taken = arcs.filter(({ arc }) => arc.letter).map(letterBox);
  const wanted: Wanted = { scale, far, ends: naming.ends, plates: naming.plates, ringed: naming.ringed, taken };
  const { bright } = naming;
  const named = labels.place(wanted);
  const look = JSON.stringify([view, [...naming.ends], [...naming.plates], bright && [...bright]]);
  const before = viewer.written;
  const stay = before?.named === named && before.look === look;
  const names = stay ? before.placed : inView(geometry, named, scale, view);
  viewer.written = { named, look, placed: names };
  const around = { scale, far, view, dot: far ? farDot(scale) : dotOf(scale), names: [...names.map((name) => name.box), ...taken] };
  const written = stay ? null : drawNames(geometry, names, scale, wanted, (city) => bright !== null && !bright.has(city));
  // Finding places takes long, and mostly nothing about them has changed.
  const key = JSON.stringify([board.pieces.map(({ city, mark }) => [city, mark]), around]);
  if (viewer.piecesAt === key) overlay.label(written, null);
  else overlay.label(written, placePieces(geometry, standingOf(board.pieces), around).map((piece) => drawn(piece, far)));
  viewer.piecesAt = key;
}
