"""Regenerate the perft-like counts: how many sequences of decisions there are, for every ruleset and player count.

Counted from the deal with fixed chance, and from a position in the middle of a random game; one wrong option anywhere
changes them. `tests/rules/perft.json` holds them; read the difference before you commit it.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.rules.counting import counts  # noqa: E402
from tests.sample import rulesets  # noqa: E402

FILE = ROOT / "tests" / "rules" / "perft.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("editions", nargs="*", help="by default all; the counts of others stay as they are")
    asked = parser.parse_args().editions
    rows = json.loads(FILE.read_text(encoding="utf-8")) if asked else {}
    for edition, variant, players in rulesets():
        if not asked or edition in asked:
            rows[f"{edition}/{variant or '-'}/{players}"] = counts(edition, variant, players)
    rows = dict(sorted(rows.items(), key=lambda row: row[0].partition("/")[0]))
    lines = [f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(rows)} rulesets counted")


if __name__ == "__main__":
    main()
