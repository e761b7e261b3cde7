"""Every verb and every undo, with a blocked person and with each right alone.

A decision that is added without a place in the tables below fails here, and so does a fact that moves money.
"""

from collections.abc import Callable
from random import Random
from typing import Any, get_args

import pytest

from tdapp.app.club import operators
from tdapp.app.demo.evening import HandClock
from tdapp.app.desk import Desk
from tdapp.app.gates import Change, Gate
from tdapp.app.money import drawers
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.app.people.directory_rules import DirectoryRules
from tdapp.app.people.people_acts import block, unblock
from tdapp.domain import effects, tournament
from tdapp.domain.clock import timing
from tdapp.domain.facts import Registered, TournamentFact, Unregistered
from tdapp.domain.money.bounty_payments import BountyPaid, BountyReturned, MarkerFound, MarkerLost
from tdapp.domain.money.paying import changed_hands, drawer_of, in_full
from tdapp.domain.money.pool_payments import PoolAdded, SeasonPaid
from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.money.sale_facts import Bought, SaleReturned
from tdapp.domain.money.side_payments import SideJoined, SideLeft, SidePaid, SideReturned
from tdapp.domain.money.terms import Offer, Price, Refund, SaleKind, SaleSpan, SaleSpanKind, Tender, Terms
from tdapp.domain.people.person import Block, BlockKind, Field, PersonData
from tdapp.domain.prizes import payouts
from tdapp.domain.refusal import Allowed, Refused
from tdapp.domain.registration import check_in, corrections, entries, price_list, sales, waiting
from tdapp.domain.rights import ALL, BLOCKS, RIGHT_OF, ROLES, Right, Rights, Role, to_lift
from tdapp.domain.seating import seating
from tdapp.domain.state import State
from tdapp.domain.units import AlternateNo, Cents, DrawerId, EntryId, OperatorId, PlayerId, SaleNo, TournamentId
from tests.app.conftest import MINUTE, STRUCTURE, setup_of
from tests.domain.decisions import decisions
from tests.store.samples import EVERY_FACT

OPEN = SaleSpan(SaleSpanKind.REGISTRATION)
TERMS = Terms(
    (
        Offer("again", "Re-entry", SaleKind.RE_ENTRY, Price(Cents(50_00)), None, OPEN),
        Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(20_00)), None, OPEN),
    ),
    started=Refund.ALL,
)
CARD = in_full(Cents(55_00), Tender.CARD)
PIN, PIN2 = "271828", "314159"
FOR_GOOD = Block(BlockKind.SELF, None)
BLOCKED = "register.blocked_for_good"
MINE = PersonData("Xander", "Xenia", email="x@example.org")
Deed = Callable[[Desk, TournamentId], object]


# Which verbs may give somebody an entry, a place in the queue, a seat or chips. All others give nothing to anybody.
GIVES = {
    "entries.register", "entries.re_enter", "entries.reinstate", "entries.back_and_buy", "sales.buy", "sales.buy_many",
    "waiting.join", "waiting.call", "waiting.answer", "waiting.seat", "check_in.check_in",
    "seating.draw_seats", "seating.seat_waiting", "corrections.correct_bust_out", "corrections.place_bust_out",
}  # fmt: skip
GIVES_NOTHING = {
    "entries.unregister", "entries.remove_no_shows", "entries.bust_out", "sales.give_back",
    "waiting.leave", "waiting.expire", "check_in.clear",
    "tournament.open_registration", "tournament.close_registration",
    "corrections.wrong_seat", "corrections.forgotten_bust_out", "head_count.count", "hand_for_hand.note_stack",
    "knock_outs.name", "side_entrants.join", "side_entrants.leave", "side_entrants.give_back",
    "seating.redraw", "seating.move", "seating.swap", "seating.open_table", "seating.close_table",
    "seeds.give_public_value", "arranging.set_room", "balance.accept", "moves.accept", "moves.confirm_seated",
    "breaking.break_table", "breaking.swap_tables", "breaking.compress", "buttons.place", "buttons.forget",
    "halting.waive", "floor_rules.set_rules",
}  # fmt: skip


def test_every_decision_has_its_place() -> None:
    """What needs a right to sell, to give back or to seat says here whether it gives somebody something."""
    verbs = set(decisions())
    assert verbs <= set(RIGHT_OF), f"no right: {verbs - set(RIGHT_OF)}"
    about_people = {verb for verb in verbs if RIGHT_OF[verb] in (Right.SELL, Right.REFUND, Right.SEAT)}
    assert about_people - GIVES - GIVES_NOTHING == set()
    assert {verb for verb in GIVES if verb not in verbs} == set()


