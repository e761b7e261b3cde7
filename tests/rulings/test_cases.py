"""Every worked case under its rulebook."""

import pytest

from tdapp.rulings import plain_situation, resolve
from tdapp.rulings.reading import situation_of
from tests.rulings.cases import Worked, all_cases, compare


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_the_worked_case_is_ruled_as_written(case: Worked) -> None:
    assert case.expect.get("citations"), "a worked case names the rule it shows"
    assert ("rule" in case.expect) == (case.expect["code"] != "facts_missing"), "and the one that decides"
    assert compare(case.expect, resolve(case.situation, case.book)) == []


def test_every_case_read_back_gives_the_same_ruling() -> None:
    assert all_cases()
    faults = []
    for case in all_cases():
        again = situation_of(plain_situation(case.situation))
        if again != case.situation:
            faults.append(f"{case} is another situation")
        if resolve(again, case.book) != resolve(case.situation, case.book):
            faults.append(f"{case} is ruled otherwise")
    assert not faults, "\n".join(faults)
