"""The fold, undo and redo, and what stands in the way of taking an act back."""

from datetime import timedelta

import pytest

from tdapp.domain import facts as f
from tdapp.domain import tournament
from tdapp.domain.clock import clock_facts as c
from tdapp.domain.clock import timing
from tdapp.domain.club.club_facts import TournamentArchived
from tdapp.domain.evolve import evolve
from tdapp.domain.journal import apply, fold, may_retract, redo_target, same_past, taken_back, undo_target
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes import prize_facts as p
from tdapp.domain.refusal import Conflict, Refused
from tdapp.domain.registration import entries
from tdapp.domain.seating import moves, seating
from tdapp.domain.seating.proposal import DRAW_UNKNOWN
from tdapp.domain.units import ActNo, Cents, EntryId, TableNo
from tdapp.values import replace
from tests.domain.evening import (
    MINUTE,
    SETUP,
    START,
    STRUCTURE,
    Evening,
    conflict_of,
    entry,
    late,
    level,
    player,
    playing,
    registered,
    seat,
)


def test_undo_takes_back_the_last_act_and_redo_does_it_again() -> None:
    evening = late(9)
    before = evening.state
    evening.do(entries.bust_out, entry(1))
    after = evening.state
    evening.undo()
    assert evening.state.outs == before.outs
    assert evening.state.alive == 9
    evening.redo()
    assert evening.state.alive == 8
    assert evening.state.entries[EntryId(1)] == after.entries[EntryId(1)]


def test_undo_goes_back_step_by_step_and_redo_forward_in_the_same_order() -> None:
    evening = late(9)
    for number in (1, 2, 3):
        evening.do(entries.bust_out, entry(number))
    for _ in range(3):
        evening.undo()
    assert evening.state.alive == 9
    evening.redo()
    assert [out.entry for out in evening.state.outs] == [1]
    evening.redo()
    assert [out.entry for out in evening.state.outs] == [2, 1]
    evening.undo()
    assert [out.entry for out in evening.state.outs] == [1]
    evening.redo()
    evening.redo()
    assert [out.entry for out in evening.state.outs] == [3, 2, 1]
    assert evening.redo() is None


def test_an_act_of_its_own_ends_what_can_be_redone() -> None:
    evening = late(9)
    evening.do(entries.bust_out, entry(1))
    evening.undo()
    evening.do(entries.bust_out, entry(2))
    assert redo_target(evening.acts, taken_back(evening.acts)) is None
    assert evening.redo() is None


def test_the_creation_is_never_taken_back() -> None:
    evening = Evening()
    assert undo_target(evening.acts, {}) is None
    with pytest.raises(Refused) as caught:
        may_retract(evening.acts, {}, ActNo(1))
    assert caught.value.code == "retract.creation"


def test_taken_back_reads_the_last_word_first() -> None:
    evening = late(9)
    bust = evening.do(entries.bust_out, entry(1))
    assert bust is not None
    undo = evening.undo()
    assert undo is not None
    assert taken_back(evening.acts) == {bust.number: undo.number}
    redo = evening.redo()
    assert redo is not None
    assert taken_back(evening.acts) == {undo.number: redo.number}
    again = evening.retract(redo.number)
    assert taken_back(evening.acts) == {redo.number: again.number, bust.number: undo.number}
    assert evening.state.alive == 9


@pytest.mark.parametrize(("number", "code"), [(0, "retract.no_such_act"), (99, "retract.no_such_act")])
def test_an_act_that_is_not_there_cannot_be_taken_back(number: int, code: str) -> None:
    evening = late(9)
    with pytest.raises(Refused) as caught:
        may_retract(evening.acts, {}, ActNo(number))
    assert caught.value.code == code


def test_what_is_gone_and_what_set_the_clock_cannot_be_taken_back_again() -> None:
    evening = late(9)
    bust = evening.do(entries.bust_out, entry(1))
    assert bust is not None
    undo = evening.undo()
    assert undo is not None
    gone = taken_back(evening.acts)
    with pytest.raises(Refused) as caught:
        may_retract(evening.acts, gone, bust.number)
    assert caught.value.code == "retract.gone"
    assert caught.value.facts["by"] == undo.first
    start = next(act for act in evening.acts if act.verb == "timing.start")
    with pytest.raises(Refused) as caught:
        may_retract(evening.acts, gone, start.number)
    assert caught.value.code == "retract.clock"


def test_any_earlier_act_can_be_taken_back_and_places_follow() -> None:
    evening = late(9)
    first = evening.do(entries.bust_out, entry(1))
    evening.do(entries.bust_out, entry(2))
    assert first is not None
    evening.retract(first.number)
    assert [out.entry for out in evening.state.outs] == [2]
    assert evening.state.entries[EntryId(1)].seat is not None