def alone(club: Club, rights: Rights) -> OperatorId:
    """Somebody with these rights and no others, who sits down at the desk."""
    name = " ".join(right.value for right in rights) or "nothing"
    known = {each: one for one, each in club.operators.items() if one in club.desk.club.operators}
    director = next(one for one, its in club.desk.club.operators.items() if its == ALL)
    if name not in known:
        club.desk.operator = director
        known[name] = operators.add(club, name, rights, PIN2)
    club.desk.operator = known[name]
    return known[name]


@pytest.fixture
def event(club: Club) -> TournamentId:
    event = club.create(setup_of(), STRUCTURE)
    club.desk.do(event, price_list.set_terms, TERMS)
    club.desk.do(event, tournament.open_registration)
    return event


def refused_by(deed: Callable[[], object]) -> Refused | None:
    try:
        deed()
    except Refused as refused:
        return refused
    except (TypeError, IndexError, KeyError, AttributeError, AssertionError):
        pass  # it was let in, with nothing to decide about
    return None


@pytest.mark.parametrize("right", ALL)
def test_every_verb_asks_for_its_right_at_every_door(club: Club, event: TournamentId, right: Right) -> None:
    operators.switch_on(club, "Eve", PIN)
    alone(club, (right,))
    desk = club.desk
    for verb, decision in decisions().items():
        doors: tuple[Callable[[], object], ...] = (
            lambda decision=decision: desk.do(event, decision),
            lambda decision=decision: desk.override(event, Reason("x", "so"), decision),
            lambda decision=decision: desk.announce(event, decision, "so"),
            lambda decision=decision: desk.foresee(event, decision),
        )
        for door in doors:
            refused = refused_by(door)
            stopped = refused is not None and refused.code == "operator.may_not"
            may = RIGHT_OF[verb] is right
            assert stopped is not may or (refused is not None and refused.facts["right"] == Right.LIFT), verb


# What each fact of money needs the right for, done and undone. No other fact moves money.
MONEY: dict[type, tuple[Right, Right]] = {
    Registered: (Right.SELL, Right.REFUND),
    Bought: (Right.SELL, Right.REFUND),
    Unregistered: (Right.REFUND, Right.SELL),
    SaleReturned: (Right.REFUND, Right.SELL),
    PrizePaid: (Right.PAY, Right.PAY),
    BountyPaid: (Right.PAY, Right.PAY),
    BountyReturned: (Right.PAY, Right.PAY),
    PrizeReturned: (Right.PAY, Right.PAY),
    SideJoined: (Right.SELL, Right.REFUND),
    SideLeft: (Right.REFUND, Right.SELL),
    SidePaid: (Right.PAY, Right.PAY),
    SideReturned: (Right.PAY, Right.PAY),
    MarkerLost: (Right.PAY, Right.PAY),
    MarkerFound: (Right.PAY, Right.PAY),
    PoolAdded: (Right.PAY, Right.PAY),
    SeasonPaid: (Right.PAY, Right.PAY),
}


def test_every_fact_that_moves_money_needs_a_right_done_and_undone() -> None:
    assert {type(fact) for fact in EVERY_FACT} >= set(get_args(TournamentFact)) - {None}
    for fact in EVERY_FACT:
        moves = bool(changed_hands(fact)) or bool(drawer_of(fact))
        assert not moves or type(fact) in MONEY, fact
        done, undone = MONEY.get(type(fact), (None, None))
        assert effects.rights_for((fact,)) == ((done,) if done else ())
        assert effects.rights_for((), (fact,)) == ((undone,) if undone else ())


