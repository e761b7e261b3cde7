"""Set, stacks, stock and plan of a tournament as windows, papers and the screen see them."""

from datetime import date

import pytest

from tdapp.domain import tournament
from tdapp.domain.chips import chip_sets, racing
from tdapp.domain.chips.chip_bank import RaceRounding, RaceWay
from tdapp.domain.chips.colour_up import Fault
from tdapp.domain.chips.starting_stacks import Remark, Way
from tdapp.domain.clock.structure import Break, Structure
from tdapp.domain.money.terms import SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.registration import entries, price_list
from tdapp.domain.units import Chips, TournamentId
from tdapp.read.chips.chip_plan import BreakRow, SharingView, break_chips, plan_view, stock_view
from tdapp.read.chips.chip_sets import proposals_view, set_view, stack_views
from tdapp.read.message import Said, say
from tdapp.values import replace
from tdapp.words.sentences import SENTENCES
from tests.domain.chips.chip_samples import HOME, PLENTY, chip_set, pieces
from tests.domain.evening import EARLY, MINUTE, SETUP, Evening, add_on, level, players, playing, rebuy

STACK = pieces(v25=8, v100=8, v500=4, v1000=12, v5000=1)  # 20,000
LATE = SaleSpan(SaleSpanKind.LEVEL, 4)
STRUCTURE: Structure = (
    level(50),
    level(100),
    level(150),
    level(200),
    Break(15 * MINUTE, "Dinner", (Chips(25),)),
    level(400),
    level(600),
    level(800),
    Break(15 * MINUTE),
    level(1000),
    level(2000),
)


def evening(stock: dict[int, int] | None = None, structure: Structure = STRUCTURE) -> Evening:
    made = Evening(replace(SETUP, starting_stack=Chips(20_000)), structure)
    made.did(chip_sets.choose_set, chip_set(stock or PLENTY, reserve={25: 20}))
    return made


def with_stack(stock: dict[int, int] | None = None, structure: Structure = STRUCTURE) -> Evening:
    made = evening(stock, structure)
    made.did(chip_sets.make_stack, "", STACK)
    return made


def codes(findings: tuple[Said, ...]) -> list[str]:
    return [said.code for said in findings]


def test_without_a_set_there_is_nothing_to_plan() -> None:
    made = Evening()
    assert set_view(made.state).findings == (say("chips.no_set"),)
    assert plan_view(made.state, made.now).steps == ()
    assert stock_view(made.state, made.now).findings == (say("chips.no_set"),)
    assert break_chips(made.state, made.now, 2).pairs == ()
    none = proposals_view(made.state, made.now)
    assert (none.proposals, none.why_none) == ((), say("chips.no_set"))


def test_the_set_says_what_is_at_hand_and_which_chips_look_alike() -> None:
    made = evening({25: 120, 100: 100})
    view = set_view(made.state)
    assert view.worth == 100 * 25 + 100 * 100
    assert [chip.alike for chip in view.chips] == [(), ()]
    same = replace(chip_set(HOME), chips=tuple(replace(chip, colour="#2e7d32") for chip in chip_set(HOME).chips[:2]))
    made.did(chip_sets.choose_set, same)
    view = set_view(made.state)
    assert [chip.alike for chip in view.chips] == [(100,), (25,)]
    assert view.findings == (say("chips.alike", chip=25, second=100),)


def test_every_line_of_the_price_list_has_its_stack_and_what_is_wrong_with_it() -> None:
    made = with_stack()
    made.did(price_list.set_terms, Terms(offers=(EARLY, rebuy(), add_on(window=LATE))))
    made.did(chip_sets.make_stack, "early", pieces(v5000=5))
    made.did(chip_sets.expect, {"": 30, "rebuy": 10})
    made.did(tournament.open_registration)
    made.did(entries.register, players(3), "late")
    views = {view.offer: view for view in stack_views(made.state)}
    standard = views[""]
    assert (standard.name, standard.kind, standard.chips, standard.sold, standard.expected) == (
        "", SaleKind.ENTRY, 20_000, 3, 30,
    )  # fmt: skip
    assert (standard.pieces, standard.count, standard.as_standard, standard.wrong) == (STACK, 33, False, None)
    assert (views["rebuy"].pieces, views["rebuy"].as_standard, views["rebuy"].expected) == (STACK, True, 10)
    assert (views["add-on"].pieces, views["add-on"].expected) == ((), None)
    made.did(tournament.change_setup, replace(made.state.setup, starting_stack=Chips(25_000)))
    wrong = next(view.wrong for view in stack_views(made.state) if view.offer == "")
    assert wrong is not None
    assert wrong.code == "refused.stack.short"


