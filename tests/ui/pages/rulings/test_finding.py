"""An incident is looked for anew each time somebody comes to rule, from wherever he comes."""

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.evening_states import STATES
from tests.ui.typing_walk import ALT, CTRL, Hands, Key

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
AGAIN = {
    "by its page": lambda hands: hands.press(Key.Key_7, CTRL),
    "by the seat typed": lambda hands: (
        hands.press(Key.Key_K, CTRL),
        hands.typed("rule 1-2"),
        hands.press(Key.Key_Return),
    ),
    "by the seat on the map": lambda hands: (hands.window.go("tables"), hands.press(Key.Key_R, ALT)),
}


@pytest.mark.parametrize("way", AGAIN)
@pytest.mark.parametrize("found", [False, True])
def test_the_word_of_last_time_is_typed_over(way: str, found: bool, qtbot: QtBot, tmp_path: Path) -> None:
    hands = Hands(STATES["running"](tmp_path), qtbot)
    for away in ("clock", "rulings", "tables"):
        hands.window.go(away)
        AGAIN[way](hands)
        page: Any = hands.window.current()
        hands.typed("oot")
        search = page.ruling.finder.search
        assert hands.focus() is search and search.text() == "oot", f"{way} from {away}"
        if found:
            hands.press(Key.Key_Return)
            assert search.text() == "" and page.ruling.draft.incident is not None
