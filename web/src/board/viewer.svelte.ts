/** The window on the board: where it looks from, and how the drawing follows. */
import { besides, fitsAt, isShowing, moved, showing, zoomed, type Camera, type Size } from "./camera";
import { EMPTY, geometryOf, type Box, type Geometry, type Point } from "./geometry";
import { Labels, type Written } from "./labels";
import { MarkedBoard } from "./marks";
import { Overlay } from "./overlay";
import { isWhole, partCamera, restScale, snapped, wholeCamera } from "./rest";
import { isStill } from "../core/settings.svelte";

const SHARPEN_MS = 160;
const PAN_MS = 320;
const FAR = 0.985; // of the rest scale below which the board is drawn simplified
const LEAST = 0.9; // of the scale at which the whole board fits
const AROUND = 34; // px that a place is away from the window's edge to be in sight

export class Viewer {
  board = $state.raw<MarkedBoard | null>(null);
  geometry = $state.raw<Geometry>(EMPTY);
  size = $state.raw({ width: 0, height: 0 });
  /** How many px at the bottom of the window are covered by what stays there. */
  covered = $state(0);
  camera = $state.raw<Camera>({ scale: 1, x: 0, y: 0 });
  /** The scale at which the drawing is laid out: the camera's, as soon as it rests. */
  baked = $state(0);
  /** Counts how often the board has come to rest: names are fitted to the window then. */
  rested = $state(0);
  overlay: Overlay | null = null;
  labels: Labels | null = null;
  /** True once the player has moved the board: it is left where it is. */
  own = false;
  /** The names that were written last. */
  written: Written | null = null;
  /** What the places of pieces were last found for. */
  piecesAt = "";
  /** True while fingers hold the board. */
  held = false;
  /** Where the player looked from before the whole board was shown. */
  private before: Camera | null = null;
  private mover: HTMLElement | null = null;
  private sharpening: ReturnType<typeof setTimeout> | undefined;
  private riding: ReturnType<typeof setTimeout> | undefined;
  private readonly rests = $derived(this.geometry.rest ?? restScale(this.geometry));

  /** The part of the window in which the board rests. */
  private readonly room = $derived({ width: this.size.width, height: Math.max(1, this.size.height - this.covered) });
  /** True where the whole board can be read at rest. */
  readonly isWhole = $derived(isWhole(this.geometry, this.room, this.rests));
  /** True where the board is so small that it is drawn simplified. */
  readonly far = $derived(this.baked > 0 && this.baked < Math.min(this.rests, 1) * FAR);
  readonly whole = $derived(wholeCamera(this.geometry, this.room));
  /** True while the whole board is shown although it rests on a part. */
  readonly showsAll = $derived(!this.isWhole && Math.abs(this.camera.scale - this.whole.scale) < 1e-6);
  /** What of the board is seen, in px of the screen from the board's corner. */
  readonly view = $derived<Box>([-this.camera.x, -this.camera.y, this.size.width - this.camera.x, this.size.height - this.camera.y]);

  /** Put a drawing into its place on the page. */
  load(svg: string, mover: HTMLElement): void {
    const drawn = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    const root = document.importNode(drawn, true) as unknown as SVGSVGElement;
    this.mover = mover;
    this.baked = 0;
    this.piecesAt = "";
    this.written = null;
    this.geometry = geometryOf(root);
    root.querySelector("#names")?.remove(); // they are placed for each scale
    mover.replaceChildren(root);
    this.board = new MarkedBoard(root, this.geometry);
    this.overlay = new Overlay(this.board, this.geometry);
    this.labels = new Labels(this.geometry);
  }

  close(): void {
    clearTimeout(this.sharpening);
    clearTimeout(this.riding);
    this.mover = null;
  }

  /** The points of the board that belong to a place. */
  pointsOf(place: string): Point[] {
    const key = place.slice(place.indexOf(":") + 1);
    if (place.startsWith("route:")) return this.geometry.routes.find((route) => route.key === key)?.spaces.map(({ x, y }) => [x, y]) ?? [];
    return this.geometry.cities.filter((one) => one.key === key).map((one) => [one.x, one.y]);
  }

  /** Where the board rests: whole, or on some points at the scale at which all can be read. `keep`: names not to cut. */
  home(points: Point[], keep: Set<string>): void {
    this.own = false;
    this.before = null;
    if (this.isWhole) return this.set(this.whole);
    const part = partCamera(this.geometry, this.room, this.rests, points);
    const named = this.labels?.place({ scale: this.rests, far: false, ends: keep, plates: new Set(), taken: [] });
    this.set(named ? snapped(this.geometry, part, this.room, named, keep) : part);
  }

