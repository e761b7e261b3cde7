"""The commonest incidents from a seat of the Tables page by keyboard alone, in English and in Dutch, inputs counted.

An input is one key chord, or one typed word, number or line with its Enter. The way from the seat to the desk counts.
"""

from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from msgspec import Struct
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tdapp.domain.units import Seat, TableNo
from tdapp.rulings import Code
from tdapp.ui.i18n import Languages
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say
from tests.ui.pages.evening import Evening, demo_names
from tests.ui.pages.rulings.hands import ALT, CTRL, Hands

MOST = 8
SEAT = Seat(TableNo(1), 5)
KEYS = {str(number): Qt.Key(ord(str(number))) for number in range(10)} | {
    letter: Qt.Key(ord(letter.upper())) for letter in "abcdefghijklmnopqrstuvwxyz"
}


class Case(Struct, frozen=True):
    """What happened at seat 5. `typed`: how it is found (English, Dutch); `then`: 'key 3', 'word 600', 'line ...'.

    `says` stands in the answer of both languages: numbers and rules; in Dutch with a dot for the thousands.
    """

    incident: str
    typed: tuple[str, str]
    then: tuple[str, ...]
    code: Code
    inputs: int
    says: tuple[str, ...] = ()


CASES = (
    Case(
        "betting.silent_chips",
        ("overchip", "chips zonder"),
        ("line d9 b600 f", "word 1000"),
        Code.CALL,
        5,
        ("600", "400"),
    ),
    Case("betting.string_bet", ("string", "stringbet"), ("line d9 b600 f", "word 600"), Code.CALL, 5, ("600",)),
    Case(
        "betting.too_little", ("undercall", "undercall"), ("line d9 b600 f", "word 400"), Code.TD_DECIDES, 5, ("200",)
    ),
    Case("deal.exposed_hole_card", ("misdeal exposed", "misdeal exposed"), ("key 1",), Code.TD_DECIDES, 3, ("35-A7",)),
    Case("deal.too_many_cards", ("too many cards", "te veel kaarten"), (), Code.MISDEAL, 2, ("35-A5",)),
    Case(
        "showdown.side_pots",
        ("side pots", "side"),
        ("line d1 2=1000 3=2500 4=5000 a ffffff a a",),
        Code.POTS,
        4,
        ("3,050", "2,900"),
    ),
    Case(
        "showdown.split_pot",
        ("split", "gedeelde pot"),
        ("word 1125", "key 2", "key 4", "line d1 chip25"),
        Code.POTS,
        7,
        ("575", "550"),
    ),
    Case("conduct.device", ("phone", "telefoon"), (), Code.TD_DECIDES, 2, ("5",)),
    Case(
        "turn.out_of_turn",
        ("oot", "voor zijn beurt"),
        ("line d9 b600 5c 4r1800",),
        Code.OOT_RELEASED,
        4,
        ("600", "53-A"),
    ),
    Case("board.premature", ("premature", "premature"), ("key 2",), Code.RESHUFFLE_REDEAL_NO_BURN, 3, ("RP-5",)),
    Case("turn.clock_call", ("clock", "klok"), ("key y",), Code.HAND_DEAD, 3, ("25", "29")),
    Case("turn.next_to_act", ("next", "aan de beurt"), ("line d9 b600 f",), Code.ORDER, 4, ("600", "1,150")),
)


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names())
    evening.register(18)
    evening.draw()
    evening.start()
    yield evening
    evening.close()


@pytest.fixture
def languages(qtbot: QtBot) -> Languages:
    return Languages(UTC)


def begin(qtbot: QtBot, evening: Evening, languages: Languages, language: str = "en") -> Hands:
    """The hands of a director at table 1, seat 5, in this language."""
    evening.session.words_of(language)
    return Hands(qtbot, evening, SEAT, languages.words, language)


def do(hands: Hands, step: str) -> None:
    """One step of a case."""
    what, _, rest = step.partition(" ")
    match what:
        case "key":
            hands.press(KEYS[rest])
        case "word":
            hands.word(rest)
        case "line":
            hands.line(rest)


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("case", CASES, ids=[case.incident for case in CASES])
def test_ruled_by_keyboard_alone(
    qtbot: QtBot, evening: Evening, languages: Languages, case: Case, language: str
) -> None:
    hands = begin(qtbot, evening, languages, language)
    hands.rule_here(case.typed[language == "nl"])
    for step in case.then:
        do(hands, step)
    view = hands.page().ruling
    assert view.draft.incident is not None and view.draft.incident.id == case.incident
    ruling = hands.ruling()
    assert (ruling.code, ruling.missing) == (case.code, ())
    assert hands.inputs == case.inputs <= MOST
    words = languages.words(language)
    assert view.answer.verdict.text() == say.outcome_of(words, ruling)
    shown = f"{view.answer.said.text()}\n{view.answer.text.toPlainText()}"
    for said in case.says:
        assert (said.replace(",", ".") if language == "nl" else said) in shown
    assert words(texts.RULES_USED) in shown


