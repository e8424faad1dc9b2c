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
    """A number rounded to a tenth of a px, written as in the SVG."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


class Client:
    """A loaded board; `apply` puts a position on it."""

    def __init__(self, svg: str) -> None:
        self.root = ET.fromstring(svg)
        self.ids = {element.get("id", ""): element for element in self.root.iter()}

    def text(self) -> str:
        """The drawing in canonical form."""
        return ET.canonicalize(ET.tostring(self.root, encoding="unicode"))

    def apply(self, marks: list[Mark]) -> None:
        if any(mark["kind"] == "dim" for mark in marks):
            lit = {mark["place"] for mark in marks if mark["kind"] == "lit"}
            self.dim("routes", "route", lit, ".2")
            self.dim("cities", "city", lit, ".38")
        for mark in marks:
            place, _, key = mark["place"].partition(":")
            if place == "route":
                self.on_route(mark, key)
            elif place == "city":
                self.in_city(mark, self.ids[f"city-{key}"])

    def dim(self, layer: str, word: str, lit: set[str], opacity: str) -> None:
        for element in self.ids[layer]:
            if f"{word}:{element.get('id', '').removeprefix(word + '-')}" not in lit:
                element.set("opacity", opacity)

    def template(self, prefix: str, mark: Mark) -> ET.Element | None:
        own = self.ids.get(f"{prefix}-{mark['kind']}-{mark['livery']}") if mark.get("livery") else None
        return own if own is not None else self.ids.get(f"{prefix}-{mark['kind']}")

    def disc(self, mark: Mark) -> ET.Element:
        return self.ids[f"piece-disc-{mark['livery']}" if mark.get("livery") else "piece-disc"]

    def on_route(self, mark: Mark, key: str) -> None:
        state, along, piece = (self.template(prefix, mark) for prefix in ("state", "along", "piece"))
        for stroke in state if state is not None else ():
            ET.SubElement(self.ids["bands"], f"{SVG}use", {"href": f"#band-{key}", **stroke.attrib})
        n = 1
        while along is not None and f"space-{key}-{n}" in self.ids:
            self.on_space(mark, along, self.ids[f"space-{key}-{n}"])
            n += 1
        if state is None and along is None and piece is None:
            piece = self.disc(mark)
        if piece is not None:
            x, y = (float(part) for part in self.ids[f"route-{key}"].get("data-at", "").split(","))
            self.stand(mark, piece, x, y)

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
            around = ET.SubElement(self.ids["rings"], f"{SVG}g", {"transform": city.get("transform", "")})
            around.extend(copy.deepcopy(list(ring)))
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
