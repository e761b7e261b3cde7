"""Moves that are proposed and accepted: even tables, breaking a table, the final table."""

from tdapp.domain import tournament
from tdapp.domain.facts import DrawKind, Moved, MoveReason, SeatsDrawn, TableBroken
from tdapp.domain.registration import entries
from tdapp.domain.seating import breaking, moves, seating
from tdapp.domain.seating.moves import propose
from tdapp.domain.seating.proposal import DRAW_UNKNOWN, Proposal, ProposalKind
from tdapp.domain.units import EntryId, TableNo
from tdapp.values import replace
from tests.domain.evening import SETUP, Evening, late, playing


def at_table(evening: Evening, table: int) -> list[EntryId]:
    return [each for each in evening.state.tables[TableNo(table)].seats if each is not None]


def proposed(evening: Evening, seed: str = "seed") -> Proposal:
    proposal = propose(evening.state, evening.now, seed, DRAW_UNKNOWN)
    assert proposal is not None
    return proposal


def accept_all(evening: Evening) -> Proposal:
    proposal = proposed(evening)
    evening.do(moves.accept, proposal, range(1, len(proposal.moves) + 1))
    return proposal


def test_nothing_is_proposed_while_the_room_is_in_order() -> None:
    assert propose(playing(9).state, playing(9).now, "s") is None
    assert propose(playing(18).state, playing(18).now, "s") is None


def test_tda_2024_rule_11_tables_are_balanced_when_one_is_two_short() -> None:
    evening = playing(18)
    evening.do(entries.bust_out, at_table(evening, 1)[:1])
    assert propose(evening.state, evening.now, "s") is None
    evening.do(entries.bust_out, at_table(evening, 1)[:2])
    proposal = proposed(evening)
    assert proposal.kind is ProposalKind.BALANCE
    assert proposal.partial
    assert [(move.origin.table, move.seat.table) for move in proposal.moves] == [(2, 1)]
    evening.do(moves.accept, proposal, (1,))
    assert {number: table.seated for number, table in evening.state.tables.items()} == {1: 7, 2: 8}


def test_the_same_seed_proposes_the_same() -> None:
    evening = playing(27)
    evening.do(entries.bust_out, at_table(evening, 1)[:6])
    assert proposed(evening, "a") == proposed(evening, "a")
    assert proposed(evening, "a") != proposed(evening, "b")


def test_a_balance_may_be_accepted_in_part() -> None:
    evening = playing(27)
    evening.do(entries.bust_out, at_table(evening, 1)[:6])
    proposal = proposed(evening)
    assert len(proposal.moves) == 4
    act = evening.do(moves.accept, proposal, (2,))
    assert act is not None
    second = proposal.moves[1]
    assert act.facts == (Moved(second.entry, second.seat, MoveReason.BALANCE, "seed"),)


def test_ticks_that_make_no_sense() -> None:
    evening = playing(18)
    evening.do(entries.bust_out, at_table(evening, 1)[:4])
    proposal = proposed(evening)
    evening.refused("moves.none", moves.accept, proposal, ())
    evening.refused("moves.unknown", moves.accept, proposal, (0,))
    evening.refused("moves.unknown", moves.accept, proposal, (3,))
    assert len(moves.accept(evening.state, evening.now, proposal, (1, 1))) == 1


def test_a_proposal_the_room_has_moved_on_from_is_refused() -> None:
    evening = playing(18)
    evening.do(entries.bust_out, at_table(evening, 1)[:4])
    proposal = proposed(evening)
    mover = proposal.moves[0]
    evening.do(entries.bust_out, (mover.entry,))
    assert evening.refused("moves.stale", moves.accept, proposal, (1,)).facts["entry"] == mover.entry
    taken = proposal.moves[1]
    evening.do(seating.move, at_table(evening, 1)[0], taken.seat)
    evening.refused("moves.stale", moves.accept, proposal, (2,))


def test_tda_2024_rule_10_a_table_breaks_only_once_registration_is_closed() -> None:
    evening = playing(20)
    evening.do(entries.bust_out, (*at_table(evening, 1)[:1], *at_table(evening, 2)[:1]))
    assert propose(evening.state, evening.now, "s") is None
    evening.wait(41)
    proposal = proposed(evening)
    assert proposal.kind is ProposalKind.BREAK
    assert proposal.table == 3
    assert not proposal.partial


def test_nobody_is_moved_who_is_the_last_one_in() -> None:
    evening = playing(18)
    evening.do(entries.bust_out, (*at_table(evening, 2), *at_table(evening, 1)[:7]))
    evening.do(tournament.close_registration)
    assert proposed(evening).kind is ProposalKind.FINAL
    evening.do(entries.bust_out, at_table(evening, 1)[:1])
    assert propose(evening.state, evening.now, "s") is None


