"""Wagers in words: what was said, beside chips, or what fits nothing (HC and TDA 3, 40, 51, 54, 55, 57, 59; QLD s5,
s22).
"""

from tdapp.poker.rounds import BettingRound, counts_pot
from tdapp.poker.wagers import Outcome, Wager
from tdapp.rulings.betting.reading import (
    chips_wager,
    known_stack,
    moves,
    say_undercall,
    say_wager,
    short,
    total_wager,
)  # fmt: skip
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.limits import may_of, range_of
from tdapp.rulings.options import say_why_not
from tdapp.rulings.ruling import Choice, Code
from tdapp.rulings.street import street_of
from tdapp.rulings.worksheet import Missing, Worksheet

SAID = ("call", "raise", "bet", "check", "amount", "all_in", "pot")
SEAT = Question("seat", Kind.SEAT)
WORDS = (
    Question("said", Kind.CHOICE, SAID),
    Question("amount", Kind.AMOUNT, only=("said", ("amount", "raise", "bet"))),
    Question("chips", Kind.CHIPS, usual=(), only=("said", ("raise", "bet"))),
)


def words(sheet: Worksheet) -> Code:
    """A player in turn says what he does; the words bind him."""
    sheet.way("words_bind")
    sheet.why("betting.words_bind", rule="words_bind")
    sheet.need("seat", "said")
    chips = sheet.chips("chips") if sheet.incident.question("chips").asked(sheet.situation.facts) else ()
    return _spoken(sheet, street_of(sheet), sheet.seat("seat"), chips)


def _spoken(sheet: Worksheet, street: BettingRound, seat: int, chips: tuple[int, ...]) -> Code:
    """The ruling on what was said: what it is at this moment, and to how much it binds; `chips` lie there already."""
    facing, put_in = street.to_call(seat) > 0, sum(chips)
    match sheet.choice("said"):
        case "call":
            return _call(sheet, street, seat, put_in) if facing else _nothing_to_call(sheet, street, seat, put_in)
        case "check":
            return _check_said(sheet, street, seat, put_in)
        case "all_in":
            return say_wager(sheet, street, seat, Wager(Outcome.ALL_IN, known_stack(street, seat)), put_in=put_in)
        case "pot":
            return _pot_said(sheet, street, seat, put_in)
        case "amount":
            return _amount(sheet, street, seat, sheet.amount("amount"), raise_said=False, put_in=put_in)
        case verb:
            if verb == "raise" and not street.level:
                sheet.way("invalid_words")
                sheet.why("betting.raise_without_a_bet", rule="invalid_words")
            return _bet_or_raise(sheet, street, seat, verb, put_in)


def _call(sheet: Worksheet, street: BettingRound, seat: int, put_in: int) -> Code:
    reach = street.reach(seat)
    if reach is not None and reach <= street.level:
        return say_wager(sheet, street, seat, Wager(Outcome.ALL_IN, reach), put_in=put_in)
    return say_wager(sheet, street, seat, Wager(Outcome.CALL, street.level), put_in=put_in)


def _nothing_to_call(sheet: Worksheet, street: BettingRound, seat: int, put_in: int) -> Code:
    sheet.way("invalid_words")
    sheet.step("betting.call_is_check", rule="invalid_words", seat=seat)
    _all_back(sheet, street, seat, put_in)
    return Code.CHECK


def _check_said(sheet: Worksheet, street: BettingRound, seat: int, put_in: int = 0) -> Code:
    if street.to_call(seat) <= 0:
        sheet.step("betting.check", seat=seat)
        _all_back(sheet, street, seat, put_in)
        return Code.CHECK
    sheet.way("invalid_words")
    sheet.step("betting.check_is_no_raise", rule="invalid_words", seat=seat)
    sheet.bet_level = street.level
    call = street.in_front(seat) + may_of(sheet, street, seat).call
    sheet.may(seat, "fold")
    sheet.may(seat, "call", least=call, most=call)
    return Code.CALL_OR_FOLD


def _all_back(sheet: Worksheet, street: BettingRound, seat: int, put_in: int) -> None:
    """The chips beside a word that is a check go back."""
    if put_in:
        sheet.step("betting.goes_back", rule="betting.check", seat=seat, back=put_in)
        sheet.effects.append(moves(street, seat, put_in=put_in, to=street.in_front(seat)))


