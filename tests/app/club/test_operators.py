"""Operators at the desk: who may do what, signing in with a PIN, and that no PIN is ever seen."""

import logging
from datetime import UTC, timedelta

import pytest

from tdapp.app.club import operators, pins, templates
from tdapp.app.club.club_lines import lines
from tdapp.app.club.pins import fits, hashed
from tdapp.app.demo.evening import HandClock
from tdapp.app.money import drawers
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.app.people import people_acts, people_exchange, person_file
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.club import club as house
from tdapp.domain.club import operators as house_operators
from tdapp.domain.club.club_facts import OperatorPinRefused, OperatorsSwitchedOff, SignedIn
from tdapp.domain.club.operators import NOBODY_THERE
from tdapp.domain.money.paying import in_full
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes import payouts
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.rights import ALL, ROLES, Right, Role
from tdapp.domain.rulings import discipline
from tdapp.domain.seating import seating
from tdapp.domain.units import Cents, Chips, OperatorId, TournamentId
from tdapp.read.message import say_refused
from tdapp.read.people.names import PlayerName
from tdapp.store import settings
from tdapp.words.say import Words
from tests.app.conftest import STRUCTURE, setup_of

EVE, BO, CLEO, DEE = "271828", "314159", "141421", "161803"


@pytest.fixture
def eve(club: Club) -> OperatorId:
    return operators.switch_on(club, "Eve", EVE)


@pytest.fixture
def event(club: Club, eve: OperatorId) -> TournamentId:
    event = club.create(setup_of(), STRUCTURE)
    club.desk.do(event, tournament.open_registration)
    return event


