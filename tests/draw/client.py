"""A client that knows nothing of Fogg but docs/marks.md: it puts a list of marks on the SVG of a static board."""

from __future__ import annotations

import copy
import math
import xml.etree.ElementTree as ET
from typing import Any

Mark = dict[str, Any]
SVG = "{http://www.w3.org/2000/svg}"
ET.register_namespace("", SVG[1:-1])


def num(value: float) -> str:
    """Return a number rounded to a tenth of a px, written as in the SVG."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


class Client:
    """A loaded board; `apply` puts a position on it."""

    def __init__(self, svg: str) -> None:
        self.root = ET.fromstring(svg)
        self.ids = {element.get("id", ""): element for element in self.root.iter()}
        self.px, self.is_page = 1.0, False
        self.placed: list[Mark] = []  # pieces at cities, which a page places itself

    def text(self) -> str:
        """Return the drawing in canonical form."""
        return ET.canonicalize(ET.tostring(self.root, encoding="unicode"))

    def apply(self, marks: list[Mark], px: float | None = None) -> None:
        """Put marks on the board. `px`: for a page, how many px of the board are one px of the screen."""
        self.px, self.is_page = px or 1.0, px is not None
        lit = {mark["place"] for mark in marks if mark["kind"] in ("lit", "apart", "missing")}
        dims = any(mark["kind"] == "dim" for mark in marks)
        if dims:
            self.dim("routes", "route", lit, ".25")
            self.dim("cities", "city", lit, ".4")
        for mark in marks:
            place, _, key = mark["place"].partition(":")
            if place == "route":
                self.on_route(mark, key)
            elif place == "city":
                self.in_city(mark, self.ids[f"city-{key}"])
        if dims:
            self.dim("trains", "owned", lit, ".28", "route")

    def dim(self, layer: str, word: str, lit: set[str], opacity: str, place: str = "") -> None:
        for element in self.ids[layer]:
            if f"{place or word}:{element.get('id', '').removeprefix(word + '-')}" not in lit:
                element.set("opacity", opacity)

    def template(self, prefix: str, mark: Mark) -> ET.Element | None:
        own = self.ids.get(f"{prefix}-{mark['kind']}-{mark['livery']}") if mark.get("livery") else None
        return own if own is not None else self.ids.get(f"{prefix}-{mark['kind']}")

    def disc(self, mark: Mark) -> ET.Element:
        return self.ids[f"piece-disc-{mark['livery']}" if mark.get("livery") else "piece-disc"]

    def on_route(self, mark: Mark, key: str) -> None:
        if mark["kind"] == "train":
            self.own(mark, key)
            return
        state, along, piece = (self.template(prefix, mark) for prefix in ("state", "along", "piece"))
        for stroke in state if state is not None else ():
            attributes = {name: value for name, value in stroke.attrib.items() if not name.startswith("data-")}
            wide, more = float(stroke.get("data-wide", "")), float(stroke.get("data-px", ""))
            attributes["stroke-width"] = num(wide + more * self.px)
            if "stroke-dasharray" in attributes:
                dashes = attributes["stroke-dasharray"].split()
                attributes["stroke-dasharray"] = " ".join(num(float(dash) * self.px) for dash in dashes)
            ET.SubElement(self.ids["bands"], f"{SVG}use", {"href": f"#band-{key}", **attributes})
        n = 1
        while along is not None and f"space-{key}-{n}" in self.ids:
            self.on_space(mark, along, self.ids[f"space-{key}-{n}"])
            n += 1
        if state is None and along is None and piece is None:
            piece = self.disc(mark)
        if piece is not None:
            x, y = (float(part) for part in self.ids[f"route-{key}"].get("data-at", "").split(","))
            self.stand(mark, piece, x, y)

    def own(self, mark: Mark, key: str) -> None:
        """Draw a train: an owned route."""
        if f"owned-{key}" not in self.ids:
            self.ids[f"owned-{key}"] = ET.SubElement(self.ids["trains"], f"{SVG}g", {"id": f"owned-{key}"})
        group = ET.SubElement(self.ids[f"owned-{key}"], f"{SVG}g", {"class": "owned"})
        route = self.ids[f"route-{key}"]
        spaces: list[ET.Element] = []
        while f"space-{key}-{len(spaces) + 1}" in self.ids:
            spaces.append(self.ids[f"space-{key}-{len(spaces) + 1}"])
            for child in list(spaces[-1]):
                spaces[-1].remove(child)
        Train(self, mark, "data-tracks" in route.attrib).draw(group, key, spaces)

    def on_space(self, mark: Mark, template: ET.Element, space: ET.Element) -> None:
        slot, of = mark.get("slot", 0), mark.get("of", 1)
        if slot == 0:
            for child in list(space):
                space.remove(child)
        turn, length = space.get("data-turn", ""), int(space.get("data-length", ""))
        attributes = {name: value for name, value in template.attrib.items() if name not in ("id", "data-body")}
        if of > 1:
            length = max(6, math.floor((length + 1) / of) - 1)
            by = num((slot - (of - 1) / 2) * (length + 1))
            attributes["transform"] = f"rotate({turn})translate({by})rotate({num(-float(turn))})"
        clone = ET.SubElement(space, f"{SVG}g", attributes)
        body = f"#{template.get('data-body')}-{length}"
        ET.SubElement(clone, f"{SVG}use", {"href": body, "transform": f"rotate({turn})"})
        if of > 1:
            clone = ET.SubElement(clone, f"{SVG}g", {"transform": f"scale({min(1.0, length / 14):.2f})"})
        clone.extend(copy.deepcopy(list(template)))

    def in_city(self, mark: Mark, city: ET.Element) -> None:
        ring = self.template("ring", mark)
        if ring is not None:
            dot = max(5.4, min(9.0, 8 / self.px))
            scale = f"scale({(dot + 4) / 12 * self.px:.3f})" if self.is_page else ""
            around = ET.SubElement(self.ids["rings"], f"{SVG}g", {"transform": city.get("transform", "") + scale})
            around.extend(copy.deepcopy(list(ring)))
            return
        if self.is_page:
            self.placed.append(mark)
            return
        piece = self.template("piece", mark)
        slots = [slot.split(",") for slot in city.get("data-slots", "").split()]
        dx, dy = (float(part) for part in slots[mark.get("slot", 0) % len(slots)])
        x, y = (float(part) for part in city.get("transform", "")[len("translate(") : -1].split())
        self.stand(mark, piece if piece is not None else self.disc(mark), x + dx, y + dy)

    def stand(self, mark: Mark, template: ET.Element, x: float, y: float) -> None:
        where = {"class": "piece", "transform": f"translate({num(x)} {num(y)})"}
        clone = ET.SubElement(self.ids["pieces"], f"{SVG}g", where)
        clone.extend(copy.deepcopy(list(template)))
        n = mark.get("n", 1)
        for group in list(clone):
            if group.get("class") == "several" and n == 1:
                clone.remove(group)
        for element in clone.iter(f"{SVG}text"):
            classes = element.get("class", "").split()
            if "n" in classes:
                element.text = str(n)
            elif "label" in classes:
                element.text = mark["kind"][:2].capitalize()


class Train:
    """One owner's train on a route, with the sizes that docs/marks.md gives."""

    def __init__(self, client: Client, mark: Mark, parallel: bool) -> None:
        self.slot, self.of, livery = mark.get("slot", 0), mark.get("of", 1), mark["livery"]
        self.parts = self.painted(client, livery)
        self.lines = self.parts if self.of == 1 else self.painted(client, "shared")
        w, px = float(client.root.get("data-car", "")), client.px
        self.hair = max((1.3 if livery == "white" else 0.9) * px, 1.2)
        self.edge = max(1.5 * px, 2.2)
        self.band = max(4.2 * px, 0.46 * w)
        self.thick = max(11 * px, 1.32 * w)
        if parallel:
            self.thick = min(self.thick, w + 5.2)
        self.grow, self.line = min(1.6 * px, 2.0), 0.9 * px

    @staticmethod
    def painted(client: Client, livery: str) -> dict[str, dict[str, str]]:
        found = {}
        for part in client.ids[f"train-{livery}"]:
            found[part.get("data-part", "")] = {name: at for name, at in part.attrib.items() if name != "data-part"}
        return found

    def draw(self, group: ET.Element, key: str, spaces: list[ET.Element]) -> None:
        edged = self.band + 2 * self.edge
        if self.slot == 0:
            for part, width in (("line-hair", edged + 2 * self.hair), ("line-edge", edged), ("line", self.band)):
                self.stroke(group, key, part, width)
        for part, by in (("car-hair", self.hair), ("car-edge", 0.0)):
            for space in spaces:
                placed, length = self.place(space)
                long, thick = length + self.grow + 2 * by, self.thick + 2 * by
                plate(group, long, thick, self.thick * 0.34 + by, {**self.parts[part], "transform": placed})
        if self.slot == 0:
            self.stroke(group, key, "line", self.band * 0.62)
        for space in spaces:
            self.car(group, space)

    def stroke(self, group: ET.Element, key: str, part: str, width: float) -> None:
        attributes = {"href": f"#band-{key}", **self.lines[part], "stroke-width": num(width)}
        ET.SubElement(group, f"{SVG}use", attributes)

    def place(self, space: ET.Element) -> tuple[str, int]:
        """Return where a car stands, as a transform, and how long its part of the space is."""
        x, y = (float(part) for part in space.get("transform", "")[len("translate(") : -1].split())
        turn, length = space.get("data-turn", ""), int(space.get("data-length", ""))
        if self.of > 1:
            length = max(6, math.floor((length + 1) / self.of) - 1)
            by, angle = (self.slot - (self.of - 1) / 2) * (length + 1), math.radians(float(turn))
            x, y = x + by * math.cos(angle), y + by * math.sin(angle)
        return f"translate({num(x)} {num(y)})rotate({turn})", length

    def car(self, group: ET.Element, space: ET.Element) -> None:
        placed, length = self.place(space)
        car = ET.SubElement(group, f"{SVG}g", {"class": "train", "transform": placed})
        long, thick = length + self.grow - 2 * self.edge, self.thick - 2 * self.edge
        line = {} if "roof" in self.parts else {"stroke-width": num(self.line)}
        plate(car, long, thick, thick * 0.32, {**self.parts["body"], **line})
        if "roof" in self.parts and long > 8:
            down = f"translate(0 {num(thick * 0.12 + 1 - thick / 2)})"
            plate(car, long - 4, thick * 0.24, thick * 0.12, {**self.parts["roof"], "transform": down})
        size = min(thick * 0.86, long * 0.6) / 24
        turned = f"rotate({num(-float(space.get('data-turn', '')))})scale({size:.3f})"
        ET.SubElement(car, f"{SVG}use", {**self.parts["shape"], "transform": turned})


def plate(parent: ET.Element, long: float, thick: float, corner: float, more: dict[str, str]) -> None:
    """Draw a rectangle with round corners around (0, 0)."""
    box = {"x": num(-long / 2), "y": num(-thick / 2), "width": num(long), "height": num(thick), "rx": num(corner)}
    ET.SubElement(parent, f"{SVG}rect", {**box, **more})
