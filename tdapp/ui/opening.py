"""Opening a club file: the one that was asked for, the one of last time, or the first one ever."""

import getpass
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QFileDialog

from tdapp.app import preferences as prefs
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.domain.clock.away import ASKED
from tdapp.domain.pieces import Pieces
from tdapp.read.clock.clock_lines import long_span
from tdapp.ui.club_naming import Begun
from tdapp.ui.i18n import currency
from tdapp.ui.main_window import MainWindow
from tdapp.ui.paged_window import LOBBY
from tdapp.ui.session import Session
from tdapp.ui.settling import Settling
from tdapp.ui.welcome import Welcome
from tdapp.words.club import opening as texts

if TYPE_CHECKING:  # loaded once a club is opened
    from tdapp.app.open_club import Club

SUFFIX = ".tdapp"
PUT_BACK = "club.put_back_copy"  # no act of a journal; where operators are on, the director's
BREATH = 10  # milliseconds: the window is painted before the work begins
# The file is well, or there is none: somebody has it, this program is too old for it. Nothing is to be recovered.
NOTHING_LOST = ("store.locked", "store.newer", "store.is_a_folder", "store.read_only")
NO_COPY_HELPS = (*NOTHING_LOST, "store.no_folder")  # what a copy does not help against either: the stick is not there
# Where nothing says that the file itself is damaged: a copy would lose what was done since it was made.
MAY_BE_WHOLE = (
    "store.unexpected", "store.cannot_open", "store.disk_failed", "store.disk_full", "store.disk_read_only",
    "store.not_allowed", "store.no_locks",
)  # fmt: skip
# What a check can say more of, and something may be saved of.
SOMETHING_LEFT = ("store.damaged", "store.chain", "store.unreadable_fact", "store.text_changed", "store.unexpected")
log = logging.getLogger("tdapp")


