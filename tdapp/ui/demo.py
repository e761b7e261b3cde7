"""The command `tdapp demo`: an evening from the first name to the paid winner through the same desk and windows, with
pictures.

A clock is moved by hand, so four hours take seconds. At each milestone the main window and the room's screen are
photographed, and at the end every sheet is printed.
"""

import sys
import time
from datetime import timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

from PySide6.QtWidgets import QApplication

from tdapp.app.demo.evening import DEFAULT_START, OPERATOR, Evening, HandClock, demo_chance
from tdapp.app.open_club import Club
from tdapp.app.papers.papers import print_sheet, save_sheet, sheets
from tdapp.app.preferences import Preferences
from tdapp.domain.clock.level_now import present_level
from tdapp.domain.units import Seat, TournamentId
from tdapp.read.clock.clock import ClockPhase
from tdapp.ui.actions.rulings import RULE_AT
from tdapp.ui.collecting import collect_between_events
from tdapp.ui.fonts import load_fonts
from tdapp.ui.frame.pages import names
from tdapp.ui.i18n import Languages
from tdapp.ui.main_window import MainWindow
from tdapp.ui.paged_window import LOBBY
from tdapp.ui.pages.chips.page import ChipsPage
from tdapp.ui.pages.chips.race.going import Going
from tdapp.ui.pages.registration.page import RegistrationPage
from tdapp.ui.pages.rulings.page import RulingsPage
from tdapp.ui.screens.canvas import image
from tdapp.ui.screens.shows import usual_show
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look

ZONE = ZoneInfo("Europe/Amsterdam")  # the hall the demo is played in
SCREEN = (1920, 1080)
WINDOW = (1366, 768)
WINDOW_OF_CASE = (1440, 810)  # both questions that decide the case are in sight
# Milestones at which a page is worth a picture; the room's screen is photographed at all of them.
PAGES_AT = {
    "registering": ("players",),
    "drawn": ("tables",),
    "bubble": ("hands",),
    "in_money": ("hands",),
    "paused": ("clock",),
    "final": ("tables",),
    "deal": ("prizes",),
    "finished": ("result", "prizes", "journal"),
}
PART_AT = {"racing": "race", "counted": "count"}  # of the Chips page
RACED = 2  # the table of a race that is looked at
# A case for the rulings desk: one raised, one called before the player between had acted, who has not acted since.
CASE = "turn.out_of_turn"
IN_CASE = 6  # players: the button, two blinds, and the three who act
CASE_FOUND = "out of turn"
CASE_ANSWERS = (("what", "call"), ("since", "not_yet"))
SHEETS_AT = {
    "drawn": ("by_name", "by_table", "cards", "chip_plan", "stack_cards", "race_sheets"),
    "scheduled": ("structure",),
    "raced": ("race_results", "bank_slip"),
    "deal": ("deal",),
    "counted": ("count_sheets", "chip_counts"),
    "posted": ("payouts",),
    "finished": ("results", "payments", "drawers", "statement"),
}


