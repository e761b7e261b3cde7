"""When a misdeal may still be declared, how it is declared, and how the deal is done again (HC and TDA 35; QLD s32)."""

from typing import Literal

from tdapp.rulings.binding import binding_in
from tdapp.rulings.incidents import Kind, Question
from tdapp.rulings.ruling import Choice, Code, SeatEffect
from tdapp.rulings.situation import Did, Status
from tdapp.rulings.street import street_name, street_of
from tdapp.rulings.worksheet import Missing, Worksheet

Progress = Literal["none", "begun", "binding"]
PROGRESS: tuple[Progress, ...] = ("none", "begun", "binding")

REDEAL = (
    "deal.redeal_same",
    "deal.reshuffle_and_cut",
    "deal.no_newcomers",
    "deal.away_may_play",
    "deal.penalty_counts_once",
)
"""How a hand is dealt again; a book has some of these."""

ACTION = Question("betting_so_far", Kind.CHOICE, PROGRESS, usual="none")
SEAT = Question("seat", Kind.SEAT)
LOOKED = Question("looked", Kind.YES_NO)
CAN_REBUILD = Question("can_rebuild", Kind.YES_NO, only=("looked", (False,)))


def progress(sheet: Worksheet) -> Progress:
    """How far the betting is: as answered, else by the street, the log or the chips, else as usual (nobody acted)."""
    if sheet.maybe("betting_so_far") is None:
        if street_name(sheet) != "preflop":
            return "binding"
        log = [action for action in sheet.situation.actions if action.street in (None, "preflop")]
        if log:
            return "begun" if binding_in(log) is None else "binding"
        if acts := _acts_on_the_table(sheet):
            return "binding" if acts > 2 or (acts == 2 and _bets(sheet)) else "begun"
    answered = sheet.choice("betting_so_far")
    return next(known for known in PROGRESS if known == answered)


def _acts_on_the_table(sheet: Worksheet) -> int:
    """How many players have acted before the flop, as the table shows it without a log: bets and folded hands."""
    folded = [place for place in sheet.situation.seats if place.status is Status.FOLDED]
    return len({place.seat for place in folded} | set(_bets(sheet)))


def _bets(sheet: Worksheet) -> dict[int, int]:
    """What the seats have in front of them beyond what they had to post; empty when the blinds are not known."""
    here = sheet.situation
    if here.level is None or here.big_blind is None:
        return {}
    posts = {here.small_blind: here.level.small_blind, here.big_blind: here.level.big_blind}
    own = {
        place.seat: place.bet - posts.get(place.seat, here.level.big_blind if place.newcomer else 0)
        for place in here.seats
    }
    return {seat: amount for seat, amount in own.items() if amount > 0}


def in_time(sheet: Worksheet) -> bool:
    """Whether a misdeal may still be declared: until binding action, or until the first betting round begins."""
    limit = sheet.way("misdeal_limit")
    now = progress(sheet)
    return now == "none" or (now == "begun" and limit == "binding_action")


def declare(sheet: Worksheet, cause: str, *, said: bool = False, seat: int | None = None) -> Code:
    """Declare a misdeal: say why (unless that was `said`), give back what was bet, and deal again in the same way.

    `seat` is the one the cause speaks of, where it is known.
    """
    if not said:
        sheet.step(cause, seat=seat)
    sheet.step("deal.declare_misdeal")
    if progress(sheet) == "begun":
        sheet.why("deal.not_binding_yet")
        if {action.did for action in sheet.situation.actions[-2:]} == {Did.CHECK, Did.FOLD}:
            sheet.note("check_and_fold", rule="misdeal_limit")
        _give_back(sheet)
    for line in REDEAL:
        if sheet.says(line):
            sheet.check(line)
    return Code.MISDEAL


def rebuild_or_declare(sheet: Worksheet, cause: str, *, seat: int | None = None) -> Code:
    """Declare a misdeal, or where the book says so put the deal right when nobody saw a card that was not his."""
    if not sheet.flag("deal_rebuilt"):
        return declare(sheet, cause, seat=seat)
    if sheet.maybe("looked") is False and sheet.maybe("can_rebuild") is True:
        sheet.why(cause, seat=seat)
        sheet.step("deal.rebuild")
        return Code.RECONSTRUCT
    sheet.step(cause, seat=seat)
    if sheet.yes("looked"):
        sheet.why("deal.somebody_looked")
        return declare(sheet, cause, said=True)
    sheet.need("can_rebuild")
    sheet.why("deal.cannot_rebuild")
    return declare(sheet, cause, said=True)


def too_late(sheet: Worksheet, cause: str) -> Code:
    """Rule that it is no misdeal any more: say what it would have been, and that the hand is played."""
    sheet.why(cause)
    sheet.step("deal.too_late")
    return Code.PLAY_ON


def _give_back(sheet: Worksheet) -> None:
    """What was bet so far goes back; the blinds and antes lie for the new deal."""
    sheet.step("deal.bets_back_blinds_stay")
    for seat, back in _beyond_posts(sheet).items():
        sheet.step("deal.seat_gets_back", rule="deal.bets_back_blinds_stay", seat=seat, amount=back)
        sheet.effect(seat, refund=back)


def _beyond_posts(sheet: Worksheet) -> dict[int, int]:
    """What each player bet himself, by the log or by the chips on the table; empty when neither tells."""
    if not sheet.situation.actions:
        return _bets(sheet)
    try:
        before, after = street_of(sheet, before=0).own, street_of(sheet).own
    except Missing:
        return {}
    put = {seat: after.get(seat, 0) - before.get(seat, 0) for seat in after}
    return {seat: amount for seat, amount in put.items() if amount > 0}


def gap(sheet: Worksheet, *choices: str, recommended: str, seat: int | None = None) -> Code:
    """Leave it to the director where the book stops: the choice most used stands first."""
    effects = () if seat is None else (SeatEffect(seat, hand="live"),)
    live = ("first_burn_for_card", "card_plays", "replace_card")
    listed = tuple(Choice(choice, {}, effects if choice in live else ()) for choice in choices)
    return sheet.leave("rule.book_stops", listed, recommended)
