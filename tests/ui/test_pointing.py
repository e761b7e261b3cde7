"""What an action shows on a page: the page it names can show it."""

import inspect
from pathlib import Path

import pytest

from tdapp.ui.actions.pointing import POINTS
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.frame import pages
from tdapp.ui.pages.page import WindowPage
from tests.ui.pages.evening import Evening


def test_every_point_names_an_action_and_a_page() -> None:
    of_needs = {
        "players.show",
        "tables.show",
    }  # of cards of 'Needs you now'
    assert set(POINTS) <= set(ACTIONS) | of_needs
    assert {point.page for point in POINTS.values()} <= set(pages.names())


@pytest.mark.usefixtures("qtbot")
def test_the_page_an_action_goes_to_has_a_place_for_what_it_shows(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    faults = []
    for action, point in POINTS.items():
        page = pages.making(point.page, evening.session).whole()
        shows = point.shows(page)
        method = getattr(shows, "func", shows)  # a part or a sheet comes with its name
        if method.__func__ is getattr(WindowPage, method.__name__):
            faults.append(f"{action}: the page {point.page} leaves {method.__name__} alone")
        page.deleteLater()
    assert not faults


@pytest.mark.usefixtures("qtbot")
def test_every_page_of_the_window_is_one_the_window_can_ask(tmp_path: Path) -> None:
    """Each takes what the window may ask of any page as it is declared: a page that narrows it would miss an action."""
    evening = Evening(tmp_path)
    asked = {name: method for name, method in vars(WindowPage).items() if inspect.isfunction(method)}
    faults = []
    for name in (*pages.names(), "lobby"):
        page = pages.making(name, evening.session).whole()
        for each, declared in asked.items():
            own, wanted = inspect.signature(getattr(type(page), each)), inspect.signature(declared)
            if list(own.parameters) != list(wanted.parameters):
                faults.append(f"{name}.{each}{own}, not {wanted}")
        page.deleteLater()
    assert not faults
