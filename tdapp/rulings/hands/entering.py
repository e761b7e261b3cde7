"""Reads a line into a hand, word by word: the hand as it stands, whose turn it is, what is legal, and what is not.

>>> from tdapp.rulings.hands.entering import enter
>>> from tdapp.rulings.situation import AtSeat, Level, Situation
>>> table = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat, stack=9000) for seat in (1, 2, 3, 4, 5)))
>>> hand = enter("d1 b600 c r900", table)
>>> hand.refusal.word.text, hand.refusal.code, hand.refusal.facts["least"], [may.key for may in hand.legal.acts]
('r900', 'wrong_raise', 1000, ['f', 'c', 'r', 'a'])
>>> enter("d1 b600 c 3r1800 f", table).out_of_turn
(3,)
"""

from collections.abc import Iterator, Mapping, Sequence

from tdapp.poker.errors import PokerError
from tdapp.poker.operations import BoardDealt
from tdapp.rulings.hands.deeds import Deed, Word, by_street, deed_of, words_of
from tdapp.rulings.hands.entered import Entered, Refusal
from tdapp.rulings.hands.legal import legal_now
from tdapp.rulings.hands.play import Play
from tdapp.rulings.hands.setup import NOT_DEALT_IN, Readings, table_of
from tdapp.rulings.situation import Did, Situation
from tdapp.rulings.typed_table import BadWord, Line, with_line
from tdapp.values import replace

ALL_SEATS = tuple(range(1, 11))
PLAIN = Readings()


def enter(typed: str, table: Situation, readings: Readings = PLAIN) -> Entered:
    """The hand that a line tells at this table, up to the first word that is refused."""
    entering = Entering(table, readings)
    for word in words_of(typed):
        refusal = entering.take(word)
        if refusal is not None:
            return entering.point(refusal)
    return entering.point(entering.begin_at_the_end())


def points(typed: str, table: Situation, readings: Readings = PLAIN) -> Iterator[Entered]:
    """The hand after each word of the line, up to the first one that is refused."""
    entering = Entering(table, readings)
    for word in words_of(typed):
        refusal = entering.take(word)
        yield entering.point(refusal)
        if refusal is not None:
            return