def in_the_way(evening: Evening, number: int) -> tuple[str, int | None]:
    """The code of the conflict, and the act whose line stands in the way."""
    state = evening.state
    conflict = conflict_of(lambda: evening.retract(number))
    assert evening.state is state
    assert conflict.seq is not None
    act = next(act for act in evening.acts if act.first <= conflict.seq <= act.last)
    return conflict.code, act.number


def test_a_bust_out_whose_seat_was_taken_since_stands_in_the_way() -> None:
    evening = late(10)
    where = evening.state.entries[EntryId(1)].seat
    bust = evening.do(entries.bust_out, entry(1))
    move = evening.do(seating.move, EntryId(2), where)
    assert bust is not None
    assert move is not None
    assert in_the_way(evening, bust.number) == ("seat_taken", move.number)
    evening.retract(move.number)
    evening.retract(bust.number)
    assert evening.state.at(where) == 1


def test_an_entry_that_busted_since_stands_in_the_way_of_its_registration() -> None:
    evening = late(9)
    register = next(act for act in evening.acts if act.verb == "entries.register")
    assert in_the_way(evening, register.number)[0] == "no_such_entry"


def test_a_payment_stands_in_the_way_of_its_bust_out() -> None:
    evening = late(4)
    evening.do(entries.bust_out, entry(1, 2))
    last = evening.do(entries.bust_out, entry(3))
    pay = evening.pay(EntryId(3))
    assert last is not None
    assert pay is not None
    assert in_the_way(evening, last.number) == ("still_in", pay.number)


def test_a_finish_stands_in_the_way_of_the_last_bust_out() -> None:
    evening = late(2)
    last = evening.do(entries.bust_out, entry(1))
    evening.pay(EntryId(2))
    finish = evening.do(tournament.finish)
    assert last is not None
    assert finish is not None
    assert in_the_way(evening, last.number)[0] in ("still_in", "still_playing")


def test_opening_a_table_cannot_be_taken_back_while_somebody_sits_there() -> None:
    evening = late(9)
    opened = evening.do(seating.open_table)
    moved = evening.do(seating.move, EntryId(1), seat(2, 1))
    assert opened is not None
    assert moved is not None
    assert in_the_way(evening, opened.number) == ("no_such_seat", moved.number)


def test_moving_away_cannot_be_taken_back_once_the_table_was_broken() -> None:
    evening = late(9)
    evening.do(seating.open_table)
    there = evening.do(seating.move, EntryId(1), seat(2, 1))
    back = evening.do(seating.move, EntryId(1), evening.state.tables[TableNo(1)].free[0])
    evening.do(seating.close_table, TableNo(2))
    assert there is not None
    assert back is not None
    assert in_the_way(evening, back.number)[0] == "table_not_empty"


def test_a_retraction_may_not_change_levels_that_were_played() -> None:
    evening = registered(4)
    before = evening.state
    after = replace(before, structure=(level(50), *STRUCTURE[1:]))
    same_past(before, after, START)  # not started: nothing was played
    evening.do(seating.draw_seats, "s")
    evening.now = START
    evening.do(timing.start)
    changed = replace(evening.state, structure=(level(50), *STRUCTURE[1:]))
    same_past(evening.state, changed, START + MINUTE)
    with pytest.raises(Refused) as caught:
        same_past(evening.state, changed, START + 21 * MINUTE)
    assert caught.value.code == "retract.levels_played"
    with pytest.raises(Refused):
        same_past(evening.state, replace(evening.state, structure=STRUCTURE[:1]), START + 21 * MINUTE)


def test_the_fold_names_the_line_that_does_not_fit() -> None:
    evening = registered(3)
    twice = replace(evening.acts[-1], number=ActNo(9), first=evening.acts[-1].last + 1)
    conflict = conflict_of(lambda: fold([*evening.acts, twice]))
    assert conflict.code == "entry_exists"
    assert conflict.seq == twice.first


def test_nothing_comes_from_nothing() -> None:
    assert fold(()) is None
    with pytest.raises(ValueError, match="no facts"):
        apply(None, ())