def refused(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.raises(Refused, check=lambda error: error.code == code)


def in_as(club: Club, role: Role, pin: str = BO) -> OperatorId:
    operator = operators.add(club, role.value.title(), ROLES[role], pin)
    operators.sign_in(club, operator, pin)
    return operator


def test_at_a_home_game_nobody_signs_in(club: Club) -> None:
    view = operators.view(club)
    assert (view.on, view.operators, view.here, view.rights) == (False, (), "", ALL)
    assert club.operators[club.desk.operator] == "Ada"
    with refused("operators.are_off"):
        operators.sign_in(club, club.desk.operator, EVE)


def test_the_first_operator_is_the_director_and_signed_in(club: Club, eve: OperatorId) -> None:
    view = operators.view(club)
    assert (view.on, view.here, view.rights, club.desk.operator) == (True, "Eve", ALL, eve)
    assert [(row.name, row.role, row.here) for row in view.operators] == [("Eve", Role.DIRECTOR, True)]
    with refused("operators.are_on"):
        operators.switch_on(club, "Ann", BO)


def test_acts_carry_who_did_them_and_nobody_does_any_before_signing_in(club: Club, event: TournamentId) -> None:
    eve = club.desk.operator
    one = in_as(club, Role.FLOOR)
    act = club.desk.do(event, seating.open_table, 9)
    assert act is not None and act.by == one
    operators.sign_out(club)
    assert club.desk.operator == NOBODY_THERE and operators.view(club).here == ""
    for do in (
        lambda: club.desk.do(event, timing.pause),
        lambda: drawers.open_drawer(club, "Desk 1", "EUR", cents=Cents(0)),
        lambda: club.put_setting("rulebook", "HC"),
        lambda: club.people.rename(next(iter(club.directory)), PlayerName("Nobody", "")),
    ):
        with refused("operator.nobody"):
            do()
    operators.sign_in(club, eve, EVE)
    signed = [act for act in club.desk.club_acts() if act.verb == "operators.sign_in"]
    assert [(act.by, act.facts) for act in signed] == [(one, (SignedIn(one),)), (eve, (SignedIn(eve),))]


@pytest.mark.parametrize("role", [Role.DIRECTOR, Role.FLOOR, Role.REGISTRATION, Role.VIEWER])
def test_a_role_may_do_its_acts_and_no_others(club: Club, event: TournamentId, role: Role) -> None:
    players = tuple(club.directory)
    own = drawers.open_drawer(club, "Desk", "EUR", cents=Cents(0))
    club.desk.do(event, entries.register, (players[1],), "seed", drawer=own)
    in_as(club, role)
    desk = club.desk
    asked = {
        Right.SELL: desk.why_not(event, entries.register, (players[0],), "seed"),
        Right.REFUND: desk.why_not(event, entries.unregister, entries.EntryId(1)),
        Right.SEAT: desk.why_not(event, seating.open_table, 9),
        Right.CLOCK: desk.why_not(event, timing.start),
        Right.STRUCTURE: desk.why_not(event, tournament.change_structure, STRUCTURE[1:]),
        Right.RULE: desk.why_not(event, discipline.choose_rulebook, "HC", ""),
        Right.PAY: desk.why_not(event, payouts.reset_prizes),
        Right.DRAWER: operators.why_may_not(club, "drawers.open_drawer"),
        Right.PEOPLE: operators.why_may_not(club, "people.edit"),
        Right.OPERATORS: operators.why_may_not(club, "operators.add"),
    }
    stopped = {right for right, why in asked.items() if why is not None and why.code == "operator.may_not"}
    assert stopped == set(asked) - set(ROLES[role])
    assert all(asked[right].facts["right"] == right for right in stopped)  # type: ignore[union-attr]
    assert all(asked[right].facts["who"] == ("Eve",) for right in stopped)  # type: ignore[union-attr]
    assert not any(asked[right].overridable for right in stopped)  # type: ignore[union-attr]


def test_the_refusal_names_who_may_as_many_as_a_sentence_holds(club: Club, event: TournamentId) -> None:
    words = Words("en", UTC)

    def said() -> str:
        refused = club.desk.why_not(event, timing.start)
        assert refused is not None
        return words.said(say_refused(refused))

    sells = in_as(club, Role.REGISTRATION)
    assert said().endswith("You may not run the clock. Ask somebody who may to sign in: Eve.")
    for number in range(6):
        club.desk.operator = next(one for one, rights in club.desk.club.operators.items() if rights == ALL)
        operators.add(club, f"Łukasz {number}", ROLES[Role.FLOOR], BO)
    club.desk.operator = sells
    assert said().endswith("to sign in: Eve, Łukasz 0, Łukasz 1, Łukasz 2, Łukasz 3 and 2 others.")


def test_what_nobody_may_do_says_who_gives_that_right(club: Club, event: TournamentId, eve: OperatorId) -> None:
    operators.change(club, eve, (Right.OPERATORS, Right.SELL))
    with refused("operator.nobody_may") as caught:
        club.desk.do(event, timing.start)
    said = Words("en", UTC).said(say_refused(caught.value))
    assert said.startswith("Nobody may run the clock.") and said.endswith("can give that right: Eve.")


def test_no_reason_lifts_a_missing_right_and_nothing_is_written(club: Club, event: TournamentId) -> None:
    in_as(club, Role.VIEWER)
    before = len(club.desk.history(event).acts), len(club.desk.club_acts())
    with refused("operator.may_not"):
        club.desk.override(event, Reason("operator.may_not", "I want to"), timing.start)
    for do in (
        lambda: operators.add(club, "Mallory", ALL, DEE),
        lambda: operators.change(club, club.desk.operator, ALL),
        lambda: operators.set_pin(club, next(iter(club.desk.club.operators)), DEE),
        lambda: operators.rename(club, club.desk.operator, "Eve"),
        lambda: operators.switch_off(club),
        lambda: people_acts.erase(club, next(iter(club.directory))),
        lambda: club.archive(event),
        lambda: club.put_setting("rulebook", "HC"),
        lambda: templates.save_structure(club, "Mine", STRUCTURE, starting_stack=Chips(10_000)),
        lambda: templates.remove_structure(club, "any"),
        lambda: club.people.set_rules(club.people.rules()),
        lambda: club.people.private(next(iter(club.directory))),
        club.people.special_needs,
        lambda: list(people_exchange.known_people(club.people)),
        lambda: list(people_exchange.saving(club.people, ())),
        lambda: person_file.person_file(club, next(iter(club.directory))),
        lambda: club.create(setup_of("Mine"), STRUCTURE),
    ):
        with refused("operator.may_not"):
            do()
    assert (len(club.desk.history(event).acts), len(club.desk.club_acts())) == before
    assert {row.name for row in operators.view(club).operators} == {"Eve", "Viewer"}


def test_who_may_not_do_a_thing_may_not_undo_it(club: Club, event: TournamentId) -> None:
    player = next(iter(club.directory))
    act = club.desk.do(event, entries.register, (player,), "seed", payments=in_full(Cents(55_00), Tender.CARD))
    assert act is not None
    eve = club.desk.operator
    in_as(club, Role.FLOOR)
    for take_back in (lambda: club.desk.undo(event), lambda: club.desk.retract(event, act.number)):
        with refused("operator.may_not"):
            take_back()
    operators.sign_in(club, eve, EVE)
    club.desk.undo(event)
    operators.sign_in(club, operators.view(club).operators[1].id, BO)
    with refused("operator.may_not"):
        club.desk.redo(event)


def test_a_wrong_pin_costs_time_after_the_third(club: Club, clock: HandClock, eve: OperatorId) -> None:
    one = in_as(club, Role.FLOOR)
    waited = []
    for _turn in range(9):
        clock.forward(timedelta(seconds=operators.seconds_to_wait(club, eve)))
        with refused("operator.wrong_pin"):
            operators.sign_in(club, eve, "000000")
        waited.append(operators.seconds_to_wait(club, eve))
    assert waited == [0, 0, 1, 2, 4, 8, 16, 30, 30]
    with pytest.raises(Refused) as too_soon:
        operators.sign_in(club, eve, EVE)
    assert (too_soon.value.code, too_soon.value.facts) == ("operator.wait", {"n": 30})
    assert club.desk.operator == one and operators.seconds_to_wait(club, one) == 0
    clock.forward(timedelta(seconds=30))
    operators.sign_in(club, eve, EVE)
    assert operators.seconds_to_wait(club, eve) == 0


def test_a_pin_is_changed_by_its_owner_and_replaced_by_who_manages_operators(club: Club, eve: OperatorId) -> None:
    one = in_as(club, Role.FLOOR)
    with refused("operator.wrong_pin"):
        operators.own_pin(club, old=EVE, new=CLEO)
    with refused("operator.pin_digits"):
        operators.own_pin(club, old=BO, new="12a4")
    operators.own_pin(club, old=BO, new=CLEO)
    operators.sign_in(club, eve, EVE)
    with refused("operator.wrong_pin"):
        operators.sign_in(club, one, BO)
    operators.sign_in(club, one, CLEO)
    operators.sign_in(club, eve, EVE)
    operators.set_pin(club, one, DEE)
    operators.rename(club, one, "Floris")
    operators.sign_in(club, one, DEE)
    assert operators.view(club).here == "Floris"


def test_names_are_different(club: Club, eve: OperatorId) -> None:
    one = operators.add(club, "Bo", ROLES[Role.FLOOR], BO)
    for do in (
        lambda: operators.add(club, " eve ", (), BO),
        lambda: operators.rename(club, one, "EVE"),
        lambda: operators.rename(club, one, "Ada"),
    ):
        with refused("operator.name_taken"):
            do()
    with refused("name.empty"):
        operators.add(club, " ", (), BO)
    operators.rename(club, one, "bo")
    assert [row.name for row in operators.view(club).operators] == ["bo", "Eve"]


def test_who_leaves_loses_the_pin_and_may_come_back(club: Club, eve: OperatorId) -> None:
    second = operators.add(club, "Bo", ALL, BO)
    with refused("operator.is_one"):
        club.desk.in_club("operators.add", operators.operators.add(club.desk.club, second, ()))
    operators.remove(club, eve)
    assert club.desk.operator == NOBODY_THERE
    with refused("operator.unknown"):
        operators.sign_in(club, eve, EVE)
    with club.file.transaction() as db:
        assert [one.pin for one in settings.operators(db) if one.id == eve] == [""]
    operators.sign_in(club, second, BO)
    with refused("operator.last_manager"):
        operators.remove(club, second)
    with refused("operator.last_manager"):
        operators.change(club, second, ROLES[Role.FLOOR])
    assert operators.add(club, "Eve", ROLES[Role.VIEWER], CLEO) == eve
    assert operators.view(club).operators[1].role is Role.VIEWER


def test_who_has_a_drawer_open_stays(club: Club, eve: OperatorId) -> None:
    desk = in_as(club, Role.REGISTRATION)
    drawer = drawers.open_drawer(club, "Desk 1", "EUR", cents=Cents(0))
    assert drawers.in_use(club) == drawer
    operators.sign_in(club, eve, EVE)
    assert drawers.in_use(club) == "" and operators.view(club).operators[1].drawer == "Desk 1"
    with refused("operator.has_drawer"):
        operators.remove(club, desk)


def test_a_club_opens_with_nobody_signed_in_until_operators_are_off(club: Club, eve: OperatorId) -> None:
    path = club.file.path
    club.close()
    with Club.open(path, create=False, time=club.time, operator_name="Laptop") as again:
        assert again.desk.operator == NOBODY_THERE and "Laptop" not in again.operators.values()
        operators.sign_in(again, eve, EVE)
        operators.switch_off(again)
        assert again.desk.operator == eve and operators.view(again).here == ""
    with Club.open(path, create=False, time=club.time, operator_name="Laptop") as home:
        assert home.operators[home.desk.operator] == "Laptop"
        assert [row.name for row in operators.view(home).operators] == ["Eve"]
        assert operators.switch_on(home, "Eve", BO) == eve
        operators.sign_in(home, eve, BO)


def test_the_owner_switches_operators_off_without_any_pin(club: Club, eve: OperatorId) -> None:
    operators.sign_out(club)
    operators.switch_off(club, by_owner=True)
    last = club.desk.club_acts()[-1]
    assert last.facts == (OperatorsSwitchedOff(by_owner=True),) and club.operators[last.by] == "Ada"
    assert operators.view(club).rights == ALL
    with refused("operators.are_off"):
        operators.switch_off(club, by_owner=True)


def test_a_failed_signing_in_leaves_who_sat_there(club: Club, eve: OperatorId, monkeypatch: pytest.MonkeyPatch) -> None:
    one = in_as(club, Role.FLOOR)

    def full(*_given: object, **_rows: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(club.file, "append", full)
    for do in (lambda: operators.sign_in(club, eve, EVE), lambda: operators.switch_off(club, by_owner=True)):
        with pytest.raises(OSError, match="no space"):
            do()
        assert club.desk.operator == one


def test_f14_wrong_pins_stand_in_the_clubs_journal_and_waiting_outlives_closing(
    club: Club, eve: OperatorId, clock: HandClock
) -> None:
    bo = operators.add(club, "Bo", (), BO)
    operators.sign_out(club)
    before = len(club.desk.club_acts())
    for _ in range(5):
        clock.forward(timedelta(seconds=operators.seconds_to_wait(club, bo)))
        with refused("operator.wrong_pin"):
            operators.sign_in(club, bo, CLEO)
    assert [act.facts for act in club.desk.club_acts()[before:]] == [(OperatorPinRefused(bo),)] * 5
    assert {club.operators[act.by] for act in club.desk.club_acts()[before:]} == {"Ada"}
    assert club.desk.operator == NOBODY_THERE
    path = club.file.path
    club.close()
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as again:
        assert operators.seconds_to_wait(again, bo) == 4 and not operators.seconds_to_wait(again, eve)
        with refused("operator.wait"):
            operators.sign_in(again, bo, BO)
        clock.forward(timedelta(seconds=4))
        operators.sign_in(again, bo, BO)
        assert not operators.seconds_to_wait(again, bo) and again.desk.operator == bo
        told = [line.said.code for line in lines(again)]
        assert told.count("club.operator_wrong_pin") == 5


def test_a_laptop_whose_clock_was_set_back_lets_nobody_wait_longer(club: Club, eve: OperatorId) -> None:
    for _ in range(3):
        with refused("operator.wrong_pin"):
            operators.sign_in(club, eve, CLEO)
    then = club.time.now() - timedelta(days=400)
    assert 0 < house_operators.seconds_to_wait(club.desk.club, eve, then) <= 1


def test_no_pin_is_ever_seen(club: Club, eve: OperatorId, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    seen = []
    for do in (
        lambda: operators.sign_in(club, eve, DEE),
        lambda: operators.own_pin(club, old=DEE, new=CLEO),
        lambda: operators.add(club, "Bo", (), BO + "x"),
        lambda: operators.add(club, "Eve", (), BO),
    ):
        with pytest.raises(Refused) as error:
            do()
        seen += [repr(error.value), str(error.value), repr(error.value.facts)]
    with club.file.transaction() as db:
        records = settings.operators(db)
        journal = [str(row) for row in db.execute("SELECT * FROM journal")]
    kept = next(one.pin for one in records if one.id == eve)
    everything = "\n".join(
        [*seen, repr(records), repr(operators.view(club)), repr(club.desk.club), *journal, caplog.text]
    )
    assert not any(secret in everything for secret in (EVE, BO, CLEO, DEE, kept))
    assert EVE not in kept


def test_two_equal_pins_are_kept_differently() -> None:
    first, second = hashed("2718"), hashed("2718")
    assert first != second and fits("2718", first) and fits("2718", second) and not fits("2719", first)
    for wrong in ("", "123", "1" * 13, "12 4", "²²²²"):
        with refused("operator.pin_digits"):
            hashed(wrong)


def test_trying_a_pin_takes_its_time_and_memory(shipped_pin_cost: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pins, "_COST", shipped_pin_cost)
    kept = hashed("2718")
    assert kept.startswith("scrypt 15 8 1 ")
    assert fits("2718", kept) and not fits("2719", kept)


def test_archiving_needs_a_right_and_says_which(club: Club, event: TournamentId) -> None:
    in_as(club, Role.FLOOR)
    with pytest.raises(Refused) as stopped:
        club.desk.archive(house.archive, event)
    assert stopped.value.facts == {"right": "structure", "who": ("Eve",)}


def test_name_and_rights_change_in_one_act_or_not_at_all(club: Club, eve: OperatorId) -> None:
    bo = operators.add(club, "Bo", ROLES[Role.FLOOR], BO)
    before = len(club.desk.club_acts())
    with refused("operator.last_manager"):
        operators.edit(club, eve, "Eva", (Right.SELL,))
    with refused("operator.name_taken"):
        operators.edit(club, bo, "eve", ALL)
    assert len(club.desk.club_acts()) == before and club.operators[eve] == "Eve"
    operators.edit(club, bo, "Bob", (Right.SELL,))
    assert club.operators[bo] == "Bob" and club.desk.club.operators[bo] == (Right.SELL,)
    operators.edit(club, bo, "Bob", (Right.SELL,))
    assert len(club.desk.club_acts()) == before + 1
    operators.sign_in(club, bo, BO)  # the PIN is what it was
