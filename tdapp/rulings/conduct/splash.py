"""Chips thrown into the pot, so that nobody sees how many they are (HC and TDA 40, 70; QLD 22)."""

from tdapp.rulings.checking import Impossible
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.worksheet import Worksheet

COUNTED = ("raise", "nothing")


def splashed_pot(sheet: Worksheet) -> Code:
    """What was said first counts; without words the pot is counted, and what it holds too much is his bet."""
    sheet.way("splashed_pot")
    said = sheet.choice("said")
    if sheet.says("conduct.splash_in_front"):
        sheet.check("conduct.splash_in_front")
    if said not in COUNTED:
        sheet.step("conduct.splash_amount_binds" if said == "amount" else "conduct.splash_call_binds")
        sheet.step("conduct.splash_make_right")
        return Code.PROCEDURE
    before, now = sheet.maybe("pot_before"), sheet.maybe("pot_now")
    if isinstance(before, int) and isinstance(now, int):
        if now <= before:
            raise Impossible("facts.pot_now", "nothing_splashed", pot=now, before=before)
        sheet.step("conduct.splash_counted", amount=now - before)
        sheet.step("conduct.splash_rule_on_it")
        return Code.AMOUNT
    sheet.step("conduct.splash_count_pot")
    return sheet.leave("splashed_pot", ("amount_as_counted", "amount_as_seen", "least_amount"), "amount_as_counted")


INCIDENTS: tuple[Incident, ...] = (
    Incident(
        "conduct.splashed_pot",
        "words_and_chips",
        (
            Question("said", Kind.CHOICE, ("amount", "call", *COUNTED)),
            Question("pot_before", Kind.AMOUNT, only=("said", COUNTED)),
            Question("pot_now", Kind.AMOUNT, only=("said", COUNTED)),
        ),
        splashed_pot,
    ),
)
