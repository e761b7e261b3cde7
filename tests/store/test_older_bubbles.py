"""Prizes and deals of older files, which did not say what pays the bubble, are played back as they were meant."""

import pytest

from tdapp.domain.evolve import evolve
from tdapp.domain.facts import SetupChanged
from tdapp.domain.prizes.prize_facts import PrizesSet
from tdapp.domain.setup import BubblePayer, PayoutRules
from tdapp.domain.units import Cents
from tdapp.store.codec import FACTS
from tdapp.values import replace
from tests.domain.evening import SETUP, late


@pytest.mark.parametrize("split", [False, True])
@pytest.mark.parametrize(("kind", "version"), [("PrizesSet", 4), ("PrizesPosted", 2)])
def test_a_bubble_is_paid_as_the_rules_said_when_it_was_booked(kind: str, version: int, *, split: bool) -> None:
    rest = ',"posted":false,"deal":0' if kind == "PrizesSet" else ""
    old = FACTS.decode(kind, version, f'{{"amounts":[20000,10000]{rest},"bubble":true}}')
    assert old.bubble is BubblePayer.RULES
    rules = PayoutRules(split_bubble=split)
    then = evolve(late(11, replace(SETUP, payout=replace(SETUP.payout, rules=rules))).state, old)
    now = evolve(then, SetupChanged(SETUP))
    booked = now.bubble if kind == "PrizesSet" else now.posted_bubble
    assert booked is (BubblePayer.LAST if split else BubblePayer.FIRST)
    without = FACTS.decode(kind, version, f'{{"amounts":[20000,10000]{rest},"bubble":false}}')
    after = evolve(now, without)
    assert (after.bubble, after.posted_bubble) == (None, None)


def test_prizes_typed_over_a_bubble_keep_what_paid_it() -> None:
    state = late(11, replace(SETUP, payout=replace(SETUP.payout, rules=PayoutRules(split_bubble=True)))).state
    line = '{"amounts":[20000,10000],"posted":false,"deal":0,"bubble":true}'
    state = evolve(evolve(state, FACTS.decode("PrizesSet", 4, line)), SetupChanged(SETUP))
    assert evolve(state, FACTS.decode("PrizesSet", 4, line)).bubble is BubblePayer.LAST


def test_a_deal_left_the_bubble_what_it_was_to_get() -> None:
    payload = (
        '{"method":"even","shares":[[1,0,20000],[2,0,20000]],"saved":[],"things":[],"unit":100,'
        '"amounts":[20000,20000,5000],"before":[30000,10000]}'
    )
    old, state = FACTS.decode("DealMade", 1, payload), late(11).state
    assert old.bubble is BubblePayer.RULES
    assert evolve(state, old).bubble is None
    given = PrizesSet((Cents(300_00), Cents(100_00), Cents(50_00)), bubble=BubblePayer.LAST)
    assert evolve(evolve(state, given), old).bubble is BubblePayer.LAST
