"""What is done about each line of the panel, on the page it opens or by its key: a decision the desk must take then."""

from __future__ import annotations  # the prompter and its deeds know each other

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from tdapp.app.seating.house_seeds import revealing
from tdapp.domain import tournament
from tdapp.domain.bounties import bounties, knock_outs
from tdapp.domain.bounties.bounty_book import bounty_book
from tdapp.domain.chips import chip_counts, chip_sets, racing
from tdapp.domain.clock import timing
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.structure import Break
from tdapp.domain.hands import end_of_day, hand_for_hand, head_count
from tdapp.domain.money.sale_spans import window_open
from tdapp.domain.money.terms import SaleKind, SaleSpan, SaleSpanKind
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.prizes.things import hand_over, left_to_hand, who_gets
from tdapp.domain.registration import check_in, entries, price_list, sales, waiting
from tdapp.domain.seating import moves, seating
from tdapp.domain.units import Chips
from tdapp.read.registration.waiting import AlternateStatus, waiting_view
from tdapp.values import replace
from tests.domain.chips.holdings import SET
from tests.domain.evening import level

if TYPE_CHECKING:
    from tests.evenings.prompter import Prompter

Deed = tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]


def deed(decision: Callable[..., Any], *args: Any, **kwargs: Any) -> Deed:
    return decision, args, kwargs


def _hand_over(prompter: Prompter) -> Deed:
    thing = left_to_hand(prompter.state)[0]
    return deed(hand_over, thing, who_gets(prompter.state, thing)[0])


def _sell(prompter: Prompter) -> Deed:
    state, now = prompter.state, prompter.now
    for line in state.terms.offers:
        if line.kind in (SaleKind.REBUY, SaleKind.ADD_ON) and window_open(state, line.window, now):
            for entry in state.playing():
                if prompter.club.desk.why_not(prompter.front, sales.buy, entry.id, line.key) is None:
                    return deed(sales.buy, entry.id, line.key)
    raise AssertionError("nobody can buy")


def _end_sale(prompter: Prompter) -> Deed:
    state = prompter.state
    line = price_list.still_feeds(state, prompter.now)[0]
    ended = replace(line, window=SaleSpan(SaleSpanKind.LEVEL, 1))
    lines = tuple(ended if each.key == line.key else each for each in state.terms.offers)
    return deed(price_list.set_terms, replace(state.terms, offers=lines))


def _race(prompter: Prompter) -> Deed:
    state = prompter.state
    race = state.bank.race
    if race is None:
        pause = state.structure[position(state.structure, state.clock.at(prompter.now)).period]
        assert isinstance(pause, Break)
        old = min(chip for chip in pause.colour_up if chip not in state.bank.gone)
        values = (state.bank.chip_set or SET).values
        new = min(chip for chip in values if chip > old and chip % old == 0 and chip not in pause.colour_up)
        return deed(racing.begin, old, new)
    left = racing.unraced(state, race)
    if left.tables:
        return deed(racing.settle, left.tables[0], {}, collected=0)
    if left.seats:
        table = left.seats[0].table
        return deed(racing.settle, table, {each.seat: each.odd for each in race.tables[table].odds}, collected=0)
    return deed(racing.end)


def _accept(prompter: Prompter) -> Deed:
    session = prompter.session
    proposal = session.proposal()
    assert proposal is not None, prompter.session.needs()
    if any(None in (move.entry, move.seat) for move in proposal.moves):
        session.plan_around(replace(proposal.choices, all_unknown=True))
        proposal = session.proposal()
        assert proposal is not None
    return deed(moves.accept, proposal, tuple(range(1, len(proposal.moves) + 1)))


def _join_others(prompter: Prompter) -> Deed:
    """Whoever sits alone is moved by hand where nothing is proposed: tables do not break while entries are taken."""
    state = prompter.state
    if prompter.session.proposal() is not None:
        return _accept(prompter)
    alone = next(table for table in state.open_tables() if table.seated == 1)
    free = next(table.free[0] for table in state.open_tables() if table.seated > 1 and table.free)
    return deed(seating.move, next(entry for entry in alone.seats if entry is not None), free)


def _count_heads(prompter: Prompter) -> Deed:
    state = prompter.state
    tables = [table for table in (*head_count.uncounted(state), *head_count.differing(state)) if table.seated]
    if tables:
        return deed(head_count.count, tuple((table.number, table.seated) for table in tables))
    return deed(head_count.announce_money)


def _hand_done(prompter: Prompter) -> Deed:
    play = prompter.state.hands.play
    assert play is not None
    waits = hand_for_hand.pending(prompter.state, play)
    return deed(hand_for_hand.done, waits[:1]) if waits else deed(hand_for_hand.settle)


def _stacks(prompter: Prompter) -> Deed:
    play = prompter.state.hands.play
    assert play is not None
    stacks = {bust.entry: Chips(100 * place) for place, bust in enumerate(play.busts, 1)}
    return deed(hand_for_hand.settle, stacks)


