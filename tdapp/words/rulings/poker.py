"""Poker in words: ranks, cards, what a hand is called, and why the engine refused a step."""

from collections.abc import Mapping
from typing import Final

from tdapp.poker.descriptions import Description
from tdapp.poker.errors import PokerError
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

ONE: Final[Mapping[int, Text]] = {
    2: QT_TRANSLATE_NOOP("Poker", "two", "one card of this rank"),
    3: QT_TRANSLATE_NOOP("Poker", "three", "one card of this rank"),
    4: QT_TRANSLATE_NOOP("Poker", "four", "one card of this rank"),
    5: QT_TRANSLATE_NOOP("Poker", "five", "one card of this rank"),
    6: QT_TRANSLATE_NOOP("Poker", "six", "one card of this rank"),
    7: QT_TRANSLATE_NOOP("Poker", "seven", "one card of this rank"),
    8: QT_TRANSLATE_NOOP("Poker", "eight", "one card of this rank"),
    9: QT_TRANSLATE_NOOP("Poker", "nine", "one card of this rank"),
    10: QT_TRANSLATE_NOOP("Poker", "ten", "one card of this rank"),
    11: QT_TRANSLATE_NOOP("Poker", "jack", "one card of this rank"),
    12: QT_TRANSLATE_NOOP("Poker", "queen", "one card of this rank"),
    13: QT_TRANSLATE_NOOP("Poker", "king", "one card of this rank"),
    14: QT_TRANSLATE_NOOP("Poker", "ace", "one card of this rank"),
    1: QT_TRANSLATE_NOOP("Poker", "ace", "one card of this rank"),
}
SEVERAL: Final[Mapping[int, Text]] = {
    2: QT_TRANSLATE_NOOP("Poker", "twos", "several cards of this rank"),
    3: QT_TRANSLATE_NOOP("Poker", "threes", "several cards of this rank"),
    4: QT_TRANSLATE_NOOP("Poker", "fours", "several cards of this rank"),
    5: QT_TRANSLATE_NOOP("Poker", "fives", "several cards of this rank"),
    6: QT_TRANSLATE_NOOP("Poker", "sixes", "several cards of this rank"),
    7: QT_TRANSLATE_NOOP("Poker", "sevens", "several cards of this rank"),
    8: QT_TRANSLATE_NOOP("Poker", "eights", "several cards of this rank"),
    9: QT_TRANSLATE_NOOP("Poker", "nines", "several cards of this rank"),
    10: QT_TRANSLATE_NOOP("Poker", "tens", "several cards of this rank"),
    11: QT_TRANSLATE_NOOP("Poker", "jacks", "several cards of this rank"),
    12: QT_TRANSLATE_NOOP("Poker", "queens", "several cards of this rank"),
    13: QT_TRANSLATE_NOOP("Poker", "kings", "several cards of this rank"),
    14: QT_TRANSLATE_NOOP("Poker", "aces", "several cards of this rank"),
}
HANDS: Final[Mapping[str, Text]] = {
    "odd_card": QT_TRANSLATE_NOOP("Poker", "{a} high, then {rest}", "a hand without a pair; rest: a list of ranks"),
    "one_pair": QT_TRANSLATE_NOOP("Poker", "a pair of {aa}, then {rest}", "aa: kings; rest: a list of ranks"),
    "two_pair": QT_TRANSLATE_NOOP("Poker", "two pair, {aa} and {bb}, {c} kicker", "aa: kings; bb: fours; c: jack"),
    "three_of_a_kind": QT_TRANSLATE_NOOP("Poker", "three {aa}, then {rest}", "aa: kings; rest: a list of ranks"),
    "straight": QT_TRANSLATE_NOOP("Poker", "a straight, {a} high"),
    "flush": QT_TRANSLATE_NOOP("Poker", "a flush, {a} high, then {rest}", "rest: a list of ranks"),
    "full_house": QT_TRANSLATE_NOOP("Poker", "a full house, {aa} full of {bb}", "three of aa, two of bb"),
    "four_of_a_kind": QT_TRANSLATE_NOOP("Poker", "four {aa}, {b} kicker"),
    "straight_flush": QT_TRANSLATE_NOOP("Poker", "a straight flush, {a} high"),
    "royal_flush": QT_TRANSLATE_NOOP("Poker", "a royal flush"),
    "low": QT_TRANSLATE_NOOP("Poker", "low: {all}", "all: a list of five ranks, highest first"),
    "no_low": QT_TRANSLATE_NOOP("Poker", "no low"),
}
WHATS: Final[Mapping[str, Text]] = {
    "ante": QT_TRANSLATE_NOOP("Poker", "ante"),
    "bet": QT_TRANSLATE_NOOP("Poker", "bet"),
    "big_bet": QT_TRANSLATE_NOOP("Poker", "big bet"),
    "big_blind": QT_TRANSLATE_NOOP("Poker", "big blind"),
    "board": QT_TRANSLATE_NOOP("Poker", "board"),
    "card": QT_TRANSLATE_NOOP("Poker", "card"),
    "chip": QT_TRANSLATE_NOOP("Poker", "chip"),
    "hand": QT_TRANSLATE_NOOP("Poker", "hand"),
    "hole": QT_TRANSLATE_NOOP("Poker", "hole cards"),
    "level": QT_TRANSLATE_NOOP("Poker", "bet level"),
    "lowest_chip": QT_TRANSLATE_NOOP("Poker", "lowest chip"),
    "minimum_wager": QT_TRANSLATE_NOOP("Poker", "minimum wager"),
    "percent": QT_TRANSLATE_NOOP("Poker", "percentage"),
    "post": QT_TRANSLATE_NOOP("Poker", "posted wager"),
    "pot": QT_TRANSLATE_NOOP("Poker", "pot"),
    "raise_cap": QT_TRANSLATE_NOOP("Poker", "number of raises"),
    "seat": QT_TRANSLATE_NOOP("Poker", "seat number"),
    "small_bet": QT_TRANSLATE_NOOP("Poker", "small bet"),
    "small_blind": QT_TRANSLATE_NOOP("Poker", "small blind"),
    "stack": QT_TRANSLATE_NOOP("Poker", "stack"),
    "unit": QT_TRANSLATE_NOOP("Poker", "unit"),
    "wager": QT_TRANSLATE_NOOP("Poker", "wager"),
}
WAITS: Final[Mapping[str, Text]] = {
    "hole": QT_TRANSLATE_NOOP("Poker", "the hole cards"),
    "act": QT_TRANSLATE_NOOP("Poker", "a player to act"),
    "board": QT_TRANSLATE_NOOP("Poker", "the next cards of the board"),
    "show": QT_TRANSLATE_NOOP("Poker", "the showdown"),
    "over": QT_TRANSLATE_NOOP("Poker", "nothing, it is over"),
}
NO_RAISE: Final[Mapping[str, Text]] = {
    "stack_below_call": QT_TRANSLATE_NOOP("Poker", "the stack covers no more than the call"),
    "nobody_can_call": QT_TRANSLATE_NOOP("Poker", "nobody else has chips left to call it"),
    "raise_cap_reached": QT_TRANSLATE_NOOP("Poker", "the raise cap for this round is reached"),
    "not_reopened": QT_TRANSLATE_NOOP("Poker", "the all-in before did not re-open the betting"),
}
REFUSALS: Final[Mapping[str, Text]] = {
    "all_in_hands_are_shown": QT_TRANSLATE_NOOP(
        "Poker", "Seat {seat} cannot muck: with a player all-in and no more betting every hand is shown."
    ),
    "ante_of_nobody": QT_TRANSLATE_NOOP("Poker", "Nobody pays the ante of {amount}. Say who does, or make it 0."),
    "bad_chips": QT_TRANSLATE_NOOP("Poker", "{amount} is no {what}: give a whole number from {least} up."),
    "blinds_in_one_seat": QT_TRANSLATE_NOOP(
        "Poker", "One seat would post twice: {seats}. Give each post its own seat."
    ),
    "board_unknown": QT_TRANSLATE_NOOP(
        "Poker", "Only {found} of the {wanted} board cards are known: nobody can say who wins. Enter the others."
    ),
    "cannot_check": QT_TRANSLATE_NOOP("Poker", "Seat {seat} cannot check: {legal} to call, or fold."),
    "cannot_raise": QT_TRANSLATE_NOOP("Poker", "Seat {seat} cannot bet or raise: {why}. To call: {legal}."),
    "commission_too_high": QT_TRANSLATE_NOOP("Poker", "{percent} % commission is too much: {legal} % is the most."),
    "duplicate_card": QT_TRANSLATE_NOOP("Poker", "{card} is out already. Check the cards."),
    "has_folded": QT_TRANSLATE_NOOP("Poker", "Seat {seat} has folded and cannot bet. Choose a seat in the hand."),
    "last_hand_cannot_muck": QT_TRANSLATE_NOOP(
        "Poker", "The last hand left in pot {pot} wins it and cannot be mucked."
    ),
    "no_live_hand": QT_TRANSLATE_NOOP("Poker", "Seat {seat} is out of the hand. In the hand: {legal}."),
    "is_all_in": QT_TRANSLATE_NOOP("Poker", "Seat {seat} is all-in and has nothing left to decide."),
    "more_than_put_in": QT_TRANSLATE_NOOP(
        "Poker", "Seat {seat} has {legal} in this hand, so {amount} cannot be returned."
    ),
    "more_than_stack": QT_TRANSLATE_NOOP("Poker", "{amount} is more than the player has: {legal} is all-in."),
    "no_chips": QT_TRANSLATE_NOOP("Poker", "No chips were put in. Give at least one."),
    "no_such_strength": QT_TRANSLATE_NOOP("Poker", "No hand has the strength {strength}: it runs from 1 to {legal}."),
    "no_such_seat": QT_TRANSLATE_NOOP("Poker", "Nobody is dealt in at seat {seat}. Seats in play: {legal}."),
    "no_undercall": QT_TRANSLATE_NOOP("Poker", "{amount} is not an undercall: it reaches the bet of {legal}."),
    "no_winner": QT_TRANSLATE_NOOP("Poker", "A pot of {amount} has no winner. Name at least one."),
    "nobody_claims": QT_TRANSLATE_NOOP(
        "Poker", "{players} players can win a pot, and none of them shows a hand. Enter the hand of one of them."
    ),
    "not_a_decision": QT_TRANSLATE_NOOP("Poker", "{step} is not done by hand: it follows from the other steps."),
    "not_in_turn": QT_TRANSLATE_NOOP("Poker", "It is not the turn of seat {seat}: seat {expected} is next."),
    "not_now": QT_TRANSLATE_NOOP("Poker", "Not now: the hand waits for {waits_for}."),
    "not_payable": QT_TRANSLATE_NOOP(
        "Poker", "{amount} cannot be paid: the smallest chip is {lowest_chip}. Enter a multiple of it, or all-in."
    ),
    "nothing_to_call": QT_TRANSLATE_NOOP("Poker", "Seat {seat} has nothing to call and may check."),
    "nothing_to_show": QT_TRANSLATE_NOOP("Poker", "Seat {seat} has no hand to show. Still to show: {legal}."),
    "other_cards": QT_TRANSLATE_NOOP("Poker", "Seat {seat} was dealt other cards. Check them."),
    "phh_antes": QT_TRANSLATE_NOOP(
        "Poker", "The antes {antes} cannot be played: all players the same, or the big blind alone."
    ),
    "phh_bad_action": QT_TRANSLATE_NOOP("Poker", "This is not an action of a hand history. Correct it."),
    "phh_bad_field": QT_TRANSLATE_NOOP("Poker", "The field '{field}' cannot be {value}. Correct it."),
    "phh_cut_off": QT_TRANSLATE_NOOP(
        "Poker", "The hand history breaks off at line {line}. Get the whole file, or complete it."
    ),
    "phh_field_missing": QT_TRANSLATE_NOOP("Poker", "The field '{field}' is missing. Add it."),
    "phh_fraction": QT_TRANSLATE_NOOP(
        "Poker", "The field '{field}' has {value}: amounts have two decimals at most. Round it."
    ),
    "phh_list_length": QT_TRANSLATE_NOOP(
        "Poker", "The field '{field}' has {found} entries for {wanted} players. Give one to each."
    ),
    "phh_lengths": QT_TRANSLATE_NOOP(
        "Poker", "The hand history has {stacks} stacks, {antes} antes and {blinds} blinds. The numbers must match."
    ),
    "phh_many_hands": QT_TRANSLATE_NOOP("Poker", "This text has {hands} hands. Choose one of them."),
    "phh_no_blind": QT_TRANSLATE_NOOP(
        "Poker", "The blinds {blinds} have no big blind. Give one of the first two players one."
    ),
    "phh_no_player": QT_TRANSLATE_NOOP("Poker", "There is no player '{player}': they are p1 to p{legal}."),
    "phh_not_text": QT_TRANSLATE_NOOP(
        "Poker", "This file is not UTF-8 text from byte {byte} on. Save it as UTF-8, or get the whole file."
    ),
    "phh_not_toml": QT_TRANSLATE_NOOP(
        "Poker", "This text is not a hand history: line {line}, place {column}, cannot be read. Correct it there."
    ),
    "phh_straddle": QT_TRANSLATE_NOOP(
        "Poker", "Seat {seat} straddles with {amount}, and straddles are not played here. Leave it out."
    ),
    "phh_too_deep": QT_TRANSLATE_NOOP(
        "Poker", "This text is not a hand history: its brackets are nested deeper than in any hand."
    ),
    "phh_unknown_variant": QT_TRANSLATE_NOOP("Poker", "The game '{variant}' is not known here. Known: {legal}."),
    "phh_unknown_stack": QT_TRANSLATE_NOOP(
        "Poker", "The field '{field}' has a stack that is not known. Fill in how many chips there were."
    ),
    "post_above_big_blind": QT_TRANSLATE_NOOP(
        "Poker", "Seat {seat} cannot post {amount} live: the maximum is the big blind of {legal}."
    ),
    "pulled_chips_still_out": QT_TRANSLATE_NOOP(
        "Poker", "Chips of {amount} cannot be both pulled back in and still out there. Choose one."
    ),
    "record_differs": QT_TRANSLATE_NOOP(
        "Poker", "Step {at} of the record is {recorded}, but the steps before give {expected}."
    ),
    "seat_twice": QT_TRANSLATE_NOOP("Poker", "A seat is given twice: {seats}. Give each player one seat."),
    "small_blind_above_big": QT_TRANSLATE_NOOP(
        "Poker", "A small blind of {small_blind} is above the big blind of {big_blind}. Swap them."
    ),
    "stacks_and_seats": QT_TRANSLATE_NOOP("Poker", "There are {stacks} stacks for {seats} seats. Give one to each."),
    "too_many_chips": QT_TRANSLATE_NOOP("Poker", "{amount} is too much for a {what}: the maximum is {legal}."),
    "too_few_players": QT_TRANSLATE_NOOP("Poker", "{players} cannot play a hand: {legal} players are the least."),
    "too_many_players": QT_TRANSLATE_NOOP("Poker", "{players} cannot play this game: {legal} players are the most."),
    "undercall": QT_TRANSLATE_NOOP("Poker", "{amount} does not reach the bet of {legal}: rule on the undercall first."),
    "unknown_card": QT_TRANSLATE_NOOP("Poker", "'{written}' at place {place} is not a card. Write cards as As or 10h."),
    "unknown_game": QT_TRANSLATE_NOOP("Poker", "There is no game '{code}'. Known: {legal}."),
    "wrong_call": QT_TRANSLATE_NOOP("Poker", "Seat {seat} cannot call with {amount}: {legal} to call."),
    "wrong_card_count": QT_TRANSLATE_NOOP("Poker", "{what}: {found} cards given, {wanted} needed."),
    "wrong_raise": QT_TRANSLATE_NOOP("Poker", "Seat {seat} cannot make it {amount}: {least} to {most}."),
}
AT_ACTION: Final = QT_TRANSLATE_NOOP("Poker", "Action {at}, '{action}': {sentence}")
IN_HAND: Final = QT_TRANSLATE_NOOP("Poker", "Hand {hand}: {sentence}", "one of the hands of a file, by its name")


