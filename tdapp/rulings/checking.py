"""Checks whether the situation of an incident is possible at all. What cannot have happened is refused by name, with
what would be possible.
"""

from collections import Counter

from tdapp.poker.cards import Card, card_text, parse
from tdapp.poker.errors import PokerError, writable
from tdapp.rulebooks.book import Rulebook
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.situation import Answer, Did, Situation, Status

NO_HAND = (Status.SITTING_OUT, Status.NOT_ENTITLED)


class Impossible(Exception):
    """A fact that cannot be: `field` is where it stands, `code` what is wrong, `facts` what the sentence needs."""

    def __init__(self, where: str, code: str, **facts: object) -> None:
        super().__init__(where, code, facts)
        self.where = where
        self.code = code
        self.facts: dict[str, object] = {name: writable(value) for name, value in facts.items()}

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.where}: {self.code.replace('_', ' ')}{f' ({told})' if told else ''}"


def check_situation(situation: Situation, incident: Incident, book: Rulebook) -> None:
    """Raise Impossible for the first fact that cannot be; unknown facts are fine."""
    _check_seats(situation)
    _check_actions(situation)
    _check_cards(situation)
    _check_facts(situation, incident)
    for name, value in situation.options.items():
        known = book.values.get(name)
        if known is not None and known.choices and value not in known.choices:
            raise Impossible(f"options.{name}", "not_a_choice", given=value, choices=known.choices)
        if known is not None and type(value) is not type(known.value):
            raise Impossible(f"options.{name}", "not_a_choice", given=value, choices=(known.value,))


def _check_seats(situation: Situation) -> None:
    known = {place.seat for place in situation.seats}
    if len(known) != len(situation.seats):
        seats = [place.seat for place in situation.seats]
        raise Impossible("seats", "seat_twice", seat=next(seat for seat in seats if seats.count(seat) > 1))
    for index, place in enumerate(situation.seats):
        where = f"seats[{index}]"
        if not 1 <= place.seat <= 10:
            raise Impossible(f"{where}.seat", "no_such_seat", seat=place.seat, most=10)
        for name in ("stack", "paid", "bet", "ante", "dead", "tabled", "count", "penalty_hands"):
            amount = getattr(place, name)
            if amount is not None and amount < 0:
                raise Impossible(f"{where}.{name}", "below_zero", seat=place.seat, amount=amount)
        put_in = place.paid + place.bet + place.ante + place.dead
        if place.stack is not None and put_in > place.stack:
            raise Impossible(f"{where}.bet", "more_than_stack", seat=place.seat, amount=put_in, stack=place.stack)
    for name in ("small_blind", "big_blind", "turn"):
        seat = getattr(situation, name)
        if seat is not None and known and seat not in known:
            raise Impossible(name, "empty_seat", seat=seat, seats=tuple(sorted(known)))
    if situation.button is not None and not 1 <= situation.button <= 10:
        raise Impossible("button", "no_such_seat", seat=situation.button, most=10)
    if situation.pot is not None and situation.pot < 0:
        raise Impossible("pot", "below_zero", amount=situation.pot)
    level = situation.level
    if level is not None and (level.big_blind < 1 or not 0 <= level.small_blind <= level.big_blind):
        raise Impossible("level", "bad_blinds", small=level.small_blind, big=level.big_blind)
    if level is not None and level.min_wager is not None and level.min_wager < 0:
        raise Impossible("level.min_wager", "bad_chips", what="minimum_wager", amount=level.min_wager, least=1)
    if level is not None and level.lowest_chip is not None and level.lowest_chip < 1:
        raise Impossible("level.lowest_chip", "below_one", amount=level.lowest_chip)


def _check_actions(situation: Situation) -> None:
    known = {place.seat: place for place in situation.seats}
    folded: set[int] = {place.seat for place in situation.seats if place.status is Status.FOLDED}
    for index, action in enumerate(situation.actions):
        where = f"actions[{index}]"
        place = known.get(action.seat)
        if known and (place is None or place.status in NO_HAND):
            raise Impossible(f"{where}.seat", "empty_seat", seat=action.seat, seats=tuple(sorted(known)))
        if action.seat in folded:
            raise Impossible(f"{where}.seat", "folded_before", seat=action.seat)
        if action.did is Did.FOLD:
            folded.add(action.seat)
        if action.to is not None and action.to < 0:
            raise Impossible(f"{where}.to", "below_zero", amount=action.to)
        for chip in action.chips:
            if chip < 1:
                raise Impossible(f"{where}.chips", "below_one", amount=chip)
        if place is not None and place.stack is not None:
            reach = place.stack - place.paid - place.ante - place.dead
            if action.to is not None and action.to > reach:
                raise Impossible(f"{where}.to", "more_than_stack", seat=action.seat, amount=action.to, stack=reach)
            if action.chips and sum(action.chips) > reach:
                total = sum(action.chips)
                raise Impossible(f"{where}.chips", "more_than_stack", seat=action.seat, amount=total, stack=reach)