def _bet_or_raise(sheet: Worksheet, street: BettingRound, seat: int, verb: str, put_in: int) -> Code:
    """The word with an amount, with chips, or alone."""
    amount = sheet.amount("amount")
    if amount:
        said = verb == "raise" or not street.level
        return _amount(sheet, street, seat, amount, raise_said=said, put_in=put_in)
    if put_in:
        sheet.why("betting.chips_are_the_amount")
        total = street.in_front(seat) + put_in
        wager = total_wager(sheet, street, seat, total, raise_said=True)
        return say_wager(sheet, street, seat, wager, put_in=put_in)
    return _at_least(sheet, street, seat)


def _at_least(sheet: Worksheet, street: BettingRound, seat: int, put_in: int = 0) -> Code:
    """Bound to bet or raise, the amount still his to say; who may not raise has called."""
    allowed = may_of(sheet, street, seat)
    if allowed.why_not is not None:
        to = street.in_front(seat) + allowed.call
        say_why_not(sheet, street, allowed)
        outcome = Outcome.ALL_IN if allowed.call_is_all_in else Outcome.CALL
        return say_wager(sheet, street, seat, Wager(outcome, to), put_in=put_in)
    if counts_pot(sheet.situation.structure):
        range_of(sheet, street, seat)  # its most has to be known here
    sheet.min_raise_to, sheet.max_raise_to = allowed.least, allowed.most
    act = "raise" if street.level else "bet"
    least = allowed.least or 0
    sheet.step("betting.at_least_a_raise" if street.level else "betting.at_least_a_bet", seat=seat, least=least)
    sheet.may(seat, act, least=allowed.least, most=allowed.most)
    return Code.MIN_RAISE if street.level else Code.MIN_BET


def _amount(
    sheet: Worksheet, street: BettingRound, seat: int, amount: int, *, raise_said: bool, put_in: int = 0
) -> Code:
    """A number said is the same as the chips; with raise or bet said it is made up to a full one."""
    counted = amount - street.in_front(seat)
    if not raise_said and street.to_call(seat) > 0 and short(street, seat, counted) and counted > 0:
        return say_undercall(sheet, street, seat, counted, put_in=put_in)
    sheet.why("betting.amount_is_total")
    wager = total_wager(sheet, street, seat, amount, raise_said=raise_said)
    return say_wager(sheet, street, seat, wager, put_in=put_in)


def _pot_said(sheet: Worksheet, street: BettingRound, seat: int, put_in: int) -> Code:
    """Pot is an amount in pot-limit only; in no-limit it is at least a bet or raise (54-D)."""
    if counts_pot(sheet.situation.structure):
        most = range_of(sheet, street, seat).most
        assert most is not None
        reach = street.reach(seat)
        to = most if reach is None else min(most, reach)
        outcome = Outcome.ALL_IN if to == reach else Outcome.RAISE_TO if street.level else Outcome.BET
        return say_wager(sheet, street, seat, Wager(outcome, to), put_in=put_in)
    sheet.way("pot_in_no_limit")
    sheet.why("betting.pot_is_no_amount", rule="pot_in_no_limit")
    sheet.punish("penalty_pot_in_no_limit", seat)
    return _at_least(sheet, street, seat, put_in)


def words_and_chips(sheet: Worksheet) -> Code:
    """Words and chips that do not agree: which of them counts."""
    way = sheet.way("words_and_chips")
    sheet.need("seat", "first")
    first = sheet.choice("first")
    if first == "not_clear":
        return _director_reads(sheet)
    together = first == "together"
    if together and way == "first_binds":
        if sheet.yes("contradict"):
            sheet.why("betting.words_and_chips_contradict", rule="words_and_chips")
            return _director_reads(sheet)
        first = "words" if sheet.yes("words_clear") else "chips"
    elif together:
        first = "words"
    sheet.why("betting.words_count" if first == "words" else "betting.chips_count", rule="words_and_chips")
    street, seat, chips = street_of(sheet), sheet.seat("seat"), sheet.chips("chips")
    if first == "words":
        sheet.need("said")
        return _spoken(sheet, street, seat, chips)
    if not chips:
        raise Missing("chips")
    if street.to_call(seat) > 0 and short(street, seat, sum(chips)):
        return say_undercall(sheet, street, seat, sum(chips), put_in=sum(chips))
    return say_wager(sheet, street, seat, chips_wager(sheet, street, seat, chips), put_in=sum(chips))


def _director_reads(sheet: Worksheet) -> Code:
    sheet.step("betting.you_read_it", rule="words_and_chips")
    return sheet.leave("words_and_chips", ("words_count", "chips_count", "call_only"), "words_count")


