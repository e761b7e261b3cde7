"""The rulings desk and a hand in play say the same of the same table: who acts, what he may do, to how much, the pots.

Every incident that answers such a question is asked at every point of random hands, under every book.
"""

import random
from typing import Any

import pytest

from tdapp.poker import operations as steps
from tdapp.poker.betting import Structure
from tdapp.poker.cards import FULL_DECK
from tdapp.poker.hand import Hand
from tdapp.poker.phase import Phase
from tdapp.poker.rounds import counts_pot
from tdapp.poker.table import Showing, Table
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
    return found + faults_of_what_follows(hand, book)


def faults_of_what_follows(hand: Hand, book: Any) -> list[str]:
    """Where bet, chips or next player after a wager that is said are not those of the same hand played on."""
    choices = hand.choices()
    assert choices is not None
    seat, own = choices.seat, hand.put[hand.place[choices.seat]]
    wagers: list[tuple[dict[str, Any], steps.Decision, int]] = []
    if choices.to_call:
        wagers.append(({"said": "call"}, steps.Called(seat, choices.to_call), own + choices.to_call))
    for to in {choices.raise_to.least, choices.raise_to.most} - {None}:
        assert to is not None
        verb = "raise" if hand.level else "bet"
        wagers.append(({"said": verb, "amount": to}, steps.BetTo(seat, to), to))
    found = []
    for facts, step, to in wagers:
        after = hand.copy()
        after.do(step)
        ruling = resolve(situation_of_hand(hand, "betting.words", {"seat": seat, **facts}), book)
        same_round = after.turn is not None and after.street == hand.street
        following = after.seats[after.turn] if same_round and after.turn is not None else None
        wanted = (to, max(hand.level, to), following)
        desk = (ruling.effects[0].to if ruling.effects else None, ruling.bet_level, ruling.next_to_act)
        if desk != wanted:
            found.append(f"{book.id}: {facts['said']}: {desk} instead of {wanted}\n{facts} {hand.record}")
    return found


def uncalled(hand: Hand) -> dict[int, int]:
    """The chips that went back at the end of the last betting round of a hand."""
    last: dict[int, int] = {}
    for step in hand.record:
        if isinstance(step, steps.Folded | steps.Checked | steps.Called | steps.BetTo):
            last = {}
        elif isinstance(step, steps.UncalledReturned):
            last = {step.seat: step.amount}
    return last


def pots_of(hand: Hand) -> list[tuple[int, tuple[int, ...]]]:
    """The pots of a hand with the seats that can win them, in order of the seats."""
    return [(pot.amount, tuple(sorted(hand.seats[player] for player in pot.eligible))) for pot in hand.pots()]


def faults_after_a_round(hand: Hand, book: Any) -> list[str]:
    """Where the incidents tell other pots, uncalled chips or hands to show than the hand at the end of a round."""
    found = []

    def same(what: str, desk: object, engine: object) -> None:
        if desk != engine:
            table = situation_of_hand(hand, "showdown.side_pots")
            found.append(f"{book.id}: {what}: {desk} instead of {engine}\n{table}")

    pots = resolve(situation_of_hand(hand, "showdown.side_pots"), book)
    same("pots", [(pot.amount, pot.eligible) for pot in pots.pots], pots_of(hand))
    same("uncalled", {effect.seat: effect.refund for effect in pots.effects}, uncalled(hand))
    if hand.phase is Phase.OVER:
        return found
    all_up = hand.all_in and hand.table.showing is Showing.ALL_UP
    same("hands up", resolve(situation_of_hand(hand, "showdown.face_up"), book).code is Code.YES, all_up)
    if hand.street == 3 or hand.all_in:
        shows = resolve(situation_of_hand(hand, "showdown.order"), book)
        order = [step.args for step in shows.steps if step.code == "showdown.shows_first"]
        up = [step.args["seats"] for step in shows.steps if step.code == "showdown.all_hands_up"]
        live = [seat for seat, out in zip(hand.seats, hand.folded, strict=True) if not out]
        if all_up:
            same("all hands up", (order, up), ([], [tuple(sorted(live))]))
        else:
            first, *others = to_show(hand)
            same("who shows", (order, up), ([{"seat": first, "seats": tuple(others)}], []))
            same("shows first", shows.next_to_act, first)
    return found


def to_show(hand: Hand) -> tuple[int, ...]:
    """The order of showing; where the board is dealt out first (QLD s27(2)), that of the same hand after it."""
    while hand.phase is Phase.BOARD:
        hand = hand.copy()
        left = [card for card in FULL_DECK if not hand.used >> card & 1]
        hand.do(steps.BoardDealt(tuple(left[: 1 if hand.board else 3])))
    return hand.showing_order()


def faults_at_the_end(hand: Hand, book: Any) -> list[str]:
    """Where the desk divides the pots of a hand that is over in another way."""
    ruling = resolve(situation_of_hand(hand, "showdown.who_wins"), book)
    found = []

    def same(what: str, desk: object, engine: object) -> None:
        if desk != engine:
            table = situation_of_hand(hand, "showdown.who_wins")
            found.append(f"{book.id}: {what}: {desk} instead of {engine}\n{table}")

    same("pots of the end", [(pot.amount, pot.eligible) for pot in ruling.pots], pots_of(hand))
    engine: list[dict[int, int]] = [{} for _ in hand.pots()]
    halves: list[dict[str, int]] = [{} for _ in engine]
    fees = [0 for _ in engine]
    for step in hand.record:
        if isinstance(step, steps.Awarded):
            engine[step.pot][step.seat] = engine[step.pot].get(step.seat, 0) + step.amount
            halves[step.pot][step.half] = halves[step.pot].get(step.half, 0) + step.amount
        elif isinstance(step, steps.CommissionTaken):
            fees[step.pot] = step.amount
    if ruling.code is Code.NO_RULE:  # HC and QLD say nothing of the odd chip between high and low
        same("silent", any(half["high"] != half.get("low", 0) for half in halves if "high" in half), True)
        return found
    same("code", ruling.code, Code.POTS)
    same("awards", [{seat: chips for seat, chips in pot.awards.items() if chips} for pot in ruling.pots], engine)
    same("commission", [pot.commission for pot in ruling.pots], fees)
    same("uncalled", {effect.seat: effect.refund for effect in ruling.effects if effect.refund}, uncalled(hand))
    gained: dict[int, int] = {}
    for effect in ruling.effects:
        gained[effect.seat] = gained.get(effect.seat, 0) + effect.gains
    won = {seat: sum(pot.get(seat, 0) for pot in engine) for seat in hand.seats}
    same("gains", {seat: chips for seat, chips in gained.items() if chips}, {s: c for s, c in won.items() if c})
    return found


def faults_of(seed: int, book: Any, table: Table | None = None) -> list[str]:
    """The faults of one random hand, with the seed to play it again; `table` None: at a random table too."""
    chance = random.Random(seed)
    found = []
    for hand in played(chance, random_table(chance, book.id) if table is None else table):
        if hand.turn is not None:
            found += faults_at(hand, book)
        elif hand.phase is not Phase.OVER:
            found += faults_after_a_round(hand, book)
        else:
            found += faults_at_the_end(hand, book)
            if hand.live == 1:
                found += faults_after_a_round(hand, book)
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
