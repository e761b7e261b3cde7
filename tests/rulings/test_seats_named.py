"""A ruling speaks of a seat by its number where the table or an answer tells it, not of 'the player'."""

import random
import re
from typing import Any

import pytest

from tdapp.rulings import INCIDENTS, Impossible, Ruling, Situation, resolve
from tdapp.rulings.hands import case_of_hand, enter, line_of, readings_at
from tdapp.rulings.ruling import Reason, Step
from tdapp.rulings.situation import Action, AtSeat, Did, Level
from tdapp.values import replace
from tdapp.words.rulings import say
from tdapp.words.rulings.chapters import STEPS
from tdapp.words.say import Words
from tests.rulings.cases import BOOKS, all_cases
from tests.rulings.random_hands import played, random_table

WORDS = Words("en", None)
OF_SOMEBODY = re.compile(
    r"\b(?:the|a|an|one|passed|skipped)\b(?: \w+){0,2} (?:player|bettor|caller|raiser)\b|\bthe first player\b"
    r"|\bThe one player\b|\bthat seat\b|\bA seat\b",
    re.IGNORECASE,
)
"""A sentence that speaks of one player, or seat, without saying which."""
OF_NOBODY = {
    "conduct.deck_not_on_request": "a rule for whoever asks",
    "conduct.one_player_told": "a rule for all of them",
    "conduct.disclosure_share": "a rule for whoever heard it",
    "board.show_on_request": "a rule for whoever asks",
    "deal.away_may_play": "whoever it will be",
    "deal.penalty_counts_once": "whoever it will be",
    "deal.hand_lacks_a_card": "the incident asks for no seat",
    "deal.somebody_looked": "the incident asks whether, not who",
    "showdown.all_in_must_table": "names the seat that must table; all-in may be several",
    "showdown.called_player_first": "a rule; the order follows with its seats",
    "showdown.called_player_folds": "whoever it will be",
    "showdown.keep_until_announced": "a rule for all of them",
    "showdown.only_active_ask": "a rule for whoever asks",
    "tournament.absent_skipped": "names the seats",
    "tournament.nobody_twice": "names the reason; the positions say who has it",
    "tournament.player_draws": "whoever it will be",
    "tournament.seat_by_priority": "a rule for those who want the seat",
    "tournament.race_high_card": "a rule for all of them",
    "tournament.single_big_blind_twice": "names the seat",
    "tournament.table_by_procedure": "whoever it will be",
    "turn.dealer_counts": "a rule for whoever is asked",
    "turn.only_at_the_table": "a rule for whoever asks",
    "turn.tie_to_the_player": "means his side, not his seat",
}
"""Sentences that mean nobody at this table, or somebody nobody asks for, and why."""


def forms(code: str) -> set[str]:
    """The names of what a sentence can be said with instead: `seat`, `seats`, `bettor`."""
    return {key.removeprefix(f"{code}/") for key in STEPS if key.startswith(f"{code}/")}


def said(ruling: Ruling) -> list[Step | Reason]:
    """Every sentence of a ruling."""
    return [*ruling.steps, *ruling.checklist, *ruling.reasons]


def without_seat(ruling: Ruling) -> list[str]:
    """The sentences that could have named a seat and did not."""
    return [step.code for step in said(ruling) if forms(step.code) and not forms(step.code) & step.args.keys()]


def test_whatever_speaks_of_a_player_can_name_him() -> None:
    codes = {code for code in STEPS if "/" not in code}
    generic = {code for code in codes if OF_SOMEBODY.search(STEPS[code].source)}
    assert sorted(code for code in generic if not forms(code) and code not in OF_NOBODY) == []
    assert sorted(code for code in OF_NOBODY if code not in generic or forms(code)) == [], "says nobody now"


def test_a_form_names_what_it_is_called_for() -> None:
    named = {"seats": "{the_seats}"}
    for key in STEPS:
        code, _, name = key.partition("/")
        if name:
            assert code in STEPS and not OF_SOMEBODY.search(STEPS[key].source), key
            assert named.get(name, f"{{{name}}}") in STEPS[key].source, key


FROM_THE_TABLE = ("turn.back_to_the_right_player", "turn.skipped_lost", "turn.his_choice", "turn.held")
"""Who was passed over is told by the table, not by an answer: see the hands below."""
ONE_OTHER = "deal.last_one_wins"


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_a_seat_that_was_answered_is_named(book: Any) -> None:
    found = 0
    for case in all_cases():
        situation = case.situation
        if "seat" not in {question.id for question in INCIDENTS[situation.incident].questions}:
            continue
        for seat in {situation.facts.get("seat"), next((place.seat for place in situation.seats), 7)} - {None}:
            try:
                ruling = resolve(answered(situation, int(str(seat))), book)
            except Impossible:
                continue
            lacking = set(without_seat(ruling)) - {*FROM_THE_TABLE, *({ONE_OTHER} if not situation.seats else ())}
            assert not lacking, (str(case), lacking)
            found += any(forms(step.code) for step in said(ruling))
    assert found > 10


