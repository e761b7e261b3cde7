"""The window of the people of the club: the list at the left, one person or a question about one at the right.

It stands beside the main window, needs no tournament, and closes with Esc.
"""

from functools import partial

from PySide6.QtCore import QDir, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from tdapp.domain.people.person import PersonData
from tdapp.domain.units import PlayerId
from tdapp.read.people.typed_names import proposed_name
from tdapp.ui.people import deeds, texts
from tdapp.ui.people.frame import PeopleFrame
from tdapp.ui.people.person_fields import DEEDS
from tdapp.ui.session import CLUB, Session, Told
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.keyboard import ENTER
from tdapp.ui.widgets.shortcuts import key_on

REST = 120  # milliseconds after a key until the first who was found is shown in full


class PeopleWindow(PeopleFrame):
    """The window of everybody the club knows. `show_person` and `add` say whom to begin with."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._club = session.club
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._rested)
        self.lay_out(
            Button(texts.RULES, self._rules, on=self, kind="quiet", icon="settings", key="Alt+G", name="people_rules"),
            Button(texts.NEW, self.add, on=self, icon="user-plus", key="Ctrl+N", name="people_new"),
            Button(texts.IMPORT, self.import_people, on=self, icon="file-down", key="Ctrl+I", name="people_import"),
            Button(texts.RESULTS, self.import_results, on=self, icon="history", name="people_results"),
            Button(texts.EVENINGS, self.show_imported, on=self, icon="history", name="people_evenings"),
            Button(texts.EXPORT, self._export, on=self, icon="file-up", key="Ctrl+E", name="people_export"),
        )
        session.changed.connect(self._changed)
        session.words_changed.connect(self._on_words)
        session.switched.connect(self._switched)
        session.told.connect(self._told)
        self.finding.chosen.connect(self._chosen)
        self.finding.opened.connect(self._enter_form)
        self.form.asked.connect(self.do)
        self.form.kept.connect(self._kept)
        self.form.known.connect(self._known)
        self.form.twice.connect(self._twice)
        self.form.left.connect(self._left_new)
        self.merging.merged.connect(self._merged)
        self.erasing.erased.connect(self._erased)
        self.past.undo_asked.connect(self.show_imported)
        self.imported.undone.connect(self.refresh)
        for part in (self.merging, self.erasing, self.past, self.imported, self.rules):
            part.left.connect(self.back)
        for keys, slot in (("Ctrl+F", self._search), ("Ctrl+S", self._save), ("Alt+L", self._leave)):
            key_on(self, keys, slot)
        for name, _icon, keys, _text in DEEDS:
            key_on(self, keys, partial(self.do, name))
        self.refresh()

    def _on_words(self) -> None:
        self.tell("", "")
        if self.session.has_club:
            self.refresh()

    # Showing

    def refresh(self) -> None:
        """Look at the club again; what is being typed stays."""
        self.finding.refresh()
        player = self.form.player
        if player is not None and not self.form.changed() and self.session.club.people.prepare():
            if self.session.club.people.resolve(player) in self.session.club.people.index:
                self.form.show_person(player)
            else:
                self._show_nobody()

    def show_person(self, player: PlayerId) -> None:
        """Show somebody, wherever she stands in the list."""
        if self._stay():
            return
        player = self.session.club.people.resolve(player)
        if self.finding.model.row_of(player) is None:
            self.finding.search.clear()
        self.finding.choose(player)
        self._show(player)
        self._enter_form()

    def add(self, data: PersonData | None = None) -> None:
        """Show the form for somebody new, with the name that was looked for in vain."""
        if self._stay():
            return
        typed = proposed_name(self.finding.search.text()) if not self.finding.model.rows else None
        name = typed if typed is not None and any(map(str.isalpha, typed.full)) else None
        self.form.show_new(data or PersonData(name.last if name else "", name.first if name else ""))
        self.finding.stand_nowhere()
        self.side.setCurrentWidget(self.form)
        (self.form.last if name else self.form.first).setFocus()

    def do(self, deed: str) -> None:
        """Do something about the person in the form, by the deed's name."""
        player = self.form.player
        if player is None or self._stay():
            return
        match deed:
            case "history":
                self.past.show_person(player)
                self.turn_to(self.past)
            case "block":
                self.side.setCurrentWidget(self.form)
                self.form.blocking.ask()
            case "merge":
                self.merging.ask(player)
                self.turn_to(self.merging)
            case "file":
                self._ask_file(player)
            case "erase":
                self.erasing.ask(player)
                self.turn_to(self.erasing)

    def back(self) -> None:
        """Go back to the form, or to nobody."""
        shown = self.form.player is not None or self.form.changed()
        self.side.setCurrentWidget(self.form if shown else self.nobody)
        if self.form.player is not None and not self.form.changed():
            self.form.show_person(self.form.player)
        self.finding.table.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back a step on Esc; the last step closes the window."""
        if event.key() != Qt.Key.Key_Escape:
            if event.key() not in ENTER:
                super().keyPressEvent(event)
            elif self.form.isAncestorOf(self.focusWidget()):
                self.focusNextChild()  # a scanner ends a card with Enter: that is no reason to save already
            return
        if self.side.currentWidget() is self.imported:
            self.imported.leave_it()
        elif self.side.currentWidget() not in (self.form, self.nobody):
            self.back()
        elif self.form.blocking.isVisible():
            self.form.blocking.hide()
        elif self.finding.search.hasFocus() and self.finding.search.text():
            self.finding.search.clear()
        else:
            self.close()

    def reject(self) -> None:
        """Close the window as its cross does, whatever else asks the dialog to go."""
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window open where something was typed and not saved."""
        if self.isVisible() and self._stay():
            event.ignore()
        else:
            event.accept()  # the dialog's own way would ask `reject`, which asks here

    def come(self) -> None:
        """Come to the front, with the keys in the field that finds."""
        if not self.isVisible():
            self.refresh()
            self.fit_display()
            self.show()
            self.finding.search.setFocus()
        self.activateWindow()

    def unkept(self) -> tuple[str, ...]:
        """What was typed about a person and would be lost; () for nothing."""
        return ("changed",) if self.side.currentWidget() is self.form and self.form.changed() else ()

    def leave_club(self) -> None:
        """Hide the window and show nobody: the club is closed, or the application."""
        self._show_nobody()
        self.hide()

    # What the parts say

    def _stay(self) -> bool:
        """Whether something typed would be lost; then that is said."""
        unkept = bool(self.unkept())
        if unkept:
            self.form.say_unsaved()
        return unkept

    def _chosen(self, player: PlayerId) -> None:
        """Show whom the list stands on: at once, but while a name is typed only when the keys rest."""
        if self.finding.search.hasFocus():
            self._rest.start()
        else:
            self._show_chosen(player)

    def _rested(self) -> None:
        self._rest.stop()
        here = self.finding.current()
        if here is not None and self.session.has_club:
            self._show_chosen(here)

    def _show_chosen(self, player: PlayerId) -> None:
        if player == self.form.player and self.side.currentWidget() is not self.nobody:
            return
        if self.side.currentWidget() is self.form and self.form.changed():
            if self.form.player is not None:
                self.finding.choose(self.form.player)
            self.form.say_unsaved()
            return
        self._show(player)

    def _show(self, player: PlayerId) -> None:
        self._rest.stop()
        self.form.show_person(player)
        self.side.setCurrentWidget(self.form)

    def _show_nobody(self) -> None:
        self.form.view = None
        self.side.setCurrentWidget(self.nobody)

    def _enter_form(self) -> None:
        if self._rest.isActive():
            self._rested()
        if self.side.currentWidget() is self.form:
            self.form.first.setFocus()
            self.form.first.line.selectAll()

    def _kept(self, player: PlayerId) -> None:
        if self.finding.model.row_of(player) is None:
            self.finding.search.clear()
        self.finding.refresh()
        self.finding.choose(player)

    def _known(self, player: PlayerId) -> None:
        """Show the person the club knows already instead of the one who was typed."""
        self.form.leave_it()
        self.show_person(player)

    def _twice(self, player: PlayerId) -> None:
        if self.form.player is not None and not self._stay():
            self.merging.ask(self.form.player, player)
            self.turn_to(self.merging)
            self.merging.do.setFocus()

    def _left_new(self) -> None:
        here = self.finding.current()
        if here is not None and self.finding.model.row_of(here) is not None:
            self._show(here)
        else:
            self._show_nobody()
        self.finding.search.setFocus()

    def _merged(self, player: PlayerId) -> None:
        self._show(player)
        self._kept(player)
        self.finding.table.setFocus()

    def _erased(self) -> None:
        self._show_nobody()
        self.finding.refresh()
        self.finding.search.setFocus()

    def _changed(self, stream: str) -> None:
        if stream == CLUB and self.isVisible():
            self.refresh()

    def _switched(self) -> None:
        """Show nobody any more when another club was opened: these are not its people."""
        if not self.session.has_club or self.session.club is not self._club:
            self.leave_club()
        if self.session.has_club:
            self._club = self.session.club

    def _told(self, told: Told) -> None:
        if self.isVisible() and QApplication.activeWindow() in (None, self):
            self.tell(told.text, told.kind)

    # Keys and buttons

    def _search(self) -> None:
        self.finding.search.setFocus()
        self.finding.search.selectAll()

    def _save(self) -> None:
        if self.side.currentWidget() is self.rules:
            self.rules.save.click()
        elif self.side.currentWidget() is self.form and self.form.changed():
            self.form.keep()

    def _leave(self) -> None:
        if self.side.currentWidget() is self.form:
            self.form.leave_it()

    def _rules(self) -> None:
        if not self._stay():
            self.rules.show_rules()
            self.turn_to(self.rules)

    def import_people(self) -> None:
        """Ask which list of people to take in."""
        from tdapp.ui.list_importing import choose_file
        from tdapp.ui.people_importing import PeopleImporting

        if not self._stay() and deeds.asks_for_people(self.session):
            choose_file(PeopleImporting(self.session, self))

    def import_results(self) -> None:
        """Ask for the results of a past evening."""
        from tdapp.ui.list_importing import choose_file
        from tdapp.ui.results_importing import ResultsImporting

        if not self._stay() and deeds.asks_for_people(self.session):
            choose_file(ResultsImporting(self.session, self))

    def show_imported(self, key: str = "") -> None:
        """Show the evenings of other programs; with `key`, ask whether the import of that one is undone."""
        if not self._stay():
            self.turn_to(self.imported)
            self.imported.show_evenings(key)
            self.imported.setFocus()

    def _export(self) -> None:
        from tdapp.ui.people_saving import save_people

        if deeds.asks_for_people(self.session):
            save_people(self.session, self)

    def _ask_file(self, player: PlayerId) -> None:
        words = self.session.words
        name = self.session.club.directory[player]
        asking = QFileDialog(self, words(texts.SAVE_FILE_TITLE, name=name), QDir.homePath(), words(texts.FILE_KIND))
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setDefaultSuffix("json")
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.fileSelected.connect(partial(deeds.save_file, self.session, player))
        asking.open()
