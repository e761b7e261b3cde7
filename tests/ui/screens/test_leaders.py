"""Chip leaders on the room's screen: while play stands, several to a part, none cut in two."""

import pytest

from tdapp.domain.chips import chip_counts
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import Break
from tdapp.domain.units import Chips, EntryId
from tdapp.read.clock.depth import Depth
from tdapp.read.people.names import PlayerName
from tdapp.read.screen import ScreenStack, screen_view
from tdapp.values import replace
from tests.domain.evening import DIRECTORY, Evening, playing
from tests.ui.pages.evening import words_for
from tests.ui.screens.reading import band
from tests.ui.screens.samples import ON_BREAK, with_clock

WORDS = words_for("en")
LONG = PlayerName("van der Berg-Wolfeschlegelsteinhausen", "Maximiliaan Alexander Willem")
LEADERS = tuple(
    ScreenStack(place, name, Chips(900_000 - place * 1_000), Depth(450))
    for place, name in enumerate((LONG, PlayerName("Żółć", "Łukasz"), PlayerName("محمد", "علي"), LONG), 1)
)


@pytest.mark.parametrize("aspect", [16 / 9, 4 / 3, 0.6])
def test_every_leader_has_a_turn_and_none_is_cut_in_two(aspect: float) -> None:
    assert ON_BREAK.clock.on_break is not None
    view = replace(with_clock(ON_BREAK, on_break=Break(ON_BREAK.clock.on_break.lasts)), leaders=LEADERS, message="")
    pages = band(view, WORDS, aspect)
    for stack in LEADERS:
        assert any(f"{stack.place}. " in page and f"{stack.chips:,} (450 BB)" in page for page in pages)
    assert any(page.startswith("Chip leaders:") for page in pages)


def leaders(evening: Evening) -> tuple[ScreenStack, ...]:
    return screen_view(evening.state, evening.now, DIRECTORY).leaders


def test_they_are_told_while_play_stands_and_were_counted_lately() -> None:
    evening = playing(9)
    counted = {EntryId(number): Chips(number * 5_000) for number in (1, 2)}
    evening.wait(39)  # the end of level 2
    evening.do(chip_counts.count, stacks=counted)
    evening.wait(2)
    assert leaders(evening) == ()  # two are too few to lead
    evening.do(chip_counts.count, stacks={EntryId(5): Chips(25_000)})
    assert [(stack.place, stack.chips, stack.depth.many) for stack in leaders(evening)] == [
        (1, 25_000, 125),
        (2, 10_000, 50),
        (3, 5_000, 25),
    ]
    evening.wait(15)
    assert leaders(evening) == ()  # play goes on
    evening.do(timing.pause)
    assert [stack.chips for stack in leaders(evening)] == []  # counted before the break, only one of them in it
    evening.do(chip_counts.count, stacks={**counted, EntryId(5): Chips(31_000)})
    assert leaders(evening)[0].chips == 31_000
