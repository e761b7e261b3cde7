"""Every dispute from any page to its pots by keys alone, under each book that rules on it, and its sheet of paper."""

from collections.abc import Iterator
from io import BytesIO
from itertools import cycle
from pathlib import Path

import pytest
from msgspec import Struct
from pypdf import PdfReader
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.app.rulings.hands import hand_of
from tdapp.domain.clock.structure import AnteKind, Level
from tdapp.domain.rulings import discipline
from tdapp.domain.units import Chips
from tdapp.read.rulings.rulings import GivenView
from tdapp.rulings import read_situation
from tdapp.ui.frame import pages
from tdapp.ui.pages.rulings.incident_paper import IncidentPaper
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.pages.rulings.ruling import RulingView
from tdapp.values import replace
from tdapp.words.rulings import say
from tests.rulings.hands.disputes import DISPUTES, Dispute
from tests.ui.pages.evening import MINUTE, SETUP, Evening, demo_names
from tests.ui.typing_walk import ALT, CTRL, Hands, Key

SIX = replace(SETUP, seats_per_table=6, starting_stack=Chips(20_000))
STAKES = (Level(Chips(100), Chips(200), Chips(0), AnteKind.NONE, 20 * MINUTE),)
TURN_AND_RIVER = ("4h", "5s")


class Told(Struct, frozen=True):
    """How a dispute is told: the words the incident is found by, whom it is about, and the answers in the order they
    are asked: 'key 2' is one key, anything else a word with Enter. `decides`: the digit of the director's choice.
    """

    found: str
    seat: int
    answers: tuple[str, ...] = ()
    decides: str = ""


TOLD = (
    Told("oot", 5),
    Told("out of turn", 5),
    Told("acted out of turn", 5),
    Told("overchip", 4, ("5000",)),
    Told("chips silent", 2, ("500 500 4x100",)),
    Told("says raise", 2, ("key 2", "0", "500 500 4x100")),
    Told("who acts next", 1),
    Told("raise again", 1),
    Told("undercall", 5, ("1200",), decides="1"),
    Told("words and chips", 4, ("key 1", "key 1", "500")),
    Told("whose turn", 2),
    Told("string bet", 4, ("500 100", "1200")),
    Told("says raise", 2, ("key 2", "5000", "")),
)


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> Iterator[Hands]:
    evening = Evening(tmp_path, demo_names()[:6], setup=SIX, structure=STAKES)
    evening.register(6)
    evening.draw()
    evening.start()
    yield Hands(evening, qtbot)


def test_every_dispute_is_told() -> None:
    assert len(TOLD) == len(DISPUTES) >= 10


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
@pytest.mark.parametrize("number", range(len(DISPUTES)), ids=[each.told[:40] for each in DISPUTES])
def test_a_dispute_by_keys_alone(hands: Hands, number: int) -> None:
    dispute, told = DISPUTES[number], TOLD[number]
    origins = cycle(pages.names()[number % len(pages.names()) :])
    for book in dispute.rule:
        hands.session.do(discipline.choose_rulebook, book)
        hands.page(next(origins))
        rule(hands, dispute, told)
        given = hands.session.rulings_view().given[0]
        holds(dispute, given, book)
        play_on(hands)
        kept = hand_of(hands.session.rulings_view().given[0], "")
        assert kept is not None and kept.legal.waits_for == "over", f"{book}: played to the pots and kept"
        assert kept.hand is not None and sum(kept.hand.stack) == sum(kept.hand.table.stacks), "no chip is lost"
        on_paper(hands, dispute, given)
    assert len(hands.session.rulings_view().given) == len(dispute.rule)


