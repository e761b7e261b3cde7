"""Themes of public screens: whatever colours a house has, all that is read stands 7 to 1 on what it stands on."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.domain.club.house import contrast
from tdapp.read.club.house import HouseMark
from tdapp.read.screen_colours import READABLE, ground_for_reading, readable
from tdapp.read.screen_theme import DARK, LIGHT, HouseColours, LookOf, Theme, house_theme, mark_theme

COLOURS = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06X}")


def unreadable(theme: Theme) -> list[tuple[str, str, str]]:
    return [
        (of.value, ink, ground)
        for of, look in theme.looks.items()
        for ground in (look.ground, look.fill)
        for ink in look.inks
        if contrast(ink, ground) < READABLE
    ] + [(of.value, look.quiet, "outline") for of, look in theme.looks.items() if contrast(look.quiet, look.ground) < 3]


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
def test_the_shipped_themes_are_read_in_every_state(theme: Theme) -> None:
    assert set(theme.looks) == set(LookOf)
    assert unreadable(theme) == []
    assert theme.changed == ()


@settings(max_examples=25, deadline=None)
@given(COLOURS, COLOURS, COLOURS)
def test_whatever_colours_a_house_has_its_screen_is_read(ground: str, ink: str, accent: str) -> None:
    theme = house_theme(HouseColours(ground, ink, accent))
    assert unreadable(theme) == []
    for wanted, taken in theme.changed:
        assert wanted in (ground, ink, accent) and taken != wanted


def test_colours_that_can_be_read_stay_as_they_are_and_others_change_as_little_as_will_do() -> None:
    assert house_theme(HouseColours("#0B2545", "#FFFFFF", "#FFD166")).changed == ()
    ((wanted, taken),) = house_theme(HouseColours("#0B2545", "#FFFFFF", "#D62828")).changed
    assert wanted == "#D62828" and contrast(taken, "#0B2545") >= READABLE
    red, green, blue = (int(taken[at : at + 2], 16) for at in (1, 3, 5))
    assert red > max(green, blue)  # it is still a red


def test_on_a_ground_between_black_and_white_nothing_can_be_read_so_it_gives_way() -> None:
    assert ground_for_reading("#808080") != "#808080"
    assert readable("#FFFFFF", "#808080") == "#000000"  # the best there is


def test_the_house_of_the_club_gives_a_theme_once_it_has_a_colour() -> None:
    assert mark_theme(HouseMark("Venlo")) is None
    theme = mark_theme(HouseMark("Venlo", b"png", "#0B2545", "#FFD166"))
    assert theme is not None
    assert (theme.looks[LookOf.RUNNING].ground, theme.looks[LookOf.RUNNING].accent) == ("#0b2545".upper(), "#FFD166")
    assert theme.logo == b"png"