def answered(situation: Situation, seat: int) -> Situation:
    """The case about this seat."""
    return replace(situation, facts={**situation.facts, "seat": seat})


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_who_was_passed_over_is_named_in_any_hand(book: Any) -> None:
    found = 0
    for seed in range(150):
        chance = random.Random(seed)
        stops = chance.randrange(1, 9)
        for number, hand in enumerate(played(chance, random_table(chance, book.id))):
            choices = hand.choices() if hand.turn is not None else None
            if choices is None or number < stops:
                continue
            others = [s for s in hand.seats if not hand.folded[hand.place[s]] and hand.stack[hand.place[s]]]
            seat = chance.choice([other for other in others if other != choices.seat] or others)
            entered = enter(
                f"{line_of(hand)} {seat}{'c' if choices.to_call else 'x'}", Situation(""), readings_at(hand.table)
            )
            if entered.refusal is not None or seat == choices.seat or entered.disputed is None:
                break
            try:
                ruling = resolve(case_of_hand(entered, "turn.out_of_turn"), book)
            except Impossible:
                break
            assert not set(without_seat(ruling)) & {"turn.back_to_the_right_player", "turn.skipped_lost"}
            for step in ruling.steps:
                if step.code == "turn.back_to_the_right_player":
                    assert step.args["seat"] == choices.seat
                    found += 1
            break
    assert found > 20


TABLE = Situation(
    "turn.out_of_turn",
    level=Level(200, 100),
    seats=tuple(AtSeat(seat, stack=9000) for seat in (1, 2, 3, 4, 5, 6)),
    button=6,
    small_blind=1,
    big_blind=2,
    street="preflop",
    actions=(Action(3, Did.RAISE, 600),),
)


def sentences(ruling: Ruling) -> list[str]:
    """The ruling in words."""
    return [say.step_of(WORDS, step) for step in ruling.steps]


def out_of_turn(seat: int, *since: Action, **facts: Any) -> Situation:
    """A call of this seat before its turn, logged, and what was done since."""
    call = Action(seat, Did.CALL, 600, in_turn=False)
    return replace(TABLE, actions=(*TABLE.actions, call, *since), facts={"seat": seat, "what": "call", **facts})


def test_one_or_several_passed_players() -> None:
    one = sentences(resolve(out_of_turn(5), BOOKS["TDA2024"]))
    assert one[:2] == ["Action is back on seat 4.", "Seat 5's action is held until they have acted."]
    two = sentences(resolve(out_of_turn(6), BOOKS["TDA2024"]))
    assert two[:2] == ["Action is back on seat 4.", "Seat 6's action is held; first the action of seats 4 and 5."]


def test_without_a_log_a_bet_in_front_does_not_tell_who_has_had_his_turn() -> None:
    seats = (AtSeat(1, bet=100), AtSeat(2, bet=200), AtSeat(3, bet=600), AtSeat(4), AtSeat(5))
    case = replace(TABLE, seats=seats, actions=(), facts={"seat": 5, "what": "call"})
    assert sentences(resolve(case, BOOKS["HC"]))[0] == "Action is back on the first skipped player."
    told = replace(case, seats=tuple(replace(place, acted=place.seat == 3) for place in seats))
    assert sentences(resolve(told, BOOKS["HC"]))[0] == "Action is back on seat 4."


def test_53_b_the_skipped_player_is_named_from_the_log() -> None:
    behind = Action(6, Did.CALL, 600)
    ruling = resolve(out_of_turn(5, behind), BOOKS["TDA2024"])
    assert "Others acted behind seat 4 before anybody spoke up. You decide which options are left." in sentences(ruling)
    assert ruling.discretion is not None
    assert [effect.seat for choice in ruling.discretion.choices for effect in choice.effects] == [4]


def test_qld_37_4_who_bet_more_is_named() -> None:
    raised = Action(4, Did.RAISE, 1800)
    ruling = resolve(out_of_turn(5, raised, since="bet_more"), BOOKS["QLD"])
    assert sentences(ruling) == ["Seat 4 bet more: seat 5 may fold, call, or call and raise."]
    not_told = resolve(Situation("turn.out_of_turn", facts=out_of_turn(5, since="bet_more").facts), BOOKS["QLD"])
    assert sentences(not_told) == ["A skipped player bet more: seat 5 may fold, call, or call and raise."]
