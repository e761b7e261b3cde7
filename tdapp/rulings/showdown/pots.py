"""Main pot, side pots and the odd chips, for any hand (HC and TDA 20, 21; QLD s27(14)-(16), s29)."""

from collections.abc import Sequence

from tdapp.poker.positions import clockwise
from tdapp.poker.pots import OddChips
from tdapp.poker.settlement import Share, divided, won_of
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code, PotAward
from tdapp.rulings.showdown.chips import Chips, chips_of
from tdapp.rulings.worksheet import Missing, Worksheet

ODD_CHIPS = {"one_each_from_button": OddChips.ONE_EACH, "all_to_first": OddChips.ALL_TO_FIRST}


def side_pots(sheet: Worksheet) -> Code:
    """The pots as they stand: what goes back, and who can win which pot."""
    chips = chips_of(sheet)
    pots = chips.pots()
    if not pots and chips.refund is None:
        raise Missing("seats.paid")
    say_uncalled(sheet, chips)
    if len(pots) > 1:
        sheet.way_or("all_in_eligible", silent="")
    for number, pot in enumerate(pots):
        seats = chips.by_seat(pot)
        sheet.pots.append(PotAward(pot.amount, seats))
        if len(seats) == 1:
            sheet.step("showdown.pot_for_one", number=number, amount=pot.amount, seat=seats[0])
        elif len(pots) == 1:
            sheet.step("showdown.one_pot", amount=pot.amount, seats=seats)
        elif number == 0:
            sheet.step("showdown.main_pot", amount=pot.amount, seats=seats)
        else:
            sheet.step("showdown.side_pot", number=number, amount=pot.amount, seats=seats)
    return Code.POTS


def say_uncalled(sheet: Worksheet, chips: Chips) -> None:
    """Who still owes a call, and what goes back to a bettor whom nobody called in full."""
    if chips.owing:
        sheet.step("showdown.betting_open", seats=chips.owing)
    if chips.refund is not None:
        seat, amount = chips.refund
        sheet.step("showdown.return_uncalled", seat=seat, amount=amount)
        sheet.effect(seat, refund=amount)
    if chips.dead:
        sheet.why("showdown.dead_money", amount=chips.dead)
    if chips.middle and len(chips.pots()) > 1:
        sheet.why("showdown.middle_counted", amount=chips.middle)


def split_pot(sheet: Worksheet) -> Code:
    """One pot and its winners: everybody's share, odd chips included."""
    sheet.need("pot_size", "winners")
    amount, high = sheet.amount("pot_size"), sheet.seats("winners")
    low = sheet.maybe("low_winners")
    sides = [high, tuple(int(seat) for seat in low)] if isinstance(low, tuple) and low else [high]
    won = {high[0]: amount}
    if len(sides) > 1 or len(high) > 1:
        button, chip = known_for_split(sheet)
        ordered = [clockwise(side, button) for side in sides]
        shares = divided(amount, ordered, lowest_chip=chip, odd_chips=odd_chips_of(sheet))
        say_odd_chips(sheet, shares)
        won = won_of(shares)
    seats = tuple(sorted(won))
    sheet.pots.append(PotAward(amount, seats, won))
    for seat in seats:
        sheet.step("showdown.gets", seat=seat, amount=won[seat])
        sheet.effect(seat, gains=won[seat])
    return Code.POTS


def odd_chips_of(sheet: Worksheet) -> OddChips:
    """Who gets the odd chips; it is printed with the ruling where there are any (`say_odd_chips`)."""
    return ODD_CHIPS[sheet.ahead("odd_chips", "one_each_from_button")]


def known_for_split(sheet: Worksheet) -> tuple[int, int]:
    """The button and the lowest chip, both asked for at once."""
    lacking = [] if sheet.situation.button is not None else ["button"]
    if sheet.situation.level is None:
        lacking.append("level")
    elif sheet.situation.level.lowest_chip is None:
        lacking.append("level.lowest_chip")
    if lacking:
        raise Missing(*lacking)
    return sheet.button, sheet.lowest_chip


def say_odd_chips(sheet: Worksheet, shares: Sequence[Share]) -> None:
    """The chips that cannot be divided evenly, by seat, and on which rule; Silent where the book has none."""
    if len(shares) == 2 and shares[0].amount != shares[1].amount:
        sheet.way("high_low_odd_chip")
        sheet.step("showdown.odd_chip_to_high", amount=shares[0].amount - shares[1].amount)
    for share in shares:
        if not share.odd:
            continue
        way = sheet.way("odd_chips")
        if sheet.situation.game != "holdem" and sheet.flag("odd_chip_holdem_only"):
            sheet.note("odd_chip_game", rule="odd_chips")
        least = min(share.shares.values())
        more = tuple(seat for seat, chips in share.shares.items() if chips > least)
        sheet.step("showdown.odd_chips", amount=share.odd, chip=sheet.lowest_chip, seats=more)
        sheet.why("showdown.odd_chips_one_each" if way == "one_each_from_button" else "showdown.odd_chips_to_first")


INCIDENTS = (
    Incident("showdown.side_pots", "side_pots", (), side_pots, ("stacks", "bets", "statuses", "button", "level")),
    Incident(
        "showdown.split_pot",
        "odd_chips",
        (
            Question("pot_size", Kind.AMOUNT, least=1),
            Question("winners", Kind.SEATS, least=1),
            Question("low_winners", Kind.SEATS),
        ),
        split_pot,
        ("button", "level"),
    ),
)
