"""What counts of chips say in the journal, and what undo takes back."""

from tdapp.domain import tournament
from tdapp.domain.chips import chip_counts
from tdapp.domain.registration import entries
from tdapp.domain.units import Chips, EntryId, TableNo
from tdapp.read.act_context import Look
from tdapp.read.act_lines import act_suffix, label, line
from tdapp.read.message import Said, say
from tdapp.read.people.names import NOBODY
from tests.domain.chips.holdings import at_break
from tests.domain.evening import DIRECTORY, Evening, entry, lifted, player

T1, T2, T3 = TableNo(1), TableNo(2), TableNo(3)
ANY = lifted("counts.over", "counts.short", "counts.not_counted")


def said(evening: Evening) -> tuple[Said, Said]:
    """The line and the label of the last act."""
    look = Look(
        evening.state, lambda who: DIRECTORY.get(who, NOBODY), lambda _text, _digest: "", lambda _ticket: player(1)
    )
    suffix = act_suffix(evening.acts[-1], look)
    return line(suffix), label(suffix)


def test_each_way_of_counting_has_its_sentence() -> None:
    evening = at_break(20)
    seat = evening.state.entries[EntryId(3)].seat
    assert seat is not None
    name = DIRECTORY[evening.state.entries[EntryId(3)].player]
    evening.do(chip_counts.begin_count)
    assert said(evening)[0] == say("act.chip_counts.begin_count")
    evening.do(chip_counts.count, stacks={EntryId(3): Chips(31_000)})
    assert said(evening)[0] == say("act.chip_counts.count.seated", name=name, chips=31_000, seat=seat)
    evening.do(chip_counts.count, stacks={EntryId(3): Chips(31_000), EntryId(4): Chips(9_000)})
    assert said(evening)[0] == say("act.chip_counts.count.stacks", n=2)
    evening.do(chip_counts.count, tables={T1: Chips(140_000)})
    assert said(evening)[0] == say("act.chip_counts.count.table", table=1, chips=140_000)
    evening.do(chip_counts.count, tables={T1: Chips(140_000), T2: Chips(140_000)})
    assert said(evening)[0] == say("act.chip_counts.count.tables", n=2)
    evening.do(chip_counts.count, stacks={EntryId(3): Chips(31_000)}, tables={T3: Chips(120_000)})
    assert said(evening)[0] == say("act.chip_counts.count.both", n=1, tables=1)
    assert said(evening)[1] == say("label.chip_counts.count.both", n=1, tables=1)


def test_a_count_is_closed_as_it_came_out() -> None:
    evening = at_break(20)
    for chips, more in ((120_000, ""), (124_000, ".over"), (119_500, ".short")):
        evening.do(chip_counts.count, tables={T1: Chips(140_000), T2: Chips(140_000), T3: Chips(chips)})
        evening.do(chip_counts.close_count, allow=ANY)
        line_said, label_said = said(evening)
        assert line_said.code == f"act.chip_counts.close_count{more}"
        assert label_said.code == f"label.chip_counts.close_count{more}"
        assert dict(line_said.args).get("difference") in {None, 4_000, 500}
        evening.wait(1)


def test_a_stack_without_a_seat_is_said_without_one() -> None:
    evening = Evening()
    evening.do(tournament.open_registration)
    evening.do(entries.register, [next(iter(DIRECTORY))], "s")
    evening.do(chip_counts.count, stacks={entry(1)[0]: Chips(20_000)})
    assert said(evening)[0].code == "act.chip_counts.count"
