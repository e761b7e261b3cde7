"""The panel is the script of the night: whoever does what its first line says comes to the end of any evening."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app.demo.evening import HandClock, demo_chance
from tdapp.app.open_club import Club
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import Break, Structure
from tdapp.domain.money.terms import Offer, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.setup import PayoutTable, Setup
from tdapp.domain.units import Cents, Chips
from tdapp.ui.actions.registry import ACTIONS
from tdapp.values import replace
from tests.domain.evening import AGAIN, EARLY, add_on, level, rebuy
from tests.domain.evening import SETUP as HOME
from tests.evenings.director import MINUTE, SEVEN, names
from tests.evenings.prompter import Prompter

# Short: the levels run out before the winner is there, so that this too is seen.
STRUCTURE: Structure = (
    level(100),
    level(200),
    Break(15 * MINUTE, colour_up=(Chips(25),)),
    level(400),
    level(600, ante=600),
    Break(10 * MINUTE, colour_up=(Chips(100),)),
    level(1_000),
    level(2_000),
)
SIX = replace(HOME, seats_per_table=6)
FREE = replace(SIX, buy_in=Cents(0), fee=Cents(0), payout=PayoutTable("Nobody", ()))
LAST = SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, 2)
BY_HAND = SaleSpan(SaleSpanKind.BY_HAND)
ENTRIES = SaleSpan(SaleSpanKind.ENTRIES, 500)

EVENINGS: dict[str, tuple[Setup, tuple[Offer, ...], int]] = {
    "freezeout": (SIX, (), 20),
    "freezeout at one table": (SIX, (), 6),
    "rebuy": (SIX, (rebuy(), add_on()), 16),
    "rebuy to the end of the break": (SIX, (rebuy(window=LAST), add_on(window=LAST)), 14),
    "rebuy until somebody ends it": (SIX, (rebuy(window=BY_HAND), add_on(window=ENTRIES)), 13),
    "re-entry": (SIX, (AGAIN,), 19),
    "bounties": (SIX, (replace(EARLY, chips=None), rebuy()), 12),
    "freeroll": (FREE, (), 15),
}


@pytest.fixture
def begin(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Prompter]]:
    clubs: list[Club] = []

    def make(name: str, seed: str = "one", *, club: Club | None = None, clock: HandClock | None = None) -> Prompter:
        clock = clock or HandClock(SEVEN)
        if club is None:
            path = tmp_path / f"{name}.tdapp"
            club = Club.open(path, create=True, time=clock.source(), operator_name="Eve", chance=demo_chance())
            club.add_players((each, "") for each in names(60))
            clubs.append(club)
        setup, offers, field = EVENINGS[name]
        front = club.create(replace(setup, name=name), STRUCTURE, terms=Terms(offers) if offers else None)
        return Prompter(club, clock, front, field, f"{name} {seed}")

    yield make
    for each in clubs:
        each.close()


@pytest.mark.parametrize("name", EVENINGS)
def test_whoever_does_what_the_first_line_says_comes_to_the_end(name: str, begin: Callable[..., Prompter]) -> None:
    prompter = begin(name)
    prompter.follow()
    assert prompter.state.finished
    assert prompter.state.room.secret
    assert prompter.look() == ()


def test_two_tournaments_at_once_each_by_its_own_lines_and_what_is_urgent_next_door_is_said(
    begin: Callable[..., Prompter],
) -> None:
    main = begin("freezeout at one table")
    side = begin("rebuy", club=main.club, clock=main.clock)
    for _turn in range(3000):
        went_on = [prompter.step() for prompter in (main, side)]
        if not any(went_on):
            break
    for prompter in (main, side):
        assert [need for need in prompter.look() if need.code != "elsewhere"] == []
    assert "elsewhere" in main.seen
    assert "elsewhere" in side.seen


def test_what_is_urgent_in_the_other_tournament_is_one_key_away(begin: Callable[..., Prompter]) -> None:
    main = begin("freezeout at one table")
    side = begin("rebuy", club=main.club, clock=main.clock)
    for prompter in (main, side):
        for _line in range(4):  # chips, registration, entries, seats
            prompter.step()
    session = main.session
    session.switch(main.front)
    assert "elsewhere" not in {need.code for need in session.needs()}, "to start the other one is no hurry"
    main.club.desk.do(side.front, timing.start)
    main.club.desk.do(side.front, timing.pause)
    main.clock.forward(4 * MINUTE)
    card = next(need for need in session.needs() if need.code == "elsewhere")
    assert session.words.said(card.title) == "rebuy · Paused for 4 minutes"
    ACTIONS[card.action].act(session, *card.args)
    assert session.tournament == side.front
