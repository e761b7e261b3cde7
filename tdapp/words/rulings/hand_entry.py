"""The words of a hand that is being entered: what may come next, and why a word was refused."""

from collections.abc import Mapping
from typing import Final

from tdapp.poker.errors import PokerError
from tdapp.rulings.hands.entered import Refusal
from tdapp.rulings.hands.legal import Legal, May
from tdapp.rulings.typed_table import BadWord
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.rulings.poker import NO_RAISE, refusal_sentence
from tdapp.words.rulings.rulings_page import WORD_WRONG
from tdapp.words.say import Words

FOLD = QT_TRANSLATE_NOOP("HandEntry", "Fold", "button")
CHECK = QT_TRANSLATE_NOOP("HandEntry", "Check", "button")
CALL = QT_TRANSLATE_NOOP("HandEntry", "Call", "button")
CALL_OF = QT_TRANSLATE_NOOP("HandEntry", "Call {chips}", "button: what the call costs")
BET = QT_TRANSLATE_NOOP("HandEntry", "Bet", "button")
RAISE = QT_TRANSLATE_NOOP("HandEntry", "Raise", "button")
ALL_IN = QT_TRANSLATE_NOOP("HandEntry", "All-in", "button")
AMOUNT = QT_TRANSLATE_NOOP("HandEntry", "Amount", "chips of a bet or raise")
BUTTON_HERE = QT_TRANSLATE_NOOP("HandEntry", "Button here", "the dealer button stands at the seat that was tapped")
TAP_A_SEAT = QT_TRANSLATE_NOOP("HandEntry", "First tap the seat with the button.")
TAKE_BACK = QT_TRANSLATE_NOOP("HandEntry", "Remove last", "the last word of the line")
WHAT_WAS_DONE = QT_TRANSLATE_NOOP("HandEntry", "What was done")
BEGIN = QT_TRANSLATE_NOOP("HandEntry", "d3: the button is at seat 3. Then f, c, x, b600, r1800, a and the cards.")
PLAY_ON = QT_TRANSLATE_NOOP("HandEntry", "Play on", "button: the hand goes on from the ruling")
GOES_ON = QT_TRANSLATE_NOOP("HandEntry", "Play continues from ruling {number}")
GOES_ON_HOW = QT_TRANSLATE_NOOP("HandEntry", "Type what is done next. Enter keeps it with the ruling.")
POTS_PAID = QT_TRANSLATE_NOOP("HandEntry", "The hand is over: who gets what")
HISTORY = QT_TRANSLATE_NOOP("HandEntry", "History", "button: paste, open or save a hand history; a short word")
PASTE = QT_TRANSLATE_NOOP("HandEntry", "Paste a hand history")
OPEN_FILE = QT_TRANSLATE_NOOP("HandEntry", "Open a hand history")
SAVE_HAND = QT_TRANSLATE_NOOP("HandEntry", "Save this hand")
SAVE_HANDS = QT_TRANSLATE_NOOP("HandEntry", "Save the hands of all rulings")
WITH_NAMES = QT_TRANSLATE_NOOP("HandEntry", "Save with the players' names")
PHH_FILES = QT_TRANSLATE_NOOP("HandEntry", "Hand histories (*.phh *.phhs)", "keep the brackets as they are")
FILE_NAME = QT_TRANSLATE_NOOP("HandEntry", "hand", "the proposed name of a file, without an ending")
WRITTEN = QT_TRANSLATE_NOOP("HandEntry", "Saved: {path}")
NOT_WRITTEN = QT_TRANSLATE_NOOP(
    "HandEntry", "The hand could not be written to {path}: {reason}. Choose another folder."
)
NOT_OPENED = QT_TRANSLATE_NOOP("HandEntry", "{path} could not be read: {reason}. Choose another file.")
LEFT_OUT = QT_TRANSLATE_NOOP(
    "HandEntry",
    "Saved to {path} without the hands of rulings {rulings}: a stack was not counted.",
)
REFUSED: Final[Mapping[str, Text]] = {
    "no_hand": QT_TRANSLATE_NOOP("HandEntry", "No hand was entered. Enter one, or paste a hand history."),
    "no_blinds": QT_TRANSLATE_NOOP("HandEntry", "The blinds are missing. Begin with blinds100-200."),
    "no_button": QT_TRANSLATE_NOOP("HandEntry", "The button is missing. Begin with d3, for seat 3."),
    "nobody_at_table": QT_TRANSLATE_NOOP(
        "HandEntry",
        "Fewer than two players are known. Enter them with their stacks: 4=12500, or 4=? if not known.",
    ),
    "not_from_the_beginning": QT_TRANSLATE_NOOP(
        "HandEntry",
        "A hand is entered from the start, so bets in front and chips of earlier rounds follow from it. "
        "Leave this out, or describe only the table.",
    ),
    "not_all_in": QT_TRANSLATE_NOOP("HandEntry", "Seat {seat} is not all-in with {amount}: the stack goes to {legal}."),
    "stack_unknown": QT_TRANSLATE_NOOP(
        "HandEntry", "Seat {seat}'s stack is not known. Say how much the all-in is, such as a2400."
    ),
    "ruling_first": QT_TRANSLATE_NOOP(
        "HandEntry", "Seat {seat}'s action waits for a ruling. Rule on it, or play on with >."
    ),
    "round_not_over": QT_TRANSLATE_NOOP("HandEntry", "This round is not over: seat {seat} is to act."),
    "street_dealt": QT_TRANSLATE_NOOP("HandEntry", "The {street} has already been dealt."),
    "street_skipped": QT_TRANSLATE_NOOP("HandEntry", "The {street} comes first."),
}
CLASH = QT_TRANSLATE_NOOP("HandEntry", "This does not fit '{word}', entered before: {sentence}")
AT_WORD = QT_TRANSLATE_NOOP("HandEntry", "'{word}': {sentence}", "a word that was typed, and what is wrong with it")
ACTS: Final[Mapping[str, Text]] = {
    "fold": QT_TRANSLATE_NOOP("HandEntry", "fold"),
    "check": QT_TRANSLATE_NOOP("HandEntry", "check"),
    "call": QT_TRANSLATE_NOOP("HandEntry", "call {chips}"),
    "bet": QT_TRANSLATE_NOOP("HandEntry", "bet {least} to {most}"),
    "raise": QT_TRANSLATE_NOOP("HandEntry", "raise to {least} to {most}", "the least and the most, as street totals"),
    "all_in": QT_TRANSLATE_NOOP("HandEntry", "all-in for {chips}"),
}
NO_MOST: Final[Mapping[str, Text]] = {
    "bet": QT_TRANSLATE_NOOP("HandEntry", "bet {least} or more"),
    "raise": QT_TRANSLATE_NOOP("HandEntry", "raise to {least} or more"),
}
ONE_SIZE: Final[Mapping[str, Text]] = {
    "bet": QT_TRANSLATE_NOOP("HandEntry", "bet {least}"),
    "raise": QT_TRANSLATE_NOOP("HandEntry", "raise to {least}"),
}
NEXT = QT_TRANSLATE_NOOP("HandEntry", "Seat {seat}: {acts}", "acts: fold, call 400, raise to 1,000 to 9,000")
NEXT_NO_RAISE = QT_TRANSLATE_NOOP("HandEntry", "Seat {seat}: {acts}; no raise, {why}", "why: not re-opened")
NOW: Final[Mapping[str, Text]] = {
    "table": QT_TRANSLATE_NOOP("HandEntry", "The hand has not started. Say where the button is: d3."),
    "ruling": QT_TRANSLATE_NOOP("HandEntry", "Seat {seat}'s action waits for a ruling."),
    "show": QT_TRANSLATE_NOOP("HandEntry", "Showdown. Enter the cards, such as {seat}:AsKd, or {seat}m for a muck."),
    "over": QT_TRANSLATE_NOOP("HandEntry", "The hand is over."),
}
BOARD_NEXT = QT_TRANSLATE_NOOP("HandEntry", "%n cards of the board come next.", "", 1)