def busy(club: Club, event: TournamentId) -> None:
    """An evening in which money of every kind goes every way, by card."""
    desk, players = club.desk, tuple(club.directory)
    for number in range(9):
        desk.do(event, entries.register, (players[number],), "s", payments=CARD)
    desk.do(event, check_in.check_in, (EntryId(1),))
    desk.do(event, waiting.join, players[9])
    desk.do(event, entries.unregister, EntryId(9))
    desk.do(event, seating.draw_seats, "s")
    desk.do(event, timing.start)
    desk.do(event, sales.buy, EntryId(1), "rebuy", in_full(Cents(20_00), Tender.CARD))
    desk.do(event, sales.buy, EntryId(2), "rebuy", in_full(Cents(20_00), Tender.CARD))
    desk.do(event, sales.give_back, SaleNo(2))
    desk.do(event, entries.bust_out, (EntryId(7),))
    desk.do(event, entries.back_and_buy, EntryId(7), "rebuy", "s", in_full(Cents(20_00), Tender.CARD))
    desk.do(event, entries.bust_out, (EntryId(8),))
    lifted = Reason("register.alternates_wait", "he was first")
    desk.override(event, lifted, entries.re_enter, EntryId(8), "again", "s", in_full(Cents(50_00), Tender.CARD))
    desk.do(event, waiting.leave, AlternateNo(1))
    desk.do(event, tournament.close_registration)
    for number in (10, 7, 6, 5, 4, 3):
        desk.do(event, entries.bust_out, (EntryId(number),))
    desk.do(event, payouts.post_prizes)
    desk.do(event, payouts.pay, EntryId(3), tender=Tender.CARD)
    desk.do(event, payouts.take_back, EntryId(3), tender=Tender.CARD)


def test_d2_every_undo_asks_for_the_right_to_what_it_does(club: Club, event: TournamentId) -> None:
    """Each act, and each undo of it, with each right alone: what the director may is refused to whoever lacks it."""
    busy(club, event)
    operators.switch_on(club, "Eve", PIN)
    desk = club.desk
    director = desk.operator
    undone = 0
    for act in list(desk.history(event).acts):
        if act.undoes is not None or act.moves_clock:
            continue
        kinds = {MONEY[type(fact)] for fact in act.facts if type(fact) in MONEY}
        its_own = {RIGHT_OF[act.verb]} - {kind[0] for kind in kinds}  # to what is not money in it
        back = {kind[1] for kind in kinds} | its_own
        again = {kind[0] for kind in kinds} | its_own
        desk.operator = director
        as_director = refused_by(lambda act=act: desk.retraction(event, act.number))
        for right in ALL:
            alone(club, (right,))
            refused = refused_by(lambda act=act: desk.retraction(event, act.number))
            if back != {right}:
                assert refused is not None, (act.verb, right)
            else:
                code = as_director.code if as_director is not None else None
                assert (refused.code if refused is not None else None) == code, (act.verb, right)
        if as_director is not None:
            continue
        undone += 1
        desk.operator = director
        taken = desk.retract(event, act.number)
        for right in ALL:
            alone(club, (right,))
            refused = refused_by(lambda taken=taken: desk.retraction(event, taken.number))
            assert (refused is None) is (again == {right}), (act.verb, right)
        desk.operator = director
        desk.retract(event, taken.number)
    assert undone > 5


def test_d2_the_last_act_too(club: Club, event: TournamentId) -> None:
    """Ctrl+Z and Ctrl+Shift+Z: SELL alone gives no money back, REFUND alone does, and only SELL sells it again."""
    desk, player = club.desk, next(iter(club.directory))
    operators.switch_on(club, "Eve", PIN)
    desk.do(event, entries.register, (player,), "s", payments=CARD)
    alone(club, (Right.SELL,))
    for deed in (
        lambda: desk.undo(event),
        lambda: desk.undo(event, Reason("x", "so")),
        lambda: desk.do(event, entries.unregister, EntryId(1)),
    ):
        refused = refused_by(deed)
        assert refused is not None and refused.code == "operator.may_not"
    alone(club, (Right.REFUND,))
    desk.undo(event)
    refused = refused_by(lambda: desk.redo(event))
    assert refused is not None and refused.facts["right"] == Right.SELL
    alone(club, (Right.SELL,))
    desk.redo(event)
    assert len(desk.state(event).entries) == 1


def test_d2_back_with_a_rebuy_takes_both_rights_and_so_does_its_undo(club: Club, event: TournamentId) -> None:
    """Nothing is booked for whoever has one of the two: nobody is back without the rebuy he came back for."""
    desk = club.desk
    Guest(club, event).out()
    deed = (entries.back_and_buy, EntryId(1), "rebuy", "s", in_full(Cents(20_00), Tender.CARD))
    operators.switch_on(club, "Eve", PIN)
    acts = len(desk.history(event).acts)
    for rights, lacking in (((Right.SELL,), Right.SEAT), ((Right.SEAT,), Right.SELL)):
        alone(club, rights)
        refused = refused_by(lambda: desk.do(event, *deed))
        assert refused is not None and (refused.code, refused.facts["right"]) == ("operator.may_not", lacking)
        assert desk.why_not(event, *deed) is not None
    assert len(desk.history(event).acts) == acts and desk.state(event).entries[EntryId(1)].out
    alone(club, (Right.SELL, Right.SEAT))
    assert desk.do(event, *deed) is not None
    for rights, lacking in (((Right.REFUND,), Right.SEAT), ((Right.SELL, Right.SEAT), Right.REFUND)):
        alone(club, rights)
        refused = refused_by(lambda: desk.undo(event))
        assert refused is not None and (refused.code, refused.facts["right"]) == ("operator.may_not", lacking)
    alone(club, (Right.REFUND, Right.SEAT))
    desk.undo(event)
    assert desk.state(event).entries[EntryId(1)].out and not desk.state(event).purchases


