"""Nothing is told by colour alone: what looks the same with the colours of meaning taken out is the same.

Every place is looked at in every state of an evening, in two themes: the dark one, and the dark one in which 'good',
'warns', 'wrong' and 'look here' have the colour of any text. Two pictures of one and the same thing (a label, a button,
a cell of a column, a seat) that differ in the first and not in the second differ by nothing but colour.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial, reduce
from hashlib import blake2b
from itertools import takewhile
from pathlib import Path

import pytest
from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractItemView, QApplication, QProgressBar, QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain.prizes import payouts
from tdapp.domain.units import EntryId
from tdapp.ui.pages.seating.floor_map import FloorMap
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import DARK, INKS, THEMES
from tdapp.ui.widgets.label import Label
from tests.ui.evening_states import STATES, running
from tests.ui.pages.evening import Evening
from tests.ui.test_money_back import with_bounties, with_tickets, won
from tests.ui.test_typing import reached
from tests.ui.typing_walk import Hands

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
WITHOUT = DARK._replace(**dict.fromkeys(INKS, DARK.text))
PLAIN = "without"  # what that theme is called
MOST_COLUMNS = 30
ROWS = 60  # of a list, that are looked at


class Thing(Struct, frozen=True):
    """Something on a window: what it is, wherever it stands, and where it was seen, which one of them."""

    kind: tuple[str, ...]
    seen_at: tuple[str, ...]


class Box(Struct, frozen=True):
    """Where something is on a window, and where that is which it stands in: its row, its card. `line`: what stands
    beside it there: 'Still to pay 1,500' is told from 'Paid 1,500' by the word.
    """

    kind: tuple[str, ...]
    which: tuple[str, ...]
    place: QRect
    around: QRect
    line: QRect


Pictures = dict[Thing, tuple[bytes, bytes]]
"""What is seen of a thing, and of what it stands in."""


def cut(image: QImage, box: QRect) -> bytes:
    """What is seen in a box of a window, in few letters."""
    part = image.copy(box)
    seen = blake2b(part.constBits(), digest_size=16)  # type: ignore[arg-type]  # a view of its bytes
    seen.update(f"{part.width()} {part.height()}".encode())
    return seen.digest()


def path_of(widget: QWidget) -> tuple[str, ...]:
    """What a widget is and what it stands in."""
    path = list[str]()
    above: QWidget | None = widget
    while above is not None and not (above.isWindow() and path):
        path.append(f"{type(above).__name__} {above.objectName()}".strip())
        above = above.parentWidget()
    return tuple(path)


def boxes(window: QWidget) -> Iterator[Box]:
    """All that is in sight on a window."""
    numbers = defaultdict[tuple[str, ...], int](int)
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.visibleRegion().isEmpty():
            continue
        path = path_of(widget)
        numbers[path] += 1
        which, above = (*path, str(numbers[path])), widget.parentWidget()
        if widget.visibleRegion().boundingRect() == widget.rect() and above is not None:
            place, around = (on_window(window, each, each.rect()) for each in (widget, above))
            line = QRect(around.left(), place.top(), around.width(), place.height())
            yield Box(path, which, place, around, line)
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            for column, row, cell, whole in cells(widget):
                place, around = (on_window(window, widget.viewport(), each) for each in (cell, whole))
                yield Box((*path, f"column {column}"), (*which, f"{row} {column}"), place, around, around)
        elif isinstance(widget, FloorMap):
            for table in widget.parts_in(None):
                for seat in (table, *widget.parts_in(table)):
                    part = widget.part(seat)
                    if part is not None and widget.viewport().rect().contains(part.box):
                        place, what = on_window(window, widget.viewport(), part.box), "seat" if seat.number else "table"
                        yield Box((*path, what), (*which, f"{seat.table}-{seat.number}"), place, place, place)


def on_window(window: QWidget, widget: QWidget, box: QRect) -> QRect:
    """Where a box of a widget is on its window."""
    return box.translated(widget.mapTo(window, QPoint(0, 0)))


def cells(view: QAbstractItemView) -> Iterator[tuple[int, int, QRect, QRect]]:
    """The cells of a list that are in sight whole, by column and row: where they are, and where their row is."""
    model, sight = view.model(), view.viewport().rect()
    for row in range(min(ROWS, model.rowCount(QModelIndex()))):
        columns = takewhile(partial(model.hasIndex, row), range(MOST_COLUMNS))
        found = {column: view.visualRect(model.index(row, column)) for column in columns}
        seen = {column: box for column, box in found.items() if not box.isEmpty() and sight.contains(box)}
        whole = reduce(QRect.united, seen.values(), QRect())
        for column, box in seen.items():
            yield column, row, box, whole


def is_at_rest(window: QWidget) -> bool:
    """Whether nothing is being worked at, which would look otherwise a moment later."""
    return not any(bar.isVisible() for bar in window.findChildren(QProgressBar))


def troubled(folder: Path) -> Evening:
    """Tables too short, so that moves are proposed, prizes posted and one paid."""
    evening = running(folder)
    evening.bust(1, 2, 5, 8)
    evening.close_registration()
    evening.bust(*range(9, 16))
    evening.session.do(payouts.post_prizes)
    evening.session.do(payouts.pay, EntryId(15))
    return evening


def pictures(hands: Hands) -> Pictures:
    """What is seen on every place, in the theme that is worn."""
    found: Pictures = {}
    for place, _before in reached(hands):
        window = QApplication.activeWindow() or hands.window
        hands.qtbot.waitUntil(partial(is_at_rest, window))
        image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        for box in boxes(window):
            around = cut(image, box.around) + cut(image, box.line)
            found[Thing(box.kind, (place.name, *box.which))] = cut(image, box.place), around
    return found


def by_colour_alone(coloured: Pictures, without: Pictures) -> list[str]:
    """What looks the same without colours as something else of its kind, in the same surroundings, and is another thing
    with them. A figure that turns yellow beside a word that says why is told by the word.
    """
    same = defaultdict[tuple[object, ...], dict[bytes, Thing]](dict)
    for thing, (seen, around) in without.items():
        if thing in coloured:
            same[thing.kind, seen, around].setdefault(coloured[thing][0], thing)
    return [
        f"{' < '.join(others[0].kind[:4])}: {' and '.join(' '.join(thing.seen_at[:1]) for thing in others)}"
        for others in (list(each.values()) for each in same.values())
        if len(others) > 1
    ]


@pytest.fixture(autouse=True)
def themes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A theme without the colours of meaning; and no cursor that blinks."""
    flash = QApplication.cursorFlashTime()
    monkeypatch.setitem(THEMES, PLAIN, WITHOUT)
    QApplication.setCursorFlashTime(0)
    yield
    QApplication.setCursorFlashTime(flash)
    look().wear("dark")


