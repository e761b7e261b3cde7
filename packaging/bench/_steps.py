"""The steps of what a window makes ahead, each with its name and its time, for keystrokes.py and _opening.py."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from tdapp.ui.ahead import Ahead


class Step(NamedTuple):
    """A step: the page it was about and where in the code it was left, and its seconds of the window's thread."""

    name: str
    took: float


def measured(work: Ahead, take: Callable[[], None], settle: Callable[[], None]) -> Step:
    """Take a step, and let everything happen that follows from it."""
    page = page_of(work)
    began = time.thread_time()
    take()
    settle()
    took = time.thread_time() - began
    return Step(f"{page_of(work) or page}: {place_of(work)}", took)


def page_of(work: Ahead) -> str:
    """The page that is being made, and which part of it."""
    inner: Any = work._work
    found: list[str] = []
    while (frame := getattr(inner, "gi_frame", None)) is not None and len(found) < 2:
        own = frame.f_locals
        found += [str(each) for each in (own.get("name"), getattr(own.get("named"), "name", None)) if each]
        inner = inner.gi_yieldfrom
    return " ".join(dict.fromkeys(found))


def place_of(work: Ahead) -> str:
    """The function the work stands still in, and where: a step ends there."""
    inner: Any = work._work
    place = "the end"
    while (frame := getattr(inner, "gi_frame", None)) is not None:
        place = f"{frame.f_code.co_qualname}, {Path(frame.f_code.co_filename).name}:{frame.f_lineno}"
        making = frame.f_locals.get("making")  # is no generator itself: it steps through one
        inner = inner.gi_yieldfrom or getattr(making, "_pieces", None)
    return place
