// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { inView, Labels } from "../src/board/labels";
import { distance } from "../src/board/naming";
import { Obstacles, touching } from "../src/board/obstacles";
import { isWhole, partCamera, restScale, snapped, wholeCamera } from "../src/board/rest";
import { dotOf } from "../src/board/sizes";
import { placePieces, standingOf } from "../src/board/standing";
import { trainSizes } from "../src/board/trains";
import type { Box, Point } from "../src/board/geometry";
import { board, BOARDS, drawing } from "./boards";

/** What the board gets of five windows: 1280 x 720, 1440 x 900, 1920 x 1080, and a phone held either way. */
const WINDOWS: Record<string, [number, number]> = { laptop: [992, 592], desktop: [1108, 752], large: [1520, 912], phone: [390, 576], landscape: [630, 334] };
/** Boards that need the camera there, as the design says. */
const PARTS: Record<string, string[]> = {
  large: [],
  desktop: ["uk", "marklin", "germany", "nederland"],
  laptop: ["uk", "marklin", "germany", "nederland", "france", "africa", "india", "nordic", "old_west"],
  phone: BOARDS,
  landscape: BOARDS,
};
const COVERED = 1.5; // px of a space's edge that a name may cover
const CUT = 6; // px from the window's edge from which on a city may be without its name

describe.each(BOARDS)("%s", (name) => {
  const shape = board(name);
  const rest = shape.rest ?? 0;
  const labels = new Labels(shape);

  test("its rest scale is the least at which spaces are 8 px thick and all names fit", () => {
    expect(rest, `write "rest": ${restScale(shape).toFixed(3)} into its layout.json`).toBeCloseTo(restScale(shape), 3);
    expect(shape.car * rest).toBeGreaterThan(7.9);
  });

  test("far away the cities that are lit keep their names, as many as fit", () => {
    const ringed = new Set(shape.cities.filter((city) => city.name).slice(0, 6).map((city) => city.key));
    const named = labels.place({ scale: 0.25, far: true, ends: new Set(), plates: new Set(), ringed, taken: [] });
    expect([...named.placed.keys()].filter((city) => !ringed.has(city))).toEqual([]);
    expect(named.placed.size).toBeGreaterThan(4);
  });

  test.each(Object.entries(WINDOWS))("at rest in a %s window everything can be read", (window, [width, height]) => {
    const size = { width, height };
    const whole = isWhole(shape, size, rest);
    expect(whole).toBe(!PARTS[window]?.includes(name));
    const ends = new Set(shape.cities.slice(0, 4).map((city) => city.key));
    const points = shape.cities.filter((city) => ends.has(city.key)).map((city): Point => [city.x, city.y]);
    const { scale } = whole ? wholeCamera(shape, size) : { scale: rest };
    const named = labels.place({ scale, far: false, ends, plates: new Set(), taken: [] });
    const camera = whole ? wholeCamera(shape, size) : snapped(shape, partCamera(shape, size, rest, points), size, named, ends);
    const view: Box = [-camera.x, -camera.y, width - camera.x, height - camera.y];
    const shown = inView(shape, named, scale, view);

    expect(shape.car * scale).toBeGreaterThan(7.9);
    expect(shown.filter((one) => one.size < 11)).toEqual([]);
    expect(shown.flatMap((one, i) => shown.slice(i + 1).filter((other) => touching(one.box, other.box)))).toEqual([]);
    const spaces = new Obstacles(shape, scale, shape.car * scale - 2 * COVERED, 2 * COVERED, dotOf(scale));
    expect(shown.filter((one) => spaces.onSpace(one.box)).map((one) => one.key)).toEqual([]);
    const onCity = shown.filter((one) => shape.cities.some((city) => distance(one.box, city.x * scale, city.y * scale) < city.part * dotOf(scale)));
    expect(onCity.map((one) => one.key)).toEqual([]);
    // Every city in the window has its name, unless the edge would cut it.
    const bare = shape.cities.filter((city) => {
      const [x, y] = [city.x * scale + camera.x, city.y * scale + camera.y];
      const inside = x > CUT && y > CUT && x < width - CUT && y < height - CUT;
      return city.name && inside && !shown.some((one) => one.key === city.key);
    });
    const uncut = bare.filter((city) => {
      const places = named.others.get(city.key) ?? [];
      return places.some(({ box }) => box[0] > view[0] + 1 && box[1] > view[1] + 1 && box[2] < view[2] - 1 && box[3] < view[3] - 1 && !shown.some((one) => touching(one.box, box)));
    });
    expect(uncut.map((city) => city.key)).toEqual([]);
    if (whole) expect(bare.map((city) => city.key)).toEqual([]);
  });

  test("a car on it is half as thick again as a space, and 11 px or more", () => {
    const sizes = trainSizes(shape.car, "red", false, 1 / rest);
    expect((sizes.thick + 2 * sizes.hair) / shape.car).toBeGreaterThan(1.45);
    expect(sizes.thick * rest).toBeGreaterThanOrEqual(11 - 1e-9);
    expect(trainSizes(shape.car, "red", true, 1 / rest).thick * rest).toBeGreaterThan(10.7);
  });

  test("the band of a train reaches from city to city", () => {
    const rim = dotOf(rest) / rest + 1 / rest;
    const near = (point: Point | undefined) => Math.min(...shape.cities.map((city) => Math.hypot(city.x - (point?.[0] ?? Infinity), city.y - (point?.[1] ?? Infinity))));
    expect(shape.routes.filter(({ line }) => near(line[0]) > rim || near(line.at(-1)) > rim).map((route) => route.key)).toEqual([]);
  });

  test("pieces at its cities are 19 px or more and cover no name", () => {
    const root = drawing(name);
    const templates = [...root.querySelectorAll('[id^="piece-"]')].filter((one) => one.hasAttribute("data-box"));
    const named = labels.place({ scale: rest, far: false, ends: new Set(), plates: new Set(), taken: [] });
    const names = [...named.placed.values()].map((one) => one.box);
    const cities = shape.cities.filter((city) => city.name).slice(0, 12);
    for (const template of templates) {
      const kind = template.id.slice("piece-".length);
      const pieces = standingOf(cities.map((city) => ({ city: city.key, mark: { kind, place: `city:${city.key}` }, template })));
      const whole: Box = [-1e4, -1e4, 1e4, 1e4];
      const stood = placePieces(shape, pieces, { scale: rest, dot: dotOf(rest), far: false, names, view: whole });
      expect(stood.filter(({ box }) => box[2] - box[0] < 19 || box[3] - box[1] < 19).map(({ city }) => `${kind} at ${city}`)).toEqual([]);
      const boxes = stood.map(({ x, y, box, city }) => ({ city, box: [x + box[0], y + box[1], x + box[2], y + box[3]] as Box }));
      expect(boxes.filter(({ box }) => names.some((one) => touching(one, box))).map(({ city }) => `${kind} at ${city}`)).toEqual([]);
    }
  });
});
