"""What the first ruling on hands needs is made once the page is painted, once, and not in the way of keys."""

from importlib import import_module
from pathlib import Path
from threading import Event, Thread, current_thread, main_thread

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app.rulings import rulings
from tdapp.poker.ranking import tables
from tests.ui.pages.evening import Evening

module = import_module("tdapp.ui.pages.rulings.page")  # the package has a function of this name


def test_the_page_warms_up_once_beside_the_window(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmed = Event()
    where: list[Thread] = []

    def warm_up() -> None:
        where.append(current_thread())
        warmed.set()

    monkeypatch.setattr(module, "warm_up", warm_up)
    evening = Evening(tmp_path)
    page = module.RulingsPage(evening.session)
    qtbot.addWidget(page)
    page.show()
    assert not warmed.is_set(), "the page is painted first"
    qtbot.waitUntil(warmed.is_set)
    page.hide()
    page.show()
    qtbot.wait(2 * module.SETTLE)
    assert len(where) == 1 and where[0] is not main_thread()
    evening.close()


def test_warming_up_makes_the_tables_of_hands() -> None:
    tables.cache_clear()
    rulings.warm_up()
    assert tables.cache_info().currsize == 1
