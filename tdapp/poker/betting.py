"""How much may be bet: minimum and maximum, short all-ins, re-opening, caps (N-1, N-2, N-6, N-9, N-20).

All amounts are chips. 'Level' is the highest total in front of a player this street, 'own' what the player asked about
has in front himself, 'full' the largest full bet or raise of the street (before any bet: the minimum bet). Streets
count from 0 (before the flop) to 3 (river). The functions take plain numbers, so that a ruling can ask them about a
situation that never was a legal hand.
"""

from enum import StrEnum

from msgspec import Struct

from tdapp.poker.errors import chips_in


class Structure(StrEnum):
    """The betting structures of QLD s28 and of limit tournaments."""

    NO_LIMIT = "no_limit"
    POT_LIMIT = "pot_limit"
    HALF_POT = "half_pot"
    FIXED_LIMIT = "fixed_limit"
    STRUCTURED = "structured"


class BlindPot(StrEnum):
    """What the pot counts for pot-limit before the flop: full blinds (HC 54-B, TDA 54-B) or what is there (QLD)."""

    FULL_BLINDS = "full_blinds"
    AS_POSTED = "as_posted"


class OverShortBet(StrEnum):
    """A51: the minimum raise over an opening all-in below the minimum bet: a minimum bet more, or up to one."""

    MINIMUM_MORE = "minimum_more"
    COMPLETE = "complete"


class Betting(Struct, frozen=True):
    """How money may be bet at this table, with the book's or house's reading of the open points."""

    structure: Structure
    small_bet: int
    """The minimum bet: the big blind; in limit games the bet before and on the flop, QLD's minimum wager."""
    big_bet: int
    """The limit bet on turn and river; in structured games QLD's maximum wager; otherwise as the small bet."""
    raise_cap: int | None = None
    """Raises allowed in a round after the opening bet (the big blind is one); None: no cap."""
    blind_pot: BlindPot = BlindPot.FULL_BLINDS
    antes_count: bool = False
    """A28: whether antes count for the pot-limit maximum before the flop; from the flop they always do."""
    over_short_bet: OverShortBet = OverShortBet.MINIMUM_MORE
    call_below_minimum: bool = False
    """QLD s28(4)(a): whoever has less than the minimum wager to call may raise by the minimum wager."""
    half_reopens: bool = True
    """HC and TDA 47-B: at limit half a bet more re-opens the betting; where a book is silent only a full one does."""

    def __post_init__(self) -> None:
        chips_in(self.small_bet, what="small_bet", least=1)
        chips_in(self.big_bet, what="big_bet", least=self.small_bet)
        if self.raise_cap is not None:
            chips_in(self.raise_cap, what="raise_cap")


def counted_pot(betting: Betting, *, street: int, front: int, middle: int, dead_wagers: int, short_blinds: int) -> int:
    """N-9: the pot as pot-limit counts it: all chips, but before the flop full blinds, and antes by option.

    `front` are the live chips in front of the players, `middle` all others; `dead_wagers` those of the middle that are
    no antes, `short_blinds` what the blinds lack to their full amounts.
    """
    if street:
        return front + middle
    counted = front + (middle if betting.antes_count else dead_wagers)
    return counted + (short_blinds if betting.blind_pot is BlindPot.FULL_BLINDS else 0)


class RaiseRange(Struct, frozen=True):
    """To which street totals a player may bet or raise; both None with the reason when he may not."""

    least: int | None
    most: int | None
    why_not: str | None = None


def limit(structure: Structure) -> bool:
    """Whether raises have a fixed size, as at limit."""
    return structure is Structure.FIXED_LIMIT or structure is Structure.STRUCTURED


def minimum_bet(betting: Betting, street: int) -> int:
    """N-1, N-20: the least opening bet; an all-in may be less."""
    return betting.big_bet if street >= 2 and betting.structure is Structure.FIXED_LIMIT else betting.small_bet


