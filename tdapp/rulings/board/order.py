"""The button in the wrong place, cards made ready, and the order of a round (HC and TDA 34-A; QLD s13, s14, s20)."""

from tdapp.rulings.binding import binding_in
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.worksheet import Worksheet

READY = ("board.count_52", "board.inspect", "board.show_on_request", "board.shuffle", "board.cut")
ROUND = (
    "board.fee_first",
    "board.blinds",
    "board.hole_cards",
    "board.first_round",
    "board.burn_and_flop",
    "board.burn_and_turn",
    "board.burn_and_river",
    "board.showdown",
)


def wrong_button(sheet: Worksheet) -> Code:
    """The button (and so the blinds) stood at the wrong seat."""
    sheet.way("wrong_button")
    actions = sheet.situation.actions
    binding = binding_in(actions) is not None if actions and sheet.maybe("binding") is None else sheet.yes("binding")
    if binding:
        sheet.step("board.wrong_button_stands", rule="wrong_button")
        sheet.step("board.not_moved_back", rule="wrong_button")
        return Code.ERROR_STANDS
    sheet.step("board.correct_the_button", rule="wrong_button")
    sheet.check("board.correct_the_blinds", rule="wrong_button")
    sheet.check("board.first_card_went_wrong")
    return Code.PROCEDURE


def cards_made_ready(sheet: Worksheet) -> Code:
    """Cards come to the table: how they are checked, shuffled and cut."""
    sheet.way("cards_made_ready")
    for line in READY:
        sheet.step(line)
    return Code.PROCEDURE


def order_of_a_round(sheet: Worksheet) -> Code:
    """What follows what in a round of play."""
    sheet.way("order_of_a_round")
    for line in ROUND:
        sheet.step(line)
    return Code.PROCEDURE


INCIDENTS: tuple[Incident, ...] = (
    Incident(
        "board.wrong_button",
        "button_errors",
        (Question("binding", Kind.YES_NO, usual=False),),
        wrong_button,
        ("button", "log"),
    ),
    Incident("board.cards_made_ready", "shuffle", (), cards_made_ready),
    Incident("board.order_of_a_round", "sequence", (), order_of_a_round),
)
