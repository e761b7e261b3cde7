"""The command box: type a name, a seat or a verb; what Enter will do stands there before it is pressed."""

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from tdapp.app.command_scene import LEAST_LETTERS, incidents_meant, people_meant, scene_of
from tdapp.domain import tournament
from tdapp.domain.registration import entries
from tdapp.domain.units import Chips, EntryId, PlayerId, Seat
from tdapp.read.command_scene import MOST, Offer, Person, Scene, Suggestion, Verb
from tdapp.read.commands import bust_sentence, suggest
from tdapp.read.people.names import fold
from tdapp.read.registration.command_newcomers import nearly
from tdapp.read.registration.matching import matches
from tdapp.read.registration.players import BustPreview
from tdapp.read.rulings.command_penalties import VERBS as PUNISHES
from tdapp.read.rulings.command_penalties import typed_penalty
from tdapp.read.seating.command_room import what_and_where
from tdapp.ui.actions.action import Action
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.actions.window import COMMAND
from tdapp.ui.frame import texts
from tdapp.ui.frame.suggestions import Suggestions
from tdapp.ui.language import say
from tdapp.ui.session import Session
from tdapp.ui.spoken import announce_soon
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import RADIUS
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Rule
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.keyboard import alt_letter
from tdapp.ui.widgets.keycap import KeyCap
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, vbox
from tdapp.values import replace
from tdapp.words.command_box import bust_effects, named_verbs, typed_verbs

if TYPE_CHECKING:
    from tdapp.app.rulings.rulings import Finder

WIDE, EDGE = 560, 8  # pixels, of the box and beside it
LONGEST = 250
BARE = "QLineEdit, QLineEdit:focus { border: none; background: transparent; font-size: 20px; }"
SETTLE = 50  # milliseconds: the box is painted before what can wait is done
BUST = "entries.bust_out"
NOBODY = PlayerId("")


