"""The stage and the ladder of the prizes on the room's screen: what is said when, in every shape of display."""

from collections.abc import Iterator
from datetime import UTC

import pytest
from pytestqt.qtbot import QtBot

from tdapp.domain import dealing, ending
from tdapp.domain.clock import timing
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.registration import entries
from tdapp.domain.units import TableNo
from tdapp.read.prizes.stage import Stage
from tdapp.read.screen import ScreenView, screen_view
from tdapp.ui.screens.lettering import SQUEEZED, Fitted, fit
from tdapp.ui.screens.painting import across
from tdapp.ui.screens.zones import Lettering
from tdapp.values import replace
from tdapp.words.say import Words
from tests.domain.evening import DIRECTORY, Evening, entry, playing
from tests.domain.hands.test_hand_for_hand import at
from tests.read.prizes.test_stage import go, paying
from tests.ui.screens.reading import ASPECTS, pictures, runs, show, text_of, zones
from tests.ui.screens.reading import pages as every_page
from tests.ui.screens.samples import MONEY, PRIZES, RUNNING, STATES, euros

WORDS = Words("en", UTC)
NEAR = [name for name, view in STATES.items() if view.stage is not None]


def pages(view: ScreenView, aspect: float = 16 / 9) -> list[str]:
    """What the screen says in the pages that take turns, one after the other."""
    return every_page(view, WORDS, aspect)


def screen(evening: Evening) -> ScreenView:
    return screen_view(evening.state, evening.now, DIRECTORY)


@pytest.mark.parametrize("aspect", ASPECTS)
def test_near_the_money_the_room_reads_how_many_are_to_go_and_in_it_what_the_next_one_out_gets(aspect: str) -> None:
    for state, told in {
        "near": ("To the money | 9", "9 to the money", "prizes start at €210"),
        "bubble": ("HAND FOR HAND", "Bubble: the next one out gets no prize money", "prizes start at €210"),
        "in-money": ("In the money", "next out gets €720", "after 1 more out: €980 or more"),
        "heads-up": ("next out gets €5,210", "the winner gets €8,495"),
        "flat": ("In the money", "everybody left gets €250"),
    }.items():
        said = " ".join(pages(STATES[state], ASPECTS[aspect])).replace("To the money 9", "To the money | 9")
        assert all(part in said for part in told), (state, said)


@pytest.mark.parametrize("aspect", ["16:9", "1366x768", "4:3", "tall"])
def test_the_ladder_has_its_turn_and_the_clock_never_leaves(aspect: str) -> None:
    shown = pages(MONEY, ASPECTS[aspect])
    assert all("12:38" in text and "400 / 800" in text for text in shown)
    ladders = [text for text in shown if "next out | €720" in text]
    assert 0 < len(ladders) < len(shown)
    assert all("3–8 | €980" in text and "Łukasz Żółć | €560" in text for text in ladders)


def test_who_goes_to_a_new_seat_comes_first_and_in_a_last_minute_the_ladder_waits() -> None:
    for name in ("in-money-moves", "in-money-last-minute", "flat"):
        assert all("next out |" not in text for text in pages(STATES[name])), name
    assert any("Please go to your new seat" in text for text in pages(STATES["in-money-moves"]))


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("name", NEAR)
def test_the_step_where_the_field_stands_is_always_on_the_page(name: str, aspect: str) -> None:
    view = STATES[name]
    amount = next(rung.amount for rung in view.rungs if rung.here)
    told = WORDS.money(amount, cents=False) if amount.cents else "no prize"
    for text in pages(view, ASPECTS[aspect]):
        assert "next out | " not in text or f"next out | {told}" in text


