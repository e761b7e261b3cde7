"""The evening ahead: what is asked about a tournament, what is watched of it, and what a booked lever does."""

from datetime import UTC, timedelta

import pytest

from tdapp.domain import tournament
from tdapp.domain.chips import chip_sets
from tdapp.domain.clock import timing
from tdapp.domain.clock.levers import Lever, LeverKind, may_pull, pulled
from tdapp.domain.clock.structure import Break, Structure
from tdapp.domain.forecast.evening import Tempo
from tdapp.domain.forecast.tempo import PlayedEvening, Watched
from tdapp.domain.journal import retracted
from tdapp.domain.money.terms import Terms
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries, price_list
from tdapp.domain.structures.sales_wished import sales_wished
from tdapp.domain.structures.wish import Wish
from tdapp.domain.units import Chips
from tdapp.read.forecast.asked import asked, entries_said, expected_entries, expecting, outs_until
from tdapp.read.forecast.foreseen import Foreseen, Question, answer
from tdapp.read.forecast.levers import levers
from tdapp.read.forecast.rehearsal import HALF_HOUR, Dealers
from tdapp.read.forecast.trace import Trace, traced
from tdapp.values import replace
from tdapp.words.forecast.forecast import HALF_HOURS, rehearsal
from tdapp.words.say import Words
from tests.domain.evening import (
    AGAIN,
    EARLY,
    MINUTE,
    SETUP,
    STRUCTURE,
    Evening,
    add_on,
    entry,
    level,
    on_terms,
    playing,
    rebuy,
    registered,
)

BLINDS = (100, 200, 300, 400, 600, 800, 1_000, 1_200, 1_600, 2_000, 2_400, 3_000, 4_000, 5_000, 6_000, 8_000, 10_000)
LONG: Structure = tuple(
    row
    for at, blind in enumerate(BLINDS)
    for row in ((Break(15 * MINUTE), level(blind)) if at and not at % 4 else (level(blind),))
)
AGAIN_SHARE = (0.45, 5.0)


def night(count: int = 40) -> Evening:
    """An evening of many levels, registration over, a few out."""
    evening = playing(count)
    evening.do(tournament.change_structure, LONG)
    evening.wait(50)
    for number in range(1, 7):
        evening.wait(3).do(entries.bust_out, entry(number))
    return evening


def counting(evening: Evening) -> tuple[object, ...]:
    skip = retracted(evening.acts)
    return tuple(act for act in evening.acts if act.number not in skip)


def question(evening: Evening, **more: object) -> Question:
    return Question(counting(evening), evening.state, evening.now, 7, runs=200, **more)  # type: ignore[arg-type]


def foreseen(evening: Evening, **more: object) -> Foreseen:
    found = answer(question(evening, **more)).foreseen
    assert found is not None
    return found


def trace(evening: Evening, before: Trace | None = None) -> Trace:
    return traced(counting(evening), before)  # type: ignore[arg-type]


def test_while_play_runs_it_says_when_bubble_final_table_and_end_come() -> None:
    evening = night()
    seen = foreseen(evening)
    assert seen.began and seen.fixed and seen.left == 34 and seen.busts == 6
    assert evening.now < seen.end.low < seen.end.at < seen.end.high
    assert seen.final_table is not None and seen.bubble is not None
    assert seen.final_table.at < seen.bubble.at < seen.end.at  # three places are paid
    assert seen.closing is None and seen.past is None and seen.rehearsal is None
    breaks = [each for each in seen.ahead if each.number is None]
    assert breaks and all(later.left.median <= 34 for later in breaks)


def test_nothing_is_said_of_nobody_and_of_an_evening_that_is_over() -> None:
    assert answer(question(Evening())).foreseen is None
    over = night(8)
    over.do(entries.bust_out, entry(7))
    assert answer(question(over)).foreseen is None


def sixty_expected() -> Evening:
    """Before doors open: ten are registered."""
    evening = registered(10)
    evening.do(tournament.change_structure, LONG)
    evening.do(chip_sets.expect, {"": 60})
    return evening


def test_before_doors_open_it_goes_by_who_is_expected() -> None:
    evening = sixty_expected()
    seen = foreseen(evening)
    assert not seen.began and not seen.fixed and seen.entries == 60
    assert seen.rehearsal is not None and seen.rehearsal.field == 51 and seen.rehearsal.late > 0
    assert seen.rehearsal.dealers[0].tables == 6 and seen.rehearsal.dealers[-1].tables == 1
    assert seen.levers == ()
    later = evening.now + timedelta(hours=3)
    evening.do(timing.start_at, later)
    assert foreseen(evening).since == later and foreseen(evening).fixed


