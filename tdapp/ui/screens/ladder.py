"""The page of the room's screen with the steps of the prizes round where the field stands: what is next to be won, and
who took the last places. It takes turns with the usual picture while the money is near or reached.
"""

from collections.abc import Iterator

from tdapp.read.clock.clock import ClockPhase
from tdapp.read.prizes.stage import Rung, Stage
from tdapp.read.screen import ScreenView
from tdapp.ui.screens.layout import Layout
from tdapp.ui.screens.looks import ACCENT, MUTED, WARNING, WHITE, Look
from tdapp.ui.screens.moves import place
from tdapp.ui.screens.sides import PAGE_SECONDS
from tdapp.ui.screens.zones import Box, Lettering, Line, Run, Zone
from tdapp.words import screen as texts
from tdapp.words.prizes.stage import IN_MONEY, TO_GO, room_line
from tdapp.words.say import Words

TURNS, TURN = 3, 2  # of so many pages the last one
HEADING, ROW = 54.0, 51.0
ABREAST = 1100.0  # a place as wide as this holds two columns
BETWEEN = 44.0
PLACE, NAMES = 0.19, 0.51  # of a row, the amount takes the rest
SIZE = 37.0
MOST_NAMED = 2  # of more who share a place it is said how many they are


def turns(view: ScreenView) -> int:
    """The number of pages that take turns, the usual picture among them; 1: there is no ladder to show.

    While names are sent to new seats, and in a last minute, the ladder waits; a single step is no ladder.
    """
    clock = view.clock
    hurry = clock.warn or (clock.phase is ClockPhase.BREAK and clock.left.total_seconds() <= 60)
    return 1 if len(view.rungs) < 2 or view.moves or hurry else TURNS


def ladder_zones(
    view: ScreenView, words: Words, places: Layout, look: Look, *, under: bool
) -> Iterator[tuple[str, Zone]]:
    """The page when its turn has come, else nothing. `under`: the line of what comes next must be read too."""
    if turns(view) == 1 or int(view.clock.now.timestamp()) // PAGE_SECONDS % TURNS != TURN or view.stage is None:
        return
    box = place(places, under=under)
    waits = view.stage.stage is not Stage.IN_MONEY
    ink = look.ink if look.ink != WHITE else WARNING if waits else ACCENT
    head = Line(
        (Run(room_line(words, view.stage), ink, bold=True),), 42, shorter=(Run(_brief(view, words), ink, bold=True),)
    )
    yield "ladder_head", Lettering(Box(box.x, box.y, box.w, HEADING - 6), (head,), "left")
    columns = 2 if box.w >= ABREAST else 1
    rows = max(1, int((box.h - HEADING) / ROW))
    across = Box(box.x, box.y + HEADING, box.w, box.h - HEADING).across(columns, BETWEEN)
    shown = _around(view.rungs, rows * columns)
    rows = -(-len(shown) // columns)
    for number, rung in enumerate(shown):
        column = across[number // rows]
        at = Box(column.x, column.y + number % rows * ROW, column.w, ROW - 3)
        yield from _rung(number, rung, words, at, ink)


def _around(rungs: tuple[Rung, ...], most: int) -> tuple[Rung, ...]:
    """As many steps as there is room for: half of them from where the field stands upwards, more where fewer were
    taken.
    """
    here = next((at for at, rung in enumerate(rungs) if rung.here), 0)
    start = max(0, min(here + 1 - (most + 1) // 2, len(rungs) - most))
    return rungs[start : start + most]


def _rung(number: int, rung: Rung, words: Words, at: Box, ink: str) -> Iterator[tuple[str, Zone]]:
    colour = ink if rung.here else MUTED if rung.names else WHITE
    span = words.number(rung.best)
    if rung.worst > rung.best:
        span = f"{span}–{words.number(rung.worst)}"
    where = Line((Run(span, colour, figures=True),), SIZE, exact=True)
    yield f"place{number}", Lettering(Box(at.x, at.y, at.w * PLACE - 8, at.h), (where,), "left")
    middle = Box(at.x + at.w * PLACE, at.y, at.w * NAMES - 12, at.h)
    if who := _who(rung, words):
        full, short = who
        bold = not rung.here
        name = Line((Run(full, colour, bold=bold),), SIZE, shorter=(Run(short, colour, bold=bold),))
        yield f"took{number}", Lettering(middle, (name,), "left")
    amount = words.money(rung.amount, cents=False) if rung.amount.cents else words(texts.NO_PRIZE)
    gets = Line((Run(amount, colour, figures=True),), SIZE, exact=True)
    right = Box(middle.right + 12, at.y, at.right - middle.right - 12, at.h)
    yield f"prize{number}", Lettering(right, (gets,), "right")


def _who(rung: Rung, words: Words) -> tuple[str, str] | None:
    """Who took a step, in full and in short; who goes out next takes the one the field stands at."""
    if rung.here:
        next_out = words(texts.NEXT_OUT)
        return next_out, next_out
    if not rung.names:
        return None
    if len(rung.names) > MOST_NAMED:
        return words(texts.SHARED, n=len(rung.names)), words(texts.PLAYERS, n=len(rung.names))
    lasts = [name.last or name.full for name in rung.names]
    return words.several([name.full for name in rung.names]), words.several(lasts)


def _brief(view: ScreenView, words: Words) -> str:
    """The heading where the whole of it does not fit."""
    at = view.stage
    return words(TO_GO, n=at.to_go) if at is not None and at.to_go else words(IN_MONEY)
