"""Random scripts of decisions, undo, redo and retraction: what must hold after every step of every evening."""

from collections.abc import Callable
from datetime import timedelta

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.domain import dealing, ending, satellite, tournament
from tdapp.domain.clock import announcing, timing
from tdapp.domain.facts import Fact
from tdapp.domain.journal import retracted, taken_back
from tdapp.domain.money.terms import SeasonShare, Terms
from tdapp.domain.prizes import bubble, payouts, pool, prize_hold, prize_lock, tickets
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.owners import owners, there
from tdapp.domain.prizes.places import awards, by_table, come_to, places, standing
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.refusal import Allowed, Conflict, Refused
from tdapp.domain.registration import entries, price_list
from tdapp.domain.seating import moves, seating
from tdapp.domain.seating.proposal import DRAW_UNKNOWN
from tdapp.domain.setup import LockedPlace, PayoutCurve, PayoutRules, PayoutTable, SeatPrizes, SeatRest
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId, TableNo, TextId
from tdapp.values import replace
from tests.domain.evening import MINUTE, SETUP, Evening, player, seat

LIFTED = Allowed(
    frozenset(
        {"registration.is_closed", "bust_out.not_started", "draw.started", "clock.no_seats", "finish.unpaid"}
        | {"prizes.lock_open", "prizes.unlock", "prizes.hold"}
    )
)
ENTRIES = st.integers(1, 30).map(EntryId)
SEATS = st.builds(seat, st.integers(1, 6), st.integers(1, 9))
SEEDS = st.integers(0, 99).map(str)


def step(decision: Callable[..., tuple[Fact, ...]], *args: st.SearchStrategy[object], **kwargs: object) -> object:
    return st.tuples(st.just(decision), st.tuples(*args), st.just(kwargs))


def busts(evening: Evening, picks: list[int], tied: list[bool], *, allow: Allowed) -> None:
    """Some of those still in, so that scripts get to the end of an evening."""
    alive = [entry.id for entry in evening.state.playing()]
    if len(alive) > 1:
        chosen = list(dict.fromkeys(alive[pick % len(alive)] for pick in picks))[: len(alive) - 1]
        evening.do(entries.bust_out, tuple(chosen), tuple(tied[: len(chosen)]), allow=allow)


def accepts(evening: Evening, seed: str, ticks: list[int], *, allow: Allowed) -> None:
    proposal = moves.propose(evening.state, evening.now, seed, DRAW_UNKNOWN)
    if proposal is not None:
        count = len(proposal.moves)
        some = {1 + tick % count for tick in ticks} if count else set()
        evening.do(moves.accept, proposal, sorted(some) if proposal.partial else range(1, count + 1))


def deals(evening: Evening, first: int, second: int, *, allow: Allowed) -> None:
    pool = evening.state.pool
    amounts = (Cents(pool - first - second), Cents(first), Cents(second))
    evening.do(payouts.set_prizes, amounts[: len(evening.state.entries)])


def agrees(evening: Evening, way: DealMethod, picks: list[int], saved: int, *, allow: Allowed) -> None:
    """Those who are left make a deal, with stacks that need not be right."""
    left = [entry.id for entry in evening.state.playing()]
    stacks = {entry: Chips(1 + picks[at % len(picks)]) for at, entry in enumerate(left)}
    evening.do(dealing.make_deal, Agreed(way, stacks, saved=(Cents(saved),)), allow=Allowed(frozenset({"deal.chips"})))


def holds_back(evening: Evening, share: SeasonShare | None, *, allow: Allowed) -> None:
    evening.do(price_list.set_terms, Terms(season=share))


def starts(evening: Evening, *, allow: Allowed) -> None:
    evening.do(timing.start, allow=allow)


def retracts(evening: Evening, pick: int, *, allow: Allowed) -> None:
    evening.retract(1 + pick % len(evening.acts))


def undoes(evening: Evening, *, allow: Allowed) -> None:
    evening.undo()


def redoes(evening: Evening, *, allow: Allowed) -> None:
    evening.redo()


def resizes(evening: Evening, seats: int, *, allow: Allowed) -> None:
    evening.do(tournament.change_setup, replace(evening.state.setup, seats_per_table=seats))