def rule(hands: Hands, dispute: Dispute, told: Told) -> None:
    """From the page in front: the command with the seat, the hand, the answers, the ruling."""
    hands.typed(f"rule {told.found} 1-{told.seat}")
    hands.press(Key.Key_Return)
    view = desk(hands)
    assert view.draft.incident is not None and view.draft.incident.id == dispute.incident
    hands.press(Key.Key_L, ALT)
    hands.typed(" ".join((*stacks(dispute), dispute.line)))
    hands.press(Key.Key_Return)
    case = view.draft.case()
    assert case.refusal is None and case.bad is None
    for answer in told.answers:
        one, _, sign = answer.partition(" ")
        hands.typed(sign if one == "key" else answer)
        if one != "key":
            hands.press(Key.Key_Return)
    assert hands.focus() is view.answer.text, "what is needed was asked for, one after the other"
    hands.typed(told.decides)
    hands.press(Key.Key_Return, CTRL)


def stacks(dispute: Dispute) -> Iterator[str]:
    """The stacks of the table, but for those the line tells itself."""
    told = {int(word[0]) for word in dispute.line.split() if word[1:2] == "="}
    yield from (f"{seat}=20000" for seat in range(1, 7) if seat not in told)


def holds(dispute: Dispute, given: GivenView, book: str) -> None:
    """What is on record is the dispute as the rule has it, with its hand."""
    assert (given.incident, given.code, given.book, given.table) == (dispute.incident, dispute.code, book, 1)
    assert any(rule.startswith(dispute.rule[book]) for rule in given.rules), given.rules
    case = read_situation(given.case)
    done = " ".join(word for word in dispute.line.split() if word != "d6" and "=" not in word)
    assert f" {done}" in case.hand.replace("flop ", "") and case.hand.count("=20000") >= 4


def play_on(hands: Hands) -> None:
    """From the ruling to the end of the hand: everybody folds or checks who may, what is all-in is dealt out."""
    view = desk(hands)
    hands.press(Key.Key_A, ALT)
    assert hands.focus() is view.line and view.draft.incident is None
    board, shown = iter(TURN_AND_RIVER), iter(("QhQs", "JhJs", "ThTs", "6h6s", "3h3s"))
    for _word in range(40):
        entered = view.draft.case().entered
        assert entered is not None and entered.refusal is None
        legal = entered.legal
        match legal.waits_for:
            case "over":
                break
            case "act":
                may = [each.key for each in legal.acts]
                hands.typed("x " if "c" in may and legal.acts[may.index("c")].act == "check" else "f ")
            case "board":
                hands.typed(f"{'7s8c9d' if legal.cards == 3 else next(board)} ")
            case "show":
                hands.typed(f"{legal.seat}:{next(shown)} ")
            case other:
                pytest.fail(f"waits for {other}")
    hands.press(Key.Key_Return)


def on_paper(hands: Hands, dispute: Dispute, given: GivenView) -> None:
    """The sheet of the ruling, by its keys from where the ruling was given."""
    hands.press(Key.Key_G, ALT)
    hands.press(Key.Key_P, CTRL)
    paper = page(hands).findChild(IncidentPaper)
    assert paper is not None and paper.sheet is not None
    text = " ".join("\n".join(each.extract_text() for each in PdfReader(BytesIO(paper.sheet.data)).pages).split())
    words = hands.session.words
    assert say.title_of(words, dispute.incident) in text and f"Ruling {given.number}" in text
    assert all(rule in text for rule in given.rules)
    assert "wins" in text, "who gets what of the pots stands on it"
    assert ("Decided: " in text) == bool(dispute.choices)
    hands.press(Key.Key_Escape)
    QApplication.processEvents()
    assert QApplication.activeModalWidget() is None
    hands.window.activateWindow()  # as a desktop does when a window over it is closed
    hands.qtbot.waitUntil(hands.window.isActiveWindow)


def page(hands: Hands) -> RulingsPage:
    found = hands.window.current()
    assert isinstance(found, RulingsPage)
    return found


def desk(hands: Hands) -> RulingView:
    """The view in which the case is ruled on."""
    return page(hands).ruling
