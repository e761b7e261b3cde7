"""Who is really there, and who sits alone among the absent (HC start rule)."""

from tdapp.domain import tournament
from tdapp.domain.money.sale_facts import CheckedIn, CheckInCleared
from tdapp.domain.registration import check_in, entries
from tdapp.domain.seating import seating
from tdapp.domain.units import EntryId, TableNo
from tests.domain.evening import conflict_of, entry, late, lifted, player, playing, registered


def test_who_is_checked_in_is_there_until_that_is_cleared() -> None:
    evening = registered(4)
    act = evening.do(check_in.check_in, entry(3, 1))
    assert act is not None
    assert act.facts == (CheckedIn(entry(3, 1)),)
    assert [each.id for each in check_in.unverified(evening.state)] == [2, 4]
    act = evening.do(check_in.clear, entry(1))
    assert act is not None
    assert act.facts == (CheckInCleared(entry(1)),)
    assert set(evening.state.present) == {3}
    evening.undo()
    evening.undo()
    assert not set(evening.state.present)


def test_only_what_changes_is_written() -> None:
    evening = registered(3)
    evening.do(check_in.check_in, entry(1))
    act = evening.do(check_in.check_in, entry(1, 2, 2))
    assert act is not None
    assert act.facts == (CheckedIn(entry(2)),)
    assert evening.do(check_in.check_in, entry(1, 2)) is None
    assert evening.do(check_in.clear, entry(3)) is None


def test_check_ins_that_cannot_be() -> None:
    evening = late(3)
    for decision in (check_in.check_in, check_in.clear):
        evening.refused("check_in.nobody", decision, ())
        evening.refused("entry.unknown", decision, entry(1, 9))
    evening.do(entries.bust_out, entry(1))
    for decision in (check_in.check_in, check_in.clear):
        evening.refused("entry.is_out", decision, entry(2, 1))
    evening.do(entries.bust_out, entry(2))
    evening.do(tournament.finish, allow=lifted("finish.unpaid"))
    evening.refused("finished", check_in.check_in, entry(3))


def test_who_went_out_and_came_back_is_still_there() -> None:
    evening = playing(3)
    evening.do(check_in.check_in, entry(1))
    evening.do(entries.bust_out, entry(1))
    assert [each.id for each in check_in.unverified(evening.state)] == [2, 3]
    evening.do(entries.reinstate, EntryId(1), "s")
    assert [each.id for each in check_in.unverified(evening.state)] == [2, 3]


def test_a_registration_with_a_check_in_is_named_when_it_is_taken_back() -> None:
    evening = registered(2)
    sold = evening.do(entries.register, [player(9)], "s")
    seen = evening.do(check_in.check_in, entry(3))
    assert sold is not None
    assert seen is not None
    conflict = conflict_of(lambda: evening.retract(sold.number))
    assert (conflict.code, conflict.seq) == ("no_such_entry", seen.first)
    evening.retract(seen.number)
    evening.retract(sold.number)
    assert len(evening.state.entries) == 2


def test_a_table_with_one_player_there_is_told() -> None:
    evening = playing(18)
    first, second = evening.state.open_tables()
    assert check_in.alone(evening.state) == []
    one = next(each for each in first.seats if each is not None)
    evening.do(check_in.check_in, (one,))
    assert [(table.number, who) for table, who in check_in.alone(evening.state)] == [(first.number, one)]
    others = [each for each in second.seats if each is not None][:2]
    evening.do(check_in.check_in, others)
    assert check_in.here(evening.state, evening.state.tables[second.number]) == others
    assert [table.number for table, _who in check_in.alone(evening.state)] == [first.number]
    another = [each for each in first.seats if each is not None][1]
    evening.do(check_in.check_in, (another,))
    assert check_in.alone(evening.state) == []


def test_who_really_sits_alone_at_a_table_has_nobody_to_take_blinds_of() -> None:
    evening = playing(2)
    evening.do(check_in.check_in, entry(1))
    assert [who for _table, who in check_in.alone(evening.state)] == [1]
    evening.do(seating.open_table)
    away = next(seat for seat in evening.state.tables[TableNo(2)].free)
    evening.do(seating.move, EntryId(2), away)
    assert check_in.alone(evening.state) == []
