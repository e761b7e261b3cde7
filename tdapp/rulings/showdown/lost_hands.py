"""Hands let go of, shown in part, killed by mistake (HC and TDA 13-15, 65; QLD s5, s27(4))."""

from tdapp.poker.showdown import Standing, tabled
from tdapp.rulings.checking import Impossible
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Choice, Code, SeatEffect
from tdapp.rulings.showdown.chips import Chips, chips_of, game
from tdapp.rulings.showdown.winners import SHOWN
from tdapp.rulings.worksheet import Missing, Worksheet


def lets_go(sheet: Worksheet) -> Code:
    """At the showdown a player pushes his cards away, or shows only some of them."""
    way = sheet.way("pushed_cards")
    sheet.need("seat", "shown")
    seat, shown = sheet.seat("seat"), sheet.choice("shown")
    if shown == "all":
        return _live(sheet, seat, "showdown.tabled_stays_live")
    if way == "fold":
        sheet.step("showdown.not_shown_is_fold", seat=seat)
        sheet.check("showdown.keep_until_announced", seat=seat)
        sheet.effect(seat, hand="dead")
        return Code.HAND_DEAD
    where = sheet.choice("cards_where")
    identifiable = sheet.yes("identifiable")
    seen = shown == "some" and not identifiable and sheet.yes("seen_clearly")
    standing = tabled(
        game(sheet),
        face_up=0 if shown == "none" else 1,
        identifiable=identifiable,
        seen_clearly=seen,
        in_muck=where == "muck",
    )
    if standing is Standing.LIVE:
        return _may_still_table(sheet, seat, shown)
    if standing is Standing.DEAD or (not identifiable and not seen):
        sheet.step("showdown.no_claim", seat=seat)
        sheet.effect(seat, hand="dead")
        return Code.HAND_DEAD
    sheet.step("showdown.director_judges_hand", seat=seat)
    return _live_or_dead(sheet, seat, "showdown.director_judges_hand", live=shown == "some")


def _may_still_table(sheet: Worksheet, seat: int, shown: str) -> Code:
    """The cards are known and not in the muck: he may still turn all of them up."""
    if shown == "some":
        sheet.step("showdown.ask_for_the_rest", seat=seat)
        if sheet.yes("refuses"):
            sheet.step("showdown.refusal_to_floor", seat=seat)
            return _live_or_dead(sheet, seat, "showdown.refusal_to_floor", live=False)
        sheet.effect(seat, hand="live")
        return Code.HAND_LIVE
    return _live(sheet, seat, "showdown.may_still_table")


def bettor_mucks(sheet: Worksheet) -> Code:
    """A bettor throws his cards away because he thinks everybody has folded."""
    way = sheet.way("pushed_cards")
    seat = sheet.seat("seat")
    if way == "fold":
        sheet.check("showdown.protect_the_cards", seat=seat)
        sheet.step("showdown.released_is_fold", seat=seat)
        return _dead_with_refund(sheet, seat, rule="showdown.uncalled_back")
    sheet.step("showdown.protect_the_cards", seat=seat)
    if sheet.yes("identifiable"):
        return _live(sheet, seat, "showdown.give_cards_back")
    sheet.step("showdown.called_part_lost", seat=seat)
    return _dead_with_refund(sheet, seat, rule="showdown.called_part_lost")


def killed_hand(sheet: Worksheet) -> Code:
    """The dealer killed an unprotected hand, or it was exposed or mixed by accident."""
    sheet.way("killed_hand")
    seat = sheet.seat("seat")
    if sheet.yes("was_tabled"):
        return _live(sheet, seat, "showdown.dealer_cannot_kill")
    if sheet.yes("identifiable"):
        return _live(sheet, seat, "showdown.identified_plays_on")
    sheet.step("showdown.no_redress", seat=seat)
    return _dead_with_refund(sheet, seat, rule="showdown.no_redress")


def _live(sheet: Worksheet, seat: int, code: str) -> Code:
    sheet.step(code, seat=seat)
    sheet.effect(seat, hand="live")
    return Code.HAND_LIVE


def _live_or_dead(sheet: Worksheet, seat: int, rule: str, *, live: bool) -> Code:
    choices = (
        Choice("hand_has_no_claim", {"seat": seat}, (SeatEffect(seat, hand="dead"),)),
        Choice("hand_may_win", {"seat": seat}, (SeatEffect(seat, hand="live"),)),
    )
    return sheet.leave(rule, choices, "hand_may_win" if live else "hand_has_no_claim")


def _dead_with_refund(sheet: Worksheet, seat: int, *, rule: str) -> Code:
    """The hand is dead; only the part of its last bet that nobody called goes back."""
    try:
        back = _uncalled(sheet, seat)
    except Missing:
        sheet.effect(seat, hand="dead")
        raise
    if back:
        sheet.step("showdown.uncalled_back", rule=rule, seat=seat, amount=back)
    else:
        sheet.step("showdown.nothing_back", rule=rule, seat=seat)
    sheet.effect(seat, hand="dead", refund=back)
    return Code.HAND_DEAD


def _uncalled(sheet: Worksheet, seat: int) -> int:
    """The uncalled part of this seat's bet: as answered, else from the chips in front of the players. Refuses more than
    he has put in, where that is known.
    """
    chips = _known_chips(sheet)
    if sheet.maybe("uncalled") is None:
        if chips is None:
            raise Missing("uncalled")
        return chips.refund[1] if chips.refund is not None and chips.refund[0] == seat else 0
    back = sheet.amount("uncalled")
    put = back if chips is None else chips.live[chips.seats.index(seat)]
    if back > put:
        raise Impossible("facts.uncalled", "more_than_put_in", seat=seat, amount=back, put=put)
    return back


def _known_chips(sheet: Worksheet) -> Chips | None:
    """The contributions of the hand; None when they were not entered, or not all."""
    if not sheet.situation.seats:
        return None
    try:
        chips = chips_of(sheet)
    except Missing:
        if sheet.maybe("uncalled") is None:
            raise
        return None
    return chips if any(chips.live) else None


SEAT = Question("seat", Kind.SEAT)
IDENTIFIABLE = Question("identifiable", Kind.YES_NO)
UNCALLED = Question("uncalled", Kind.AMOUNT, only=("identifiable", (False,)))
INCIDENTS = (
    Incident(
        "showdown.lets_go",
        "live_cards_at_showdown",
        (
            SEAT,
            SHOWN,
            Question(
                "cards_where", Kind.CHOICE, ("in_front", "muck"), usual="in_front", only=("shown", ("some", "none"))
            ),
            Question("identifiable", Kind.YES_NO, usual=True, only=("shown", ("some", "none"))),
            Question("seen_clearly", Kind.YES_NO, only=("identifiable", (False,))),
            Question("refuses", Kind.YES_NO, usual=False, only=("shown", ("some",))),
        ),
        lets_go,
    ),
    Incident(
        "showdown.bettor_mucks", "showdown_irregularities", (SEAT, IDENTIFIABLE, UNCALLED), bettor_mucks, ("bets",)
    ),
    Incident(
        "showdown.killed_hand",
        "killed_or_exposed_hand",
        (SEAT, Question("was_tabled", Kind.YES_NO, usual=False), IDENTIFIABLE, UNCALLED),
        killed_hand,
        ("bets",),
    ),
)