def raise_size(betting: Betting, street: int) -> int:
    """N-20: the fixed size of a raise in limit games."""
    return betting.big_bet if street >= 2 else betting.small_bet


def reopened(betting: Betting, *, street: int, level: int, own: int, full: int) -> bool:
    """N-6: whether a player who has acted this street may raise again.

    No-limit and pot-limit: what he faces, one bet or several short all-ins together, is a full raise. Limit: it is at
    least half of one.
    """
    if limit(betting.structure):
        return (level - own) * (2 if betting.half_reopens else 1) >= raise_size(betting, street)
    return level - own >= full


def least_raise_to(betting: Betting, *, street: int, level: int, own: int, full: int) -> int:
    """N-1, N-2, N-20: the least street total of a bet or raise that is not all-in."""
    if limit(betting.structure):
        return level + raise_size(betting, street) if level else minimum_bet(betting, street)
    if not level:
        return minimum_bet(betting, street)
    least = minimum_bet(betting, street)
    if level < least and betting.over_short_bet is OverShortBet.COMPLETE:
        return least
    if betting.call_below_minimum and level - own < least:
        return level + least
    return level + full


def most_raise_to(
    betting: Betting, *, street: int, level: int, own: int, full: int, pot: int, lowest_chip: int = 1
) -> int | None:
    """N-9, N-20: the greatest street total of a bet or raise; None where only the stack limits it.

    `pot` is everything in the middle and in front of players as the structure counts it.
    """
    match betting.structure:
        case Structure.NO_LIMIT:
            return None
        case Structure.POT_LIMIT:
            return level + pot + level - own
        case Structure.HALF_POT:
            return level + (pot + level - own) // 2 // lowest_chip * lowest_chip
        case Structure.STRUCTURED if not level:
            return betting.big_bet
        case _:
            return least_raise_to(betting, street=street, level=level, own=own, full=full)


def raise_range(
    betting: Betting,
    *,
    street: int,
    level: int,
    own: int,
    stack: int,
    full: int,
    pot: int,
    acted: bool,
    raises: int,
    others_reach: int,
    lowest_chip: int = 1,
) -> RaiseRange:
    """To what totals this player may bet or raise, and if he may not, why.

    `stack` is what he has behind, `raises` how many raises the round has seen, `others_reach` the largest total any
    other player of the hand can still have in front of him this street.
    """
    reach = own + stack
    if reach <= level:
        return RaiseRange(None, None, "stack_below_call")
    if others_reach <= level:
        return RaiseRange(None, None, "nobody_can_call")
    if betting.raise_cap is not None and level and raises >= betting.raise_cap:
        return RaiseRange(None, None, "raise_cap_reached")
    if acted and not reopened(betting, street=street, level=level, own=own, full=full):
        return RaiseRange(None, None, "not_reopened")
    least = least_raise_to(betting, street=street, level=level, own=own, full=full)
    most = most_raise_to(betting, street=street, level=level, own=own, full=full, pot=pot, lowest_chip=lowest_chip)
    if lowest_chip != 1:  # a bet that was ruled to stand need not be one that chips can make, but the next one must
        least += -least % lowest_chip
        if most is not None:
            most += -most % lowest_chip if limit(betting.structure) else -(most % lowest_chip)
    top = reach if most is None or most > reach else most
    # QLD s28(3): a minimum above the maximum is the maximum; all-in is allowed for less than either
    return RaiseRange(least if least < top else top, top)


def is_raise(betting: Betting, *, street: int, level: int, to: int, full: int) -> bool:
    """Whether going to `to` counts as a raise (and so against the cap): a full one, in limit at least half of one."""
    if limit(betting.structure):
        return 2 * (to - level) >= raise_size(betting, street)
    return to - level >= full


def full_after(*, level: int, to: int, full: int) -> int:
    """N-2: the largest full bet or raise after somebody went to `to`; a short all-in never changes it."""
    return to - level if to - level > full else full
