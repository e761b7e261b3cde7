"""Hands of disputes in and out as hand histories."""

from datetime import UTC
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.papers.incidents import print_incident
from tdapp.app.rulings.hands import histories_of, history_of, pasted
from tdapp.app.rulings.rulings import case_of, record, ruled
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import seating
from tdapp.domain.units import RulingNo, TableNo, TextId
from tdapp.poker import PokerError, read_phhs, write_phh
from tdapp.read.people.names import PlayerName
from tdapp.rulings.hands.case import case_of_hand
from tdapp.rulings.hands.entering import enter
from tdapp.rulings.hands.line import line_of, line_of_entered
from tdapp.rulings.situation import AtSeat, Level, Situation
from tdapp.words.say import Words
from tests.app.conftest import STRUCTURE, setup_of
from tests.poker.test_phh import SAMPLE

FIVE = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat, stack=9000) for seat in (1, 2, 3, 4, 5)))


def test_a_hand_that_is_pasted_becomes_the_line_and_back() -> None:
    found = pasted(SAMPLE)
    entered = enter(found.line, Situation(""), found.readings)
    assert entered.refusal is None and entered.hand is not None
    again = pasted(write_phh(history_of(entered).hand))
    assert again.line == found.line == line_of(entered.hand)


@pytest.mark.parametrize("cut", [40, 200, 400])
def test_a_hand_history_that_breaks_off_is_refused_with_its_place(cut: int) -> None:
    with pytest.raises(PokerError) as refused:
        pasted(SAMPLE[:cut])
    assert {"line", "field", "byte"} & set(refused.value.facts)


def test_a_hand_of_a_game_we_do_not_play_is_refused() -> None:
    with pytest.raises(PokerError) as refused:
        pasted(SAMPLE.replace('"NT"', '"F7S"').replace("'NT'", "'F7S'"))
    assert refused.value.code == "phh_unknown_variant"


def test_a_hand_with_a_stack_nobody_counted_is_not_written_down() -> None:
    with pytest.raises(PokerError) as refused:
        history_of(enter("d1 4=? b600", FIVE))
    assert refused.value.code == "phh_unknown_stack"
    with pytest.raises(PokerError) as refused:
        history_of(enter("", FIVE))
    assert refused.value.code == "no_hand"


@pytest.fixture
def given(club: Club, clock: HandClock) -> Any:
    """A tournament with three rulings, two of them with a hand, of which one has a stack nobody counted."""
    people = club.add_players([(PlayerName(f"Jansen{number}", "Ada"), "") for number in range(9)])
    main = club.create(setup_of("Herfst Open"), STRUCTURE)
    desk = club.desk
    desk.do(main, tournament.open_registration)
    desk.do(main, entries.register, people, "seed")
    desk.do(main, seating.draw_seats, "seed")
    desk.do(main, timing.start)
    desk.do(main, discipline.choose_rulebook, "HC")
    for typed in ("d1 b600 c 3r1800", "", "d1 4=? b600 c 3r1800"):
        entered = enter(typed, FIVE)
        case = case_of_hand(entered, "turn.out_of_turn", {"seat": 3, "what": "bet"})
        outcome = ruled(case, "HC", "")
        told = record(outcome, case, Words("en", UTC), table=TableNo(1), entries=(), decision="")
        desk.do(main, discipline.give_ruling, TextId(""), "", told)
    return main


def test_the_hand_is_kept_with_the_ruling_and_printed_on_its_sheet(club: Club, given: Any) -> None:
    kept = case_of(club.desk.state(given).rulings[RulingNo(1)].case)
    assert line_of_entered(enter(kept.hand, Situation(""))) == kept.hand
    assert case_of(club.desk.state(given).rulings[RulingNo(2)].case).hand == ""
    assert print_incident(club, given, RulingNo(1), Words("en", UTC)).pages >= 1


def test_the_hands_of_a_tournament_go_out_with_event_table_and_time_and_names_only_when_asked(
    club: Club, given: Any
) -> None:
    found = histories_of(club, given, ZoneInfo("Europe/Amsterdam"))
    assert (found.written, found.left_out) == ((1,), (3,))
    (read,) = read_phhs(found.text)
    details = read.details
    assert (details.event, details.table, details.hand, details.time_zone) == ("Herfst Open", 1, 1, "Europe/Amsterdam")
    assert details.year == 2026 and details.time is not None and details.players == {}
    assert "Jansen" not in found.text
    named = histories_of(club, given, ZoneInfo("Europe/Amsterdam"), names=True)
    assert len(read_phhs(named.text)[0].details.players) == 5 and "Jansen" in named.text
