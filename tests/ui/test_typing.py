"""The grammar of typing (`tdapp/ui/keys.py`), held against every page, part and window in every state of an evening."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QInputMethodEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.keys import EDITED
from tests.ui.evening_states import STATES
from tests.ui.pages.evening import state
from tests.ui.typing_walk import ALT, CTRL, PLACES, Hands, Key, Place, Seen

# Where the keyboard is in a field of a form: what is typed is typed there.
FORMS = (
    "room_rules", "plan", "correcting", "operators", "codes", "announcements", "fit", "generator", "new tournament",
    "by_hand",
)  # fmt: skip
# What must be answered or closed first: nothing that is typed goes past it.
IN_FRONT = ("settings", "keys")
# Lines that find by a seat what they are for: there a seat is no command.
BY_SEAT = ("desk 3", "desk 7", "rulings P")
CLOCK = ("timing.pause", "timing.resume", "timing.start")
FINDING = ("people_list", "check_in_list")  # lists that hand a letter to the line they are found by
NUMBERS = ("count_seats", "count_tables", "prizes_table", "structure_table")  # lists of numbers to type over
COMMANDS = ("bust anna", "rebuy zoe", "3-2")


pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
SELDOM = ("drawn", "paused", "bubble")  # much like the others: with the long tests
TYPED = ("registration", "running", "finished")  # in which each command is typed on one place in three


@pytest.fixture(params=[pytest.param(state, marks=pytest.mark.soak if state in SELDOM else ()) for state in STATES])
def hands(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Hands:
    return Hands(STATES[request.param](tmp_path), qtbot)


def reached(hands: Hands, places: Iterable[Place] = PLACES) -> Iterator[tuple[Place, Seen]]:
    """Those of the places that are there in this state, with the keyboard where keys lead to."""
    for place in places:
        hands.clean()
        if hands.go(place):
            yield place, hands.seen()


def changed(before: Seen, after: Seen) -> dict[str, str]:
    """The fields that were there before and hold something else now."""
    now = dict(after.fields)
    typed = [(name, text) for name, text in before.fields if not name.startswith("person_")]  # shows whoever is found
    return {name: now[name] for name, text in typed if name in now and now[name] != text}


def done(before: Seen, after: Seen) -> list[str]:
    """What was done meanwhile: verbs, and people who came into the club."""
    return [*after.verbs[before.acts :], *(["people"] * (after.people - before.people))]


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize(
    "state", [pytest.param(state, marks=() if state in TYPED else pytest.mark.soak) for state in STATES]
)
def test_what_is_typed_outside_of_fields_is_a_command_everywhere(
    state: str, every: bool, qtbot: QtBot, tmp_path: Path
) -> None:
    """One command on each place, another one in the next state, so that each is typed everywhere; `every`: all."""
    hands, faults = Hands(STATES[state](tmp_path), qtbot), []
    turn = (*TYPED, *STATES).index(state)
    for at, text in enumerate(COMMANDS):
        here = [each for number, each in enumerate(PLACES) if every or (number + turn) % len(COMMANDS) == at]
        for place, before in reached(hands, here):
            hands.typed(text)
            after = hands.seen()
            said = f"{text!r} on {place.name}, at {before.focus or 'nothing'}"
            if place.name in IN_FRONT:
                wanted = after.box is None and not changed(before, after)
            elif place.name in FORMS or (place.name == "people" and hands.stream is None):
                wanted = after.box is None and text in changed(before, after).get(before.focus, "")
            elif text == "3-2" and place.name in BY_SEAT:
                wanted = after.box == text or any(text in each for each in changed(before, after).values())
            else:
                wanted = after.box == text and not changed(before, after)
            if not wanted:
                faults.append(f"{said}: the box has {after.box!r}, fields {changed(before, after)}")
            if did := done(before, after):
                faults.append(f"{said}: it did {did}")
            faults += entered(hands, place, text)
    assert not faults, "\n".join(faults)


def entered(hands: Hands, place: Place, text: str) -> list[str]:
    """What is wrong after Enter, and after Enter once more: what was typed is done once, and nobody is made of it."""
    before = hands.seen()
    hands.press(Key.Key_Return)
    once = hands.seen()
    did = done(before, once)
    faults = []
    if before.box is not None and (len(did) > 1 or not set(did) <= {"entries.bust_out", "sales.buy"}):
        faults.append(f"{text!r} Enter on {place.name} did {did}")
    if before.box is None and did and (text, place.name, did) != ("3-2", "desk 3", ["check_in.check_in"]):
        faults.append(f"{text!r} Enter in a field on {place.name} did {did}")
    if QApplication.activePopupWidget() is None:
        hands.press(Key.Key_Return)
        again = done(once, hands.seen())
        if place.name in FORMS and not did:
            did = again  # the first one went on to the button that does it
        elif again:
            faults.append(f"{text!r} Enter Enter on {place.name} did {again}")
    while did:
        hands.session.undo()
        did = did[1:]
    return faults


def enter_where_somebody_arrives_does_nothing_that_counts(hands: Hands) -> list[str]:
    """Nobody is seated, paid or checked in by an Enter that was meant for something else."""
    faults = []
    for place, before in reached(hands):
        for _twice in range(2):
            if QApplication.activePopupWidget() is None:
                hands.press(Key.Key_Return)
        if did := done(before, hands.seen()):
            faults.append(f"{place.name}, at {before.focus}: {did}")
    return faults


def wherever_the_keyboard_is_a_letter_begins_a_command_and_alt_types_none(hands: Hands) -> list[str]:
    """Every stop of Tab on every place: none but a field keeps a letter, none but numbers to type over a digit."""
    faults = []
    for place, _before in reached(hands):
        for stop in hands.stops():
            field = isinstance(stop, EDITED) or (isinstance(stop, QComboBox) and stop.isEditable())
            if field and not hands.is_of_window("q", stop, ALT):
                faults.append(f"Alt+Q on {place.name} types a letter into {stop.objectName()}")
            for typed, may in (("b", FINDING), ("7", (*FINDING, *NUMBERS))):
                if not hands.is_of_window(typed, stop) and not field and stop.objectName() not in may:
                    faults.append(f"{typed!r} on {place.name}, at {type(stop).__name__} {stop.objectName()!r}")
    return faults


def the_key_of_a_page_goes_to_its_first_use_from_everywhere(hands: Hands) -> list[str]:
    if hands.stream is None:
        return []
    firsts = {}
    for place in PLACES:
        if place.page and not place.part and not place.window and place.page != "lobby":
            hands.clean()
            hands.page(place.page)
            firsts[place.page] = hands.at()
    faults = []
    for number, (place, before) in enumerate(reached(hands)):
        if place.name in IN_FRONT:
            continue
        for step in range(number % 4):  # somewhere on it
            hands.press(Key.Key_Tab if step % 2 else Key.Key_Down)
        pages = list(firsts)
        for page in {place.page, pages[number % len(pages)]} & set(firsts):
            hands.page(page)
            if hands.at() != firsts[page]:
                faults.append(f"{page} from {place.name}, at {before.focus}: {hands.at()}, not {firsts[page]}")
    return faults


def a_key_that_is_held_down_does_its_deed_once(hands: Hands) -> list[str]:
    faults = []
    for place, before in reached(hands):
        for key, text in ((Key.Key_Return, "\r"), (Key.Key_Space, " "), (Key.Key_Plus, "+"), (Key.Key_Delete, "")):
            hands.hold(key, text)
        for key in (Key.Key_B, Key.Key_O, Key.Key_R):
            hands.hold(key, "", ALT)
        hands.hold(Key.Key_Z, "", CTRL)
        if did := done(before, hands.seen()):
            faults.append(f"{place.name}, at {before.focus}: {did}")
    return faults


def a_blank_pauses_the_clock_or_is_typed_and_does_nothing_else(hands: Hands) -> list[str]:
    faults = []
    for place, before in reached(hands):
        hands.press(Key.Key_Space)
        after = hands.seen()
        did = done(before, after)
        if not set(did) <= set(CLOCK) or len(did) > 1 or after.box is not None:
            faults.append(f"{place.name}, at {before.focus}: {did}")
        if typed := changed(before, after):
            if place.name not in FORMS or did:
                faults.append(f"{place.name}, at {before.focus}: {typed}")
        elif place.name not in (*FORMS, *IN_FRONT) and hands.stream is not None and not did and hands.may_pause():
            faults.append(f"{place.name}, at {before.focus}: the clock did not heed it")
    return faults


# In this order: how Enter is taken where somebody arrives for the first time comes first, what is left in fields last.
WALKS: tuple[Callable[[Hands], list[str]], ...] = (
    enter_where_somebody_arrives_does_nothing_that_counts,
    wherever_the_keyboard_is_a_letter_begins_a_command_and_alt_types_none,
    the_key_of_a_page_goes_to_its_first_use_from_everywhere,
    a_blank_pauses_the_clock_or_is_typed_and_does_nothing_else,
    a_key_that_is_held_down_does_its_deed_once,
)


def test_the_grammar_holds_on_every_place(hands: Hands) -> None:
    """One walk after the other through one window, in the states that differ most; the long tests have all states, and
    each walk in a window of its own.
    """
    faults = [f"{walk.__name__}: {fault}" for walk in WALKS for fault in walk(hands)]
    assert not faults, "\n".join(faults)


@pytest.mark.soak
@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
def test_each_walk_alone(hands: Hands, walk: Callable[[Hands], list[str]]) -> None:
    """In a window that nobody has used."""
    assert not (faults := walk(hands)), "\n".join(faults)


def test_names_that_an_input_method_writes_are_sold_one_after_the_other(qtbot: QtBot, tmp_path: Path) -> None:
    """Such a name comes without keys between two Enters, and a third Enter after it still does nothing."""
    hands = Hands(STATES["registration"](tmp_path), qtbot)
    hands.go(Place("desk", "desk"))
    names = ("欧阳娜娜", "محمد علي", "Đặng Thị Hương")  # nobody of the demo
    for name in names:
        before = len(state(hands.evening).entries)
        focus = hands.focus()
        assert focus is not None and focus.objectName() == "desk_name"
        written = QInputMethodEvent()
        written.setCommitString(name)
        QApplication.sendEvent(focus, written)
        for _enter in range(3):
            hands.press(Key.Key_Return)
        assert len(state(hands.evening).entries) == before + 1, name
    assert set(names) <= {each.full for each in hands.evening.club.directory.values()}


def test_every_key_of_a_deed_does_it_once_however_long_it_is_held(qtbot: QtBot, tmp_path: Path) -> None:
    """Keys of actions and of pages, with Ctrl or Alt and without: the next level and one more minute too."""
    hands, faults = Hands(STATES["running"](tmp_path), qtbot), set()
    windows = [hands.window.beside._there() for _place, _before in reached(hands)]
    for window in (hands.window, *{each for there in windows for each in there if isValid(each)}):
        repeated = [each for each in window.findChildren(QShortcut) if each.autoRepeat()]
        repeated += [each for each in window.findChildren(QAction) if each.autoRepeat() and each.shortcuts()]
        faults |= {f"{type(each.parent()).__name__}: {each}" for each in repeated}
    for action in ACTIONS.values():
        keys = QKeySequence(action.key)
        if not action.key or keys[0].keyboardModifiers() & (CTRL | ALT) or action.key.startswith("F"):
            continue  # a shortcut, seen above
        hands.clean()
        hands.window.go(action.page or "clock")
        before = hands.seen()
        QTest.keyClick(hands.window.windowHandle(), action.key if len(action.key) == 1 else keys[0].key())
        once = done(before, hands.seen())
        hands.hold(keys[0].key(), action.key if len(action.key) == 1 else " ")
        if done(before, hands.seen()) != once or len(once) > 1:
            faults.add(f"{action.key} on {action.page}: {once}, held {done(before, hands.seen())}")
    assert not faults, "\n".join(sorted(faults))
