"""A check makes every draw again and names the one whose outcome was changed, though every link of the chain fits."""

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.domain.bounties import envelopes
from tdapp.domain.chips import chip_sets, racing
from tdapp.domain.chips.chip_bank import RaceRounding, RaceWay
from tdapp.domain.clock import timing
from tdapp.domain.hands import end_of_day
from tdapp.domain.money.bounty_terms import Bounties, BountyKind
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.registration import entries, price_list
from tdapp.domain.seating import moves, seating
from tdapp.domain.units import Cents, Chips, TableNo
from tdapp.main import main
from tests.app.club.test_checking import forge, meddling_with
from tests.app.seating.test_draw_sheet import Night
from tests.domain.chips.holdings import SET
from tests.evenings.director import SEVEN, names


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A club with an evening that had a draw of every kind."""
    path, clock = tmp_path_factory.mktemp("drawn") / "club.tdapp", HandClock(SEVEN)
    chance = Random("drawn").randbytes
    with Club.open(path, create=True, time=clock.source(), operator_name="Ada", chance=chance) as club:
        club.add_players((name, "") for name in names(26))
        night = Night(club, clock)
        desk, event = night.desk, night.main
        line = Offer("b", "Bounty", SaleKind.ENTRY, Price(bounty=Cents(100_00)), None, SaleSpan(SaleSpanKind.BY_HAND))
        desk.do(event, price_list.set_terms, Terms((line,), bounty=Bounties(BountyKind.MYSTERY)))
        desk.do(event, entries.register, night.people[:21], desk.next_seed(event), offer="b")
        night.draw(seating.draw_seats)
        desk.do(event, timing.start)
        desk.do(event, chip_sets.choose_set, SET)
        desk.do(event, entries.register, night.people[21:22], desk.next_seed(event), offer="b")
        race = {"way": RaceWay.DRAWN, "rounding": RaceRounding.HALF_UP}
        desk.override(event, Reason("race.still_needed", "Short"), racing.begin, Chips(25), Chips(100), **race)
        for table in night.state.open_tables():
            counts = {seat: 1 + seat % 3 for seat, entry in enumerate(table.seats, 1) if entry}
            desk.do(event, racing.settle, table.number, counts)
        night.draw(racing.draw)
        desk.do(event, envelopes.set_envelopes, envelopes.proposal(night.state))
        at_one = [entry for entry in night.state.open_tables()[0].seats if entry is not None]
        for out in at_one[:3]:
            desk.do(event, entries.bust_out, (out,), by={out: (at_one[3],)})
        night.draw(envelopes.draw, at_one[0])
        night.settle()
        desk.do(event, seating.open_table, TableNo(9))
        proposal = moves.breaking(night.state, club.time.now(), TableNo(1), desk.next_seed(event))
        desk.do(event, moves.accept, proposal, tuple(range(1, len(proposal.moves) + 1)))
        night.draw(end_of_day.draw_last_hands)
    return path


Payload = dict[str, Any]


def to(table: int, number: int) -> Callable[[Payload], None]:
    """To another seat, in which nobody sat."""

    def change(payload: Payload) -> None:
        assert payload["seat"] != [table, number]
        payload["seat"] = [table, number]

    return change


def seats_swapped(payload: Payload) -> None:
    one, two = payload["seats"][:2]
    one[1], two[1] = two[1], one[1]


def another_wins(payload: Payload) -> None:
    odds = payload["race"][1]
    loser, winner = next(odd for odd in odds if not odd[4]), next(odd for odd in odds if odd[4])
    loser[4], winner[4] = winner[4], loser[4]


def other_card(payload: Payload) -> None:
    payload["race"][1][0][5] = "2c"


def more(payload: Payload) -> None:
    payload["amount"] = 55_000  # the highest, and it is left


def fewer_hands(payload: Payload) -> None:
    payload["hands"] = 3 if payload["hands"] > 3 else 4


CHANGES = [
    (1, "SeatsDrawn", seats_swapped, "other seats"),
    (2, "Seated", to(4, 6), "other seats"),
    (3, "TableRaced", another_wins, "other cards"),
    (3, "TableRaced", other_card, "other cards"),
    (4, "EnvelopeDrawn", more, "another envelope"),
    (5, "Moved", to(1, 1), "another seat"),
    (5, "Moved", to(3, 5), "another seat"),
    (6, "Moved", to(9, 3), "other seats"),
    (7, "LastHandsSet", fewer_hands, "another card"),
]


def test_every_draw_of_an_evening_is_made_again(drawn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(drawn)]) == 0
    assert "Draws recomputed: 7" in capsys.readouterr().out
    assert main(["check", str(drawn), "--language", "nl"]) == 0
    assert "Lotingen opnieuw berekend: 7" in capsys.readouterr().out


@pytest.mark.parametrize(("number", "kind", "change", "why"), CHANGES)
def test_a_draw_whose_outcome_was_changed_is_named(
    drawn: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    number: int,
    kind: str,
    change: Callable[[Payload], None],
    why: str,
) -> None:
    path = Path(shutil.copyfile(drawn, tmp_path / "club.tdapp"))

    def changed(fact: str, payload: Payload) -> bool:
        if fact != kind or not payload.get("seed", "").startswith(f"{number}/"):
            return False
        change(payload)
        return True

    with meddling_with(path) as raw:
        stream = raw.execute("SELECT id FROM tournament").fetchone()[0]
        assert forge(raw, stream, changed)
    assert main(["check", str(path)]) == 1
    told = [each for each in capsys.readouterr().out.splitlines() if "does not come out" in each]
    assert f"draw {number} does not" in told[0] and why in told[0], told
