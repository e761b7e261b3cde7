"""Who is left at the last table, as the room may see it."""

import pytest

from tdapp.domain.chips import chip_counts
from tdapp.domain.clock.games import HOLDEM, Dealt
from tdapp.domain.clock.level_games import with_games
from tdapp.domain.clock.stack_unit import Unit
from tdapp.domain.clock.structure import Level
from tdapp.domain.units import Chips, EntryId
from tdapp.read.prizes.stage import public_stage
from tdapp.read.screen_people import final_table
from tdapp.values import replace
from tests.domain.clock.games import RAZZ
from tests.domain.evening import late


@pytest.mark.parametrize(("game", "unit"), [(HOLDEM, Unit.BIG_BLINDS), (RAZZ, Unit.BIG_BETS)])
def test_a_stack_at_the_last_table_is_told_in_big_blinds_and_in_stud_in_big_bets(game: Dealt, unit: Unit) -> None:
    evening = late(6)
    evening.do(chip_counts.count, stacks={EntryId(1): Chips(31_000)})
    plays = tuple(with_games(row, (game,)) if isinstance(row, Level) else row for row in evening.state.structure)
    state = replace(evening.state, structure=plays)
    shown = final_table(state, evening.now, {}, public_stage(state, evening.now))
    assert shown is not None
    counted = [each for each in shown.players if each.chips is not None]
    assert [each.chips for each in counted] == [31_000]
    assert [each.depth.unit for each in counted if each.depth is not None] == [unit]
