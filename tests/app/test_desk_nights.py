"""The random nights of the domain at a desk: whatever is done, what its file says and what it shows are the same."""

from pathlib import Path
from random import Random

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain import tournament
from tdapp.domain.bounties import envelopes
from tdapp.domain.clock import announcing, timing
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.money.bounty_terms import Bounties, BountyKind
from tdapp.domain.prizes import payouts
from tdapp.domain.registration import entries, waiting
from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.penalties import PenaltyKind
from tdapp.domain.seating import seating
from tdapp.domain.setup import Setup
from tdapp.domain.sidepools import side_pools
from tdapp.domain.sidepools.side_pool import SideKind, SideTerms
from tdapp.domain.units import AlternateNo, Cents, Chips, EntryId, PenaltyNo, SidePoolNo
from tests.app.desk_evening import DeskEvening
from tests.domain.bounties.test_heads import HEAD
from tests.domain.evening import START, Evening, on_terms, player, players
from tests.domain.nights import DEEDS, begun
from tests.evenings.director import assert_replays

NIGHTS, ACTS = 120, 250


def night(path: Path, seed: int) -> set[str]:
    """A night of so many tries; what was really done in it."""
    made: list[DeskEvening] = []

    def seated(count: int, setup: Setup) -> Evening:
        made.append(DeskEvening(path, setup))
        made[0].play(count)
        return made[0].domain

    try:
        here = begun(Random(seed), seated)
        for _ in range(ACTS):
            here.act()
        state, main, now = here.state, made[0].main, made[0].now
    finally:
        for each in made:
            each.club.close()
    with Club.open(path, create=False, time=HandClock(now).source(), operator_name="Eve") as club:
        assert club.desk.state(main) == state
        assert_replays(club, main)
    return {name for name, times in here.done.items() if times}


def test_all_that_moves_money_is_done_at_desks_and_their_files_say_so(tmp_path: Path) -> None:
    missing = set(DEEDS)
    for seed in range(NIGHTS):
        missing -= night(tmp_path / f"{seed}.tdapp", seed)
        if not missing:
            break
    assert missing == set()


def test_what_happens_in_no_such_night_is_done_at_a_desk_too(tmp_path: Path) -> None:
    with DeskEvening(tmp_path / "club.tdapp") as made:
        on_terms(made.domain, HEAD, bounty=Bounties(BountyKind.MYSTERY), most_tables=1)
        made.do(tournament.open_registration)
        made.do(entries.register, players(9), "s", offer="head")
        gone = made.do(entries.unregister, EntryId(9))
        assert gone is not None
        made.do(seating.draw_seats, "draw")
        made.retract(gone.number)  # back, and not in the draw
        made.do(seating.seat_waiting, "s")
        made.now = START
        made.do(timing.start)
        _announced(made)
        made.do(discipline.give_penalty, EntryId(1), PenaltyKind.MISSED_HANDS, 2, "conduct.language")
        made.do(discipline.lift_penalty, PenaltyNo(1))
        _nobody_answers(made)
        _pool_again(made)
        made.do(timing.go_to_break)
        _to_the_bubble(made)
        assert_replays(made.club, made.main)


def _announced(made: DeskEvening) -> None:
    made.club.desk.announce(made.main, announcing.announce, "Dinner")
    made.do(announcing.take_off, announcing.standing(made.state, made.now)[0].text)
    assert not announcing.standing(made.state, made.now)


def _nobody_answers(made: DeskEvening) -> None:
    """Somebody who waits is called to the seat of somebody who went out, and does not come."""
    made.do(waiting.join, player(101))
    made.do(entries.bust_out, (EntryId(9),), by={EntryId(9): (EntryId(1),)})
    made.do(waiting.call, AlternateNo(1))
    made.wait(30)
    made.do(waiting.expire, AlternateNo(1))
    assert not made.state.queue()


def _pool_again(made: DeskEvening) -> None:
    made.do(side_pools.open_pool, SideTerms(SideKind.LAST_LONGER, "Last", Cents(20_00), Cents(0), (100_000,)))
    made.do(side_pools.close_pool, SidePoolNo(1))
    made.do(side_pools.reopen_pool, SidePoolNo(1))
    assert not made.state.side_pools[SidePoolNo(1)].closed


def _to_the_bubble(made: DeskEvening) -> None:
    """An envelope is noted, then one goes out hand for hand, and what was in front of him is told afterwards."""
    made.do(envelopes.set_envelopes, envelopes.proposal(made.state))
    made.do(entries.bust_out, (EntryId(8),), by={EntryId(8): (EntryId(1),)})
    made.do(envelopes.note, EntryId(8), envelopes.proposal(made.state)[0])
    made.do(payouts.post_prizes)
    made.do(hand_for_hand.begin)
    made.do(entries.bust_out, (EntryId(7),), by={EntryId(7): (EntryId(1),)})
    made.do(hand_for_hand.note_stack, EntryId(7), Chips(900))
