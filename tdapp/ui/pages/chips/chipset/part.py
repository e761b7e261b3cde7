"""The Set part: with which chips the tournament is played, how they look, and how many there are of each."""

from PySide6.QtCore import Qt

from tdapp.app.chips.chip_sets import sharing
from tdapp.domain.chips import chip_sets
from tdapp.domain.chips.chip_colours import alike
from tdapp.domain.chips.chip_set import Chip, ChipSet
from tdapp.domain.units import Chips
from tdapp.read.chips.chip_plan import stock_view
from tdapp.read.chips.chip_sets import SetView, set_view
from tdapp.read.message import Said
from tdapp.texts import Text
from tdapp.ui.chip_pictures import ask_picture
from tdapp.ui.pages.chips.chipset import draft as drafts
from tdapp.ui.pages.chips.chipset import texts
from tdapp.ui.pages.chips.chipset.body import SetBody
from tdapp.ui.pages.chips.chipset.draft import Column, Draft
from tdapp.ui.pages.chips.chipset.keeping import is_default, is_kept, make_default
from tdapp.ui.session import Session, Told
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.values import replace

SHARED = {"stock.shared": "info", "stock.shared_short": "warning"}  # how grave it is
HELPS: dict[int, Text] = {
    Column.COLOUR: texts.COLOUR_HELP,
    Column.EDGE: texts.COLOUR_HELP,
    Column.PATTERN: texts.TURN_HELP,
    Column.RESERVE: texts.RESERVE_HELP,
}


