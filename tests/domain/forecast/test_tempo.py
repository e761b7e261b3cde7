"""What is learnt of the pace: an evening is held to its club, a club to evenings everywhere."""

import pytest

from tdapp.domain.forecast.evening import Tempo
from tdapp.domain.forecast.model import ENOUGH_EVENINGS, PACE_WEIGHT, expected, rate
from tdapp.domain.forecast.tempo import PlayedEvening, Watched, again_share, club_tempo, updated


def played(pace: float, usual: float = 20.0, **more: object) -> PlayedEvening:
    return PlayedEvening(Watched(round(60 * pace), 60.0, 8, 8.0), usual, 70, **more)  # type: ignore[arg-type]


def test_shallow_stacks_and_a_short_table_go_out_faster() -> None:
    assert rate(10, 50) > rate(45, 50) > rate(200, 50)
    assert rate(45, 2) > rate(45, 5) > rate(45, 9) > rate(45, 10)


def test_as_many_as_expected_leave_the_pace_and_make_it_surer() -> None:
    known = updated(Tempo(), Watched(30, 30.0))
    assert known.pace == pytest.approx(1.0) and known.weight == PACE_WEIGHT + 30
    assert updated(Tempo(), Watched()) == Tempo()


def test_a_few_bust_outs_move_the_pace_a_little_and_many_move_it_most_of_the_way() -> None:
    few, many = updated(Tempo(), Watched(4, 2.0)).pace, updated(Tempo(), Watched(100, 50.0)).pace
    assert 1 < few < 1.3 < many < 2


def test_the_final_table_teaches_of_final_tables_alone() -> None:
    seen = updated(Tempo(), Watched(0, 0.0, 6, 2.0))
    assert seen.pace == 1 and seen.late > 1


def test_a_club_with_few_finished_evenings_gets_the_shipped_pace() -> None:
    assert club_tempo([played(2.0)] * (ENOUGH_EVENINGS - 1), 20.0) == Tempo()
    assert club_tempo([], 20.0) == Tempo()


def test_a_fast_club_is_known_as_fast_but_not_as_fast_as_its_evenings_were() -> None:
    three, many = (club_tempo([played(1.6)] * n, 20.0) for n in (3, 15))
    assert 1 < three.pace < many.pace < 1.6
    assert many.weight > three.weight > Tempo().weight


def test_evenings_that_differ_from_one_another_are_less_sure() -> None:
    alike = club_tempo([played(1.0)] * 8, 20.0)
    mixed = club_tempo([played(each) for each in (0.5, 1.8) * 4], 20.0)
    assert mixed.weight < alike.weight


def test_only_evenings_with_levels_of_about_that_length_count() -> None:
    assert club_tempo([played(2.0, usual=60.0)] * 5, 20.0) == Tempo()
    assert club_tempo([played(2.0, usual=25.0)] * 5, 20.0).pace > 1


def test_how_many_buy_in_again_and_share_the_rest_is_learnt_too() -> None:
    evenings = [played(1.0, outs=30, again=3, deal=True)] * 4
    share, weight = again_share(evenings, 0.45)
    assert 0.1 < share < 0.2 and weight > 5
    assert again_share(evenings[:1], 0.45) == (0.45, 5.0)
    assert 0 < club_tempo(evenings, 20.0).deals < 1


def test_a_longer_level_sees_more_go_out_but_not_in_proportion() -> None:
    short, long = expected(100, 45.0, 20.0, 20.0, 20.0), expected(100, 45.0, 40.0, 40.0, 20.0)
    assert short < long < 2 * short
