"""Hole cards that were seen, fell off the table, or lay face up in the deck (HC and TDA 35-A; QLD s32, s32A, s33B)."""

from collections.abc import Sequence

from tdapp.rulings.deal.misdeal import ACTION, SEAT, declare, gap, in_time, progress, too_late
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.situation import Dealt
from tdapp.rulings.street import street_name
from tdapp.rulings.worksheet import Silent, Worksheet

WHICH = ("one_later", "one_of_first_two", "two_or_more")
FIRST_TWO = (1, 2)


def seen_by_error(sheet: Worksheet) -> tuple[Dealt, ...]:
    """The dealt cards of the log that were seen through the dealer; boxed cards and jokers are counted apart."""
    return tuple(
        card for card in sheet.situation.deal if card.seen and not (card.by_player or card.boxed or card.joker)
    )


def which_seen(cards: tuple[Dealt, ...]) -> str:
    """The case of seen cards that this is, from the places of these cards in the deck (reading A6)."""
    if len(cards) > 1:
        return "two_or_more"
    return "one_of_first_two" if cards[0].position in FIRST_TWO else "one_later"


def hole_card_seen(sheet: Worksheet) -> Code:
    """A hole card was turned up or seen while it was dealt."""
    log = seen_by_error(sheet)
    own = [card for card in sheet.situation.deal if card.by_player]
    by = sheet.maybe("turned_up_by") or ("dealer" if log or not own else "player")
    if by == "player":
        return shown_by_player(sheet, _whose(sheet, own))
    if sheet.maybe("seen_cards") is None and log:
        seat = log[0].seat if len(log) == 1 else None
        return seen(sheet, which_seen(log), seat=seat)
    sheet.need("seen_cards")
    if sheet.maybe("turned_up_by") is None:
        sheet.choice("turned_up_by")
    seat = sheet.seat("seat") if sheet.maybe("seat") is not None else None
    return seen(sheet, sheet.choice("seen_cards"), seat=seat)


def _whose(sheet: Worksheet, cards: Sequence[Dealt]) -> int | None:
    """The seat the cards belong to: as answered, else the one place they all lie at."""
    if sheet.maybe("seat") is not None:
        return sheet.seat("seat")
    seats = {card.seat for card in cards}
    return seats.pop() if len(seats) == 1 else None


def shown_by_player(sheet: Worksheet, seat: int | None) -> Code:
    """Rule on a card a player showed himself: that never undoes a deal."""
    sheet.way("first_cards_seen")
    sheet.step("deal.shown_by_player", seat=seat)
    sheet.step("deal.card_stays_his", seat=seat)
    return Code.PLAY_ON


def seen(sheet: Worksheet, which: str, *, seat: int | None = None) -> Code:
    """Rule on cards seen through the dealer: `which` of them; `seat` whose card it is, when one is known."""
    first_two = sheet.way("first_cards_seen") == "misdeal"
    if which == "two_or_more" or (which == "one_of_first_two" and first_two):
        cause = "deal.two_seen" if which == "two_or_more" else "deal.first_card_seen"
        return declare(sheet, cause) if in_time(sheet) else too_late(sheet, cause)
    if not first_two:
        return _exchange(sheet, seat)
    sheet.step("deal.one_seen_no_misdeal")
    untouched = progress(sheet) == "none"
    wanted = "first_burn_for_card" if untouched else "card_plays"
    return gap(sheet, "first_burn_for_card", "card_plays", recommended=wanted, seat=seat)


def _exchange(sheet: Worksheet, seat: int | None) -> Code:
    """QLD s32A: the card is changed for the one that would be the first burn, and becomes that burn itself."""
    if street_name(sheet) != "preflop":
        raise Silent("exchange_after_the_flop")
    for step in ("deal.finish_the_deal", "deal.exchange_for_burn", "deal.show_everybody", "deal.card_is_first_burn"):
        sheet.step(step)
    sheet.fate("seen_card", "burn")
    if seat is not None:
        sheet.fate("first_burn", "to_seat", seat=seat)
    return Code.EXCHANGE_WITH_BURN


def off_table(sheet: Worksheet) -> Code:
    """A card left the table, or fell, while it was dealt."""
    if sheet.yes("card_seen"):
        return hole_card_seen(sheet)
    sheet.way("first_cards_seen")
    sheet.step("deal.fell_unseen")
    sheet.step("deal.card_stays_his", seat=_whose(sheet, ()))
    return Code.PLAY_ON


def boxed_card(sheet: Worksheet) -> Code:
    """A card lies face up in the deck."""
    boxed = [card for card in sheet.situation.deal if card.boxed]
    if sheet.maybe("found") is None and boxed:
        return boxed_in_the_deal(sheet, many=len(boxed) > 1)
    if sheet.maybe("found") is None and street_name(sheet) != "preflop":
        return boxed_later(sheet)
    if sheet.choice("found") == "later":
        return boxed_later(sheet)
    return boxed_in_the_deal(sheet, many=sheet.choice("boxed_count") == "two_or_more")


def boxed_in_the_deal(sheet: Worksheet, *, many: bool) -> Code:
    """Rule on face-up cards met while the hole cards were dealt: `many` two or more."""
    if many or sheet.way("boxed_limit") == "one":
        cause = "deal.boxed_cards" if many else "deal.boxed_card_found"
        return declare(sheet, cause) if in_time(sheet) else too_late(sheet, cause)
    sheet.step("deal.one_boxed_no_misdeal")
    return gap(sheet, "scrap_paper", "card_plays", recommended="scrap_paper")


def boxed_later(sheet: Worksheet) -> Code:
    """Rule on a face-up card met after the first betting round began."""
    if sheet.way_or("boxed_later", "gap") == "gap":
        sheet.step("deal.one_boxed_no_misdeal")
        return gap(sheet, "scrap_paper", "card_plays", recommended="scrap_paper")
    sheet.step("deal.boxed_to_muck")
    sheet.step("deal.show_boxed_card")
    sheet.step("deal.next_card_instead")
    sheet.fate("boxed_card", "muck")
    return Code.MUCK_CARD


BY = Question("turned_up_by", Kind.CHOICE, ("dealer", "player"), usual="dealer")

INCIDENTS = (
    Incident(
        "deal.exposed_hole_card",
        "misdeals",
        (Question("seen_cards", Kind.CHOICE, WHICH), BY, ACTION, SEAT),
        hole_card_seen,
        ("deal", "log"),
    ),
    Incident(
        "deal.card_off_table",
        "misdeals",
        (
            Question("card_seen", Kind.YES_NO),
            Question("seen_cards", Kind.CHOICE, WHICH, only=("card_seen", (True,))),
            BY,
            ACTION,
            SEAT,
        ),
        off_table,
        ("deal", "log"),
    ),
    Incident(
        "deal.boxed_card",
        "misdeals",
        (
            Question("boxed_count", Kind.CHOICE, ("one", "two_or_more")),
            Question("found", Kind.CHOICE, ("in_the_deal", "later"), usual="in_the_deal"),
            ACTION,
        ),
        boxed_card,
        ("deal", "log"),
    ),
)
