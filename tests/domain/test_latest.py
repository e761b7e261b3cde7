"""What was worked out last is worked out once for the same values, and anew for others that are merely equal."""

from tdapp.domain.latest import Latest
from tests.domain.evening import playing


def test_the_same_values_are_asked_once_and_equal_ones_again() -> None:
    latest, made = Latest[int](keeps=2), []

    def make() -> int:
        made.append(len(made))
        return len(made)

    one, equal = [1], [1]
    assert [latest.of((each, None), make) for each in (one, one, equal, one)] == [1, 1, 2, 1]
    latest.of(([2], None), make)
    assert latest.of((one, None), make) == 4, "two are kept"


def test_whole_numbers_are_the_same_by_their_value() -> None:
    latest, made, one = Latest[int](), [], object()

    def make() -> int:
        made.append(len(made))
        return len(made)

    assert [latest.of((one, int(many)), make) for many in ("70000", "70000", "70001", "70001")] == [1, 1, 2, 2]


def test_what_a_state_lists_is_its_own_however_states_take_turns() -> None:
    small, large = playing(5).state, playing(12).state
    for _turn in range(2):
        for state, players in ((small, 5), (large, 12)):
            assert len(state.by_ticket()) == players == sum(table.seated for table in state.open_tables())
            assert (state.filled.seated, len(state.filled.heads)) == (players, len(state.tables))
            assert state.filled.fullest == max(table.seated for table in state.open_tables())
            assert state.fed() == state.fed(0) == state.pool != state.fed(1)
    small.by_ticket().clear()
    assert len(small.by_ticket()) == 5, "the list is the caller's own"
