"""Heads counted at the tables before the room is told that it is in the money."""

from tdapp.domain.hands import hand_for_hand, head_count
from tdapp.domain.hands.hand_facts import HeadsCounted, MoneyAnnounced
from tdapp.domain.hands.hands import MoneyAnnouncement
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import TableNo
from tdapp.values import replace
from tests.domain.evening import Evening, entry, late, lifted, playing

ONE, TWO, THREE = TableNo(1), TableNo(2), TableNo(3)


def in_the_money() -> Evening:
    """Three left of twenty at three tables, and three places are paid."""
    evening = late(20)
    heads = [table.seats for table in evening.state.open_tables()]
    keep = {next(each for each in seats if each) for seats in heads}
    evening.do(entries.bust_out, tuple(each.id for each in evening.state.playing() if each.id not in keep))
    return evening


def all_counted(evening: Evening) -> None:
    evening.do(head_count.count, [(table.number, table.seated) for table in evening.state.open_tables()])


def test_it_is_announced_once_every_table_was_counted_and_agrees() -> None:
    evening = in_the_money()
    refused = evening.refused("money.not_counted", head_count.announce_money)
    assert (refused.overridable, refused.facts["tables"]) == (True, (ONE, TWO, THREE))
    evening.do(head_count.count, [(ONE, 1), (TWO, 2)])
    evening.refused("money.not_counted", head_count.announce_money)
    evening.do(head_count.count, [(THREE, 1)])
    refused = evening.refused("money.heads_differ", head_count.announce_money)
    assert (refused.overridable, refused.facts["tables"]) == (True, (TWO,))
    evening.do(head_count.count, [(TWO, 1)])
    act = evening.did(head_count.announce_money)
    assert act.facts == (MoneyAnnounced(3, 3, evening.now),)
    assert evening.state.hands.money == MoneyAnnouncement(3, 3, evening.now)
    evening.refused("money.is_announced", head_count.announce_money)


def test_both_differences_are_lifted_with_reasons() -> None:
    evening = in_the_money()
    evening.do(head_count.count, [(ONE, 2)])
    evening.refused("money.heads_differ", head_count.announce_money, allow=lifted("money.not_counted"))
    evening.do(head_count.announce_money, allow=lifted("money.not_counted", "money.heads_differ"))
    assert evening.state.hands.money is not None


def test_a_whole_sheet_is_one_act() -> None:
    evening = in_the_money()
    act = evening.did(head_count.count, [(ONE, 1), (TWO, 1), (THREE, 1)])
    assert act.facts == (HeadsCounted(((ONE, 1), (TWO, 1), (THREE, 1))),)


def test_a_count_holds_until_somebody_comes_or_goes() -> None:
    evening = in_the_money()
    all_counted(evening)
    stays = next(each for each in evening.state.tables[ONE].seats if each)
    evening.do(seating.move, stays, evening.state.tables[ONE].free[-1])
    assert head_count.heads_at(evening.state, evening.state.tables[ONE]) is None
    assert [table.number for table in head_count.uncounted(evening.state)] == [ONE]


def test_a_count_holds_for_the_hand_it_was_made_in() -> None:
    evening = late(20)
    evening.do(hand_for_hand.begin)
    all_counted(evening)
    assert not head_count.uncounted(evening.state)
    evening.do(hand_for_hand.done, (ONE, TWO, THREE))
    evening.do(hand_for_hand.settle)
    assert len(head_count.uncounted(evening.state)) == 3


def test_nobody_is_told_while_too_many_are_left_or_a_hand_is_open() -> None:
    evening = late(20)
    refused = evening.refused("money.not_reached", head_count.announce_money)
    assert (refused.overridable, refused.facts["left"], refused.facts["paid"]) == (False, 20, 3)
    evening.do(hand_for_hand.begin)
    evening.do(entries.bust_out, tuple(each.id for each in evening.state.playing())[3:])
    evening.refused("money.hand_open", head_count.announce_money)
    play = evening.state.hands.play
    assert play is not None
    evening.do(hand_for_hand.done, hand_for_hand.pending(evening.state, play))
    all_counted(evening)
    evening.do(head_count.announce_money)  # nobody needs to be dealt a hand first


def test_without_prizes_there_is_no_money() -> None:
    evening = playing(3)
    evening.do(entries.bust_out, entry(1))
    evening.state = replace(evening.state, posted=())
    evening.refused("prizes.none", head_count.announce_money)


def test_what_cannot_be_a_count_is_refused() -> None:
    evening = late(20)
    evening.refused("count.twice", head_count.count, [])
    evening.refused("count.twice", head_count.count, [(ONE, 3), (ONE, 3)])
    evening.refused("table.unknown", head_count.count, [(TableNo(9), 3)])
    assert evening.refused("count.heads", head_count.count, [(ONE, 10)]).facts["most"] == 9
    evening.refused("count.heads", head_count.count, [(ONE, -1)])
