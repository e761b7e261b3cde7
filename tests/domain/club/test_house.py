"""The house: its name and colours as they are kept, and what is refused."""

import pytest

from tdapp.domain.club.house import House, checked_house, contrast
from tdapp.domain.refusal import Refused
from tdapp.domain.tournament import change_setup, checked
from tdapp.values import replace
from tests.domain.evening import SETUP, playing


def test_a_house_is_kept_with_a_clean_name_and_whole_colours() -> None:
    kept = checked_house(House("  Żółć\u202e  Poker\n", "", "1A5", "#0B6E4F"))
    assert kept == House("Żółć Poker", "", "#11aa55", "#0b6e4f")
    assert checked_house(House()) == House()


@pytest.mark.parametrize("typed", ["green", "#12345", "#12345g", "0x123456", "#1234567"])
def test_what_is_no_colour_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_house(House(ink=typed))
    assert (refused.value.code, refused.value.facts["typed"]) == ("house.colour", typed)


def test_a_name_that_no_sheet_could_show_is_refused() -> None:
    assert checked_house(House("x" * 80)).name == "x" * 80
    assert checked_house(House(lists="  beside  the bar\n")).lists == "beside the bar"
    with pytest.raises(Refused) as refused:
        checked_house(House("x" * 81))
    assert (refused.value.code, refused.value.facts["field"]) == ("name.long", "house")


def test_contrast_is_that_of_wcag() -> None:
    assert (contrast("#ffffff", "#000000"), contrast("#000000", "#ffffff"), contrast("#123456", "#123456")) == (
        21,
        21,
        1,
    )
    assert round(contrast("#767676", "#ffffff"), 2) == 4.54


def test_the_event_of_a_tournament_is_kept_clean_and_within_bounds() -> None:
    kept = checked(replace(SETUP, event_number=" 7B ", event_name=" Autumn\tSeries "))
    assert (kept.event_number, kept.event_name) == ("7B", "Autumn Series")
    for field, text in (("event_number", "1" * 13), ("event_name", "x" * 201)):
        with pytest.raises(Refused) as refused:
            checked(replace(SETUP, **{field: text}))
        assert (refused.value.code, refused.value.facts["field"]) == ("name.long", field)


def test_the_event_can_be_set_while_play_runs() -> None:
    evening = playing(9)
    evening.did(change_setup, replace(evening.state.setup, event_number="12"))
    assert evening.state.setup.event_number == "12"
