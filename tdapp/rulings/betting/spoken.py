"""Wagers in words: what was said, beside chips, or what fits nothing (HC and TDA 3, 40, 51, 54, 55, 57, 59; QLD s5,
s22).
"""

from tdapp.poker.betting import Structure
from tdapp.poker.wagers import Outcome, Wager
from tdapp.rulings.betting.reading import (
    chips_wager,
    known_stack,
    say_undercall,
    say_wager,
    short,
    stack_of,
    total_wager,
)  # fmt: skip
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.limits import least_bet, range_of
from tdapp.rulings.ruling import Choice, Code
from tdapp.rulings.street import Street, street_of
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
    return _spoken(sheet, street_of(sheet), sheet.seat("seat"))


def _spoken(sheet: Worksheet, street: Street, seat: int) -> Code:
    """The ruling on words alone: what they are at this moment, and to how much they bind."""
    facing = street.to_call(seat) > 0
    match sheet.choice("said"):
        case "call":
            return _call(sheet, street, seat) if facing else _nothing_to_call(sheet, seat)
        case "check":
            return _check_said(sheet, street, seat, facing=facing)
        case "all_in":
            reach = known_stack(street, seat)
            return say_wager(sheet, street, seat, Wager(Outcome.ALL_IN, reach, must_add=reach - _own(street, seat)))
        case "pot":
            return _pot_said(sheet, street, seat)
        case "amount":
            return _amount(sheet, street, seat, sheet.amount("amount"), raise_said=False)
        case verb:
            if verb == "raise" and not street.level:
                sheet.way("invalid_words")
                sheet.why("betting.raise_without_a_bet", rule="invalid_words")
            return _bet_or_raise(sheet, street, seat, verb)


def _own(street: Street, seat: int) -> int:
    return street.own.get(seat, 0)


def _call(sheet: Worksheet, street: Street, seat: int) -> Code:
    add = min(street.to_call(seat), stack_of(street, seat, 0))
    behind = street.behind.get(seat)
    if behind is not None and behind <= street.to_call(seat):
        return say_wager(sheet, street, seat, Wager(Outcome.ALL_IN, _own(street, seat) + behind, must_add=behind))
    return say_wager(sheet, street, seat, Wager(Outcome.CALL, street.level, must_add=add))


def _nothing_to_call(sheet: Worksheet, seat: int) -> Code:
    sheet.way("invalid_words")
    sheet.step("betting.call_is_check", rule="invalid_words", seat=seat)
    return Code.CHECK


def _check_said(sheet: Worksheet, street: Street, seat: int, *, facing: bool) -> Code:
    if not facing:
        sheet.step("betting.check", seat=seat)
        return Code.CHECK
    sheet.way("invalid_words")
    sheet.step("betting.check_is_no_raise", rule="invalid_words", seat=seat)
    sheet.bet_level = street.level
    sheet.may(seat, "fold")
    sheet.may(seat, "call", least=street.level, most=street.level)
    return Code.CALL_OR_FOLD


def _bet_or_raise(sheet: Worksheet, street: Street, seat: int, verb: str) -> Code:
    """The word with an amount, with chips, or alone."""
    amount = sheet.amount("amount")
    if amount:
        return _amount(sheet, street, seat, amount, raise_said=verb == "raise" or not street.level)
    chips = sheet.chips("chips")
    if chips:
        sheet.why("betting.chips_are_the_amount")
        total = _own(street, seat) + sum(chips)
        return say_wager(sheet, street, seat, total_wager(sheet, street, seat, total, raise_said=True))
    return _at_least(sheet, street, seat)


def _at_least(sheet: Worksheet, street: Street, seat: int) -> Code:
    """Bound to bet or raise, the amount still his to say."""
    allowed = range_of(sheet, street, seat)
    reach = street.reach(seat)
    least = allowed.least if reach is None else min(allowed.least, reach)
    most = allowed.most if reach is None else min(allowed.most or reach, reach)
    sheet.min_raise_to, sheet.max_raise_to = least, most
    act = "raise" if street.level else "bet"
    sheet.step("betting.at_least_a_raise" if street.level else "betting.at_least_a_bet", seat=seat, least=least)
    sheet.may(seat, act, least=least, most=most)
    return Code.MIN_RAISE if street.level else Code.MIN_BET


def _amount(sheet: Worksheet, street: Street, seat: int, amount: int, *, raise_said: bool) -> Code:
    """A number said is the same as the chips; with raise or bet said it is made up to a full one."""
    put_in = amount - _own(street, seat)
    if not raise_said and street.to_call(seat) > 0 and short(street, seat, put_in) and put_in > 0:
        return say_undercall(sheet, street, seat, put_in)
    sheet.why("betting.amount_is_total")
    wager = total_wager(sheet, street, seat, amount, raise_said=raise_said)
    return say_wager(sheet, street, seat, said_only(street, seat, wager))


def said_only(street: Street, seat: int, wager: Wager) -> Wager:
    """The wager of a player who has put nothing in yet: all of it is still to come."""
    return Wager(wager.outcome, wager.to, must_add=wager.to - street.own.get(seat, 0))


def _pot_said(sheet: Worksheet, street: Street, seat: int) -> Code:
    """Pot is an amount in pot-limit only; in no-limit it is at least a bet or raise (54-D)."""
    structure = sheet.situation.structure
    if structure in (Structure.POT_LIMIT, Structure.HALF_POT):
        most = range_of(sheet, street, seat).most
        assert most is not None
        reach = street.reach(seat)
        to = most if reach is None else min(most, reach)
        outcome = Outcome.ALL_IN if to == reach else Outcome.RAISE_TO if street.level else Outcome.BET
        return say_wager(sheet, street, seat, Wager(outcome, to, must_add=to - _own(street, seat)))
    sheet.way("pot_in_no_limit")
    sheet.why("betting.pot_is_no_amount", rule="pot_in_no_limit")
    sheet.punish("penalty_pot_in_no_limit", seat)
    return _at_least(sheet, street, seat)


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
    street, seat = street_of(sheet), sheet.seat("seat")
    if first == "words":
        sheet.need("said")
        return _spoken(sheet, street, seat)
    chips = sheet.chips("chips")
    if not chips:
        raise Missing("chips")
    if street.to_call(seat) > 0 and short(street, seat, sum(chips)):
        return say_undercall(sheet, street, seat, sum(chips))
    return say_wager(sheet, street, seat, chips_wager(sheet, street, seat, chips))


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
    least = range_of(sheet, street, named).least if street.level else least_bet(sheet, street)
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
            return _check_said(sheet, street, seat, facing=True)
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