class Opening(QObject):
    """The opener of clubs for the session, which says why when one does not open. Nothing is ever created where a
    file was named.
    """

    opened = Signal()  # a club is in the room and its page was told
    practised = Signal()  # the club is one of a practice night
    settled = Signal()  # the page is painted, the copy of the opening was begun, and what comes then is loaded

    def __init__(
        self,
        session: Session,
        window: MainWindow,
        loading: Callable[[], Pieces[None]],
        parent: QObject | None = None,
    ) -> None:
        """`loading` loads what is needed once a club has settled; between two of its steps keys are answered."""
        super().__init__(parent)
        self.session = session
        self.window = window
        self._settling = Settling(session, loading, self)
        self._settling.settled.connect(self.settled)
        self.page = Welcome()
        self._path = default_file()
        self._begun: Begun | None = None  # what the club that is being created was begun with
        window.stack.addWidget(self.page)
        window.open_asked.connect(self.choose)
        window.copies_asked.connect(self.show_copies)
        window.demo_asked.connect(self.show_demo)
        self.page.demo_asked.connect(self.show_demo)
        self.page.practice_asked.connect(self.practise)
        self.page.begin_asked.connect(self.begin)
        self.page.named.connect(self._on_named)
        self.page.spoken.connect(self._on_spoken)
        self.page.open_asked.connect(self.choose)
        self.page.elsewhere_asked.connect(self._choose_where)
        self.page.again_asked.connect(self._again)
        self.page.recover_asked.connect(self._on_recover)
        self.page.check_asked.connect(self._on_check)
        self.page.look_asked.connect(self.look)
        self.page.restore_asked.connect(self._restore)
        self.page.left.connect(self._back)

    def start(self, path: Path | None) -> None:
        """Open the club of the start: the file that was named, else the one of last time, else the default; else a
        welcome.

        The one of last time may be on a stick that is not plugged in: then that is said, and no other one is opened.
        """
        known = path or (Path(self.session.preferences.last_file) if self.session.preferences.last_file else None)
        if known is None and prefs.had_a_club(default_file()):
            known = default_file()
        if known is None:
            self._show()
            self.page.greet(default_file().parent)
        else:
            self.open(known)

    def open(self, path: Path, *, create: bool = False, said: str = "") -> None:
        """Open a club file, once the window has said so. `said`: what there is to say once it is open."""
        self._path = path
        words = self.session.words
        if not self.session.has_club:
            self._show()
            self.page.wait(words(texts.OPENING, file=path.name), words(texts.OPENING_WHY))
        QTimer.singleShot(BREATH, self, partial(self._open, path, create, said=said))

    def finish(self) -> None:
        """Make the copy of the opening now, if it was not made yet: another club is coming, or the window closes."""
        self._settling.finish()
        self.session.end_copying(stop=False)

    def begin(self) -> None:
        """Ask what a new club is called: its file is named so, in the default folder or where the director says."""
        from tdapp.app.club.club_name import free_name
        from tdapp.app.club.usual import Usual

        folder, usual = default_file().parent, default_file().stem
        self._show()
        kept = self.session.preferences
        begun = Begun(kept.language, currency(), Usual().seats, kept.paper)
        self.page.ask_name(free_name(usual, folder, SUFFIX), folder, SUFFIX, begun)

    def _on_named(self, file: str) -> None:
        """Begin a club in this file with what was answered."""
        begun = self.page.naming.begun()
        self._on_spoken(begun.language)
        self.session.prefer(self.session.preferences._replace(paper=begun.paper))
        self._begun = begun
        self.open(Path(file), create=True)

    def _choose_where(self) -> None:
        """Ask where the file of a new club is to lie; one that is there already is opened as it is."""
        file = self.page.naming.file()
        self._ask_file(self._on_chosen_anew, file.name if file is not None else "")

    def _on_chosen_anew(self, name: str) -> None:
        if Path(name).exists():
            self._on_chosen(name)
        else:
            self._on_named(name)

    def _on_spoken(self, code: str) -> None:
        """Speak a language; screens and papers too, unless they have one of their own."""
        kept = self.session.preferences
        of_screens = code if kept.screen_language == kept.language else kept.screen_language
        self.session.prefer(kept._replace(language=code, screen_language=of_screens))

    def choose(self) -> None:
        """Ask which file: an existing one, or the name of a new one."""
        self._ask_file(self._on_chosen)

    def _ask_file(self, then: Callable[[str], None], proposed: str = "") -> None:
        dialog = QFileDialog(self.window, self.session.words(texts.CHOOSE), str(self._path.parent))
        dialog.setObjectName("open_dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        dialog.setLabelText(QFileDialog.DialogLabel.Accept, self.session.words(texts.OPEN))
        dialog.setNameFilter(self.session.words(texts.FILES))
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if proposed:
            dialog.selectFile(proposed)
        dialog.fileSelected.connect(then)
        dialog.open()

    def show_copies(self) -> None:
        """Show the copies of the open club, of which one takes the place of the file if the director wants that."""
        from tdapp.app.club.copies import offered_of

        if not self.session.has_club:
            return
        words, club = self.session.words, self.session.club
        self._path = club.file.path
        try:
            offer = offered_of(club)
        except (KnownError, OSError) as error:
            self.session.tell(say_trouble(_known(self._path, error)), "error")
            return
        why = texts.COPIES_WHY if offer.copies else texts.NO_COPIES
        self._show()
        self.page.show_copies(
            words(texts.COPIES_OF, file=self._path.name), words(why, folder=str(club.copies_folder)), offer
        )

    def show_demo(self) -> None:
        """Open the demo club: an evening played up to now, made afresh when there is none from today."""
        words = self.session.words
        self._show()
        self.page.wait(words(texts.PLAYING), words(texts.PLAYING_WHY))
        QTimer.singleShot(BREATH, self, self._demo)

    def practise(self) -> None:
        """Open the practice night that was left in the middle, or a new one."""
        words = self.session.words
        self._show()
        self.page.wait(words(texts.PRACTISING), words(texts.PLAYING_WHY))
        QTimer.singleShot(BREATH, self, self._practise)

    def _practise(self) -> None:
        from tdapp.app.trainer.training import practice_club

        folder = prefs.data_folder()
        try:
            prefs.own_folder(folder)
            club = practice_club(folder, self._operator(), self.session.words(texts.PRACTICE_NAME))
        except Exception as error:  # the page must not stand there for ever, whatever it was
            self._sorry(folder, error)
            return
        self.finish()
        self._enter(club, club.file.path, remember=False, said="")
        if self.session.has_club and self.session.club is club:
            self.practised.emit()

    def leave_practice(self) -> None:
        """Go to the club of last time; where there is none, a club is begun."""
        last = self.session.preferences.last_file
        if last and Path(last).exists():
            self.open(Path(last))
        else:
            self.begin()

    def _show(self) -> None:
        self.window.stack.setCurrentWidget(self.page)
        self.window.show_well()

    def _on_chosen(self, name: str) -> None:
        path = Path(name)
        self.open(path, create=not path.exists())

    def _again(self) -> None:
        self.open(self._path)

    def _demo(self) -> None:
        from tdapp.app.demo.evening import make_demo_club
        from tdapp.app.time_source import TimeSource

        time = TimeSource()
        folder = prefs.data_folder()
        path = folder / f"{prefs.DEMO}{time.now():%Y-%m-%d %H%M}{SUFFIX}"
        try:
            prefs.own_folder(folder)
            if not path.exists():
                make_demo_club(path, time)
        except Exception as error:  # the page must not stand there for ever, whatever it was
            self._sorry(path, error)
            return
        self._open(path, create=False, remember=False)

    def look(self) -> None:
        """Show what is left of the damaged file, once the window has said so."""
        words, path = self.session.words, self._path
        self._show()
        self.page.wait(words(texts.OPENING, file=path.name), words(texts.LOOKING_WHY))
        QTimer.singleShot(BREATH, self, partial(self._look, path))

    def _look(self, path: Path) -> None:
        from tdapp.app.club.looking import look_at

        if self.session.has_club:  # also the look before this one, whose file makes room for it
            self.finish()
            self.session.close()
        try:
            club, saved = look_at(path, self._operator())
        except Exception as error:
            self._sorry(path, error)
            return
        words, lost = self.session.words, len(saved.lost)
        said = words(texts.LOOKED_AT_LESS, n=lost, file=path.name) if lost else words(texts.LOOKED_AT, file=path.name)
        self._enter(club, path, remember=False, said=said)

    def _open(self, path: Path, create: bool, *, remember: bool = True, said: str = "") -> None:
        from tdapp.app.open_club import Club
        from tdapp.app.time_source import TimeSource

        if self._is_here(path):
            self.session.tell(texts.IS_OPEN, file=path.name)
            self._back()
            return
        try:
            club = Club.open(path, create=create, time=TimeSource(), operator_name=self._operator())
        except Exception as error:  # whatever is in the file, there is a way on
            self._sorry(path, error)
            return
        self.finish()
        self._enter(club, path, remember=remember, said=said)

    def _enter(self, club: "Club", path: Path, *, remember: bool, said: str) -> None:
        """Put an open club into the room."""
        from tdapp.app.club.usual import Usual, keep_usual

        try:
            self.session.enter(club)
            behind = self.session.start()
        except Exception as error:
            self.session.close()
            club.close()
            self.window.refresh()
            self._sorry(path, error)
            return
        begun, self._begun = self._begun, None
        if begun is not None:
            keep_usual(club, Usual(begun.currency, begun.seats))
            self.window.first_tournament()
            self.window.refresh()
        elif self.session.tournament is None:
            self.window.go_lobby()
            self.window.refresh()
        if remember:
            self.session.prefer(self.session.preferences._replace(last_file=str(path)))
        if behind > ASKED:
            late = self.session.words(texts.CLOCK_BEHIND, span=long_span(behind))
            self.session.tell(f"{said} {late}".strip(), "error")
        else:
            self.session.tell(said or texts.OPENED, file=path.name)
        self._settling.begin()
        self.opened.emit()

    def _is_here(self, path: Path) -> bool:
        """Whether this is the file that is open in this window already."""
        try:
            return self.session.has_club and path.samefile(self.session.club.file.path)
        except OSError:
            return False

    def _back(self) -> None:
        """Go back to the club that is open."""
        if self.session.has_club:
            self.window.go(self.window.page or LOBBY)
        else:
            self.page.greet(default_file().parent)

    def _sorry(self, path: Path, error: Exception) -> None:
        self._begun = None
        from tdapp.app.club.copies import Offer, offered

        words, known = self.session.words, _known(path, error)
        if known.code == "store.unexpected":
            log.error("a club did not open", exc_info=error)
        offer = Offer() if known.code in NO_COPY_HELPS else offered(path)
        said = words.said(say_trouble(known))
        if self.session.has_club and not offer.copies:
            self.session.tell(said, "error")
            self._back()
            return
        self._path = path
        self._show()
        title, again = words(texts.NOT_OPEN, file=path.name), known.code in MAY_BE_WHOLE
        check, recover = known.code in SOMETHING_LEFT, known.code not in NOTHING_LOST
        self.page.sorry(title, said, offer=offer, again=again, back=self.session.has_club, check=check, recover=recover)

    def _on_recover(self) -> None:
        self.window.beside.show_recover(self._path.parent)

    def _on_check(self) -> None:
        self.window.beside.show_check(self._path)

    def _restore(self) -> None:
        from tdapp.app.club.copies import restore_copy
        from tdapp.app.time_source import TimeSource

        copy, path = self.page.copies.copy(), self._path
        if copy is None:
            return
        if self._is_here(path):
            from tdapp.app.club.operators import why_may_not

            if (refused := why_may_not(self.session.club, PUT_BACK)) is not None:
                self.session.refuse(refused)
                return
            self.finish()
            self.session.copy("restore", wait=True)
            self.window.beside.hide()
            self.session.close()
            self.window.refresh()
        try:
            aside = restore_copy(copy, path, TimeSource().now())
        except Exception as error:
            self._sorry(path, error)
            return
        words, at = self.session.words, copy.at.astimezone(self.session.words.zone)
        said = words(texts.RESTORED_ALONE, time=at, day=at.date())
        if aside is not None:
            said = words(texts.RESTORED, time=at, day=at.date(), file=aside.name)
        self.open(path, said=said)

    def _operator(self) -> str:
        """The name of who sits at the desk: as the preferences say, else the name of this laptop's user."""
        if self.session.preferences.operator:
            return self.session.preferences.operator
        try:
            return getpass.getuser()
        except (OSError, KeyError, ImportError):
            return "?"


def _known(path: Path, error: Exception) -> KnownError:
    """The trouble that says in words what went wrong; what nobody foresaw has some too."""
    if isinstance(error, KnownError):
        return error
    if isinstance(error, OSError):
        return KnownError("store.cannot_open", path=path, detail=error.strerror or str(error))
    return KnownError("store.unexpected", path=path, detail=f"{type(error).__name__} {error}".strip()[:200])


def default_file() -> Path:
    """The club file that is opened where none was named."""
    return prefs.data_folder() / f"club{SUFFIX}"