def test_the_stock_counts_what_is_sold_or_expected_and_what_colour_ups_bring() -> None:
    made = with_stack()
    made.did(price_list.set_terms, Terms(offers=(rebuy(),)))
    made.did(chip_sets.expect, {"": 30, "rebuy": 10})
    view = stock_view(made.state, made.now)
    rows = {int(row.chip.value): row for row in view.rows}
    assert (view.players, view.enough) == (30, True)
    assert (rows[25].stacks, rows[25].races, rows[25].over) == (320, 0, 20_000 - 20 - 320)
    # 320 chips of 25 are 80 of 100; two tables may each round one up.
    assert (rows[100].stacks, rows[100].races) == (320, 82)
    assert view.largest is not None
    assert view.largest > 30
    assert codes(view.findings) == []
    made.did(chip_sets.expect, {"": view.largest, "rebuy": -(-view.largest // 3)})
    assert stock_view(made.state, made.now).enough
    made.did(chip_sets.expect, {"": view.largest + 3, "rebuy": -(-view.largest // 3) + 1})
    assert not stock_view(made.state, made.now).enough


def test_what_is_short_is_named_and_whether_the_safe_has_it() -> None:
    made = with_stack({**PLENTY, 25: 250, 500: 119})
    made.did(chip_sets.expect, {"": 30})
    view = stock_view(made.state, made.now)
    assert say("stock.short_but_reserve", n=10, chip=25) in view.findings
    assert say("stock.short", n=1, chip=500) in view.findings
    assert view.largest == 28  # 230 chips of 25 are at hand
    assert view.limit == 25


def test_what_cannot_be_counted_yet_is_said() -> None:
    made = evening()
    made.did(price_list.set_terms, Terms(offers=(rebuy(chips=Chips(5_000)), add_on(window=LATE))))
    assert codes(stock_view(made.state, made.now).findings) == ["stock.open_standard", "stock.not_expected"]
    assert stock_view(made.state, made.now).largest is None
    made.did(chip_sets.make_stack, "", STACK)
    made.did(chip_sets.expect, {"": 3, "rebuy": 2})
    assert stock_view(made.state, made.now).findings == (say("stock.open", name="Rebuy"),)


def test_tournaments_that_share_the_stock_add_up() -> None:
    made = with_stack({**PLENTY, 25: 520})
    made.did(chip_sets.expect, {"": 30})
    other = SharingView(TournamentId("b" * 32), "Turbo", date(2026, 11, 20), ((Chips(25), 100), (Chips(100), 9)))
    enough = stock_view(made.state, made.now, [other])
    assert (enough.enough, enough.rows[0].others) == (True, 100)
    assert say("stock.shared", name="Turbo") in enough.findings
    more = stock_view(made.state, made.now, [replace(other, needs=((Chips(25), 300), (Chips(100), 9)))])
    assert more.sharing[0].short == (25,)
    assert say("stock.shared_short", name="Turbo", chips=(25,)) in more.findings
    assert more.rows[0].over == 500 - 240 - 300


def test_the_plan_says_what_leaves_where_and_what_to_bring() -> None:
    made = with_stack()
    made.did(chip_sets.expect, {"": 30})
    view = plan_view(made.state, made.now)
    first, second = view.steps[:2]
    assert (first.old.value, first.new and first.new.value, first.level) == (25, 100, 3)
    assert first.at == first.best == BreakRow(4, "Dinner", 4)
    assert (first.pieces, first.tables, first.bring, first.bring_all, first.raced) == (240, 2, 31, 62, 7)
    assert (second.at, second.best) == (None, BreakRow(8, "", 7))
    assert [(finding.said, finding.row, finding.grave) for finding in view.findings] == [
        (say("plan.never", where=say("plan.break_after", level=7), chip=100), 8, False)
    ]
    assert view.lowest is not None
    assert view.lowest.value == 25


def test_the_better_structure_can_be_adopted_and_then_nothing_is_wrong() -> None:
    made = with_stack()
    better = plan_view(made.state, made.now).suggested
    assert better is not None
    made.did(tournament.change_structure, better)
    view = plan_view(made.state, made.now)
    assert (view.findings, view.suggested) == ((), None)


def test_a_structure_somebody_is_about_to_give_it_is_checked_row_by_row() -> None:
    made = with_stack()
    draft = (level(50), Break(MINUTE, colour_up=(Chips(25),)), level(150), Break(MINUTE), level(30), level(400))
    view = plan_view(made.state, made.now, draft)
    early = say("plan.too_early", where=say("plan.break_after", level=1), chip=25, then=say("plan.level", level=2))
    assert [finding.said for finding in view.of_row(1)] == [early]
    assert [finding.said.code for finding in view.of_row(4)] == ["plan.no_chip", "plan.no_chip"]
    assert made.state.structure == STRUCTURE


def test_after_a_race_its_chips_are_gone_and_the_plan_says_it_is_done() -> None:
    made = playing(4)
    made.did(chip_sets.choose_set, chip_set(PLENTY))
    made.did(chip_sets.make_stack, "", STACK)
    made.wait(41)
    made.did(racing.begin, Chips(25), Chips(100), way=RaceWay.ROUND_UP, rounding=RaceRounding.HALF_UP)
    pairs = [(old.value, new and new.value) for old, new in break_chips(made.state, made.now, 2).pairs]
    assert pairs == [(25, 100)]
    for table in made.state.tables:
        made.did(racing.settle, table, {})
    made.did(racing.end)
    view = plan_view(made.state, made.now)
    step, race = view.steps[0], made.state.bank.raced[0]
    assert (step.old.value, step.done, step.tables) == (25, True, len(race.tables))
    slips = [race.slip(table) for table in race.tables.values()]
    assert (step.pieces, step.bring_all) == (sum(slip[0] for slip in slips), sum(slip[1] for slip in slips))
    assert view.lowest is not None
    assert view.lowest.value == 100
    assert next(chip.gone for chip in set_view(made.state).chips if chip.chip.value == 25)
    assert [(old.value, new and new.value) for old, new in break_chips(made.state, made.now, 2).pairs] == [(25, 100)]
    wrong = stack_views(made.state)[0].wrong
    assert wrong is not None
    assert wrong.code == "refused.stack.raced_off"
    ways = proposals_view(made.state, made.now)
    assert ways.proposals
    assert all(chip != 25 for way in ways.proposals for chip, _count in way.pieces)


def test_ways_to_make_a_stack_come_with_the_largest_field_and_those_enough_first() -> None:
    made = evening({25: 500, 100: 500, 500: 300, 1000: 700, 5000: 400})
    made.did(price_list.set_terms, Terms(offers=(rebuy(),)))
    view = proposals_view(made.state, made.now, expected={"": 30, "rebuy": 15})
    assert (view.chips, view.stacks) == (20_000, 45)
    assert view.proposals[0].enough
    assert all(way.largest >= 30 for way in view.proposals if way.enough)
    assert [way.enough for way in view.proposals] == sorted((way.enough for way in view.proposals), reverse=True)
    made.did(chip_sets.make_stack, "", view.proposals[0].pieces)
    made.did(chip_sets.expect, {"": 30, "rebuy": 15})
    stock = stock_view(made.state, made.now)
    assert (stock.enough, stock.largest) == (True, view.proposals[0].largest)


def test_a_way_for_an_add_on_leaves_the_chips_of_the_other_stacks_alone() -> None:
    made = with_stack({25: 1000, 100: 1000, 500: 500, 1000: 600, 5000: 45})
    made.did(price_list.set_terms, Terms(offers=(add_on(window=LATE),)))
    expected = {"": 30, "add-on": 2}
    view = proposals_view(made.state, made.now, "add-on", expected=expected)
    assert view.stacks == 2
    for way in view.proposals:
        if way.enough:
            assert dict(way.pieces).get(Chips(5000), 0) * 2 + 30 <= 45


def test_a_stack_the_chips_cannot_make_says_why() -> None:
    made = evening({5000: 100})
    made.did(tournament.change_setup, replace(made.state.setup, starting_stack=Chips(12_000)))
    view = proposals_view(made.state, made.now)
    assert (view.proposals, view.why_none) == ((), say("chips.unpayable", chips=12_000))


@pytest.mark.parametrize("code", [*(f"plan.{fault}" for fault in Fault), *(f"proposal.{way}" for way in Way)])
def test_every_fault_and_way_has_a_sentence(code: str) -> None:
    assert code in SENTENCES


@pytest.mark.parametrize("remark", [remark for remark in Remark if remark is not Remark.SHORT])
def test_every_remark_has_a_sentence(remark: Remark) -> None:
    assert f"proposal.{remark}" in SENTENCES


def test_where_new_chips_run_out_the_plan_says_which_higher_ones_to_bring() -> None:
    made = evening({25: 320, 100: 242, 500: 2000, 1000: 2000, 5000: 400})
    made.did(chip_sets.make_stack, "", STACK)
    made.did(chip_sets.expect, {"": 30})
    view = plan_view(made.state, made.now)
    first = view.steps[0]
    assert (first.bring_all, first.bring, [(chip.value, count) for chip, count in first.higher]) == (2, 1, [(500, 12)])
    notes = [finding.said for finding in view.findings if finding.said.code.startswith("plan.higher")]
    where = say("plan.break_after", level=4)
    assert notes == [
        say("plan.higher_back", where=where, chip=100, pieces=(say("pieces.one", n=12, chip=500),), n=2),
    ]
    assert first.back == 2
