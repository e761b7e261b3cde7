"""The house and its event on every public screen, and stakes of mixed games that take turns where there is no room."""

from datetime import UTC

import pytest

from tdapp.app.resources import resource
from tdapp.domain.clock.games import ROTATIONS
from tdapp.domain.clock.structure import AnteKind, Level
from tdapp.domain.units import Chips
from tdapp.read.clock.clock import LevelView
from tdapp.read.screen import ScreenView
from tdapp.ui.screens.boxes_told import parts
from tdapp.ui.screens.lettering import SQUEEZED, fit
from tdapp.ui.screens.zones import LEAST, Box, Lettering
from tdapp.values import replace
from tdapp.words.say import Words
from tests.ui.screens.reading import PROGRAMMES, pages, pictures, show, size_of_runs, text_of, zones
from tests.ui.screens.samples import RUNNING, STATES, TWENTY, with_clock

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
    told = parts("Numbers 4 and 5 of the waiting list, please come to the desk", box=box, rows=1)
    lengths = [len(text) for text, _number, _of in told]
    assert len(told) > 1 and min(lengths) * 2 > max(lengths)
