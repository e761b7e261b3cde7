"""The rulings desk and a hand in play say the same of the same table: who acts, what he may do, to how much, the pots.

Every incident that answers such a question is asked at every point of random hands, under every book.
"""

import random
from typing import Any

import pytest

from tdapp.poker import operations as steps
from tdapp.poker.betting import Structure
from tdapp.poker.hand import Hand
from tdapp.poker.phase import Phase
from tdapp.poker.rounds import counts_pot
from tdapp.rulings import Code, Ruling, resolve
from tdapp.rulings.from_hand import situation_of_hand
from tests.rulings.cases import BOOKS
from tests.rulings.random_hands import played, random_table

HANDS = 40


def options(ruling: Ruling) -> dict[str, tuple[int | None, int | None]]:
    """What the player may do by the ruling, with the least and the most."""
    return {may.act: (may.least, may.most) for may in ruling.options}


def faults_at(hand: Hand, book: Any) -> list[str]:
    """Where the incidents say something else than the hand does before its next action."""
    choices = hand.choices()
    assert choices is not None
    seat, raises = choices.seat, choices.raise_to
    own = hand.put[hand.place[seat]]
    found = []

    def same(what: str, desk: object, engine: object) -> None:
        if desk != engine:
            found.append(
                f"{book.id}: {what}: {desk} instead of {engine}\n{situation_of_hand(hand, 'turn.next_to_act')}"
            )

    asked = resolve(situation_of_hand(hand, "turn.next_to_act"), book)
    same("acts next", asked.next_to_act, seat)
    may = options(asked)
    call = choices.to_call
    same("call", may.get("call"), (own + call, own + call) if call else None)
    same("check", "check" in may, not call)
    raised = may.get("raise", may.get("bet"))
    wanted = None if raises.least is None else (raises.least, raises.most)
    same("raise", raised, wanted)
    for incident, facts in (
        ("betting.least_and_most", {"seat": seat}),
        ("turn.reopening", {"seat": seat}),
        ("betting.pot_limit_maximum", {"seat": seat}),
        ("betting.pulled_back", {"seat": seat}),
    ):
        if incident == "betting.pot_limit_maximum" and not counts_pot(hand.table.betting.structure):
            continue
        ruling = resolve(situation_of_hand(hand, incident, facts), book)
        if ruling.code is Code.NO_RULE:
            continue
        if ruling.code is Code.TD_DECIDES:  # the book leaves it to the director
            same(f"{incident}: left to the director", raises.why_not, "not_reopened")
            continue
        may = options(ruling)
        same(incident, may.get("raise", may.get("bet")), wanted)
        if ruling.code is Code.PLAYER_CHOICE:  # he is bound to call or raise
            continue
        same(f"{incident}: why not", ruling.code is Code.CALL_OR_FOLD, raises.why_not is not None)
    another = resolve(situation_of_hand(hand, "betting.another_raise"), book)
    capped = hand.table.betting.raise_cap is not None and hand.raises >= hand.table.betting.raise_cap
    if another.code is not Code.FACTS_MISSING:
        same("another raise", another.code is Code.NO, capped and hand.level > 0)
    return found


def faults_at_the_end(hand: Hand, book: Any) -> list[str]:
    """Where the desk divides the pots of a hand that is over in another way."""
    ruling = resolve(situation_of_hand(hand, "showdown.who_wins"), book)
    if ruling.code is Code.NO_RULE:  # HC and QLD say nothing of the odd chip between high and low
        return []
    desk = [{seat: chips for seat, chips in pot.awards.items() if chips} for pot in ruling.pots]
    engine: list[dict[int, int]] = [{} for _ in desk]
    for step in hand.record:
        if isinstance(step, steps.Awarded) and step.pot < len(engine):
            engine[step.pot][step.seat] = engine[step.pot].get(step.seat, 0) + step.amount
    back = {effect.seat: effect.refund for effect in ruling.effects if effect.refund}
    given = [step for step in hand.record if isinstance(step, steps.UncalledReturned)][-1:]
    found = []
    if desk != engine:
        found.append(f"{book.id}: awards: {desk} instead of {engine}")
    if back and back != {step.seat: step.amount for step in given}:
        found.append(f"{book.id}: uncalled: {back} instead of {given}")
    return found


def faults_of(seed: int, book: Any) -> list[str]:
    """The faults of one random hand, with the seed to play it again."""
    chance = random.Random(seed)
    found = []
    for hand in played(chance, random_table(chance, book.id)):
        if hand.turn is not None:
            found += faults_at(hand, book)
        elif hand.phase is Phase.OVER and len(hand.board) == 5:
            found += faults_at_the_end(hand, book)
    return [f"hand {seed}: {fault}" for fault in found]


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_desk_and_engine_agree_before_every_action(book: Any) -> None:
    faults = [fault for seed in range(HANDS) for fault in faults_of(seed, book)]
    assert not faults, "\n".join(faults[:5])


@pytest.mark.soak
@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_desk_and_engine_agree_in_many_hands(book: Any) -> None:
    first = random.SystemRandom().randrange(10**9)
    faults = [fault for seed in range(first, first + 17_000) for fault in faults_of(seed, book)]
    assert not faults, "\n".join(faults[:5])


def test_every_structure_comes_up() -> None:
    tables = [random_table(random.Random(seed), "HC") for seed in range(HANDS)]
    assert {table.betting.structure for table in tables} >= {*Structure} - {Structure.HALF_POT, Structure.STRUCTURED}
