"""A key costs what it means and no more: what is typed over a page lets no page look anew, nor asks for the room."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.read.registration import players
from tdapp.read.seating import tables
from tdapp.ui.pages.page import Page
from tests.ui.evening_states import running
from tests.ui.typing_walk import PLACES, Hands, Key

PAGES = [place for place in PLACES if not place.window]
TYPED = ("bust zo", "3-2")


def test_what_is_typed_over_a_page_looks_at_nothing_anew(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(running(tmp_path), qtbot)
    hands.session.players_view()  # a list is made once; from then on it stands until something is done
    looked: list[str] = []

    def watched(name: str, does: Callable[..., object]) -> Callable[..., object]:
        def look(*args: object, **kwargs: object) -> object:
            looked.append(name)
            return does(*args, **kwargs)

        return look

    for place in PAGES:
        if not hands.go(place):
            continue
        page = hands.window.current()
        with monkeypatch.context() as patch:
            patch.setattr(tables, "_seats", watched("seats", tables._seats))
            patch.setattr(players, "_row", watched("row", players._row))
            patch.setattr(hands.window, "refresh", watched("frame", hands.window.refresh))
            if isinstance(page, Page):
                patch.setattr(page, "refresh", watched("page", page.refresh))
            for typed in TYPED:
                hands.clean()
                looked.clear()
                for letter in typed:
                    hands.typed(letter)
                    QApplication.processEvents()
                hands.press(Key.Key_Escape)
                QApplication.processEvents()
                previewed = looked.count("row")  # of whoever Enter would bust
                assert previewed <= len(typed), (place.name, typed)
                assert not set(looked) - {"row"}, (place.name, typed)
        hands.clean()