@pytest.mark.parametrize("right", ALL)
def test_d2_lifting_a_rule_is_a_right_of_its_own(club: Club, event: TournamentId, right: Right) -> None:
    """SELL with any other right: only with the right to lift is a full room or a closed registration gone past."""
    desk, players = club.desk, tuple(club.directory)
    operators.switch_on(club, "Eve", PIN)
    desk.do(event, tournament.close_registration)
    rights = tuple({Right.SELL, right})
    alone(club, tuple(each for each in Right if each in rights))
    deed = (entries.register, players[:1], "s")
    why = desk.why_not(event, *deed, payments=CARD)
    assert why is not None and why.code == "registration.is_closed"
    assert why.overridable is (right is Right.LIFT)
    reason = Reason("registration.is_closed", "he is my friend")
    refused = refused_by(lambda: desk.override(event, reason, *deed, payments=CARD))
    if right is Right.LIFT:
        assert refused is None and len(desk.state(event).entries) == 1
    else:
        assert why.facts["who"] == ("Eve",)
        assert refused is not None and (refused.code, refused.facts["right"]) == ("operator.may_not", Right.LIFT)
        assert not desk.state(event).entries


@pytest.mark.parametrize("more", [(Right.LIFT,), (Right.PEOPLE,), (Right.LIFT, Right.PEOPLE)])
def test_d2_a_self_exclusion_is_lifted_only_by_whoever_may_block(club: Club, event: TournamentId, more: Rights) -> None:
    rights, player = (Right.SELL, *more), club.people.add(MINE)
    block(club, player, FOR_GOOD)
    operators.switch_on(club, "Eve", PIN)
    alone(club, rights)
    deed = (entries.register, (player,), "s")
    why = club.desk.why_not(event, *deed, payments=CARD)
    assert why is not None and why.code == BLOCKED
    may = set(to_lift(BLOCKED)) <= set(rights)
    assert why.overridable is may
    refused = refused_by(lambda: club.desk.override(event, Reason(BLOCKED, "so"), *deed, payments=CARD))
    assert (refused is None) is may is bool(club.desk.state(event).entries)


def test_roles_that_lift() -> None:
    assert {role for role, rights in ROLES.items() if Right.LIFT in rights} == {Role.DIRECTOR, Role.FLOOR}
    assert all(to_lift(code) == (Right.LIFT, Right.PEOPLE) for code in BLOCKS)


# Drawers


def with_drawer(club: Club, name: str, rights: Rights) -> tuple[OperatorId, DrawerId]:
    operator = alone(club, rights)
    return operator, drawers.open_drawer(club, name, "EUR", cents=Cents(500_00))


def test_d2_money_goes_through_a_drawer_of_ones_own(club: Club, event: TournamentId) -> None:
    desk, players = club.desk, tuple(club.directory)
    operators.switch_on(club, "Eve", PIN)
    rights = (Right.SELL, Right.REFUND, Right.DRAWER)
    bo, his = with_drawer(club, "Desk 1", rights)
    cleo, hers = with_drawer(club, "Desk 2", (*rights, Right.PEOPLE))
    for through, code in ((his, "drawer.not_own"), (DrawerId(""), "drawer.none")):
        refused = refused_by(lambda through=through: desk.do(event, entries.register, players[:1], "s", drawer=through))
        assert refused is not None and (refused.code, refused.overridable) == (code, False)
    assert refused.facts["who"] == ("Eve",)
    sold = desk.do(event, entries.register, players[:1], "s", drawer=hers)
    desk.operator = bo
    assert sold is not None
    refused = refused_by(lambda: desk.undo(event))
    assert refused is not None and refused.code == "retract.drawer_not_own"
    assert refused.facts["holder"] == "sell refund drawer people"
    desk.do(event, entries.unregister, EntryId(1), drawer=his)  # a refund of its own is his to give
    desk.operator = cleo
    refused = refused_by(lambda: desk.undo(event))
    assert refused is not None and refused.code == "retract.drawer_not_own"
    desk.operator = bo
    desk.undo(event)
    desk.operator = cleo
    desk.undo(event)
    assert drawers.expected(club, hers) == drawers.expected(club, his) == 500_00


