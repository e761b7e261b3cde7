"""The page while no club is open: a welcome, a moment's patience, or why the file did not open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tdapp.ui.club_naming import Begun, ClubNaming
from tdapp.ui.copies_list import CopiesList
from tdapp.ui.language import language
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.layout import vbox
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.club import opening as texts

if TYPE_CHECKING:  # nothing of the store is loaded for the first picture
    from pathlib import Path

    from tdapp.app.club.copies import Offer


class Welcome(QWidget):
    """The page while no club is open, with the way out of every state. The button that is offered first is the one
    Enter presses.
    """

    demo_asked = Signal()
    practice_asked = Signal()
    begin_asked = Signal()
    named = Signal(str)  # the file of the club that is begun; what else was answered is in `naming`
    elsewhere_asked = Signal()  # it is to lie somewhere else
    spoken = Signal(str)  # another language is picked for it
    open_asked = Signal()
    again_asked = Signal()
    restore_asked = Signal()
    check_asked = Signal()
    look_asked = Signal()
    recover_asked = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page")
        self._kept_in: Path | None = None
        self.state = EmptyState("trophy")
        self.copies = CopiesList()
        self.state.put_in(self.copies)
        self.naming = ClubNaming()
        self.state.put_in(self.naming)
        self.copies.chosen.connect(self._name_copy)
        self.copies.opened.connect(self.restore_asked)
        self.restore = PrimaryButton("", self.restore_asked.emit, icon="history", name="welcome_restore")
        self.again = Button(texts.AGAIN, self.again_asked.emit, icon="rotate-ccw", name="welcome_again")
        self.demo = PrimaryButton(texts.DEMO, self.demo_asked.emit, icon="play", name="welcome_demo")
        self.practice = Button(texts.PRACTISE, self.practice_asked.emit, icon="flag", name="welcome_practice")
        self.begin = Button(texts.BEGIN, self.begin_asked.emit, icon="plus", name="welcome_begin")
        self.begin_it = PrimaryButton(texts.BEGIN_IT, self._begin, icon="plus", name="welcome_begin_it")
        self.elsewhere = Button(
            texts.ELSEWHERE_THEN, self.elsewhere_asked.emit, icon="folder-open", name="welcome_elsewhere"
        )
        self.naming.entered.connect(self._begin)
        self.naming.changed.connect(self.begin_it.allow)
        self.naming.spoken.connect(self.spoken)
        self.open = Button(texts.OPEN, self.open_asked.emit, icon="folder-open", name="welcome_open")
        self.back = Button(texts.BACK, self.left.emit, key="Esc", name="welcome_back")
        self.check = Button(texts.CHECK, self.check_asked.emit, icon="circle-check", name="welcome_check")
        self.look = Button(texts.LOOK, self.look_asked.emit, icon="eye", name="welcome_look")
        self.recover = Button(texts.RECOVER, self.recover_asked.emit, icon="history", name="welcome_recover")
        self._buttons = (
            self.restore, self.again, self.demo, self.practice, self.begin, self.begin_it, self.elsewhere, self.look,
            self.check, self.recover, self.open, self.back,
        )  # fmt: skip
        for button in self._buttons:
            self.state.offer(button)
            button.setAutoDefault(True)
        key_on(self, "Esc", self.back.press)
        language().changed.connect(self._say_welcome)
        vbox(self.state, gap=None, margins=None, on=self)
        self._offer()

    def greet(self, folder: Path | None = None) -> None:
        """Show the welcome of the first start, and in which folder clubs are kept."""
        self._kept_in = folder
        self.state.icon.show_icon("trophy", "accent")
        self._offer(self.demo, self.practice, self.begin, self.open, self.recover)
        self._say_welcome()

    def _say_welcome(self) -> None:
        """Say the welcome, in the language of the windows, where it stands."""
        if not self.demo.isHidden():
            words, folder = language().words, self._kept_in
            lies = words(texts.LIES_IN, folder=str(folder)) if folder is not None else ""
            self.state.say(words(texts.WELCOME), f"{words(texts.WELCOME_WHY)}\n{lies}".strip())

    def ask_name(self, name: str, folder: Path, suffix: str, begun: Begun) -> None:
        """Ask what a new club is called and what it has, this proposed; its file will lie in the folder."""
        self.state.icon.show_icon("trophy", "accent")
        self.state.say(texts.NAME_IT, texts.NAME_IT_WHY)
        self._offer(self.begin_it, self.elsewhere, self.back)
        self.naming.ask(name, folder, suffix, begun)

    def _begin(self) -> None:
        file = self.naming.file()
        if file is not None:
            self.named.emit(str(file))

    def wait(self, title: str, why: str) -> None:
        """Show that something is under way."""
        self.state.icon.show_icon("hourglass", "muted")
        self.state.say(title, why)
        self._offer()

    def sorry(
        self,
        title: str,
        why: str,
        *,
        offer: Offer | None = None,
        again: bool = False,
        back: bool = False,
        check: bool = False,
        recover: bool = False,
    ) -> None:
        """Show why the file did not open. `offer`: its copies, the first of which the button puts back; `again`: the
        file may be whole, so it is tried again before one does; `back`: another club is open behind this page;
        `check`: something may be left in the file; `recover`: the night may stand somewhere else too.
        """
        self.state.icon.show_icon("octagon-alert", "danger")
        self.state.say(title, why)
        care = (*((self.look, self.check) if check else ()), *((self.recover,) if recover else ()))
        if offer is not None and offer.copies:
            first = (self.again, self.restore) if again else (self.restore, self.again)
            self._offer(*first, *care, self.open, *((self.back,) if back else (self.begin,)), offer=offer)
        else:
            self._offer(self.again, *care, self.open, *((self.back,) if back else (self.begin,)))

    def show_copies(self, title: str, why: str, offer: Offer) -> None:
        """Show the copies of the club that is open."""
        self.state.icon.show_icon("history", "accent")
        self.state.say(title, why)
        self._offer(*((self.restore,) if offer.copies else ()), self.back, offer=offer)

    def _name_copy(self) -> None:
        copy = self.copies.copy()
        if copy is not None:
            at = copy.at.astimezone(language().words.zone)
            self.restore.say(texts.RESTORE, time=at, day=at.date())

    def _offer(self, *buttons: Button, offer: Offer | None = None) -> None:
        self.copies.show_offer(offer)
        self.naming.hide()
        for button in self._buttons:
            button.setVisible(button in buttons)
        if buttons:
            buttons[0].setFocus()
