"""The house and its event on every public screen, and stakes of mixed games that take turns where there is no room."""

from datetime import UTC

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app.resources import resource
from tdapp.domain.clock.games import ROTATIONS
from tdapp.domain.clock.structure import AnteKind, Level
from tdapp.domain.units import Chips
from tdapp.read.clock.clock import LevelView
from tdapp.read.screen import ScreenView
from tdapp.ui.i18n import Languages
from tdapp.ui.screens.lettering import SQUEEZED, fit
from tdapp.ui.screens.painting import inside
from tdapp.ui.screens.telling import listed, parts_of
from tdapp.ui.screens.zones import LEAST, Box, Lettering
from tdapp.values import replace
from tdapp.words.say import Words
from tests.ui.screens.reading import PROGRAMMES, pages, pictures, show, size_of_runs, text_of, zones
from tests.ui.screens.samples import HUGE, RUNNING, STATES, TWENTY, with_clock

WORDS = Words("en", UTC)
SHAPES = {"16:9": 16 / 9, "4:3": 4 / 3, "21:9": 21 / 9, "tall": 9 / 16}
STAGES = ("announced", "hang", "seats", "running", "closing", "break", "near", "bubble", "in-money", "final", "deal",
          "podium", "paused")  # fmt: skip


def horse(number: int) -> LevelView:
    bets = {"small_bet": Chips(12_000), "big_bet": Chips(24_000), "bring_in": Chips(3_000)}
    level = Level(Chips(6_000), Chips(12_000), Chips(1_500), AnteKind.EACH, TWENTY, games=ROTATIONS["HORSE"], **bets)
    return LevelView(number, level)


MARK = resource("pictures", "screen.png").read_bytes()  # any picture will do
HORSE = with_clock(RUNNING, level=horse(9), next_level=horse(10))


@pytest.mark.parametrize("programme", PROGRAMMES)
@pytest.mark.parametrize("shape", SHAPES)
def test_house_and_event_stand_on_every_screen_at_every_stage(programme: str, shape: str) -> None:
    of = replace(show(programme), house="Pokerclub Venlo")
    for stage in STAGES:
        view = replace(STATES[stage], event_number="12B")
        beside = (view,) if of.programme.tournaments > 1 else ()
        said = " ".join(pages_beside(view, shape, of=of, beside=beside))
        assert "Event 12B · Herfst Open 2026" in said, stage
        assert "Pokerclub Venlo" in said, stage


@pytest.mark.parametrize("shape", SHAPES)
def test_the_name_of_the_house_stands_beside_its_logo_or_in_turn_with_it(shape: str) -> None:
    shown = show("full")
    for house in ("Venlo", "Pokerclub Venlo en Omstreken"):
        of = replace(shown, house=house, theme=replace(shown.theme, logo=MARK))
        there = pictures(RUNNING, WORDS, SHAPES[shape], of=of)
        assert any(zones(each, "picture") for each in there), house
        assert any(house in text_of(each) for each in there), house


def pages_beside(view: ScreenView, shape: str, **more: object) -> list[str]:
    return [text_of(each) for each in pictures(view, WORDS, SHAPES[shape], **more)]  # type: ignore[arg-type]


@pytest.mark.parametrize("shape", SHAPES)
def test_stakes_of_mixed_games_are_all_said_and_never_squeezed_or_small(shape: str) -> None:
    for programme in ("full", "clock", "prizes", "entrance"):
        said = " ".join(pages(HORSE, WORDS, SHAPES[shape], of=show(programme)))
        for part in ("12,000 / 24,000", "6,000 / 12,000", "1,500", "3,000"):
            assert part in said, (programme, part)
        for picture in pictures(HORSE, WORDS, SHAPES[shape], of=show(programme)):
            for zone in (each for name, each in picture.zones.items() if name.endswith(".blinds")):
                assert isinstance(zone, Lettering)
                lines = fit(zone, zone.box)
                assert all(line.squeeze >= SQUEEZED and line.size >= LEAST for line in lines), programme
                assert min(size_of_runs(zone)) >= LEAST


def test_what_is_told_is_cut_in_parts_of_about_one_length() -> None:
    box = Box(0, 0, 700, 70)
    told = parts_of("Numbers 4 and 5 of the waiting list, please come to the desk", box=box, rows=1)
    lengths = [len(text) for text, _number, _of in told]
    assert len(told) > 1 and min(lengths) * 2 > max(lengths)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("programme", PROGRAMMES)
def test_whatever_is_told_in_a_band_is_read_whole(qtbot: QtBot, programme: str, shape: str) -> None:
    of, languages = show(programme), Languages(zone=UTC)
    told: set[Lettering] = set()
    for words in (languages.words("en"), languages.words("nl")):
        for view in (*STATES.values(), HUGE):
            beside = (view,) if of.programme.tournaments > 1 else ()
            for picture in pictures(view, words, SHAPES[shape], of=of, beside=beside):
                told |= {zone for zone in zones(picture, "told") if isinstance(zone, Lettering)}
    for zone in told:
        assert all(line.whole for line in fit(zone, inside(zone))), zone.lines[0].runs[0].text


def test_no_more_parts_are_told_than_a_band_needs(qtbot: QtBot) -> None:
    half = Box(0, 0, 775, 125)
    for said in (
        "12 on the waiting list, about 35 minutes for a seat",
        "Bubble: de volgende afvaller krijgt geen prijzengeld",
    ):
        assert len(parts_of(said, box=half, rows=2)) == 1


def test_a_head_that_leaves_no_room_is_told_before_its_items() -> None:
    narrow = Box(0, 0, 506, 125)
    leader = ("1. Thị Hương Đặng 899,999 (450 BB)", "1. Đặng 899,999 (450 BB)")
    told = [text for text, _number, _of in listed("Chip leaders:", [leader] * 2, box=narrow)]
    assert told[0] == "Chip leaders:" and set(told[1:]) == {leader[1]}


def test_of_a_leader_with_a_long_name_the_chips_are_read(qtbot: QtBot) -> None:
    view = replace(STATES["leaders"], message="")
    for aspect in SHAPES.values():
        for picture in pictures(view, WORDS, aspect, of=show("pair"), beside=(view,)):
            for zone in zones(picture, "told"):
                assert isinstance(zone, Lettering)
                drawn = "".join(line.layout.text() for line in fit(zone, inside(zone)))
                assert not drawn.count("(") or "BB)" in drawn
