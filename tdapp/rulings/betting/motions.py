"""Bets in several motions, and bets pulled back (HC and TDA 42, 46-B, 56; QLD s22(4))."""

from tdapp.poker.rounds import BettingRound
from tdapp.poker.wagers import Outcome
from tdapp.rulings.betting.reading import Read, chips_wager, say_wager, short, total_wager
from tdapp.rulings.betting.undercalls import say_undercall
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.limits import may_of
from tdapp.rulings.options import say_options
from tdapp.rulings.ruling import Code
from tdapp.rulings.street import street_of
from tdapp.rulings.worksheet import Worksheet
from tdapp.values import replace


def string_bet(sheet: Worksheet) -> Code:
    """Chips in more than one motion: only the first counts, unless raise or the amount was said before."""
    way = sheet.way("string_bets")
    sheet.need("seat", "chips")
    seat, first, later = sheet.seat("seat"), sheet.chips("chips"), sheet.amount("later")
    street, put_in = street_of(sheet), sum(first)
    said = sheet.choice("said_before")
    if said == "amount":
        sheet.need("amount")
        sheet.why("betting.amount_said_before")
        wager = total_wager(sheet, street, seat, sheet.amount("amount"), raise_said=True)
        if wager.to == sheet.amount("amount"):
            wager = replace(wager, rule="betting.amount_said_before")
        return say_wager(sheet, street, seat, wager, put_in=put_in, later=later)
    facing = street.to_call(seat) > 0
    if way == "only_call" and said == "nothing" and facing and not short(street, seat, put_in + later):
        sheet.why("betting.only_the_call", rule="string_bets")
        wager = Read(Outcome.CALL, street.level, "string_bets")
        return say_wager(sheet, street, seat, wager, put_in=put_in, later=later)
    sheet.step("betting.first_motion", seat=seat, chips=put_in)
    total = street.in_front(seat) + put_in
    if said == "raise":
        sheet.why("betting.raise_said_before", rule="words_bind")
        wager = total_wager(sheet, street, seat, total, raise_said=True)
    elif facing and short(street, seat, put_in):
        return say_undercall(sheet, street, seat, put_in, put_in=put_in + later)
    else:
        wager = chips_wager(sheet, street, seat, first)
    return say_wager(sheet, street, seat, wager, put_in=put_in, later=later)


def pulled_back(sheet: Worksheet) -> Code:
    """A player facing a raise takes his earlier bet back in: he must call or raise."""
    sheet.way("pulled_back")  # asks for nothing where the book is silent
    return bound_by_pulling(sheet, street_of(sheet), sheet.seat("seat"))


def bound_by_pulling(sheet: Worksheet, street: BettingRound, seat: int) -> Code:
    """Rule that a player who took his bet back may not fold any more; Silent where the book has no such rule."""
    sheet.way("pulled_back")
    sheet.step("betting.pulled_back_binds", rule="pulled_back", seat=seat)
    sheet.bet_level = street.level
    say_options(sheet, street, may_of(sheet, street, seat), fold=False)
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
