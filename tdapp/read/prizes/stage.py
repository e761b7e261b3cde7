"""The stage a tournament is at on its way to the money and up the prizes, for the desk and for the room.

One truth for every page, screen and announcement. The desk reads it from the prizes that stand; the room from what was
posted, and of a hand that tables still play it is told nothing.
"""

from collections.abc import Iterator
from datetime import datetime
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.hands.hand_for_hand import pending, would_place
from tdapp.domain.play_over import field_is_final, winner_of
from tdapp.domain.prizes.deal import Deal
from tdapp.domain.prizes.places import Prizes, paid_down, pays_nobody, posted, standing
from tdapp.domain.prizes.seats import seats_in
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.read.people.names import NOBODY, Directory, PlayerName
from tdapp.values import replace

NEAR = 2  # so many a table are still to go when the money comes near


class Stage(StrEnum):
    """How far play is: no prizes at all, none the room knows of, entries still come in, players to go to the money, one
    to go, everybody left is paid, a deal was made, or it is over.
    """

    NO_PRIZES = "no_prizes"
    NOT_POSTED = "not_posted"
    OPEN = "open"
    TO_GO = "to_go"
    BUBBLE = "bubble"
    IN_MONEY = "in_money"
    DEAL = "deal"
    OVER = "over"


class PayJump(Struct, frozen=True):
    """What the next one out gets, in `place`: nothing where `now` is 0. With `more` bust-outs all who are left then get
    `then` at least.
    """

    place: int
    now: Money
    more: int
    then: Money

    @property
    def rise(self) -> Money:
        """How much more that is."""
        return Money(Cents(self.then.cents - self.now.cents), self.then.currency)


class MoneyStage(Struct, frozen=True):
    """The stage with its numbers. `left`: players, `paid`: places. `to_go`: bust-outs until everybody left is paid.

    `next_out`: what the next one out gets, nothing where it is 0; None: there are no prizes by place, play is over, or
    everybody left has a seat.
    `jump` None: no better prize is to come, or a deal was made. `saved`: what those in a deal still play for, by place,
    first one first. `bubble`: what the bubble gets back, None: nothing, or the money is reached.
    `in_step`: play is hand for hand; `open_hand`: tables still play a hand in which somebody went out, so others may be
    out in it. `final_table`: one table is left. `near`: the money is reached, or not more than two a table still to go.
    `seats`: so many of a satellite are still to be won, each worth `seat`; then these are the money.
    """

    stage: Stage
    left: int
    paid: int
    to_go: int = 0
    next_out: Money | None = None
    jump: PayJump | None = None
    saved: tuple[Money, ...] = ()
    in_step: bool = False
    open_hand: bool = False
    bubble: Money | None = None
    final_table: bool = False
    near: bool = False
    seats: int = 0
    seat: Money | None = None

    @property
    def all_seats(self) -> bool:
        """Whether everybody left has a seat of a satellite: nobody plays for more."""
        return bool(self.seats) and not self.to_go

    @property
    def heads_up(self) -> bool:
        """Whether two are left."""
        return self.left == 2


class Rung(Struct, frozen=True):
    """A step of the ladder: places `best` to `worst` that pay the same, or that some share. `amount`: for each, 0 when
    they are not paid; where cents cannot be split, what the first of them gets.

    `names`: who took them, nobody where they are still to be played for. `here`: the next one out takes the last of
    them.
    """

    best: int
    worst: int
    amount: Money
    names: tuple[PlayerName, ...] = ()
    here: bool = False


def money_stage(state: State, now: datetime) -> MoneyStage:
    """The stage as the director sees it: by the prizes that stand, and with the bust-outs of the hand that is
    played.
    """
    return _stage(state, now, standing(state), state.alive)


def public_stage(state: State, now: datetime) -> MoneyStage:
    """The stage as the room may know it: by the posted prizes, and as it was before a hand that is still played."""
    return _stage(state, now, posted(state), state.alive + len(_untold(state)))


def pay_jump(by_place: tuple[Cents, ...], left: int, currency: str) -> PayJump | None:
    """The next jump for so many players, in prizes by place, first one first; None: no better one is to come."""
    now = by_place[left - 1] if 0 < left <= len(by_place) else Cents(0)
    better = next((place for place in range(min(left - 1, len(by_place)), 0, -1) if by_place[place - 1] > now), None)
    if better is None:
        return None
    return PayJump(left, Money(now, currency), left - better, Money(by_place[better - 1], currency))


