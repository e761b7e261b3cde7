"""Which seat is whose: wrong seats, one for two, broken tables, wishes (HC and TDA 7, 10; TDA 10-B, RP-16; QLD 16)."""

from tdapp.domain.seating.newcomers import by_high_card
from tdapp.rulings.checking import Impossible
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.worksheet import Missing, Worksheet


def wrong_seat(sheet: Worksheet) -> Code:
    """A player began in a seat that was not his."""
    sheet.way("wrong_seat")
    if not sheet.yes("right_stack"):
        sheet.step("tournament.wrong_stack_too")
        return sheet.leave(
            "tournament.wrong_stack_too", ("move_as_it_is", "correct_stack_first"), "correct_stack_first"
        )
    sheet.step("tournament.move_to_right_seat")
    stack = sheet.maybe("stack")
    if isinstance(stack, int):
        sheet.step("tournament.keeps_current_stack", amount=stack)
    else:
        sheet.step("tournament.keeps_chips")
    return Code.MOVE


def same_seat(sheet: Worksheet) -> Code:
    """Two players hold the same seat: who was drawn for another one goes there (HC and TDA 7); in a cash game the one
    who has priority gets it (QLD 16). Where the seat was given out twice the director decides who stays.
    """
    if sheet.way("same_seat") == "priority":
        sheet.step("tournament.seat_by_priority")
        sheet.step("tournament.equals_draw")
        return Code.PROCEDURE
    sheet.check("tournament.compare_seat_cards")
    if sheet.yes("hand_on"):
        sheet.step("tournament.hand_is_finished")
    if sheet.choice("cards") == "one_is_wrong":
        sheet.step("tournament.move_to_right_seat")
        if sheet.yes("has_played"):
            sheet.step("tournament.keeps_chips")
            sheet.step("tournament.own_stack_comes_here")
        else:
            sheet.step("tournament.stack_stays_here")
        return Code.MOVE
    sheet.step("tournament.other_draws_seat")
    sheet.step("tournament.full_stack_there")
    sheet.step("tournament.seat_given_twice")
    return sheet.leave("tournament.seat_given_twice", ("first_stays", "second_stays", "draw_who_stays"), "first_stays")


def broken_table(sheet: Worksheet) -> Code:
    """A table is broken: new seats for its players."""
    way = sheet.way("broken_table_draw")
    if way == "draw":
        sheet.step("tournament.draw_new_seats")
    else:
        sheet.step("tournament.shuffle_seat_cards")
        sheet.step("tournament.card_to_each")
        sheet.step("tournament.high_card_first")
    sheet.check("tournament.straight_to_new_seat")
    sheet.check("tournament.rights_and_duties")
    cards = sheet.maybe("cards")
    if way == "draw" or cards is None:
        return Code.PROCEDURE
    if not sheet.situation.seats:
        raise Missing("seats")
    dealt = sheet.hand("cards")
    seats = sorted(place.seat for place in sheet.situation.seats)
    same_number("facts.cards", len(dealt), len(seats))
    order = tuple(seats[group[0]] for group in by_high_card(dealt, suits=True))
    sheet.step("tournament.seat_card_order", seats=order)
    return Code.ORDER


def same_number(where: str, found: int, wanted: int) -> None:
    """Refuse a list that is longer or shorter than the one it belongs to."""
    if found != wanted:
        raise Impossible(where, "lists_differ", found=found, wanted=wanted)


def seat_wish(sheet: Worksheet) -> Code:
    """One or more players want a certain seat."""
    if sheet.way("seat_wishes") == "drawn":
        sheet.step("tournament.seats_are_drawn")
        return Code.NO
    if sheet.choice("when") == "before_game":
        return _draw(sheet, sheet.count("wanting"))
    for group, code in (
        ("original", "tournament.seat_to_original"),
        ("others", "tournament.seat_to_other"),
        ("newcomers", "tournament.seat_to_newcomer"),
    ):
        wanting = sheet.count(group)
        if wanting:
            sheet.step(code)
            return Code.ORDER if wanting == 1 else _draw(sheet, wanting)
    raise Impossible("facts.newcomers", "below_one", amount=0)


def _draw(sheet: Worksheet, wanting: int) -> Code:
    if wanting == 1:
        sheet.step("tournament.seat_is_free")
        return Code.YES
    if sheet.maybe("cards") is None:
        sheet.step("tournament.draw_for_seat", players=wanting)
        return Code.PROCEDURE
    sheet.why("tournament.draw_for_seat", players=wanting)
    dealt = sheet.hand("cards")
    same_number("facts.cards", len(dealt), wanting)
    best = by_high_card(dealt, suits=False)[0]
    if len(best) > 1:
        sheet.step("tournament.draw_again", players=len(best))
        return Code.PROCEDURE
    sheet.step("tournament.draw_won", number=best[0] + 1)
    return Code.ORDER


def moving_absent(sheet: Worksheet) -> Code:
    """The player whose seat moves is not there."""
    sheet.way("absent_chips_moved")
    sheet.step("tournament.floor_moves_chips")
    return Code.PROCEDURE


INCIDENTS = (
    Incident(
        "tournament.wrong_seat",
        "seat_draw",
        (Question("right_stack", Kind.YES_NO, usual=True), Question("stack", Kind.AMOUNT)),
        wrong_seat,
    ),
    Incident(
        "tournament.same_seat",
        "seat_draw",
        (
            Question("cards", Kind.CHOICE, ("one_is_wrong", "both_are_right")),
            Question("has_played", Kind.YES_NO, usual=False, only=("cards", ("one_is_wrong",))),
            Question("hand_on", Kind.YES_NO, usual=False),
        ),
        same_seat,
    ),
    Incident("tournament.broken_table", "broken_tables", (Question("cards", Kind.CARDS),), broken_table),
    Incident(
        "tournament.seat_wish",
        "seat_draw",
        (
            Question("when", Kind.CHOICE, ("before_game", "vacant")),
            Question("wanting", Kind.COUNT, least=1, most=10, only=("when", ("before_game",))),
            Question("original", Kind.COUNT, usual=0, most=10, only=("when", ("vacant",))),
            Question("others", Kind.COUNT, usual=0, most=10, only=("when", ("vacant",))),
            Question("newcomers", Kind.COUNT, most=10, only=("when", ("vacant",))),
            Question("cards", Kind.CARDS),
        ),
        seat_wish,
    ),
    Incident("tournament.moving_absent", "moving_absent_chips", (), moving_absent),
)
