"""Boxes of rows: seats before the start, who moves, the ladder of prizes, the final table, the podium.

Rows stand in columns as wide as the box allows, in pages that take turns where they are many.
"""

from collections.abc import Sequence

from msgspec import Struct

from tdapp.domain.units import Money
from tdapp.read.people.names import PlayerName
from tdapp.read.prizes.stage import Rung, Stage
from tdapp.read.screen_layout import ScreenBox
from tdapp.read.screen_people import MOST_LISTED, AtTable, OnPodium
from tdapp.read.screen_stage import EveningStage
from tdapp.ui.screens.boxes_clock import STILL
from tdapp.ui.screens.boxes_figures import whole
from tdapp.ui.screens.lettering import held
from tdapp.ui.screens.scene import PLAYING, Page, Scene, one
from tdapp.ui.screens.zones import LEAST, Box, Lettering, Line, Run, Zone
from tdapp.words import screen as texts
from tdapp.words.clock.depth import brief_depth
from tdapp.words.prizes.stage import IN_MONEY, TO_GO, room_line
from tdapp.words.say import Words

HEADING = 58.0
ROW, ROW_WITH_AREA, LARGEST_ROW = 52.0, 104.0, 84.0
ABREAST, APART = 570.0, 48.0  # a column is at least so wide, and so far from the next
BARE = 400.0  # the same of rows without names: no further from a place to its amount than an eye finds
BROAD = 1480.0  # rows that fit under one another stand beside each other only in a box as wide as this
FIGURE, LETTER = 0.53, 0.64  # width of a figure and of a letter, of its size
FOR_LEFT = 0.3  # of a row, at the most, beside a name
FOR_RIGHT, FOR_NAME = 0.46, 0.3  # of a row, at the most, and at least as far as letters are large enough
EVEN = 0.8  # no name is smaller than that beside the others, before it is said in short
MOST_NAMED = 2  # of more who share a place it is said how many they are
STEPS = 3  # of the podium that stand out


class Row(Struct, frozen=True):
    """A row: what stands at its left, whose it is (in full and in short), a line under it, and what stands at its
    right, in full and in short. `count`: the name is a number of people, which is never cut.
    """

    left: str
    name: tuple[str, str]
    right: tuple[Run, ...]
    ink: str
    brief: tuple[Run, ...] = ()
    under: str = ""
    bold: bool = True
    count: bool = False


def seats(scene: Scene, box: Box, spec: ScreenBox) -> list[Page]:
    """Everybody's seat before play, and where the list hangs; the latter alone where they are too many to be read, and
    before seats are drawn, there in turn with others. A place the layout names itself comes before that of the house.
    """
    view, words, look = scene.view, scene.words, scene.look
    if view.clock.phase not in STILL:
        return []
    place = spec.text or view.lists_hang
    hang = words(texts.LIST_HANGS, place=place) if place else ""
    if not view.seats_drawn:
        told = (Line((Run(hang, look.text, bold=True),), 72, rows=3),)
        waits = hang and spec.turn and view.evening in (EveningStage.REGISTRATION, EveningStage.STARTING)
        return one(("seats", Lettering(box, held(told, box.h - 16), fill=look.fill))) if waits else []
    if not view.seated:
        lines = [Line((Run(words(texts.SEATS_DRAWN), look.stands_out, bold=True),), 64, rows=3)]
        if hang:
            lines.append(Line((Run(hang, look.text),), 54, rows=2, above=8))
        return one(("seats", Lettering(box, held(lines, box.h - 16), fill=look.fill)))
    head = f"{words(texts.YOUR_SEAT)} · {hang}" if hang else words(texts.YOUR_SEAT)
    rows = []
    for each in view.seated:
        seat = Run(words.seat(each.seat), look.stands_out, figures=True)
        rows.append(Row("", (each.name.full, _brief(each.name)), (seat,), look.text))
    return _pages(scene, box, (head, words(texts.YOUR_SEAT)), rows)