def _pay(prompter: Prompter) -> Deed:
    return deed(payouts.pay, prize_book(prompter.state).due_to()[0].entry)


def _knocked_out(prompter: Prompter) -> Deed:
    """Somebody who was in when the last one went out of whom it is open; blinded off where nobody is left of them."""
    state = prompter.state
    out = next(out for out in state.outs if out.entry == state.heads.open[-1])
    there = [entry.id for entry in state.playing() if entry.id <= out.tickets]
    return deed(knock_outs.name, out.entry, tuple(there[:1]))


def _end_of_day(prompter: Prompter) -> Deed:
    state = prompter.state
    if state.hands.last is None:
        return deed(end_of_day.draw_last_hands, prompter.club.desk.next_seed(prompter.front), card=3)
    left = [table for table, hands in end_of_day.hands_left(state).items() if hands]
    return deed(hand_for_hand.done, tuple(left)) if left else deed(end_of_day.play_on)


def _alternate(prompter: Prompter, status: AlternateStatus, decision: Callable[..., Any]) -> Deed:
    row = waiting_view(prompter.state, prompter.now, {}).of(status)[0]
    more = (prompter.club.desk.next_seed(prompter.front),) if decision is waiting.seat else ()
    return deed(decision, row.number, *more)


def _seed(prompter: Prompter) -> str:
    return prompter.club.desk.next_seed(prompter.front)


def _register(prompter: Prompter) -> Deed:
    return deed(entries.register, tuple(prompter.club.directory)[: prompter.field], _seed(prompter))


def _longer(prompter: Prompter) -> Deed:
    longest = max(period.big_blind for period in prompter.state.structure if not isinstance(period, Break))
    return deed(tournament.change_structure, (*prompter.state.structure, level(2 * longest)))


def _close_count(prompter: Prompter) -> Deed:
    state = prompter.state
    missing = chip_counts.uncounted(state)
    each = Chips(state.chips // state.alive // 100 * 100)
    return deed(chip_counts.count, stacks=dict.fromkeys(missing, each)) if missing else deed(chip_counts.close_count)


DONE: Mapping[str, Callable[[Prompter], Deed]] = {
    "chip_set": lambda _: deed(chip_sets.choose_set, SET),
    "open_registration": lambda _: deed(tournament.open_registration),
    "take_entries": _register,
    "too_few": lambda _: deed(tournament.open_registration),
    "draw_seats": lambda prompter: deed(seating.draw_seats, _seed(prompter)),
    "waiting": lambda prompter: deed(seating.seat_waiting, _seed(prompter)),
    "start": lambda _: deed(timing.start),
    "paused": lambda _: deed(timing.resume),
    "levels_over": _longer,
    "last_level": _longer,
    "level_chips": _longer,
    "add_ons": _sell,
    "sale_ends": _sell,
    "still_sold": _end_sale,
    "colour_up": _race,
    "race": _race,
    "count_open": _close_count,
    "count_agrees": _close_count,
    "count_differs": _close_count,
    "final": _accept,
    "redraw": _accept,
    "break": _accept,
    "balance": _accept,
    "table_stops": _accept,
    "table_short": _accept,
    "table_alone": _join_others,
    "unseated": lambda _: deed(moves.confirm_seated),
    "bubble": lambda _: deed(hand_for_hand.begin),
    "hand_for_hand": lambda _: deed(hand_for_hand.begin),
    "hand_plays": _hand_done,
    "hand_waits": _hand_done,
    "hand_stacks": _stacks,
    "hand_end": lambda _: deed(hand_for_hand.end),
    "head_count": _count_heads,
    "last_hands": _end_of_day,
    "post_prizes": lambda _: deed(payouts.post_prizes),
    "prizes_differ": lambda _: deed(payouts.post_prizes),
    "unpaid": _pay,
    "bounties_open": _knocked_out,
    "bounties_due": lambda prompter: deed(bounties.pay, bounty_book(prompter.state).due_to()[0].entry),
    "winner_open": lambda _: deed(tournament.close_registration),
    "finish": lambda _: deed(tournament.finish),
    "things": _hand_over,
    "reveal": lambda prompter: deed(revealing(prompter.club.desk, prompter.front)),
    "alternates": lambda prompter: _alternate(prompter, AlternateStatus.WAITING, waiting.call),
    "alternates_here": lambda prompter: _alternate(prompter, AlternateStatus.ANSWERED, waiting.seat),
    "alternates_expired": lambda prompter: _alternate(prompter, AlternateStatus.EXPIRED, waiting.expire),
    "absent": lambda prompter: deed(check_in.check_in, (check_in.unverified(prompter.state)[0].id,)),
    "alone": lambda prompter: deed(check_in.check_in, (check_in.unverified(prompter.state)[0].id,)),
}
