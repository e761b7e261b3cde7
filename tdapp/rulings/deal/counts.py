"""Too many or too few hole cards (HC and TDA 35-A5, 37, 38; QLD s32(1)(e)(iii), s33)."""

from tdapp.rulings.checking import Impossible
from tdapp.rulings.deal import log
from tdapp.rulings.deal.misdeal import ACTION, CAN_REBUILD, LOOKED, SEAT, in_time, rebuild_or_declare
from tdapp.rulings.deal.money import all_back, in_the_pot, put_in
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Choice, Code, SeatEffect
from tdapp.rulings.showdown.chips import contenders
from tdapp.rulings.situation import Did
from tdapp.rulings.street import street_name
from tdapp.rulings.worksheet import Worksheet

STILL_IN = Question("still_in", Kind.CHOICE, ("several", "one", "nobody"), usual="several")
ON_BUTTON = Question("on_button", Kind.YES_NO)
ACTED = Question("acted_short", Kind.YES_NO, usual=False, only=("on_button", (True,)))
HARMLESS = (Did.FOLD,)


def too_many(sheet: Worksheet) -> Code:
    """A player has more cards than the game deals."""
    return wrong_number(sheet, seat_in_question(sheet, few=False))


def too_few(sheet: Worksheet) -> Code:
    """A player has fewer cards than the game deals; the button may still get his."""
    seat = seat_in_question(sheet, few=True)
    if sheet.way_or("button_short", "none") == "supply" and _on_button(sheet, seat):
        return _button_short(sheet, seat if seat is not None else sheet.situation.button)
    return wrong_number(sheet, seat)


def seat_in_question(sheet: Worksheet, *, few: bool) -> int | None:
    """The seat whose hand it is: as answered, else from the counts and the deal log; None when nobody said."""
    return sheet.seat("seat") if sheet.maybe("seat") is not None else log.wrong_count(sheet, few=few)


def wrong_number(sheet: Worksheet, seat: int | None) -> Code:
    """Rule on a wrong number of cards: in time the deal is undone or put right; later the hand is out."""
    if in_time(sheet):
        return rebuild_or_declare(sheet, "deal.wrong_count", seat=seat)
    sheet.why("deal.no_misdeal_any_more")
    return out(sheet, seat)


def out(sheet: Worksheet, seat: int | None) -> Code:
    """Rule that the hand cannot be played: dead, or void with its bets returned."""
    if sheet.way("wrong_count") == "void_refund":
        return _void(sheet, seat)
    sheet.step("deal.wrong_count_dead", seat=seat)
    return _dead(sheet, seat)


def _on_button(sheet: Worksheet, seat: int | None) -> bool:
    if sheet.maybe("on_button") is None and seat is not None and sheet.situation.button is not None:
        return seat == sheet.situation.button
    if seat is not None and not sheet.incident.question("on_button").asked(sheet.situation.facts):
        return seat == sheet.button
    on_button = sheet.yes("on_button")
    if seat is not None and sheet.situation.button is not None and on_button != (seat == sheet.situation.button):
        raise Impossible("facts.on_button", "button_elsewhere", seat=seat, button=sheet.situation.button)
    return on_button


def _button_short(sheet: Worksheet, seat: int | None) -> Code:
    """HC and TDA 37: the missing card may still be given, until he acts with too few (reading A8)."""
    acted = _acted(sheet, seat)
    if acted is not None:
        sheet.value("acting_short")
    if acted is Did.FOLD:
        sheet.step("deal.button_folded_short", seat=seat)
        return Code.FOLD
    if acted is not None:
        sheet.step("deal.button_acted_short", seat=seat)
        return _dead(sheet, seat)
    sheet.step("deal.give_missing_card", seat=seat)
    sheet.check("deal.button_speaks_at_once")
    if seat is not None:
        sheet.effect(seat, hand="live")
        sheet.fate("missing_card", "to_seat", seat=seat)
    return Code.SUPPLY_CARD


def _acted(sheet: Worksheet, seat: int | None) -> Did | None:
    """What the button did with too few cards; None: nothing yet."""
    if sheet.maybe("acted_short") is None:
        done = [action.did for action in sheet.situation.actions if action.seat == seat]
        if done:
            return next((did for did in done if did not in HARMLESS), Did.FOLD)
        if street_name(sheet) != "preflop":
            return Did.CHECK
        if sheet.situation.actions and seat is not None:
            return None
    return Did.CALL if sheet.yes("acted_short") else None


