"""Wagers in words: what was said, alone or beside chips (HC and TDA 40, 51, 54, 55; QLD s22)."""

from tdapp.poker.rounds import BettingRound, counts_pot
from tdapp.poker.wagers import Outcome
from tdapp.rulings.betting.reading import (
    Read,
    check_rule,
    chips_wager,
    known_stack,
    moves,
    say_wager,
    short,
    total_wager,
)  # fmt: skip
from tdapp.rulings.betting.undercalls import say_undercall
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.limits import may_of, most_rule, range_of
from tdapp.rulings.options import rule_against, say_why_not
from tdapp.rulings.ruling import Code
from tdapp.rulings.street import street_of
from tdapp.rulings.worksheet import Missing, Worksheet
from tdapp.values import replace

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
            return check_said(sheet, street, seat, put_in)
        case "all_in":
            wager = Read(Outcome.ALL_IN, known_stack(street, seat), "words_bind")
            return say_wager(sheet, street, seat, wager, put_in=put_in)
        case "pot":
            return _pot_said(sheet, street, seat, put_in)
        case "amount":
            return _amount(sheet, street, seat, sheet.amount("amount"), put_in=put_in)
        case verb:
            if verb == "raise" and not street.level:
                sheet.way("invalid_words")
                sheet.why("betting.raise_without_a_bet", rule="invalid_words")
            return _bet_or_raise(sheet, street, seat, verb, chips)


def _call(sheet: Worksheet, street: BettingRound, seat: int, put_in: int) -> Code:
    reach = street.reach(seat)
    if reach is not None and reach <= street.level:
        return say_wager(sheet, street, seat, Read(Outcome.ALL_IN, reach, "words_bind"), put_in=put_in)
    return say_wager(sheet, street, seat, Read(Outcome.CALL, street.level, "words_bind"), put_in=put_in)


def _nothing_to_call(sheet: Worksheet, street: BettingRound, seat: int, put_in: int) -> Code:
    sheet.way("invalid_words")
    sheet.step("betting.call_is_check", rule="invalid_words", seat=seat)
    _all_back(sheet, street, seat, put_in)
    return Code.CHECK


def check_said(sheet: Worksheet, street: BettingRound, seat: int, put_in: int = 0) -> Code:
    """Check was said, or tapped: a check; against a bet he may only call or fold (55)."""
    if street.to_call(seat) <= 0:
        sheet.step("betting.check", rule=check_rule(street), seat=seat)
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
        sheet.step("betting.goes_back", rule=check_rule(street), seat=seat, back=put_in)
        sheet.effects.append(moves(street, seat, put_in=put_in, to=street.in_front(seat)))


def _bet_or_raise(sheet: Worksheet, street: BettingRound, seat: int, verb: str, chips: tuple[int, ...]) -> Code:
    """The word with an amount, with chips, or alone."""
    amount, put_in = sheet.amount("amount"), sum(chips)
    no_bet = None if street.level else "invalid_words" if verb == "raise" else "words_bind"
    if amount:
        return _amount(sheet, street, seat, amount, verb=verb, put_in=put_in, no_bet=no_bet)
    if put_in:
        rule = "betting.chips_are_the_amount" if len(chips) == 1 else "betting.first_motion"
        sheet.why("betting.chips_are_the_amount", rule=rule if sheet.has(rule) else None)
        total = street.in_front(seat) + put_in
        wager = total_wager(sheet, street, seat, total, raise_said=True)
        if wager.outcome in (Outcome.RAISE_TO, Outcome.BET) and wager.to == total and len(chips) == 1:
            wager = replace(wager, rule=rule if sheet.has(rule) else None)
        return say_wager(sheet, street, seat, wager, put_in=put_in)
    return _at_least(sheet, street, seat, rule="invalid_words" if no_bet == "invalid_words" else None)


def _at_least(sheet: Worksheet, street: BettingRound, seat: int, put_in: int = 0, *, rule: str | None = None) -> Code:
    """Bound to bet or raise, the amount still his to say; who may not raise has called. `rule`: of what binds him, None
    when it is the word alone.
    """
    allowed = may_of(sheet, street, seat)
    if allowed.why_not is not None:
        to = street.in_front(seat) + allowed.call
        say_why_not(sheet, street, allowed)
        outcome = Outcome.ALL_IN if allowed.call_is_all_in else Outcome.CALL
        return say_wager(sheet, street, seat, Read(outcome, to, rule_against(sheet, allowed)), put_in=put_in)
    if counts_pot(sheet.situation.structure):
        range_of(sheet, street, seat)  # its most has to be known here
    sheet.min_raise_to, sheet.max_raise_to = allowed.least, allowed.most
    act = "raise" if street.level else "bet"
    least = allowed.least or 0
    code = "betting.at_least_a_raise" if street.level else "betting.at_least_a_bet"
    sheet.step(code, rule=rule, seat=seat, least=least)
    sheet.may(seat, act, least=allowed.least, most=allowed.most)
    return Code.MIN_RAISE if street.level else Code.MIN_BET


def _amount(
    sheet: Worksheet,
    street: BettingRound,
    seat: int,
    amount: int,
    *,
    verb: str = "",
    put_in: int = 0,
    no_bet: str | None = "rule.amount_said",
) -> Code:
    """A number said is the same as the chips; with raise or bet said it is made up to a full one. `no_bet`: the rule of
    an opening bet said so.
    """
    counted = amount - street.in_front(seat)
    raise_said = verb == "raise" or (verb == "bet" and not street.level)
    if not raise_said and street.to_call(seat) > 0 and short(street, seat, counted) and counted > 0:
        return say_undercall(sheet, street, seat, counted, put_in=put_in)
    rule = "betting.amount_is_total" if verb and sheet.has("betting.amount_is_total") else "rule.amount_said"
    sheet.why("betting.amount_is_total", rule=rule)
    wager = total_wager(sheet, street, seat, amount, raise_said=raise_said)
    if wager.outcome is Outcome.BET and no_bet == "invalid_words":
        wager = replace(wager, rule=no_bet)
    elif wager.to == amount and wager.rule is None:  # just what he said
        if wager.outcome is Outcome.BET:
            wager = replace(wager, rule=no_bet)
        elif wager.outcome is Outcome.CALL or (wager.outcome is Outcome.RAISE_TO and verb):
            wager = replace(wager, rule=rule)
    return say_wager(sheet, street, seat, wager, put_in=put_in)


def _pot_said(sheet: Worksheet, street: BettingRound, seat: int, put_in: int) -> Code:
    """Pot is an amount in pot-limit only; in no-limit it is at least a bet or raise (54-D)."""
    if counts_pot(sheet.situation.structure):
        most = range_of(sheet, street, seat).most
        assert most is not None
        reach = street.reach(seat)
        to = most if reach is None else min(most, reach)
        outcome = Outcome.ALL_IN if to == reach else Outcome.RAISE_TO if street.level else Outcome.BET
        return say_wager(sheet, street, seat, Read(outcome, to, most_rule(sheet, street)), put_in=put_in)
    sheet.way("pot_in_no_limit")
    sheet.why("betting.pot_is_no_amount", rule="pot_in_no_limit")
    sheet.punish("penalty_pot_in_no_limit", seat)
    return _at_least(sheet, street, seat, put_in, rule="pot_in_no_limit")


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
    rule = "words_bind" if first == "words" and way != "first_binds" else "words_and_chips"
    sheet.step("betting.words_count" if first == "words" else "betting.chips_count", rule=rule)
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
)
