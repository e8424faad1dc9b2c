"""Write src/fogg/server/confusables.txt: letters that look like plain Latin ones, by Unicode's own data (UTS 39).

Asks the ICU library of this machine for the skeleton of every letter and number, and keeps those whose skeleton is
ASCII and that Unicode's compatibility forms do not already make the same. Needs ICU 60 or newer (Debian: libicu72).
"""

from __future__ import annotations

import argparse
import ctypes
import ctypes.util
import re
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "src" / "fogg" / "server" / "confusables.txt"
KINDS = "LN"
HEAD = """\
# Letters and digits whose skeleton (Unicode Technical Standard 39) is plain ASCII: the skeleton, then all that have it.
# Made by tools/confusables.py from ICU {icu}; data of Unicode, Inc., https://www.unicode.org/license.txt
"""


class Icu:
    """The spoof checker of ICU."""

    def __init__(self) -> None:
        name = ctypes.util.find_library("icui18n")
        found = re.search(r"so\.(\d+)", name or "")
        if name is None or found is None:
            sys.exit("ICU is not installed: the data cannot be made here (Debian: apt install libicu72)")
        self.version = found[1]
        self.library = ctypes.CDLL(name)
        status = ctypes.c_int(0)
        opening = self.library[f"uspoof_open_{self.version}"]
        opening.restype = ctypes.c_void_p
        self.checker = ctypes.c_void_p(opening(ctypes.byref(status)))
        assert status.value <= 0, status.value

    def skeleton(self, text: str) -> str:
        """Return the skeleton of a text."""
        status = ctypes.c_int(0)
        given = text.encode()
        room = ctypes.create_string_buffer(256)
        ask = self.library[f"uspoof_getSkeletonUTF8_{self.version}"]
        size = ask(self.checker, 0, given, len(given), room, len(room), ctypes.byref(status))
        assert status.value <= 0, status.value
        return room.raw[:size].decode()


def main() -> None:
    """Write the file."""
    argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0]).parse_args()
    icu = Icu()
    found: dict[str, list[str]] = defaultdict(list)
    for number in range(sys.maxunicode + 1):
        character = chr(number)
        if unicodedata.category(character)[0] not in KINDS or unicodedata.normalize("NFKC", character) != character:
            continue
        skeleton = icu.skeleton(character)
        if skeleton != character and skeleton.isascii():
            found[skeleton].append(character)
    lines = [f"{skeleton} {''.join(found[skeleton])}\n" for skeleton in sorted(found)]
    TARGET.write_text(HEAD.format(icu=icu.version) + "".join(lines), encoding="utf-8")
    print(f"{TARGET}: {sum(map(len, found.values()))} letters like {len(found)}")


if __name__ == "__main__":
    main()