@pytest.mark.parametrize(
    ("fact", "code"),
    [
        (f.TournamentCreated(SETUP, STRUCTURE), "created_twice"),
        (TournamentArchived("t" * 32), "not_of_a_tournament"),
        (f.Registered(EntryId(1), player(50), Cents(0)), "entry_exists"),
        (f.Registered(EntryId(50), player(1), Cents(0)), "player_entered"),
        (f.Unregistered(EntryId(50), Cents(0)), "no_such_entry"),
        (f.BustedOut(EntryId(50)), "no_such_entry"),
        (f.BustedOut(EntryId(9)), "already_out"),
        (f.Moved(EntryId(1), seat(5, 1), f.MoveReason.HAND), "no_such_seat"),
        (f.Seated(EntryId(1), seat(1, 1), f.SeatedBy.HAND), "already_seated"),
        (f.SeatsSwapped(EntryId(1), EntryId(1)), "swap_with_self"),
        (f.TableOpened(TableNo(1), 9), "table_open"),
        (f.TableBroken(TableNo(1)), "table_not_empty"),
        (f.TableBroken(TableNo(7)), "no_such_table"),
        (f.Reinstated(EntryId(1), seat(1, 1)), "not_out"),
        (c.PeriodStretched(17, MINUTE), "no_such_level"),
        (c.PeriodStretched(0, timedelta(days=-1)), "no_such_level"),
        (c.BreakInserted(17, MINUTE, MINUTE), "no_such_level"),
        (p.PrizePaid(EntryId(1), Cents(1)), "still_in"),
        (p.PrizeReturned(EntryId(1), Cents(1), Tender.CASH), "not_paid"),
        (f.TournamentFinished(START), "still_playing"),
        (f.SeatsDrawn(f.DrawKind.FIRST, "s", ((TableNo(1), 9),), ((EntryId(1), seat(2, 1)),)), "no_such_seat"),
        (
            f.SeatsDrawn(
                f.DrawKind.FIRST, "s", ((TableNo(1), 9),), ((EntryId(1), seat(1, 1)), (EntryId(2), seat(1, 1)))
            ),
            "seat_taken",
        ),
    ],
)
def test_facts_that_cannot_follow(fact: f.Fact, code: str) -> None:
    evening = late(9)
    evening.do(entries.bust_out, entry(9))
    assert conflict_of(lambda: evolve(evening.state, fact)).code == code


def test_facts_about_somebody_without_a_seat_and_about_the_last_one() -> None:
    waiting = registered(2).state
    assert conflict_of(lambda: evolve(waiting, f.Moved(EntryId(1), seat(1, 1), f.MoveReason.HAND))).code == "not_seated"
    evening = late(2)
    evening.do(entries.bust_out, entry(1))
    assert conflict_of(lambda: evolve(evening.state, f.BustedOut(EntryId(2)))).code == "last_one_in"
    evening.pay(EntryId(2))
    back = p.PrizeReturned(EntryId(2), Cents(evening.state.pool + 1), Tender.CASH)
    assert conflict_of(lambda: evolve(evening.state, back)).code == "payments_differ"


def test_a_paid_entry_cannot_come_back() -> None:
    evening = late(4)
    evening.do(entries.bust_out, entry(1, 2, 3))
    evening.pay(EntryId(3))
    free = evening.state.tables[TableNo(1)].free[0]
    assert conflict_of(lambda: evolve(evening.state, f.Reinstated(EntryId(3), free))).code == "already_paid"


def test_only_its_creation_can_be_first() -> None:
    with pytest.raises(Conflict) as caught:
        evolve(None, f.RegistrationClosed())
    assert caught.value.code == "not_created"


def test_the_late_level_follows_the_setup_only_when_the_setup_changes_it() -> None:
    evening = Evening()
    evening.do(tournament.open_registration, 3)
    evening.do(tournament.change_setup, replace(SETUP, name="Other"))
    assert evening.state.closes.number == 3
    evening.do(tournament.change_setup, replace(SETUP, late_level=4))
    assert evening.state.closes.number == 4


def test_an_evening_replays_to_the_same_state() -> None:
    evening = playing(20)
    evening.wait(41)
    evening.do(entries.bust_out, entry(1, 2, 3), (False, True, False))
    proposal = moves.propose(evening.state, evening.now, "s", DRAW_UNKNOWN)
    if proposal is not None:
        evening.do(moves.accept, proposal, range(1, len(proposal.moves) + 1))
    evening.undo()
    evening.do(payouts.post_prizes)
    assert evening.replayed() == evening.state


def test_a_state_is_never_changed_by_what_comes_after() -> None:
    evening = late(9)
    state = evening.state
    seats = dict(state.tables)
    evening.do(entries.bust_out, entry(1))
    assert state.alive == 9
    assert dict(state.tables) == seats


def test_the_undo_of_a_minute_is_not_taken_back_out_of_its_turn() -> None:
    evening = playing(4).wait(5)
    evening.do(timing.break_now, 10 * MINUTE)
    undo = evening.undo()
    assert undo is not None
    evening.do(timing.add_time, MINUTE)
    with pytest.raises(Refused) as caught:
        may_retract(evening.acts, taken_back(evening.acts), undo.number)
    assert (caught.value.code, caught.value.facts["line"]) == ("retract.clock", undo.first)
