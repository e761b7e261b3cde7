"""Cards to the wrong seat, in the wrong order, or to nobody (HC and TDA 35-A2..A4, 35-B; QLD s32(1)(e), s32(6))."""

from tdapp.rulings.deal import counts, log
from tdapp.rulings.deal.misdeal import ACTION, CAN_REBUILD, LOOKED, SEAT, declare, in_time, rebuild_or_declare, too_late
from tdapp.rulings.deal.money import put_in
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Choice, Code, SeatEffect
from tdapp.rulings.situation import AtSeat
from tdapp.rulings.worksheet import Worksheet

ORDERS = ("first_card_wrong_seat", "later_out_of_turn", "two_to_button")


def order(sheet: Worksheet) -> Code:
    """A card went to the wrong seat, but in the end every player has his cards."""
    if sheet.maybe("order_fault") is None and (found := log.order_fault(sheet)) is not None:
        return wrong_order(sheet, found)
    return wrong_order(sheet, sheet.choice("order_fault"))


def wrong_order(sheet: Worksheet, fault: str) -> Code:
    """Rule on cards in a wrong order by `fault`: the first card went wrong, a later one did, or the button got two in a
    row.
    """
    strict = sheet.way("wrong_order") == "any_card"
    if fault == "two_to_button" and not strict:
        sheet.step("deal.two_to_button_allowed")
        return Code.PLAY_ON
    if fault == "first_card_wrong_seat" or strict:
        cause = "deal.first_card_wrong_seat" if fault == "first_card_wrong_seat" else "deal.card_out_of_turn"
        return rebuild_or_declare(sheet, cause) if in_time(sheet) else too_late(sheet, cause)
    if not in_time(sheet):
        return too_late(sheet, "deal.card_out_of_turn")
    sheet.step("deal.out_of_turn_not_listed")
    return sheet.leave("deal.out_of_turn_not_listed", ("play_on", "declare_misdeal"), "play_on")


def no_right(sheet: Worksheet) -> Code:
    """A card went to an empty seat, or to a player without a right to cards."""
    seat = sheet.seat("seat") if sheet.maybe("seat") is not None else None
    if sheet.maybe("whose_place") is None and (found := log.stray(sheet)) is not None:
        if isinstance(found, AtSeat):
            return to_no_right(sheet, empty=False, seat=found.seat)
        return to_no_right(sheet, empty=True, seat=found or seat)
    if in_time(sheet):
        return to_no_right(sheet, empty=True, seat=seat)
    sheet.need("whose_place")
    return to_no_right(sheet, empty=sheet.choice("whose_place") == "empty_seat", seat=seat)


def to_no_right(sheet: Worksheet, *, empty: bool, seat: int | None) -> Code:
    """Rule on a card for nobody entitled: in time it is undone or put right. Later: cards at an empty seat go to the
    muck; a player's hand is for the floor.
    """
    late_cards = sheet.way("stray_cards")
    if in_time(sheet):
        return rebuild_or_declare(sheet, "deal.seat_without_right", seat=seat)
    sheet.why("deal.seat_without_right", seat=seat)
    if empty or late_cards == "muck_all":
        sheet.step("deal.muck_stray_cards", seat=seat)
        sheet.step("deal.too_late")
        if seat is not None:
            sheet.fate(f"seat_{seat}", "muck")
        return Code.MUCK_CARD
    sheet.step("deal.too_late")
    put = put_in(sheet, seat) if seat is not None else None
    plays = (SeatEffect(seat, hand="live"),) if seat is not None else ()
    back = (SeatEffect(seat, hand="void", refund=put.total if put else 0),) if seat is not None else ()
    choices = (Choice("hand_plays", {}, plays), Choice("hand_dead_bets_back", {}, back))
    return sheet.leave("rule.book_stops", choices, "hand_plays")


def left_out(sheet: Worksheet) -> Code:
    """Rule on a player without cards: in time it is undone or put right. Later: the hand is played without him, or he
    counts as having too few cards.
    """
    late = sheet.way("left_out_late")
    seat = sheet.seat("seat") if sheet.maybe("seat") is not None else log.left_out(sheet)
    if in_time(sheet):
        return rebuild_or_declare(sheet, "deal.player_left_out", seat=seat)
    sheet.why("deal.player_left_out", seat=seat)
    if late == "wrong_count":
        return counts.out(sheet, seat)
    sheet.step("deal.too_late")
    sheet.step("deal.plays_without_him", seat=seat)
    sheet.check("deal.his_posts")
    return Code.PLAY_ON


def shuffle(sheet: Worksheet) -> Code:
    """The deck was not shuffled or not cut, or a card was seen at the cut."""
    return wrong_shuffle(sheet, sheet.choice("shuffle_fault"))


def wrong_shuffle(sheet: Worksheet, fault: str) -> Code:
    """Rule on a wrong shuffle by `fault`: not_shuffled, not_cut, seen_at_cut."""
    causes = {
        "not_shuffled": "deal.not_shuffled",
        "not_cut": "deal.not_cut",
        "seen_at_cut": "deal.seen_at_cut",
    }
    listed = sheet.way_or("shuffle_faults", "not_listed") == "misdeal"
    if not in_time(sheet):
        return too_late(sheet, causes[fault])
    if listed:
        return declare(sheet, causes[fault])
    sheet.why(causes[fault])
    sheet.step("deal.not_in_the_list")
    return sheet.leave("deal.not_in_the_list", ("declare_misdeal", "play_on"), "declare_misdeal")


INCIDENTS = (
    Incident(
        "deal.wrong_order",
        "misdeals",
        (Question("order_fault", Kind.CHOICE, ORDERS), ACTION, LOOKED, CAN_REBUILD),
        order,
        ("button", "statuses", "deal", "log"),
    ),
    Incident(
        "deal.seat_without_right",
        "misdeals",
        (
            ACTION,
            Question("whose_place", Kind.CHOICE, ("empty_seat", "player")),
            LOOKED,
            CAN_REBUILD,
            SEAT,
        ),
        no_right,
        ("statuses", "deal", "log", "bets"),
    ),
    Incident(
        "deal.player_left_out",
        "misdeals",
        (ACTION, LOOKED, CAN_REBUILD, SEAT, counts.STILL_IN, counts.UNCALLED),
        left_out,
        ("statuses", "button", "deal", "log", "bets"),
    ),
    Incident(
        "deal.bad_shuffle",
        "misdeals",
        (Question("shuffle_fault", Kind.CHOICE, ("not_shuffled", "not_cut", "seen_at_cut")), ACTION),
        shuffle,
        ("log",),
    ),
)