def pays_by(evening: Evening, table: PayoutTable, *, allow: Allowed) -> None:
    evening.do(tournament.change_setup, replace(evening.state.setup, payout=table))


LIFTS = PayoutRules(min_cash=150, grouped=True)
CUTS = PayoutRules(min_cash=200, cuts=True, spread=True)
TABLES = (
    SETUP.payout,
    replace(SETUP.payout, rules=CUTS),
    PayoutTable("a third", curve=PayoutCurve(one_in=3), rules=LIFTS),
    PayoutTable("locked", curve=PayoutCurve(places=4), rules=PayoutRules(locked=(LockedPlace(1, Cents(150_00)),))),
    PayoutTable("seats", seats=SeatPrizes(Cents(125_00))),
    PayoutTable("seats or cash", seats=SeatPrizes(Cents(80_00), guaranteed=4, rest=SeatRest.SEATS, cash=True)),
    PayoutTable("milestone", seats=SeatPrizes(Cents(80_00), milestone=Chips(15_000))),
)
SEASONS = (None, SeasonShare(percent=12_500), SeasonShare(per_entry=Cents(5_00)))
PLAYERS = st.lists(st.integers(1, 40).map(player), min_size=1, max_size=8, unique=True)
SOME = st.lists(st.integers(0, 60), min_size=1, max_size=4)
DEEDS = st.one_of(
    st.tuples(st.just(busts), st.tuples(SOME, st.lists(st.booleans(), max_size=4))),
    st.tuples(st.just(accepts), st.tuples(SEEDS, SOME)),
    st.tuples(st.just(deals), st.tuples(st.integers(1, 50_00), st.integers(1, 50_00))),
    st.tuples(
        st.just(agrees),
        st.tuples(st.sampled_from([DealMethod.ICM, DealMethod.CHIPS, DealMethod.EVEN]), SOME, st.integers(0, 50_00)),
    ),
    st.tuples(st.just(retracts), st.tuples(st.integers(0, 200))),
    st.tuples(st.just(undoes), st.just(())),
    st.tuples(st.just(redoes), st.just(())),
    st.tuples(st.just(starts), st.just(())),
    st.tuples(st.just(resizes), st.tuples(st.integers(2, 10))),
    st.tuples(st.just(holds_back), st.tuples(st.sampled_from(SEASONS))),
    st.tuples(st.just(pays_by), st.tuples(st.sampled_from(TABLES))),
)
PLAIN = st.one_of(
    step(tournament.open_registration),
    step(tournament.close_registration),
    step(tournament.finish, allow=LIFTED),
    step(entries.register, PLAYERS, SEEDS, allow=LIFTED),
    step(entries.unregister, ENTRIES),
    step(entries.reinstate, ENTRIES, SEEDS),
    step(seating.draw_seats, SEEDS, allow=LIFTED),
    step(seating.seat_waiting, SEEDS),
    step(seating.move, ENTRIES, SEATS),
    step(seating.swap, ENTRIES, ENTRIES),
    step(seating.open_table),
    step(seating.close_table, st.integers(1, 6).map(TableNo)),
    step(timing.pause),
    step(timing.resume),
    step(timing.next_period),
    step(timing.previous_period),
    step(timing.go_to_level, st.integers(0, 6)),
    step(timing.go_to_break),
    step(timing.add_time, st.integers(-30, 30).map(lambda minutes: timedelta(minutes=minutes))),
    step(timing.break_now, st.integers(1, 30).map(lambda minutes: timedelta(minutes=minutes))),
    step(payouts.post_prizes),
    step(ending.end_by_deal),
    step(satellite.end_at_seats),
    step(satellite.take_seat, ENTRIES, st.integers(1, 40_000).map(Chips), allow=LIFTED),
    step(tickets.issue, ENTRIES, st.integers(1, 20).map("TK-{}".format)),
    step(tickets.give_back, st.integers(1, 20).map("TK-{}".format)),
    step(tickets.cash_in, st.integers(1, 20).map("TK-{}".format), allow=LIFTED),
    step(payouts.withdraw_prizes),
    step(payouts.reset_prizes),
    step(payouts.pay, ENTRIES),
    step(bubble.protect),
    step(bubble.unprotect),
    step(pool.add, st.integers(1, 300_00).map(Cents), st.just("Sponsor")),
    step(pool.pay_season, st.just("Νίκος"), allow=LIFTED),
    step(prize_lock.lock, allow=LIFTED),
    step(prize_lock.unlock, allow=LIFTED),
    step(prize_hold.hold, ENTRIES, allow=LIFTED),
    step(prize_hold.release, ENTRIES),
    step(announcing.announce, st.just(TextId("t" * 32)), st.just("digest")),
)


