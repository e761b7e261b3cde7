"""What a fact rests on: one that cannot follow from what was before is a conflict, and says which."""

from datetime import timedelta

import pytest

from tdapp.domain import facts as f
from tdapp.domain.chips import chip_facts
from tdapp.domain.chips.chip_bank import Adjusted, AdjustKind, Odd, RaceRounding, RaceWay, TableRace
from tdapp.domain.evolve import evolve
from tdapp.domain.hands import hand_facts
from tdapp.domain.journal import apply
from tdapp.domain.money.sale_facts import Surrendered
from tdapp.domain.registration import entries
from tdapp.domain.rulings import ruling_facts
from tdapp.domain.seating import table_facts
from tdapp.domain.units import Cents, Chips, EntryId, PenaltyNo, RulingNo, TableNo, TextId
from tdapp.poker.positions import Positions
from tests.domain.evening import START, Evening, conflict_of, entry, late, player, seat

FIRST, OUT, NOBODY = entry(1, 9, 50)
ONE, NONE = TableNo(1), TableNo(7)
SECOND = EntryId(2)
IN_STEP = hand_facts.HandForHandBegun(START, None, by_stack=False)
RACE = chip_facts.RaceBegun(Chips(25), Chips(100), RaceWay.CARDS, RaceRounding.HALF_UP)
WARNING = ruling_facts.PenaltyGiven(PenaltyNo(1), FIRST, ruling_facts.PenaltyKind.WARNING, 0, "")
MISSED = ruling_facts.PenaltyGiven(PenaltyNo(1), FIRST, ruling_facts.PenaltyKind.MISSED_HANDS, 3, "")
PUT_OUT = ruling_facts.Disqualified(PenaltyNo(1), FIRST, Chips(20_000), "")
LIFTED = ruling_facts.PenaltyLifted(PenaltyNo(1))
RE_ENTERED = f.Registered(EntryId(10), player(9), Cents(60_00), again=OUT)


def ruling(*who: EntryId) -> ruling_facts.RulingGiven:
    return ruling_facts.RulingGiven(
        RulingNo(1), "incident", ONE, who, "TDA", "2024", "", (), (), "en", "{}", "", TextId(""), ""
    )


def adjusted(change: int, who: EntryId | None = None) -> chip_facts.ChipsAdjusted:
    return chip_facts.ChipsAdjusted(Adjusted(AdjustKind.LOST, change, entry=who))


def raced(table: TableNo, who: EntryId = FIRST) -> chip_facts.TableRaced:
    return chip_facts.TableRaced(TableRace(table, (Odd(who, 1, 1),)))


def evening() -> Evening:
    """Nine sat down at one table, and the ninth is out."""
    found = late(9)
    found.do(entries.bust_out, entry(9))
    return found


