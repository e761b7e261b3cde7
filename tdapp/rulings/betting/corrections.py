"""Bets of a wrong size found later, and calls of a wrong count (HC and TDA 49, 52)."""

from tdapp.poker.rounds import BettingRound, counts_pot
from tdapp.rulings.binding import binding_at
from tdapp.rulings.checking import Impossible
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.limits import range_of
from tdapp.rulings.ruling import Code
from tdapp.rulings.situation import Did
from tdapp.rulings.street import bets_now, in_front, street_name, street_of
from tdapp.rulings.worksheet import Missing, Worksheet

BETS = (Did.BET, Did.RAISE, Did.ALL_IN, Did.CHIPS)
CALLS = (Did.CALL, Did.CHIPS, Did.ALL_IN)


def wrong_bet(sheet: Worksheet) -> Code:
    """A bet or raise below the minimum or above the maximum is found after others have acted on it."""
    sheet.way("wrong_bets")
    sheet.need("seat", "found")
    seat, found = sheet.seat("seat"), sheet.choice("found")
    placed, legal, callers, binding = _facts(sheet, seat)
    if placed == legal:
        raise Impossible("facts.legal", "bet_is_legal", given=placed)
    sheet.bet_level = placed
    pot_limit = counts_pot(sheet.situation.structure)
    if found == "too_late":
        rule = "wrong_pot_limit_bets" if pot_limit else "wrong_bets"
        sheet.step("betting.error_stands", rule=rule, seat=seat, to=placed)
        return Code.ERROR_STANDS
    if placed > legal and not pot_limit:
        raise Impossible("facts.legal", "no_maximum_here", given=legal)
    if pot_limit:
        sheet.way("wrong_pot_limit_bets")
    rule = "wrong_pot_limit_bets" if pot_limit else "wrong_bets"
    if placed < legal and pot_limit and (sheet.yes("binding_behind") if binding is None else binding):
        sheet.step("betting.too_small_stands", rule=rule, seat=seat, to=placed)
        return Code.ERROR_STANDS
    sheet.why("betting.legal_amount", rule=rule, placed=placed, legal=legal)
    sheet.bet_level = legal
    for each in (seat, *callers):
        _correct(sheet, each, placed, legal)
    if callers:
        sheet.step("betting.corrected_for_all", rule=rule, to=legal, seats=(seat, *callers))
        return Code.CORRECT_ALL_TO
    sheet.step("betting.corrected_for_bettor", rule=rule, seat=seat, to=legal)
    return Code.CORRECT_BETTOR_TO


def _correct(sheet: Worksheet, seat: int, placed: int, legal: int) -> None:
    """One player adds the difference (at most what he has) or gets back what he has above it."""
    place = next((place for place in sheet.situation.seats if place.seat == seat), None)
    reach = None
    if place is not None and place.stack is not None:
        reach = place.stack - place.paid - place.ante - place.dead
    own = _stands_at(sheet, seat, placed if reach is None else min(placed, reach))
    to = legal if own > legal or reach is None else min(legal, reach)
    sheet.effect(seat, before=own, must_add=max(0, to - own), refund=max(0, own - to), to=to)


def _stands_at(sheet: Worksheet, seat: int, otherwise: int) -> int:
    """The chips a player has in front of him by the log, else as entered; who called all-in has less than the bet."""
    if any(action.seat == seat for action in sheet.situation.actions):
        return street_of(sheet).in_front(seat)
    front = next((place.bet for place in sheet.situation.seats if place.seat == seat), 0)
    return front or otherwise


def _facts(sheet: Worksheet, seat: int) -> tuple[int, int, tuple[int, ...], bool | None]:
    """The wrong bet, the legal one, who called it and whether binding action followed: from the log, else answered."""
    actions = sheet.situation.actions
    here = street_name(sheet)  # of a bet on another street the log tells no legal amount
    index = next(
        (
            at
            for at in reversed(range(len(actions)))
            if actions[at].seat == seat and actions[at].did in BETS and (actions[at].street or here) == here
        ),
        None,
    )
    if index is None:
        sheet.need("placed", "legal")
        return sheet.amount("placed"), sheet.amount("legal"), sheet.seats("callers"), None
    before = street_of(sheet, before=index)
    after = street_of(sheet, before=index + 1)
    placed = after.own[seat]
    told = sheet.maybe("legal")
    legal = told if isinstance(told, int) else _legal(sheet, before, seat, placed)
    behind = actions[index + 1 :]
    callers = tuple(action.seat for action in behind if action.did in CALLS)
    binding = binding_at([action.did for action in behind]) is not None
    return placed, legal, callers, binding


def _legal(sheet: Worksheet, before: BettingRound, seat: int, placed: int) -> int:
    allowed = range_of(sheet, before, seat)
    if placed < allowed.least:
        return allowed.least
    if allowed.most is None:
        return placed
    if placed <= allowed.most:  # within the limits, but counted wrong: only the floor knows what it should have been
        raise Missing("legal")
    return allowed.most


def accepted_action(sheet: Worksheet) -> Code:
    """A player calls on a wrong count: he owes the true amount."""
    sheet.way("accepted_action")
    sheet.need("seat", "true_amount", "told")
    seat, true, told = sheet.seat("seat"), sheet.amount("true_amount"), sheet.amount("told")
    reach, before = true, None
    if sheet.situation.seats:
        place, own = sheet.at(seat), bets_now(sheet, in_front(sheet)).get(seat, 0)
        before = own if own < told else None  # else his call lies there already, and nobody knows what did before it
        if place.stack is not None:
            reach = min(true, place.stack - place.paid - place.ante - place.dead)
    sheet.step("betting.owes_true_amount", rule="accepted_action", seat=seat, to=reach, told=told)
    more, back = max(0, reach - told), max(0, told - reach)
    if before is not None:
        sheet.effect(seat, must_add=more, refund=back, before=before, put_in=told - before, to=reach)
    elif reach != told:
        sheet.effect(seat, must_add=more, refund=back)
    if true > told:
        sheet.check("betting.weigh_fairness", rule="accepted_action", told=told, true_amount=true)
        sheet.leave("accepted_action", ("true_amount", "fairest_result"), "true_amount")
    return Code.CALL if reach == true else Code.ALL_IN


INCIDENTS = (
    Incident(
        "betting.wrong_bet",
        "incorrect_bets",
        (
            Question("seat", Kind.SEAT),
            Question("found", Kind.CHOICE, ("same_round", "too_late")),
            Question("placed", Kind.AMOUNT, least=1),
            Question("legal", Kind.AMOUNT, least=1),
            Question("callers", Kind.SEATS, usual=()),
            Question("binding_behind", Kind.YES_NO, usual=False),
        ),
        wrong_bet,
        ("bets", "stacks", "log", "level"),
    ),
    Incident(
        "betting.accepted_action",
        "accepted_action",
        (
            Question("seat", Kind.SEAT),
            Question("true_amount", Kind.AMOUNT, least=1),
            Question("told", Kind.AMOUNT),
        ),
        accepted_action,
        ("stacks", "bets"),
    ),
)
