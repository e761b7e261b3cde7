"""Main pot, side pots and the odd chips, for any hand (HC and TDA 20, 21; QLD s27(14)-(16), s29)."""

from collections.abc import Sequence

from tdapp.poker.pots import OddChips, halves, split
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
        seats = tuple(sorted(chips.seats[player] for player in pot.eligible))
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
    seats = tuple(sorted({seat for side in sides for seat in side}))
    shares = shares_of(sheet, amount, sides)
    sheet.pots.append(PotAward(amount, seats, shares))
    for seat in seats:
        sheet.step("showdown.gets", seat=seat, amount=shares.get(seat, 0))
        sheet.effect(seat, gains=shares.get(seat, 0))
    return Code.POTS


def shares_of(sheet: Worksheet, amount: int, sides: Sequence[Sequence[int]]) -> dict[int, int]:
    """The share of each seat in an amount; `sides` are the winners of high and, when there is one, of low."""
    if len(sides) == 1 and len(sides[0]) == 1:
        return {sides[0][0]: amount}
    button, chip = known_for_split(sheet)
    parts = [amount]
    if len(sides) == 2:
        parts = list(halves(amount, lowest_chip=chip))
        if parts[0] != parts[1]:
            sheet.way("high_low_odd_chip")
            sheet.step("showdown.odd_chip_to_high", amount=parts[0] - parts[1])
    total: dict[int, int] = {}
    for part, winners in zip(parts, sides, strict=True):
        ordered = sorted(winners, key=lambda seat: (seat <= button, seat))
        for seat, share in _share(sheet, part, ordered, chip).items():
            total[seat] = total.get(seat, 0) + share
    return total


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


def _share(sheet: Worksheet, amount: int, ordered: Sequence[int], chip: int) -> dict[int, int]:
    """A split among winners in order from the button; the odd chips only cite a rule when there are any."""
    left = amount - amount // chip // len(ordered) * chip * len(ordered)
    if len(ordered) == 1 or not left:
        return split(amount, ordered, lowest_chip=chip, odd_chips=OddChips.ONE_EACH)
    way = sheet.way("odd_chips")
    shares = split(amount, ordered, lowest_chip=chip, odd_chips=ODD_CHIPS[way])
    if sheet.situation.game != "holdem" and sheet.flag("odd_chip_holdem_only"):
        sheet.note("odd_chip_game", rule="odd_chips")
    least = min(shares.values())
    more = tuple(seat for seat in ordered if shares[seat] > least)
    sheet.step("showdown.odd_chips", amount=left, chip=chip, seats=more)
    sheet.why("showdown.odd_chips_one_each" if way == "one_each_from_button" else "showdown.odd_chips_to_first")
    return shares


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