def test_d2_a_drawer_is_counted_by_its_holder_or_whoever_manages_operators(club: Club, event: TournamentId) -> None:
    operators.switch_on(club, "Eve", PIN)
    director = club.desk.operator
    _bo, his = with_drawer(club, "Desk 1", (Right.SELL, Right.DRAWER))
    alone(club, ROLES[Role.REGISTRATION])
    assert drawers.why_may_not(club, his, "drawers.close_drawer") is not None
    for deed in (
        lambda: drawers.close_drawer(club, his, cents=Cents(1)),
        lambda: drawers.move_cash(club, his, Cents(-100_00), "to my pocket"),
    ):
        refused = refused_by(deed)
        assert refused is not None and refused.code == "drawer.not_own_to_close"
    assert drawers.view(club, his).closed is None
    club.desk.operator = director
    assert drawers.why_may_not(club, his, "drawers.close_drawer") is None
    drawers.close_drawer(club, his, cents=Cents(500_00))


def test_cash_through_no_drawer_takes_a_reason_where_somebody_must_answer_for_it(
    club: Club, event: TournamentId
) -> None:
    """A home game without drawers is not asked; one with an open drawer is, and so is whoever signed in."""
    desk, players = club.desk, tuple(club.directory)
    desk.do(event, entries.register, players[:1], "s")
    drawer = drawers.open_drawer(club, "Desk", "EUR", cents=Cents(0))
    refused = refused_by(lambda: desk.do(event, entries.register, players[1:2], "s"))
    assert refused is not None and (refused.code, refused.overridable) == ("drawer.none", True)
    desk.do(event, entries.register, players[1:2], "s", payments=CARD)
    desk.override(event, Reason("drawer.none", "my own purse"), entries.register, players[2:3], "s")
    drawers.close_drawer(club, drawer, cents=Cents(0))
    desk.do(event, entries.register, players[3:4], "s")
    operators.switch_on(club, "Eve", PIN)
    refused = refused_by(lambda: desk.do(event, entries.register, players[4:5], "s"))
    assert refused is not None and refused.code == "drawer.none"
    desk.undo(event)  # it went through no drawer, and comes back out of none


# Who may play


def test_d1_the_waiting_list_is_no_way_round_a_block(club: Club, event: TournamentId, clock: HandClock) -> None:
    """Join, block, call, answer, seat: each of them asks."""
    desk, player = club.desk, club.people.add(MINE)
    desk.do(event, waiting.join, player)
    for deed in (
        (waiting.call, AlternateNo(1)),
        (waiting.answer, AlternateNo(1)),
        (waiting.seat, AlternateNo(1), "s"),
    ):
        block(club, player, FOR_GOOD)
        refused = refused_by(lambda deed=deed: desk.do(event, *deed))
        assert refused is not None and (refused.code, refused.overridable) == (BLOCKED, True), deed
        unblock(club, player, "the manager agreed")
        desk.do(event, *deed)
    assert player in desk.state(event).players


class Guest:
    """One person who is about to get something, for every verb that gives; blocked just before."""

    def __init__(self, club: Club, event: TournamentId) -> None:
        self.club, self.event, self.desk = club, event, club.desk
        self.others = tuple(club.directory)[:6]
        self.player = club.people.add(MINE)

    def do(self, decision: Callable[..., Any], *args: Any, **more: Any) -> None:
        self.desk.do(self.event, decision, *args, **more)

    def many(self, drawn: bool = True) -> None:
        """He is number 1, with six others; at their tables."""
        self.do(entries.register, (self.player,), "s")
        self.do(entries.register, self.others, "s")
        if drawn:
            self.do(seating.draw_seats, "s")
            self.do(timing.start)

    def out(self) -> None:
        self.many()
        self.do(entries.bust_out, (EntryId(1),))

    def joined(self) -> None:
        self.do(waiting.join, self.player)

    def called(self) -> None:
        self.joined()
        self.do(waiting.call, AlternateNo(1))

    def unseated(self) -> None:
        self.do(entries.register, self.others, "s")
        self.do(seating.draw_seats, "s")
        self.do(entries.register, (self.player,), "s")
        registered = self.desk.history(self.event).acts[-1].facts
        assert len(registered) > 1


def one(number: int) -> tuple[EntryId, ...]:
    return (EntryId(number),)


