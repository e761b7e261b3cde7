"""Random evenings with bounties: whatever is done, every cent that was sold as one has one owner."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.domain import tournament
from tdapp.domain.bounties import bounties, envelopes, heads, knock_outs, markers
from tdapp.domain.bounties.bounty_book import bounty_book
from tdapp.domain.bounties.who_wins import bought_one
from tdapp.domain.money.bounty_terms import Bounties, BountyKind, HeadGoes, PotRule
from tdapp.domain.money.terms import Refund
from tdapp.domain.refusal import Allowed, Conflict, Refused
from tdapp.domain.registration import corrections, entries, price_list, sales
from tdapp.domain.rulings import discipline
from tdapp.domain.units import Cents, Chips, EntryId
from tdapp.values import replace
from tests.domain.bounties.test_heads import BACK_IN, HEAD, PLAIN, evening
from tests.domain.evening import Evening, on_terms, player, price, rebuy

LIFTED = Allowed(
    frozenset(
        {
            "registration.is_closed", "sale.closed", "sale.limit", "sale.stack_too_big", "unregister.started",
            "unregister.other_share", "bounty.paid_stays", "prizes.paid_stays", "prizes.paid_pool",
            "finish.unpaid", "finish.pool", "finish.bounties", "finish.bounties_open", "finish.bounties_due",
            "finish.bounties_back", "correct.bought_since",
        }
    )
)  # fmt: skip
ODD = replace(HEAD, key="odd", price=price(50, 10)._replace(bounty=Cents(33_33)), name="Odd bounty")
GOES = st.sampled_from(HeadGoes)
TERMS = st.none() | st.builds(
    Bounties,
    st.sampled_from(BountyKind),
    st.integers(0, 100),
    st.sampled_from([1, 7, 100, 500]).map(Cents),
    st.sampled_from(PotRule),
    GOES,
    GOES,
    GOES,
    GOES,
    st.booleans(),
    st.none(),
    st.booleans(),
)
PICK = st.integers(0, 99)
PICKS = st.lists(PICK, max_size=3)


def some(found: list[EntryId], picks: list[int]) -> tuple[EntryId, ...]:
    return tuple(dict.fromkeys(found[pick % len(found)] for pick in picks)) if found else ()


def inside(made: Evening) -> list[EntryId]:
    return [entry.id for entry in made.state.playing()]


def outside(made: Evening) -> list[EntryId]:
    return sorted(out.entry for out in made.state.outs)


def one(found: list[EntryId], pick: int) -> EntryId:
    if not found:
        raise Refused("nobody")
    return found[pick % len(found)]


def busts(made: Evening, losers: list[int], winners: list[int], said: int) -> None:
    chosen = some(inside(made), losers)[: made.state.alive - 1]
    left = [each for each in inside(made) if each not in chosen]
    by = {each: some(left, winners) for each in chosen[: said % 3]}
    tied = [False, *(bool(pick % 2) for pick in losers)][: len(chosen)]
    made.do(entries.bust_out, chosen, tied, by=by, allow=LIFTED)


def names(made: Evening, pick: int, winners: list[int]) -> None:
    everybody = sorted([*made.state.entries, *made.state.void])
    made.do(knock_outs.name, one(outside(made), pick), some(everybody, winners))


def draws(made: Evening, pick: int, how: list[int]) -> None:
    if made.state.envelopes is None or how:
        made.do(envelopes.set_envelopes, envelopes.proposal(made.state))
    else:
        made.do(envelopes.draw, one(list(made.state.heads.undrawn), pick), f"{pick}")


def registers(made: Evening, pick: int, picks: list[int]) -> None:
    line = ("head", "plain", "odd")[len(picks) % 3]
    made.do(entries.register, [player(20 + pick % 10)], "s", offer=line, allow=LIFTED)


def enters_again(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(entries.re_enter, one(sorted(made.state.entries), pick), "again", "s", surrenders=Chips(100), allow=LIFTED)


def cancels(made: Evening, pick: int, picks: list[int]) -> None:
    refund = list(Refund)[len(picks) % 3]
    made.do(entries.unregister, one(inside(made), pick), refund=refund, allow=LIFTED)


def rebuys(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(sales.buy, one(inside(made), pick), "rebuy", allow=LIFTED)


def disqualifies(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(discipline.disqualify, one(inside(made), pick), Chips(10), "x")


def corrects(made: Evening, pick: int, picks: list[int]) -> None:
    wrong, right = one(outside(made), pick), one(inside(made), len(picks))
    made.do(corrections.correct_bust_out, wrong, right, "s", allow=LIFTED)


def forgot(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(corrections.forgotten_bust_out, one(inside(made), pick), one(outside(made), sum(picks)), allow=LIFTED)


def places(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(corrections.place_bust_out, one(outside(made), pick), one(outside(made), sum(picks)))


def back_in(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(entries.reinstate, one(outside(made), pick), "s")


def pays(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(bounties.pay, one([share.entry for share in bounty_book(made.state).shares], pick))


def takes_back(made: Evening, pick: int, picks: list[int]) -> None:
    made.do(bounties.take_back, one(sorted(made.state.bounties), pick))


def marks(made: Evening, pick: int, picks: list[int]) -> None:
    if made.state.markers and picks:
        made.do(markers.find, one(sorted(made.state.markers), pick))
    else:
        made.do(markers.lose, one(inside(made), pick))


def undoes(made: Evening, pick: int, picks: list[int]) -> None:
    if picks:
        made.retract(1 + pick % len(made.acts), LIFTED)
    elif pick % 2:
        made.undo()
    else:
        made.redo()


def ends(made: Evening, pick: int, picks: list[int]) -> None:
    decision = (tournament.close_registration, tournament.open_registration, tournament.finish)[pick % 3]
    made.do(decision, **({"allow": LIFTED} if decision is tournament.finish else {}))


def sets_terms(made: Evening, pick: int, picks: list[int]) -> None:
    kind = list(BountyKind)[pick % 3]
    bounty = replace(made.state.terms.bounty or Bounties(), kind=kind, percent=pick, optional=bool(picks))
    made.do(price_list.set_terms, replace(made.state.terms, bounty=bounty))


OTHERS = (
    names, names, draws, draws, registers, enters_again, cancels, rebuys, disqualifies, corrects, forgot, places,
    back_in, pays, pays, takes_back, undoes, ends, sets_terms, marks,
)  # fmt: skip
DEEDS = st.one_of(
    st.tuples(st.just(busts), PICKS.filter(bool), PICKS, PICK),
    st.tuples(st.sampled_from(OTHERS), PICK, PICKS),
    st.tuples(st.sampled_from(OTHERS), PICK, PICKS),
)


def forget() -> None:
    heads._walked.clear()
    heads._lately.clear()
    heads._behind.clear()
    heads._fell.clear()
    heads._fell_lately.clear()


def check(made: Evening) -> None:
    """What must hold after every act."""
    state = made.state
    book = bounty_book(state)
    assert book.taken == book.paid + book.due - book.back + book.on_heads + book.held + book.to_pool
    assert state.pool == max(state.collected.prize + book.to_pool + sum(state.markers.values()), state.terms.guarantee)
    assert book.on_heads == sum(heads.head_of(state, entry.id) for entry in state.playing())
    assert min([book.on_heads, book.waits, book.to_pool, book.taken]) >= 0
    falls = heads.falls_of(state)
    for fall in falls.values():
        if fall.parts:
            assert sum(part.paid + part.head for part in fall.parts) == fall.head
    if state.terms.bounty is not None and state.terms.bounty.optional:
        assert all(bought_one(state, share.entry) for share in book.shares if share.won)
    if state.envelopes is not None and not state.winner():
        drawn = sum(state.envelopes.drawn.values())
        assert state.envelopes.total == drawn + sum(state.envelopes.left)
        assert book.held == sum(state.envelopes.left) + book.gap
    forget()
    assert heads.falls_of(state) == falls
    assert bounty_book(state) == book  # nothing was remembered of another tournament


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(TERMS, st.lists(DEEDS, min_size=10, max_size=40))
def test_every_cent_sold_as_a_bounty_has_one_owner_after_every_act(
    terms: Bounties | None, script: list[tuple[Callable[..., None], Any]]
) -> None:
    made = evening(8, terms)
    on_terms(made, HEAD, BACK_IN, PLAIN, ODD, rebuy(), bounty=terms, started=Refund.ALL_BUT_FEE)
    if terms is not None and terms.kind is BountyKind.MYSTERY:
        made.do(envelopes.set_envelopes, envelopes.proposal(made.state))
    for deed, *args in script:
        before = made.state
        try:
            deed(made, *args)
        except (Refused, Conflict):
            assert made.state is before
        check(made)
    assert made.replayed() == made.state


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(TERMS, st.lists(DEEDS, min_size=10, max_size=40), st.lists(st.integers(0, 99), min_size=5, max_size=30))
def test_whatever_is_asked_first_a_moment_of_the_evening_has_the_same_heads(
    terms: Bounties | None, script: list[tuple[Callable[..., None], Any]], order: list[int]
) -> None:
    """As an undo asks of what was before, a walk begins again where something is known."""
    made = evening(14, terms)
    on_terms(made, HEAD, BACK_IN, PLAIN, bounty=terms, started=Refund.ALL_BUT_FEE)
    states = [made.state]
    for deed, *args in script:
        try:
            deed(made, *args)
        except (Refused, Conflict):
            continue
        if made.state.winner() is None:
            states.append(made.state)
    asked = [states[at % len(states)] for at in order]
    fresh = []
    for state in asked:
        forget()
        fresh.append((heads.heads_of(state), heads.falls_of(state)))
    forget()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(heads, "BEHIND", 2)
        assert [(heads.heads_of(state), heads.falls_of(state)) for state in asked] == fresh


def test_bust_outs_that_are_undone_are_not_all_walked_through_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made = evening(14, Bounties(BountyKind.PROGRESSIVE))
    states = [made.state]
    for loser in range(1, 12):
        by = {EntryId(loser): (EntryId(loser + 1), EntryId(14))}
        made.do(entries.bust_out, (EntryId(loser),), by=by)
        states.append(made.state)
    forget()
    monkeypatch.setattr(heads, "BEHIND", 4)
    whole, walks = heads.HeadsWalk.heads, []

    def walked(walk: heads.HeadsWalk) -> Any:
        walks.append(len(walk.state.outs))
        return whole(walk)

    monkeypatch.setattr(heads.HeadsWalk, "heads", walked)
    found = [heads.heads_of(state) for state in reversed(states)]
    assert walks == [11, 6, 1, 0]
    forget()
    assert found == [heads.heads_of(state) for state in reversed(states)]
