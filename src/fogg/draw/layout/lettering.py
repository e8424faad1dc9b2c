"""The room that a name takes.

The widths are those of Sofia Sans Semi Condensed at weight 700, which the web table uses. Every name is written with
`textLength`, so that it fits its box in any font the reader has.
"""

from __future__ import annotations

import unicodedata

# Advance widths in 1/1000 em; letters with an accent are as wide as without.
WIDTHS = {
    195: " ",
    198: "'",
    234: "ijl",
    249: "!|",
    252: ":I",
    257: ".,",
    264: ";J()[]",
    353: "r",
    364: "f",
    370: '"',
    379: "t/\\",
    451: "sz",
    461: "-1",
    467: "L?",
    483: "ax",
    490: "yv",
    495: "kFg",
    501: "c",
    506: "e",
    516: "bpEoø",
    520: "57dqTu",
    524: "2",
    532: "hnZ",
    537: "P3Yß",
    545: "S4",
    553: "X",
    562: "68AB09",
    572: "+=~",
    581: "VRK",
    615: "CD",
    622: "OQUØ",
    629: "G",
    637: "HN&",
    708: "w",
    750: "M",
    780: "mæœ",
    833: "W",
}
ADVANCE = {letter: width for width, letters in WIDTHS.items() for letter in letters}
OTHER = 600  # a letter that the table does not have
RISE = 0.665  # of the size, from the top of the capitals to the base line
TALL = 0.80  # of the size, the height of a line: capitals and most of what hangs below
LEADING = 1.02  # of the size, from line to line
PAD = 1.0  # px between the letters and the edge of their box, on each side


def text_width(text: str, size: float) -> float:
    """Return the width of a text in px at this size."""
    plain = unicodedata.normalize("NFD", text)
    return size / 1000 * sum(ADVANCE.get(letter, OTHER) for letter in plain if not unicodedata.combining(letter))


def box_size(lines: tuple[str, ...], size: float) -> tuple[float, float]:
    """Return width and height of the box around some lines of text."""
    width = max(text_width(line, size) for line in lines) + 2 * PAD
    return width, (TALL + LEADING * (len(lines) - 1)) * size + 2 * PAD


def on_two_lines(name: str) -> tuple[str, str] | None:
    """Return the most even way to write a name on two lines; None if there is no good place to break it."""
    cuts = [(i + (name[i] == "-"), i + 1) for i in range(2, len(name) - 2) if name[i] in " -"]
    if not cuts:
        return None
    end, start = min(cuts, key=lambda cut: max(text_width(name[: cut[0]], 1), text_width(name[cut[1] :], 1)))
    return name[:end], name[start:]
