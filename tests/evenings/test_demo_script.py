"""The lines of the panel over the whole demo evening: whatever stands there can be done, and at each milestone they are
those of `demo_script.txt`, in both languages and with the action of their keys.

To write the table anew after a line changed: print `lines` at the end, and read them as a director would.
"""

from datetime import UTC, timedelta
from pathlib import Path

from pytestqt.qtbot import QtBot

from tdapp.app.demo.evening import DEFAULT_START, Evening, HandClock, demo_chance
from tdapp.app.open_club import Club
from tdapp.domain.units import TournamentId
from tdapp.ui.i18n import Languages
from tests.evenings.prompter import Prompter

TABLE = Path(__file__).with_name("demo_script.txt")
WORDS = Languages(UTC).words
EVERY = 7  # acts: each kind of moment is met many times all the same


def told(prompter: Prompter) -> list[str]:
    """The lines at this moment: code, action, and the title in English and Dutch."""
    found = []
    for need in prompter.session.needs():
        titles = (WORDS(language).said(need.title) for language in ("en", "nl"))
        found.append(" | ".join((need.code, need.action, *titles)))
    return found or ["all quiet"]


def test_the_demo_evening_has_its_lines_from_the_first_act_to_the_last(tmp_path: Path, qtbot: QtBot) -> None:
    clock = HandClock(DEFAULT_START)
    lines: list[str] = []
    met: set[str] = set()
    path = tmp_path / "demo.tdapp"
    prompters: list[Prompter] = []

    def reached(milestone: str, front: TournamentId) -> None:
        if not prompters:
            prompters.append(Prompter(club, clock, front, 5, "demo"))
        if milestone not in met:
            met.add(milestone)
            prompters[0].session.switch(front)
            lines.extend([f"= {milestone}", *told(prompters[0])])

    def look(stream: str) -> None:
        if prompters and stream == prompters[0].front and club.desk.history(stream).acts[-1].number % EVERY == 0:
            prompters[0].look()

    with Club.open(path, create=True, time=clock.source(), operator_name="Demo", chance=demo_chance()) as club:
        leave = club.desk.subscribe(look)
        evening = Evening(club, clock, DEFAULT_START.date(), reached)
        evening.play(until=DEFAULT_START + timedelta(hours=12))
        assert club.desk.state(evening.main).finished
        leave()
    assert lines == TABLE.read_text(encoding="utf-8").splitlines()
