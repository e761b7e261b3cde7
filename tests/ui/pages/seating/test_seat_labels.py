"""The labels of a near table: one size of letters, stacks at every seat or at none, nobody taken for a neighbour."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from tdapp.domain.units import Cents, Chips, EntryId, Money, Seat, TableNo
from tdapp.read.chips.known_stacks import StackSeen
from tdapp.read.clock.depth import Depth
from tdapp.read.people.fitted_names import may_be, name_forms
from tdapp.read.people.names import PlayerName, short_names
from tdapp.read.seating.tables import ButtonView, SeatView, TableView
from tdapp.ui.pages.seating.felts import floor_colours
from tdapp.ui.pages.seating.geometry import NEAR, cell_height, seat_boxes
from tdapp.ui.pages.seating.seat_labels import Labels
from tdapp.ui.pages.seating.seat_painting import is_detailed
from tdapp.ui.pages.seating.table_painting import FloorPainter
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tests.ui.pages.evening import SIX, words_for

PEOPLE = (
    PlayerName("van der Berg", "Jan-Willem"),
    PlayerName("van den Bosch", "Jan-Willem"),
    PlayerName("Wójcik-Kowalska", "Agnieszka"),
    PlayerName("Wójcik", "Agnieszka"),
    PlayerName("Παπαδόπουλος", "Νίκος"),
    PlayerName("Đặng", "Thị Hương"),
    PlayerName("李", "小龙"),
    PlayerName("علي", "محمد"),
    PlayerName("Żółć", "Łukasz"),
    PlayerName("Oranje-Nassau van Amsberg", "Willem-Alexander Claus"),
)
BOUNTIES = [Money(Cents(cents), "EUR") for cents in (50_00, 37_50, 888_00)]
WIDTHS = [NEAR, 200, 243, 300, 350, 390, 439, 440, 700, 1800]
STATES: dict[str, dict[str, Any]] = {
    "quiet": {},
    "moving": {"leaving": 12},
    "moved": {"came_from": Seat(TableNo(3), 4), "waits": True, "absent": True},
    "away": {"away": 30},
}


def table(size: int, *, stacks: int = 0, heads: int = 0, **how: Any) -> TableView:
    """A full table of these people; so many of the stacks are counted, and of the heads have a bounty."""
    names = PEOPLE[:size]
    shorts = short_names(names)
    counted = [StackSeen(Chips(chips), Depth(45), SIX, 4, chips > 10_000) for chips in (8_888, 1_234_500, 88_800)]
    seats = tuple(
        SeatView(
            number, EntryId(number), name, short,
            stack=counted[number % 3] if number <= stacks else None,
            head=BOUNTIES[number % 3] if number <= heads else None,
            **how,
        )
        for number, (name, short) in enumerate(zip(names, shorts, strict=True), 1)
    )  # fmt: skip
    room = Money(Cents(888_00), "EUR") if heads else None
    return TableView(TableNo(7), seats, size, 0, button=ButtonView(1, 2, 3, known=True), heads=room)


class Noting(QPainter):
    """A painter that notes the texts it writes, and in letters of which size."""

    def __init__(self, on: QImage) -> None:
        super().__init__(on)
        self.texts: list[tuple[str, int]] = []

    def drawText(self, *args: Any) -> Any:  # the one of Qt
        self.texts.append((args[-1], self.font().pixelSize()))
        return super().drawText(*args)


@pytest.fixture
def painter(qtbot: QtBot) -> FloorPainter:
    look().wear("dark")
    return FloorPainter(floor_colours(), words_for("nl"))


def written(painter: FloorPainter, shown: TableView, width: float, arriving: dict[int, PlayerName]) -> dict[str, int]:
    """The texts on and around the labels with the size of their letters."""
    place = QRectF(20, 20, width, cell_height(width, len(shown.seats)))
    image = QImage(round(width) + 40, round(place.height()) + 40, QImage.Format.Format_RGB32)
    on = Noting(image)
    painter.near(on, place, shown, arriving, at=None, here=False)
    on.end()
    return dict(on.texts)


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("size", [2, 9, 10])
@pytest.mark.parametrize("stacks", [0, 4])
@pytest.mark.parametrize("heads", [0, 2])
@pytest.mark.parametrize("width", WIDTHS)
def test_names_have_one_size_and_are_told_apart_and_worth_stands_at_all_seats_or_none(
    painter: FloorPainter, width: float, heads: int, stacks: int, size: int, state: str
) -> None:
    shown = table(size, stacks=stacks, heads=heads, **STATES[state])
    labels = labels_of(painter, shown, width, {})
    texts = written(painter, shown, width, {})
    forms = [name_forms(seat.name, seat.short) for seat in shown.seats if seat.name is not None]
    assert {texts[label.name] for label in labels.seats} == {labels.size}
    for label, own in zip(labels.seats, forms, strict=True):
        assert any(may_be(label.name, form) for form in own.all)
        assert not any(may_be(label.name, form) for other in forms if other is not own for form in other.all)
        beside = painter.seats.texts.wide(label.worth, labels.small) if label.worth else 0
        assert painter.seats.texts.wide(label.name, texts[label.name]) + beside <= label.text.width()
    counted = [bool(label.worth) for label in labels.seats]
    assert all(counted) or not any(counted)
    assert all(label.worth in texts for label in labels.seats if label.worth)
    seconds = seconds_of(painter, shown, width) if is_detailed(width) else []
    assert all(any(text.startswith(second) for text in texts) for second in seconds)
    assert all(bool(second) is bool(stacks or heads) for second in seconds)


@pytest.mark.parametrize("width", WIDTHS)
def test_whether_stacks_are_shown_hangs_on_the_size_of_the_table_alone(painter: FloorPainter, width: float) -> None:
    shown = {
        any(label.worth for label in labels_of(painter, table(9, stacks=stacks, **how), width, {}).seats)
        for stacks in (1, 5, 9)
        for how in STATES.values()
    }
    assert len(shown) == 1
    assert shown == {400 <= width < 440}  # below, names are whole first; above, the second line says them


@pytest.mark.parametrize("width", WIDTHS)
def test_so_does_whether_bounties_are_and_they_go_before_stacks(painter: FloorPainter, width: float) -> None:
    labels = [
        labels_of(painter, table(9, stacks=stacks, heads=heads, **how), width, {})
        for stacks, heads in ((0, 2), (5, 9))
        for how in STATES.values()
    ]
    worth = {tuple(label.worth for label in each.seats) for each in labels}
    assert {any(each) for each in worth} == {350 <= width < 440}
    assert all(text == "" or text == "–" or text.startswith("€") for each in worth for text in each)


@pytest.mark.parametrize("width", [440, 560, 700, 1800])
def test_the_second_line_says_the_bounty_whole_and_of_the_stack_what_all_have_room_for(
    painter: FloorPainter, width: float
) -> None:
    seconds = seconds_of(painter, table(9, stacks=9, heads=9), width)
    said = [second.split(" · ") for second in seconds]
    assert {each[0] for each in said} == {"€50", "€37,50", "€888"}
    assert {len(each) for each in said} == {3 if width > 440 else 2}
    assert all(len(second) > 4 for second in seconds)


@pytest.mark.parametrize("width", WIDTHS)
def test_who_is_to_come_is_told_apart_from_those_who_sit_there(painter: FloorPainter, width: float) -> None:
    full = table(9)
    free = replace(full.seats[8], entry=None, name=None, short="", arriving=1)
    shown = replace(full, seats=(*full.seats[:8], free), seated=8)
    coming = PlayerName("van Dijk", "Jan-Willem")
    labels = labels_of(painter, shown, width, {1: coming})
    forms = [*(name_forms(name, name.full) for name in PEOPLE[:8]), name_forms(coming, coming.full)]
    assert any(may_be(labels.seats[8].name, form) for form in forms[8].all)
    for label, own in zip(labels.seats, forms, strict=True):
        assert not any(may_be(label.name, form) for other in forms if other is not own for form in other.all)
    texts = written(painter, shown, width, {1: coming})
    assert {texts[label.name] for label in labels.seats} == {labels.size}


def labels_of(painter: FloorPainter, shown: TableView, width: float, arriving: dict[int, PlayerName]) -> Labels:
    place = QRectF(20, 20, width, cell_height(width, len(shown.seats)))
    boxes = seat_boxes(place, len(shown.seats))
    return painter.seats.told(boxes, shown, arriving, detailed=is_detailed(width))[2]


def seconds_of(painter: FloorPainter, shown: TableView, width: float) -> list[str]:
    place = QRectF(20, 20, width, cell_height(width, len(shown.seats)))
    boxes = seat_boxes(place, len(shown.seats))
    pairs = painter.seats.told(boxes, shown, {}, detailed=True)[0]
    return painter.seats.texts.seconds(shown, boxes, pairs)
