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
    "seat_twice": QT_TRANSLATE_NOOP("Impossible", "Seat {seat} is there twice. Take one away."),
    "no_such_seat": QT_TRANSLATE_NOOP("Impossible", "There is no seat {seat}: seats count from 1 to {most}."),
    "empty_seat": QT_TRANSLATE_NOOP(
        "Impossible", "Nobody plays in seat {seat}. In this hand are: {seats}. Correct the seat, or the table."
    ),
    "no_live_hand": QT_TRANSLATE_NOOP(
        "Impossible", "Seat {seat} has no hand any more. In the hand are: {seats}. Correct the seat, or who folded."
    ),
    "below_zero": QT_TRANSLATE_NOOP("Impossible", "{amount} is below zero. Give a number from 0."),
    "below_one": QT_TRANSLATE_NOOP("Impossible", "A number from 1 is needed here."),
    "more_than_stack": QT_TRANSLATE_NOOP(
        "Impossible", "Seat {seat} cannot have put in {amount}: his stack is {stack}. Correct the stack or the bet."
    ),
    "bad_blinds": QT_TRANSLATE_NOOP(
        "Impossible", "Blinds of {small} and {big} cannot be. The big blind is at least 1 and not below the small one."
    ),
    "folded_before": QT_TRANSLATE_NOOP(
        "Impossible", "Seat {seat} has folded already, so he cannot act again. Correct the seat, or take the fold out."
    ),
    "card_twice": QT_TRANSLATE_NOOP(
        "Impossible", "The card {card} is there twice (also in {first}). If it truly was, rule on a fouled deck."
    ),
    "unknown_card": QT_TRANSLATE_NOOP("Impossible", "'{written}' is no card. Write rank and suit, such as As or 10h."),
    "position_twice": QT_TRANSLATE_NOOP("Impossible", "Two cards cannot both be number {position} off the deck."),
    "not_asked": QT_TRANSLATE_NOOP("Impossible", "This incident does not ask for that. It asks for: {questions}."),
    "not_yes_or_no": QT_TRANSLATE_NOOP("Impossible", "Answer yes or no here (true or false in a file)."),
    "not_a_choice": QT_TRANSLATE_NOOP("Impossible", "'{given}' cannot be chosen here. Choose one of: {choices}."),
    "not_a_number": QT_TRANSLATE_NOOP("Impossible", "'{given}' is no whole number."),
    "not_numbers": QT_TRANSLATE_NOOP("Impossible", "A list of whole numbers is needed here, such as 1000 1000 500."),
    "out_of_range": QT_TRANSLATE_NOOP("Impossible", "{given} cannot be here: at least {least}."),
    "out_of_range.most": QT_TRANSLATE_NOOP("Impossible", "{given} cannot be here: from {least} to {most}."),
    "nobody_in_the_hand": QT_TRANSLATE_NOOP(
        "Impossible", "Nobody is left in this hand. Correct who folded, is absent or sits out."
    ),
    "no_undercall": QT_TRANSLATE_NOOP(
        "Impossible", "{given} is no undercall here. Give an amount up to {most}, or rule on chips put in silently."
    ),
    "more_than_before": QT_TRANSLATE_NOOP(
        "Impossible", "{given} cannot still lie there: before it were {most}. Correct the chips or the bet."
    ),
    "not_worth_more": QT_TRANSLATE_NOOP(
        "Impossible", "{given} is not worth more than his bet: enter at least {least}, or say that the chips were left."
    ),
    "bet_is_legal": QT_TRANSLATE_NOOP("Impossible", "A bet to {given} is right, so there is nothing to correct."),
    "no_maximum_here": QT_TRANSLATE_NOOP(
        "Impossible", "No bet is too large here, so {given} cannot be the most. Correct the amounts or the structure."
    ),
    "pot_below_paid": QT_TRANSLATE_NOOP(
        "Impossible", "The middle holds {pot}, but {paid} was paid on earlier rounds. Correct one of them."
    ),
    "nothing_splashed": QT_TRANSLATE_NOOP(
        "Impossible", "A pot of {pot} holds nothing of his: {before} belongs there without him. Correct one of them."
    ),
    "too_many_board_cards": QT_TRANSLATE_NOOP(
        "Impossible", "The board has {found} cards: {most} is the most. Take the extra ones away."
    ),
    "too_many_hole_cards": QT_TRANSLATE_NOOP(
        "Impossible",
        "Seat {seat} shows {found} cards: {most} is the most here. Correct them, or rule on a wrong count.",
    ),
    "lists_differ": QT_TRANSLATE_NOOP(
        "Impossible", "{found} were given where {wanted} are needed: one for each. Complete the list."
    ),
    "not_a_multiple": QT_TRANSLATE_NOOP(
        "Impossible", "Chips of {old} cannot be raced for {new}: the new chip must be a multiple of the old one."
    ),
    "nobody_left_at_table": QT_TRANSLATE_NOOP("Impossible", "Nobody is left at this table. Correct who has gone."),
    "too_few_at_table": QT_TRANSLATE_NOOP(
        "Impossible", "At this table are too few players for a hand: {players}. At least two are needed."
    ),
    "blinds_at_one_seat": QT_TRANSLATE_NOOP(
        "Impossible", "Seat {seat} cannot have had both blinds. Correct one of them."
    ),
    "seat_beyond_table": QT_TRANSLATE_NOOP(
        "Impossible", "Seat {seat} is beyond a table of {most} seats. Correct the seat or the size of the table."
    ),
    "table_full": QT_TRANSLATE_NOOP("Impossible", "The table is full with {players} players: no seat is open."),
    "fullest_has_fewer": QT_TRANSLATE_NOOP(
        "Impossible", "The fullest table cannot have {fullest} players when this one has {here}."
    ),
    "more_out_than_players": QT_TRANSLATE_NOOP(
        "Impossible", "{out} cannot go out when only {players} players were left."
    ),
    "buy_in_turned": QT_TRANSLATE_NOOP(
        "Impossible", "A buy-in from {least} to {most} cannot be. The lowest is at least 1 and not above the highest."
    ),
    "too_many_prizes": QT_TRANSLATE_NOOP(
        "Impossible", "{found} prizes were given, but only {most} places of this hand are paid. Correct one of them."
    ),
    "more_than_put_in": QT_TRANSLATE_NOOP(
        "Impossible", "Seat {seat} put {put} into this hand, so {amount} cannot go back to him. Correct one of them."
    ),
    "button_elsewhere": QT_TRANSLATE_NOOP(
        "Impossible", "The button stands at seat {button} and the question is about seat {seat}. Correct one of them."
    ),
    "undercall": QT_TRANSLATE_NOOP(
        "Impossible",
        "Seat {seat} comes to {amount}, and the bet is {level}. Correct the amount, or rule on less than the call.",
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