def check(evening: Evening) -> None:
    """What must hold after every step."""
    state = evening.state
    _seats_agree(state)
    _places_cover(state)
    _money_adds_up(state)
    assert state.chips == len(state.entries) * state.setup.starting_stack
    assert state.alive == sum(not entry.out for entry in state.entries.values())
    assert len(list(state.outs)) == len(state.entries) - state.alive


def _seats_agree(state: State) -> None:
    """Nobody in two seats, no seat with two people, and both sides of the book agree."""
    sitting = [each for table in state.open_tables() for each in table.seats if each is not None]
    assert len(sitting) == len(set(sitting))
    for table in state.open_tables():
        for number, each in enumerate(table.seats, 1):
            if each is not None:
                assert state.entries[each].seat == seat(table.number, number)
                assert not state.entries[each].out
    assert {entry.id for entry in state.entries.values() if entry.seat is not None} == set(sitting)


def _places_cover(state: State) -> None:
    """The places of those who are out cover the lowest places exactly, ties sharing theirs."""
    found = places(state)
    winner = state.winner()
    covered: list[int] = []
    for place in set(found.values()):
        group = [entry for entry, each in found.items() if each == place]
        assert len(group) == place.worst - place.best + 1
        covered.extend(range(place.best, place.worst + 1))
    assert sorted(covered) == list(range(1 if winner else state.alive + 1, len(state.entries) + 1))


def _money_adds_up(state: State) -> None:
    assert sum(by_table(state)) == (state.pool if state.entries else 0)
    assert sum(entry.paid for entry in state.entries.values()) == len(state.entries) * (SETUP.buy_in + SETUP.fee)
    if state.winner() is not None:
        assert sum(award.cents for award in awards(state).values()) == come_to(state, standing(state))


def every_cent_has_one_owner(evening: Evening) -> None:
    """What is there, payment by payment, is what its owners have, whatever was undone since."""
    gone = retracted(evening.acts)
    counting = [fact for act in evening.acts if act.number not in gone for fact in act.facts]
    assert there(counting) == sum(owners(evening.state).values())


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.lists(st.tuples(st.one_of(DEEDS, PLAIN), st.integers(0, 15)), max_size=40))
def test_whatever_happens_the_book_is_right_and_replays_to_the_same(script: list[tuple[tuple, int]]) -> None:
    evening = Evening()
    evening.do(tournament.open_registration)
    evening.do(entries.register, [player(number) for number in range(1, 13)], "s")
    evening.do(seating.draw_seats, "s")
    evening.do(timing.start)
    for (deed, args, *more), minutes in script:
        evening.now += minutes * MINUTE
        before, length = evening.state, len(evening.acts)
        try:
            if more:
                evening.do(deed, *args, **more[0])
            else:
                deed(evening, *args, allow=LIFTED)
        except (Refused, Conflict):
            assert evening.state is before
            assert len(evening.acts) == length
        check(evening)
        every_cent_has_one_owner(evening)
        if before.locked and evening.state.locked:
            assert (before.posted, before.pool) == (evening.state.posted, evening.state.pool)
    assert evening.replayed() == evening.state


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(SOME, st.lists(st.booleans(), max_size=4)), min_size=1, max_size=12), st.integers(0, 40))
def test_undoing_everything_and_redoing_it_comes_back_to_the_same(hands: list[tuple], back: int) -> None:
    evening = Evening()
    evening.do(tournament.open_registration)
    evening.do(entries.register, [player(number) for number in range(1, 21)], "s")
    evening.do(seating.draw_seats, "s")
    for picks, tied in hands:
        busts(evening, picks, tied, allow=LIFTED)
    state = evening.state
    undone = [evening.undo() for _ in range(back)]
    while evening.redo() is not None:
        pass
    assert evening.state == state
    assert len(taken_back(evening.acts)) == len([act for act in undone if act is not None])
