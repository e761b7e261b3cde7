"""The main window: what its keys, cards and commands do."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent

from tdapp.domain.structures.wish import Proposal, Wish
from tdapp.domain.units import EntryId
from tdapp.read.clock.asked import ANSWER
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.actions import bounties, prizes
from tdapp.ui.actions.draws import SHOW as DRAWS
from tdapp.ui.actions.entries import CORRECT
from tdapp.ui.actions.papers import BY_HAND, PACK
from tdapp.ui.actions.people import EVENINGS, PERSON, RECORD, RESULTS
from tdapp.ui.actions.people import IMPORT as IMPORT_PEOPLE
from tdapp.ui.actions.people import SHOW as PEOPLE
from tdapp.ui.actions.pointing import POINTS, THEN
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.actions.standing import missing
from tdapp.ui.actions.structures import END_AT, GENERATE
from tdapp.ui.actions.tables import PLAN, ROOM
from tdapp.ui.actions.window import (
    ABOUT,
    CHECK,
    EXPORT,
    IMPORT,
    MANUAL,
    PAGES,
    PRACTICE_HINT,
    PRACTICE_NEXT,
    PRACTISE,
    RECOVER,
    SETTINGS,
)
from tdapp.ui.asking_window import AskingWindow
from tdapp.ui.frame import pages, texts
from tdapp.ui.paged_window import LOBBY
from tdapp.ui.session import CLUB, Session, Told
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import LEAST, SIZE
from tdapp.ui.widgets.label import tip

TYPED = {bounties.ASK.id: bounties.asked, prizes.MILESTONE.id: prizes.asked_milestone}  # begun in the command box
NEEDS_EVERY = 10  # ticks: a card that counts minutes need not be asked every second


class MainWindow(AskingWindow):
    """The content of the director's window: in a shell (see ui/splash.py), or alone in tests and pictures.

    `screen_asked`, `open_asked`, `copies_asked`, `demo_asked`, `practice_asked` and `copy_asked` are for whoever keeps
    the public screens and the club file.
    """

    hand_over_asked = Signal()
    open_asked = Signal()
    copies_asked = Signal()
    demo_asked = Signal()
    practice_asked = Signal()
    practice_told = Signal(str)  # 'hint' or 'next'
    escaped = Signal()  # Esc, which nothing in the window wanted
    pack_asked = Signal()
    copy_asked = Signal(str)  # the copy of a club file that is gone

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.setObjectName("main_window")
        self._asked_who = False
        self._comes_first = pages.FIRST
        self._ticks = 0
        self._own: dict[str, Callable[[], object]] = {
            "window.undo": session.undo,
            "window.redo": session.redo,
            "window.command": self.open_command,
            "window.lobby": self.go_lobby,
            "window.next_tournament": session.switch_next,
            "window.needs": self.do_first_need,
            "window.next_need": self.go_to_needs,
            "window.screen": self.screen_asked.emit,
            "window.hand_over": self.hand_over_asked.emit,
            "window.screens": self.beside.show_screens,
            "window.lock": self.toggle_lock,
            MANUAL.id: self.show_manual,
            "window.keys": self.show_keys,
            ABOUT.id: self.show_about,
            "window.theme": self.toggle_theme,
            "window.mute": self.toggle_sound,
            "window.preferences": self.show_settings,
            **{each.id: partial(self.show_settings, each.id) for each in SETTINGS},
            "window.new": self.new_tournament,
            "window.drawers": self.beside.show_drawers,
            "window.codes": self.beside.show_codes,
            "window.announcements": self.beside.show_announcements,
            "window.events": self.beside.show_events,
            PACK.id: self.pack_asked.emit,
            BY_HAND.id: self.beside.show_by_hand,
            ROOM.id: self.beside.show_room_rules,
            PLAN.id: partial(self.beside.show_room_rules, plan=True),
            DRAWS.id: self.beside.show_draws,
            "window.open": self.open_asked.emit,
            "window.copies": self.copies_asked.emit,
            CHECK.id: self.beside.show_check,
            RECOVER.id: self.beside.show_recover,
            IMPORT.id: self.beside.show_importing,
            "window.demo": self.demo_asked.emit,
            PRACTISE.id: self.practice_asked.emit,
            PRACTICE_HINT.id: lambda: self.practice_told.emit("hint"),
            PRACTICE_NEXT.id: lambda: self.practice_told.emit("next"),
            PEOPLE.id: self.beside.show_people,
            IMPORT_PEOPLE.id: self.beside.import_people,
            RESULTS.id: self.beside.import_results,
            EVENINGS.id: self.beside.show_imported,
            GENERATE.id: self.make_structure,
            ANSWER: self.time.take_focus,
            "window.stuck_slip": self.slip.settle,
            "window.leave_slip": self.slip.hide,
            "window.menu": self.menu.open_first,
            "window.quit": lambda: self.window().close(),
        }
        self._connect()
        self.resize(*SIZE)
        self.setMinimumSize(*LEAST)

    # Doing something

    def run(self, action: str, args: tuple[Any, ...] = ()) -> None:
        """Do an action by its id, as a key, a card, a menu or the command box asks; what lacks a club or a tournament
        says so, where one is chosen.
        """
        lacks = missing(action, self.session)
        if lacks is not None:
            self.go(LOBBY)
            self.session.refuse(lacks)
            return
        if action in self._own:
            self._own[action]()
        elif action in POINTS:
            self.point(*POINTS[action], *args)
        elif action == PERSON.id:
            page = self.current()
            self.beside.show_people(*args or (page.person() if page is not None else None,))
        elif action == RECORD.id:
            self.show_record(*args)
        elif action == EXPORT.id:
            self.beside.show_exporting(*args)
        elif action in TYPED:
            self.open_command(TYPED[action](self.session, *args))
        elif action == END_AT.id:
            self.beside.show_fit(*args)
        elif action == CORRECT.id:
            self.beside.show_correcting(*args)
        elif action in ACTIONS:
            found = ACTIONS[action]
            if found.goes_to:
                self.window().activateWindow()  # it may have been asked for in a window beside this one
                self.go(found.goes_to, to_first=found in PAGES)
            if (found.bare or args) and self.session.tournament is not None:
                found.act(self.session, *args)
            if action in THEN and args:
                self.go(THEN[action], to_first=True)

    def make_structure(self) -> None:
        """Show the window that makes a structure, for what the page in front knows of the evening."""
        page = self.current()
        self.beside.show_generator(page.wish() if page is not None else None)

    def _on_structure(self, proposal: Proposal, wish: Wish) -> None:
        """Put a structure that was made into the form in front, else into the editor, as if it were typed."""
        page = self.current()
        if page is None or not page.take_structure(proposal, wish):
            self.go("structure")
            page = self.current()
            if page is not None:
                page.take_structure(proposal, wish)
        self.window().activateWindow()

    def do_first_need(self) -> None:
        """Do the most urgent need of the panel."""
        need = self.needs.first()
        if need is not None:
            self.run(need.action, need.args)

    def go_to_needs(self) -> None:
        """Bring the keyboard to what needs the director, or to the next line of it. Nothing is done yet."""
        self.window().activateWindow()
        if not self.needs_fit():
            self.strip.setChecked(True)
            self._show_needs_panel(open_=True)
        self.needs.to_next()

    def toggle_lock(self) -> None:
        """Lock the keyboard, or unlock it."""
        self.keys.lock(locked=not self.keys.locked)
        self.lock_bar.setVisible(self.keys.locked)
        if self.keys.locked:
            self.beside.hide()
        else:
            self.bottom.tell(Told(self.session.words(texts.LOCK_SAID), "info"))

    def show_keys(self) -> None:
        """Show the sheet with every key."""
        from tdapp.ui.key_sheet import KeySheet
        from tdapp.ui.manual.asked import explained

        sheet = KeySheet(self, name=self.page, page=self.current())
        explained(sheet, self.session)
        sheet.ran.connect(self.run)
        sheet.pressed.connect(self._press)
        sheet.open()

    def _press(self, key: str) -> None:
        """Do what a key does on the page in front, as the sheet of all keys asks."""
        from tdapp.ui.key_sheet import press_on

        self.window().activateWindow()  # the sheet had the keys
        page = self.current()
        why = press_on(page, key) if page is not None else ""
        if why:
            self.session.refuse(why)

    def show_manual(self, why: str = "") -> None:
        """Show what the manual says of why something cannot be done, else of what is in front."""
        from tdapp.ui.manual.in_front import of_main
        from tdapp.ui.manual.topics import of_why

        self.beside.show_manual(of_why(self.session, why) or of_main(self))

    def show_about(self) -> None:
        """Show the version, what changed, and the licences."""
        from tdapp.ui.about import AboutWindow
        from tdapp.ui.manual.asked import explained

        about = AboutWindow(self)
        explained(about, self.session)
        about.open()

    def show_record(self, entry: EntryId) -> None:
        """Show rulings and penalties of whoever has this entry, in every tournament."""
        from tdapp.ui.pages.rulings.record import show_record

        show_record(self.session, entry, self)

    def show_settings(self, card: str = "") -> None:
        """Show the settings of this laptop. `card`: the action of the card that is wanted, '' none of them."""
        from tdapp.ui.settings import Settings

        settings = Settings(self.session, self)
        settings.operators_asked.connect(self.beside.show_operators)
        settings.events_asked.connect(self.beside.show_events)
        settings.recover_asked.connect(self.beside.show_recover)
        settings.check_asked.connect(self.beside.show_check)
        settings.about_asked.connect(self.show_about)
        settings.open()
        settings.show_card(card)

    def _on_draws_beside(self) -> None:
        """Show the sheet of the draws, asked for in their window."""
        self.point("papers", lambda page: page.show_sheet, SheetKind.DRAWS)
        self.window().activateWindow()

    def toggle_theme(self) -> None:
        """Turn the theme to dark or light."""
        theme = "light" if look().tokens.dark else "dark"
        self.session.prefer(self.session.preferences._replace(theme=theme))
        look().wear(theme, touch=self.session.preferences.touch, still=self.session.preferences.reduced_motion)

    def toggle_sound(self) -> None:
        """Mute every sound of this laptop, or let it be heard again."""
        on = not self.session.preferences.sound
        self.session.prefer(self.session.preferences._replace(sound=on))
        self.session.tell(texts.SOUND_ON if on else texts.SOUND_OFF)

    # Showing

    def refresh(self) -> None:
        super().refresh()
        session = self.session
        on = session.has_club and session.club.desk.club.operators_on
        nobody = on and session.club.desk.operator not in session.club.desk.club.operators
        if nobody and not self._asked_who and self.isVisible():
            self._asked_who = True
            self.sign_in()
        elif not nobody:
            self._asked_who = False
            if self.who is not None and not on:
                self.who.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Escape and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.escaped.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.keys.watch()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ScreenChangeInternal:
            self.keys.watch()

    def _on_tick(self) -> None:
        if self.session.tournament is None:
            return
        self.top.show_clock(self.session.clock_view())
        self._ticks += 1
        if self._ticks % NEEDS_EVERY == 0:
            self._show_needs(self.session.needs())
        if self._ticks % NEEDS_EVERY == 0 or self.time.isVisible():  # what it says of the clock is true every second
            self._ask_time()

    def _on_changed(self, stream: str) -> None:
        if stream not in (self.session.tournament, CLUB):
            return
        self.refresh()
        was, self._comes_first = self._comes_first, pages.first(self.session)
        if self._comes_first == pages.LAST != was:
            self.go(pages.LAST)  # the tournament was finished just now

    def _on_switched(self) -> None:
        self.bottom.forget()
        self.refresh()
        self._comes_first = pages.first(self.session)
        self.go(self._comes_first if self.page in ("", LOBBY) else self.page)

    def _on_undo_hovered(self) -> None:
        undo = (
            self.session.journal_view().undo if self.session.tournament and not self.bottom.undo.brings_back else None
        )
        self.bottom.undo.setToolTip(tip(self.session.words.said(undo)) if undo else "")

    def _connect(self) -> None:
        session = self.session
        session.changed.connect(self._on_changed)
        session.switched.connect(self._on_switched)
        session.words_changed.connect(self.refresh)
        self.beside.structure_taken.connect(self._on_structure)
        session.ticked.connect(self._on_tick)
        session.ticker.jumped.connect(self._ask_time)
        self.closing.connect(self.beside.close)
        self.beside.pressed.connect(self.run)
        self.beside.typed.connect(self.open_command)
        self.beside.draws_asked.connect(self._on_draws_beside)
        self.beside.open_asked.connect(self.copy_asked)
        self.rail.asked.connect(self.run)
        self.menu.asked.connect(self.run)
        self.menu.explain_asked.connect(self.show_manual)
        self.bottom.lock_asked.connect(self.toggle_lock)
        self.needs.asked.connect(self.run)
        self.keys.pressed.connect(self.run)
        self.keys.typed.connect(self.open_command)
        self.top.command_asked.connect(self.open_command)
        self.bottom.help_asked.connect(self.show_manual)
        self.override.help_asked.connect(self.show_manual)
        self.bottom.undo_asked.connect(session.undo)
        self.bottom.redo_asked.connect(session.redo)
        self.bottom.undo_hovered.connect(self._on_undo_hovered)
        self.lock_bar.unlocked.connect(self.toggle_lock)
        session.alarmed.connect(self.file_bar.show_alarm)
        session.alarmed.connect(self.show_well)
        self.file_bar.copy_asked.connect(self.copy_asked)
        self.file_bar.copies_asked.connect(self.copies_asked)
        self.file_bar.seen.connect(session.settle_alarm)
        self.shown.copies_asked.connect(self.copies_asked)
        self.shown.recover_asked.connect(self.beside.show_recover)
        self.shown.save_asked.connect(self.beside.show_check)
