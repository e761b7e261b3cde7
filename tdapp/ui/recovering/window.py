"""The window that recovers a night, step by step: which club, then open it."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QProgressBar, QWidget

from tdapp.app.club.recovering import Night, goes_on_in, look, recover, target_of, usual_places
from tdapp.app.club.saving import Saved, outcome_said
from tdapp.app.time_source import TimeSource
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.read.message import Said
from tdapp.texts import Text
from tdapp.ui.background import InThread
from tdapp.ui.recovering import texts
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.inputs import list_widget
from tdapp.ui.widgets.label import Label

SIZE = (860, 560)


class RecoverWindow(SideWindow):
    """The window of a recovery. `open_asked`: the new club file, to be opened."""

    of_club = True
    open_asked = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="recover_window", title=texts.TITLE, close=texts.CLOSE)
        self.nights: tuple[Night, ...] = ()
        self.saved: Saved | None = None
        self._beside = ""  # where every act is written a second time once the new file is open
        self._places: tuple[Path, ...] = ()
        self._said: tuple[Said, ...] = ()
        self._step: tuple[Text, dict[str, Any]] = (texts.LOOKING, {})
        self._work: InThread | None = None
        self.step = Label("", "strong", wrap=True)
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.list = list_widget("recover_list", texts.FOUND)
        self.other = Button(
            texts.LOOK, self.ask_folder, on=self, icon="folder-open", key="Ctrl+Shift+O", name="recover_look"
        )
        self.take = PrimaryButton(texts.RECOVER, self.recover_chosen, icon="history", name="recover_take")
        self.open_it = PrimaryButton(texts.OPEN_IT, self._on_open, icon="folder-open", name="recover_open")
        self.list.itemActivated.connect(self.recover_chosen)
        why = Label(texts.WHY, "muted", wrap=True)
        self.lay_out(
            self.title, why, self.step, self.progress, self.list, buttons=(self.other, self.take, self.open_it)
        )
        self.resize(*SIZE)
        self._show()

    # Which club

    def begin(self, *places: Path) -> None:
        """Look for clubs where this laptop would have them, and in these folders."""
        if self._work is None:
            kept = self.session.preferences
            usual = usual_places(kept.last_file, kept.second_folder)
            self._places = tuple(dict.fromkeys((*places, *self._places, *usual)))
            self.saved, self._said = None, ()
            self._run(lambda watch: look(self._places, watch), self._found, texts.LOOKING)

    def ask_folder(self) -> None:
        """Ask for another folder to look in, such as that of a stick."""
        if self._work is None:
            asking = QFileDialog(self, self.session.words(texts.LOOK), str(Path.home()))
            asking.setFileMode(QFileDialog.FileMode.Directory)
            asking.setOption(QFileDialog.Option.ShowDirsOnly)
            asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            asking.fileSelected.connect(self._on_folder)
            asking.open()

    def _on_folder(self, name: str) -> None:
        self.begin(Path(name))

    def _found(self, nights: tuple[Night, ...]) -> None:
        self.nights = nights
        self._end(texts.CHOOSE if nights else texts.NOTHING)

    # Making it

    def recover_chosen(self) -> None:
        """Recover the club that is chosen into a new file."""
        row = self.list.currentRow()
        if self._work is None and self.saved is None and 0 <= row < len(self.nights):
            night = self.nights[row]
            target, now = target_of(night), TimeSource().now()
            self._beside = goes_on_in(night, self.session.preferences.second_folder)
            self._run(lambda watch: recover(night, target, now, watch), self._made, texts.MAKING, name=night.name)

    def _made(self, saved: Saved) -> None:
        self.saved, self._said = saved, tuple(outcome_said(saved))
        self._end(texts.DONE)

    def _on_open(self) -> None:
        if self.saved is not None:
            self.session.prefer(self.session.preferences._replace(second_folder=self._beside))
            self.open_asked.emit(str(self.saved.path))
            self.leave()

    # What runs

    @property
    def busy(self) -> bool:
        """Whether something runs."""
        return self._work is not None

    def _run(
        self, work: Callable[[Callable[[int], None]], object], then: Callable[[Any], None], saying: Text, **args: str
    ) -> None:
        self._work = InThread(work, self)
        self._work.told.connect(self._tell)
        self._work.done.connect(then)
        self._work.failed.connect(self._failed)
        self._step = (saying, {**args, "lines": 0})
        self._show()
        self._work.start()

    def _tell(self, lines: int) -> None:
        self._step[1]["lines"] = lines
        self.step.say(self._step[0], **self._step[1])

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, KnownError):
            self._end(texts.CHOOSE)
            raise error
        self._said = (say_trouble(error),)
        self._end(texts.CHOOSE)

    def _end(self, step: Text) -> None:
        self._stop()
        self._step = (step, {})
        self._show()

    def _stop(self) -> None:
        if self._work is not None:
            self._work.stop()
            self._work.deleteLater()
            self._work = None

    # Showing

    def _show(self) -> None:
        rests = self._work is None
        self.progress.setVisible(not rests)
        self.other.setVisible(rests and self.saved is None)
        self.take.setVisible(rests and self.saved is None and bool(self.nights))
        self.open_it.setVisible(rests and self.saved is not None)
        self.retranslate()
        if rests:
            self.list.setCurrentRow(0)
            if not isinstance(QApplication.focusWidget(), QLineEdit):  # whoever types a command keeps the keys
                self._first_use().setFocus()

    def _first_use(self) -> QWidget:
        """What Enter is wanted for: open the new file, choose a club, or look elsewhere where none was found."""
        if self.saved is not None:
            return self.open_it
        return self.list if self.nights else self.other

    def retranslate(self) -> None:
        row = self.list.currentRow()
        self.step.say(self._step[0], **self._step[1])
        self.list.clear()
        if self._work is None:
            self.list.addItems(list(self._lines()))
            self.list.setCurrentRow(row)

    def _lines(self) -> Iterable[str]:
        words = self.session.words
        if self._said:
            goes_on = self.saved is not None and self._beside != self.session.preferences.second_folder
            beside = [words(texts.GOES_ON, folder=self._beside)] if goes_on else []
            return [*(words.said(each) for each in self._said), *beside]
        return [self._line(night) for night in self.nights]

    def _line(self, night: Night) -> str:
        words = self.session.words
        counts = ((texts.MEDIA, night.media), (texts.FILES, night.files), (texts.COPIES, night.copies))
        what = ", ".join(words(text, n=len(some)) for text, some in counts if some)
        if night.last is None:
            return words(texts.LINE_EMPTY, name=night.name, what=what)
        at = night.last.astimezone(words.zone)
        return words(texts.LINE, name=night.name, time=at, day=at.date(), what=what)

    def refresh(self) -> None:
        """Stay, whether or not a club is open."""

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if event.isAccepted():
            self._stop()