def test_nothing_is_told_before_prizes_are_posted_far_from_the_money_or_by_a_deal() -> None:
    assert screen(paying(200, 100)).stage is None
    near = paying(200, 100, left=4)
    assert (screen(near).stage is not None, [rung.here for rung in screen(near).rungs]) == (True, [False] * 3 + [True])
    near.do(payouts.withdraw_prizes)
    assert (screen(near).stage, screen(near).rungs) == (None, ())
    near.do(payouts.post_prizes)
    go(near, 3)
    near.do(dealing.make_deal, Agreed(DealMethod.EVEN))
    assert screen(near).stage is not None
    near.do(payouts.post_prizes)
    assert (screen(near).stage, screen(near).rungs) == (None, ())
    near.do(ending.end_by_deal, entry(1)[0])
    assert all("Finished · Deal" in text for text in pages(screen(near)))
    open_still = playing(4)
    open_still.do(payouts.post_prizes)
    assert screen(open_still).stage is None


def test_the_screen_gives_nobody_away_who_is_out_in_a_hand_others_still_play() -> None:
    evening = paying(*[30] * 18)
    evening.do(hand_for_hand.begin)
    before = screen(evening)
    evening.do(entries.bust_out, at(evening, TableNo(1), 1))
    after = screen(evening)
    assert (after.left, after.average, after.rungs) == (before.left, before.average, before.rungs)
    assert after.stage is not None and before.stage is not None
    assert replace(after.stage, open_hand=False) == before.stage


def test_the_screen_goes_with_the_field_from_the_bubble_to_the_winner() -> None:
    evening = paying(200, 100, left=4)
    evening.do(timing.pause)
    stages = []
    for left in (4, 3, 2, 1):
        go(evening, left)
        found = screen(evening).stage
        stages.append(found.stage if found is not None else None)
    assert stages == [Stage.BUBBLE, Stage.IN_MONEY, Stage.IN_MONEY, None]


def fitted(state: str, aspect: str) -> Iterator[tuple[str, list[Fitted]]]:
    """Every lettering of every page, with how it is laid out."""
    for shown in pictures(STATES[state], WORDS, ASPECTS[aspect]):
        for each in shown.zones.values():
            if isinstance(each, Lettering):
                yield " ".join(run.text for run in runs(each)), fit(each, each.box)


def test_a_number_of_people_is_never_cut(qtbot: QtBot) -> None:
    counts = [lines for text, lines in fitted("final", "4:3") if text == "shared by 6 players"]
    assert counts and not any(line.cut for lines in counts for line in lines)


def test_amounts_too_wide_for_their_box_are_shortened_to_the_cent_rather_than_squeezed(qtbot: QtBot) -> None:
    lines = next(lines for text, lines in fitted("millions", "16:9") if text.startswith("Next out gets"))
    assert "then €98m" in [line.layout.text() for line in lines]
    assert [line.layout.text() for line in lines if line.squeeze < SQUEEZED] in ([], ["Next out gets"])


def test_which_part_it_is_never_stands_alone_in_a_row(qtbot: QtBot) -> None:
    parts = [lines for text, lines in fitted("bubble", "tall") if text.endswith("1/3")]
    assert parts
    for (line,) in parts:
        layout = line.layout  # made anew for each who asks: its rows last as long as it does
        last = layout.lineAt(layout.lineCount() - 1)
        assert " 1/3" in layout.text()[last.textStart() :].strip().replace("\u00a0", " ")[1:]


SINGLE = (8495, 5210, 3600, 2700, 2000, 1500, 1200, 980, 800)
SIXTY = (*SINGLE, *[600] * 3, *[450] * 6, *[350] * 9, *[280] * 15, *[210] * 18)


@pytest.mark.parametrize("aspect", [16 / 9, 4 / 3])
def test_sixty_prizes_stand_on_one_page_each_near_its_place(qtbot: QtBot, aspect: float) -> None:
    amounts = tuple(euros(amount) for amount in SIXTY)
    view = replace(RUNNING, prizes=replace(PRIZES, paid=60, amounts=amounts))
    for programme in ("prizes", "entrance"):
        (picture, *others) = pictures(view, WORDS, aspect, of=show(programme))
        assert "43–60" in text_of(picture) and not others
        for place, amount in zip(zones(picture, "left0"), zones(picture, "right0"), strict=True):
            assert across(amount)[0] - across(place)[1] < 600
