"""Decisions about the frame of a tournament: create, change, open and close registration, finish."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from tdapp.domain.bounties.bounty_book import bounty_book, in_hand, settled
from tdapp.domain.chips.chip_sets import expect
from tdapp.domain.clock.clock import begun_now, position, rewritten
from tdapp.domain.clock.games import MOST_GAMES, MOST_HANDS, Limit
from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.facts import (
    Fact,
    RegistrationClosed,
    RegistrationOpened,
    SetupChanged,
    StructureChanged,
    TournamentCreated,
    TournamentFinished,
)
from tdapp.domain.money.paying import money
from tdapp.domain.money.sale_spans import LEVELS, registration_open
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind, entry_price
from tdapp.domain.people.naming import at_most, named
from tdapp.domain.prizes.payout_checks import check_table
from tdapp.domain.prizes.pool import added_has_a_way
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.prizes.things import left_to_hand
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused, require
from tdapp.domain.registration.price_list import prize_money_has_a_way
from tdapp.domain.rulings.ruling_facts import RulebookChosen
from tdapp.domain.seating.draw_facts import DrawCommitted
from tdapp.domain.setup import Setup
from tdapp.domain.sidepools.side_book import side_books
from tdapp.domain.state import Registration, State
from tdapp.domain.units import Cents, Chips, Money
from tdapp.values import replace

MOST_MONEY = Cents(1_000_000_000_00)
MOST_CHIPS = Chips(1_000_000_000)
MOST_PERIODS = 200
LONGEST_NUMBER = 12  # letters of the number of an event
SHORTEST = timedelta(seconds=10)
LONGEST = timedelta(hours=24)


def create(
    setup: Setup, structure: Structure, *, book: str = "", house: str = "", commitment: str = ""
) -> tuple[Fact, ...]:
    """Create a tournament in the club's list. Refuses a setup or a structure that cannot be played.

    `book` and `house`: the club's rulebook and its own values over it; '' leaves the usual book. `commitment`: the hash
    of the secret its draws will be made with, fixed before anybody can enter; '' none yet.
    """
    facts: list[Fact] = [TournamentCreated(checked(setup), checked_structure(structure))]
    if book:
        facts.append(RulebookChosen(book, house))
    if commitment:
        facts.append(DrawCommitted(commitment))
    return tuple(facts)


def change_setup(state: State, now: datetime, setup: Setup) -> tuple[Fact, ...]:
    """Set name, money, stack or payout anew. Money is fixed once somebody has paid, the stack once play began."""
    setup = checked(setup)
    prize_money_has_a_way(setup, state.terms)
    added_has_a_way(setup.payout, Cents(sum(each.amount for each in state.added)))
    old = state.setup
    money = (entry_price(setup), setup.currency) == (entry_price(old), old.currency)
    require(money or not state.entries, "setup.money_fixed", n=len(state.entries))
    require(setup.starting_stack == old.starting_stack or not state.clock.started(now), "setup.stack_fixed")
    _not_finished(state)
    return () if setup == old else (SetupChanged(setup),)


def change_structure(
    state: State, now: datetime, structure: Structure, expected: Mapping[str, int] | None = None
) -> tuple[Fact, ...]:
    """Set new levels and breaks. What was played stands; the running one may change but not end in the past.

    Once the last level is over, what is added begins at once, with its full length. `expected`: it was made for so many
    sales, as `chip_sets.expect` takes them; None: what is expected stays.
    """
    _not_finished(state)
    started, played = state.clock.started(now), state.clock.at(now)
    here = position(state.structure, played)
    structure = checked_structure(structure, stands=here.period if started else 0)
    if started:
        changed = rewritten(state.structure, structure, played)
        require(changed is None, "structure.played", row=1 + (changed or 0))
        structure = begun_now(state.structure, structure, played)
        enough = here.over or here.period >= len(structure) or structure[here.period].lasts > here.into
        require(enough, "structure.too_short_now", row=here.period + 1)
    changes = () if structure == state.structure else (StructureChanged(structure),)
    return changes if expected is None else (*changes, *expect(state, now, expected))


def open_registration(state: State, now: datetime, until: int | None = None) -> tuple[Fact, ...]:
    """Take entries. `until`: registration closes when this level ends; None keeps what the setup says."""
    _not_finished(state)
    closes = state.closes if until is None else SaleSpan(SaleSpanKind.LEVEL, until)
    opened = replace(state, registration=Registration.OPEN, closes=closes)
    require(not registration_open(state, now) or closes != state.closes, "registration.is_open")
    still = registration_open(opened, now)
    by_level = closes.kind in LEVELS
    require(still, "registration.level_over" if by_level else "registration.window_over", level=closes.number)
    return (RegistrationOpened(until),)


def close_registration(state: State, now: datetime) -> tuple[Fact, ...]:
    """Take no more entries from now on."""
    require(registration_open(state, now), "registration.is_closed")
    return (RegistrationClosed(),)


def finish(state: State, now: datetime, *, allow: Allowed = NOTHING_LIFTED) -> tuple[Fact, ...]:
    """End the evening. Refuses while more than one is in, and while others may still come in.

    With a reason, which stands on the payouts sheet, these may be left as they are: prizes that are due, money to be
    taken back, a pool that the prizes do not come to, bounties that are open, held, due or to be taken back,
    money of side pools that nobody won or has, and things that were not handed over.
    """
    _not_finished(state)
    require(len(state.entries) > 1, "finish.nobody")
    require(state.alive <= 1, "finish.still_playing", n=state.alive)
    require(not registration_open(state, now), "finish.registration_open")
    book = prize_book(state)
    due, back = book.due_to(), book.back_from()
    allow.unless(not due, "finish.unpaid", n=len(due), total=money(state, book.due))
    allow.unless(not back, "finish.back", n=len(back), total=money(state, book.back))
    pool, prizes, gap = (money(state, Cents(cents)) for cents in (book.pool, book.total, abs(book.gap)))
    allow.unless(not book.gap, "finish.pool", pool=pool, prizes=prizes, difference=gap)
    _bounties_settled(state, allow)
    _side_pools_settled(state, allow)
    things = left_to_hand(state)
    allow.unless(not things, "finish.things", n=len(things), things=tuple(each.name for each in things))
    return (TournamentFinished(now),)


def _side_pools_settled(state: State, allow: Allowed) -> None:
    open_ones = [side for side in side_books(state) if side.due or side.back or side.open]
    total = money(state, Cents(sum(side.due + side.open + side.back for side in open_ones)))
    names = tuple(side.pool.terms.name for side in open_ones)
    allow.unless(not open_ones, "finish.side_pools", n=len(open_ones), pools=names, total=total)


def _bounties_settled(state: State, allow: Allowed) -> None:
    """Refuse bounties that are not settled: by the first of nobody named, no envelope drawn, not paid, too much paid,
    held for no one. One reason lifts it, for it is asked about all of them at once.
    """
    book = bounty_book(state)
    waiting, total = (*book.open, *book.undrawn), money(state, in_hand(state))
    due, back = book.due_to(), book.back_from()
    if waiting:
        allow.unless(False, "finish.bounties_open", n=len(waiting), total=total)
    elif due:
        allow.unless(False, "finish.bounties_due", n=len(due), total=money(state, book.due))
    elif back:
        allow.unless(False, "finish.bounties_back", n=len(back), total=money(state, book.back))
    else:
        allow.unless(settled(book), "finish.bounties", total=total)


def checked(setup: Setup) -> Setup:
    """The setup with a clean name. Refuses what is out of bounds, naming the field and its limits."""
    if not (len(setup.currency) == 3 and setup.currency.isascii() and setup.currency.isupper()):
        raise Refused("setup.currency", currency=setup.currency)
    _money_within(setup, "buy_in", setup.buy_in, least=0)
    _money_within(setup, "fee", setup.fee, least=0)
    _money_within(setup, "bounty", setup.bounty, least=0)
    _money_within(setup, "unit", setup.unit, least=1)
    _within("starting_stack", setup.starting_stack, 1, MOST_CHIPS)
    _within("seats_per_table", setup.seats_per_table, 2, 10)
    _within("late_level", setup.late_level, 0, MOST_PERIODS)
    check_table(setup.payout, setup.currency)
    buy_in = Money(setup.buy_in, setup.currency)
    require(setup.payout.pays or not setup.buy_in, "setup.pays_nobody", buy_in=buy_in)
    number = at_most(setup.event_number, "event_number", LONGEST_NUMBER)
    event = at_most(setup.event_name, "event_name")
    return replace(setup, name=named(setup.name, "tournament"), event_number=number, event_name=event)


def checked_structure(structure: Structure, *, stands: int = 0) -> Structure:
    """The structure itself, if it makes sense. Refuses impossible rows, naming the row (from 1) and what is wrong with
    it.

    `stands`: so many rows were played, however long that took.
    """
    require(any(isinstance(period, Level) for period in structure), "structure.no_level")
    require(len(structure) <= MOST_PERIODS, "structure.too_long", n=len(structure), limit=MOST_PERIODS)
    for row, period in enumerate(structure, 1):
        require(row <= stands or SHORTEST <= period.lasts <= LONGEST, "structure.lasts", row=row)
        if isinstance(period, Break):
            continue
        _plays(period, row)
        require(0 < period.big_blind <= MOST_CHIPS, "structure.big_blind", row=row, limit=MOST_CHIPS)
        require(0 <= period.small_blind <= period.big_blind, "structure.small_blind", row=row)
        require(0 <= period.ante <= MOST_CHIPS, "structure.ante", row=row, limit=MOST_CHIPS)
        require((period.ante > 0) == (period.ante_kind is not AnteKind.NONE), "structure.ante_kind", row=row)
    return structure


def _plays(level: Level, row: int) -> None:
    """Refuse games and bets of a level that cannot be played together."""
    many = len(level.games)
    require(1 <= many <= MOST_GAMES and len(set(level.games)) == many, "structure.games", row=row, limit=MOST_GAMES)
    rounds = level.hands == 0 or many > 1
    require(rounds and 0 <= level.hands <= MOST_HANDS, "structure.hands", row=row, limit=MOST_HANDS)
    stud = [each for each in level.games if each.is_stud]
    require(all(each.limit is Limit.FIXED_LIMIT for each in stud), "structure.stud_limit", row=row)
    small, big = level.small_bet, level.big_bet
    if level.has_bets:
        require(0 < small <= big <= MOST_CHIPS, "structure.bets", row=row, limit=MOST_CHIPS)
    else:
        require(small == big == 0, "structure.no_bets", row=row)
    require(0 <= level.bring_in <= (small if stud else 0), "structure.bring_in", row=row)
    if not level.has_blinds:
        require(level.small_blind == 0 and level.big_blind == small, "structure.no_blinds", row=row)
        require(level.ante_kind is not AnteKind.BIG_BLIND, "structure.no_big_blind", row=row)


def _money_within(setup: Setup, field: str, value: Cents, *, least: int) -> None:
    said, low, high = (Money(Cents(cents), setup.currency) for cents in (value, least, MOST_MONEY))
    require(least <= value <= MOST_MONEY, "setup.out_of_bounds", field=field, value=said, least=low, most=high)


def _within(field: str, value: int, least: int, most: int) -> None:
    require(least <= value <= most, "setup.out_of_bounds", field=field, value=value, least=least, most=most)


def _not_finished(state: State) -> None:
    require(not state.finished, "finished")
