"""A hand in words: the table, who did what, who shows what and who gets what, as it would be told at the table."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from tdapp.domain.units import Cents, Money
from tdapp.poker import (
    AnteKind,
    AntePosted,
    Awarded,
    BetTo,
    BlindPosted,
    BoardDealt,
    Called,
    Card,
    Checked,
    CommissionTaken,
    DeadPosted,
    Details,
    Folded,
    Hand,
    History,
    HoleDealt,
    Mucked,
    Operation,
    Phase,
    RuledBack,
    RuledDead,
    RuledTo,
    RuledTurn,
    RuledVoid,
    Shown,
    UncalledReturned,
    describe_hand,
    text,
)
from tdapp.rulings.hands.setup import counted
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.rulings.incident_sheet import GAMES, STRUCTURES
from tdapp.words.rulings.poker import NO_RAISE, WAITS, hand_sentence
from tdapp.words.rulings.say import cards as in_signs
from tdapp.words.rulings.say import the_seats
from tdapp.words.say import Words

IN_FILE = QT_TRANSLATE_NOOP("Hand", "Hand {name}", "one of the hands of a file, by its name")
HEAD = QT_TRANSLATE_NOOP("Hand", "{game}, {structure}, blinds {small} and {big}", "the small and the big blind")
ONE_BLIND = QT_TRANSLATE_NOOP("Hand", "{game}, {structure}, big blind {big} and no small blind")
ANTES: Final[Mapping[AnteKind, Text]] = {
    AnteKind.EACH: QT_TRANSLATE_NOOP("Hand", "each player pays an ante of {ante}"),
    AnteKind.BIG_BLIND: QT_TRANSLATE_NOOP("Hand", "the big blind pays an ante of {ante} for the table"),
    AnteKind.BUTTON: QT_TRANSLATE_NOOP("Hand", "the button pays an ante of {ante} for the table"),
}
EVENT_TABLE = QT_TRANSLATE_NOOP("Hand", "table {table}")
EVENT_HAND = QT_TRANSLATE_NOOP("Hand", "hand {hand}")
EVENT_LEVEL = QT_TRANSLATE_NOOP("Hand", "level {level}")
SEAT = QT_TRANSLATE_NOOP("Hand", "Seat {seat}")
NAMED_SEAT = QT_TRANSLATE_NOOP("Hand", "Seat {seat} ({name})")
STARTS = QT_TRANSLATE_NOOP("Hand", "{who} has {stack}")
STARTS_BUTTON = QT_TRANSLATE_NOOP("Hand", "{who} has {stack} and the button")
DEAD_BUTTON = QT_TRANSLATE_NOOP("Hand", "The button is at seat {seat}, where nobody is dealt in")
ANTE = QT_TRANSLATE_NOOP("Hand", "{who} pays an ante of {amount}")
SMALL_BLIND = QT_TRANSLATE_NOOP("Hand", "{who} posts the small blind of {amount}")
BIG_BLIND = QT_TRANSLATE_NOOP("Hand", "{who} posts the big blind of {amount}")
POSTS = QT_TRANSLATE_NOOP("Hand", "{who} posts {amount} to come in")
POSTS_DEAD = QT_TRANSLATE_NOOP("Hand", "{who} posts {amount} dead, for the pot")
ALL_IN_WITH_IT = QT_TRANSLATE_NOOP("Hand", "{sentence}, and is all-in", "sentence: Seat 3 calls 500")
DEALT = QT_TRANSLATE_NOOP("Hand", "{who} is dealt {cards}")
BOARD: Final[tuple[Text, ...]] = (
    QT_TRANSLATE_NOOP("Hand", "Flop: {cards}"),
    QT_TRANSLATE_NOOP("Hand", "Turn: {cards}", "the fourth card of the board"),
    QT_TRANSLATE_NOOP("Hand", "River: {cards}"),
)
NO_CARDS: Final[tuple[Text, ...]] = (
    QT_TRANSLATE_NOOP("Hand", "Flop, cards not known"),
    QT_TRANSLATE_NOOP("Hand", "Turn, card not known", "the fourth card of the board"),
    QT_TRANSLATE_NOOP("Hand", "River, card not known"),
)
RULED_TO = QT_TRANSLATE_NOOP("Hand", "{who} has {amount} in by the ruling", "so much in front of him this round")
RULED_DEAD = QT_TRANSLATE_NOOP("Hand", "{who} has a dead hand by the ruling")
RULED_BACK = QT_TRANSLATE_NOOP("Hand", "{who}: {amount} returned by the ruling")
RULED_TURN = QT_TRANSLATE_NOOP("Hand", "{who} acts next by the ruling")
RULED_VOID = QT_TRANSLATE_NOOP("Hand", "The hand is void by the ruling: all bets are returned")
FOLDS = QT_TRANSLATE_NOOP("Hand", "{who} folds")
CHECKS = QT_TRANSLATE_NOOP("Hand", "{who} checks")
CALLS = QT_TRANSLATE_NOOP("Hand", "{who} calls {amount}")
BETS = QT_TRANSLATE_NOOP("Hand", "{who} bets {amount}")
RAISES = QT_TRANSLATE_NOOP("Hand", "{who} raises to {amount}")
BACK = QT_TRANSLATE_NOOP("Hand", "{who}: uncalled {amount} returned")
SHOWS = QT_TRANSLATE_NOOP("Hand", "{who} shows {cards}")
SHOWS_HAND = QT_TRANSLATE_NOOP("Hand", "{who} shows {cards}: {hand}", "hand: two pair, kings and fours, jack kicker")
MUCKS = QT_TRANSLATE_NOOP("Hand", "{who} mucks")
COMMISSION = QT_TRANSLATE_NOOP("Hand", "The house takes {amount} from {pot}", "pot: the main pot")
MAIN_POT = QT_TRANSLATE_NOOP("Hand", "the main pot")
SIDE_POT = QT_TRANSLATE_NOOP("Hand", "side pot {number}")
GETS: Final[Mapping[str, Text]] = {
    "whole": QT_TRANSLATE_NOOP("Hand", "{who} wins {amount} from {pot}", "pot: the main pot"),
    "high": QT_TRANSLATE_NOOP("Hand", "{who} wins {amount} from {pot} with the high hand", "pot: the main pot"),
    "low": QT_TRANSLATE_NOOP("Hand", "{who} wins {amount} from {pot} with the low hand", "pot: the main pot"),
}
ENDS = QT_TRANSLATE_NOOP("Hand", "{who} has {stack} at the end ({change})", "change: +300, or −200")
CHANGES = QT_TRANSLATE_NOOP("Hand", "{who}: {change}", "a stack nobody counted, and its change: +300, or −200")
OTHER_END = QT_TRANSLATE_NOOP("Hand", "{who} has {stack} at the end according to the file, which follows other rules")
WAITS_FOR = QT_TRANSLATE_NOOP("Hand", "The hand is not over. Still waiting for {what}", "what: the showdown")
WHOLE_POT = QT_TRANSLATE_NOOP("Hand", "The pot is {amount}, bets included")
POT = QT_TRANSLATE_NOOP("Hand", "In {pot}: {amount}, to be won by {the_seats}", "pot: the main pot")
TO_CALL = QT_TRANSLATE_NOOP("Hand", "{who} is to act: {amount} to call")
MAY_CHECK = QT_TRANSLATE_NOOP("Hand", "{who} is to act, and may check")
MAY_RAISE = QT_TRANSLATE_NOOP("Hand", "A bet or raise goes to at least {least} and at most {most}")
ALL_IN_ONLY = QT_TRANSLATE_NOOP("Hand", "A bet or raise goes to {most} exactly")
MAY_NOT_RAISE = QT_TRANSLATE_NOOP("Hand", "No raise: {why}", "why: the stack covers the call at most")


def hand_lines(words: Words, history: History) -> list[str]:
    """The lines of a hand: event, table, stacks, every step, the end; a hand that is not over ends with what may be."""
    teller = _Teller(words, history.details, history.unit)
    hand = history.hand
    at_table = _Table(hand)
    found = [*teller.event(), *teller.table(hand)]
    for step in hand.record:
        level = at_table.level
        at_table.after(step)
        found.append(teller.step(at_table, step, level=level))
    return [line for line in (*found, *teller.end(hand, history.finishing)) if line]


def lines_from(words: Words, hand: Hand, first: int, names: Mapping[int, str]) -> list[str]:
    """The lines of a hand from one step of its record on (counted from 0), and its end; `names` by seat."""
    teller = _Teller(words, Details(players=names), 1)
    at_table = _Table(hand)
    found = []
    for number, step in enumerate(hand.record):
        level = at_table.level
        at_table.after(step)
        if number >= first:
            found.append(teller.step(at_table, step, level=level))
    return [line for line in (*found, *teller.end(hand, None)) if line]


class _Table:
    """What lies on the table after each step of a record: board, bets in front, chips behind."""

    def __init__(self, hand: Hand) -> None:
        self.table = hand.table
        self.holes = {seat: hand.hole(seat) for seat in hand.seats}
        self.left = dict(zip(hand.table.seats, hand.table.stacks, strict=True))
        self.front = dict.fromkeys(hand.seats, 0)
        self.level = hand.table.big_blind
        """The bet to call, as a street total."""
        self.board: tuple[Card, ...] = ()
        self.street = 0
        """0 before the flop to 3 on the river."""

    def after(self, step: Operation) -> None:
        """Carry out a step that is known to be right."""
        match step:
            case BlindPosted(seat, amount) | Called(seat, amount):
                self.front[seat] += amount
                self.left[seat] -= amount
            case AntePosted(seat, amount) | DeadPosted(seat, amount):
                self.left[seat] -= amount
            case BetTo(seat, to) | RuledTo(seat, to):
                self.left[seat] -= to - self.front[seat]
                self.front[seat] = to
                self.level = max(self.level, to)
            case RuledBack(seat, amount):
                self.left[seat] += amount
                self.front[seat] = max(0, self.front[seat] - amount)
            case BoardDealt(cards):
                self.board += cards
                self.street += 1
                self.front = dict.fromkeys(self.front, 0)
                self.level = 0
            case _:
                pass


class _Teller(Struct, frozen=True):
    """What every line needs: the language, names by seat, and how amounts are written."""

    words: Words
    details: Details
    unit: int

    def chips(self, amount: int) -> str:
        """An amount as the file has it: of cents two behind the point."""
        return self.words.number(amount) if self.unit == 1 else self.words.amount(Money(Cents(amount), "EUR"))

    def who(self, seat: int) -> str:
        name = self.details.players.get(seat)
        return self.words(NAMED_SEAT, seat=seat, name=name) if name else self.words(SEAT, seat=seat)

    def event(self) -> Iterator[str]:
        told = self.details
        facts = [told.event or "", told.city or ""]
        for value, text_ in ((told.table, EVENT_TABLE), (told.hand, EVENT_HAND), (told.level, EVENT_LEVEL)):
            if value is not None:
                facts.append(self.words(text_, table=str(value), hand=str(value), level=str(value)))
        if told.year and told.month and told.day:
            facts.append(f"{told.year:04d}-{told.month:02d}-{told.day:02d}")
        if told.time is not None:
            facts.append(told.time.strftime("%H:%M"))
        line = ", ".join(fact for fact in facts if fact)
        yield line[:1].upper() + line[1:]

    def table(self, hand: Hand) -> Iterator[str]:
        table, words = hand.table, self.words
        head = words(
            HEAD if table.small_blind_seat is not None and table.small_blind else ONE_BLIND,
            game=words(GAMES[table.game.code]),
            structure=words(STRUCTURES[table.betting.structure.value]),
            small=self.chips(table.small_blind),
            big=self.chips(table.big_blind),
        )
        ante = ANTES.get(table.ante_kind) if table.ante else None
        yield head if ante is None else f"{head}, {words(ante, ante=self.chips(table.ante))}"
        started = dict(zip(table.seats, table.stacks, strict=True))
        for seat in hand.seats:
            line = STARTS_BUTTON if seat == table.button else STARTS
            yield words(line, who=self.who(seat), stack=self.chips(started[seat]))
        if table.button not in hand.seats:
            yield words(DEAD_BUTTON, seat=table.button)

    def step(self, hand: _Table, step: Operation, *, level: int) -> str:
        """The line of a step that has just been done; `level` was the bet before it. '' for cards nobody saw."""
        words = self.words
        match step:
            case AntePosted(seat, amount):
                return self._with_chips(hand, ANTE, seat, amount)
            case BlindPosted(seat, amount):
                blinds = {hand.table.small_blind_seat: SMALL_BLIND, hand.table.big_blind_seat: BIG_BLIND}
                return self._with_chips(hand, blinds.get(seat, POSTS), seat, amount)
            case DeadPosted(seat, amount):
                return self._with_chips(hand, POSTS_DEAD, seat, amount)
            case HoleDealt(seat, held):
                return words(DEALT, who=self.who(seat), cards=_cards(held)) if held else ""
            case BoardDealt(dealt):
                street = hand.street - 1
                return words(BOARD[street], cards=_cards(dealt)) if dealt else words(NO_CARDS[street])
            case RuledTo(seat, to):
                return self._with_chips(hand, RULED_TO, seat, to)
            case RuledDead(seat):
                return words(RULED_DEAD, who=self.who(seat))
            case RuledBack(seat, amount):
                return words(RULED_BACK, who=self.who(seat), amount=self.chips(amount))
            case RuledTurn(seat):
                return words(RULED_TURN, who=self.who(seat))
            case RuledVoid():
                return words(RULED_VOID)
            case Folded(seat):
                return words(FOLDS, who=self.who(seat))
            case Checked(seat):
                return words(CHECKS, who=self.who(seat))
            case Called(seat, amount):
                return self._with_chips(hand, CALLS, seat, amount)
            case BetTo(seat, to):
                return self._with_chips(hand, RAISES if level else BETS, seat, to)
            case UncalledReturned(seat, amount):
                return words(BACK, who=self.who(seat), amount=self.chips(amount))
            case Shown(seat, held):
                return self._shows(hand, seat, _cards(held))
            case Mucked(seat):
                return words(MUCKS, who=self.who(seat))
            case CommissionTaken(pot, amount):
                return words(COMMISSION, pot=self._pot(pot), amount=self.chips(amount))
            case Awarded(pot, seat, amount, half):
                return words(GETS[half], who=self.who(seat), amount=self.chips(amount), pot=self._pot(pot))

    def _with_chips(self, hand: _Table, told: Text, seat: int, amount: int) -> str:
        sentence = self.words(told, who=self.who(seat), amount=self.chips(amount))
        return sentence if hand.left[seat] else self.words(ALL_IN_WITH_IT, sentence=sentence)

    def _shows(self, hand: _Table, seat: int, cards: str) -> str:
        who = self.who(seat)
        if not 3 <= len(hand.board) == hand.street + 2:
            return self.words(SHOWS, who=who, cards=cards)
        held = describe_hand(hand.table.game, hand.holes[seat], hand.board)
        sentence = "; ".join(hand_sentence(each, self.words) for each in held)
        return self.words(SHOWS_HAND, who=who, cards=cards, hand=sentence)

    def _pot(self, number: int) -> str:
        return self.words(SIDE_POT, number=number) if number else self.words(MAIN_POT)

    def end(self, hand: Hand, finishing: Mapping[int, int] | None) -> Iterator[str]:
        """The stacks of a hand that is over, or what one that is not waits for."""
        stacks = hand.stacks()
        if hand.phase is Phase.OVER:
            started = dict(zip(hand.table.seats, hand.table.stacks, strict=True))
            for seat, stack in stacks.items():
                change = stack - started[seat]
                said = ("+" if change > 0 else "") + self.chips(change)
                known = counted(started[seat]) is not None
                yield self.words(ENDS if known else CHANGES, who=self.who(seat), stack=self.chips(stack), change=said)
            for seat, stack in (finishing or {}).items():
                if stack != stacks[seat]:
                    yield self.words(OTHER_END, who=self.who(seat), stack=self.chips(stack))
            return
        yield self.words(WAITS_FOR, what=self.words(WAITS[hand.phase.value]))
        if hand.phase is Phase.ACT:  # pots are made when the bets come in
            yield self.words(WHOLE_POT, amount=self.chips(sum(pot.amount for pot in hand.pots())))
            yield from self._choices(hand)
            return
        for number, pot in enumerate(hand.pots()):
            seats = the_seats(self.words, pot.seats)
            yield self.words(POT, pot=self._pot(number), amount=self.chips(pot.amount), the_seats=seats)

    def _choices(self, hand: Hand) -> Iterator[str]:
        choices = hand.choices()
        if choices is None:
            return
        who = self.who(choices.seat)
        if choices.to_call:
            sentence = self.words(TO_CALL, who=who, amount=self.chips(choices.to_call))
            yield self.words(ALL_IN_WITH_IT, sentence=sentence) if choices.call_is_all_in else sentence
        else:
            yield self.words(MAY_CHECK, who=who)
        goes = choices.raise_to
        if goes.least is None or goes.most is None:
            yield self.words(MAY_NOT_RAISE, why=self.words(NO_RAISE[goes.why_not or ""]))
        elif goes.least == goes.most:
            yield self.words(ALL_IN_ONLY, most=self.chips(goes.most))
        else:
            yield self.words(MAY_RAISE, least=self.chips(goes.least), most=self.chips(goes.most))


def _cards(held: tuple[Card, ...]) -> str:
    return in_signs(text(held))