def unclear_amount(sheet: Worksheet) -> Code:
    """A number that can mean several amounts: the most reasonable one by the pot (57; N-11)."""
    way = sheet.way("unclear_amounts")
    sheet.need("number")
    street = street_of(sheet)
    if street.pot is None:
        raise Missing("pot")
    seat = sheet.maybe("seat")
    named = int(seat) if isinstance(seat, int) else 0
    least = range_of(sheet, street, named).least
    found = readings(sheet.count("number"), least=least, lowest=sheet.level.lowest_chip or 1)
    below = [amount for amount in found if amount < street.pot + (way == "up_to_pot")]
    to = max(below) if below else min(found)
    sheet.why("betting.readings", rule="unclear_amounts", amounts=tuple(found[:4]), least=least)
    sheet.step(
        "betting.reads_below_pot" if below else "betting.reads_smallest", rule="unclear_amounts", to=to, pot=street.pot
    )
    sheet.bet_level = to
    return Code.RAISE_TO if street.level else Code.BET


def readings(number: int, *, least: int, lowest: int) -> list[int]:
    """The amounts a spoken number can mean: itself and its tens, hundreds, ..., as far as they are legal; rising.

    >>> readings(5, least=400, lowest=100)[:2]
    [500, 5000]
    """
    found = [number * 10**zeros for zeros in range(10)]
    legal = [amount for amount in found if amount >= least and amount % lowest == 0]
    return legal or [max(found[-1], least)]


def gesture(sheet: Worksheet) -> Code:
    """A gesture or a word that is no official term: a tap is a check, the rest is at the player's own risk."""
    sheet.need("seat", "sign")
    seat, street = sheet.seat("seat"), street_of(sheet)
    facing = street.to_call(seat) > 0
    match sheet.choice("sign"):
        case "tap":
            if not facing:
                sheet.step("betting.tap_is_check", rule="betting.check", seat=seat)
                return Code.CHECK
            return _check_said(sheet, street, seat)
        case "wants_out" if sheet.says("betting.clear_wish_is_fold"):
            sheet.step("betting.clear_wish_is_fold", seat=seat)
            sheet.effect(seat, hand="dead")
            return Code.FOLD
        case _:
            sheet.way("other_terms")
            sheet.step("betting.own_risk", rule="other_terms", seat=seat)
            choices = ("fold", "call", "act_again") if facing else ("check", "bet", "act_again")
            return sheet.leave(
                "other_terms", tuple(Choice(f"read_as_{name}", {"seat": seat}) for name in choices), "read_as_act_again"
            )


def conditional_words(sheet: Worksheet) -> Code:
    """'If you bet, I raise', or a call before the amount is known (59)."""
    sheet.way("conditional_words")
    sheet.need("kind")
    seat = sheet.maybe("seat")
    named = int(seat) if isinstance(seat, int) else 0
    sheet.punish("penalty_conditional", *([named] if named else []))
    if sheet.choice("kind") == "condition":
        sheet.step("betting.condition_may_bind", rule="conditional_words", seat=named)
        return sheet.leave("conditional_words", ("condition_binds", "condition_void"), "condition_binds")
    sheet.step("betting.early_call", rule="betting.early_call", seat=named)
    return sheet.leave(
        "betting.early_call", ("bound_to_all", "bound_to_fair_amount", "free_again"), "bound_to_fair_amount"
    )


INCIDENTS = (
    Incident("betting.words", "words_and_chips", (SEAT, *WORDS), words, ("bets", "stacks", "level")),
    Incident(
        "betting.words_and_chips",
        "words_and_chips",
        (
            SEAT,
            Question("first", Kind.CHOICE, ("words", "chips", "together", "not_clear")),
            Question("said", Kind.CHOICE, SAID),
            Question("amount", Kind.AMOUNT, only=("said", ("amount", "raise", "bet"))),
            Question("chips", Kind.CHIPS, usual=()),
            Question("words_clear", Kind.YES_NO, usual=True, only=("first", ("together",))),
            Question("contradict", Kind.YES_NO, usual=False, only=("first", ("together",))),
        ),
        words_and_chips,
        ("bets", "stacks", "level"),
    ),
    Incident(
        "betting.unclear_amount",
        "unclear_amounts",
        (Question("number", Kind.COUNT, least=1), SEAT),
        unclear_amount,
        ("bets", "level"),
    ),
    Incident(
        "betting.gesture",
        "terms_and_gestures",
        (SEAT, Question("sign", Kind.CHOICE, ("tap", "wants_out", "other"))),
        gesture,
        ("bets",),
    ),
    Incident(
        "betting.conditional_words",
        "conditional_words",
        (Question("kind", Kind.CHOICE, ("condition", "early_call")), SEAT),
        conditional_words,
    ),
)