def first(*deeds: Callable[[Guest], object]) -> Callable[[Guest], None]:
    """One after the other."""

    def all_of_them(guest: Guest) -> None:
        for deed in deeds:
            deed(guest)

    return all_of_them


# For each verb that gives: what happened before, and the deed. Undos stand beside them: they give by another name.
DEEDS: dict[str, tuple[Callable[[Guest], None], Callable[[Guest], object]]] = {
    "entries.register": (lambda g: None, lambda g: g.do(entries.register, (g.player,), "s")),
    "entries.re_enter": (Guest.out, lambda g: g.do(entries.re_enter, EntryId(1), "again", "s")),
    "entries.reinstate": (Guest.out, lambda g: g.do(entries.reinstate, EntryId(1), "s")),
    "entries.back_and_buy": (Guest.out, lambda g: g.do(entries.back_and_buy, EntryId(1), "rebuy", "s")),
    "sales.buy": (Guest.many, lambda g: g.do(sales.buy, EntryId(1), "rebuy")),
    "sales.buy_many": (Guest.many, lambda g: g.do(sales.buy_many, (EntryId(1), EntryId(2)), "rebuy")),
    "waiting.join": (lambda g: None, lambda g: g.do(waiting.join, g.player)),
    "waiting.call": (Guest.joined, lambda g: g.do(waiting.call, AlternateNo(1))),
    "waiting.answer": (Guest.called, lambda g: g.do(waiting.answer, AlternateNo(1))),
    "waiting.seat": (Guest.called, lambda g: g.do(waiting.seat, AlternateNo(1), "s")),
    "check_in.check_in": (Guest.many, lambda g: g.do(check_in.check_in, one(1))),
    "seating.draw_seats": (lambda g: g.many(drawn=False), lambda g: g.do(seating.draw_seats, "s")),
    "corrections.correct_bust_out": (
        Guest.out,
        lambda g: g.do(corrections.correct_bust_out, EntryId(1), EntryId(2), "s"),
    ),
    "undo of entries.unregister": (
        first(Guest.many, lambda g: g.do(entries.unregister, EntryId(1))),
        lambda g: g.desk.undo(g.event),
    ),
    "undo of sales.give_back": (
        first(
            Guest.many,
            lambda g: g.do(sales.buy, EntryId(1), "rebuy"),
            lambda g: g.do(sales.give_back, SaleNo(1)),
        ),
        lambda g: g.desk.undo(g.event),
    ),
    "undo of entries.bust_out": (Guest.out, lambda g: g.desk.undo(g.event)),
    "undo of waiting.leave": (
        first(Guest.joined, lambda g: g.do(waiting.leave, AlternateNo(1))),
        lambda g: g.desk.undo(g.event),
    ),
    "undo of check_in.clear": (
        first(Guest.many, lambda g: g.do(check_in.check_in, one(1)), lambda g: g.do(check_in.clear, one(1))),
        lambda g: g.desk.undo(g.event),
    ),
    "redo of entries.register": (
        first(lambda g: g.do(entries.register, (g.player,), "s"), lambda g: g.desk.undo(g.event)),
        lambda g: g.desk.redo(g.event),
    ),
    "a line of the Journal": (
        first(Guest.many, lambda g: g.do(entries.unregister, EntryId(1)), lambda g: g.do(timing.pause)),
        lambda g: g.desk.retract(
            g.event, next(act.number for act in g.desk.history(g.event).acts if act.verb == "entries.unregister")
        ),
    ),
}
# Needs a state no door leads to any more (seats are given at once), or is done by the same facts as another.
ELSEWHERE = {"seating.seat_waiting", "corrections.place_bust_out"}


def test_every_verb_that_gives_is_tried() -> None:
    assert {verb for verb in DEEDS if verb in RIGHT_OF} == GIVES - ELSEWHERE


@pytest.mark.parametrize("name", DEEDS)
def test_d1_nobody_who_is_blocked_gets_anything_by_any_door(club: Club, event: TournamentId, name: str) -> None:
    before, deed = DEEDS[name]
    guest = Guest(club, event)
    before(guest)
    block(club, guest.player, FOR_GOOD)
    state, acts = club.desk.state(event), len(club.desk.history(event).acts)
    refused = refused_by(lambda: deed(guest))
    assert refused is not None and (refused.code, refused.overridable) == (BLOCKED, True)
    assert club.desk.state(event) == state and len(club.desk.history(event).acts) == acts
    unblock(club, guest.player, "the manager agreed")
    deed(guest)