class CommandBox(QWidget):
    """A box over the page that takes a name, a seat or a verb; it lies there while it is open. `ran`: an action and its
    arguments; `pointed`: the entry the chosen line is about (None for none), so that the list behind can light it.
    """

    ran = Signal(str, object)
    pointed = Signal(object)
    closed = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("command_box")
        self.session = session
        self.line = QLineEdit()
        self.line.setObjectName("command_line")
        self.line.setFrame(False)
        self.line.setMaxLength(LONGEST)
        self.line.setStyleSheet(BARE)
        say(self.line.setAccessibleName, texts.COMMAND)
        say(self.line.setPlaceholderText, texts.COMMAND_HINT)
        self.list = Suggestions()
        self.does = Label(texts.ENTER_DOES, "caption")
        self.sentence = Label("", "title", wrap=True)
        self.sentence.setObjectName("command_sentence")
        self.why = Label("", "muted", wrap=True)
        self.effects = QGridLayout()
        self._told: list[tuple[Label, Label]] = []  # in it: what, and how it will be
        self.take = PrimaryButton("", self.do, key="Return", name="command_do")
        self.same_hand = Button(texts.SAME_HAND, self.add_to_hand, key="+", name="command_same_hand")
        self._scene = Scene()
        self._refusals: dict[str, str] = {}
        self._heard = ""  # what was read aloud last
        self._finder: Finder | None = None  # of what happens at tables, made once the box is painted
        self._lay_out()
        self.line.textChanged.connect(self._on_typed)
        self.line.installEventFilter(self)
        self.list.chosen.connect(self.choose)
        self.list.taken.connect(self.do)
        look().changed.connect(self.update)
        session.words_changed.connect(self._on_words)
        self._on_words()
        self.hide()

    def _on_words(self) -> None:
        """Read the verbs in the language of the windows, since they are typed in it."""
        self._verbs = typed_verbs(self.session.words)
        self._phrases = tuple(Offer(typed, label) for typed, label in named_verbs(self.session.words))

    def open_with(self, text: str = "", here: Seat | None = None) -> None:
        """Open the box, with what was typed already; `here` is the seat (0: the table) chosen on the page."""
        self._heard = ""
        self._refusals.clear()
        self._finder = None
        self._scene = self._look_around(here)
        self.show()
        self.raise_()
        self.line.setFocus()
        QTimer.singleShot(SETTLE, self, self._know_incidents)
        if self.line.text() == text:
            self._on_typed(text)
        else:
            self.line.setText(text)

    def lie_in(self, window: QWidget) -> None:
        """Lie at the top right of a window, no wider than it is."""
        self.setFixedWidth(min(WIDE, window.width() - 2 * EDGE))
        self.move(window.width() - self.width() - EDGE, EDGE // 2)

    def close_box(self) -> None:
        """Close the box without doing anything."""
        if self.isVisible():
            self.hide()
            self.pointed.emit(None)
            self.closed.emit()

    def chosen(self) -> Suggestion | None:
        """The suggestion Enter would take; None when there is none."""
        return self.list.lines[self.list.here] if self.list.lines else None

    def choose(self, number: int) -> None:
        """Choose another line."""
        if self.list.lines:
            self.list.show_lines(self.list.lines, number % len(self.list.lines))
            self._show_chosen()

    def do(self) -> None:
        """Do what Enter does."""
        chosen = self.chosen()
        if chosen is None or not chosen.action:
            return
        if chosen.action == COMMAND.id:
            self.line.setText(chosen.args[0])
            return
        self.close_box()
        self.line.setText("")
        self.ran.emit(chosen.action, chosen.args)

    def add_to_hand(self) -> None:
        """Go on with the next one of the same hand: those chosen so far are named by their seats, which are unique."""
        chosen = self.chosen()
        if chosen is None or chosen.action != BUST:
            return
        by_entry = {row.entry: row for row in self._scene.rows}
        signs = ["+", *("=" if tied else "+" for tied in chosen.tied[1:])]
        parts = []
        for place, entry in enumerate(chosen.out):
            row = by_entry[entry]
            sign = f"{signs[place] if place < len(signs) else '+'} " if place else ""
            parts.append(sign + (self.session.words.seat(row.seat) if row.seat else f"#{entry}"))
        self.line.setText(f"bust {' '.join(parts)} + ")
        self.line.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._key(event)
        if watched is self.line and isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusOut:
            self._on_left(event)
        return False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look().colour("info"), 2))
        painter.setBrush(look().colour("surface"))
        painter.drawRoundedRect(self.rect().toRectF().adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        painter.end()

    def _key(self, event: QKeyEvent) -> bool:
        if alt_letter(event):
            return True  # Alt and a letter is a key of the page behind, and no letter of a name
        match event.key():
            case Qt.Key.Key_Escape:
                self.close_box()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.do()
            case Qt.Key.Key_Down:
                self.choose(self.list.here + 1)
            case Qt.Key.Key_Up:
                self.choose(self.list.here - 1)
            case Qt.Key.Key_Plus if self._can_add() and self.line.text().strip():
                self.add_to_hand()
            case _:
                return False
        return True

    def _on_left(self, event: QFocusEvent) -> None:
        """Close the box on a click elsewhere; not for another window or a menu in front, nor for one of its own
        buttons.
        """
        elsewhere = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
        if event.reason() not in elsewhere and event.reason() != Qt.FocusReason.TabFocusReason:
            self.close_box()

    def _on_typed(self, typed: str) -> None:
        verb = self._verbs.get(fold(typed.strip().partition(" ")[0]))
        found = suggest(typed, self._with_offers(typed, verb))
        if verb is None and typed.strip() and not any(each.action for each in found):
            found = suggest(typed, self._with_newcomers(typed))
        self.list.show_lines(found)
        self._show_chosen()

    def _show_chosen(self) -> None:
        words, chosen = self.session.words, self.chosen()
        preview = self._preview(chosen)
        typed = chosen.args[2] if chosen is not None and preview is not None and len(chosen.args) > 2 else {}
        self._show_effects(preview, typed)
        self.same_hand.setVisible(self._can_add())
        self.take.setVisible(bool(chosen and chosen.action))
        self.does.setVisible(bool(chosen and chosen.action))
        self.why.setVisible(chosen is None)
        if chosen is None:
            self.sentence.say(texts.TYPE_SOMETHING if not self.line.text().strip() else texts.NOTHING_FOUND)
            self.why.say(texts.NOTHING_FOUND_WHY)
        else:
            self.sentence.setText(words.said(bust_sentence(preview, chosen.by) if preview else chosen.said))
            action = ACTIONS.get(chosen.action)
            self.take.say(texts.CONTINUE if action is COMMAND else action.text if action else texts.SHOW)
        self.take.setAccessibleDescription(self.sentence.text())
        self._read_aloud()
        self.pointed.emit(chosen.row.entry if chosen and chosen.row else None)
        self._fit()

    def _read_aloud(self) -> None:
        """Say what Enter would do: the keyboard stays in the line, where a reader hears only what is typed."""
        said = self.sentence.text()
        if self.line.text().strip() and said != self._heard:
            self._heard = said
            announce_soon(self.line, said)

    def _fit(self) -> None:
        """Make the box as high as its lines need at its width."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
            wide = self.width()
            self.resize(wide, max(layout.totalHeightForWidth(wide), layout.totalMinimumSize().height()))

    def _preview(self, chosen: Suggestion | None) -> BustPreview | None:
        if chosen is None or chosen.action != BUST or not chosen.out:
            return None
        return self.session.bust_preview(chosen.out, chosen.tied, *chosen.args[2:4])

    def _show_effects(self, preview: BustPreview | None, stacks: Mapping[EntryId, Chips]) -> None:
        """Say what the bust-out means. The labels are there from one key to the next: to make them takes longer than
        all else the key brings.
        """
        told = tuple(bust_effects(self.session.words, preview, stacks)) if preview else ()
        for number in range(len(self._told), len(told)):
            pair = Label("", "muted"), Label("", "table", wrap=True)
            self.effects.addWidget(pair[0], number, 0, Qt.AlignmentFlag.AlignTop)
            self.effects.addWidget(pair[1], number, 1)
            self._told.append(pair)
        for number, pair in enumerate(self._told):
            for label, text in zip(pair, told[number] if number < len(told) else ("", ""), strict=True):
                label.setText(text)
                label.setVisible(number < len(told))  # now, not with the next event: the box is measured with them

    def _can_add(self) -> bool:
        """Whether a plus goes on with the next one of the same hand; once a winner is named, it goes on with those."""
        chosen = self.chosen()
        return chosen is not None and chosen.action == BUST and not chosen.by

    def _look_around(self, here: Seat | None) -> Scene:
        """The scene: what can be spoken about now."""
        session = self.session
        if session.tournament is None:
            return Scene(verbs=self._verbs, phrases=self._phrases)
        lines = session.club.desk.history(session.tournament).last_seq
        rows, directory = session.players_view().rows, session.club.directory
        scene = session.view(scene_of, session.now(), rows, directory, session.words, self._verbs, lines)
        return replace(
            scene,
            phrases=self._phrases,
            here=Seat(scene.tables[0], 0) if here is None and len(scene.tables) == 1 else here,
            templates=session.templates(),
            languages=session.languages_told(),
        )

    def _with_offers(self, typed: str, verb: Verb | None) -> Scene:
        """The scene with the actions whose names match, and the people of the club once somebody is registered."""
        wanted = fold(typed).split()
        labels = ((each, self.session.words(each.text)) for each in ACTIONS.values() if each.bare and each.by_name)
        by_name = (
            (each, label) for each, label in labels if matches(label, wanted) or matches(each.text.source, wanted)
        )
        named = islice(by_name, 2 * MOST)
        offers = self._offers_of(named)
        if not offers and wanted:
            labels = ((each, self.session.words(each.text)) for each in ACTIONS.values() if each.bare and each.by_name)
            like = (pair for pair in labels if nearly(pair[1], wanted) or nearly(pair[0].text.source, wanted))
            near = self._offers_of(islice(like, MOST))
        else:
            near = []
        rest = typed.strip().partition(" ")[2]
        about = typed
        if verb is Verb.RULE:
            about = what_and_where(rest)[0]
        elif verb is not None and verb in PUNISHES:
            about = typed_penalty(verb, rest, self._scene).offence
        self._scene = replace(
            self._scene,
            offers=offers,
            people=self._people(rest if verb is Verb.REGISTER else typed) if verb is not None and rest else (),
            incidents=self._incidents(about, every=verb is None) if verb in (None, Verb.RULE, *PUNISHES) else (),
            near=near,
            registering=False,  # nobody new is offered before it was seen whom the club knows, at every letter
            opening=False,
        )
        return self._scene

    def _offers_of(self, named: Iterable[tuple[Action, str]]) -> list[Offer]:
        return [Offer(each.id, label, self._why_not(each.id), each.text.source) for each, label in named]

    def _with_newcomers(self, typed: str) -> Scene:
        """The scene with who of the club may be meant, and whether entries are taken: nothing here is called so."""
        session = self.session
        if session.tournament is None:
            return self._scene
        taken = not session.why_not(entries.register, (NOBODY,), "") and session.status_view().registration_open
        opening = not taken and not session.why_not(tournament.open_registration)
        self._scene = replace(self._scene, people=self._people(typed), registering=taken, opening=opening)
        return self._scene

    def _incidents(self, typed: str, *, every: bool) -> tuple[Offer, ...]:
        """The incidents that fit what was typed: see `incidents_meant`."""
        finder = self._know_incidents() if len(typed.strip()) >= LEAST_LETTERS else None
        return incidents_meant(finder, typed, self.session.words, every=every) if finder is not None else ()

    def _know_incidents(self) -> "Finder | None":
        """Make the finder, so that no key waits for it; the index of a book is made once, which takes a tenth of a
        second. None without a tournament.
        """
        if self._finder is None and self.session.tournament is not None:
            self._finder = self.session.incident_finder()
        return self._finder

    def _why_not(self, action: str) -> str:
        ask = ACTIONS[action].why_not
        if ask is None:
            return ""
        if action not in self._refusals:
            self._refusals[action] = ask(self.session)
        return self._refusals[action]

    def _people(self, typed: str) -> tuple[Person, ...]:
        """The people of the club who may be meant and have no entry."""
        entered = {row.player for row in self._scene.rows}
        return people_meant(self.session.club, entered, typed, self.session.words)

    def _lay_out(self) -> None:
        self.setFixedWidth(WIDE)
        self.effects.setHorizontalSpacing(16)
        self.effects.setVerticalSpacing(4)
        self.effects.setColumnStretch(1, 1)
        self.effects.setColumnMinimumWidth(0, 84)
        top = hbox(Icon("search", tone="info"), grow(self.line), KeyCap("Esc"), gap=None, margins=(16, 6, 14, 6))
        buttons = hbox(self.take, self.same_hand, STRETCH)
        said = (self.does, self.sentence, self.why)
        below = vbox(*said, self.effects, 4, buttons, gap=6, margins=(16, 12, 16, 14))
        vbox(top, Rule(), self.list, below, gap=0, margins=2, on=self)
