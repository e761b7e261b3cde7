"""How many inputs the commonest jobs take, from every page. A chord is one, a word typed is one, Enter is one."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.domain.act import Act
from tdapp.domain.state import State
from tdapp.domain.units import EntryId
from tdapp.ui.frame import pages
from tdapp.ui.pages.papers.page import PapersPage
from tdapp.ui.slip_printer import SlipPrinter
from tests.ui.evening_states import running
from tests.ui.pages.evening import state
from tests.ui.typing_walk import ALT, CTRL, NONE, SHIFT, Hands, Key

ENTER = (Key.Key_Return, NONE)
Stroke = str | tuple[Qt.Key, Qt.KeyboardModifier]
ANNA = EntryId(3)
SEATS = count()


class Job(NamedTuple):
    """A job: the most inputs it may take, what is typed and pressed, and what of the journal or the window tells that
    it is done.
    """

    most: int
    strokes: Callable[[State], tuple[Stroke, ...]]
    done: Callable[[list[str], Hands], bool]


def always(*strokes: Stroke) -> Callable[[State], tuple[Stroke, ...]]:
    return lambda _now: strokes


def did(*verbs: str) -> Callable[[list[str], Hands], bool]:
    """Whether just these acts were done."""
    return lambda done, _hands: done == list(verbs)


def of_anna(now: State) -> tuple[Stroke, ...]:
    table, seats = next((number, table.seats) for number, table in now.tables.items() if ANNA in table.seats)
    return f"{table}-{seats.index(ANNA) + 1}", ENTER


def to_a_free_seat(now: State) -> tuple[Stroke, ...]:
    table, seats = next((number, table.seats) for number, table in now.tables.items() if None in table.seats)
    return f"move anna {table}-{seats.index(None) + 1}", ENTER


def out_of_turn(*then: Stroke) -> Callable[[State], tuple[Stroke, ...]]:
    """A player who called out of turn, with nobody behind him yet; each time another one, so that no case is begun
    already.
    """

    def strokes(now: State) -> tuple[Stroke, ...]:
        taken = [f"{table}-{n}" for table, at in now.tables.items() for n, entry in enumerate(at.seats, 1) if entry]
        return f"rule oot {taken[next(SEATS) % len(taken)]}", ENTER, "2", "1", *then

    return strokes


def ruled(penalties: int) -> Callable[[list[str], Hands], bool]:
    """Whether one ruling was given in one act, with so many penalties."""

    def done(verbs: list[str], hands: Hands) -> bool:
        now = state(hands.evening)
        return len(verbs) == 1 and len(now.rulings) == 1 and len(now.penalties) == penalties

    return done


def with_a_slip(done: list[str], hands: Hands) -> bool:
    return done == ["entries.register"] and hands.slips == 1


def in_papers(_done: list[str], hands: Hands) -> bool:
    return isinstance(hands.window.current(), PapersPage)


JOBS = {
    "bust out": Job(2, always("bust anna", ENTER), did("entries.bust_out")),
    "bust out by seat": Job(2, of_anna, did("entries.bust_out")),
    "rebuy": Job(3, always("rebuy zoe", ENTER), did("sales.buy")),
    "late entry with slip": Job(4, always((Key.Key_0, CTRL), "Nieuwe Pim", ENTER, ENTER), with_a_slip),
    "undo": Job(1, always((Key.Key_Z, CTRL)), did("journal.undo")),
    "move": Job(4, to_a_free_seat, did("seating.move")),
    "break a table": Job(3, always("break 3", ENTER, (Key.Key_Return, CTRL)), did("moves.accept")),
    "pause": Job(1, always((Key.Key_Space, NONE)), did("timing.pause")),
    "next level": Job(2, always((Key.Key_1, CTRL), (Key.Key_N, ALT)), did("timing.next_period")),
    "a minute more": Job(2, always("+1", ENTER), did("timing.add_time")),
    "slips of moves": Job(2, always((Key.Key_E, CTRL | SHIFT)), in_papers),
    "ruling from a seat": Job(5, out_of_turn((Key.Key_Return, CTRL)), ruled(0)),
    "ruling with its penalty": Job(7, out_of_turn((Key.Key_1, ALT), (Key.Key_Return, CTRL)), ruled(1)),
    "add-ons of a table": Job(3, always("add-on 2", ENTER, ENTER), did("sales.buy_many")),
}


class Counting(Hands):
    """Hands that count the slips the desk hands to its printer."""

    slips = 0

    def sold(self, act: Act | None) -> None:
        self.slips += act is not None


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Counting:
    made = Counting(running(tmp_path), qtbot)
    monkeypatch.setattr(SlipPrinter, "sold", made.sold)
    made.evening.bust(1, 2)  # so that a table can be broken
    return made


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize("job", JOBS)
def test_a_common_job_takes_few_inputs_from_every_page(hands: Counting, job: str) -> None:
    wanted, faults = JOBS[job], []
    for page in pages.names():
        hands.clean()
        hands.page(page)
        before = hands.seen()
        hands.slips = 0
        strokes = wanted.strokes(state(hands.evening))
        for stroke in strokes:
            if isinstance(stroke, str):
                hands.typed(stroke)
            else:
                hands.press(*stroke)
            QApplication.processEvents()
        after = hands.seen()
        if len(strokes) > wanted.most:
            faults.append(f"{len(strokes)} inputs from {page}")
        if not wanted.done(list(after.verbs[before.acts :]), hands):
            faults.append(f"not done from {page}, at {before.focus}: {after.verbs[before.acts :]}, {after.focus}")
        for _act in range(after.acts - before.acts):
            (hands.session.redo if job == "undo" else hands.session.undo)()
    assert not faults, "\n".join(faults)