class SetPart(SetBody):
    """The part of the chip set. Another set is chosen at once; what is typed over it counts once it is saved."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.view: SetView | None = None
        self.draft: Draft | None = None
        self._alike: dict[Chips, str] = {}  # which others a denomination may be taken for
        self._of = session.tournament
        self._shared: list[Said] = []  # other tournaments that play with the same chips
        self._connect()

    # Showing

    def refresh(self) -> None:
        anew = self._of != self.session.tournament
        self._of = self.session.tournament
        if anew:
            self.draft = None
            self.bar.hide()
        session = self.session
        stock = (
            session.view(stock_view, session.now(), sharing(session.club, session.tournament))
            if session.tournament
            else None
        )
        self._shared = [each for each in stock.findings if each.code in SHARED] if stock is not None else []
        self.show_view(session.view(set_view))

    def show_view(self, view: SetView) -> None:
        """Show this set; what is typed over it stays until it is saved or discarded."""
        self.view = view
        if self.draft is None or not self.draft.changed or view.chip_set is None:
            self.draft = drafts.begun(view.chip_set, view.chip_set) if view.chip_set is not None else None
        self.stack.setCurrentWidget(self.body if self.draft is not None else self.empty)
        self._show_draft()

    def take_focus(self) -> None:
        (self.table if self.draft is not None else self.first).setFocus(Qt.FocusReason.OtherFocusReason)

    # Doing

    def take(self, chip_set: ChipSet | None) -> None:
        """Play with another set, or with none that is known."""
        if self.session.do(chip_sets.choose_set, chip_set) is not None:
            self.draft = None
            self.refresh()
            self.take_focus()

    def save_set(self) -> None:
        """Save the set that is typed: it is played with from now on."""
        draft = self.draft
        if draft is None or not draft.changed:
            return
        if draft.is_wrong:
            self._to_first_wrong()
        elif self.session.do(chip_sets.choose_set, draft.chip_set) is not None:
            self.discard_typed()

    def discard_typed(self) -> None:
        """Put back the set as it stands."""
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
        """Let new tournaments of the club begin with this set, or with none."""
        chip_set = self.view.chip_set if self.view is not None else None
        if chip_set is None or not self.default.isEnabled():
            self._allow()
            return
        on = not is_default(self.session, chip_set)
        if make_default(self.session, chip_set if on else None):
            text = texts.DEFAULT_ON if on else texts.DEFAULT_OFF
            self.session.told.emit(Told(self.session.words(text, name=chip_set.name), "info"))
        self._allow()

    def add_chip(self) -> None:
        """Add a denomination under the one the keyboard is at."""
        if self.draft is None or not self.add.isEnabled():
            return
        here = self.table.here()
        self.draft, at = drafts.with_row(self.draft, len(self.draft.rows) - 1 if here is None else here)
        self._show_draft()
        self.table.put(at)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def remove_chip(self) -> None:
        """Take the denomination the keyboard is at out of the set."""
        at = self.table.here()
        if self.draft is None or at is None or not self.remove.isEnabled():
            return
        column = self.table.column()
        self.draft = drafts.without(self.draft, at)
        self._show_draft()
        if self.draft.rows:
            self.table.put(min(at, len(self.draft.rows) - 1), column)

    def ask_picture(self) -> None:
        """Ask for a picture of the club's own chip instead of a drawing."""
        if self.chip() is not None:
            ask_picture(self.session, self, texts.IMPORT_TITLE, texts.IMAGES, self.take_picture)

    def take_picture(self, path: str) -> None:
        """Take the picture in this file for the chip the keyboard is at."""
        chip = self.chip()
        if chip is None:
            return
        kept = self.pictures.keep(path)
        if kept is None:
            self.session.told.emit(Told(self.session.words(texts.NOT_AN_IMAGE, path=path), "refused"))
        elif kept:
            self._change(replace(chip, picture=kept))
            self.session.told.emit(Told(self.session.words(texts.PICTURED, value=chip.value), "info"))

    def draw_instead(self) -> None:
        """Draw the chip instead of showing a picture."""
        chip = self.chip()
        if chip is not None and chip.picture:
            self._change(replace(chip, picture=""))

    def chip(self) -> Chip | None:
        """The chip the keyboard is at; None: none."""
        at = self.table.here()
        return self.draft.rows[at].chip if self.draft is not None and at is not None else None

    def _change(self, chip: Chip) -> None:
        at = self.table.here()
        if self.draft is not None and at is not None:
            self.draft = drafts.with_chip(self.draft, at, chip)
            self._show_draft()

    def _on_typed(self, row: int, column: int, typed: str) -> None:
        if self.draft is not None and row < len(self.draft.rows):
            self.draft = drafts.typed_into(self.draft, row, Column(column), typed, self.session.words)
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
        """Play with the set that the club now keeps."""
        if self.session.do(chip_sets.choose_set, chip_set) is not None:
            self.draft = None
        self.refresh()

    def _to_first_wrong(self) -> None:
        rows = self.draft.rows if self.draft is not None else ()
        for number, row in enumerate(rows):
            for column in row.wrong:
                self.table.put(number, column)
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    # Saying what is there

    def _show_draft(self) -> None:
        draft, words = self.draft, self.session.words
        alike = _alike(draft).items()
        self._alike = {chip: words(texts.LOOKS_LIKE, others=others) for chip, others in alike}
        self.table.show_draft(draft, words, self._alike)
        if draft is not None:
            if self.name.text() != draft.name and not self.name.hasFocus():
                self.name.setText(draft.name)
                self.name.setCursorPosition(0)  # of a long name its beginning is in sight
            chips = draft.chip_set.chips
            pieces = sum(chip.at_hand for chip in chips)
            worth = sum(chip.at_hand * chip.value for chip in chips)
            self.sum.setText(words(texts.SUM, n=pieces, worth=worth))
        self.findings.show_findings([(words.said(each), SHARED[each.code]) for each in self._shared])
        self._allow()
        self._went()

    def _allow(self) -> None:
        draft, words = self.draft, self.session.words
        chip_set = self.view.chip_set if self.view is not None else None
        for widget in (self.name, self.choose, self.keep, self.default, self.foot):
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
        kept = chip_set is not None and is_kept(self.session, chip_set)
        self.default.allow("" if kept else words(texts.NOT_KEPT), words(texts.DEFAULT_HELP))
        self.default.setChecked(chip_set is not None and is_default(self.session, chip_set))

    def _wrong(self) -> str:
        """The sentence that says what stands against saving; '' when nothing does."""
        draft, words = self.draft, self.session.words
        if draft is None or not draft.changed:
            return ""
        return drafts.first_problem(draft, words) or self.session.why_not(chip_sets.choose_set, draft.chip_set)

    def _went(self) -> None:
        """Show the chip the keyboard is at, large, and what there is to say about the cell."""
        chip = self.chip()
        gone = chip is not None and self.view is not None and _gone(self.view, chip)
        self.preview.show_chip(
            chip, self.session.words, self.pictures.image(chip) if chip is not None else None, gone=gone
        )
        nothing = "" if chip is not None else self.session.words(texts.NO_ROW)
        self.picture.allow(nothing)
        self.no_picture.setVisible(chip is not None and bool(chip.picture))
        self._say_note()

    def _say_note(self) -> None:
        chip, words = self.chip(), self.session.words
        wrong = self.table.cell().wrong or self._wrong()
        alike = self._alike.get(chip.value, "") if chip is not None else ""
        overtaken = self.draft is not None and self.draft.changed and self.view is not None
        late = words(texts.OVERTAKEN) if overtaken and self._is_overtaken() else ""
        self.note.setText(wrong or late or alike or words(HELPS.get(self.table.column(), texts.TYPE_HERE)))
        self.note.set_tone("danger" if wrong else "warning" if late or alike else "")

    def _is_overtaken(self) -> bool:
        return self.draft is not None and self.view is not None and self.draft.base != self.view.chip_set

    def _connect(self) -> None:
        self.table.lines.typed.connect(self._on_typed)
        self.table.turn_wanted.connect(self._on_turn)
        self.table.insert_wanted.connect(self.add_chip)
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
            button.clicked.connect(slot)
            if button.key.startswith(("Alt", "Ctrl")):
                key_on(self, button.key, slot)


def _alike(draft: Draft | None) -> dict[Chips, tuple[Chips, ...]]:
    """The denominations that look like another, each with those it may be taken for."""
    found: dict[Chips, tuple[Chips, ...]] = {}
    for one, other in alike(draft.chip_set) if draft is not None else ():
        found[one] = (*found.get(one, ()), other)
        found[other] = (*found.get(other, ()), one)
    return found


def _gone(view: SetView, chip: Chip) -> bool:
    return any(each.gone and each.chip.value == chip.value for each in view.chips)