def test_breaking_a_table_moves_everybody_and_closes_it() -> None:
    evening = playing(20)
    evening.do(entries.bust_out, (*at_table(evening, 1)[:1], *at_table(evening, 2)[:1]))
    evening.wait(41)
    proposal = proposed(evening)
    evening.refused("moves.all", moves.accept, proposal, (1,))
    act = evening.do(moves.accept, proposal, range(1, 7))
    assert act is not None
    assert act.facts[-1] == TableBroken(TableNo(3))
    assert {number: table.seated for number, table in evening.state.tables.items()} == {1: 9, 2: 9}


def test_a_table_that_is_empty_already_can_be_broken() -> None:
    evening = late(18)
    evening.do(seating.open_table)
    proposal = proposed(evening)
    assert (proposal.kind, proposal.table, proposal.moves) == (ProposalKind.BREAK, 3, ())
    evening.do(moves.accept, proposal, ())
    assert sorted(evening.state.tables) == [1, 2]


def test_any_table_can_be_broken_if_there_is_room() -> None:
    evening = late(20)
    evening.refused("table.unknown", breaking.break_table, TableNo(8), "s")
    refusal = evening.refused("table.no_room", breaking.break_table, TableNo(1), "s")
    assert refusal.facts["n"] == 7
    evening.do(entries.bust_out, (*at_table(evening, 2)[:1], *at_table(evening, 3)[:1]))
    proposal = breaking.break_table(evening.state, evening.now, TableNo(1), "s")
    evening.do(moves.accept, proposal, range(1, len(proposal.moves) + 1))
    assert sorted(evening.state.tables) == [2, 3]


def test_the_final_table_is_drawn_anew() -> None:
    evening = late(18)
    evening.do(entries.bust_out, (*at_table(evening, 1)[:5], *at_table(evening, 2)[:4]))
    proposal = proposed(evening)
    assert proposal.kind is ProposalKind.FINAL
    act = evening.do(moves.accept, proposal, range(1, 10))
    assert act is not None
    (fact,) = act.facts
    assert isinstance(fact, SeatsDrawn)
    assert fact.kind is DrawKind.FINAL
    assert dict(fact.seats) == {move.entry: move.seat for move in proposal.moves}
    assert sorted(evening.state.tables) == [1]
    assert propose(evening.state, evening.now, "s") is None


def test_a_final_table_that_lost_somebody_is_proposed_again() -> None:
    evening = late(18)
    evening.do(entries.bust_out, (*at_table(evening, 1)[:5], *at_table(evening, 2)[:4]))
    proposal = proposed(evening)
    evening.do(tournament.open_registration, 4)
    evening.do(entries.register, ["f" * 32], "s")
    evening.refused("moves.stale", moves.accept, proposal, range(1, 10))


def test_tables_of_different_sizes_are_balanced_without_a_full_one_taking_more() -> None:
    evening = playing(18)
    evening.do(tournament.change_setup, replace(SETUP, seats_per_table=6))
    evening.do(seating.open_table)
    for number in at_table(evening, 1)[:6]:
        free = evening.state.tables[TableNo(3)].free[0]
        evening.do(seating.move, number, free)
    evening.do(entries.bust_out, at_table(evening, 1))
    accept_all(evening)
    assert evening.state.tables[TableNo(3)].seated <= 6
    for _ in range(5):
        if propose(evening.state, evening.now, "s") is not None:
            accept_all(evening)
    heads = [table.seated for table in evening.state.open_tables()]
    assert max(heads) - min(heads) <= 1


def test_breaking_counts_the_chairs_that_are_there() -> None:
    """New tables have two seats from now on, but the two old ones keep their nine."""
    evening = playing(18)
    evening.do(tournament.change_setup, replace(SETUP, seats_per_table=2, late_level=0))
    evening.do(seating.open_table)
    evening.do(entries.bust_out, at_table(evening, 1)[:1])
    proposal = proposed(evening)
    assert proposal.kind is ProposalKind.BREAK
    assert proposal.table == 3


def test_nothing_is_proposed_or_accepted_after_the_finish() -> None:
    evening = late(18)
    evening.do(entries.bust_out, at_table(evening, 1)[:6])
    proposal = proposed(evening)
    evening.state = replace(evening.state, finished=True)
    assert propose(evening.state, evening.now, "s") is None
    evening.refused("finished", moves.accept, proposal, (1,))


def test_somebody_without_a_seat_comes_before_the_final_table() -> None:
    evening = late(12)
    evening.do(entries.bust_out, (*at_table(evening, 1)[:3], *at_table(evening, 2)[:2]))
    first = next(evening.state.playing())
    evening.state = replace(evening.state, entries=evening.state.entries.insert(first.id, replace(first, seat=None)))
    assert propose(evening.state, evening.now, "s") is None


def test_whoever_comes_back_in_under_a_later_draw_waits_and_is_not_looked_for_in_a_seat() -> None:
    evening = late(20)
    gone = evening.did(entries.bust_out, (EntryId(3),))
    evening.did(seating.redraw, "1/ab")
    evening.retract(gone.number)
    assert evening.state.entries[EntryId(3)].seat is None
    assert not evening.state.entries[EntryId(3)].out
    assert EntryId(3) not in evening.state.floor.unseated
    assert len(evening.state.floor.unseated) == 19