def test_a_missing_field_keeps_out_who_comes_and_nobody_who_is_in(club: Club, event: TournamentId) -> None:
    guest = Guest(club, event)
    guest.many()
    club.people.set_rules(DirectoryRules(frozenset({Field.PHONE})))
    late = club.people.add(PersonData("Late"))
    for deed in ((entries.register, (late,), "s"), (waiting.join, late)):
        refused = refused_by(lambda deed=deed: guest.do(*deed))
        assert refused is not None and (refused.code, refused.overridable) == ("register.field_missing", False)
    guest.do(check_in.check_in, one(1))
    guest.do(entries.bust_out, one(1))
    club.desk.undo(event)


def test_whoever_was_let_in_with_a_reason_takes_the_seat_and_is_asked_when_he_pays_again(
    club: Club, event: TournamentId, clock: HandClock
) -> None:
    guest = Guest(club, event)
    block(club, guest.player, FOR_GOOD)
    club.desk.override(event, Reason(BLOCKED, "the manager agreed"), entries.register, (guest.player,), "s")
    guest.do(entries.register, guest.others, "s")
    guest.do(check_in.check_in, one(1))
    guest.do(seating.draw_seats, "s")
    refused = refused_by(lambda: guest.do(sales.buy, EntryId(1), "rebuy"))
    assert refused is not None and refused.code == BLOCKED
    guest.do(check_in.clear, one(1))
    clock.forward(MINUTE)
    block(club, guest.player, Block(BlockKind.HOUSE, None))  # which nobody has let him in against
    refused = refused_by(lambda: guest.do(check_in.check_in, one(1)))
    assert refused is not None and refused.code == BLOCKED


# The steps of one letting-in, from the queue to the table; each is refused alone to whoever is blocked.
STEPS: tuple[tuple[Any, ...], ...] = (
    (waiting.join, None),
    (waiting.call, AlternateNo(1)),
    (waiting.answer, AlternateNo(1)),
    (waiting.seat, AlternateNo(1), "s"),
    (check_in.check_in, one(7)),
    (seating.draw_seats, "s"),
)


@pytest.mark.parametrize(("drawn", "blocked"), [*((False, n) for n in range(6)), *((True, n) for n in range(5))])
def test_d1_one_reason_after_the_block_stands_for_the_rest_of_that_letting_in(
    club: Club, event: TournamentId, clock: HandClock, drawn: bool, blocked: int
) -> None:
    guest = Guest(club, event)
    guest.do(entries.register, guest.others, "s")
    if drawn:
        guest.do(seating.draw_seats, "s")
    steps = [(deed, *(guest.player if each is None else each for each in given)) for deed, *given in STEPS]
    asked = 0
    for number, step in enumerate(steps[: 5 if drawn else 6]):  # where seats are drawn he got his with the entry
        clock.forward(MINUTE)
        if number == blocked:
            block(club, guest.player, FOR_GOOD)
        refused = refused_by(lambda step=step: guest.do(*step))
        if refused is not None:
            assert refused.code == BLOCKED
            club.desk.override(event, Reason(BLOCKED, "the manager agreed"), *step)
            asked += 1
    assert asked == 1
    seated = guest.desk.state(event).entries[EntryId(7)]
    assert seated.player == guest.player and seated.seat is not None
    later = (4 if drawn else 5) - blocked
    for _act in range(later):  # what followed is taken back and done again: it is the same letting-in
        guest.desk.undo(event)
    for _act in range(later):
        guest.desk.redo(event)
    clock.forward(MINUTE)
    block(club, guest.player, Block(BlockKind.HOUSE, None))
    guest.do(check_in.clear, one(7))
    refused = refused_by(lambda: guest.do(check_in.check_in, one(7)))
    assert refused is not None and refused.code == BLOCKED