def test_dealers_of_a_long_evening_are_told_by_the_hour() -> None:
    seen, words = foreseen(sixty_expected()), Words("en", UTC)
    assert seen.rehearsal is not None
    for many, span in ((HALF_HOURS, "by the half hour"), (HALF_HOURS + 1, "by the hour")):
        dealers = tuple(Dealers(each * HALF_HOUR, 40 - each) for each in range(many + 1))
        said = dealers_said(words, replace(seen, rehearsal=replace(seen.rehearsal, dealers=dealers)))
        assert span in said and said.startswith("40 at the start") and said.count("·") < HALF_HOURS
    assert " 38 · 36 · 34 " in said


def test_where_there_is_room_for_one_line_dealers_are_told_less_often() -> None:
    seen, words = foreseen(sixty_expected()), Words("en", UTC)
    assert seen.rehearsal is not None
    for many, told in (
        (4, "40, then every 60 min 38 · 36"),
        (19, "40, then every 90 min 37 · 34 · 31 · 28 · 25 · 22"),
        (36, "40, then every 120 min 36 · 32 · 28 · 24 · 20 · 16 · 12 · 8 · 4"),
    ):
        dealers = tuple(Dealers(each * HALF_HOUR, 40 - each) for each in range(many + 1))
        tight = replace(seen, rehearsal=replace(seen.rehearsal, dealers=dealers))
        assert dealers_said(words, tight, tight=True) == told


def dealers_said(words: Words, seen: Foreseen, *, tight: bool = False) -> str:
    return line_said("Dealers", words, seen, tight=tight)


def line_said(of: str, words: Words, seen: Foreseen, *, tight: bool) -> str:
    return next(said for what, said, _warns in rehearsal(words, seen, tight=tight) if what == of)


def test_where_there_is_room_for_one_line_chips_that_run_out_are_told_without_their_number() -> None:
    seen, words = foreseen(sixty_expected()), Words("en", UTC)
    assert seen.rehearsal is not None
    short = ((Chips(100), 10), (Chips(500), 8), (Chips(25_000), 1))
    for many, whole, tight in (
        (1, "100s (10 short)", "100s"),
        (2, "100s (10 short) and 500s (8 short)", "100s and 500s"),
        (3, "100s (10 short), 500s (8 short) and 25,000s (1 short)", "3 kinds of chips"),
    ):
        there = replace(seen, rehearsal=replace(seen.rehearsal, runs_out=short[:many], many=31))
        assert line_said("Chips", words, there, tight=False) == f"{whole} run out with 31 entries"
        assert line_said("Chips", words, there, tight=True) == f"{tight} run out with 31 entries"


def test_the_guarantee_is_told_by_what_it_lacks() -> None:
    evening = on_terms(registered(20), guarantee=5_000_00)
    seen = foreseen(evening).rehearsal
    assert seen is not None and seen.short_by is not None and seen.short_by.cents > 0
    assert foreseen(on_terms(registered(20))).rehearsal.short_by is None  # type: ignore[union-attr]
    met = foreseen(on_terms(registered(20), guarantee=100_00)).rehearsal
    assert met is not None and met.short_by is not None and met.short_by.cents == 0


def test_who_may_come_back_and_what_is_sold_is_asked_about() -> None:
    tempo = Tempo()
    plain = asked(playing(20).state, playing(20).now, tempo, AGAIN_SHARE)
    assert plain is not None and plain.entering is not None and plain.entering.again == 0
    evening = on_terms(playing(20), AGAIN)
    again = asked(evening.state, evening.now, tempo, AGAIN_SHARE)
    assert again is not None and again.entering is not None
    assert again.entering.again == 0.45 and not again.entering.rebuys
    assert again.entering.until == 40 * MINUTE
    evening = on_terms(playing(20), rebuy(), add_on())
    rebuys = asked(evening.state, evening.now, tempo, AGAIN_SHARE)
    assert rebuys is not None and rebuys.entering is not None and rebuys.entering.rebuys
    assert rebuys.add_ons is not None and rebuys.add_ons.stretch == 2 and rebuys.add_ons.chips == 30_000
    late = evening.wait(60)
    closed = asked(late.state, late.now, tempo, AGAIN_SHARE)
    assert closed is not None and closed.entering is None and closed.paid == (3,) and closed.add_ons is None


def test_rebuys_and_add_ons_that_are_expected_are_played_with_before_doors_open() -> None:
    evening = on_terms(registered(3), rebuy(), add_on())
    wish = Wish(40, Chips(20_000), rebuys=5, rebuy_chips=Chips(20_000), add_ons=20, add_on_chips=Chips(30_000))
    evening.do(chip_sets.expect, sales_wished(evening.state, wish))
    assert dict(evening.state.bank.expected) == {"": 40, "rebuy": 5, "add-on": 20}
    seen = asked(evening.state, evening.now, Tempo(), AGAIN_SHARE)
    assert seen is not None and seen.entering is not None and seen.add_ons is not None
    assert seen.add_ons.share == 0.5
    again, until = seen.entering.again, seen.entering.until
    assert round(again * outs_until(seen, until, again, Chips(20_000))) == 5
    assert sales_wished(registered(3).state, wish) == {"": 40}  # nothing but the entry is sold