def act_of(words: Words, may: May) -> str:
    """A legal action with its numbers: 'raise to 1,000 to 9,000'."""
    texts = ACTS
    if may.act in NO_MOST and may.most is None:
        texts = NO_MOST
    elif may.act in ONE_SIZE and may.least == may.most:
        texts = ONE_SIZE
    return words(texts[may.act], chips=may.chips, least=may.least or 0, most=may.most or 0)


def legal_of(words: Words, legal: Legal) -> str:
    """The sentence what may come next."""
    if legal.waits_for == "act":
        acts = ", ".join(act_of(words, may) for may in legal.acts)
        if legal.why_not:
            return words(NEXT_NO_RAISE, seat=legal.seat, acts=acts, why=words(NO_RAISE[legal.why_not]))
        return words(NEXT, seat=legal.seat, acts=acts)
    if legal.waits_for == "board":
        return words(BOARD_NEXT, n=legal.cards)
    return words(NOW[legal.waits_for], seat=legal.seat or 1)


def refused_of(words: Words, refusal: Refusal) -> str:
    """The sentence why a word was refused: which word, why, and what would be possible."""
    word = refusal.word.text
    if refusal.code in WORD_WRONG:
        return words(WORD_WRONG[refusal.code], word=word)
    sentence = why_not(words, PokerError(refusal.code, **refusal.facts))
    if refusal.clash is not None:
        sentence = words(CLASH, word=refusal.clash.text, sentence=sentence)
    return words(AT_WORD, word=word, sentence=sentence)


def why_not(words: Words, error: PokerError) -> str:
    """The sentence of a refusal at the desk or of the engine."""
    if error.code in REFUSED:
        return words(REFUSED[error.code], **error.facts)
    return refusal_sentence(error, words)


def bad_word(words: Words, bad: BadWord) -> str:
    """The sentence why a word of a description cannot be read."""
    return words(WORD_WRONG[bad.code], word=bad.word)