def hand_sentence(description: Description, words: Words) -> str:
    """The words for a hand: 'two pair, kings and fours, jack kicker'."""
    ranks = description.ranks
    ones = [words(ONE[rank]) for rank in ranks]
    many = [words(SEVERAL.get(rank, ONE[rank])) for rank in ranks]
    places = {
        **dict(zip("abcde", ones, strict=False)),
        **{name * 2: rank for name, rank in zip("abcde", many, strict=False)},
        "rest": words.several(ones[1:]),
        "all": words.several(ones),
    }
    return words(HANDS[description.code], **places)


def refusal_sentence(error: PokerError, words: Words) -> str:
    """The sentence why the engine refused: what, where, and what would be legal."""
    facts: dict[str, object] = {name: _fact(name, value, words) for name, value in error.facts.items()}
    if isinstance(error.facts.get("pot"), int):
        facts["pot"] = int(str(error.facts["pot"])) + 1  # people count pots from 1
    sentence = words(REFUSALS[error.code], **facts)
    if "action" in facts and "at" in facts:
        sentence = words(AT_ACTION, sentence=sentence, at=facts["at"], action=facts["action"])
    return words(IN_HAND, sentence=sentence, hand=facts["hand"]) if "hand" in facts else sentence


def _fact(name: str, value: object, words: Words) -> object:
    """A fact as the sentence shows it: codes become words, lists are joined."""
    texts: Mapping[str, Mapping[str, Text]] = {"what": WHATS, "waits_for": WAITS, "why": NO_RAISE}
    if name in texts and isinstance(value, str):
        return words(texts[name][value])
    if isinstance(value, tuple | list | range):
        return ", ".join(words.one(item) for item in value)
    return value if isinstance(value, int | str) else str(value)