def _dead(sheet: Worksheet, seat: int | None) -> Code:
    """The hand is dead and its chips stay; only a part of the last bet that nobody called goes back (reading A9)."""
    sheet.value("wrong_count")
    sheet.step("deal.dead_cards_to_muck")
    put = None if seat is None else put_in(sheet, seat)
    back = sheet.amount("uncalled_part") if sheet.maybe("uncalled_part") is not None else put.uncalled if put else 0
    if put is not None and back > put.total:
        raise Impossible("facts.uncalled_part", "more_than_put_in", seat=seat, amount=back, put=put.total)
    if back:
        sheet.step("deal.uncalled_back", amount=back)
    elif seat is None or put is None:
        sheet.step("deal.chips_stay")
    elif put.total:
        sheet.step("deal.all_chips_stay", rule="deal.chips_stay", seat=seat, amount=put.total)
    sheet.check("deal.one_burn_a_street")
    others = _others(sheet, seat)
    if seat is not None and others != "nobody":
        sheet.effect(seat, hand="dead", refund=back, forfeits=put.total - back if put else 0)
        sheet.fate(f"seat_{seat}", "muck")
    if others == "one":
        sheet.why("deal.last_one_wins", seat=_only_other(sheet, seat))
    if others == "nobody":  # his chips go with what is decided
        effects = () if seat is None else (SeatEffect(seat, hand="live"),)
        choices = (Choice("wins_the_pot", {}, effects), Choice("all_bets_back", {}, all_back(sheet)))
        return sheet.leave("rule.book_stops", choices, "wins_the_pot")
    return Code.HAND_DEAD


def _void(sheet: Worksheet, seat: int | None) -> Code:
    """QLD s33: the hand is void, he is taken to have folded and gets his bets back (reading A48)."""
    others = _others(sheet, seat)
    if others == "nobody":
        sheet.step("deal.round_void_only_hand")
        sheet.effects += all_back(sheet)
        return Code.ROUND_VOID_REFUND
    sheet.step("deal.hand_void", seat=seat)
    put = None if seat is None else put_in(sheet, seat)
    if seat is None or put is None:
        sheet.step("deal.void_bets_back")
    else:
        sheet.step("deal.void_amount_back", seat=seat, amount=put.total)
        sheet.why("deal.rest_of_the_pot", amount=in_the_pot(sheet) - put.total)
    if seat is not None:
        sheet.effect(seat, hand="void", refund=put.total if put else 0)
        sheet.fate(f"seat_{seat}", "muck")
    if others == "one":
        sheet.step("deal.last_one_wins", seat=_only_other(sheet, seat))
    return Code.HAND_VOID_REFUND


def _only_other(sheet: Worksheet, seat: int | None) -> int | None:
    """The one other player who is still in the hand; None where the table does not tell him."""
    others = [other for other in contenders(sheet) if other != seat] if seat and sheet.situation.seats else []
    return others[0] if len(others) == 1 else None


def _others(sheet: Worksheet, seat: int | None) -> str:
    """How many others are still in the hand: as answered, else from the table, else several."""
    if sheet.maybe("still_in") is None and seat is not None and sheet.situation.seats:
        others = [other for other in contenders(sheet) if other != seat]
        return "several" if len(others) > 1 else "one" if others else "nobody"
    return sheet.choice("still_in")


UNCALLED = Question("uncalled_part", Kind.AMOUNT)

INCIDENTS = (
    Incident(
        "deal.too_many_cards",
        "wrong_number_of_cards",
        (ACTION, LOOKED, CAN_REBUILD, SEAT, STILL_IN, UNCALLED),
        too_many,
        ("deal", "log", "bets", "statuses"),
    ),
    Incident(
        "deal.too_few_cards",
        "wrong_number_of_cards",
        (ON_BUTTON, ACTED, ACTION, LOOKED, CAN_REBUILD, SEAT, STILL_IN, UNCALLED),
        too_few,
        ("button", "deal", "log", "bets", "statuses"),
    ),
)
