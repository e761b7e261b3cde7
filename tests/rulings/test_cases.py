"""Every worked case under its rulebook."""

import pytest

from tdapp.rulings import plain_situation, resolve
from tdapp.rulings.reading import situation_of
from tests.rulings.cases import Worked, all_cases, compare


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_the_worked_case_is_ruled_as_written(case: Worked) -> None:
    assert case.expect.get("citations"), "a worked case names the rule it shows"
    assert compare(case.expect, resolve(case.situation, case.book)) == []


def test_every_case_read_back_gives_the_same_ruling() -> None:
    again = [(case, situation_of(plain_situation(case.situation))) for case in all_cases()]
    assert again
    assert [str(case) for case, read in again if read != case.situation] == []
    assert [str(case) for case, read in again if resolve(read, case.book) != resolve(case.situation, case.book)] == []
