"""Two tournaments on one screen: each half says what its room wants to know, and what both share stands there once."""

from datetime import UTC

import pytest
from pytestqt.qtbot import QtBot

from tdapp.ui.screens.lettering import fit
from tdapp.ui.screens.zones import Lettering
from tdapp.values import replace
from tdapp.words.say import Words
from tests.ui.screens.reading import pictures, show, text_of, zones
from tests.ui.screens.samples import ON_BREAK, RUNNING, STATES

WORDS = Words("en", UTC)
SHAPES = {"1920x1080": 16 / 9, "1024x768": 4 / 3, "1080x1920": 9 / 16}
SIDE = replace(RUNNING, name="Turbo")


@pytest.mark.parametrize("shape", SHAPES)
def test_house_and_time_of_day_stand_there_once_and_both_names_all_the_time(qtbot: QtBot, shape: str) -> None:
    of = replace(show("pair"), house="Pokerclub Venlo")
    for picture in pictures(RUNNING, WORDS, SHAPES[shape], of=of, beside=(SIDE,)):
        said = text_of(picture)
        assert said.count("Pokerclub Venlo") == 1 and len(zones(picture, "time")) == 1
        assert RUNNING.name in said and SIDE.name in said


@pytest.mark.parametrize("shape", SHAPES)
def test_chips_that_leave_are_told_in_a_break_beside_a_tournament_that_runs(qtbot: QtBot, shape: str) -> None:
    told = [text_of(each) for each in pictures(ON_BREAK, WORDS, SHAPES[shape], of=show("pair"), beside=(SIDE,))]
    assert any("Colour-up: 25" in said for said in told) and all("12:38" in said for said in told)


@pytest.mark.parametrize("shape", ["1920x1080", "1024x768"])
def test_a_half_shows_when_the_break_comes_and_who_was_best_at_the_end(qtbot: QtBot, shape: str) -> None:
    view = STATES["podium"]
    told = [text_of(each) for each in pictures(view, WORDS, SHAPES[shape], of=show("pair"), beside=(SIDE,))]
    assert any("break 21:32" in said for said in told)
    assert all(view.podium[1].name.last in said for said in told)


def test_the_blinds_of_a_half_stand_in_whichever_way_is_larger(qtbot: QtBot) -> None:
    (picture, *_) = pictures(RUNNING, WORDS, 16 / 9, of=show("pair"), beside=(SIDE,))
    for blinds in zones(picture, "blinds"):
        assert isinstance(blinds, Lettering)
        assert min(line.size * line.squeeze for line in fit(blinds, blinds.box)) >= 75
    (alone, *_) = pictures(RUNNING, WORDS, 16 / 9, of=show("full"))
    (blinds,) = zones(alone, "blinds")
    assert isinstance(blinds, Lettering) and len(blinds.lines) == 1
