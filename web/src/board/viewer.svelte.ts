/** The window on the board: where it looks from, and how the drawing follows. */
import { fit, moved, showing, zoomed, type Camera } from "./camera";
import { MarkedBoard } from "./marks";
import { placesOf, type Places } from "./places";
import { Overlay } from "./overlay";

const SHARPEN_MS = 160;

export class Viewer {
  board = $state.raw<MarkedBoard | null>(null);
  size = $state.raw({ width: 0, height: 0 });
  camera = $state.raw<Camera>({ scale: 1, x: 0, y: 0 });
  places: Places = { cities: [], routes: [], width: 1, height: 1 };
  overlay: Overlay | null = null;
  /** True once the player has moved the board: it is left where it is. */
  own = false;
  /** True while fingers hold the board. */
  held = false;
  private mover: HTMLElement | null = null;
  private baked = 0;
  private sharpening: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onScale: () => void) {}

  /** Put a drawing into its place on the page. */
  load(svg: string, mover: HTMLElement): void {
    const drawn = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    const root = document.importNode(drawn, true) as unknown as SVGSVGElement;
    this.mover = mover;
    this.baked = 0;
    this.places = placesOf(root);
    mover.replaceChildren(root);
    this.board = new MarkedBoard(root);
    this.overlay = new Overlay(root, this.places);
  }

  /** Look away: the page may go on meanwhile. */
  close(): void {
    clearTimeout(this.sharpening);
    this.mover = null;
  }

  /** The points of the board that belong to a place. */
  pointsOf(place: string): [number, number][] {
    const key = place.slice(place.indexOf(":") + 1);
    if (place.startsWith("route:")) return this.places.routes.find((route) => route.key === key)?.spaces ?? [];
    return this.places.cities.filter((one) => one.key === key).map((one) => [one.x, one.y]);
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

  pan(dx: number, dy: number): void {
    this.own = true;
    this.move(moved(this.camera, dx, dy, this.places, this.size));
  }

  zoom(factor: number, at: [number, number] = [this.size.width / 2, this.size.height / 2]): void {
    this.own = true;
    this.move(zoomed(this.camera, factor, at, this.places, this.size));
  }

  /** Move as little as needed to show points of the board above a sheet of that height. */
  show(points: [number, number][], bottom = 0): void {
    this.move(showing(this.camera, points, this.size, { bottom }));
  }

  whole(): Camera {
    return fit(this.places, this.size);
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
      root.setAttribute("width", String(this.places.width * this.baked));
      root.setAttribute("height", String(this.places.height * this.baked));
      this.onScale();
    }
    this.paint();
  }

  private paint(): void {
    const { scale, x, y } = this.camera;
    if (this.mover) this.mover.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale / (this.baked || scale)})`;
  }
}
