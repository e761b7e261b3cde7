"""Bets in several motions, and bets pulled back (HC and TDA 42, 46-B, 56; QLD s22(4))."""

from tdapp.poker.wagers import Outcome, Wager
from tdapp.rulings.betting.reading import chips_wager, say_undercall, say_wager, short, total_wager
from tdapp.rulings.betting.spoken import said_only
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code, SeatEffect
from tdapp.rulings.street import street_of
from tdapp.rulings.worksheet import Worksheet


def string_bet(sheet: Worksheet) -> Code:
    """Chips in more than one motion: only the first counts, unless raise or the amount was said before."""
    way = sheet.way("string_bets")
    sheet.need("seat", "chips")
    seat, first, later = sheet.seat("seat"), sheet.chips("chips"), sheet.amount("later")
    street = street_of(sheet)
    own = street.own.get(seat, 0)
    said = sheet.choice("said_before")
    if said == "amount":
        sheet.need("amount")
        sheet.why("betting.amount_said_before", rule="betting.first_motion")
        wager = total_wager(sheet, street, seat, sheet.amount("amount"), raise_said=True)
        return say_wager(sheet, street, seat, said_only(street, seat, wager))
    sheet.step("betting.first_motion", seat=seat, chips=sum(first))
    if said == "raise":
        sheet.why("betting.raise_said_before", rule="betting.first_motion")
        code = say_wager(sheet, street, seat, total_wager(sheet, street, seat, own + sum(first), raise_said=True))
    elif street.to_call(seat) > 0 and short(street, seat, sum(first)):
        code = say_undercall(sheet, street, seat, sum(first))
    elif way == "only_call" and street.to_call(seat) > 0:
        sheet.why("betting.only_the_call", rule="string_bets")
        over = own + sum(first) - street.level
        code = say_wager(sheet, street, seat, Wager(Outcome.CALL, street.level, returned=max(0, over)))
    else:
        code = say_wager(sheet, street, seat, chips_wager(sheet, street, seat, first))
    if later and code is not Code.TD_DECIDES:
        _later_back(sheet, seat, later)
    return code


def _later_back(sheet: Worksheet, seat: int, later: int) -> None:
    """What came in later motions fills what he must still add; the rest goes back."""
    owed = sum(effect.must_add for effect in sheet.effects if effect.seat == seat)
    back = sum(effect.refund for effect in sheet.effects if effect.seat == seat)
    rest = max(0, later - owed)
    if rest:
        sheet.step("betting.later_motions_back", rule="betting.first_motion", seat=seat, back=rest)
    sheet.effects[:] = [effect for effect in sheet.effects if effect.seat != seat]
    sheet.effects.append(SeatEffect(seat, refund=back + rest, must_add=max(0, owed - later)))


def pulled_back(sheet: Worksheet) -> Code:
    """A player facing a raise takes his earlier bet back in: he must call or raise."""
    sheet.way("pulled_back")
    seat = sheet.seat("seat")
    street = street_of(sheet)
    sheet.step("betting.pulled_back_binds", rule="pulled_back", seat=seat)
    sheet.bet_level = street.level
    sheet.may(seat, "call", least=street.level, most=street.level)
    sheet.may(seat, "raise")
    return Code.PLAYER_CHOICE


INCIDENTS = (
    Incident(
        "betting.string_bet",
        "string_bets",
        (
            Question("seat", Kind.SEAT),
            Question("chips", Kind.CHIPS, least=1),
            Question("said_before", Kind.CHOICE, ("nothing", "raise", "amount"), usual="nothing"),
            Question("amount", Kind.AMOUNT, only=("said_before", ("amount",)), least=1),
            Question("later", Kind.AMOUNT, usual=0),
        ),
        string_bet,
        ("bets", "stacks", "level"),
    ),
    Incident("betting.pulled_back", "earlier_chips", (Question("seat", Kind.SEAT),), pulled_back, ("bets",)),
)