@pytest.mark.parametrize(
    ("before", "fact", "code"),
    [
        ((IN_STEP,), IN_STEP, "hand_for_hand_begun"),
        ((), f.AnnouncementTakenOff(TextId("1")), "announcement_gone"),
        ((), hand_facts.HandEnded(START), "no_hand_for_hand"),
        ((), hand_facts.HandForHandEnded(START), "no_hand_for_hand"),
        ((IN_STEP,), hand_facts.HandEnded(START, ((FIRST,),)), "not_of_the_hand"),
        ((IN_STEP,), hand_facts.TablesPlayed((ONE, NONE)), "no_such_table"),
        ((), hand_facts.HeadsCounted(((ONE, 9), (NONE, 3))), "no_such_table"),
        ((), hand_facts.WrongSeatFound(FIRST, seat(1, 10)), "no_such_seat"),
        ((), hand_facts.WrongSeatFound(OUT, seat(1, 1)), "already_out"),
        ((), hand_facts.BustOutPlaced(FIRST, None), "not_out"),
        ((), hand_facts.BustOutPlaced(OUT, FIRST), "not_out"),
        ((), hand_facts.BustOutCorrected(FIRST, SECOND, None), "not_out"),
        ((RACE,), RACE, "race_on"),
        ((RACE, chip_facts.RaceEnded(Chips(25))), RACE, "raced_off"),
        ((RACE,), chip_facts.RaceEnded(Chips(100)), "no_race"),
        ((), chip_facts.RaceEnded(Chips(25)), "no_race"),
        ((), raced(ONE), "no_race"),
        ((RACE,), raced(NONE), "no_such_table"),
        ((RACE,), raced(ONE, OUT), "not_in_race"),
        ((RACE,), raced(ONE, NOBODY), "not_in_race"),
        ((), adjusted(-9 * 20_000 - 1), "chips_gone"),
        ((), adjusted(-25, NOBODY), "no_such_entry"),
        ((), chip_facts.StacksCounted(START, ((FIRST, Chips(5)), (NOBODY, Chips(5)))), "no_such_entry"),
        ((), chip_facts.TablesCounted(START, ((ONE, Chips(5)), (NONE, Chips(5)))), "no_such_table"),
        ((), chip_facts.CountClosed(START, Chips(5), Chips(5)), "no_count"),
        ((ruling(FIRST),), ruling(FIRST), "ruling_exists"),
        ((), ruling(FIRST, NOBODY), "no_such_entry"),
        ((WARNING,), WARNING, "penalty_exists"),
        ((WARNING,), PUT_OUT, "penalty_exists"),
        ((), LIFTED, "penalty_over"),
        ((WARNING,), LIFTED, "penalty_over"),
        ((MISSED, LIFTED), LIFTED, "penalty_over"),
        ((), table_facts.ButtonPlaced(NONE, None, timedelta()), "no_such_table"),
        ((), table_facts.ButtonPlaced(ONE, Positions(10, 1, 2), timedelta()), "no_such_seat"),
        ((), table_facts.ButtonPlaced(ONE, Positions(1, 2, 10), timedelta()), "no_such_seat"),
        ((), table_facts.BigBlindSettled(FIRST, seat(1, 10)), "not_seated"),
        ((), table_facts.TablesSwapped(NONE, ONE), "no_such_table"),
        ((), table_facts.TablesSwapped(ONE, ONE), "no_such_table"),
        ((), table_facts.SeatsConfirmed((FIRST,)), "not_moved"),
        ((), table_facts.HaltWaived(NONE), "no_such_table"),
        ((), f.Registered(NOBODY, player(50), Cents(60_00), again=OUT), "no_such_entry"),
        ((), f.Registered(NOBODY, player(1), Cents(60_00), again=FIRST), "re_entered_in"),
        ((PUT_OUT,), f.Reinstated(FIRST, None), "disqualified"),
        ((Surrendered(FIRST, Chips(100)),), f.Reinstated(FIRST, None), "stack_given_up"),
        ((RE_ENTERED,), f.Reinstated(OUT, None), "entered_again"),
    ],
)
def test_a_fact_that_cannot_follow_is_a_conflict(before: tuple[f.Fact, ...], fact: f.Fact, code: str) -> None:
    state = evening().state
    for each in before:
        state = evolve(state, each)
    conflict = conflict_of(lambda: evolve(state, fact))
    assert (conflict.code, conflict.seq) == (code, None)  # its line is filled in by the fold


def test_who_sits_where_the_book_has_him_is_in_no_wrong_seat() -> None:
    state = evening().state
    own = state.entries[FIRST].seat
    assert own is not None
    assert conflict_of(lambda: evolve(state, hand_facts.WrongSeatFound(FIRST, own))).code == "right_seat"


def test_who_was_paid_did_not_go_out_in_the_place_of_another() -> None:
    play = late(3)
    play.do(entries.bust_out, entry(1, 2))
    play.pay(EntryId(3))
    fact = hand_facts.BustOutCorrected(FIRST, EntryId(3), None)
    assert conflict_of(lambda: apply(play.state, (fact,))).code == "already_paid"
