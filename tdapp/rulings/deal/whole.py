"""The whole deal at once: is it a misdeal, how is it dealt again, and who was away (HC and TDA 30, 35; QLD s32)."""

from tdapp.rulings.deal import counts, decks, exposed, log, places
from tdapp.rulings.deal.misdeal import ACTION, CAN_REBUILD, LOOKED, REDEAL, SEAT
from tdapp.rulings.deal.money import put_in
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.situation import Status
from tdapp.rulings.worksheet import Missing, Worksheet
from tdapp.values import replace

CAUSES = (
    "one_of_first_two",
    "two_or_more",
    "one_later",
    "first_card_wrong_seat",
    "player_left_out",
    "no_right",
    "too_many",
    "too_few",
    "two_boxed",
    "one_boxed",
    "foreign",
    "later_out_of_turn",
    "two_to_button",
    "not_shuffled",
    "not_cut",
    "seen_at_cut",
)


COUNTED = ("player_left_out", "too_many", "too_few")
"""Causes that kill a hand when they are found too late."""


def misdeal(sheet: Worksheet) -> Code:
    """Somebody calls a misdeal: the log says what went wrong, else the cause that was chosen."""
    chosen = sheet.maybe("deal_fault")
    found = str(chosen) if chosen is not None else from_log(sheet)
    if found is None and log.complete(sheet) and not log.wrong_count(sheet, few=True):
        sheet.way("misdeal_limit")
        sheet.step("deal.nothing_wrong")
        return Code.PLAY_ON
    if found is None:
        raise Missing("deal_fault")
    return _rule_on(sheet, found)


def from_log(sheet: Worksheet) -> str | None:
    """The gravest fault the log shows, None when it shows nothing; what always undoes a deal comes first."""
    cards = sheet.situation.deal
    seen = exposed.seen_by_error(sheet)
    boxed = sum(card.boxed for card in cards)
    one_boxed_counts = sheet.way("boxed_limit") == "one"
    fault = log.order_fault(sheet)
    which = exposed.which_seen(seen) if seen else ""
    shown = (
        (any(card.joker for card in cards), "foreign"),
        (which == "two_or_more", which),
        (which == "one_of_first_two" and sheet.way("first_cards_seen") == "misdeal", which),
        (boxed > 1, "two_boxed"),
        (boxed == 1 and one_boxed_counts, "one_boxed"),
        (log.stray(sheet) is not None, "no_right"),
        (log.left_out(sheet) is not None, "player_left_out"),
        (log.wrong_count(sheet, few=False) is not None, "too_many"),
        (log.wrong_count(sheet, few=True) is not None, "too_few"),
        (fault is not None and (fault == "first_card_wrong_seat" or sheet.way("wrong_order") == "any_card"), fault),
        (bool(seen), which),
        (boxed == 1, "one_boxed"),
        (fault is not None, fault),
    )
    return next((cause for holds, cause in shown if holds), None)


def _rule_on(sheet: Worksheet, cause: str) -> Code:
    given = sheet.seat("seat") if sheet.maybe("seat") is not None else None
    match cause:
        case "one_of_first_two" | "two_or_more" | "one_later":
            return exposed.seen(sheet, cause, seat=given)
        case "first_card_wrong_seat" | "later_out_of_turn" | "two_to_button":
            return places.wrong_order(sheet, cause)
        case "player_left_out":
            return places.left_out(sheet)
        case "no_right":
            return places.no_right(sheet)
        case "too_many":
            return counts.too_many(sheet)
        case "too_few":
            return counts.too_few(sheet)
        case "two_boxed" | "one_boxed":
            return exposed.boxed_in_the_deal(sheet, many=cause == "two_boxed")
        case "foreign":
            return decks.foreign_card(sheet, None)
    return places.wrong_shuffle(sheet, cause)


def redeal(sheet: Worksheet) -> Code:
    """A misdeal was declared: how is the hand dealt again?"""
    sheet.way("misdeal_limit")
    sheet.step("deal.take_all_cards_in")
    sheet.step("deal.bets_back_blinds_stay")
    for line in REDEAL:
        if sheet.says(line):
            sheet.step(line)
    return Code.PROCEDURE


def away(sheet: Worksheet) -> Code:
    """A player is not at his seat when the last card of the deal falls."""
    sheet.way("away_at_last_card")
    sheet.need("in_reach")
    seat = _away_seat(sheet)
    if sheet.yes("in_reach"):
        sheet.step("deal.at_his_seat", seat=seat)
        if seat is not None:
            sheet.effect(seat, hand="live")
        return Code.HAND_LIVE
    sheet.step("deal.away_hand_dead", seat=seat)
    sheet.step("deal.muck_unseen")
    sheet.step("deal.posts_stay")
    if seat is not None:
        put = put_in(sheet, seat)
        sheet.effect(seat, hand="dead", forfeits=put.total if put else 0)
        sheet.fate(f"seat_{seat}", "muck")
    return Code.HAND_DEAD


def _away_seat(sheet: Worksheet) -> int | None:
    """Who was away: as answered, else the one seat that is marked absent."""
    if sheet.maybe("seat") is not None:
        return sheet.seat("seat")
    gone = [place.seat for place in sheet.situation.seats if place.status is Status.ABSENT]
    return gone[0] if len(gone) == 1 else None


INCIDENTS = (
    Incident(
        "deal.misdeal",
        "misdeals",
        (
            Question("deal_fault", Kind.CHOICE, CAUSES),
            ACTION,
            Question("whose_place", Kind.CHOICE, ("empty_seat", "player"), only=("deal_fault", ("no_right",))),
            Question("on_button", Kind.YES_NO, only=("deal_fault", ("too_few",))),
            counts.ACTED,
            LOOKED,
            CAN_REBUILD,
            SEAT,
            replace(counts.STILL_IN, only=("deal_fault", COUNTED)),
            replace(counts.UNCALLED, only=("deal_fault", COUNTED)),
            replace(decks.WHERE, only=("deal_fault", ("foreign",))),
        ),
        misdeal,
        ("button", "statuses", "deal", "log", "bets"),
    ),
    Incident("deal.redeal", "misdeals", (), redeal),
    Incident("deal.away_at_last_card", "at_your_seat", (Question("in_reach", Kind.YES_NO), SEAT), away, ("statuses",)),
)