def test_d1_whoever_comes_again_is_asked_again(club: Club, event: TournamentId) -> None:
    """Out, cancelled or gone from the queue: the reason of that time is over."""
    guest = Guest(club, event)
    agreed = Reason(BLOCKED, "the manager agreed")
    block(club, guest.player, FOR_GOOD)
    guest.do(entries.register, guest.others, "s")

    def asked(*deed: Any) -> bool:
        refused = refused_by(lambda: guest.do(*deed))
        if refused is not None:
            assert refused.code == BLOCKED
            club.desk.override(event, agreed, *deed)
        return refused is not None

    assert asked(waiting.join, guest.player)
    guest.do(waiting.leave, AlternateNo(1))
    assert asked(entries.register, (guest.player,), "s")
    guest.do(entries.unregister, EntryId(7))
    assert asked(waiting.join, guest.player)
    guest.do(waiting.call, AlternateNo(2))
    guest.do(waiting.seat, AlternateNo(2), "s")
    guest.do(seating.draw_seats, "s")
    guest.do(timing.start)
    guest.do(entries.bust_out, one(8))
    guest.desk.undo(event)  # he was not out
    guest.do(entries.bust_out, one(8))
    assert asked(entries.re_enter, EntryId(8), "again", "s")
    guest.do(entries.bust_out, one(9))
    assert asked(waiting.join, guest.player)
    guest.do(waiting.call, AlternateNo(3))
    guest.do(waiting.seat, AlternateNo(3), "s", offer="again")
    assert asked(sales.buy, EntryId(10), "rebuy")
    assert asked(sales.buy, EntryId(10), "rebuy")


def test_d1_a_reason_for_somebody_else_lets_nobody_in(club: Club, event: TournamentId) -> None:
    """Who waits as No. 1 and who plays as No. 1 are two people."""
    guest = Guest(club, event)
    guest.many(drawn=False)
    other = club.people.add(PersonData("Other"))
    guest.do(waiting.join, other)
    block(club, guest.player, FOR_GOOD)
    block(club, other, FOR_GOOD)
    club.desk.override(event, Reason(BLOCKED, "she may"), waiting.call, AlternateNo(1))
    guest.do(waiting.answer, AlternateNo(1))
    for deed in ((check_in.check_in, one(1)), (seating.draw_seats, "s")):
        refused = refused_by(lambda deed=deed: guest.do(*deed))
        assert refused is not None and refused.code == BLOCKED


def test_a_desk_without_people_reads_who_may_play_from_the_file(club: Club, event: TournamentId) -> None:
    player = club.people.add(MINE)
    block(club, player, FOR_GOOD)
    desk = Desk(club.file, club.time, club.desk.operator)
    refused = refused_by(lambda: desk.do(event, entries.register, (player,), "s"))
    assert refused is not None and refused.code == BLOCKED


# Who gets something is found by whom the facts name, and by comparing everything


def everything(before: State, after: State) -> set[PlayerId]:
    """Who gets something, by looking at everybody."""
    found = set[PlayerId]()
    for number, entry in after.entries.items():
        was = before.entries.get(number)
        back = was is not None and was.out and not entry.out
        seat = was is not None and was.seat is None and entry.seat is not None
        here = was is not None and number in after.present and number not in before.present
        if was is None or back or seat or here:
            found.add(entry.player)
    for place, waits in after.alternates.items():
        waited = before.alternates.get(place)
        if waited is None or (waits.until and not waited.until) or (waits.answered and not waited.answered):
            found.add(waits.player)
    for number, bought in after.purchases.items():
        had = before.purchases.get(number)
        if bought.back is None and (had is None or had.back is not None):
            found.add(after.entries[bought.entry].player)
    return found


@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(4, 104))])
def test_nobody_gets_anything_who_is_not_named_in_a_fact(club: Club, event: TournamentId, seed: int) -> None:
    """Whatever is done or taken back by chance: looking at whom the facts name finds whom looking at everybody does."""
    chance, desk = Random(seed), club.desk
    busy(club, event)
    looked = 0

    def look(_desk: Desk, change: Change, _allow: Allowed) -> None:
        nonlocal looked
        if change.before is None:
            return
        found = effects.gains(change.before, change.after, (*change.done, *change.undone))
        assert found.comes | found.buys | found.goes_on == everything(change.before, change.after)
        looked += 1

    desk.gates = (*desk.gates, Gate("look", check=look))
    players = tuple(club.directory)
    for _step in range(60):
        number = EntryId(chance.randint(1, 10))
        acts = desk.history(event).acts
        deeds: tuple[Callable[[], object], ...] = (
            lambda: desk.undo(event),
            lambda: desk.redo(event),
            lambda acts=acts: desk.retract(event, chance.choice(acts).number),
            lambda acts=acts: desk.retract(event, chance.choice(acts).number),
            lambda number=number: desk.do(event, entries.bust_out, (number,)),
            lambda number=number: desk.do(event, entries.reinstate, number, "s"),
            lambda: desk.do(event, waiting.join, chance.choice(players)),
            lambda number=number: desk.do(event, check_in.check_in, (number,)),
            lambda number=number: desk.do(event, sales.buy, number, "rebuy"),
        )
        refused_by(chance.choice(deeds))
    assert looked > 10
