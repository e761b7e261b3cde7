"""The same question gets the same right answer in the window, on the command line and in Python."""

import json
from collections.abc import Iterator
from datetime import UTC
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.app.rulings.hands import history_of
from tdapp.domain.rulings import discipline
from tdapp.domain.units import Seat, TableNo
from tdapp.main import main
from tdapp.poker import Hand, read_phh, write_phh
from tdapp.rulings import INCIDENTS, Kind, Situation, plain_ruling, plain_situation, read_situation, resolve
from tdapp.rulings.hands import case_of_hand, enter, readings_of, told_by_its_hand
from tdapp.rulings.situation import Answer
from tdapp.ui.i18n import Languages
from tdapp.words.rulings import say
from tests.rulings.cases import BOOKS
from tests.rulings.hands.answers import ALL, ASKED, Asked, Right
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.pages.rulings.hands import ALT, Hands

BOOKS_OF = [(asked, book) for book in ALL for asked in ASKED if book in asked.right]
IDS = [f"{asked}-{book}" for asked, book in BOOKS_OF]
EVERY = pytest.mark.parametrize(("asked", "book"), BOOKS_OF, ids=IDS)


def answered(plain: dict[str, Any]) -> Right:
    """What a ruling says, from the tables the command line prints."""
    return Right(
        code=plain["code"],
        chips={
            each["seat"]: (each.get("refund", 0), each.get("must_add", 0), each.get("to"))
            for each in plain.get("effects", ())
        },
        may=tuple((may["act"], may.get("least"), may.get("most")) for may in plain.get("options", ())),
        turn=plain.get("next_to_act"),
    )


def holds(plain: dict[str, Any], right: Right) -> bool:
    """Whether a ruling is the right one; whom the turn goes to only where it was asked."""
    found = answered(plain)
    turn = right.turn is None or found.turn == right.turn
    may = not right.may or found.may == right.may
    return (found.code, found.chips) == (right.code, dict(right.chips)) and may and turn and not plain.get("missing")


def as_file(asked: Asked) -> str:
    """The question as the file of a case."""
    facts = {name: list(answer) if isinstance(answer, tuple) else answer for name, answer in asked.facts.items()}
    return json.dumps({"incident": asked.incident, "hand": asked.line, "facts": facts})


@EVERY
def test_in_python(asked: Asked, book: str) -> None:
    rules = BOOKS[book]
    case = told_by_its_hand(read_situation(as_file(asked)), readings_of(rules))
    told = plain_ruling(resolve(case, rules))
    assert holds(told, asked.right[book]), answered(told)
    table = {name: value for name, value in plain_situation(case).items() if name != "hand"}
    assert plain_ruling(resolve(read_situation(json.dumps(table)), rules)) == told, (
        "the table written out says the same"
    )
    entered = enter(asked.line, Situation(""), readings_of(rules))
    assert plain_ruling(resolve(case_of_hand(entered, asked.incident, asked.facts), rules)) == told


@EVERY
def test_on_the_command_line(asked: Asked, book: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "case.json"
    path.write_text(as_file(asked), encoding="utf-8")
    assert main(["rule", str(path), "--book", book, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert holds(told, asked.right[book]), answered(told)


PLAYED = [asked for asked in ASKED if asked.player is not None]


@pytest.mark.parametrize("asked", PLAYED, ids=str)
def test_by_the_engine_and_its_hand_history(asked: Asked, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert asked.player is not None
    seat, call, least, most = asked.player
    text = write_phh(history_of(enter(asked.line, Situation(""))).hand)
    choices = read_phh(text).hand.choices()
    assert choices is not None
    assert (choices.seat, choices.to_call, choices.raise_to.least, choices.raise_to.most) == (seat, call, least, most)
    entered = enter(f"{asked.line} c", Situation(""))
    assert entered.refusal is None and entered.hand is not None
    path = tmp_path / "hand.phh"
    path.write_text(write_phh(Hand.around(entered.hand)), encoding="utf-8")
    assert main(["hand", str(path)]) == 0
    all_in = ", and is all-in" if not entered.hand.stack[entered.hand.place[seat]] else ""
    assert f"Seat {seat} calls {call:,}{all_in}" in capsys.readouterr().out.splitlines()


@pytest.fixture
def hands(tmp_path: Path, qtbot: QtBot) -> Iterator[Hands]:
    evening = Evening(tmp_path, demo_names())
    evening.register(9)
    evening.draw()
    evening.start()
    yield Hands(qtbot, evening, Seat(TableNo(1), 3), Languages(UTC).words, "en")
    evening.close()


def test_in_the_window(hands: Hands) -> None:
    """Typed at one desk, one after the other and under each book: what was asked before leaves nothing behind."""
    hands.press(Qt.Key.Key_R, ALT)
    view = hands.page().ruling
    wrong = []
    for asked, book in BOOKS_OF:
        if hands.session.rulings_view().book != book:
            hands.session.do(discipline.choose_rulebook, book)
        assert view.draft.table is not None
        view.begin(view.draft.table, None)
        view.start()
        gone = " ".join(f"{seat}out" for seat in range(1, 10) if f" {seat}=" not in asked.line)
        before, _, last = asked.line.rpartition(" ")
        hands.press(Qt.Key.Key_L, ALT)
        view.line.setText(f"{gone} ante0 {before} ")
        hands.word(last)
        hands.word(say.title_of(hands.session.words, asked.incident))
        for question, answer in asked.facts.items():
            type_answer(hands, asked.incident, question, answer)
        outcome = view.answer.outcome
        assert outcome is not None and outcome.ruling is not None, (str(asked), book, view.draft.case().refusal)
        told = plain_ruling(outcome.ruling)
        if told["book"] != book or not holds(told, asked.right[book]):
            wrong.append((str(asked), book, answered(told), view.draft.answers()))
    assert not wrong


def type_answer(hands: Hands, incident: str, question: str, answer: Answer) -> None:
    """Answer the question that has the keys: a choice by its number, everything else typed."""
    asked = INCIDENTS[incident].question(question)
    if asked.kind is Kind.CHOICE:
        hands.press(Qt.Key(ord("1") + asked.choices.index(str(answer))))
    else:
        hands.word("+".join(map(str, answer)) if isinstance(answer, tuple) else str(answer))
