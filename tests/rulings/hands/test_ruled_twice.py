"""A second dispute in a hand that was ruled on before: the facts of its incident are those of the hand as ruled."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tdapp.poker.phase import Phase
from tdapp.rulings import Impossible, resolve
from tdapp.rulings.from_hand import situation_of_hand
from tdapp.rulings.hands.case import case_of_hand
from tdapp.rulings.hands.entered import Entered
from tdapp.rulings.hands.entering import enter
from tdapp.rulings.hands.going_on import go_on
from tdapp.rulings.hands.line import line_of, line_of_entered
from tdapp.rulings.hands.setup import Readings, readings_at
from tdapp.rulings.situation import Situation
from tests.rulings.cases import BOOKS
from tests.rulings.conserving import put_in
from tests.rulings.hands.test_going_on import dispute
from tests.rulings.random_hands import played, random_action, random_table
from tests.rulings.test_desk_beside_engine import options


def faults(entered: Entered, book: Any) -> list[str]:
    """Where the case of a hand says something else than the hand: who has put in what, who acts, what he may do."""
    hand = entered.hand
    assert hand is not None
    found = []

    def same(what: str, case: object, engine: object) -> None:
        if case != engine:
            found.append(f"{book.id} {line_of_entered(entered)}: {what}: {case} instead of {engine}")

    mine = {seat: stack - hand.stacks()[seat] for seat, stack in zip(hand.table.seats, hand.table.stacks, strict=True)}
    for case in (case_of_hand(entered, "turn.next_to_act"), situation_of_hand(hand, "turn.next_to_act")):
        told = put_in(case)
        same("put in", {seat: told.get(seat, 0) for seat in mine}, mine)
        live = {seat for seat, at in hand.place.items() if not hand.folded[at]}
        folded = {place.seat for place in case.seats if place.status.value == "folded"}
        folded |= {action.seat for action in case.actions if action.did.value == "fold"}
        same("in the hand", set(mine) - folded, live)
        choices = hand.choices()
        if choices is None:
            continue
        own, to_call, raises = hand.put[hand.place[choices.seat]], choices.to_call, choices.raise_to
        asked = resolve(case, book)
        same("acts next", asked.next_to_act, choices.seat)
        may = options(asked)
        same("call", may.get("call"), (own + to_call, own + to_call) if to_call else None)
        raised = None if raises.least is None else (raises.least, raises.most)
        same("raise", may.get("raise", may.get("bet")), raised)
    return found


def acted(chance: random.Random, entered: Entered, readings: Readings) -> Entered:
    """The hand after one more legal action, typed."""
    assert entered.hand is not None
    after = entered.hand.copy()
    after.do(random_action(chance, after, 0.3))
    known = line_of(entered.hand).split()
    words = line_of(after).split()[len(known) :]
    return enter(f"{line_of_entered(entered)} {' '.join(words)}", Situation(""), readings)


def ruled_again_and_again(chance: random.Random, book: Any) -> Iterator[Entered]:
    """A random hand after each of up to three rulings, and after actions between them."""
    stops = chance.randrange(1, 10)
    for number, hand in enumerate(played(chance, random_table(chance, book.id))):
        if hand.turn is None or number < stops:
            continue
        readings = readings_at(hand.table)
        entered = enter(line_of(hand), Situation(""), readings)
        for _ in range(3):
            now = entered.hand
            if now is None or now.turn is None:
                return
            words, incident = dispute(chance, now)
            disputed = enter(f"{line_of_entered(entered)} {words}", Situation(""), readings)
            if disputed.refusal is not None:
                return
            for _ in range(chance.randrange(3)):  # those he passed over act, or others behind him
                more = enter(f"{line_of_entered(disputed)} {chance.choice('fc')}", Situation(""), readings)
                same_round = more.refusal is None and more.hand is not None and more.hand.turn is not None
                disputed = more if same_round else disputed
            try:
                ruling = resolve(case_of_hand(disputed, incident), book)
            except Impossible:
                return
            before = {effect.seat: effect.before for effect in ruling.effects if effect.put_in}
            front = disputed.hand
            assert front is not None
            told = f"{book.id} {line_of_entered(disputed)} {incident}: {ruling.effects}"
            assert before == {seat: front.put[front.place[seat]] for seat in before}, told
            choices = [choice.id for choice in ruling.discretion.choices] if ruling.discretion is not None else [""]
            entered = go_on(disputed, ruling, chance.choice(choices))
            assert entered.refusal is None, told
            if entered.stopped or entered.out_of_turn:
                return
            yield entered
            for _ in range(chance.randrange(3)):
                if entered.hand is None or entered.hand.turn is None:
                    return
                entered = acted(chance, entered, readings)
                assert entered.refusal is None, f"{told}: {entered.refusal}"
                yield entered
        return


def walk(seeds: range, book: Any) -> int:
    """How often a hand stood at somebody's turn after a ruling; every one of them has the right facts."""
    found, stood = [], 0
    for seed in seeds:
        for entered in ruled_again_and_again(random.Random(seed), book):
            if entered.hand is not None and entered.hand.phase is Phase.ACT:
                found += [f"hand {seed}: {fault}" for fault in faults(entered, book)]
                stood += 1
    assert not found, f"{len(found)} faults\n" + "\n".join(found[:5])
    return stood


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_after_a_ruling_the_facts_of_the_next_incident_are_those_of_the_hand(book: Any) -> None:
    assert walk(range(200), book) > 60


@pytest.mark.soak
@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_after_rulings_in_many_hands_the_facts_are_those_of_the_hand(book: Any) -> None:
    first = random.SystemRandom().randrange(10**9)
    walk(range(first, first + 10_000), book)
