"""Put examples and compiled twins into a wheel: hatchling runs this when it builds one.

Examples go into `fogg/examples`, so that `python -m fogg.examples.ppo` runs from an installed wheel.
`make wheel` asks for twins by FOGG_WHEEL=platform, and by FOGG_PROFILED=1 for a compile by a profile of games. They
go into `fogg/_native/<key>`, where `fogg.native` looks first, and the wheel is tagged for this interpreter and system.
Without FOGG_WHEEL the wheel is pure, as `pip install .` makes it.
"""

from __future__ import annotations

import os
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TwinsHook(BuildHookInterface[Any]):
    """Adds the build that fits the sources, compiling it first if need be."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Choose what goes into the wheel; an editable install takes its twins from `build/native` by itself."""
        kind = os.environ.get("FOGG_WHEEL", "pure")
        if kind not in ("pure", "platform"):
            raise SystemExit(f"wheel: FOGG_WHEEL is {kind!r}, but must be pure or platform")
        if version == "editable":
            return
        for example in sorted((Path(self.root) / "examples").glob("*.py")):
            build_data["force_include"][str(example)] = f"fogg/examples/{example.name}"
        if kind == "pure":
            return
        package = Path(self.root) / "src" / "fogg"
        tool = runpy.run_path(str(Path(self.root) / "tools" / "build_native.py"))
        native, builder = tool["load_native"](package)
        training = tool["TRAINING"] if os.environ.get("FOGG_PROFILED") == "1" else None
        built = builder.build(package, lambda line: self.app.display_info(f"native: {line}"), training=training)
        if built.build is None:
            raise SystemExit(f"wheel: {built.why}; PURE=1 makes the wheel without compiled modules")
        inside = f"fogg/{native.SHIPPED}/{built.build.name}"
        for twin in sorted(built.build.rglob(f"*{native.SUFFIX}")):
            build_data["force_include"][str(twin)] = f"{inside}/{twin.relative_to(built.build).as_posix()}"
        build_data["pure_python"], build_data["infer_tag"] = False, True