def test_as_many_as_usual_are_expected_where_nobody_said() -> None:
    evening = registered(3)
    assert expected_entries(evening.state, 44) == 44
    evening.do(chip_sets.expect, {"": 20})
    assert expected_entries(evening.state, 44) == 20


def test_entries_expected_at_several_prices_are_told_and_set_as_one_number() -> None:
    evening = registered(3)
    evening.do(price_list.set_terms, Terms(offers=(EARLY,)))
    evening.do(chip_sets.expect, {"": 95, "early": 75})
    assert entries_said(evening.state) == expected_entries(evening.state) == 170
    for number, expects in ((200, {"": 125, "early": 75}), (60, {"": 60})):
        assert expecting(evening.state, number) == expects
        evening.do(chip_sets.expect, expects)
        assert expected_entries(evening.state) == number


def test_what_was_watched_is_the_same_step_by_step_after_a_restart_and_without_what_was_undone() -> None:
    evening = night()
    whole = trace(evening)
    assert whole.watched.busts == 6 and whole.watched.expected > 0 and whole.usual == 20.0
    before = trace(evening)
    evening.wait(3).do(entries.bust_out, entry(7))
    onward, anew = trace(evening, before), trace(evening)
    assert onward == anew and onward.watched.busts == 7
    evening.undo()
    assert trace(evening, onward).watched.busts == 6
    assert trace(evening).last_out == whole.last_out


def test_who_goes_out_at_the_final_table_teaches_of_final_tables() -> None:
    evening = playing(12).wait(41)
    for number in range(1, 7):
        evening.wait(5).do(entries.bust_out, entry(number))
    seen = trace(evening).watched
    assert (seen.busts, seen.late_busts) == (3, 3) and seen.late_expected > 0


def test_more_bust_outs_than_expected_bring_the_end_forward() -> None:
    evening = playing(40)
    evening.do(tournament.change_structure, LONG)
    evening.wait(50)
    slow = foreseen(evening)
    fast = foreseen(evening, evenings=tuple(PlayedEvening(Watched(60, 30.0, 8, 5.0), 20.0, 40) for _ in range(4)))
    assert fast.learnt == 4 and slow.learnt == 0
    assert fast.end.at < slow.end.at


@pytest.mark.parametrize("kind", list(LeverKind))
def test_what_a_lever_promises_is_what_is_forecast_once_it_is_booked_and_undo_takes_it_back(kind: LeverKind) -> None:
    evening = night()
    closing = evening.now + timedelta(hours=3)
    before = foreseen(evening, closing=closing)
    lever = next(each for each in before.levers if each.lever.kind is kind)
    assert lever.end < before.end.at and lever.past is not None and before.past is not None
    assert lever.past <= before.past
    structure = evening.state.structure
    evening.do(tournament.change_structure, pulled(structure, lever.lever))
    after = foreseen(evening, closing=closing)
    assert (after.end.at, after.past) == (lever.end, lever.past)
    evening.undo()
    assert evening.state.structure == structure and foreseen(evening, closing=closing).end == before.end


def test_where_it_ends_long_before_the_house_closes_levels_are_made_longer() -> None:
    evening = night()
    seen = foreseen(evening, closing=evening.now + timedelta(hours=16))
    assert seen.early and seen.past == 0
    (lever,) = seen.levers
    assert lever.lever.by > timedelta(0) and lever.end > seen.end.at


def test_levers_change_what_has_not_begun_and_no_colour_up() -> None:
    evening = night()
    begun = next(at for at, row in enumerate(LONG) if row == level(400))
    offered = levers(evening.state, evening.now, longer=False)
    assert offered and all(lever.row > begun for lever in offered)
    assert {lever.kind for lever in offered} == set(LeverKind)
    assert not may_pull(STRUCTURE, Lever(LeverKind.SKIP, 2), 1)  # 25s leave in it
    assert not may_pull(STRUCTURE, Lever(LeverKind.DROP, 2), 1) and not may_pull(STRUCTURE, Lever(LeverKind.DROP, 4), 1)
    assert not may_pull(STRUCTURE, Lever(LeverKind.LENGTH, 1, -4 * MINUTE), 1)
    assert not may_pull(STRUCTURE, Lever(LeverKind.LENGTH, 3, -20 * MINUTE), 1)
    with pytest.raises(Refused):
        evening.do(tournament.change_structure, pulled(LONG, Lever(LeverKind.DROP, 0)))


def test_at_the_end_of_the_structure_nothing_is_left_to_pull() -> None:
    evening = playing(10).wait(91)
    assert levers(evening.state, evening.now, longer=False) == ()
    assert foreseen(evening).levers == ()


def test_a_satellite_and_a_field_of_two_are_no_trouble() -> None:
    evening = playing(2, replace(SETUP, late_level=0))
    seen = foreseen(evening)
    assert seen.final_table is None and seen.end.low > evening.now
