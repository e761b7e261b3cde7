"""Who gets a new chip for the odd chips of one table in a chip race, and who keeps one (HC-24, TDA-24, N-15)."""

from collections.abc import Mapping

from tdapp.domain.chips.chip_bank import Odd, Race, RaceWay
from tdapp.domain.chips.chip_race import Leftover, highest, race_chips, race_order
from tdapp.domain.units import Chips
from tdapp.poker.cards import Card, card_text
from tdapp.values import replace

Cards = Mapping[int, tuple[Card, ...]]  # by seat: those he was dealt, or the highest of them


def chips_raced_for(race: Race, odds: tuple[Odd, ...]) -> int:
    """How many new chips a table races for; with no race between the players, how many there are to give at most."""
    if race.way in (RaceWay.ROUND_UP, RaceWay.FLOOR):
        return len(odds)
    left = tuple(Leftover(each.seat, 0, each.odd) for each in odds)
    return race_chips(left, old=race.old, new=race.new, rounding=race.rounding.value)


def decided(race: Race, odds: tuple[Odd, ...]) -> bool:
    """Whether cards and floor have nothing to decide in a race: nobody, or everybody with odd chips, gets a chip."""
    if race.way is RaceWay.FLOOR:
        return not odds
    return chips_raced_for(race, odds) in (0, len(odds))


def by_cards(race: Race, odds: tuple[Odd, ...], cards: Cards, *, kept: Chips) -> tuple[Odd, ...]:
    """The odd chips of a table once its cards are dealt: the highest cards get a new chip each. `cards` may be empty
    where they do not matter.

    A further deck is dealt when one is not enough; of two equal cards the one that was dealt first goes before.
    """
    best = {each.seat: highest(cards[each.seat]) for each in odds if each.seat in cards}
    order = race_order(best) if best else tuple(each.seat for each in odds)
    winners = order[: chips_raced_for(race, odds)]
    dealt = tuple(replace(each, card=card_text(best[each.seat]) if best else "") for each in odds)
    return by_hand(dealt, dict.fromkeys(winners, 1), kept=kept)


def by_hand(odds: tuple[Odd, ...], given: Mapping[int, int], *, kept: Chips) -> tuple[Odd, ...]:
    """The odd chips of a table with the new chips each seat was given for them. Nobody is raced out: whoever gets
    nothing for all he has keeps a chip worth `kept`.
    """
    return tuple(
        replace(each, got=(got := given.get(each.seat, 0)), kept=kept if each.only and not got else Chips(0))
        for each in odds
    )
