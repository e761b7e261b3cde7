"""Deals as they are worked out: what those who are left share, and what each way of sharing gives them.

Nothing here is booked: `dealing` does that. Amounts are in cents, and come to the money that is left to the cent.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby, zip_longest

from msgspec import Struct

from tdapp.domain.money.sharing_out import CENT, share_out
from tdapp.domain.prizes.icm import icm
from tdapp.domain.prizes.places import Prizes, standing
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.progress import Progress
from tdapp.domain.setup import WHOLE
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId

TYPED = (DealMethod.PERCENT, DealMethod.AMOUNTS)  # ways in which the players say what each gets
BY_STACK = (DealMethod.ICM, DealMethod.CHIPS)  # ways that need to know the stacks
_FINE = 10**15  # a share of the money as a whole number


class Left(Struct, frozen=True):
    """What those who are left still play for, before anything is saved.

    `entries`: by ticket number. `held`: what each has for sure by a deal before, in the same order. `ladder`: what they
    play for on top of that, by place, first one first, one for each of them (0 for a place that is not paid). `beyond`:
    the prizes of the places that are taken. `start`: the prizes it was worked out from.
    """

    entries: tuple[EntryId, ...]
    held: tuple[Cents, ...]
    ladder: tuple[Cents, ...]
    beyond: tuple[Cents, ...]
    start: Prizes

    @property
    def whole(self) -> Cents:
        """All the money that is left, in cents."""
        return Cents(sum(self.held) + sum(self.ladder))

    def already(self) -> tuple[Cents, ...]:
        """What each has for sure, in the order of the entries: as much as the next one out gets."""
        least = min(self.ladder, default=Cents(0))
        return tuple(Cents(held + least) for held in self.held)


class Agreed(Struct, frozen=True):
    """What the players agree on, as it is typed: `dealing` says whether it can be booked.

    `stacks`: by entry, of everybody left; none will do where the method does not go by them. `saved`: what is left to
    play for, by place, first one first, in cents; `things`: what else the winner gets. `unit`: what amounts are rounded
    to, in cents, None: as the tournament rounds its prizes. `typed`: what each gets, in thousandths of a percent or in
    cents, where the players say so.
    """

    method: DealMethod = DealMethod.ICM
    stacks: Mapping[EntryId, Chips] = {}
    saved: tuple[Cents, ...] = ()
    things: tuple[str, ...] = ()
    unit: Cents | None = None
    typed: Mapping[EntryId, int] = {}


class Terms(Struct, frozen=True):
    """A deal that can be worked out: how it is shared, and among which stacks, in the order of `Left.entries`.

    `chips`: 0 for a stack nobody counted. `saved`: left to play for, by place, in cents. `unit`: what amounts are
    rounded to, in cents. `typed`: what each gets, in thousandths of a percent or in cents, where the players say so.
    """

    method: DealMethod
    chips: tuple[Chips, ...]
    saved: tuple[Cents, ...] = ()
    unit: Cents = CENT
    typed: tuple[int, ...] = ()


def left_to_play_for(state: State) -> Left:
    """What is still to be won by those who are left: by the posted prizes, else by those that would be posted.

    A deal that is not posted yet is left out: another one takes its place.
    """
    entries = tuple(entry.id for entry in state.playing())
    n, these = len(entries), _without_draft(state)
    if these.deal is None:
        held = (Cents(0),) * n
        ladder, beyond = _padded(these.by_place[:n], n), these.by_place[n:]
        return Left(entries, held, ladder, beyond, these)
    own = these.deal.own
    held = tuple(own.get(entry, Cents(0)) for entry in entries)
    inside = sum(entry in own for entry in entries)
    after = these.by_place[len(own) :]
    still = sorted((*these.deal.saved[:inside], *after[: n - inside]), reverse=True)
    gone = sorted((cents for entry, cents in own.items() if entry not in entries), reverse=True)
    beyond = (*these.deal.saved[inside:], *gone, *after[n - inside :])
    return Left(entries, held, _padded(tuple(still), n), beyond, these)


def shared(left: Left, terms: Terms, progress: Progress | None = None) -> tuple[Cents, ...]:
    """What each of those who are left gets for sure, whatever place they take, in the order of `Left.entries`.

    With what is saved it is all the money that is left. What makes up no unit goes to the largest stack. Asks for terms
    that were found to hold (`dealing`): no more saved than there is, stacks where the method goes by them.
    """
    spoils = Cents(sum(left.ladder) - sum(terms.saved))
    match terms.method:
        case DealMethod.AMOUNTS:
            return tuple(map(Cents, terms.typed))
        case DealMethod.PERCENT:
            return share_out(Cents(left.whole - sum(terms.saved)), terms.typed, terms.unit, terms.chips)
        case DealMethod.ICM:
            ladder = off_the_top(left.ladder, Cents(sum(terms.saved)))
            weights = [round(part * _FINE) for part in icm(terms.chips, ladder, progress)]
        case DealMethod.CHIPS:
            least = min(left.ladder[-1], spoils // len(left.entries))
            whole, over = sum(terms.chips), spoils - least * len(left.entries)
            weights = [least * whole + over * chips for chips in terms.chips]
        case DealMethod.EVEN:
            weights = [1] * len(left.entries)
    if not spoils:
        return left.held
    parts = share_out(spoils, weights, terms.unit, terms.chips)
    return tuple(Cents(held + part) for held, part in zip(left.held, parts, strict=True))


def off_the_top(ladder: Sequence[Cents], saved: Cents) -> tuple[Cents, ...]:
    """A ladder less what is saved: taken from the first prize down to the second, then from both, and so on, so that
    no place pays less than the next and the last ones are touched last.

    >>> off_the_top((500, 300, 200), 100), off_the_top((500, 300, 200), 301)
    ((400, 300, 200), (250, 249, 200))
    """
    pays, take = sorted(ladder, reverse=True), int(saved)
    for top in range(1, len(pays) + 1):
        below = pays[top] if top < len(pays) else Cents(0)
        if top == len(pays) or take <= (pays[0] - below) * top:
            each, odd = divmod(take, top)
            cut = [Cents(cents - each - (at >= top - odd)) for at, cents in enumerate(pays[:top])]
            return (*cut, *pays[top:])
        take -= (pays[0] - below) * top
        pays[:top] = [below] * top
    return tuple(pays)


def by_chips(left: Left, chips: Sequence[Chips]) -> tuple[int, ...]:
    """The order by stacks: where in `Left.entries` the largest one stands, the next one, and so on."""
    return tuple(sorted(range(len(left.entries)), key=lambda at: (-chips[at], at)))


def prize_by_chips(left: Left, chips: Sequence[Chips]) -> tuple[Cents, ...]:
    """What each would get if places were taken by chips as they are, in the order of `Left.entries`.

    Equal stacks share their places evenly, cents that do not divide to the ones named first.
    """
    found, at = list(left.held), 0
    for _chips, same in groupby(by_chips(left, chips), chips.__getitem__):
        group = list(same)
        each, odd = divmod(sum(left.ladder[at : at + len(group)]), len(group))
        for number, one in enumerate(group):
            found[one] = Cents(found[one] + each + (number < odd))
        at += len(group)
    return tuple(found)


def prizes_after(left: Left, amounts: Sequence[Cents], saved: Sequence[Cents]) -> tuple[Cents, ...]:
    """All prizes once the deal is made, first place first: those of the deal by size, with what is saved on top."""
    sure = sorted(amounts, reverse=True)
    within = [Cents(one + two) for one, two in zip_longest(sure, saved, fillvalue=Cents(0))]
    found = (*within, *left.beyond)
    while found and not found[-1]:
        found = found[:-1]
    return found


def prizes_before(left: Left) -> tuple[Cents, ...]:
    """What the places of those who are left paid before the deal, first one first: by size where a deal stood."""
    held = sorted(left.held, reverse=True)
    return tuple(Cents(one + two) for one, two in zip(held, left.ladder, strict=True))


def percent_of(terms: Terms) -> int:
    """By how many thousandths of a percent typed shares miss the whole; below zero: they are too much."""
    return WHOLE - sum(terms.typed)


def counted_stacks(state: State) -> Mapping[EntryId, Chips]:
    """The stacks of those who are left as the chip ledger has them, as far as they were counted."""
    counts = state.bank.stack_counts
    return {entry.id: counts[entry.id].chips for entry in state.playing() if entry.id in counts}


def _without_draft(state: State) -> Prizes:
    """The prizes that stand without a deal that nobody was shown."""
    these = standing(state)
    if state.posted is not None or these.deal is None:
        return these
    made = these.deal.last
    return Prizes((*made.before, *these.by_place[len(made.before) :]), bubble=these.bubble)


def _padded(ladder: tuple[Cents, ...], n: int) -> tuple[Cents, ...]:
    return ladder + (Cents(0),) * (n - len(ladder))
