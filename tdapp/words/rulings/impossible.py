"""The sentences about facts that cannot be: what is wrong, and how it becomes right."""

from collections.abc import Mapping
from typing import Final

from tdapp.poker.errors import PokerError
from tdapp.rulings.checking import Impossible
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.rulings.poker import refusal_sentence
from tdapp.words.say import Words

IMPOSSIBLE: Final[Mapping[str, Text]] = {
    "unknown_incident": QT_TRANSLATE_NOOP("Impossible", "There is no incident called '{given}'."),
    "seat_twice": QT_TRANSLATE_NOOP("Impossible", "Seat {seat} is there twice. Remove one."),
    "no_such_seat": QT_TRANSLATE_NOOP("Impossible", "There is no seat {seat}: seats are 1 to {most}."),
    "empty_seat": QT_TRANSLATE_NOOP(
        "Impossible", "Nobody plays in seat {seat}. In this hand: {seats}. Correct the seat, or the table."
    ),
    "no_live_hand": QT_TRANSLATE_NOOP(
        "Impossible", "Seat {seat} is out of the hand. In the hand: {seats}. Correct the seat, or who folded."
    ),
    "below_zero": QT_TRANSLATE_NOOP("Impossible", "{amount} is below zero. Enter a number from 0."),
    "below_one": QT_TRANSLATE_NOOP("Impossible", "Enter a number from 1 up."),
    "more_than_stack": QT_TRANSLATE_NOOP(
        "Impossible", "Seat {seat} cannot have put in {amount} from a stack of {stack}. Correct the stack or the bet."
    ),
    "bad_blinds": QT_TRANSLATE_NOOP(
        "Impossible",
        "Blinds of {small} and {big} are not possible. The big blind is at least 1 and not below the small blind.",
    ),
    "folded_before": QT_TRANSLATE_NOOP(
        "Impossible", "Seat {seat} has already folded and cannot act again. Correct the seat, or remove the fold."
    ),
    "card_twice": QT_TRANSLATE_NOOP(
        "Impossible", "The card {card} is there twice (also in {first}). If that is true, rule on a fouled deck."
    ),
    "unknown_card": QT_TRANSLATE_NOOP(
        "Impossible", "'{written}' is not a card. Write rank and suit, such as As or 10h."
    ),
    "position_twice": QT_TRANSLATE_NOOP("Impossible", "Two cards cannot both be number {position} off the deck."),
    "not_asked": QT_TRANSLATE_NOOP("Impossible", "This incident does not ask for that. It asks for: {questions}."),
    "not_yes_or_no": QT_TRANSLATE_NOOP("Impossible", "Answer yes or no here (true or false in a file)."),
    "not_a_choice": QT_TRANSLATE_NOOP("Impossible", "'{given}' cannot be chosen here. Choose one of: {choices}."),
    "not_a_number": QT_TRANSLATE_NOOP("Impossible", "'{given}' is not a whole number."),
    "not_numbers": QT_TRANSLATE_NOOP("Impossible", "Enter whole numbers, such as 1000 1000 500."),
    "out_of_range": QT_TRANSLATE_NOOP("Impossible", "{given} is not possible here: {least} or more."),
    "out_of_range.most": QT_TRANSLATE_NOOP("Impossible", "{given} is not possible here: {least} to {most}."),
    "nobody_in_the_hand": QT_TRANSLATE_NOOP(
        "Impossible", "Nobody is left in this hand. Correct who folded, is absent or sits out."
    ),
    "no_undercall": QT_TRANSLATE_NOOP(
        "Impossible", "{given} is not an undercall here. Enter an amount up to {most}, or rule on silent chips."
    ),
    "more_than_before": QT_TRANSLATE_NOOP(
        "Impossible", "{given} cannot still be out there: it was {most} before. Correct the chips or the bet."
    ),
    "not_worth_more": QT_TRANSLATE_NOOP(
        "Impossible", "{given} is not more than the bet: enter at least {least}, or say that the chips were left."
    ),
    "bet_is_legal": QT_TRANSLATE_NOOP("Impossible", "A bet to {given} is right, so there is nothing to correct."),
    "no_maximum_here": QT_TRANSLATE_NOOP(
        "Impossible",
        "No bet is too large here, so {given} cannot be the maximum. Correct the amounts or the structure.",
    ),
    "pot_below_paid": QT_TRANSLATE_NOOP(
        "Impossible", "There is {pot} in the middle, but {paid} was paid on earlier rounds. Correct one of them."
    ),
    "nothing_splashed": QT_TRANSLATE_NOOP(
        "Impossible",
        "A pot of {pot} has none of that bet in it: without it {before} should be there. Correct one of them.",
    ),
    "too_many_board_cards": QT_TRANSLATE_NOOP(
        "Impossible", "The board has {found} cards: {most} is the maximum. Remove the extra cards."
    ),
    "too_many_hole_cards": QT_TRANSLATE_NOOP(
        "Impossible",
        "Seat {seat} shows {found} cards: {most} is the maximum here. Correct them, or rule on a wrong "
        "number of cards.",
    ),
    "lists_differ": QT_TRANSLATE_NOOP(
        "Impossible", "{found} entered, {wanted} needed: one for each. Complete the list."
    ),
    "not_a_multiple": QT_TRANSLATE_NOOP(
        "Impossible", "Chips of {old} cannot be raced for {new}: the new chip must be a multiple of the old one."
    ),
    "nobody_left_at_table": QT_TRANSLATE_NOOP(
        "Impossible", "Nobody is left at this table. Correct which seats are empty."
    ),
    "too_few_at_table": QT_TRANSLATE_NOOP(
        "Impossible", "Too few players at this table for a hand: {players}. At least two are needed."
    ),
    "blinds_at_one_seat": QT_TRANSLATE_NOOP(
        "Impossible", "Seat {seat} cannot have had both blinds. Correct one of them."
    ),
    "seat_beyond_table": QT_TRANSLATE_NOOP(
        "Impossible", "Seat {seat} is beyond a table of {most} seats. Correct the seat or the size of the table."
    ),
    "table_full": QT_TRANSLATE_NOOP("Impossible", "The table is full with {players} players: no open seat."),
    "fullest_has_fewer": QT_TRANSLATE_NOOP(
        "Impossible", "The fullest table cannot have {fullest} players when this one has {here}."
    ),
    "more_out_than_players": QT_TRANSLATE_NOOP("Impossible", "{out} cannot bust out with only {players} players left."),
    "buy_in_turned": QT_TRANSLATE_NOOP(
        "Impossible",
        "A buy-in of {least} to {most} is not possible. The lowest is at least 1 and not above the highest.",
    ),
    "too_many_prizes": QT_TRANSLATE_NOOP(
        "Impossible", "{found} prizes were entered, but only {most} places of this hand are paid. Correct one of them."
    ),
    "more_than_put_in": QT_TRANSLATE_NOOP(
        "Impossible", "Seat {seat} put {put} into this hand, so {amount} cannot be returned. Correct one of them."
    ),
    "button_elsewhere": QT_TRANSLATE_NOOP(
        "Impossible", "The button is at seat {button} and the question is about seat {seat}. Correct one of them."
    ),
    "undercall": QT_TRANSLATE_NOOP(
        "Impossible",
        "Seat {seat} has {amount} in and the bet is {level}. Correct the amount, or rule on an undercall.",
    ),
}


def impossible_of(words: Words, impossible: Impossible) -> str:
    """The sentence for a fact that cannot be."""
    code = impossible.code
    if code == "out_of_range" and impossible.facts.get("most") is not None:
        code = "out_of_range.most"
    if code not in IMPOSSIBLE:  # a refusal of the engine, which has its own sentences
        return refusal_sentence(PokerError(code, **impossible.facts), words)
    return words(IMPOSSIBLE[code], **impossible.facts)
