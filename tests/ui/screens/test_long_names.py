"""Names of tournaments and houses too long for their place have the room beside it before they are cut."""

from datetime import UTC, timedelta
from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from tdapp.read.screen import ScreenView
from tdapp.ui.screens.composing import APART, Show
from tdapp.ui.screens.lettering import SQUEEZED, fit, fit_line
from tdapp.ui.screens.painting import across
from tdapp.ui.screens.stage import Stage
from tdapp.ui.screens.zones import LEAST, Lettering, Line, Picture, Run, Zone
from tdapp.values import replace
from tdapp.words.say import Words
from tests.ui.screens.reading import PROGRAMMES, pictures, show, zones
from tests.ui.screens.samples import NAMES, RUNNING, STATES, level, with_clock

WORDS, DUTCH = Words("en", UTC), Words("nl", UTC)
SIZES = {"1920x1080": 1920 / 1080, "1024x768": 1024 / 768, "3840x2160": 3840 / 2160, "1080x1920": 1080 / 1920}
AT = ("running", "last-minute", "break", "paused", "final", "podium", "scheduled")
DAY = "Nederlands Kampioenschap Hold'em Dag 1B"
GREEK, CHINESE, ARABIC = NAMES[4], NAMES[9], NAMES[6]
HOUSE = "Pokerclub Venlo en Omstreken"


def shown(view: ScreenView, size: str, of: Show, words: Words = WORDS) -> list[Picture]:
    beside = (view,) if of.programme.tournaments > 1 else ()
    return pictures(view, words, SIZES[size], of=of, beside=beside)


def named(picture: Picture, name: str = "name") -> list[Lettering]:
    return [zone for zone in zones(picture, name) if isinstance(zone, Lettering)]


def in_the_same_rows(one: Zone, other: Zone) -> bool:
    return one.box.y < other.box.bottom - 1 and other.box.y < one.box.bottom - 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("programme", PROGRAMMES)
def test_a_name_is_cut_only_where_nothing_is_free_beside_it_and_touches_nothing(
    qtbot: QtBot, programme: str, size: str
) -> None:
    of = replace(show(programme), house=HOUSE)
    for name in NAMES:
        for state in AT:
            for picture in shown(replace(STATES[state], name=name), size, of, DUTCH):
                for zone in named(picture):
                    hold(picture, zone, f"{name} {state}")


def hold(picture: Picture, zone: Lettering, where: str) -> None:
    lines = fit(zone, zone.box)
    assert all(line.size >= LEAST and line.squeeze >= SQUEEZED - 1e-9 for line in lines), where
    beside = [each for each in picture.zones.values() if each is not zone and in_the_same_rows(zone, each)]
    left, right = across(zone)
    for each in beside:
        start, end = across(each)
        assert end <= left + 1 or right <= start + 1, where
    if any(line.cut for line in lines):
        after = [across(each)[0] for each in beside if across(each)[0] > left]
        assert zone.box.right >= min([0.95 * picture.width, *after]) - APART - 20, where
        assert all(line.squeeze < 1 for line in lines), where


@pytest.mark.parametrize(
    ("size", "whole"),
    [
        ("1920x1080", (DAY, GREEK, CHINESE, ARABIC)),
        ("3840x2160", (DAY, GREEK, CHINESE, ARABIC)),
        ("1024x768", (DAY, CHINESE, ARABIC)),
    ],
)
def test_names_of_a_usual_length_stand_whole_in_every_layout(qtbot: QtBot, size: str, whole: tuple[str, ...]) -> None:
    for programme in PROGRAMMES:
        for name in whole:
            for picture in shown(replace(RUNNING, name=name), size, show(programme)):
                for zone in named(picture):
                    assert not any(line.cut for line in fit(zone, zone.box)), (programme, name)


def test_a_name_that_fits_keeps_its_place_whatever_stands_beside_it(qtbot: QtBot) -> None:
    places = {
        zone.box
        for state in AT[:4]
        for picture in shown(STATES[state], "1920x1080", show("clock"))
        for zone in named(picture)
    }
    assert len(places) == 1


@pytest.mark.parametrize("size", ["1920x1080", "1024x768"])
def test_the_name_of_the_house_has_the_room_beside_it_too(qtbot: QtBot, size: str) -> None:
    of = replace(show("full"), house=HOUSE)
    told = [zone for picture in shown(RUNNING, size, of) for zone in named(picture, "house")]
    assert told and not any(line.cut for zone in told for line in fit(zone, zone.box))


def test_names_never_lie_over_one_another_with_two_tournaments(qtbot: QtBot) -> None:
    of = replace(show("pair"), house=HOUSE)
    for size in SIZES:
        for name in NAMES:
            for picture in shown(replace(RUNNING, name=name), size, of):
                heads = [*named(picture), *named(picture, "house")]
                for one, other in combinations(heads, 2):
                    if in_the_same_rows(one, other):
                        (left, right), (start, end) = across(one), across(other)
                        assert right <= start + 1 or end <= left + 1, (size, name)


@pytest.mark.parametrize(
    ("name", "mark"), [(ARABIC, "\N{RIGHT-TO-LEFT MARK}"), (NAMES[7], "\N{RIGHT-TO-LEFT MARK}"), (DAY, "")]
)
def test_the_dots_of_a_cut_name_stand_where_reading_ends(qtbot: QtBot, name: str, mark: str) -> None:
    fitted = fit_line(Line((Run(name, "#FFFFFF", bold=True),), 48), width=200, align="left")
    assert fitted.cut and fitted.layout.text().endswith(f"…{mark}")


@pytest.mark.parametrize("programme", ["full", "pair"])
def test_where_a_name_reaches_into_the_room_of_another_box_changes_leave_no_trace(qtbot: QtBot, programme: str) -> None:
    before = replace(RUNNING, name=NAMES[1])
    after = with_clock(before, level=level(10), now=before.clock.now + timedelta(seconds=1))
    changed = [(before, after), (replace(before, over="Take your seats"), before), (before, replace(before, name=DAY))]
    for first, then in changed:
        both = (lambda view: (view, view)) if programme == "pair" else lambda view: (view,)
        stages = []
        for views in ((first, then), (then,)):
            stage = Stage(WORDS, show(programme))
            qtbot.addWidget(stage)
            stage.resize(960, 540)
            stage.show()
            for view in views:
                stage.show_view(*both(view))
            stages.append(stage.grab().toImage())
        assert stages[0] == stages[1]