def test_there_are_ten_of_them() -> None:
    assert len(CASES) >= 10
    assert len({case.incident for case in CASES}) == len(CASES)
    assert max(case.inputs for case in CASES) <= MOST


def test_given_by_its_key_and_taken_back_by_undo(qtbot: QtBot, evening: Evening, languages: Languages) -> None:
    hands = begin(qtbot, evening, languages)
    hands.rule_here("overchip")
    hands.line("d9 b600 f")
    hands.word("1000")
    hands.press(Qt.Key.Key_Return, CTRL)
    (given,) = evening.session.rulings_view().given
    assert (given.incident, given.table, given.code) == ("betting.silent_chips", 1, "call")
    assert len(given.entries) == 1 and any("400" in step for step in given.steps)
    hands.press(Qt.Key.Key_Return, CTRL)
    assert len(evening.session.rulings_view().given) == 1, "the same ruling is not given twice"
    hands.press(Qt.Key.Key_Z, CTRL)
    assert evening.session.rulings_view().given == ()
    assert hands.page().ruling.answer.give.isEnabled()
    hands.press(Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert len(evening.session.rulings_view().given) == 1


def test_overruled_with_a_reason_and_not_without(qtbot: QtBot, evening: Evening, languages: Languages) -> None:
    hands = begin(qtbot, evening, languages)
    hands.rule_here("overchip")
    hands.line("d9 b600 f")
    hands.word("1000")
    hands.press(Qt.Key.Key_O, ALT)
    hands.press(Qt.Key.Key_Return, CTRL)
    assert evening.session.rulings_view().given == ()
    assert hands.focus() is hands.page().ruling.answer.reason
    hands.word("He clearly meant to raise; both players agree")
    (given,) = evening.session.rulings_view().given
    assert (given.decision, given.reason) == ("overruled", "He clearly meant to raise; both players agree")
    assert not hands.page().ruling.answer.overrule.isChecked()


def test_a_choice_is_taken_by_its_digit_and_given(qtbot: QtBot, evening: Evening, languages: Languages) -> None:
    hands = begin(qtbot, evening, languages)
    hands.rule_here("undercall")
    hands.line("d9 b600 f")
    hands.word("400")
    hands.press(Qt.Key.Key_Return, CTRL)
    assert evening.session.rulings_view().given == (), "nothing is decided yet"
    hands.press(Qt.Key.Key_1)
    hands.press(Qt.Key.Key_Return, CTRL)
    (given,) = evening.session.rulings_view().given
    assert given.decision == "full_call"


def test_compared_under_three_books(qtbot: QtBot, evening: Evening, languages: Languages) -> None:
    hands = begin(qtbot, evening, languages)
    hands.rule_here("overchip")
    hands.line("d9 b600 f")
    hands.word("2x1000")
    hands.press(Qt.Key.Key_C, ALT)
    comparison = hands.page().ruling.comparison
    assert comparison.isVisible() and len(comparison.columns) == 3
    names = [column.book.text() for column in comparison.columns]
    assert len({name.partition(" · ")[0] for name in names}) == 3
    assert not names[0].endswith(hands.session.words(texts.DIFFERS))
    for column in comparison.columns:
        assert column.verdict.text() and hands.session.words(texts.RULES_USED) in column.text.toPlainText()
    hands.press(Qt.Key.Key_Escape)
    assert not comparison.isVisible() and hands.page().ruling.answer.isVisible()


def test_a_book_that_answers_otherwise_says_so(qtbot: QtBot, evening: Evening, languages: Languages) -> None:
    hands = begin(qtbot, evening, languages)
    hands.rule_here("undercall")
    hands.line("d9 b600 f")
    hands.word("400")
    hands.press(Qt.Key.Key_C, ALT)
    differs = hands.session.words(texts.DIFFERS)
    marked = [column.book.text().endswith(differs) for column in hands.page().ruling.comparison.columns]
    codes = [column.verdict.text() for column in hands.page().ruling.comparison.columns]
    assert not marked[0]
    assert all(mark for mark, code in zip(marked, codes, strict=True) if code != codes[0])


def test_a_word_that_means_nothing_is_named_and_spoils_nothing(
    qtbot: QtBot, evening: Evening, languages: Languages
) -> None:
    hands = begin(qtbot, evening, languages)
    hands.rule_here("overchip")
    hands.line("d9 b600 zz f")
    hand = hands.page().ruling.hand
    assert hand.line.property("wrong") is True and "'zz'" in hand.said.text()
    assert hand.line.text() == "d9 b600 zz f"
    case = hands.page().ruling.draft.case().situation
    assert (case.button, [action.to for action in case.actions]) == (9, [600])
    hand.line.setText("d9 b600 f")
    assert hand.line.property("wrong") is not True and "zz" not in hand.said.text()


def test_what_cannot_be_is_refused_and_stays(qtbot: QtBot, evening: Evening, languages: Languages) -> None:
    hands = begin(qtbot, evening, languages)
    hands.rule_here("overchip")
    hands.line("d9 5=500 b600 f")
    hands.word("1000")
    view = hands.page().ruling
    outcome = view.answer.outcome
    assert outcome is not None and outcome.ruling is None and outcome.impossible is not None
    assert view.answer.verdict.text() == hands.session.words(texts.IMPOSSIBLE)
    said = view.answer.text.toPlainText()
    assert "500" in said and "Seat 5" in said and "{" not in said
    assert not view.answer.give.isEnabled()
    assert view.draft.answers() == {"seat": 5, "chips": (1000,)} and view.line.text() == "d9 5=500 b600 f"
    view.line.setText("d9 5=5000 b600 f")
    assert hands.ruling().code is Code.CALL


def test_giving_too_early_leads_to_what_is_missing(qtbot: QtBot, evening: Evening, languages: Languages) -> None:
    hands = begin(qtbot, evening, languages)
    hands.rule_here("split")
    hands.press(Qt.Key.Key_F, ALT)
    hands.press(Qt.Key.Key_Return, CTRL)
    assert evening.session.rulings_view().given == ()
    assert hands.page().ruling.questions.rows[0].isAncestorOf(hands.focus())
    hands.word("1125")
    hands.press(Qt.Key.Key_2)
    hands.press(Qt.Key.Key_4)
    hands.press(Qt.Key.Key_Return, CTRL)
    assert hands.focus() is hands.page().ruling.line, "the button and the smallest chip stand in the line"
    hands.word("d1 chip25")
    hands.press(Qt.Key.Key_Return, CTRL)
    assert [given.incident for given in evening.session.rulings_view().given] == ["showdown.split_pot"]


def test_esc_goes_back_a_question_and_then_to_the_search(qtbot: QtBot, evening: Evening, languages: Languages) -> None:
    hands = begin(qtbot, evening, languages)
    hands.rule_here("split")
    hands.word("1125")
    view = hands.page().ruling
    asked = view.questions.rows
    assert asked[1].isAncestorOf(hands.focus())
    hands.press(Qt.Key.Key_Escape)
    assert asked[0].isAncestorOf(hands.focus())
    assert view.draft.facts["pot_size"] == 1125
    hands.press(Qt.Key.Key_Escape)
    assert hands.focus() is view.finder.search
    hands.press(Qt.Key.Key_Escape)
    assert view.finder.search.text() == ""


def test_the_key_sheet_lists_the_keys_of_the_desk(qtbot: QtBot, evening: Evening, languages: Languages) -> None:
    from tdapp.ui.key_sheet import keys_of

    hands = begin(qtbot, evening, languages)
    hands.rule_here("overchip")
    listed = dict(keys_of(hands.page(), "rulings"))
    assert {"Alt+L", "Alt+F", "Alt+N", "Alt+O", "Alt+C", "Alt+T", "Alt+G", "Alt+P", "Alt+B", "Esc"} <= set(listed)
    assert "Ctrl+Return" in listed and "Alt+Y" in listed


def test_a_penalty_is_counted_down_and_undone(qtbot: QtBot, evening: Evening, languages: Languages) -> None:
    from tdapp.domain.rulings import discipline
    from tdapp.domain.rulings.ruling_facts import PenaltyKind

    hands = begin(qtbot, evening, languages)
    hands.press(Qt.Key.Key_R, ALT)
    hands.press(Qt.Key.Key_P, ALT)
    penalties = hands.page().penalties
    row = next(row for row in evening.session.players_view().rows if row.seat == SEAT)
    evening.session.do(discipline.give_penalty, row.entry, PenaltyKind.MISSED_HANDS, 2, "conduct.device")
    played = penalties.findChild(type(penalties.give).__bases__[0], "hand_played_1")
    assert played is not None
    left = [each.left for each in evening.session.rulings_view().penalties]
    assert left == [2]
    played.click()
    assert [each.left for each in evening.session.rulings_view().penalties] == [1]
    hands.press(Qt.Key.Key_Z, CTRL)
    assert [each.left for each in evening.session.rulings_view().penalties] == [2]
