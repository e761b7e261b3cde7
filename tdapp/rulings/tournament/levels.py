"""Which level a hand is played at, and notice before limits change (HC and TDA 23; QLD 15, part 2 s12)."""

from tdapp.domain.rulings.limit_change import lacking_for_change
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Arg, Code
from tdapp.rulings.worksheet import Worksheet


def which_level(sheet: Worksheet) -> Code:
    """The new level was announced around the start of a hand: which level does the hand have?"""
    sheet.way("new_level")
    match sheet.choice("happened"):
        case "riffle" | "green_button":
            sheet.step("tournament.old_level_hand_began")
            sheet.why("tournament.hand_begins")
            return Code.PLAY_ON
        case "dealer_change":
            sheet.way("dealer_change_level")
            sheet.step("tournament.old_level_dealer_change")
            return Code.PLAY_ON
    sheet.why("tournament.hand_begins")
    if not sheet.yes("dealt_at_old"):
        sheet.step("tournament.new_level_now")
        return Code.PROCEDURE
    if sheet.yes("binding"):
        sheet.step("tournament.old_level_by_mistake")
        return Code.ERROR_STANDS
    sheet.step("tournament.put_right_new_level")
    return Code.CORRECT_ALL_TO


LACKING = {
    "hands": "tournament.give_notice",
    "minutes": "tournament.show_sign_minutes",
    "sign": "tournament.change_the_sign",
    "round": "tournament.wait_for_round_end",
}
"""What a change at a table may lack, with the sentence that asks for it."""


def notice_of_change(sheet: Worksheet) -> Code:
    """The house wants to change limits, buy-in or structure at a table: may it, now?"""
    hands_needed, minutes_needed = int(sheet.value("notice_hands").value), int(sheet.value("notice_minutes").value)
    agreed = sheet.yes("all_agree")
    if not agreed:
        sheet.need("what", "hands")
    higher = not agreed and sheet.choice("what") == "higher_minimum"
    if higher:
        sheet.need("minutes")
    lacking = lacking_for_change(
        hands=0 if agreed else sheet.count("hands"),
        hands_needed=hands_needed,
        minutes=sheet.count("minutes") if higher else None,
        minutes_needed=minutes_needed,
        sign_changed=sheet.yes("sign_changed"),
        between_rounds=sheet.yes("between_rounds"),
        all_agree=agreed,
    )
    if agreed:
        sheet.why("tournament.all_agree")
    if not lacking:
        sheet.step("tournament.change_may_be_made", rule="tournament.all_agree" if agreed else None)
        return Code.YES
    sheet.step("tournament.change_not_yet", rule=LACKING[lacking[0]])
    needed: dict[str, dict[str, Arg]] = {"hands": {"hands": hands_needed}, "minutes": {"minutes": minutes_needed}}
    for one in lacking:
        sheet.step(LACKING[one], rule=None, **needed.get(one, {}))
    if higher:
        sheet.check("tournament.seated_keep_minimum")
    return Code.NO


INCIDENTS = (
    Incident(
        "tournament.which_level",
        "new_hand_new_level",
        (
            Question("happened", Kind.CHOICE, ("nothing", "scramble", "riffle", "green_button", "dealer_change")),
            Question("dealt_at_old", Kind.YES_NO, usual=False, only=("happened", ("nothing", "scramble"))),
            Question("binding", Kind.YES_NO, only=("dealt_at_old", (True,))),
        ),
        which_level,
    ),
    Incident(
        "tournament.notice_of_change",
        "notice_of_change",
        (
            Question("what", Kind.CHOICE, ("higher_minimum", "other")),
            Question("hands", Kind.COUNT),
            Question("minutes", Kind.COUNT, only=("what", ("higher_minimum",))),
            Question("sign_changed", Kind.YES_NO, usual=True),
            Question("between_rounds", Kind.YES_NO, usual=True),
            Question("all_agree", Kind.YES_NO, usual=False),
        ),
        notice_of_change,
    ),
)
