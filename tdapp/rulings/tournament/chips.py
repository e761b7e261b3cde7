"""Chips that go out of play or are changed: the race, found chips, chips out of view (HC and TDA 24, 63, 64)."""

from tdapp.domain.chip_change import fewest_chips, nearest_below
from tdapp.domain.chip_race import Leftover, found_later, leftovers, race, race_chips
from tdapp.rulings.checking import Impossible
from tdapp.rulings.incidents import Incident, Kind, Question
from tdapp.rulings.ruling import Code
from tdapp.rulings.sheet import Missing, Sheet
from tdapp.rulings.tournament.seats import same_number


def chip_race(sheet: Sheet) -> Code:
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
    bare = _bare(sheet, held, old)
    racing = tuple(each.seat for each in left if each.racing)
    if sheet.maybe("highest") is None and 0 < chips < len(racing):
        sheet.way("race_cap")
        sheet.check("tournament.race_high_card")
        sheet.check("tournament.nobody_raced_out")
        return Code.AMOUNT
    return _race_won(sheet, left, held, chips, bare)


def _race_won(sheet: Sheet, left: tuple[Leftover, ...], held: dict[int, int], chips: int, bare: frozenset[int]) -> Code:
    """The cards are dealt, or nothing depends on them: the chips by seat."""
    old, new = _denominations(sheet)
    racing = tuple(each.seat for each in left if each.racing)
    best = {}
    if chips and sheet.maybe("highest") is not None:
        cards = sheet.hand("highest")
        same_number("facts.highest", len(cards), len(racing))
        best = dict(zip(racing, cards, strict=True))
        sheet.way("race_cap")
        sheet.way("race_ties")
    if best:
        result = race(left, best, chips, last_chips=bare)
        winners, saved = result.winners, result.saved
    else:
        winners = racing if chips else ()
        exchanged = {each.seat for each in left if each.exchanged}
        saved = tuple(seat for seat in sorted(bare - exchanged) if seat not in winners)
    for seat in winners:
        sheet.step("tournament.race_won", seat=seat, chip=new)
    for seat in saved:
        sheet.step("tournament.keeps_one_chip", seat=seat, chip=new)
    given = 0
    for each in left:
        got = (each.exchanged + (each.seat in winners) + (each.seat in saved)) * new
        given += got
        sheet.effect(each.seat, removed=held[each.seat] * old, gains=got)
    taken = sum(held.values()) * old
    sheet.step("tournament.race_totals", taken=taken, given=given)
    if given != taken:
        sheet.check("tournament.note_new_total")
    return Code.PROCEDURE


def _denominations(sheet: Sheet) -> tuple[int, int]:
    old, new = sheet.amount("old_chip"), sheet.amount("new_chip")
    if new <= old or new % old:
        raise Impossible("facts.new_chip", "not_a_multiple", old=old, new=new)
    return old, new


def _bare(sheet: Sheet, held: dict[int, int], old: int) -> frozenset[int]:
    """The seats that have nothing but old chips: as said, else by their stacks."""
    said = sheet.maybe("only_these")
    if isinstance(said, tuple):
        return frozenset(int(seat) for seat in said) & held.keys()
    known = {place.seat: place.stack for place in sheet.situation.seats if place.stack is not None}
    return frozenset(seat for seat, count in held.items() if known.get(seat) == count * old)


def found_after_race(sheet: Sheet) -> Code:
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


def chip_change(sheet: Sheet) -> Code:
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


def found_chips(sheet: Sheet) -> Code:
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


def out_of_view(sheet: Sheet) -> Code:
    """A player carried tournament chips out of view: which chips leave play."""
    way = sheet.way("out_of_view_chips")
    if way == "put_back":
        sheet.step("tournament.stake_stays_on_table")
        return Code.PROCEDURE
    sheet.need("seat")
    seat = sheet.seat("seat")
    if way == "all":
        sheet.step("tournament.disqualified_for_it", seat=seat)
        stack = sheet.maybe("whole_stack")
        if stack is None and sheet.situation.seats:
            stack = sheet.at(seat).stack
        if not isinstance(stack, int):
            raise Missing("whole_stack")
        sheet.step("tournament.all_chips_out", seat=seat, amount=stack)
        sheet.effect(seat, removed=stack)
        return Code.DISQUALIFIED
    sheet.step("tournament.carried_chips_forfeit", seat=seat)
    sheet.leave("tournament.may_be_disqualified", ("chips_only", "disqualify"), "chips_only")
    sheet.need("carried")
    sheet.step("tournament.carried_chips_out", seat=seat, amount=sheet.amount("carried"))
    sheet.effect(seat, removed=sheet.amount("carried"))
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
            Question("only_these", Kind.SEATS),
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
    Incident(
        "tournament.out_of_view",
        "chips_out_of_view",
        (Question("seat", Kind.SEAT), Question("carried", Kind.AMOUNT), Question("whole_stack", Kind.AMOUNT)),
        out_of_view,
        ("stacks",),
    ),
)