def public_ladder(state: State, now: datetime, directory: Directory, *, above: int, below: int) -> tuple[Rung, ...]:
    """The steps of the posted prizes around where the field stands, best place first: at most `above` that are still to
    be played for and `below` that were taken last, and more of these where fewer are to come.

    Nothing while no prizes are posted, entries may still come in, a deal was made, or play is over.
    """
    at, these = public_stage(state, now), posted(state)
    if these is None or at.stage not in (Stage.TO_GO, Stage.BUBBLE, Stage.IN_MONEY):
        return ()
    coming = list(_coming(_by_place(these), at.left, state.setup.currency, above))[::-1]
    taken = list(_taken(state, these, directory, below + above - len(coming)))
    return (*coming, *taken)


def _stage(state: State, now: datetime, these: Prizes | None, left: int) -> MoneyStage:
    """The stage by these prizes; None: nobody knows any."""
    at = MoneyStage(
        stage=Stage.NOT_POSTED if these is None and not pays_nobody(state) else Stage.NO_PRIZES,
        left=left,
        paid=these.paid if these is not None else 0,
        in_step=state.hands.play is not None,
        open_hand=bool(_untold(state)),
        final_table=state.clock.started(now) and sum(here > 0 for _table, here in state.filled.heads) == 1,
    )
    if these is None or not these.by_place:
        return at
    if state.finished or winner_of(state, now) is not None or state.all_seated:
        return replace(at, stage=Stage.OVER)
    currency, by_place = state.setup.currency, _by_place(these)
    if these.deal is not None and (inside := _still_in(state, these.deal)):
        return replace(
            at, stage=Stage.DEAL, near=True, saved=tuple(Money(cents, currency) for cents in these.deal.saved[:inside])
        )
    won, satellite = len(state.seats_won), state.setup.payout.seats
    seats = max(0, seats_in(state, by_place) - won)
    paid = len(by_place) - bool(these.bubble and by_place)
    place, to_go = left + won, max(0, left - (seats or paid))
    plays = to_go > 0 or not seats  # once everybody left has a seat the next one out gets no less than the others
    stage = Stage.IN_MONEY if not to_go else Stage.BUBBLE if to_go == 1 else Stage.TO_GO
    return replace(
        at,
        stage=stage if field_is_final(state, now) else Stage.OPEN,
        paid=paid,
        to_go=to_go,
        near=to_go <= NEAR * len(state.tables),
        next_out=Money(by_place[place - 1] if 0 < place <= len(by_place) else Cents(0), currency) if plays else None,
        jump=pay_jump(by_place[:paid] if to_go else by_place, place, currency) if plays else None,
        bubble=Money(by_place[-1], currency) if to_go and paid < len(by_place) else None,
        seats=seats,
        seat=Money(satellite.value, currency) if seats and satellite is not None else None,
    )


def _by_place(these: Prizes) -> tuple[Cents, ...]:
    """What each place pays those who are in no deal, first one first."""
    return these.by_place if these.deal is None else these.by_place[len(these.deal.shares) :]


def _still_in(state: State, deal: Deal) -> int:
    """How many of those in a deal are still in."""
    own = (state.entries.get(share.entry) for share in deal.shares)
    return sum(entry is not None and not entry.out for entry in own)


def _untold(state: State) -> frozenset[EntryId]:
    """Who went out in a hand that other tables still play: the room is not told of them before it is over."""
    play = state.hands.play
    if play is None or not play.busts or not pending(state, play):
        return frozenset()
    return frozenset(bust.entry for bust in play.busts)


def _coming(by_place: tuple[Cents, ...], left: int, currency: str, most: int) -> Iterator[Rung]:
    """The steps still to be played for, from where the field stands upwards; places that pay nothing are one step."""
    paid, found = len(by_place), 0
    if left > paid:
        yield Rung(paid + 1, left, Money(Cents(0), currency), here=True)
        found += 1
    worst = min(left, paid)
    while worst and found < most:
        pays, best = by_place[worst - 1], worst
        while best > 1 and by_place[best - 2] == pays:
            best -= 1
        yield Rung(best, worst, Money(pays, currency), here=worst == left)
        worst, found = best - 1, found + 1


def _taken(state: State, these: Prizes, directory: Directory, most: int) -> Iterator[Rung]:
    """The last places that were taken and are paid, best one first, each with who took it."""
    untold, found = _untold(state), dict[tuple[int, int], list[tuple[EntryId, Cents]]]()
    settled = state if untold else would_place(state)
    for entry, award in paid_down(settled, these):
        if entry in untold:
            continue
        place = (award.place.best, award.place.worst)
        if not award.cents or (place not in found and len(found) == most):
            break
        found.setdefault(place, []).append((entry, award.cents))
    for (best, worst), sharers in found.items():
        names = tuple(directory.get(state.entries[entry].player, NOBODY) for entry, _cents in sharers)
        yield Rung(best, worst, Money(sharers[0][1], state.setup.currency), names)
