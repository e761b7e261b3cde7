"""The Set part: with which chips the tournament is played, how they look, and how many there are of each."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from tdapp.app.chip_sets import sharing
from tdapp.domain import chip_sets
from tdapp.domain.chip_colours import alike
from tdapp.domain.chip_set import Chip, ChipSet
from tdapp.domain.units import Chips
from tdapp.read.chip_plan import stock_view
from tdapp.read.chip_sets import SetView, set_view
from tdapp.read.said import Said
from tdapp.ui.chip_pictures import ChipPictures, ask_picture
from tdapp.ui.pages.chips.chipset import draft as drafts
from tdapp.ui.pages.chips.chipset import texts
from tdapp.ui.pages.chips.chipset.draft import Column, Draft
from tdapp.ui.pages.chips.chipset.keeping import SetBar, SetMenu, is_default, is_kept, make_default
from tdapp.ui.pages.chips.chipset.preview import Preview
from tdapp.ui.pages.chips.chipset.table import SetTable
from tdapp.ui.pages.chips.findings import Findings
from tdapp.ui.pages.part import Part
from tdapp.ui.room import Room, Told
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.shortcuts import key_on

SHARED = ("stock.shared", "stock.shared_short")
CHOOSE_KEY, KEEP_KEY, DEFAULT_KEY, PICTURE_KEY, DRAW_KEY = "Alt+O", "Alt+K", "Alt+N", "Alt+P", "Alt+X"


class SetPart(Part):
    """Another set is chosen at once; what is typed over it counts once it is saved."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.view: SetView | None = None
        self.draft: Draft | None = None
        self._of = room.tournament
        self._shared: list[Said] = []  # other tournaments that play with the same chips
        self.pictures = ChipPictures(room)
        self.name = QLineEdit()
        self.name.setObjectName("chip_set_name")
        self.name.setMaxLength(80)
        self.choose = Button(icon="folder-open", key=CHOOSE_KEY, name="chip_set_choose")
        self.keep = Button(icon="save", key=KEEP_KEY, name="chip_set_keep")
        self.default = Button(kind="filter", key=DEFAULT_KEY, name="chip_set_default")
        self.menu = SetMenu(self)
        self.bar = SetBar(room)
        self.table = SetTable(room.words)
        self.table.lines.image_of = self.pictures.image
        self.preview = Preview()
        self.add = Button(icon="plus", key="Ins", name="chip_add")
        self.remove = Button(icon="trash-2", key="Del", name="chip_remove")
        self.picture = Button(icon="file-up", key=PICTURE_KEY, name="chip_picture")
        self.no_picture = Button(kind="quiet", icon="x", key=DRAW_KEY, name="chip_no_picture")
        self.note = Label("", "muted", wrap=True)
        self.note.setObjectName("chip_set_note")
        self.sum = Label("", "strong")
        self.findings = Findings("chip_set_findings")
        self.discard = Button(kind="quiet", name="chip_set_discard")
        self.save = PrimaryButton(icon="check", key="Ctrl+S", name="chip_set_save")
        self.empty = EmptyState("chip")
        self.first = self.empty.offer(Button(icon="folder-open", key=CHOOSE_KEY, name="chip_set_first"), self.show_menu)
        self._lay_out()
        self._connect()
        self.retranslate()

    # Showing

    def refresh(self) -> None:
        anew = self._of != self.room.tournament
        self._of = self.room.tournament
        if anew:
            self.draft = None
            self.bar.hide()
        room = self.room
        stock = room.view(stock_view, room.now(), sharing(room.club, room.tournament)) if room.tournament else None
        self._shared = [each for each in stock.findings if each.code in SHARED] if stock is not None else []
        self.show_view(room.view(set_view))

    def show_view(self, view: SetView) -> None:
        """Show this set; what is typed over it stays until it is saved or discarded."""
        self.view = view
        if self.draft is None or not self.draft.changed or view.chip_set is None:
            self.draft = drafts.begun(view.chip_set, view.chip_set) if view.chip_set is not None else None
        self.stack.setCurrentWidget(self.body if self.draft is not None else self.empty)
        self._show_draft()

    def retranslate(self) -> None:
        words = self.room.words
        for button, text in (
            (self.choose, texts.CHOOSE),
            (self.first, texts.CHOOSE),
            (self.keep, texts.KEEP),
            (self.default, texts.DEFAULT),
            (self.add, texts.ADD),
            (self.remove, texts.REMOVE),
            (self.picture, texts.IMPORT),
            (self.no_picture, texts.NO_PICTURE),
            (self.save, texts.SAVE),
            (self.discard, texts.DISCARD),
        ):
            button.say(words(text))
        self.name.setPlaceholderText(words(texts.NAME))
        self.name.setAccessibleName(words(texts.NAME))
        self.table.setAccessibleName(words(texts.TABLE))
        self.bar.retranslate()
        self.empty.say(words(texts.NO_SET), words(texts.NO_SET_WHY))

    def take_focus(self) -> None:
        (self.table if self.draft is not None else self.first).setFocus(Qt.FocusReason.OtherFocusReason)

    # Doing

    def show_menu(self) -> None:
        """The club's sets and the shipped ones to choose from."""
        self.menu.fill(self.room)
        under = self.choose if self.choose.isVisible() else self.first
        self.menu.popup(under.mapToGlobal(under.rect().bottomLeft()))

    def take(self, chip_set: ChipSet | None) -> None:
        """Play with another set, or with none that is known."""
        if self.room.do(chip_sets.choose_set, chip_set) is not None:
            self.draft = None
            self.refresh()
            self.take_focus()

    def save_set(self) -> None:
        """Play with what is typed."""
        draft = self.draft
        if draft is None or not draft.changed:
            return
        if draft.is_wrong:
            self._to_first_wrong()
        elif self.room.do(chip_sets.choose_set, draft.chip_set) is not None:
            self.discard_typed()

    def discard_typed(self) -> None:
        """The set as it stands."""
        self.draft = None
        self.refresh()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def keep_set(self) -> None:
        """Keep the set as it is typed for the club."""
        if self.draft is None:
            return
        if self.draft.is_wrong:
            self._to_first_wrong()
        else:
            self.bar.open_for(self.draft.chip_set)

    def toggle_default(self) -> None:
        """New tournaments of the club begin with this set, or with none."""
        chip_set = self.view.chip_set if self.view is not None else None
        if chip_set is None or not self.default.isEnabled():
            self._allow()
            return
        on = not is_default(self.room, chip_set)
        if make_default(self.room, chip_set if on else None):
            text = texts.DEFAULT_ON if on else texts.DEFAULT_OFF
            self.room.told.emit(Told(self.room.words(text, name=chip_set.name), "info"))
        self._allow()

    def add_chip(self) -> None:
        """One denomination more under the one the keyboard is at."""
        if self.draft is None or not self.add.isEnabled():
            return
        here = self.table.here()
        self.draft, at = drafts.with_row(self.draft, len(self.draft.rows) - 1 if here is None else here)
        self._show_draft()
        self.table.go_to(at)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def remove_chip(self) -> None:
        """The denomination the keyboard is at is not of the set."""
        at = self.table.here()
        if self.draft is None or at is None or not self.remove.isEnabled():
            return
        column = self.table.column()
        self.draft = drafts.without(self.draft, at)
        self._show_draft()
        if self.draft.rows:
            self.table.go_to(min(at, len(self.draft.rows) - 1), column)

    def ask_picture(self) -> None:
        """A picture of the club's own chip instead of a drawing."""
        if self.chip() is not None:
            ask_picture(self.room, self, texts.IMPORT_TITLE, texts.IMAGES, self.take_picture)

    def take_picture(self, path: str) -> None:
        """The picture in this file is of the chip the keyboard is at."""
        chip = self.chip()
        if chip is None:
            return
        kept = self.pictures.keep(path)
        if kept is None:
            self.room.told.emit(Told(self.room.words(texts.NOT_AN_IMAGE, path=path), "refused"))
        elif kept:
            self._change(chip._replace(picture=kept))
            self.room.told.emit(Told(self.room.words(texts.PICTURED, value=chip.value), "info"))

    def draw_instead(self) -> None:
        """No picture: the chip is drawn."""
        chip = self.chip()
        if chip is not None and chip.picture:
            self._change(chip._replace(picture=""))

    def chip(self) -> Chip | None:
        """The chip the keyboard is at."""
        at = self.table.here()
        return self.table.lines.chip(at) if at is not None else None

    def _change(self, chip: Chip) -> None:
        at = self.table.here()
        if self.draft is not None and at is not None:
            self.draft = drafts.with_chip(self.draft, at, chip)
            self._show_draft()

    def _on_typed(self, row: int, column: int, typed: str) -> None:
        if self.draft is not None and row < len(self.draft.rows):
            self.draft = drafts.typed_into(self.draft, row, Column(column), typed, self.room.words)
            self._show_draft()

    def _on_turn(self) -> None:
        at = self.table.here()
        if self.draft is not None and at is not None:
            self.draft = drafts.turned(self.draft, at)
            self._show_draft()

    def _on_name(self, name: str) -> None:
        if self.draft is not None:
            self.draft = drafts.named(self.draft, name)
            self._allow()
            self._say_note()

    def _on_kept(self, chip_set: ChipSet) -> None:
        """The set is the club's now: the tournament plays with that one."""
        if self.room.do(chip_sets.choose_set, chip_set) is not None:
            self.draft = None
        self.refresh()

    def _to_first_wrong(self) -> None:
        rows = self.draft.rows if self.draft is not None else ()
        for number, row in enumerate(rows):
            for column in row.wrong:
                self.table.go_to(number, column)
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    # Saying what is there

    def _show_draft(self) -> None:
        draft, words = self.draft, self.room.words
        looks_like = _alike(draft)
        self.table.show_draft(draft, words, fixed=False, alike=looks_like)
        if draft is not None:
            if self.name.text() != draft.name and not self.name.hasFocus():
                self.name.setText(draft.name)
            chips = draft.chip_set.chips
            pieces = sum(chip.at_hand for chip in chips)
            worth = sum(chip.at_hand * chip.value for chip in chips)
            self.sum.setText(words(texts.SUM, n=pieces, worth=worth))
        self.findings.show_findings([(words.said(each), "warning") for each in self._shared])
        self._allow()
        self._went()

    def _allow(self) -> None:
        draft, words = self.draft, self.room.words
        chip_set = self.view.chip_set if self.view is not None else None
        for widget in (self.name, self.choose, self.keep, self.default):
            widget.setVisible(draft is not None)
        if draft is None:
            return
        full = len(draft.rows) >= chip_sets.MOST_KINDS
        self.add.allow(words(texts.MOST, limit=chip_sets.MOST_KINDS) if full else "")
        self.remove.allow("" if len(draft.rows) > 1 else words(texts.NONE_LEFT))
        changed = draft.changed
        wrong = self._wrong()
        self.save.allow("" if changed and (not wrong or draft.is_wrong) else wrong or words(texts.UNCHANGED))
        self.discard.setVisible(changed)
        kept = chip_set is not None and is_kept(self.room, chip_set)
        self.default.allow("" if kept else words(texts.NOT_KEPT), words(texts.DEFAULT_HELP))
        self.default.setChecked(chip_set is not None and is_default(self.room, chip_set))

    def _wrong(self) -> str:
        """What stands against saving."""
        draft, words = self.draft, self.room.words
        if draft is None or not draft.changed:
            return ""
        return drafts.first_problem(draft, words) or self.room.why_not(chip_sets.choose_set, draft.chip_set)

    def _went(self) -> None:
        """The chip the keyboard is at, large, and what there is to say about the cell."""
        chip = self.chip()
        gone = chip is not None and self.view is not None and _gone(self.view, chip)
        self.preview.show_chip(
            chip, self.room.words, self.pictures.image(chip) if chip is not None else None, gone=gone
        )
        nothing = "" if chip is not None else self.room.words(texts.NO_ROW)
        self.picture.allow(nothing)
        self.no_picture.setVisible(chip is not None and bool(chip.picture))
        self._say_note()

    def _say_note(self) -> None:
        at, column, words = self.table.here(), self.table.column(), self.room.words
        wrong = self.table.lines.problem(at, column) if at is not None else ""
        wrong = wrong or self._wrong()
        alike = self.table.lines.looks_like(at) if at is not None else ""
        helps = {
            Column.COLOUR: texts.COLOUR_HELP,
            Column.EDGE: texts.COLOUR_HELP,
            Column.PATTERN: texts.TURN_HELP,
            Column.RESERVE: texts.RESERVE_HELP,
        }
        overtaken = self.draft is not None and self.draft.changed and self.view is not None
        late = words(texts.OVERTAKEN) if overtaken and self._is_overtaken() else ""
        self.note.setText(wrong or late or alike or words(helps.get(column, texts.TYPE_HERE)))
        self.note.set_tone("danger" if wrong else "warning" if late or alike else "")

    def _is_overtaken(self) -> bool:
        return self.draft is not None and self.view is not None and self.draft.base != self.view.chip_set

    # Layout

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        self.name.setMinimumWidth(160)
        head.addWidget(self.name, 1)
        for button in (self.choose, self.keep, self.default):
            head.addWidget(button)
        tools = QHBoxLayout()
        tools.setSpacing(8)
        for button in (self.add, self.remove, self.picture, self.no_picture):
            tools.addWidget(button)
        tools.addStretch(1)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.table, 1)
        left.addLayout(tools)
        self.body = QWidget()
        sides = QHBoxLayout(self.body)
        sides.setContentsMargins(0, 0, 0, 0)
        sides.setSpacing(8)
        sides.addLayout(left, 1)
        sides.addWidget(self.preview)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.body)
        self.stack.addWidget(self.empty)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        self.note.setMinimumHeight(36)
        foot.addWidget(self.note, 1)
        foot.addWidget(self.sum)
        foot.addWidget(self.discard)
        foot.addWidget(self.save)
        self.foot = QWidget()
        foot.setContentsMargins(0, 0, 0, 0)
        self.foot.setLayout(foot)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.bar)
        column.addWidget(self.stack, 1)
        column.addWidget(self.findings)
        column.addWidget(self.foot)

    def _connect(self) -> None:
        self.table.lines.typed.connect(self._on_typed)
        self.table.turn_wanted.connect(self._on_turn)
        self.table.add_wanted.connect(self.add_chip)
        self.table.delete_wanted.connect(self.remove_chip)
        self.table.went.connect(self._went)
        self.name.textEdited.connect(self._on_name)
        self.menu.picked.connect(self.take)
        self.bar.kept.connect(self._on_kept)
        self.bar.closed.connect(self.take_focus)
        for button, slot in (
            (self.choose, self.show_menu),
            (self.keep, self.keep_set),
            (self.default, self.toggle_default),
            (self.add, self.add_chip),
            (self.remove, self.remove_chip),
            (self.picture, self.ask_picture),
            (self.no_picture, self.draw_instead),
            (self.save, self.save_set),
            (self.discard, self.discard_typed),
        ):
            button.clicked.connect(partial(_call, slot))
            if button.key.startswith(("Alt", "Ctrl")):
                key_on(self, button.key, slot)


def _call(slot: object) -> None:
    """A click says whether the button is down; the deed does not ask."""
    if callable(slot):
        slot()


def _alike(draft: Draft | None) -> dict[Chips, tuple[Chips, ...]]:
    """For each denomination those that look like it."""
    found: dict[Chips, tuple[Chips, ...]] = {}
    for one, other in alike(draft.chip_set) if draft is not None else ():
        found[one] = (*found.get(one, ()), other)
        found[other] = (*found.get(other, ()), one)
    return found


def _gone(view: SetView, chip: Chip) -> bool:
    return any(each.gone and each.chip.value == chip.value for each in view.chips)
