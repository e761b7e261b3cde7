"""The words of the incident sheet: what was seen at the table, line by line, and the headings of the paper."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any, Final

from tdapp.domain.rulings.ruling_facts import OVERRULED
from tdapp.read.rulings.incident_sheet import IncidentSheet
from tdapp.rulings import INCIDENTS, Kind, Question
from tdapp.rulings.situation import Action, Answer, AtSeat, Situation, Status
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.rulings import say
from tdapp.words.rulings.common import ACTIONS, OUTCOMES, STREETS
from tdapp.words.say import Words

TITLE = QT_TRANSLATE_NOOP("IncidentSheet", "Incident sheet")
NUMBER = QT_TRANSLATE_NOOP("IncidentSheet", "Ruling {number}")
WHEN = QT_TRANSLATE_NOOP("IncidentSheet", "Date and time")
DAY_AND_TIME = QT_TRANSLATE_NOOP("IncidentSheet", "{day}, {time}")
LEVEL = QT_TRANSLATE_NOOP("IncidentSheet", "Level {number}")
BLINDS = QT_TRANSLATE_NOOP("IncidentSheet", "{small} / {big}")
BLINDS_ANTE = QT_TRANSLATE_NOOP("IncidentSheet", "{small} / {big}, ante {ante}")
BLINDS_LABEL = QT_TRANSLATE_NOOP("IncidentSheet", "Blinds")
TABLE = QT_TRANSLATE_NOOP("IncidentSheet", "Table")
RULED_BY = QT_TRANSLATE_NOOP("IncidentSheet", "Ruled by")
CONCERNED = QT_TRANSLATE_NOOP("IncidentSheet", "Players concerned: {names}")
HAPPENED = QT_TRANSLATE_NOOP("IncidentSheet", "What happened")
AT_THE_TABLE = QT_TRANSLATE_NOOP("IncidentSheet", "The table as it was entered")
IN_ORDER = QT_TRANSLATE_NOOP("IncidentSheet", "The action, in order")
RULING = QT_TRANSLATE_NOOP("IncidentSheet", "The ruling")
DECISION = QT_TRANSLATE_NOOP("IncidentSheet", "The tournament director's decision")
OVERRULES = QT_TRANSLATE_NOOP(
    "IncidentSheet", "The tournament director overruled the book. Decision and reason:", "the reason follows"
)
BOOK_SAYS = QT_TRANSLATE_NOOP("IncidentSheet", "What the book says")
FOLLOWS = QT_TRANSLATE_NOOP("IncidentSheet", "What follows from it")
NOTE = QT_TRANSLATE_NOOP("IncidentSheet", "Tournament director's note")
RULES = QT_TRANSLATE_NOOP("IncidentSheet", "Rules: {book}, {edition}")
TAKEN = QT_TRANSLATE_NOOP("IncidentSheet", "Taken as given")
PENALTIES = QT_TRANSLATE_NOOP("IncidentSheet", "Penalties given")
NO_PENALTY = QT_TRANSLATE_NOOP("IncidentSheet", "None")
PENALTY_HANDS = QT_TRANSLATE_NOOP("IncidentSheet", "{name}: {penalty}, %n hands to miss", "", 1)
PENALTY_PLAIN = QT_TRANSLATE_NOOP("IncidentSheet", "{name}: {penalty}")
SIGN_DIRECTOR = QT_TRANSLATE_NOOP("IncidentSheet", "Tournament director")
SIGN_PLAYER = QT_TRANSLATE_NOOP("IncidentSheet", "Player, as read")
SIGN_DEALER = QT_TRANSLATE_NOOP("IncidentSheet", "Dealer or witness")
AS_WRITTEN = QT_TRANSLATE_NOOP(
    "IncidentSheet", "The rules or this program have changed since: the ruling is shown as it was given then."
)
UNREADABLE = QT_TRANSLATE_NOOP("IncidentSheet", "The facts were kept by another version of this program.")
NOTHING_ENTERED = QT_TRANSLATE_NOOP("IncidentSheet", "Only the name of the incident was entered.")

SEAT = QT_TRANSLATE_NOOP("IncidentSheet", "Seat")
NAME = QT_TRANSLATE_NOOP("IncidentSheet", "Name")
STACK = QT_TRANSLATE_NOOP("IncidentSheet", "Began with", "a stack before the hand, in a column head")
IN_FRONT = QT_TRANSLATE_NOOP("IncidentSheet", "In front")
EARLIER = QT_TRANSLATE_NOOP("IncidentSheet", "Earlier rounds", "chips paid before, in a column head")
REMARKS = QT_TRANSLATE_NOOP("IncidentSheet", "Remarks")
STATUSES: Final[Mapping[Status, Text]] = {
    Status.FOLDED: QT_TRANSLATE_NOOP("IncidentSheet", "folded"),
    Status.ALL_IN: QT_TRANSLATE_NOOP("IncidentSheet", "all-in"),
    Status.ABSENT: QT_TRANSLATE_NOOP("IncidentSheet", "not at the seat"),
    Status.ON_PENALTY: QT_TRANSLATE_NOOP("IncidentSheet", "away on a penalty"),
    Status.SITTING_OUT: QT_TRANSLATE_NOOP("IncidentSheet", "sitting out"),
    Status.NOT_ENTITLED: QT_TRANSLATE_NOOP("IncidentSheet", "no cards this hand"),
}
BUTTON = QT_TRANSLATE_NOOP("IncidentSheet", "button", "the dealer button stands at this seat")
SMALL_BLIND = QT_TRANSLATE_NOOP("IncidentSheet", "small blind", "this seat posts it")
BIG_BLIND = QT_TRANSLATE_NOOP("IncidentSheet", "big blind", "this seat posts it")
HOLDS = QT_TRANSLATE_NOOP("IncidentSheet", "holds {cards}")
DEALT_COUNT = QT_TRANSLATE_NOOP("IncidentSheet", "%n cards dealt", "", 1)
TABLED = QT_TRANSLATE_NOOP("IncidentSheet", "%n face up", "cards of a player", 1)
LOOKED = QT_TRANSLATE_NOOP("IncidentSheet", "has looked")
NEWCOMER = QT_TRANSLATE_NOOP("IncidentSheet", "new at the table")
ACTED = QT_TRANSLATE_NOOP("IncidentSheet", "has acted")
NOT_ACTED = QT_TRANSLATE_NOOP("IncidentSheet", "has not acted")
ANTE_PAID = QT_TRANSLATE_NOOP("IncidentSheet", "ante {amount}")
DEAD_MONEY = QT_TRANSLATE_NOOP("IncidentSheet", "dead money {amount}")

GAMES: Final[Mapping[str, Text]] = {
    "holdem": QT_TRANSLATE_NOOP("IncidentSheet", "Hold'em"),
    "omaha": QT_TRANSLATE_NOOP("IncidentSheet", "Omaha"),
    "omaha_high_low": QT_TRANSLATE_NOOP("IncidentSheet", "Omaha high-low"),
    "omaha_five": QT_TRANSLATE_NOOP("IncidentSheet", "Omaha with five cards"),
    "omaha_six": QT_TRANSLATE_NOOP("IncidentSheet", "Omaha with six cards"),
    "omaha_five_high_low": QT_TRANSLATE_NOOP("IncidentSheet", "Omaha high-low with five cards"),
    "omaha_six_high_low": QT_TRANSLATE_NOOP("IncidentSheet", "Omaha high-low with six cards"),
}
STRUCTURES: Final[Mapping[str, Text]] = {
    "no_limit": QT_TRANSLATE_NOOP("IncidentSheet", "no-limit"),
    "pot_limit": QT_TRANSLATE_NOOP("IncidentSheet", "pot-limit"),
    "half_pot": QT_TRANSLATE_NOOP("IncidentSheet", "half pot-limit"),
    "fixed_limit": QT_TRANSLATE_NOOP("IncidentSheet", "fixed limit"),
    "structured": QT_TRANSLATE_NOOP("IncidentSheet", "structured limits"),
}
POT = QT_TRANSLATE_NOOP("IncidentSheet", "{amount} in the middle, without the bets of this round")
LAST_RAISE = QT_TRANSLATE_NOOP("IncidentSheet", "last full bet or raise: {amount}")
SMALLEST_CHIP = QT_TRANSLATE_NOOP("IncidentSheet", "smallest chip: {amount}")
PLAYERS_LEFT = QT_TRANSLATE_NOOP("IncidentSheet", "%n players left in the event", "", 1)
BOARD = QT_TRANSLATE_NOOP("IncidentSheet", "Board: {cards}")
BOARD_KINDS: Final[Mapping[str, Text]] = {
    "burn": QT_TRANSLATE_NOOP("IncidentSheet", "burn {card}"),
    "flop": QT_TRANSLATE_NOOP("IncidentSheet", "flop {card}"),
    "turn": QT_TRANSLATE_NOOP("IncidentSheet", "turn {card}"),
    "river": QT_TRANSLATE_NOOP("IncidentSheet", "river {card}"),
}
SEEN = QT_TRANSLATE_NOOP("IncidentSheet", "{card} (seen)")
DEAL = QT_TRANSLATE_NOOP("IncidentSheet", "Card {position} off the deck: {what}")
TO_SEAT = QT_TRANSLATE_NOOP("IncidentSheet", "to seat {seat}")
TO_NO_SEAT = QT_TRANSLATE_NOOP("IncidentSheet", "to no seat")
FACE_UP = QT_TRANSLATE_NOOP("IncidentSheet", "face up")
BOXED = QT_TRANSLATE_NOOP("IncidentSheet", "found face up in the deck")
BY_PLAYER = QT_TRANSLATE_NOOP("IncidentSheet", "exposed by the player")
JOKER = QT_TRANSLATE_NOOP("IncidentSheet", "a joker")
SEAT_NAME = QT_TRANSLATE_NOOP("IncidentSheet", "seat {seat} ({name})")
SEAT_ALONE = QT_TRANSLATE_NOOP("IncidentSheet", "seat {seat}")
ACTION = QT_TRANSLATE_NOOP("IncidentSheet", "{who}: {what}")
ACT_TO = QT_TRANSLATE_NOOP("IncidentSheet", "{act}, {amount} in front")
OUT_OF_TURN = QT_TRANSLATE_NOOP("IncidentSheet", "out of turn")
SAID = QT_TRANSLATE_NOOP("IncidentSheet", "said '{words}'")
NOT_UNDERSTOOD = QT_TRANSLATE_NOOP("IncidentSheet", "not understood by the table")
FIRST: Final[Mapping[str, Text]] = {
    "words": QT_TRANSLATE_NOOP("IncidentSheet", "words first"),
    "chips": QT_TRANSLATE_NOOP("IncidentSheet", "chips first"),
    "together": QT_TRANSLATE_NOOP("IncidentSheet", "words and chips together"),
}
CHIPS = QT_TRANSLATE_NOOP("IncidentSheet", "chips: {chips}")
MOTIONS = QT_TRANSLATE_NOOP("IncidentSheet", "in %n motions", "", 1)
TOUCHED = QT_TRANSLATE_NOOP("IncidentSheet", "touched the chips before speaking")
LAST_CHIPS = QT_TRANSLATE_NOOP("IncidentSheet", "last chips")
EARLIER_CHIPS = QT_TRANSLATE_NOOP("IncidentSheet", "prior chips: {chips}")
EARLIER_ARE: Final[Mapping[str, Text]] = {
    "left": QT_TRANSLATE_NOOP("IncidentSheet", "they were left in front"),
    "partly_pulled": QT_TRANSLATE_NOOP("IncidentSheet", "they were partly pulled back in"),
    "fully_pulled": QT_TRANSLATE_NOOP("IncidentSheet", "all were pulled back in"),
}
BY_DEALER = QT_TRANSLATE_NOOP("IncidentSheet", "done by the dealer")


def steps_of(words: Words, sheet: IncidentSheet) -> tuple[str, ...]:
    """The steps of a ruling: as they were written down, or said again when the paper is in another language."""
    given, ruling = sheet.given, sheet.ruling
    if words.language == given.language or ruling is None:
        return given.steps
    told = [say.step_of(words, step) for step in ruling.steps]
    if ruling.discretion:
        told += [say.choice_of(words, choice) for choice in ruling.discretion.choices if choice.id == given.decision]
    return tuple(told)


def decided_of(words: Words, sheet: IncidentSheet) -> str:
    """What the director chose where the book leaves it to her, the last of the steps; '' where it leaves nothing."""
    left = sheet.ruling.discretion if sheet.ruling is not None else None
    chose = left is not None and any(choice.id == sheet.given.decision for choice in left.choices)
    return steps_of(words, sheet)[-1] if chose else ""


def outcome_of(words: Words, sheet: IncidentSheet) -> str:
    """The outcome of a ruling in a word or two; '' where it says no more than that there are steps."""
    return say.short_outcome(words, sheet.given.code)


def overruled(sheet: IncidentSheet) -> bool:
    """Whether the director decided otherwise than the book."""
    return sheet.given.decision == OVERRULED


def answers_of(words: Words, sheet: IncidentSheet) -> list[tuple[str, str]]:
    """The questions that were answered, with their answers, in the order they are asked; then options of the house."""
    case = sheet.case
    if case is None:
        return []
    incident = INCIDENTS.get(case.incident)
    asked = incident.questions if incident else ()
    told = [
        (say.question_of(words, case.incident, question.id), _answer(words, sheet, question, case.facts[question.id]))
        for question in asked
        if question.id in case.facts and question.asked(case.facts)
    ]
    told += [(say.value_of(words, name), say.setting_of(words, name, value)) for name, value in case.options.items()]
    return told


def _answer(words: Words, sheet: IncidentSheet, question: Question, value: Answer) -> str:
    """An answer in words, seats with their names."""
    several: tuple[Any, ...] = value if isinstance(value, tuple) else (value,)
    match question.kind:
        case Kind.YES_NO:
            return words(OUTCOMES["yes" if value else "no"])
        case Kind.CHOICE:
            return say.answer_of(words, sheet.given.incident, question.id, str(value))
        case Kind.SEAT | Kind.SEATS:
            return words.several([seat_of(words, sheet, int(seat)) for seat in several]) or "—"
        case Kind.CARDS:
            return " ".join(say.cards(str(card)) for card in several) or "—"
    return words.several([words.one(each) for each in several]) or "—"


def hand_of(words: Words, sheet: IncidentSheet) -> list[str]:
    """The lines about the hand as a whole: game, round, pot, board, cards off the deck."""
    case = sheet.case
    if case is None:
        return []
    facts = [words(GAMES[case.game]), words(STRUCTURES[case.structure.value])]
    if case.street:
        facts.append(words(STREETS[case.street]))
    if case.pot is not None:
        facts.append(words(POT, amount=case.pot))
    if case.last_raise is not None:
        facts.append(words(LAST_RAISE, amount=case.last_raise))
    if case.level is not None and case.level.lowest_chip is not None:
        facts.append(words(SMALLEST_CHIP, amount=case.level.lowest_chip))
    if case.players_left is not None:
        facts.append(words(PLAYERS_LEFT, n=case.players_left))
    lines = [", ".join(facts)]
    if case.board:
        lines.append(words(BOARD, cards=", ".join(_board(words, case))))
    lines += _deal(words, case)
    return lines


def remarks_of(words: Words, case: Situation, seat: AtSeat) -> str:
    """The words for what is known of a seat beside its chips."""
    places = ((case.button, BUTTON), (case.small_blind, SMALL_BLIND), (case.big_blind, BIG_BLIND))
    told = [words(text) for where, text in places if where == seat.seat]
    if seat.status in STATUSES:
        told.append(words(STATUSES[seat.status]))
    if seat.cards:
        told.append(words(HOLDS, cards=say.cards(seat.cards)))
    if seat.count is not None:
        told.append(words(DEALT_COUNT, n=seat.count))
    if seat.tabled is not None:
        told.append(words(TABLED, n=seat.tabled))
    if seat.acted is not None:
        told.append(words(ACTED if seat.acted else NOT_ACTED))
    told += [words(text) for holds, text in ((seat.looked, LOOKED), (seat.newcomer, NEWCOMER)) if holds]
    told += [words(text, amount=paid) for paid, text in ((seat.ante, ANTE_PAID), (seat.dead, DEAD_MONEY)) if paid]
    return ", ".join(told)


def actions_of(words: Words, sheet: IncidentSheet) -> list[str]:
    """The actions as they were entered, in order; none where the hand tells them round by round."""
    if sheet.case is None or sheet.hand is not None:
        return []
    street = None
    lines = []
    for action in sheet.case.actions:
        told = words(ACTION, who=seat_of(words, sheet, action.seat), what=", ".join(act_of(words, action)))
        if action.street and action.street != street:
            street = action.street
            told = f"{told} ({words(STREETS[street])})"
        lines.append(told[:1].upper() + told[1:])
    return lines


def act_of(words: Words, action: Action) -> Iterator[str]:
    """What was done in one action, part by part: 'raise to 1,800', 'out of turn'."""
    act = words(ACTIONS[action.did.value])
    yield act if action.to is None else words(ACT_TO, act=act, amount=action.to)
    if not action.in_turn:
        yield words(OUT_OF_TURN)
    if action.said is not None:
        verb = words(ACTIONS[action.said.verb]) if action.said.verb in ACTIONS else action.said.verb
        amount = words.number(action.said.amount) if action.said.amount is not None else ""
        yield words(SAID, words=" ".join(filter(None, (verb, amount))))
        if not action.said.understood:
            yield words(NOT_UNDERSTOOD)
    if action.first:
        yield words(FIRST[action.first])
    if action.chips:
        yield words(CHIPS, chips=_chips(words, action.chips))
    if action.motions > 1:
        yield words(MOTIONS, n=action.motions)
    if action.earlier_chips:
        yield words(EARLIER_CHIPS, chips=_chips(words, action.earlier_chips))
    if action.earlier:
        yield words(EARLIER_ARE[action.earlier])
    flags = ((action.touched_before_words, TOUCHED), (action.last_chips, LAST_CHIPS), (action.by_dealer, BY_DEALER))
    yield from (words(text) for holds, text in flags if holds)


def _chips(words: Words, chips: tuple[int, ...]) -> str:
    """Chips by denomination: '2×500, 1×100'."""
    kinds = dict.fromkeys(chips)
    return ", ".join(f"{chips.count(kind)}×{words.number(kind)}" for kind in kinds)


def _board(words: Words, case: Situation) -> Iterator[str]:
    """Burns and community cards in the order they came, those of one street together."""
    for kind, cards in groupby(case.board, key=lambda each: each.kind):
        shown = []
        for each in cards:
            card = say.cards(each.card) if each.card else "?"
            shown.append(words(SEEN, card=card) if each.seen else card)
        known = "" if shown == ["?"] else " ".join(shown)
        yield words(BOARD_KINDS[kind], card=known).strip()


def _deal(words: Words, case: Situation) -> Iterator[str]:
    for each in case.deal:
        told = [words(TO_SEAT, seat=each.seat) if each.seat is not None else words(TO_NO_SEAT)]
        if each.card:
            told.append(say.cards(each.card))
        flags = ((each.seen, FACE_UP), (each.boxed, BOXED), (each.by_player, BY_PLAYER), (each.joker, JOKER))
        told += [words(text) for holds, text in flags if holds]
        yield words(DEAL, position=each.position, what=", ".join(told))


def seat_of(words: Words, sheet: IncidentSheet, seat: int) -> str:
    """A seat with its player's name where that is known."""
    name = sheet.names.get(seat)
    return words(SEAT_NAME, seat=seat, name=name) if name else words(SEAT_ALONE, seat=seat)