class Entering:
    """The entering of a hand: takes one word after the other, and refuses one without losing those before."""

    def __init__(self, table: Situation, readings: Readings) -> None:
        self.base, self.readings = table, readings
        self.line = Line()
        self.deeds: list[Deed] = []
        self.boards: dict[int, str] = {}
        self.about: int | None = None
        self.play: Play | None = None
        self.seats = tuple(place.seat for place in table.seats if place.status not in NOT_DEALT_IN) or ALL_SEATS

    def take(self, word: Word) -> Refusal | None:
        """Take the next word; the refusal when it cannot be taken, and then nothing has changed."""
        try:
            deed, line = deed_of(word, self.seats, self.line)
        except BadWord as error:
            return Refusal(word, error.code)
        if deed.kind == "table":
            return self._of_the_table(deed, line)
        if deed.kind == "about":
            self.about = deed.seat
            self.deeds.append(deed)
            return None
        if self.play is None and (refusal := self._begin(word)) is not None:
            return refusal
        assert self.play is not None
        if deed.kind == "board" and self._fills(deed):
            return self._fill(deed)
        try:
            told = self._stack_told(deed)
            if told is not None:
                self.line, self.play = told, self._played(told, self.boards)
            street = self.play.hand.street
            self.play.take(deed)
        except PokerError as error:
            return Refusal(word, error.code, error.facts)
        except _Clash as clash:
            return Refusal(word, clash.error.code, clash.error.facts, clash.word)
        self.deeds += by_street(deed, street)
        return None

    def begin_at_the_end(self) -> Refusal | None:
        """Begin the hand of a line that has told the table and no action yet; a table that lacks something is none."""
        if self.play is not None:
            return None
        refusal = self._begin(None)
        return None if refusal is None or refusal.code in LACKING else refusal

    def point(self, refusal: Refusal | None = None) -> Entered:
        """The hand as it stands now."""
        play, lacks = self.play, None
        if play is None:
            try:
                play = self._played(self.line, self.boards)
            except _Clash as clash:
                lacks = clash.error.code
        else:
            play = play.copy()
        return Entered(
            table=with_line(self.base, self.line),
            line=self.line,
            readings=self.readings,
            deeds=tuple(self.deeds),
            hand=play.hand if play is not None else None,
            log=tuple(play.log) if play is not None else (),
            counts=tuple(play.counts) if play is not None else (),
            ruled_at=play.ruled_at if play is not None else 0,
            out_of_turn=tuple(play.out) if play is not None else (),
            stopped=play is not None and play.stopped,
            legal=legal_now(play),
            about=self.about,
            refusal=refusal,
            lacks=lacks,
        )

    def _of_the_table(self, deed: Deed, line: Line) -> Refusal | None:
        """A word about the table; when play has begun it must go with everything that was done."""
        if line.bets or line.paid or line.pot is not None or line.last_raise is not None:
            return Refusal(deed.word, "not_from_the_beginning")
        try:
            played = self._played(line, self.boards)
        except _Clash as clash:
            if self.play is not None:
                return Refusal(deed.word, clash.error.code, clash.error.facts, clash.word)
            if clash.error.code not in NOT_YET:
                return self._of_the_culprit(clash.error, (*self.deeds, deed), deed.word)
        else:
            self.play = played if self.play is not None else None
        self.line = line
        self.deeds.append(deed)
        return None

    def _begin(self, word: Word | None) -> Refusal | None:
        """Begin the hand; what is wrong is told of the word that first said it, what lacks of the one that needs it."""
        try:
            self.play = self._played(self.line, self.boards)
        except _Clash as clash:
            error = clash.error
        else:
            return None
        return self._of_the_culprit(error, self.deeds, word or (self.deeds[-1].word if self.deeds else Word("")))

    def _of_the_culprit(self, error: PokerError, deeds: Sequence[Deed], otherwise: Word) -> Refusal:
        """The refusal of the word without which the table could be; of the other one where it only lacks something."""
        found = None
        if error.code not in LACKING:
            found = next((each.word for each in reversed(deeds) if self._could_be(deeds, each)), None)
        return Refusal(found or otherwise, error.code, error.facts)

    def _could_be(self, deeds: Sequence[Deed], left_out: Deed) -> bool:
        """Whether these words make a table without this one."""
        line = Line()
        for deed in deeds:
            if deed is not left_out:
                line = deed_of(deed.word, self.seats, line)[1]
        try:
            Play(table_of(self.base, line, self.readings), line.cards, {})
        except PokerError:
            return False
        return True

    def _stack_told(self, deed: Deed) -> Line | None:
        """The line with the stack of a player nobody counted, who is all-in for so much now; None: nothing is told."""
        assert self.play is not None
        action, hand = deed.action, self.play.hand
        seat = deed.seat or self.play.next_seat
        if action is None or action.did is not Did.ALL_IN or action.to is None or seat is None:
            return None
        if seat not in hand.place or self.play.reach(seat) is not None:
            return None
        player = hand.place[seat]
        began = dict(zip(hand.table.seats, hand.table.stacks, strict=True))[seat]
        spent = began - hand.stack[player] - hand.put[player]
        return replace(self.line, stacks={**self.line.stacks, seat: spent + action.to})

    def _fills(self, deed: Deed) -> bool:
        """Whether this names the cards of a street that was dealt without anybody knowing them."""
        assert self.play is not None
        if deed.street is None or not deed.cards:
            return False
        dealt = [step for step in self.play.hand.record if isinstance(step, BoardDealt)]
        return deed.street <= len(dealt) and not dealt[deed.street - 1].cards

    def _fill(self, deed: Deed) -> Refusal | None:
        assert deed.street is not None
        boards = {**self.boards, deed.street: deed.cards}
        try:
            self.play = self._played(self.line, boards)
        except _Clash as clash:
            return Refusal(deed.word, clash.error.code, clash.error.facts, clash.word)
        self.boards = boards
        self.deeds.append(replace(deed, kind="table"))
        return None

    def _played(self, line: Line, boards: Mapping[int, str]) -> Play:
        """The hand at the table of this line with everything that was done; _Clash names what does not go with it."""
        try:
            play = Play(table_of(self.base, line, self.readings), line.cards, boards)
        except PokerError as error:
            raise _Clash(error, None) from None
        for deed in self.deeds:
            try:
                play.take(deed)
            except PokerError as error:
                raise _Clash(error, deed.word) from None
        return play


LACKING = ("no_blinds", "nobody_at_table", "no_button")
NOT_YET = (*LACKING, "no_such_seat", "blinds_in_one_seat", "small_blind_above_big")
"""What the words of a table that is not complete may come to."""


class _Clash(Exception):
    """A deed that the table does not allow any more; `word` None: the table itself cannot be."""

    def __init__(self, error: PokerError, word: Word | None) -> None:
        super().__init__(error)
        self.error, self.word = error, word