  /** Show the whole board, or go back to where the player looked from. */
  toggleWhole(): void {
    const { before } = this;
    this.own = true;
    if (this.showsAll && before) {
      this.before = null;
      this.set(before);
    } else {
      this.before = this.camera;
      this.set(this.whole);
    }
  }

  /** Look from another place at once. */
  set(next: Camera): void {
    this.camera = next;
    this.sharpen();
  }

  /** Look from another place; the drawing is sharp again when it rests. */
  move(next: Camera): void {
    this.camera = next;
    this.paint();
    clearTimeout(this.sharpening);
    this.sharpening = setTimeout(() => { if (!this.held) this.sharpen(); }, SHARPEN_MS);
  }

  /** Ride to another place at the same scale. */
  ride(next: Camera, ms = PAN_MS): void {
    if (next.x === this.camera.x && next.y === this.camera.y) return;
    if (!isStill() && this.mover && next.scale === this.camera.scale) {
      this.mover.classList.add("riding");
      this.mover.style.setProperty("--ride", `${ms}ms`);
      clearTimeout(this.riding);
      this.riding = setTimeout(() => this.mover?.classList.remove("riding"), ms + 40);
    }
    this.set(next);
  }

  pan(dx: number, dy: number): void {
    this.own = true;
    this.move(moved(this.camera, dx, dy, this.geometry.box, this.size));
  }

  zoom(factor: number, at: Point = [this.size.width / 2, this.size.height / 2]): void {
    this.own = true;
    this.move(zoomed(this.camera, factor, at, this.whole.scale * LEAST, this.geometry.box, this.size));
  }

  /** Both fingers moved: pan and zoom in one. */
  pinch(dx: number, dy: number, factor: number, at: Point): void {
    this.own = true;
    const panned = moved(this.camera, dx, dy, this.geometry.box, this.size);
    this.move(zoomed(panned, factor, at, this.whole.scale * LEAST, this.geometry.box, this.size));
  }

  /** Look at a part of the board, given by its middle. */
  lookAt([x, y]: Point): void {
    this.own = true;
    const { scale } = this.camera;
    this.move(moved({ scale, x: this.size.width / 2 - x * scale, y: this.size.height / 2 - y * scale }, 0, 0, this.geometry.box, this.size));
  }

  /** Move as little as needed to show points above a sheet or at its left; to the whole board if they do not fit. */
  show(points: Point[], sheet: Size = { width: 0, height: 0 }): void {
    if (!points.length) return;
    const rooms = besides(this.size, sheet);
    if (rooms.some((room) => isShowing(this.camera, points, room, AROUND))) return;
    const fitting = rooms.find((room) => fitsAt(this.camera.scale, points, room, AROUND));
    if (fitting) return this.ride(showing(this.camera, points, fitting));
    const room = rooms.find((one) => fitsAt(this.whole.scale, points, one, AROUND)) ?? rooms[0]!;
    this.set(showing(this.whole, points, room));
  }

  /** Go where something happened: a ride, or a cut where it is more than a window away. */
  follow(points: Point[], ms: number): void {
    const next = showing(this.camera, points, this.size);
    const near = Math.abs(next.x - this.camera.x) <= this.size.width && Math.abs(next.y - this.camera.y) <= this.size.height;
    if (near) this.ride(next, ms);
    else this.set(next);
  }

  isInSight(points: Point[], margin = AROUND): boolean {
    return isShowing(this.camera, points, this.room, margin);
  }

  /** Only the container is transformed; when it rests, the board is laid out at its new scale and is sharp. */
  sharpen(): void {
    clearTimeout(this.sharpening);
    const root = this.board?.root;
    if (!root || !this.mover) return;
    // On whole px letters are as sharp as they can be.
    this.camera = { ...this.camera, x: Math.round(this.camera.x), y: Math.round(this.camera.y) };
    if (this.baked !== this.camera.scale) {
      this.baked = this.camera.scale;
      root.setAttribute("width", String(this.geometry.width * this.baked));
      root.setAttribute("height", String(this.geometry.height * this.baked));
      root.style.setProperty("--px", String(1 / this.baked));
    }
    this.rested++;
    this.paint();
  }

  private paint(): void {
    const { scale, x, y } = this.camera;
    if (this.mover) this.mover.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale / (this.baked || scale)})`;
  }
}
