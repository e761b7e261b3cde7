"""The start of the application with the demo club, whole processes, beside a bare PySide6 window's.

From the call of the interpreter to the first picture of the main window, to the first page of the club painted; and
the memory held a moment later, with all that could wait loaded, and with every page made ahead: as much as an evening
takes in which each is opened once. The processes start in turn, each with folders of its own, so nobody's preferences
are touched.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tdapp.app.demo.evening import make_demo_club  # noqa: E402 - the checkout is found before
from tdapp.app.time_source import TimeSource  # noqa: E402

Row = tuple[str, float | None, float | None, float | None, str]
CHILD = Path(__file__).resolve().parent / "_startup.py"
TURNS = 9
PAINTED, USABLE, MEMORY, READY = 1.6, 4.0, 2.2, 4.0


def rows() -> Iterator[Row]:
    """Painted, usable and memory, each beside the bare window."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        club = home / "demo.tdapp"
        make_demo_club(club, TimeSource())
        started(home, "bare"), started(home, "tdapp", str(club))  # once for the disk's cache and the compiled modules
        pairs = [(started(home, "bare"), started(home, "tdapp", str(club))) for _ in range(TURNS)]
    bare = {name: statistics.median(turn[0][name] for turn in pairs) for name in ("painted", "memory")}
    ours = {name: statistics.median(turn[1][name] for turn in pairs) for name in pairs[0][1]}
    yield "start to the first painted window", ours["painted"], bare["painted"], PAINTED, "a bare PySide6 window"
    yield "start to its words and buttons painted", ours["framed"], bare["painted"], None, "a bare PySide6 window"
    yield "start to usable with the demo club", ours["usable"], bare["painted"], USABLE, "a bare PySide6 window"
    if bare["memory"]:
        yield "memory with the demo club, bytes", ours["memory"], bare["memory"], MEMORY, "a bare PySide6 window"
        yield "memory with every page made ahead, bytes", ours["ready"], bare["memory"], READY, "a bare PySide6 window"
    else:
        yield "memory with the demo club, bytes", None, None, MEMORY, "a bare PySide6 window"


def started(home: Path, *arguments: str) -> dict[str, float]:
    """One start: seconds since the call for what has a time, bytes for memory."""
    places = {name: str(home) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")}
    windows = {name: str(home) for name in ("WIN_PD_OVERRIDE_LOCAL_APPDATA", "WIN_PD_OVERRIDE_APPDATA")}
    compiled = {"PYTHONPYCACHEPREFIX": str(home / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}  # as after a first start
    environment = {**os.environ, **places, **windows, **compiled, "QT_QPA_PLATFORM": "offscreen"}
    began = time.time()
    child = subprocess.run(
        [sys.executable, str(CHILD), *arguments], env=environment, capture_output=True, text=True, check=True
    )
    lines = (line.split() for line in child.stdout.splitlines())
    return {name: float(value) - (0 if name in ("memory", "ready") else began) for name, value in lines}


if __name__ == "__main__":
    for name, ours, reference, limit, what in rows():
        ratio = "not measured" if ours is None or reference is None else f"{ours / reference:.2f}x"
        print(f"{name}: {ours}, {ratio} {what} (limit {limit or 'none'})")
