"""What is done about players, seats and chips, by whoever does it: a key, the command box, a line typed back from
paper. Each deed knows its decision and what that is given besides what was said: a seed, the drawer, a club card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

from tdapp.domain import satellite
from tdapp.domain.bounties import knock_outs
from tdapp.domain.chips import adjusting, chip_counts, racing
from tdapp.domain.chips.chip_bank import AdjustKind
from tdapp.domain.chips.chip_set import Pieces
from tdapp.domain.clock import timing
from tdapp.domain.hands import hand_for_hand, head_count
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes import payouts
from tdapp.domain.registration import entries, sales
from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.penalties import hands_of
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.seating import breaking, buttons, halting, moves, seating
from tdapp.domain.state import State
from tdapp.domain.units import Chips, DrawerId, EntryId, PlayerId, RulingNo, Seat, TableNo
from tdapp.read.rulings.penalty_choices import players_at

if TYPE_CHECKING:
    from tdapp.app.open_club import Club
    from tdapp.domain.act import Act

USUAL_BREAK = timedelta(minutes=15)
NO_STACKS: Mapping[EntryId, Chips] = MappingProxyType({})


class Doing(Protocol):
    """Whoever does something in a tournament: takes decisions in it, with the seed of its next draw and the drawer of
    this desk.
    """

    @property
    def club(self) -> Club: ...

    def do(self, decision: Callable[..., Any], *args: Any, **kwargs: Any) -> Act | None:
        """Take a decision; None when nothing happened."""

    def view(self, build: Callable[..., Any], *args: Any) -> Any:
        """What is read of the tournament as it stands."""

    def seed(self) -> str:
        """The seed of the next draw."""

    def drawer(self) -> DrawerId:
        """The drawer the money goes through."""


Deed = Callable[..., Any]


def is_member(doing: Doing, player: PlayerId) -> bool:
    """Whether somebody has a club card."""
    return bool(doing.club.people.cards_of(player))


def member_of(doing: Doing, entry: EntryId) -> bool:
    """Whether the player of an entry has a club card."""
    player = doing.view(_player_of, entry)
    return player is not None and is_member(doing, player)


def _player_of(state: State, entry: EntryId) -> PlayerId | None:
    found = state.entries.get(entry)
    return found.player if found is not None else None


def register(doing: Doing, players: Sequence[PlayerId], tender: Tender = Tender.CASH) -> Act | None:
    """Enter players of the club, if they may play; while play is on they get a seat at once."""
    return doing.do(entries.register, tuple(players), doing.seed(), tender=tender, drawer=doing.drawer())


def bust_out(
    doing: Doing,
    out: Sequence[EntryId],
    tied: Sequence[bool] = (),
    stacks: Mapping[EntryId, Chips] = NO_STACKS,
    by: Mapping[EntryId, Sequence[EntryId]] = entries.NOT_SAID,
) -> Act | None:
    """Take out everybody who lost the last chip in one hand, the smallest stack first. `stacks`: what they had before
    it, hand for hand. `by`: who knocked each of them out, as far as it was said.
    """
    if not by:
        return doing.do(entries.bust_out, tuple(out), tuple(tied), stacks)
    return doing.do(entries.bust_out, tuple(out), tuple(tied), stacks, by=by)


def reinstate(doing: Doing, entry: EntryId) -> Act | None:
    """Bring back somebody who was taken out by mistake; a new seat is drawn when the old one is taken."""
    return doing.do(entries.reinstate, entry, doing.seed())


def buy(
    doing: Doing,
    entry: EntryId,
    offer: str,
    payments: Sequence[Payment] | None = None,
    *,
    times: int = 1,
    stack: Chips | None = None,
    announced: bool = False,
) -> Act | None:
    """Sell a rebuy or an add-on; `payments` None: in cash."""
    return doing.do(
        sales.buy,
        entry,
        offer,
        payments,
        times=times,
        stack=stack,
        announced=announced,
        drawer=doing.drawer(),
        member=member_of(doing, entry),
    )


def re_enter(
    doing: Doing,
    entry: EntryId,
    offer: str,
    payments: Sequence[Payment] | None = None,
    *,
    surrenders: Chips | None = None,
) -> Act | None:
    """Let somebody enter again, with a new number and a new seat; `payments` None: in cash."""
    return doing.do(
        entries.re_enter,
        entry,
        offer,
        doing.seed(),
        payments if payments is None else tuple(payments),
        surrenders=surrenders,
        drawer=doing.drawer(),
        member=member_of(doing, entry),
    )


def back_and_buy(doing: Doing, entry: EntryId, offer: str, payments: Sequence[Payment] | None = None) -> Act | None:
    """Bring back somebody who was busted out a moment too soon, and sell him a rebuy; `payments` None: in cash."""
    return doing.do(
        entries.back_and_buy,
        entry,
        offer,
        doing.seed(),
        payments,
        drawer=doing.drawer(),
        member=member_of(doing, entry),
    )


def name_knock_out(doing: Doing, entry: EntryId, by: tuple[EntryId, ...]) -> Act | None:
    """Say who knocked somebody out; nobody: blinded off."""
    return doing.do(knock_outs.name, entry, by)


def pay_prize(doing: Doing, entry: EntryId, tender: Tender = Tender.CASH) -> Act | None:
    """Pay a prize in money, out of the drawer of this desk if it uses one."""
    return doing.do(payouts.pay, entry, tender=tender, drawer=doing.drawer())


def take_seat(doing: Doing, entry: EntryId, chips: Chips) -> Act | None:
    """Give a seat of a satellite to somebody who has so many chips, and has reached the milestone."""
    return doing.do(satellite.take_seat, entry, chips)


def place_button(doing: Doing, seat: Seat) -> Act | None:
    """Place the dealer button of the hand that is being played at this seat."""
    return doing.do(buttons.place, seat.table, seat.number)


def hand_played(doing: Doing, table: TableNo) -> Act | None:
    """Note that a hand was played at this table: the button goes on, penalties count down, and where the whole room
    plays by the hand it has played its hand.
    """
    if doing.view(_by_hand):
        return doing.do(hand_for_hand.done, (table,))
    return doing.do(discipline.hand_played, table)


def _by_hand(state: State) -> bool:
    return state.hands.play is not None or state.hands.last is not None


def give_penalty(
    doing: Doing, entry: EntryId, kind: PenaltyKind, number: int, offence: str, ruling: RulingNo | None = None
) -> Act | None:
    """Warn somebody, or let him miss so many hands or rounds of his table."""
    hands = hands_of(kind, number, doing.view(players_at, entry))
    return doing.do(discipline.give_penalty, entry, kind, hands, offence, ruling)


def count_stack(doing: Doing, entry: EntryId, chips: Chips) -> Act | None:
    """Take down how many chips a stack has."""
    return doing.do(chip_counts.count, stacks={entry: chips})


def count_table(doing: Doing, table: TableNo, chips: Chips) -> Act | None:
    """Take down how many chips a table has."""
    return doing.do(chip_counts.count, tables={table: chips})


def record_found(doing: Doing, pieces: Pieces) -> Act | None:
    """Record chips without an owner, which go out of play."""
    return doing.do(adjusting.adjust, AdjustKind.FOUND, taken=pieces)


def _deciding(decision: Callable[..., Any], *args: Any) -> Deed:
    """A deed that takes one decision, as it is told or with `args`."""

    def deed(doing: Doing, *told: Any) -> Act | None:
        return doing.do(decision, *(told or args))

    return deed


# By the id of the action that does the same at the desk: what a line typed back from paper can do.
BY_HAND: Mapping[str, Deed] = MappingProxyType(
    {
        "entries.register": register,
        "entries.bust_out": bust_out,
        "entries.reinstate": reinstate,
        "sales.buy": buy,
        "sales.re_enter": re_enter,
        "sales.back_and_buy": back_and_buy,
        "bounties.name": name_knock_out,
        "prizes.pay": pay_prize,
        "prizes.take_seat": take_seat,
        "seats.move": _deciding(seating.move),
        "seats.swap": _deciding(seating.swap),
        "moves.confirm": _deciding(moves.confirm_seated),
        "tables.open": _deciding(seating.open_table, None),
        "tables.swap": _deciding(breaking.swap_tables),
        "tables.compress": _deciding(breaking.compress),
        "tables.play_on": _deciding(halting.waive),
        "tables.button": place_button,
        "tables.hand": hand_played,
        "rulings.give_penalty": give_penalty,
        "hands.played": _deciding(hand_for_hand.done),
        "hands.count": _deciding(head_count.count),
        "hands.note_stack": _deciding(hand_for_hand.note_stack),
        "chips.count_stack": count_stack,
        "chips.count_table": count_table,
        "chips.record_found": record_found,
        "chips.odd": _deciding(racing.settle),
        "chips.end_race": _deciding(racing.end),
        "clock.start": _deciding(timing.start),
        "clock.pause": _deciding(timing.pause),
        "clock.resume": _deciding(timing.resume),
        "clock.add_time": _deciding(timing.add_time),
        "clock.next": _deciding(timing.next_period),
        "clock.previous": _deciding(timing.previous_period),
        "clock.go_to_break": _deciding(timing.go_to_break),
        "clock.go_to_level": _deciding(timing.go_to_level),
        "clock.break": _deciding(timing.break_now, USUAL_BREAK),
    }
)
