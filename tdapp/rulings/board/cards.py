"""Burns and community cards that went wrong (HC 38, 39; TDA 38, 39, RP-4, RP-5, RP-14; QLD s34-s36)."""

import dataclasses

from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.limits import least_bet
from tdapp.rulings.ruling import Code
from tdapp.rulings.situation import STREETS as ROUNDS
from tdapp.rulings.situation import StreetName
from tdapp.rulings.street import highest_bet
from tdapp.rulings.worksheet import Missing, Worksheet
from tdapp.values import replace

STREETS = ("flop", "turn", "river")
STREET = Question("street", Kind.CHOICE, STREETS)


def four_card_flop(sheet: Worksheet) -> Code:
    """The flop came with four cards: one of them is a burn, found by chance (HC, TDA) or the one too many (QLD)."""
    way = sheet.way("four_card_flop")
    burned = sheet.yes("burned")
    if way == "extra_is_next_burn":
        if not burned:
            return _first_card_is_the_burn(sheet, complete=True)
        return _next_burn(sheet)
    for line in ("board.call_the_floor", "board.four_face_down", "board.pick_one"):
        sheet.step(line)
    sheet.fate("flop", "random_burn")
    if burned:
        sheet.step("board.picked_is_next_burn")
        sheet.check("board.other_three_flop")
        return Code.SCRAMBLE_PICK_BURN
    rule = "chance_for_gaps" if "chance_for_gaps" in sheet.book.values else "four_card_flop"
    sheet.why("board.no_burn_before_it", rule=rule)
    return sheet.leave(rule, ("picked_is_flop_burn", "picked_is_turn_burn"), "picked_is_flop_burn")


def missing_burn(sheet: Worksheet) -> Code:
    """A board card was dealt without a burn before it."""
    way = sheet.way("missing_burn")
    street = sheet.choice("street")
    if way == "card_is_the_burn":
        if street == "flop":
            return _first_card_is_the_burn(sheet, complete=False)
        sheet.step("board.card_is_the_burn", rule="missing_burn_late")
        sheet.step("board.deal_another")
        sheet.fate(street, "burn")
        return Code.USE_AS_BURN
    if street != "flop":
        return _chance_of_two(sheet, street)
    if not sheet.yes("acted_on"):
        for line in ("board.three_face_down", "board.pick_one_of_three", "board.two_and_the_next"):
            sheet.step(line, rule="missing_burn")
        sheet.fate("flop", "random_burn")
        return Code.SCRAMBLE_PICK_BURN
    if sheet.way_or("missing_burn_after_action", "silent") == "flop_stays":
        sheet.step("board.flop_stays", rule="missing_burn_after_action")
        sheet.step("board.one_burn_for_the_turn", rule="missing_burn_after_action")
        sheet.fate("flop", "stays")
        return Code.BOARD_CARD_STAYS
    sheet.why("board.somebody_has_acted", rule="missing_burn")
    return sheet.leave("missing_burn", ("flop_stays", "scramble_anyway"), "flop_stays")


def _first_card_is_the_burn(sheet: Worksheet, *, complete: bool) -> Code:
    """QLD s35(1): the first flop card is the burn; one more makes up the flop, if it does not lie there already."""
    sheet.step("board.first_is_the_burn")
    if complete:
        sheet.step("board.rest_is_the_flop", rule="board.first_is_the_burn")
    else:
        sheet.step("board.deal_one_more")
    sheet.fate("flop_first", "burn")
    return Code.USE_AS_BURN


def _next_burn(sheet: Worksheet) -> Code:
    """QLD s34(1)-(2), (4): the card too many is the next burn, and everybody may see it."""
    sheet.step("board.extra_is_next_burn")
    sheet.check("board.show_it")
    sheet.fate("extra", "next_burn")
    return Code.USE_AS_BURN


def _chance_of_two(sheet: Worksheet, street: str) -> Code:
    """No rule of its own: chance decides between the card and the next one, where the book knows chance (RP-14)."""
    sheet.way("chance_for_gaps")
    sheet.step("board.no_rule_chance", rule="chance_for_gaps", street=street)
    return sheet.leave("chance_for_gaps", ("mix_with_the_next", "card_stays", "card_is_burn"), "mix_with_the_next")


