"""Random nights with everything that moves money: what may be sold, won, agreed, refunded, paid and undone.

    night = begun(chance)
    while night.act(): check(night.made)

`done` counts what was really done, so that a test can hold that nothing is left out.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tdapp.domain import dealing, ending, satellite, tournament
from tdapp.domain.bounties import bounties, envelopes, knock_outs, markers
from tdapp.domain.bounties.bounty_book import bounty_book
from tdapp.domain.money.bounty_terms import Bounties, BountyKind, HeadGoes, PotRule
from tdapp.domain.money.terms import Refund, SaleSpan, SaleSpanKind, SeasonShare, Tender
from tdapp.domain.prizes import bubble, payouts, pool, prize_hold, prize_lock, things, tickets
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.prizes.prize_facts import DealMethod, Thing
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Conflict, Refused
from tdapp.domain.registration import corrections, entries, price_list, sales
from tdapp.domain.rulings import discipline
from tdapp.domain.setup import LockedPlace, PayoutCurve, PayoutRules, PayoutTable, SeatPrizes, SeatRest, Setup
from tdapp.domain.sidepools import side_entrants, side_payouts, side_pools, side_results
from tdapp.domain.sidepools.side_book import side_books
from tdapp.domain.sidepools.side_pool import SideKind, SideTerms
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Chips, EntryId
from tdapp.values import replace
from tests.domain.bounties.test_heads import BACK_IN, HEAD, PLAIN
from tests.domain.evening import SETUP, Evening, add_on, on_terms, player, playing, rebuy

T = TypeVar("T")
ALWAYS = SaleSpan(SaleSpanKind.BY_HAND)
TABLES = (
    SETUP.payout,
    PayoutTable("a third", curve=PayoutCurve(one_in=3), rules=PayoutRules(min_cash=150, grouped=True)),
    PayoutTable("spread", curve=PayoutCurve(places=5), rules=PayoutRules(min_cash=100, cuts=True, spread=True)),
    PayoutTable("locked", curve=PayoutCurve(places=4), rules=PayoutRules(locked=(LockedPlace(1, Cents(150_00)),))),
    PayoutTable("seats", seats=SeatPrizes(Cents(125_00), cash=True)),
    PayoutTable("milestone", seats=SeatPrizes(Cents(80_00), guaranteed=4, rest=SeatRest.SEATS, milestone=Chips(9_000))),
)
SIDE_SHARES = ((100_000,), (70_000, 30_000), (33_333, 33_333, 33_334))
HANDS = ("AsKsQsJsTs", "KhKdKc2s2d", "2c3d5h7s9c", "AhKhQhJhTh", "7c7d7h7s2c")


class _Everything(frozenset[str]):
    """Every refusal a reason lifts."""

    def __contains__(self, _code: object) -> bool:
        return True


LIFTED = Allowed(_Everything())


class Night:
    """A tournament and the chance that decides what comes next. `done`: what was done so far, by name.

    Each night does some things often and others hardly ever: what takes many steps of a kind is reached in some.
    """

    def __init__(self, made: Evening, chance: random.Random) -> None:
        self.made, self.chance, self.done = made, chance, Counter[str]()
        self.often = [often * chance.choice((0, 1, 1, 6)) for _deed, often in DEEDS.values()]

    @property
    def state(self) -> State:
        return self.made.state

    def act(self) -> str:
        """Try one thing; returns what was tried. What is refused changes nothing."""
        name = self.chance.choices(tuple(DEEDS), self.often)[0]
        before, length = self.state, len(self.made.acts)
        try:
            DEEDS[name][0](self)
        except (Refused, Conflict):
            assert self.state is before and len(self.made.acts) == length, name
        self.done[name] += len(self.made.acts) > length
        return name

    def do(self, decision: Callable[..., Any], *args: Any, **kwargs: Any) -> None:
        """Take a decision, now and then with a reason for whatever a reason lifts."""
        self.made.do(decision, *args, allow=LIFTED if self.chance.random() < 0.5 else NOTHING_LIFTED, **kwargs)

    def one(self, found: Sequence[T]) -> T:
        if not found:
            raise Refused("nobody")
        return self.chance.choice(found)

    def inside(self) -> list[EntryId]:
        return [entry.id for entry in self.state.playing()]

    def outside(self) -> list[EntryId]:
        return sorted(out.entry for out in self.state.outs)

    def anybody(self) -> EntryId:
        return self.one(sorted(self.state.entries))

    def tender(self) -> Tender:
        return self.one((Tender.CASH, Tender.CARD))


def begun(chance: random.Random, seated: Callable[[int, Setup], Evening] = playing) -> Night:
    """So many players on terms that chance made, seated and playing; registration is open. `seated` makes that."""
    setup = replace(SETUP, payout=chance.choice(TABLES))
    goes = [chance.choice(tuple(HeadGoes)) for _ in range(4)]
    bounty = Bounties(chance.choice(tuple(BountyKind)), chance.randrange(101), Cents(1), chance.choice(tuple(PotRule)))
    bounty = replace(bounty, nobody=goes[0], disqualified=goes[1], surrendered=goes[2], cancelled=goes[3])
    offers = (
        HEAD, PLAIN, replace(BACK_IN, window=ALWAYS), rebuy(window=ALWAYS), add_on(window=ALWAYS, per_player=None),
    )  # fmt: skip
    season = chance.choice((None, None, SeasonShare(percent=12_500), SeasonShare(per_entry=Cents(5_00))))
    guarantee = chance.choice((Cents(0), Cents(0), Cents(900_00)))
    made = on_terms(
        seated(chance.randrange(5, 12), setup), *offers, bounty=chance.choice((None, bounty, bounty)),
        started=Refund.ALL, season=season, guarantee=guarantee, rebuy_percent=None,
    )  # fmt: skip
    return Night(made, chance)


def _busts(night: Night) -> None:
    left = night.inside()
    chosen = night.chance.sample(left, min(max(0, len(left) - 1), night.chance.choice((1, 1, 1, 2, 3))))
    tied = [False, *(night.chance.random() < 0.4 for _ in chosen[1:])]
    others = [each for each in left if each not in chosen]
    by = {each: (night.one(others),) for each in chosen if night.chance.random() < 0.8}
    night.do(entries.bust_out, tuple(chosen), tuple(tied), by=by)


def _registers(night: Night) -> None:
    who = player(20 + night.chance.randrange(30))
    night.do(entries.register, [who], "s", offer=night.one(("head", "plain", "")), tender=night.tender())


def _gives_back_a_sale(night: Night) -> None:
    night.do(sales.give_back, night.one(sorted(night.state.purchases)))


def _re_enters(night: Night) -> None:
    surrenders = Chips(1_000) if night.chance.random() < 0.5 else None
    night.do(entries.re_enter, night.anybody(), "again", "s", surrenders=surrenders)


def _deals(night: Night) -> None:
    left = night.inside()
    method = night.one((DealMethod.ICM, DealMethod.CHIPS, DealMethod.EVEN))
    parts = [night.chance.randrange(1, 99) for _ in left]
    stacks = {
        entry: Chips(max(1, night.state.chips * part // sum(parts))) for entry, part in zip(left, parts, strict=True)
    }
    saved = (Cents(night.chance.choice((0, 10_00, 33_33))),)
    night.made.do(dealing.make_deal, Agreed(method, stacks, saved=saved), allow=LIFTED)


def _sets_by_hand(night: Night) -> None:
    first = night.chance.randrange(1, 50_00)
    amounts = (Cents(night.state.pool - first), Cents(first))
    night.do(payouts.set_prizes, amounts if amounts[0] >= amounts[1] else amounts[::-1])


def _draws(night: Night) -> None:
    if night.state.envelopes is None:
        night.do(envelopes.set_envelopes, envelopes.proposal(night.state))
    else:
        night.do(envelopes.draw, night.one(list(night.state.heads.undrawn)), "seed")


def _opens_side(night: Night) -> None:
    kind, shares = night.one(tuple(SideKind)), night.one(SIDE_SHARES)
    name = f"{kind.value} {len(night.state.side_pools)}"
    night.do(side_pools.open_pool, SideTerms(kind, name, Cents(20_00), Cents(2_00), shares))


def _side(night: Night) -> Any:
    return night.one(sorted(night.state.side_pools))


def _joins(night: Night) -> None:
    inside = night.inside()
    night.do(side_entrants.join, _side(night), tuple(night.chance.sample(inside, min(3, len(inside)))))


def _awards(night: Night) -> None:
    number = _side(night)
    stakes = sorted(night.state.side_pools[number].stakes)
    picked = night.chance.sample(stakes, min(len(stakes), 3))
    night.do(side_results.award, number, tuple((each,) for each in picked))


def _pays_side(night: Night) -> None:
    book = night.one(side_books(night.state))
    night.do(side_payouts.pay, book.pool.number, night.one([share.entry for share in book.shares if share.due]))


def _takes_side_back(night: Night) -> None:
    number = _side(night)
    night.do(side_payouts.take_back, number, night.one(sorted(night.state.side_pools[number].paid)))


def _due(night: Night) -> EntryId:
    return night.one([share.entry for share in prize_book(night.state).due_to()])


def _issues(night: Night) -> None:
    night.do(tickets.issue, _due(night), f"TK-{len(night.made.acts)}")


def _retracts(night: Night) -> None:
    allow = LIFTED if night.chance.random() < 0.5 else NOTHING_LIFTED
    night.made.retract(6 + night.chance.randrange(max(1, len(night.made.acts) - 6)), allow)


def _finishes(night: Night) -> None:
    if night.chance.random() < 0.2:
        night.do(tournament.finish)
    else:
        night.made.do(tournament.finish)


def _terms(night: Night) -> None:
    season = night.one((None, SeasonShare(percent=10_000)))
    night.do(price_list.set_terms, replace(night.state.terms, season=season))


def _table(night: Night) -> None:
    night.do(tournament.change_setup, replace(night.state.setup, payout=night.one(TABLES)))


def _sets_things(night: Night) -> None:
    cups = (Thing(1, "Cup", Cents(50_00)), Thing(1, "Seat"), Thing(3, "Bottle"))
    night.do(things.set_things, tuple(night.chance.sample(cups, night.chance.randrange(1, 4))))


def _hands_over(night: Night) -> None:
    thing = night.one(things.left_to_hand(night.state))
    night.do(things.hand_over, thing, night.one(things.who_gets(night.state, thing)))


def _thing_back(night: Night) -> None:
    shown = [each for each in things.things_posted(night.state) if each.key in night.state.things_handed]
    night.do(things.take_back, night.one(shown))


def _simple(
    decision: Callable[..., Any], who: Callable[[Night], Any] | None = None, **kwargs: Any
) -> Callable[..., None]:
    """A deed that is one decision, about nobody or about whom `who` finds."""

    def deed(night: Night) -> None:
        night.do(decision, *(() if who is None else (who(night),)), **kwargs)

    return deed


def _in(night: Night) -> EntryId:
    return night.one(night.inside())


def _out(night: Night) -> EntryId:
    return night.one(night.outside())


DEEDS: dict[str, tuple[Callable[[Night], None], int]] = {
    "bust": (_busts, 40),
    "register": (_registers, 16),
    "re-enter": (_re_enters, 8),
    "rebuy": (lambda night: night.do(sales.buy, _in(night), "rebuy"), 10),
    "add-on": (lambda night: night.do(sales.buy, _in(night), "add-on"), 8),
    "sale refunded": (_gives_back_a_sale, 5),
    "entry refunded": (lambda night: night.do(entries.unregister, _in(night), refund=night.one(tuple(Refund))), 6),
    "disqualify": (lambda night: night.do(discipline.disqualify, _in(night), Chips(10), "x"), 4),
    "back in": (lambda night: night.do(entries.reinstate, _out(night), "s"), 6),
    "back in with a rebuy": (lambda night: night.do(entries.back_and_buy, _out(night), "rebuy", "s"), 4),
    "other one out": (lambda night: night.do(corrections.correct_bust_out, _out(night), _in(night), "s"), 4),
    "forgotten": (lambda night: night.do(corrections.forgotten_bust_out, _in(night), _out(night)), 3),
    "close": (_simple(tournament.close_registration), 24),
    "open": (_simple(tournament.open_registration), 3),
    "terms": (_terms, 2),
    "payout table": (_table, 3),
    "money added": (lambda night: night.do(pool.add, Cents(night.chance.randrange(1, 99_99)), "Sponsor"), 6),
    "season paid": (_simple(pool.pay_season, lambda _night: "Νίκος"), 14),
    "bubble": (_simple(bubble.protect), 8),
    "half to the bubble": (_simple(bubble.share), 4),
    "no bubble": (_simple(bubble.unprotect), 8),
    "post": (_simple(payouts.post_prizes), 24),
    "by hand": (_sets_by_hand, 3),
    "reset": (_simple(payouts.reset_prizes), 8),
    "withdraw": (_simple(payouts.withdraw_prizes), 5),
    "lock": (_simple(prize_lock.lock), 4),
    "unlock": (_simple(prize_lock.unlock), 14),
    "hold": (_simple(prize_hold.hold, _due), 8),
    "release": (_simple(prize_hold.release, lambda night: night.one(sorted(night.state.held))), 12),
    "pay": (lambda night: night.do(payouts.pay, _due(night), tender=night.tender()), 40),
    "recover": (_simple(payouts.take_back, lambda night: night.one(sorted(night.state.paid))), 12),
    "ticket": (_issues, 24),
    "ticket back": (_simple(tickets.give_back, lambda night: night.one(sorted(night.state.tickets))), 10),
    "ticket paid out": (_simple(tickets.cash_in, lambda night: night.one(sorted(night.state.tickets))), 14),
    "seats": (_simple(satellite.end_at_seats), 24),
    "milestone": (lambda night: night.do(satellite.take_seat, _in(night), Chips(9_000)), 16),
    "deal": (_deals, 18),
    "end by deal": (_simple(ending.end_by_deal), 24),
    "knocked out by": (lambda night: night.do(knock_outs.name, _out(night), (_in(night),)), 6),
    "envelope": (_draws, 24),
    "bounty": (
        _simple(bounties.pay, lambda night: night.one([each.entry for each in bounty_book(night.state).shares])),
        24,
    ),
    "bounty back": (_simple(bounties.take_back, lambda night: night.one(sorted(night.state.bounties))), 10),
    "marker lost": (_simple(markers.lose, _in), 12),
    "marker found": (_simple(markers.find, lambda night: night.one(sorted(night.state.markers))), 12),
    "side pool": (_opens_side, 6),
    "side join": (_joins, 20),
    "side leave": (lambda night: night.do(side_entrants.leave, _side(night), _in(night)), 10),
    "side refund": (_simple(side_entrants.give_back, _side), 2),
    "side closed": (_simple(side_pools.close_pool, _side), 3),
    "side hand": (lambda night: night.do(side_results.show_hand, _side(night), _in(night), night.one(HANDS)), 14),
    "side award": (_awards, 14),
    "side pay": (_pays_side, 30),
    "side back": (_takes_side_back, 10),
    "things": (_sets_things, 8),
    "thing handed": (_hands_over, 14),
    "thing back": (_thing_back, 4),
    "undo": (lambda night: night.made.undo(), 8),
    "redo": (lambda night: night.made.redo(), 8),
    "retract": (_retracts, 6),
    "finish": (_finishes, 12),
}
