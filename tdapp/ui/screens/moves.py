"""The page of the room's screen that sends players to new seats, in large names, until each has been seen there."""

from collections.abc import Iterator

from tdapp.read.people.names import PlayerName
from tdapp.read.screen import ScreenView
from tdapp.read.seating.moves import UnseatedView
from tdapp.ui.screens.layout import BOTTOM, Layout
from tdapp.ui.screens.looks import ACCENT, MUTED, WHITE, Look
from tdapp.ui.screens.sides import PAGE_SECONDS
from tdapp.ui.screens.zones import Box, Lettering, Line, Run, Zone
from tdapp.words import screen as texts
from tdapp.words.say import Words

HEADING, ROW, ROW_WITH_AREA = 52.0, 73.0, 108.0
ABREAST = 1100.0  # a place as wide as this holds two names side by side
BETWEEN = 36.0
NAMES = 0.60  # of a row, the seats take the rest
NAME, AREA = (50.0, 34.0), (34.0, 32.0)  # how large, and how small at least
MOST = 60  # more names than that take too long to read in turn: they stand on the wall list
NEAR = 8.0


def place(places: Layout, *, under: bool) -> Box:
    """The place of the names: from the line of what comes next down; `under` it when that must be read too."""
    line = places.following
    top = line.bottom + NEAR if under else line.y
    return Box(line.x, top, line.w, BOTTOM - top)


def moves_zones(
    view: ScreenView, words: Words, places: Layout, look: Look, *, under: bool
) -> Iterator[tuple[str, Zone]]:
    """The page of names whose turn it is; nothing when it is the turn of the usual picture, which comes after them."""
    box = place(places, under=under)
    pages = _pages(view.moves, box)
    turn = int(view.clock.now.timestamp()) // PAGE_SECONDS % (len(pages) + 1)
    if turn == len(pages):
        return
    if not pages[turn]:
        said = Line((Run(words(texts.NEW_SEATS_MANY, n=len(view.moves)), bold=True),), 60, rows=3)
        yield "moves", Lettering(box, (said,), fill=look.fill)
        return
    runs: tuple[Run, ...] = (Run(words(texts.NEW_SEATS), _ink(look), bold=True),)
    if len(pages) > 1:
        runs += (Run(f"  {words.number(turn + 1)}/{words.number(len(pages))}", MUTED),)
    yield "moves_head", Lettering(Box(box.x, box.y, box.w, HEADING - 6), (Line(runs, 42),), "left")
    yield from _names(pages[turn], words, box, look)


def turns(view: ScreenView, places: Layout, *, under: bool) -> int:
    """The number of pages that take turns, the usual picture among them."""
    return len(_pages(view.moves, place(places, under=under))) + 1


def _pages(moves: tuple[UnseatedView, ...], box: Box) -> list[tuple[UnseatedView, ...]]:
    """The names by page; one empty page stands for more of them than can be read in turn."""
    if len(moves) > MOST:
        return [()]
    each = _rows(moves, box) * _columns(box)
    return [moves[start : start + each] for start in range(0, len(moves), each)]


def _rows(moves: tuple[UnseatedView, ...], box: Box) -> int:
    return max(1, int((box.h - HEADING) / _high(moves)))


def _high(moves: tuple[UnseatedView, ...]) -> float:
    return ROW_WITH_AREA if any(move.to_area for move in moves) else ROW


def _columns(box: Box) -> int:
    return 2 if box.w >= ABREAST else 1


def _names(moves: tuple[UnseatedView, ...], words: Words, box: Box, look: Look) -> Iterator[tuple[str, Zone]]:
    """The names down the first column and then down the next, each with where to go at its right."""
    rows, high = _rows(moves, box), _high(moves)
    columns = Box(box.x, box.y + HEADING, box.w, box.h - HEADING).across(_columns(box), BETWEEN)
    for number, move in enumerate(moves):
        column, row = columns[number // rows], number % rows
        at = Box(column.x, column.y + row * high, column.w, high - 6)
        place = Box(at.x, at.y, at.w * NAMES - 12, at.h)
        name = Line((_named(move.name.full),), *NAME, shorter=(_named(_brief(move.name)),))
        lines = (name, Line((Run(move.to_area, MUTED),), *AREA)) if move.to_area else (name,)
        yield f"move{number}", Lettering(place, lines, "left")
        way = (
            Run(words.seat(move.from_seat), MUTED, 0.62, figures=True),
            Run("  →  ", MUTED, 0.62),
            Run(words.seat(move.to_seat), _ink(look), figures=True),
        )
        seats = Box(at.x + at.w * NAMES, at.y, at.w * (1 - NAMES), at.h)
        yield f"seat{number}", Lettering(seats, (Line(way, 62, 52, exact=True),), "right")


def _named(text: str) -> Run:
    return Run(text, WHITE, bold=True)


def _brief(name: PlayerName) -> str:
    """With the first letter of the first name, so that of a long name the last one is read.

    >>> _brief(PlayerName("van den Heuvel", "Maria")), _brief(PlayerName("", "Ada"))
    ('M. van den Heuvel', 'Ada')
    """
    return f"{name.first[0]}. {name.last}" if name.first and name.last else name.full


def _ink(look: Look) -> str:
    """The colour that stands out from the names in this state."""
    return ACCENT if look.ink == WHITE else look.ink
