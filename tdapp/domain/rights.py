"""The rights an operator may have at the desk, and which right each act needs."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Right(StrEnum):
    """Something an operator may do. `SEAT` also shows the special needs of players; `LIFT` goes on where a rule says
    no, with a reason; `PEOPLE` blocks, and is needed beside it to let in somebody who may not play.
    """

    SELL = "sell"
    REFUND = "refund"
    SEAT = "seat"
    CLOCK = "clock"
    STRUCTURE = "structure"
    RULE = "rule"
    LIFT = "lift"
    PAY = "pay"
    DRAWER = "drawer"
    PEOPLE = "people"
    OPERATORS = "operators"


class Role(StrEnum):
    """Rights that go together. `OWN`: chosen one by one."""

    DIRECTOR = "director"
    FLOOR = "floor"
    REGISTRATION = "registration"
    VIEWER = "viewer"
    OWN = "own"


Rights = tuple[Right, ...]

ALL: Rights = tuple(Right)
ROLES: Mapping[Role, Rights] = MappingProxyType(
    {
        Role.DIRECTOR: ALL,
        Role.FLOOR: (Right.SEAT, Right.CLOCK, Right.RULE, Right.LIFT),
        Role.REGISTRATION: (Right.SELL, Right.REFUND, Right.DRAWER, Right.PEOPLE),
        Role.VIEWER: (),
    }
)

_NEEDED: Mapping[Right, str] = {
    Right.SELL: """
        entries.register entries.re_enter sales.buy sales.buy_many
        waiting.join waiting.call waiting.answer waiting.seat waiting.leave waiting.expire
        side_entrants.join
        check_in.check_in check_in.clear tournament.open_registration tournament.close_registration
    """,
    Right.REFUND: """
        entries.unregister entries.remove_no_shows sales.give_back
        side_entrants.leave side_entrants.give_back
    """,
    Right.SEAT: """
        entries.bust_out entries.reinstate entries.back_and_buy hand_for_hand.note_stack knock_outs.name
        corrections.wrong_seat corrections.correct_bust_out corrections.forgotten_bust_out corrections.place_bust_out
        head_count.count
        seating.draw_seats seating.redraw seating.seat_waiting seating.move seating.swap
        seating.open_table seating.close_table
        seeds.give_public_value arranging.set_room
        balance.accept moves.accept moves.confirm_seated breaking.break_table
        breaking.swap_tables breaking.compress buttons.place buttons.forget halting.waive floor_rules.set_rules
    """,
    Right.CLOCK: """
        timing.start timing.start_at timing.pause timing.resume timing.add_time timing.next_period
        timing.go_to_level timing.go_to_break
        timing.previous_period timing.break_now timing.let_count timing.set_back timing.stop_back
        announcing.announce announcing.clear_announcement announcing.take_off
        hand_for_hand.begin hand_for_hand.end head_count.announce_money
        end_of_day.set_day_end end_of_day.draw_last_hands end_of_day.play_on
    """,
    Right.STRUCTURE: """
        tournament.create tournament.change_setup tournament.change_structure tournament.finish
        arranging.begin_with_room seeds.reveal
        chip_sets.choose_set chip_sets.make_stack chip_sets.expect
        side_pools.open_pool side_pools.close_pool side_pools.reopen_pool
        price_list.set_terms price_list.set_closing club.archive club.restore club.take_in club.settings
    """,
    Right.RULE: """
        floor.choose_rulebook floor.give_ruling floor.carry_hand_on floor.give_penalty floor.hand_played
        floor.lift_penalty floor.disqualify hand_for_hand.done hand_for_hand.settle
        chip_counts.begin_count chip_counts.count chip_counts.close_count
        racing.begin racing.settle racing.draw racing.end adjusting.adjust
    """,
    Right.PAY: """
        payouts.set_prizes payouts.reset_prizes payouts.post_prizes payouts.withdraw_prizes payouts.pay
        payouts.take_back prize_lock.lock prize_lock.unlock prize_hold.hold prize_hold.release
        things.set_things things.hand_over things.take_back
        tickets.issue tickets.give_back tickets.cash_in satellite.end_at_seats satellite.take_seat
        accepted_codes.accept accepted_codes.drop
        pool.add pool.pay_season bubble.protect bubble.share bubble.unprotect
        dealing.make_deal ending.end_by_deal bounties.pay bounties.take_back markers.lose markers.find
        side_results.show_hand side_results.award side_payouts.pay side_payouts.take_back
        envelopes.set_envelopes envelopes.draw envelopes.note
    """,
    Right.DRAWER: "drawers.open_drawer drawers.move_cash drawers.close_drawer",
    Right.PEOPLE: """
        people.add people.edit people.import_list people.merge people.part people.block people.unblock people.erase
        past_evenings.keep past_evenings.take_back
    """,
    Right.OPERATORS: """
        operators.add operators.change operators.rename operators.remove operators.set_pin operators.switch_off
    """,
}

# The verb of an act, as in 'entries.bust_out', and the right it needs.
RIGHT_OF: Mapping[str, Right] = MappingProxyType(
    {verb: right for right, verbs in _NEEDED.items() for verb in verbs.split()}
)

# What somebody who may not play is refused with, at whatever door: only whoever may block lifts it.
BLOCKS = frozenset({"register.blocked", "register.blocked_for_good", "register.perhaps_blocked"})

FREE = frozenset({"operators.sign_in", "operators.sign_out", "operators.own_pin"})  # whatever the rights
BY_OWNER = "operators.switch_off_by_owner"  # asked of nobody: the command of whoever has the file
WRONG_PIN = "operators.refuse_pin"  # asked of nobody either: the desk notes it, whoever sits there


def to_lift(code: str) -> Rights:
    """The rights it takes to lift this refusal with a reason.

    >>> to_lift("register.full"), to_lift("register.blocked")
    ((<Right.LIFT: 'lift'>,), (<Right.LIFT: 'lift'>, <Right.PEOPLE: 'people'>))
    """
    return (Right.LIFT, Right.PEOPLE) if code in BLOCKS else (Right.LIFT,)


def may(rights: Rights, verb: str) -> bool:
    """Whether these rights are enough for an act, by its verb. One this table does not know is the director's."""
    if verb in FREE:
        return True
    needed = RIGHT_OF.get(verb)
    return set(rights) >= set(ALL) if needed is None else needed in rights


def role_of(rights: Rights) -> Role:
    """The role these rights are, in whatever order.

    >>> role_of(ROLES[Role.FLOOR]), role_of((Right.PAY,))
    (<Role.FLOOR: 'floor'>, <Role.OWN: 'own'>)
    """
    return next((role for role, its in ROLES.items() if set(its) == set(rights)), Role.OWN)


def in_order(rights: Rights) -> Rights:
    """These rights in the order of the list, each once."""
    return tuple(right for right in Right if right in rights)
