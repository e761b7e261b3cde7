"""Bounties on the room's screen: the band tells the largest heads in turn, names in full where there is room."""

import pytest

from tdapp.domain.units import Cents, Money
from tdapp.read.bounties.screen_bounties import ScreenBounties, ScreenHead
from tdapp.read.people.names import PlayerName
from tdapp.read.screen import ScreenView
from tdapp.values import replace
from tests.ui.pages.evening import words_for
from tests.ui.screens.reading import band
from tests.ui.screens.samples import RUNNING

LONG = PlayerName("van der Berg-Wolfeschlegelsteinhausen", "Maximiliaan Alexander Willem")
NAMES = (LONG, PlayerName("Żółć", "Łukasz"), PlayerName("李", "小龙"), PlayerName("محمد", "علي"))
HEADS = tuple(ScreenHead(name, Money(Cents(1_250_00 - at), "EUR"), at) for at, name in enumerate(NAMES, 1))


def told(view: ScreenView, aspect: float, language: str = "en") -> set[str]:
    """All that the band says, part by part."""
    return band(view, words_for(language), aspect)


@pytest.mark.parametrize("aspect", [16 / 9, 4 / 3, 0.6])
def test_every_head_has_a_turn(aspect: float) -> None:
    view = replace(RUNNING, message="", bounties=ScreenBounties(heads=HEADS))
    pages = told(view, aspect)
    for name in NAMES:
        assert any(name.last[:7] in page and "€1,2" in page for page in pages)
    assert any(page.startswith("Biggest bounties:") for page in pages)


def test_knock_outs_and_envelopes_have_words_of_their_own() -> None:
    most = replace(RUNNING, message="", bounties=ScreenBounties(leaders=HEADS[1:2]))
    assert any("Most knock-outs: Łukasz Żółć 2" in page for page in told(most, 16 / 9))
    left = ScreenBounties(envelopes=((1, Money(Cents(500_00), "EUR")), (3, Money(Cents(25_00), "EUR"))))
    assert any("3 × " in page for page in told(replace(RUNNING, message="", bounties=left), 16 / 9, "nl"))


def test_where_nothing_is_told_there_is_no_band() -> None:
    assert told(replace(RUNNING, message="", called=(), waiting=0, moves=(), bounties=None), 16 / 9) == set()
