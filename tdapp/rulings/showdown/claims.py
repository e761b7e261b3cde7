"""After the award: disputes and their deadlines, hidden chips, agreed splits (HC and TDA 22, 62; QLD s27(17))."""

from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Choice, Code, SeatEffect
from tdapp.rulings.worksheet import Worksheet


def dispute(sheet: Worksheet) -> Code:
    """Somebody disputes who won or how the pot was counted: is it still in time?"""
    seconds = sheet.value("dispute_seconds_in_break").value
    sheet.need("what", "next_hand")
    what, stage = sheet.choice("what"), sheet.choice("next_hand")
    if stage == "none" and sheet.yes("in_break"):
        open_still = sheet.count("seconds") <= int(seconds)
        sheet.why("showdown.break_deadline", seconds=int(seconds))
    elif what == "result":
        open_still = stage == "none"
        sheet.why("showdown.result_deadline")
        sheet.check("showdown.when_a_hand_starts")
    else:
        open_still = stage != "binding"
        sheet.why("showdown.count_deadline")
    if not open_still:
        sheet.step("showdown.dispute_too_late")
        return Code.CLOSED
    sheet.step("showdown.dispute_open")
    sheet.check("showdown.dispute_look" if what == "result" else "showdown.dispute_recount")
    return Code.OPEN


def hidden_chips(sheet: Worksheet) -> Code:
    """Chips come to light behind an all-in that was called."""
    lost = sheet.way("hidden_chips_lost")
    sheet.need("seat", "hidden")
    seat, hidden = sheet.seat("seat"), sheet.amount("hidden")
    if sheet.maybe("in_play") is None:
        sheet.step("showdown.hidden_decide", seat=seat, amount=hidden)
        choices = (Choice("hidden_do_not_play", {"amount": hidden}), Choice("hidden_play", {"amount": hidden}))
        return sheet.leave("showdown.hidden_decide", choices, "hidden_do_not_play")
    if sheet.yes("in_play"):
        sheet.step("showdown.hidden_play", seat=seat, amount=hidden)
        return Code.ALL_IN
    sheet.why("showdown.hidden_out", seat=seat, amount=hidden)
    if sheet.choice("result") != "lost":
        sheet.step("showdown.hidden_not_paid", seat=seat, amount=hidden)
        return Code.PROCEDURE
    winner = sheet.seat("winner")
    moved = (SeatEffect(seat, gives=hidden), SeatEffect(winner, gains=hidden))
    if lost == "may_award":
        sheet.step("showdown.hidden_do_not_save", seat=seat, amount=hidden)
        sheet.step("showdown.hidden_may_be_awarded", seat=winner, amount=hidden)
        choices = (
            Choice("hidden_to_winner", {"seat": winner, "amount": hidden}, moved),
            Choice("hidden_out_of_play", {"amount": hidden}, (SeatEffect(seat, removed=hidden),)),
        )
        return sheet.leave("showdown.hidden_may_be_awarded", choices, "hidden_to_winner")
    sheet.step("showdown.hidden_to_winner", seat=winner, amount=hidden)
    sheet.effects += moved
    return Code.PROCEDURE


def agreed_split(sheet: Worksheet) -> Code:
    """Players want to divide the pot as they like."""
    sheet.way("agreed_split")
    sheet.step("showdown.no_agreed_split")
    return Code.NO


INCIDENTS = (
    Incident(
        "showdown.dispute",
        "disputes",
        (
            Question("what", Kind.CHOICE, ("result", "count")),
            Question("next_hand", Kind.CHOICE, ("none", "started", "binding")),
            Question("in_break", Kind.YES_NO, usual=False, only=("next_hand", ("none",))),
            Question("seconds", Kind.COUNT, only=("in_break", (True,))),
        ),
        dispute,
    ),
    Incident(
        "showdown.hidden_chips",
        "hidden_chips",
        (
            Question("seat", Kind.SEAT),
            Question("hidden", Kind.AMOUNT, least=1),
            Question("in_play", Kind.YES_NO),
            Question("result", Kind.CHOICE, ("won", "lost", "shared"), only=("in_play", (False,))),
            Question("winner", Kind.SEAT, only=("result", ("lost",))),
        ),
        hidden_chips,
    ),
    Incident("showdown.agreed_split", "showdown_order", (), agreed_split),
)
