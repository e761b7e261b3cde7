"""One lock more or less: the others stay as they are."""

from tdapp.domain.seating.locks import with_blocked, with_kept
from tdapp.domain.seating.room import BlockedSeat, KeptSeat, RoomRules
from tdapp.domain.units import PlayerId, Seat, TableNo

HERE, THERE = Seat(TableNo(1), 3), Seat(TableNo(2), 3)
ANN, BOB = PlayerId("ann"), PlayerId("bob")
EVERYWHERE = BlockedSeat(9)


def test_a_seat_is_blocked_once_and_given_out_again() -> None:
    rules = RoomRules(blocked=(EVERYWHERE,))
    once = with_blocked(rules, HERE, blocked=True)
    assert once.blocked == (EVERYWHERE, BlockedSeat(3, TableNo(1)))
    assert with_blocked(once, HERE, blocked=True) == once
    assert with_blocked(once, HERE, blocked=False) == rules
    assert with_blocked(rules, Seat(TableNo(1), 9), blocked=False) == rules


def test_one_seat_is_kept_for_a_player_the_last_one_named() -> None:
    rules = RoomRules(kept=(KeptSeat(BOB, THERE),))
    kept = with_kept(with_kept(rules, ANN, THERE), ANN, HERE)
    assert kept.kept == (KeptSeat(BOB, THERE), KeptSeat(ANN, HERE))
    assert with_kept(kept, ANN, None) == rules