def _check_cards(situation: Situation) -> None:
    met: dict[Card, str] = {}
    for where, written in _written_cards(situation):
        try:
            cards = parse(written)
        except PokerError as error:
            if error.code == "duplicate_card":
                raise Impossible(where, "card_twice", card=error.facts["card"], first=where) from None
            raise Impossible(where, "unknown_card", written=written) from None
        for card in cards:
            if card in met:
                raise Impossible(where, "card_twice", card=card_text(card), first=met[card])
            met[card] = where
    positions = [dealt.position for dealt in situation.deal]
    for position in positions:
        times = positions.count(position)
        if position < 1 or times > 1:
            raise Impossible("deal", "position_twice" if times > 1 else "below_one", position=position)


def _written_cards(situation: Situation) -> list[tuple[str, str]]:
    held = [(f"seats[{index}].cards", place.cards) for index, place in enumerate(situation.seats) if place.cards]
    board = [(f"board[{index}].card", card.card) for index, card in enumerate(situation.board) if card.card]
    if held:  # a dealt card that a seat holds is the same card
        return [*held, *board]
    dealt = [(f"deal[{index}].card", dealt.card) for index, dealt in enumerate(situation.deal) if dealt.card]
    return [*board, *dealt]


def _check_facts(situation: Situation, incident: Incident) -> None:
    asked = {question.id: question for question in incident.questions}
    for name, answer in situation.facts.items():
        where = f"facts.{name}"
        if name not in asked:
            raise Impossible(where, "not_asked", questions=tuple(asked))
        check_answer(situation, asked[name], answer, where)


def check_answer(situation: Situation, question: Question, answer: Answer, where: str) -> None:
    """Raise Impossible when the answer does not fit the question or the table."""
    seats = {place.seat for place in situation.seats}
    match question.kind:
        case Kind.YES_NO:
            if type(answer) is not bool:
                raise Impossible(where, "not_yes_or_no", given=answer)
        case Kind.CHOICE:
            if answer not in question.choices:
                raise Impossible(where, "not_a_choice", given=answer, choices=question.choices)
        case Kind.SEAT | Kind.AMOUNT | Kind.COUNT:
            if type(answer) is not int:
                raise Impossible(where, "not_a_number", given=answer)
            if question.kind is Kind.SEAT:
                _check_seat(answer, seats, where)
            elif answer < question.least or (question.most is not None and answer > question.most):
                raise Impossible(where, "out_of_range", given=answer, least=question.least, most=question.most)
        case Kind.SEATS | Kind.CHIPS:
            if not isinstance(answer, tuple) or any(type(item) is not int for item in answer):
                raise Impossible(where, "not_numbers", given=answer)
            for item in answer:
                if question.kind is Kind.SEATS:
                    _check_seat(int(item), seats, where)
                elif int(item) < 1:
                    raise Impossible(where, "below_one", amount=item)
            twice = next((item for item, times in Counter(answer).items() if times > 1), None)
            if question.kind is Kind.SEATS and twice is not None:
                raise Impossible(where, "seat_twice", seat=twice)
            if len(answer) < question.least or (question.most is not None and len(answer) > question.most):
                raise Impossible(where, "out_of_range", given=len(answer), least=question.least, most=question.most)
        case Kind.CARDS:
            try:
                parse(str(answer))
            except PokerError:
                raise Impossible(where, "unknown_card", written=answer) from None


def _check_seat(seat: int, seats: set[int], where: str) -> None:
    if not 1 <= seat <= 10:
        raise Impossible(where, "no_such_seat", seat=seat, most=10)
    if seats and seat not in seats:
        raise Impossible(where, "empty_seat", seat=seat, seats=tuple(sorted(seats)))
