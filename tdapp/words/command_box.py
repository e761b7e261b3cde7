"""The words of the command box: what can be typed, and what a bust-out would bring about."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TypeVar

from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.units import Chips, EntryId
from tdapp.read.command_scene import Verb
from tdapp.read.people.names import fold
from tdapp.read.registration.players import BustPreview
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

# Separated by commas: every word that may be typed. The English ones work in every language beside the translated.
VERBS: dict[Verb, Text] = {
    Verb.BUST: QT_TRANSLATE_NOOP("Typed", "bust,out,b", "words a director types to bust somebody out"),
    Verb.BACK: QT_TRANSLATE_NOOP("Typed", "back,reinstate", "words typed to bring somebody back into play"),
    Verb.MOVE: QT_TRANSLATE_NOOP("Typed", "move,seat", "words typed to move somebody to a seat"),
    Verb.SWAP: QT_TRANSLATE_NOOP("Typed", "swap", "word typed to let two players change seats"),
    Verb.PAY: QT_TRANSLATE_NOOP("Typed", "pay,paid", "words typed to tick a prize as paid"),
    Verb.REGISTER: QT_TRANSLATE_NOOP("Typed", "register,reg,enter,new", "words typed to register somebody"),
    Verb.CANCEL: QT_TRANSLATE_NOOP("Typed", "cancel,unregister", "words typed to cancel an entry"),
    Verb.BREAK: QT_TRANSLATE_NOOP("Typed", "break", "word typed for a break, or to break a table"),
    Verb.LEVEL: QT_TRANSLATE_NOOP("Typed", "level", "word typed to set the clock to a level"),
    Verb.TABLE: QT_TRANSLATE_NOOP("Typed", "table,t", "words typed to look at a table"),
    Verb.RULE: QT_TRANSLATE_NOOP("Typed", "rule,ruling", "words typed to rule on what happened at a table"),
    Verb.REBUY: QT_TRANSLATE_NOOP("Typed", "rebuy", "word typed to sell a rebuy"),
    Verb.RE_ENTRY: QT_TRANSLATE_NOOP("Typed", "re-entry,reentry,re-enter", "words typed to sell a re-entry"),
    Verb.ADD_ON: QT_TRANSLATE_NOOP("Typed", "add-on,addon", "words typed to sell an add-on"),
    Verb.REFUND: QT_TRANSLATE_NOOP("Typed", "refund", "word typed to cancel an entry and give the money back"),
    Verb.DESK: QT_TRANSLATE_NOOP("Typed", "desk,account", "words typed to see a player's account at the desk"),
    Verb.BUTTON: QT_TRANSLATE_NOOP("Typed", "button", "word typed to say where the dealer button is"),
    Verb.HAND: QT_TRANSLATE_NOOP("Typed", "hand", "word typed to count a hand that was played at a table"),
    Verb.SEATED: QT_TRANSLATE_NOOP("Typed", "seated,sits", "words typed once somebody who was moved sits"),
    Verb.HALT: QT_TRANSLATE_NOOP("Typed", "halt,waive", "words typed to let a table play on that is too short"),
    Verb.COMPRESS: QT_TRANSLATE_NOOP("Typed", "compress", "word typed to move a table up to its lowest seats"),
    Verb.RACE: QT_TRANSLATE_NOOP("Typed", "race,colour-up,chip-up", "words typed to race chips off"),
    Verb.ODD: QT_TRANSLATE_NOOP("Typed", "odd", "word typed to enter the odd chips of a table in a chip race"),
    Verb.FOUND: QT_TRANSLATE_NOOP("Typed", "found", "word typed to record chips found without an owner"),
    Verb.BY: QT_TRANSLATE_NOOP("Typed", "by", "word typed before whoever knocked somebody out: '12-4 by 12-7'"),
    Verb.MILESTONE: QT_TRANSLATE_NOOP("Typed", "milestone", "word typed once somebody has the chips that win a seat"),
    Verb.SAY: QT_TRANSLATE_NOOP("Typed", "say,announce", "words typed before what the room is to be told"),
    Verb.GENERATE: QT_TRANSLATE_NOOP("Typed", "generate", "word typed to make a structure"),
    Verb.END: QT_TRANSLATE_NOOP("Typed", "end", "word typed before the time the evening should end at: 'end 23:30'"),
    Verb.PENALTY: QT_TRANSLATE_NOOP("Typed", "penalty,penalties", "words typed to give somebody a penalty"),
    Verb.WARNING: QT_TRANSLATE_NOOP("Typed", "warning,warn", "words typed to warn a player"),
    Verb.COUNT: QT_TRANSLATE_NOOP("Typed", "count", "word typed to say how many chips a stack or a table has"),
}

# What each verb does, in the words somebody looks for it by: every word that is typed begins one of these.
NAMES: dict[Verb, Text] = {
    Verb.BUST: QT_TRANSLATE_NOOP("Phrases", "Bust a player out"),
    Verb.BACK: QT_TRANSLATE_NOOP("Phrases", "Bring a player back into play"),
    Verb.MOVE: QT_TRANSLATE_NOOP("Phrases", "Move a player to another seat"),
    Verb.SWAP: QT_TRANSLATE_NOOP("Phrases", "Swap two players, or two tables"),
    Verb.PAY: QT_TRANSLATE_NOOP("Phrases", "Pay prizes: the prize of a player"),
    Verb.REGISTER: QT_TRANSLATE_NOOP("Phrases", "Register a new player"),
    Verb.CANCEL: QT_TRANSLATE_NOOP("Phrases", "Cancel the entry of a player"),
    Verb.BREAK: QT_TRANSLATE_NOOP("Phrases", "Break a table, or begin a break of so many minutes"),
    Verb.LEVEL: QT_TRANSLATE_NOOP("Phrases", "Set the clock to a level"),
    Verb.TABLE: QT_TRANSLATE_NOOP("Phrases", "Show a table"),
    Verb.RULE: QT_TRANSLATE_NOOP("Phrases", "Rule on what happened at a table"),
    Verb.REBUY: QT_TRANSLATE_NOOP("Phrases", "Sell a rebuy to a player"),
    Verb.RE_ENTRY: QT_TRANSLATE_NOOP("Phrases", "Sell a re-entry to a player"),
    Verb.ADD_ON: QT_TRANSLATE_NOOP("Phrases", "Sell an add-on to a player or a table"),
    Verb.REFUND: QT_TRANSLATE_NOOP("Phrases", "Refund the entry of a player"),
    Verb.DESK: QT_TRANSLATE_NOOP("Phrases", "Show the account of a player at the desk"),
    Verb.BUTTON: QT_TRANSLATE_NOOP("Phrases", "Place the dealer button"),
    Verb.HAND: QT_TRANSLATE_NOOP("Phrases", "Count a hand that was played at a table"),
    Verb.SEATED: QT_TRANSLATE_NOOP("Phrases", "A player was seen in the new seat"),
    Verb.HALT: QT_TRANSLATE_NOOP("Phrases", "Let a short table play on"),
    Verb.COMPRESS: QT_TRANSLATE_NOOP("Phrases", "Move a table up to its lowest seats"),
    Verb.RACE: QT_TRANSLATE_NOOP("Phrases", "Begin a chip race: race off small chips"),
    Verb.ODD: QT_TRANSLATE_NOOP("Phrases", "Note the odd chips of a table in a race"),
    Verb.FOUND: QT_TRANSLATE_NOOP("Phrases", "Record chips found without an owner"),
    Verb.BY: QT_TRANSLATE_NOOP("Phrases", "Say who won the bounty of the last one out"),
    Verb.MILESTONE: QT_TRANSLATE_NOOP("Phrases", "A player reached the chips that win a seat"),
    Verb.SAY: QT_TRANSLATE_NOOP("Phrases", "Announce something to the room"),
    Verb.GENERATE: QT_TRANSLATE_NOOP("Phrases", "Make a structure for tonight"),
    Verb.END: QT_TRANSLATE_NOOP("Phrases", "End the evening at a time"),
    Verb.PENALTY: QT_TRANSLATE_NOOP("Phrases", "Give a player a penalty"),
    Verb.WARNING: QT_TRANSLATE_NOOP("Phrases", "Give a player a warning"),
    Verb.COUNT: QT_TRANSLATE_NOOP("Phrases", "Count the chips of a stack or a table"),
}

UNITS: dict[PenaltyKind, Text] = {
    PenaltyKind.MISSED_HANDS: QT_TRANSLATE_NOOP("Typed", "hand,hands", "words typed for hands to miss: '4 hands'"),
    PenaltyKind.ROUNDS: QT_TRANSLATE_NOOP("Typed", "round,rounds", "words typed for rounds to miss: '1 round'"),
}

PRIZE = QT_TRANSLATE_NOOP("Commands", "Prize")
LATER = QT_TRANSLATE_NOOP("Commands", "known once registration is closed")
NO_PRIZE = QT_TRANSLATE_NOOP("Commands", "none: %n places paid", "", 1)
LEFT = QT_TRANSLATE_NOOP("Commands", "Players left")
COUNTS = QT_TRANSLATE_NOOP("Commands", "{before} → {after}, average {average} → {then}")
TABLE = QT_TRANSLATE_NOOP("Commands", "Table {table}")
STAYS = QT_TRANSLATE_NOOP("Commands", "{before} → {after}, no move needed")
SHORT = QT_TRANSLATE_NOOP("Commands", "{before} → {after}, too short: a move will be proposed")
PLACE = QT_TRANSLATE_NOOP("Commands", "Place")
BOUNTY = QT_TRANSLATE_NOOP("Commands", "Bounty")
OPEN = QT_TRANSLATE_NOOP("Commands", "{amount}, open until it is said who won it: 'by 12-7'")
WON = QT_TRANSLATE_NOOP("Commands", "{amount} to {name}")
WON_AND_ON = QT_TRANSLATE_NOOP("Commands", "{amount} to {name}, {on} onto the own head")
BOUGHT_NONE = QT_TRANSLATE_NOOP("Commands", "none to {name}, who bought no bounty")
STACK = QT_TRANSLATE_NOOP("Commands", "Stack before")
HAD = QT_TRANSLATE_NOOP("Commands", "{name} {chips}", "the chips somebody had before the hand")
NO_STACKS: Mapping[EntryId, Chips] = MappingProxyType({})
Meant = TypeVar("Meant")
FOR_NOW = QT_TRANSLATE_NOOP("Commands", "{place} for now: registration is open, so it may still drop")


def typed_verbs(words: Words) -> dict[str, Verb]:
    """The words that may be typed, folded: those of this language and the English ones, which win no argument."""
    return _typed(words, VERBS)


def named_verbs(words: Words) -> Iterable[tuple[str, str]]:
    """Each verb as it is typed in this language, with what it does in words. Of several ways to type it, the one those
    words say first: 'opbreken', where the phrase is about a table, and not 'pauze'.
    """
    for verb, text in NAMES.items():
        phrase, typed = words(text), words(VERBS[verb]).split(",")
        said = fold(phrase)
        yield min(typed, key=lambda word: said.find(fold(word)) % (len(said) + 1)), phrase


def typed_units(words: Words) -> dict[str, PenaltyKind]:
    """The words a penalty may be counted in, folded: those of this language and the English ones."""
    return _typed(words, UNITS)


def _typed(words: Words, texts: Mapping[Meant, Text]) -> dict[str, Meant]:
    found: dict[str, Meant] = {}
    for meant, text in texts.items():
        for word in (*words(text).split(","), *text.source.split(",")):
            found.setdefault(fold(word.strip()), meant)
    return found


def bust_effects(
    words: Words, preview: BustPreview, stacks: Mapping[EntryId, Chips] = NO_STACKS
) -> Iterable[tuple[str, str]]:
    """The effects of a bust-out, as pairs of a caption and what happens. `stacks`: the chips before the hand that were
    typed.
    """
    rows = [preview.row, *(other.row for other in preview.others)]
    had = [words(HAD, name=row.name, chips=stacks[row.entry]) for row in rows if row.entry in stacks]
    if had:
        yield words(STACK), words.number(stacks[preview.row.entry]) if len(rows) == 1 else " · ".join(had)
    last = preview.others[-1] if preview.others else preview
    if preview.provisional:
        yield words(PLACE), words(FOR_NOW, place=preview.place)
    yield words(PRIZE), _prize(words, preview)
    if preview.head is not None:
        yield words(BOUNTY), _bounty(words, preview)
    after = preview.left_before - 1 - len(preview.others)
    average, then = preview.average_before, last.average_after
    yield words(LEFT), words(COUNTS, before=preview.left_before, after=after, average=average, then=then)
    seats = {each.row.seat.table: each for each in (preview, *preview.others) if each.row.seat}
    for table, each in seats.items():
        text = SHORT if each.leaves_short else STAYS
        yield words(TABLE, table=int(table)), words(text, before=each.table_before, after=each.table_after)


def _bounty(words: Words, preview: BustPreview) -> str:
    if preview.head is not None and not preview.won:
        return words(OPEN, amount=preview.head)
    return " · ".join(
        words(WON_AND_ON if on.cents else WON if paid.cents else BOUGHT_NONE, name=name, amount=paid, on=on)
        for name, paid, on in preview.won
    )


def _prize(words: Words, preview: BustPreview) -> str:
    if preview.provisional:
        return words(LATER)
    amounts = [each.prize for each in (preview, *preview.others) if each.prize]
    if not amounts:
        return words(NO_PRIZE, n=preview.places_paid)
    return words.several([words.money(amount) for amount in amounts])
