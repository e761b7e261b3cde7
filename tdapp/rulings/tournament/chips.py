"""Chips that go out of play or are changed: the race, colour-ups, found chips (HC and TDA 24, 25, 64; QLD 18)."""

from tdapp.domain.chips.chip_change import fewest_chips, nearest_below
from tdapp.domain.chips.chip_race import (
    Leftover,
    empty_handed,
    found_later,
    leftovers,
    new_chips,
    race_chips,
    race_order,
)
from tdapp.rulings.checking import Impossible
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.tournament.seats import same_number
from tdapp.rulings.worksheet import Worksheet


def chip_race(sheet: Worksheet) -> Code:
    """A denomination leaves play: what everybody gets for full value, how many chips are raced for, who wins them."""
    rounding = sheet.way("race_rounding")
    sheet.check("tournament.race_from_seat_one")
    sheet.need("old_chip", "new_chip", "holders", "held")
    old, new = _denominations(sheet)
    seats, counts = sheet.seats("holders"), sheet.numbers("held")
    same_number("facts.held", len(counts), len(seats))
    held = dict(zip(seats, counts, strict=True))
    left = leftovers(held, old=old, new=new)
    for each in left:
        if each.exchanged:
            sheet.step("tournament.exchange_full", seat=each.seat, count=each.exchanged, chip=new)
        if each.racing:
            sheet.step("tournament.race_cards", seat=each.seat, count=each.racing)
    chips = race_chips(left, old=old, new=new, rounding="always_up" if rounding == "always_up" else "half_up")
    sheet.step("tournament.race_for", count=chips, chip=new)
    racing = tuple(each.seat for each in left if each.racing)
    if sheet.maybe("highest") is None and 0 < chips < len(racing):
        sheet.way("race_cap")
        sheet.check("tournament.race_high_card")
        sheet.check("tournament.nobody_raced_out")
        return Code.AMOUNT
    return _race_won(sheet, left, held, chips)


def _race_won(sheet: Worksheet, left: tuple[Leftover, ...], held: dict[int, int], chips: int) -> Code:
    """The cards are dealt, or nothing depends on them: the chips by seat."""
    old, new = _denominations(sheet)
    racing = tuple(each.seat for each in left if each.racing)
    order = racing
    if chips and sheet.maybe("highest") is not None:
        cards = sheet.hand("highest")
        same_number("facts.highest", len(cards), len(racing))
        order = race_order(dict(zip(racing, cards, strict=True)))
        sheet.way("race_cap")
        sheet.way("race_ties")
    winners = order[:chips]
    for seat in winners:
        sheet.step("tournament.race_won", seat=seat, chip=new)
    empty = empty_handed(left, winners)
    saved = tuple(seat for seat in empty if _has_no_other_chips(sheet, seat, held[seat] * old))
    for seat in saved:
        sheet.step("tournament.keeps_one_chip", seat=seat, chip=new)
    got = new_chips(left, winners, saved)
    for seat, count in got.items():
        sheet.effect(seat, removed=held[seat] * old, gains=count * new)
    taken, given = sum(held.values()) * old, sum(got.values()) * new
    sheet.step("tournament.race_totals", taken=taken, given=given)
    if given != taken:
        sheet.check("tournament.note_new_total")
    return Code.PROCEDURE


def _denominations(sheet: Worksheet) -> tuple[int, int]:
    old, new = sheet.amount("old_chip"), sheet.amount("new_chip")
    if new <= old or new % old:
        raise Impossible("facts.new_chip", "not_a_multiple", old=old, new=new)
    return old, new


def _has_no_other_chips(sheet: Worksheet, seat: int, old_chips: int) -> bool:
    """Whether the old chips are all this seat has: as said, else by his stack, else the usual answer."""
    stack = next((place.stack for place in sheet.situation.seats if place.seat == seat), None)
    if sheet.maybe("only_these") is None and stack is not None:
        return stack == old_chips
    return seat in sheet.seats("only_these")


def found_after_race(sheet: Worksheet) -> Code:
    """A player turns up with chips of a denomination that was raced off."""
    sheet.way("later_found")
    sheet.need("old_chip", "new_chip", "count")
    old, new = _denominations(sheet)
    full, rest = found_later(sheet.count("count"), old=old, new=new)
    if full:
        sheet.step("tournament.exchange_later", count=full * (new // old), chip=old, given=full, new=new)
    if rest:
        sheet.step("tournament.removed_unpaid", count=rest, chip=old)
    return Code.REMOVE_CHIPS if rest else Code.AMOUNT


def chip_change(sheet: Worksheet) -> Code:
    """An amount in as few chips as possible of those in play."""
    sheet.need("amount", "in_play")
    amount, chips = sheet.amount("amount"), sheet.chips("in_play")
    found = fewest_chips(amount, chips)
    if found is None:
        below = nearest_below(amount, chips)
        if below is None:
            sheet.step("tournament.below_lowest_chip", chip=min(chips))
            return Code.AMOUNT
        sheet.step("tournament.cannot_be_made", amount=amount, below=below)
        found = fewest_chips(below, chips) or {}
    for chip, count in found.items():
        sheet.step("tournament.so_many_of", count=count, chip=chip)
    sheet.step("tournament.chips_in_all", count=sum(found.values()))
    return Code.AMOUNT


def found_chips(sheet: Worksheet) -> Code:
    """Chips are found in the room."""
    way = sheet.way("found_chips")
    if sheet.yes("owner_known"):
        sheet.step("tournament.owner_is_known")
        return sheet.leave("tournament.owner_is_known", ("back_to_owner", "out_of_play"), "back_to_owner")
    sheet.step("tournament.out_of_play_donation" if way == "donation" else "tournament.out_of_play_inventory")
    found = sheet.maybe("found")
    if isinstance(found, int) and found:
        sheet.step("tournament.total_less", amount=found)
    return Code.REMOVE_CHIPS


CHIPS = (Question("old_chip", Kind.AMOUNT, least=1), Question("new_chip", Kind.AMOUNT, least=1))

INCIDENTS = (
    Incident(
        "tournament.chip_race",
        "chip_race",
        (
            *CHIPS,
            Question("holders", Kind.SEATS, least=1),
            Question("held", Kind.CHIPS, least=1, most=10),
            Question("highest", Kind.CARDS),
            Question("only_these", Kind.SEATS, usual=()),
        ),
        chip_race,
        ("stacks",),
    ),
    Incident(
        "tournament.found_after_race",
        "chip_race",
        (*CHIPS, Question("count", Kind.COUNT, least=1)),
        found_after_race,
    ),
    Incident(
        "tournament.chip_change",
        "visible_stacks",
        (Question("amount", Kind.AMOUNT, least=1), Question("in_play", Kind.CHIPS, least=1, most=10)),
        chip_change,
    ),
    Incident(
        "tournament.found_chips",
        "found_chips",
        (Question("found", Kind.AMOUNT), Question("owner_known", Kind.YES_NO, usual=False)),
        found_chips,
    ),
)