def two_cards(sheet: Worksheet) -> Code:
    """Two cards came for the turn or the river."""
    street = sheet.choice("street")
    if sheet.way_or("two_cards", "silent") == "silent":
        return _chance_of_two(sheet, street)
    if street == "turn":
        return _next_burn(sheet)
    sheet.step("board.extra_to_the_muck")
    sheet.check("board.show_it")
    sheet.fate("extra", "muck")
    return Code.MUCK_CARD


def premature(sheet: Worksheet) -> Code:
    """A board card was dealt before the betting round was over."""
    street = sheet.choice("street")
    rule = f"early_{street}"
    if sheet.way(rule) == "stays_and_caps":
        return _stays_and_caps(sheet, street)
    sheet.step("board.early_card_void", rule=rule, street=street)
    sheet.step("board.burn_stays_out", rule=rule, street=street)
    sheet.step("board.finish_the_round", rule=rule)
    sheet.step("board.shuffle_back", rule=rule, street=street)
    sheet.step("board.deal_without_burn", rule=rule, street=street)
    if sheet.says("board.shuffle_face_down"):
        own = sheet.cite("board.shuffle_face_down").number != sheet.cite(rule).number
        sheet.check("board.shuffle_face_down", rule=None if own else rule)
    sheet.fate(street, "stub")
    sheet.fate(f"{street}_burn", "burn")
    return Code.RESHUFFLE_REDEAL_NO_BURN


def _stays_and_caps(sheet: Worksheet, street: str) -> Code:
    """QLD s36: the card is used, and nobody bets more than has been bet in this round."""
    sheet.step("board.early_card_stays", rule=f"early_{street}", street=street)
    sheet.fate(street, "stays")
    there = dataclasses.replace(sheet, situation=replace(sheet.situation, street=_round_before(street)))
    try:
        bet = highest_bet(there)
        most = bet or least_bet(there, STREETS.index(street))
    except Missing:  # no table, or no level
        sheet.step("board.no_more_than_bet")
        return Code.BOARD_CARD_STAYS
    sheet.step("board.most_to_bet", rule="board.no_more_than_bet" if bet else "rule.least_wager", most=most)
    sheet.bet_level, sheet.max_raise_to = bet, most
    return Code.BOARD_CARD_STAYS


def _round_before(street: str) -> StreetName:
    """The betting round in which a card of this street comes too early."""
    return ROUNDS[STREETS.index(street)]


def two_burns(sheet: Worksheet) -> Code:
    """Two burns were dealt for one street: there is never more than one."""
    sheet.way("one_burn")
    sheet.step("board.one_burn_only", rule="one_burn")
    if sheet.yes("seen"):
        return sheet.leave("one_burn", ("second_burn_mucked", "mix_into_the_stub"), "mix_into_the_stub")
    return sheet.leave("one_burn", ("second_burn_back", "second_burn_mucked"), "second_burn_back")


def stub(sheet: Worksheet) -> Code:
    """The stub fell, or its order is lost."""
    sheet.way("disordered_stub")
    if sheet.yes("order_known"):
        sheet.step("board.restore_the_stub", rule="disordered_stub")
        return Code.RECONSTRUCT
    mixed = sheet.yes("mixed")
    sheet.step("board.shuffle_all_mixed" if mixed else "board.shuffle_the_stub", rule="disordered_stub")
    sheet.step("board.cut_and_go_on", rule="disordered_stub")
    return Code.PROCEDURE


INCIDENTS: tuple[Incident, ...] = (
    Incident("board.four_card_flop", "irregular_board", (Question("burned", Kind.YES_NO, usual=True),), four_card_flop),
    Incident(
        "board.missing_burn",
        "irregular_board",
        (STREET, Question("acted_on", Kind.YES_NO, usual=False, only=("street", ("flop",)))),
        missing_burn,
    ),
    Incident("board.two_cards", "irregular_board", (Question("street", Kind.CHOICE, ("turn", "river")),), two_cards),
    Incident("board.premature", "premature_cards", (STREET,), premature, ("bets", "level")),
    Incident("board.two_burns", "burns_after_binding_action", (Question("seen", Kind.YES_NO, usual=False),), two_burns),
    Incident(
        "board.stub",
        "disordered_stub",
        (
            Question("order_known", Kind.YES_NO),
            Question("mixed", Kind.YES_NO, usual=False, only=("order_known", (False,))),
        ),
        stub,
    ),
)
