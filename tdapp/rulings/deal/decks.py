"""A wrong deck: a card that does not belong, two equal cards, a missing one (HC and TDA 35-A6, 35-E; QLD s33A)."""

from tdapp.rulings.deal.misdeal import ACTION, declare, in_time
from tdapp.rulings.deal.money import all_back, everything
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Choice, Code
from tdapp.rulings.worksheet import Worksheet


def foreign(sheet: Worksheet) -> Code:
    """A joker, or a card of another deck, turns up."""
    found = sheet.maybe("joker_where")
    return foreign_card(sheet, None if found is None else str(found))


def foreign_card(sheet: Worksheet, where: str | None) -> Code:
    """Rule on a foreign card by `where` it lies: deck, board or hand; None: not said, and asked only when it
    matters.
    """
    if sheet.way("foreign_card") == "round_void":
        return round_void(sheet, "deal.foreign_card")
    if in_time(sheet):
        return declare(sheet, "deal.foreign_card")
    late = sheet.way("foreign_card_late")
    sheet.why("deal.no_misdeal_any_more")
    stop = Choice("stop_and_return", {}, all_back(sheet))
    if late == "director":
        sheet.step("deal.foreign_card_unclear")
        return sheet.leave("deal.foreign_card_unclear", (Choice("scrap_paper"), stop), "scrap_paper")
    where = where or sheet.choice("joker_where")
    sheet.step("deal.foreign_is_scrap_paper")
    if where == "hand":
        sheet.step("deal.hand_lacks_a_card")
        return sheet.leave("rule.book_stops", ("replace_card", "hand_is_dead"), "replace_card")
    sheet.step("deal.next_card_takes_its_place")
    return Code.PLAY_ON


def fouled(sheet: Worksheet) -> Code:
    """Two equal cards are found, or a card is missing."""
    fault = sheet.choice("deck_fault")
    if sheet.choice("hand_is") == "over":
        sheet.way("equal_cards")
        sheet.step("deal.earlier_hands_stand")
        _new_deck(sheet)
        return Code.ERROR_STANDS
    cause = "deal.equal_cards" if fault == "equal_cards" else "deal.card_missing"
    way = sheet.way("equal_cards" if fault == "equal_cards" else "missing_card")
    if way == "stop_refund":
        return round_void(sheet, cause)
    sheet.why(cause)
    sheet.step("deal.missing_not_named")
    choices = (Choice("stop_and_return", {}, all_back(sheet)), Choice("play_on"))
    return sheet.leave("deal.missing_not_named", choices, "stop_and_return")


def round_void(sheet: Worksheet, cause: str) -> Code:
    """Void the round: whatever was done, everything goes back to who put it in, and the deck leaves the table."""
    sheet.step(cause)
    sheet.step("deal.stop_the_hand")
    sheet.step("deal.everything_back")
    for seat, amount in everything(sheet).items():
        sheet.step("deal.seat_gets_back", rule="deal.everything_back", seat=seat, amount=amount)
        sheet.effect(seat, refund=amount, hand="void")
    sheet.check("deal.earlier_hands_stand")
    _new_deck(sheet)
    return Code.ROUND_VOID_REFUND


def _new_deck(sheet: Worksheet) -> None:
    sheet.check("deal.new_deck")


WHERE = Question("joker_where", Kind.CHOICE, ("deck", "board", "hand"), usual="deck")

INCIDENTS = (
    Incident(
        "deal.foreign_card",
        "misdeals",
        (ACTION, WHERE),
        foreign,
        ("log", "bets"),
    ),
    Incident(
        "deal.fouled_deck",
        "misdeals",
        (
            Question("deck_fault", Kind.CHOICE, ("equal_cards", "card_missing")),
            Question("hand_is", Kind.CHOICE, ("running", "over"), usual="running"),
        ),
        fouled,
        ("bets",),
    ),
)
