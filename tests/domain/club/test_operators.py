"""Who may do what, and that somebody is always left to manage operators."""

import re
from pathlib import Path

import pytest

import tdapp.app
from tdapp.domain.club import operators
from tdapp.domain.club.club import ClubState
from tdapp.domain.club.club_facts import OperatorAdded, OperatorChanged, OperatorPinSet, OperatorsSwitchedOn, SignedIn
from tdapp.domain.refusal import Refused
from tdapp.domain.rights import ALL, FREE, RIGHT_OF, ROLES, Right, Role
from tdapp.domain.units import OperatorId
from tdapp.values import replace
from tests.domain.decisions import decisions, functions

ANNA, BO = OperatorId("a" * 32), OperatorId("b" * 32)
OFF = ClubState(operators={ANNA: ALL, BO: ROLES[Role.FLOOR]})
ON = replace(OFF, operators_on=True)
MODULES = {verb.partition(".")[0] for verb in functions()}


def refused(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.raises(Refused, check=lambda error: error.code == code and not error.overridable)


def test_at_a_home_game_everybody_may_everything() -> None:
    operators.ask(OFF, OperatorId("z" * 32), "sales.buy")
    operators.ask_right(OFF, OperatorId("z" * 32), Right.OPERATORS)


def test_each_act_needs_its_right() -> None:
    operators.ask(ON, BO, "seating.move")
    operators.ask(ON, BO, "operators.sign_out")
    operators.ask(ON, ANNA, "something.new")
    operators.ask_right(ON, BO, Right.SELL, Right.SEAT)
    for verb in ("sales.buy", "something.new"):
        with refused("operator.may_not"):
            operators.ask(ON, BO, verb)
    with refused("operator.may_not"):
        operators.ask_right(ON, BO, Right.PEOPLE)
    with refused("operator.nobody"):
        operators.ask(ON, operators.NOBODY_THERE, "seating.move")


@pytest.mark.parametrize("verb", sorted(verb for verb in RIGHT_OF if verb.split(".")[0] in MODULES))
def test_the_table_names_decisions_that_are_there(verb: str) -> None:
    if verb not in {"people.add", "people.edit", "people.import_list", "club.settings"}:  # what is no act
        assert verb in functions()


def test_every_decision_about_a_tournament_needs_a_right() -> None:
    assert "entries.register" in decisions()
    assert set(decisions()) <= set(RIGHT_OF)


def test_every_act_of_the_club_needs_a_right_or_is_free() -> None:
    """The verbs that `app` asks about and writes down: drawers, people, operators, settings."""
    asked = re.compile(r"""(?:\.ask|in_club|_write|_deed|_club_act)\(\s*(?:club,\s*)?"([a-z_]+\.[a-z_]+)\"""")
    app = Path(tdapp.app.__path__[0])
    verbs = {verb for path in app.rglob("*.py") for verb in asked.findall(path.read_text(encoding="utf-8"))}
    assert {"drawers.open_drawer", "people.erase", "operators.change", "club.settings"} <= verbs
    assert verbs - set(RIGHT_OF) - FREE <= {"operators.switch_on"}  # asked while everybody may do everything


def test_somebody_is_left_to_manage() -> None:
    for decide in (lambda: operators.remove(ON, ANNA), lambda: operators.change(ON, ANNA, ())):
        with refused("operator.last_manager"):
            decide()
    both = replace(ON, operators={ANNA: ALL, BO: ALL})
    assert operators.change(both, ANNA, (Right.CLOCK, Right.SELL)) == (
        OperatorChanged(ANNA, (Right.SELL, Right.CLOCK)),
    )


def test_whoever_switches_operators_on_may_do_everything() -> None:
    assert operators.switch_on(OFF, BO) == (
        OperatorChanged(BO, ALL),
        OperatorPinSet(BO),
        OperatorsSwitchedOn(),
        SignedIn(BO),
    )
    assert operators.switch_on(ClubState(), BO)[0] == OperatorAdded(BO, ALL)
    with refused("operators.are_on"):
        operators.switch_on(ON, BO)


def test_the_owner_is_asked_for_no_right() -> None:
    operators.ask(ON, operators.NOBODY_THERE, "operators.switch_off_by_owner")
    with refused("operator.nobody"):
        operators.ask(ON, operators.NOBODY_THERE, "operators.switch_off")