def moves(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """Who is to go to a new seat, in large names, until each has been seen there."""
    view, words, look = scene.view, scene.words, scene.look
    if len(view.moves) > MOST_LISTED:
        said = Line((Run(words(texts.NEW_SEATS_MANY, n=len(view.moves)), look.text, bold=True),), 64, rows=6)
        return one(("moves", Lettering(box, held((said,), box.h - 16), fill=look.fill)))
    rows = []
    for move in view.moves:
        to = Run(words.seat(move.to_seat), look.stands_out, figures=True)
        way = (Run(words.seat(move.from_seat), look.muted, 0.7, figures=True), Run(" → ", look.muted, 0.7), to)
        name = (move.name.full, _brief(move.name))
        rows.append(Row("", name, way, look.text, (Run("→ ", look.muted, 0.7), to), under=move.to_area))
    return _pages(scene, box, (words(texts.NEW_SEATS), words(texts.NEW_SEATS_BRIEF)), rows)


def ladder(scene: Scene, box: Box, spec: ScreenBox) -> list[Page]:
    """The steps of the prizes round where the field stands, once the money is near; before that all that were posted,
    in a place of its own.

    While names are sent to new seats, and in a last minute, the ladder waits; a single step is no ladder.
    """
    view, words, look = scene.view, scene.words, scene.look
    if scene.hurries or view.clock.phase not in PLAYING:
        return []
    if len(view.rungs) > 1 and view.stage is not None:
        waits = view.stage.stage is not Stage.IN_MONEY
        ink = look.ink if look.ink != look.text else look.warning if waits else look.accent
        head = (room_line(words, view.stage), words(TO_GO, n=view.stage.to_go) if waits else words(IN_MONEY))
        most = max(2, int((box.h - HEADING) / ROW)) * _columns(box)
        rows = [_rung(scene, rung, ink) for rung in _around(view.rungs, most)]
        return _pages(scene, box, head, rows, ink=ink)
    if view.prizes is None or view.stage is not None or len(view.prizes.amounts) < 2 or spec.turn:
        return []
    rows = [
        Row(_span(words, best, worst), ("", ""), (Run(whole(words, amount), look.text, figures=True),), look.text)
        for best, worst, amount in _steps(view.prizes.amounts)
    ]
    paid = words(texts.ARE_PAID, n=view.prizes.paid)
    return _pages(scene, box, (paid, paid), rows)


def table(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """Who is left at the last table, by seat, with the stacks that were counted lately."""
    found, words = scene.view.table, scene.words
    if found is None or scene.hurries:
        return []
    head = words(texts.FINAL_TABLE) if len(found.players) > 3 else words(texts.PLAYERS_IN, n=len(found.players))
    more = words(texts.COUNTED_IN, number=found.counted) if found.counted is not None else ""
    rows = [_at_table(scene, each) for each in found.players]
    return _pages(scene, box, (f"{head} · {more}" if more else head, head), rows)


def podium(scene: Scene, box: Box, _spec: ScreenBox) -> list[Page]:
    """The best of those who finished: the winner largest, the next two, then the others in rows."""
    view, words, look = scene.view, scene.words, scene.look
    if not view.podium and not view.winner:
        return []
    best = view.podium or (OnPodium(PlayerName("", view.winner), 1, 1),)
    first, others = best[0], best[1:]
    if first.worst > 1:  # a satellite: all who won a seat share the first place
        return _pages(scene, box, (words(texts.WINNERS),) * 2, [_finisher(scene, each) for each in best])
    zones: list[tuple[str, Zone]] = []
    high = 0.36 * box.h if others else min(box.h, 400.0)
    top = Box(box.x, box.y, box.w, high)
    runs: tuple[Run, ...] = (Run(words(texts.WINNER), look.ink, bold=True),)
    if first.prize is not None:
        runs = (*runs, Run("   ", look.ink), Run(whole(words, first.prize), look.text, figures=True))
    full, brief = (Run(said, look.text, bold=True) for said in (first.name.full, _brief(first.name)))
    lines = (Line(runs, 72, exact=True), Line((full,), 150, shorter=(brief,)))
    zones.append(("winner", Lettering(top, held(lines, top.h - 16), fill=look.fill, edge=look.ink)))
    if others:
        rest = box.cut(top=high + 16)
        rows = [_finisher(scene, each) for each in others]
        zones += _page(scene, rest, rows, min(2, _columns(rest)), 0, LARGEST_ROW)
    return [tuple(zones)]


def _finisher(scene: Scene, each: OnPodium) -> Row:
    words, look = scene.words, scene.look
    prize = (Run(whole(words, each.prize), look.text, figures=True),) if each.prize is not None else ()
    ink = look.ink if each.place <= STEPS else look.text
    return Row(_span(words, each.place, each.worst), (each.name.full, _brief(each.name)), prize, ink)


def _at_table(scene: Scene, each: AtTable) -> Row:
    words, look = scene.words, scene.look
    name = (each.name.full, _brief(each.name))
    if each.chips is None:
        return Row(words.number(each.seat.number), name, (), look.text)
    chips = Run(words.number(each.chips), look.text, figures=True)
    deep = () if each.depth is None else (Run("  " + brief_depth(words, each.depth), look.muted, 0.8),)
    return Row(words.number(each.seat.number), name, (chips, *deep), look.text, (chips,))


def _rung(scene: Scene, rung: Rung, ink: str) -> Row:
    words, look = scene.words, scene.look
    colour = ink if rung.here else look.muted if rung.names else look.text
    amount = words.money(rung.amount, cents=False) if rung.amount.cents else words(texts.NO_PRIZE)
    right = (Run(amount, colour, figures=True),)
    count = not rung.here and len(rung.names) > MOST_NAMED
    return Row(_span(words, rung.best, rung.worst), _who(rung, words), right, colour, bold=not rung.here, count=count)


def _who(rung: Rung, words: Words) -> tuple[str, str]:
    """Who took a step, in full and in short; who goes out next takes the one the field stands at."""
    if rung.here:
        return words(texts.NEXT_OUT), words(texts.NEXT_OUT_BRIEF)
    if not rung.names:
        return "", ""
    if len(rung.names) > MOST_NAMED:
        return words(texts.SHARED, n=len(rung.names)), words(texts.PLAYERS, n=len(rung.names))
    lasts = [name.last or name.full for name in rung.names]
    return words.several([name.full for name in rung.names]), words.several(lasts)


def _span(words: Words, best: int, worst: int) -> str:
    return words.number(best) if best == worst else f"{words.number(best)}–{words.number(worst)}"


def _around(rungs: tuple[Rung, ...], most: int) -> tuple[Rung, ...]:
    """As many steps as there is room for: half of them from where the field stands upwards, more where fewer were
    taken.
    """
    here = next((at for at, rung in enumerate(rungs) if rung.here), 0)
    start = max(0, min(here + 1 - (most + 1) // 2, len(rungs) - most))
    return rungs[start : start + most]


def _steps(amounts: Sequence[Money]) -> list[tuple[int, int, Money]]:
    """Places that pay the same, as one step."""
    steps: list[tuple[int, int, Money]] = []
    for place, amount in enumerate(amounts, 1):
        if steps and steps[-1][2] == amount:
            steps[-1] = (steps[-1][0], place, amount)
        else:
            steps.append((place, place, amount))
    return steps


def _columns(box: Box, *, bare: bool = False) -> int:
    """So many columns stand in a box. `bare`: of places and amounts, with no name between them."""
    return max(1, int((box.w + APART) / ((BARE if bare else ABREAST) + APART)))


def _pages(scene: Scene, box: Box, head: tuple[str, str], rows: Sequence[Row], *, ink: str = "") -> list[Page]:
    """Rows under a heading, in as many pages as they need."""
    if not rows:
        return []
    bare = not any(any(row.name) for row in rows)
    columns, least = _columns(box, bare=bare), ROW_WITH_AREA if any(row.under for row in rows) else ROW
    body = box.cut(top=HEADING)
    down = max(1, int(body.h / least))
    if len(rows) <= down and (len(rows) < 3 or (box.w < BROAD and not bare)):
        columns = 1
    each, pages = down * columns, list[Page]()
    ink = ink or scene.look.stands_out
    many = -(-len(rows) // each)
    for number in range(many):
        shown = rows[number * each : (number + 1) * each]
        more = f"  {scene.words.number(number + 1)}/{scene.words.number(many)}" if many > 1 else ""
        runs, short = ((Run(text, ink, bold=True), *((Run(more, scene.look.muted),) if more else ())) for text in head)
        title = Lettering(Box(box.x, box.y, box.w, HEADING - 4), (Line(runs, 46, shorter=short),), "left")
        largest = max(least, LARGEST_ROW)
        pages.append((("head", title), *_page(scene, body, shown, columns, down if many > 1 else 0, largest)))
    return pages


def _page(
    scene: Scene, box: Box, rows: Sequence[Row], columns: int, down: int, largest: float
) -> list[tuple[str, Zone]]:
    """Rows down the first column and then down the next. `down`: so many to a column, 0: as they come out even."""
    down = down or -(-len(rows) // columns)
    most = int(box.h / (ROW_WITH_AREA if any(row.under for row in rows) else ROW))
    down = max(1, min(down, most))
    high = min(largest, box.h / down)
    zones: list[tuple[str, Zone]] = []
    across = box.across(columns, APART)
    for number, row in enumerate(rows[: down * columns]):
        column = across[number // down]
        at = Box(column.x, column.y + number % down * high, column.w, high - 2)
        zones += [(f"{name}{number}", zone) for name, zone in _row(scene, row, at, _wide(rows))]
    return zones


def _wide(rows: Sequence[Row]) -> tuple[float, float, float]:
    """How wide what stands at the left, at the right, and at the right in short, is at most, in letter sizes."""

    def wide(runs: tuple[Run, ...]) -> float:
        return sum(len(run.text) * run.size * (FIGURE if run.figures else LETTER) for run in runs)

    return (
        max(len(row.left) for row in rows) * FIGURE,
        max(wide(row.right) for row in rows),
        max(wide(row.brief or row.right) for row in rows),
    )


def _row(scene: Scene, row: Row, at: Box, wide: tuple[float, float, float]) -> list[tuple[str, Zone]]:
    size = min(62.0, max(LEAST, 0.74 * (at.h if not row.under else at.h / 2)))
    named = any(row.name)
    left = min((FOR_LEFT if named else 0.5) * at.w, wide[0] * size + 22) if wide[0] else 0.0
    if named:
        size = max(LEAST, min(size, (1 - FOR_NAME) * at.w / (wide[0] + wide[2] + 1)))
    full = wide[1] * LEAST <= FOR_RIGHT * at.w
    if named and full and wide[1]:
        size = max(LEAST, min(size, FOR_RIGHT * at.w / wide[1]))
    right = min(FOR_RIGHT * at.w, wide[1 if full else 2] * size + 8) if named else at.w - left
    right = right if row.right else 0.0
    zones: list[tuple[str, Zone]] = []
    if row.left:
        line = Line((Run(row.left, row.ink, figures=True),), size, exact=True)
        zones.append(("left", Lettering(Box(at.x, at.y, left - 12, at.h), (line,), "left")))
    if named:
        said, brief = ((Run(text, row.ink, bold=row.bold),) for text in row.name)
        least = LEAST if row.count else max(LEAST, EVEN * size)
        lines = [Line(said, size, least, exact=row.count, shorter=brief)]
        if row.under:
            lines.append(Line((Run(row.under, scene.look.muted),), LEAST))
        place = Box(at.x + left, at.y, at.w - left - right - 12, at.h)
        zones.append(("name", Lettering(place, held(lines, place.h + 2), "left")))
    if row.right:
        line = Line(row.right if full or not row.brief else row.brief, size, exact=True)
        zones.append(("right", Lettering(Box(at.right - right, at.y, right, at.h), (line,), "right")))
    return zones


def _brief(name: PlayerName) -> str:
    """With the first letter of the first name, so that of a long name the last one is read.

    >>> _brief(PlayerName("van den Heuvel", "Maria")), _brief(PlayerName("", "Ada"))
    ('M. van den Heuvel', 'Ada')
    """
    return f"{name.first[0]}. {name.last}" if name.first and name.last else name.full
