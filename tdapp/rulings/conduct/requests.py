"""What players ask the floor for: another deck, the next card, a count of the pot, a colour-up, a special need."""

from tdapp.poker.rounds import counts_pot
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.worksheet import Worksheet


def deck_change(sheet: Worksheet) -> Code:
    """A player asks for another deck: only when one is damaged (HC), or when the house changes decks (TDA)."""
    sheet.way("deck_change")
    if sheet.yes("damaged"):
        sheet.step("conduct.deck_damaged", rule="deck_change")
        return Code.YES
    sheet.step("conduct.deck_not_on_request", rule="deck_change")
    return Code.NO


def rabbit(sheet: Worksheet) -> Code:
    """Somebody wants to see the card that would have come: never."""
    sheet.way("rabbit_hunting")
    sheet.step("conduct.no_rabbit", rule="rabbit_hunting")
    return Code.NO


def count_pot(sheet: Worksheet) -> Code:
    """A player asks how large the pot is: it is counted for him in pot-limit alone (HC and TDA 54-A)."""
    sheet.way("pot_count")
    if counts_pot(sheet.situation.structure):
        sheet.step("conduct.pot_is_counted")
        return Code.YES
    sheet.step("conduct.pot_is_not_counted")
    return Code.NO


def stacks(sheet: Worksheet) -> Code:
    """Stacks that cannot be counted, high chips hidden behind others; the floor may colour up."""
    sheet.way("visible_stacks")
    sheet.step("conduct.stack_up", rule="visible_stacks")
    return sheet.leave("visible_stacks", ("colour_up", "restack", "no_penalty"), "restack")


def special_need(sheet: Worksheet) -> Code:
    """Somebody needs an exception for a reason of his own."""
    sheet.way("special_needs")
    sheet.step("conduct.help_if_possible", rule="special_needs")
    return sheet.leave("special_needs", ("accommodate", "not_possible"), "accommodate")


def side_bet(sheet: Worksheet) -> Code:
    """Bets beside the game (QLD)."""
    sheet.way("side_bets")
    sheet.step("conduct.no_side_bets", rule="side_bets")
    sheet.punish("penalty_side_bets")
    return sheet.leave("side_bets", ("void_wager", "exclude", "no_penalty"), "void_wager")


INCIDENTS: tuple[Incident, ...] = (
    Incident("conduct.deck_change", "deck_change", (Question("damaged", Kind.YES_NO, usual=False),), deck_change),
    Incident("conduct.rabbit", "rabbit_hunting", (), rabbit),
    Incident("conduct.count_pot", "pot_limit", (), count_pot),
    Incident("conduct.stacks", "visible_stacks", (), stacks),
    Incident("conduct.special_need", "special_needs", (), special_need),
    Incident("conduct.side_bet", "side_bets", (), side_bet),
)