def looked_at(evening: Evening, qtbot: QtBot) -> tuple[Pictures, Pictures]:
    """Every place, with colours and without."""
    hands = Hands(evening, qtbot)
    hands.window.setUpdatesEnabled(True)
    look().wear("dark", still=True)
    for _place in reached(hands):
        pass  # what is made when it is first looked at is the same in both
    coloured = pictures(hands)
    look().wear(PLAIN, still=True)
    without = pictures(hands)
    hands.window.close()
    return coloured, without


IN_SUITE = (troubled,)  # in it most is said; each takes long to look at


@pytest.mark.parametrize(
    "made",
    [
        *IN_SUITE,
        *(
            pytest.param(made, marks=pytest.mark.soak)
            for made in (*STATES.values(), won, with_bounties, with_tickets)
            if made not in IN_SUITE
        ),
    ],
)
def test_nothing_is_told_by_colour_alone(tmp_path: Path, qtbot: QtBot, made: Callable[[Path], Evening]) -> None:
    coloured, without = looked_at(made(tmp_path), qtbot)
    least = 300 if made is STATES["without_a_tournament"] else 2_500
    assert len(coloured.keys() & without.keys()) > 0.97 * len(coloured) > 0.97 * least, "looked at in the same places"
    faults = by_colour_alone(coloured, without)
    assert not faults, "\n".join(faults)


def test_a_word_that_only_turns_red_is_found(qtbot: QtBot) -> None:
    """The walk can see what it looks for."""
    window = QWidget()
    qtbot.addWidget(window)
    label = Label("3 tables", "strong", name="said")
    label.setParent(window)
    window.resize(200, 60)
    seen = list[tuple[Pictures, Pictures]]()
    for tone in ("", "danger"):
        label.set_tone(tone)
        both = list[Pictures]()
        for theme in ("dark", PLAIN):
            look().wear(theme, still=True)
            look().dress(window)
            window.show()
            image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
            seen_so = cut(image, label.geometry()), cut(image, image.rect())
            both.append({Thing(("label",), (tone, "window")): seen_so})
        seen.append((both[0], both[1]))
    assert by_colour_alone(seen[0][0] | seen[1][0], seen[0][1] | seen[1][1])
