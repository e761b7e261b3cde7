"""A burn that is seen, and a board card that got lost (HC and TDA 38, TDA RP-14)."""

from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.worksheet import Worksheet


def burn_seen(sheet: Worksheet) -> Code:
    """The burn lies face up or was seen. It would be a second burn to deal another: left to the director."""
    sheet.way("one_burn")
    sheet.step("board.one_burn_only", rule="one_burn")
    sheet.why("board.burn_protects", rule="one_burn")
    sheet.fate("burn", "stays")
    return sheet.leave("one_burn", ("seen_burn_stays", "mix_into_the_stub"), "seen_burn_stays")


def lost_card(sheet: Worksheet) -> Code:
    """A board card went to the muck or away from its place: the same card when it is certain, else chance (RP-14)."""
    sheet.way("chance_for_gaps")
    if sheet.yes("certain"):
        return sheet.leave("chance_for_gaps", ("same_card_back", "card_from_the_stub"), "same_card_back")
    sheet.why("board.no_telling_which", rule="chance_for_gaps")
    return sheet.leave("chance_for_gaps", ("pick_from_candidates", "card_from_the_stub"), "pick_from_candidates")


INCIDENTS: tuple[Incident, ...] = (
    Incident("board.burn_seen", "burns_after_binding_action", (), burn_seen),
    Incident("board.lost_card", "irregular_board", (Question("certain", Kind.YES_NO),), lost_card, ("board",)),
)
