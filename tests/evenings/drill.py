"""The drill in which a laptop dies: what its director does at the keys, here and on another one, and what she is shown.

Orders for `keys_child.py`; each is answered with a line.
"""

import json
from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from tdapp.read.clock.clock import clock_view
from tests.evenings.director import money
from tests.evenings.keyboard import ALT, CTRL, Key, Keyboard
from tests.ui.test_second import whole

SHIFT_CTRL = CTRL | Qt.KeyboardModifier.ShiftModifier
Shown = dict[str, object]


def shown(hands: Keyboard) -> Shown:
    """What she goes by: the clock, who sits where, the money, the last act; and when that is."""
    session, state = hands.session, hands.state
    club, main, now = session.club, session.tournament, session.now()
    assert main is not None
    view, acts = clock_view(state, now), club.desk.history(main).acts
    return {
        "level": view.level and view.level.number,
        "left": view.left.total_seconds(),
        "phase": view.phase.name,
        "alive": state.alive,
        "seats": {
            f"{table.number}-{seat}": club.directory[state.entries[each].player].full
            for table in state.open_tables()
            for seat, each in enumerate(table.seats, 1)
            if each is not None
        },
        "money": {kind.name: cents for kind, cents in money(club, main).items()},
        "act": [acts[-1].number, acts[-1].last, acts[-1].verb, acts[-1].at.isoformat()],
        "now": now.timestamp(),
    }


def say_shown(hands: Keyboard) -> None:
    print("shown", json.dumps({**shown(hands), "keys": hands.keys}), flush=True)


def keep_beside(hands: Keyboard, folder: str) -> None:
    """Keep every act on a second medium too."""
    hands.session.prefer(hands.session.preferences._replace(second_folder=folder))
    print("kept", flush=True)


def bust(hands: Keyboard, _rest: str) -> None:
    """Somebody goes out; said once the second medium has it too, where there is one."""
    table = max(hands.state.open_tables(), key=lambda each: each.seated)
    before = hands.state.alive
    hands.typed(f"bust {table.number}-{hands.seats(table.number)[0]}\n")
    assert hands.state.alive == before - 1
    if hands.app.app.second.medium is not None:
        hands.qtbot.waitUntil(lambda: whole(hands.app))
    say_shown(hands)


def recover(hands: Keyboard, stick: str) -> None:
    """A machine that has no club: the night is recovered from the stick, and opened. What is asked then is said."""
    hands.app.fail()
    hands.tab_to("welcome_recover")
    hands.press(Key.Key_Return)
    window = hands.window.beside.recover
    hands.qtbot.waitUntil(lambda: not window.busy)
    assert window.nights == ()
    hands.press(Key.Key_O, SHIFT_CTRL)
    hands.qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), QFileDialog))
    hands.typed(f"{stick}\n")
    window.activateWindow()  # a window manager gives the keys back to the window the dialog stood over
    hands.qtbot.waitUntil(lambda: bool(window.nights) and not window.busy)
    hands.press(Key.Key_Return)
    hands.qtbot.waitUntil(lambda: window.saved is not None and not window.busy)
    outcome = [window.list.item(row).text() for row in range(window.list.count())]
    with hands.qtbot.waitSignal(hands.app.app.opening.settled):
        hands.press(Key.Key_Return)
    bar = hands.window.time
    answers = [each.text() for each in bar.answers if not each.isHidden()] if bar.isVisible() else []
    file = str(hands.session.club.file.path)
    print("asked", json.dumps([bar.text.text(), answers, outcome, file]), flush=True)


def resume(hands: Keyboard, _rest: str) -> None:
    """The clock is to resume where it stood."""
    hands.press(Key.Key_2, ALT)
    assert not hands.window.time.isVisible()
    say_shown(hands)


ORDERS: Mapping[str, Callable[[Keyboard, str], None]] = MappingProxyType(
    {"beside": keep_beside, "bust": bust, "recover": recover, "resume": resume}
)