class Photographer:
    """A camera that takes the pictures of one evening into a folder."""

    def __init__(self, session: Session, window: MainWindow, out: Path) -> None:
        self.session = session
        self.window = window
        self.out = out
        self.taken: list[Path] = []
        self._reached: set[str] = set()

    def at(self, milestone: str, tournament: TournamentId) -> None:
        """Photograph a milestone the first time it is reached."""
        if self.session.tournament != tournament:
            self.session.switch(tournament)
        if milestone in self._reached:
            return
        self._reached.add(milestone)
        self.screen(milestone, tournament)
        for page in PAGES_AT.get(milestone, ()):
            self.page(page, f"{milestone}-{page}")
        if milestone in PART_AT:
            self.chips(PART_AT[milestone], milestone)
        for kind in SHEETS_AT.get(milestone, ()):
            self.sheet(kind, tournament)

    def screen(self, milestone: str, tournament: TournamentId) -> None:
        """Photograph the room's screen."""
        view = self.session.screen_view(tournament)
        name = "over" if view.clock.phase is ClockPhase.OVER else milestone
        picture = image([view], usual_show(), self.session.screen_words, width=SCREEN[0], height=SCREEN[1])
        self._keep(picture.save, f"screen-{name}.png")

    def page(self, page: str, name: str) -> None:
        """Photograph a page of the main window."""
        self.window.go(page)
        self.window.refresh()
        for _layout in range(2):  # other figures at the top need another width, and that the next round
            QApplication.processEvents()
        self._keep(self.window.grab().save, f"window-{name}.png")

    def chips(self, part: str, name: str) -> None:
        """Photograph a part of the Chips page."""
        self.window.go("chips")
        page = self.window.current()
        if not isinstance(page, ChipsPage):
            raise TypeError("the Chips page does not open")
        page.show_part(part)
        for race in page.findChildren(Going):
            race.go_to(RACED)
        self.page("chips", f"{name}-chips-{part}")

    def everything(self, theme: str) -> None:
        """Photograph every page in a theme."""
        look().wear(theme)
        for page in (*names(), LOBBY):
            self.page(page, f"{theme}-{page}")
        for name in ("desk", "chips"):
            self.window.go(name)
            shown = self.window.current()
            if not isinstance(shown, RegistrationPage | ChipsPage):
                raise TypeError(f"the page {name} does not open")
            for part in shown.buttons:
                shown.show_part(part)
                self.page(name, f"{theme}-{name}-{part}")
            shown.show_part(next(iter(shown.buttons)))

    def ruling(self, theme: str) -> None:
        """Photograph the rulings desk, with a case on it that is answered."""
        look().wear(theme)
        self.window.resize(*WINDOW_OF_CASE)
        seat, line = self._case()
        self.window.run(RULE_AT.id, (seat,))
        page = self.window.current()
        if not isinstance(page, RulingsPage):
            raise TypeError("the rulings desk does not open")
        page.ruling.finder.search.setText(CASE_FOUND)
        page.ruling.line.setText(line)
        page.ruling.choose(CASE)
        for question, answer in CASE_ANSWERS:
            page.ruling.draft.answer(question, answer)
        page.ruling.questions.focus_on(CASE_ANSWERS[-1][0])  # what decides it is in sight
        QApplication.processEvents()
        page.ruling.answer.text.setFocus()
        QApplication.processEvents()
        self._keep(self.window.grab().save, f"window-{theme}-ruling.png")
        self.window.resize(*WINDOW)

    def _case(self) -> tuple[Seat, str]:
        """Where the case is, at the first table that has players enough, and what was done there as it is typed."""
        for table in self.session.tables_view().tables:
            taken = [seat.number for seat in table.seats if seat.entry]
            if len(taken) >= IN_CASE:
                button, _small, _big, raises, _skipped, calls = taken[:IN_CASE]
                big_blind = self.session.view(lambda state: present_level(state, self.session.now()).big_blind)
                return Seat(table.number, calls), f"d{button} {raises}r{big_blind * 5 // 2} {calls}c"
        raise LookupError("no table has players enough for the case")

    def sheet(self, kind: str, tournament: TournamentId) -> None:
        """Photograph a sheet as a PDF."""
        choice = next(each for each in sheets() if each.kind.value == kind)
        sheet = print_sheet(self.session.club, tournament, choice.kind, self.session.screen_words, forecast=True)
        path = self.out / f"paper-{kind}.pdf"
        save_sheet(sheet, path)
        self.taken.append(path)

    def _keep(self, save: object, name: str) -> None:
        path = self.out / name
        if not callable(save) or not save(str(path)):
            raise OSError(f"{path} cannot be written")
        self.taken.append(path)


def play_demo(out: Path) -> int:
    """Play the evening into a folder; returns the exit code."""
    began = time.monotonic()
    try:
        out.mkdir(parents=True, exist_ok=True)
        club_file = _fresh(out / "demo.tdapp")
    except OSError as error:
        print(f"The demo cannot be written to {out}: {error}. Name another folder with --out.", file=sys.stderr)
        return 1
    qt = QApplication.instance() or QApplication(sys.argv[:1])
    load_fonts()
    look().wear("dark", still=True)
    clock = HandClock(DEFAULT_START)
    with Club.open(club_file, create=True, time=clock.source(), operator_name=OPERATOR, chance=demo_chance()) as club:
        session = Session(club, Preferences(reduced_motion=True), Languages(ZONE).words)
        window = MainWindow(session)
        collect_between_events(window)
        look().dress(window)
        window.resize(*WINDOW)
        window.show()
        photographer = Photographer(session, window, out)
        day = DEFAULT_START.astimezone(ZONE).date()
        evening = Evening(club, clock, day, photographer.at)
        evening.play(until=DEFAULT_START + timedelta(hours=2, minutes=20))
        for theme in ("dark", "light"):
            photographer.everything(theme)
            photographer.ruling(theme)
        look().wear("dark", still=True)
        evening.play_on()
        winner = session.screen_view(evening.main).winner
        window.close()
        session.close()
        qt.processEvents()
    papers = sum(path.suffix == ".pdf" for path in photographer.taken)
    pictures = len(photographer.taken) - papers
    print(f"{winner} won. {pictures} pictures, {papers} papers and the club file are in {out}.")
    print(f"{time.monotonic() - began:.1f} seconds.")
    return 0


def _fresh(path: Path) -> Path:
    """The path of a new club file, with nothing left of an earlier demo."""
    for old in (path, path.with_name(f"{path.name}-journal"), path.with_name(f"{path.name}.lock-note")):
        old.unlink(missing_ok=True)
    return path
