"""The Set part: with which chips the tournament is played, how they look, and how many there are of each."""

from tdapp.app.chips.chip_sets import sharing
from tdapp.domain.chips import chip_sets
from tdapp.domain.chips.chip_colours import alike
from tdapp.domain.chips.chip_set import Chip, ChipSet
from tdapp.domain.units import Chips
from tdapp.read.chips.chip_plan import stock_view
from tdapp.read.chips.chip_sets import SetView, set_view
from tdapp.read.message import Said
from tdapp.texts import Text
from tdapp.ui.chip_pictures import ChipPictures, ask_picture
from tdapp.ui.language import say
from tdapp.ui.pages.chips.chipset import draft as drafts
from tdapp.ui.pages.chips.chipset import texts
from tdapp.ui.pages.chips.chipset.draft import NOTHING, Column, Draft
from tdapp.ui.pages.chips.chipset.keeping import DefaultPill, SetBar, SetMenu
from tdapp.ui.pages.chips.chipset.preview import Preview
from tdapp.ui.pages.chips.chipset.table import SetTable
from tdapp.ui.pages.chips.findings import Findings
from tdapp.ui.pages.part import Part
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.empty import EmptyState
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, one_of, vbox
from tdapp.values import replace

SHARED = {"stock.shared": "info", "stock.shared_short": "warning"}  # how grave it is
HELPS: dict[int, Text] = {
    Column.COLOUR: texts.COLOUR_HELP,
    Column.EDGE: texts.COLOUR_HELP,
    Column.PATTERN: texts.TURN_HELP,
    Column.RESERVE: texts.RESERVE_HELP,
}


class SetPart(Part):
    """The part of the chip set. Another set is chosen at once; what is typed over it counts once it is saved."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.view = SetView(None, (), Chips(0))
        self.draft = NOTHING
        self._alike: dict[Chips, str] = {}  # which others a denomination may be taken for
        self._of = session.tournament
        self._shared: list[Said] = []  # other tournaments that play with the same chips
        self.pictures = ChipPictures(session)
        self.name = plain_line("chip_set_name", texts.NAME, inside=True, longest=80, least=160)
        self.choose = Button(
            texts.CHOOSE, self.show_menu, on=self, icon="folder-open", key="Alt+O", name="chip_set_choose"
        )
        self.keep = Button(texts.KEEP, self.keep_set, on=self, icon="save", key="Alt+K", name="chip_set_keep")
        self.default = DefaultPill(session, self)
        self.menu = SetMenu(self)
        self.bar = SetBar(session)
        self.table = SetTable(session.words, self.pictures.image)
        say(self.table.setAccessibleName, texts.TABLE)
        self.preview = Preview()
        self.add = Button(texts.ADD, self.add_chip, icon="plus", key="Ins", name="chip_add")
        self.remove = Button(texts.REMOVE, self.remove_chip, icon="trash-2", key="Del", name="chip_remove")
        self.picture = Button(texts.IMPORT, self.ask_picture, on=self, icon="file-up", key="Alt+P", name="chip_picture")
        self.no_picture = Button(
            texts.NO_PICTURE,
            self.draw_instead,
            on=self,
            kind="quiet",
            icon="x",
            key="Alt+X",
            name="chip_no_picture",
        )
        self.note = Label("", "muted", wrap=True, name="chip_set_note")
        self.note.setMinimumHeight(36)
        self.sum = self.preview.sum
        self.findings = Findings("chip_set_findings")
        self.discard = Button(texts.DISCARD, self.discard_typed, kind="quiet", name="chip_set_discard")
        self.save = PrimaryButton(texts.SAVE, self.save_set, on=self, icon="check", key="Ctrl+S", name="chip_set_save")
        self.empty = EmptyState("chip", texts.NO_SET, texts.NO_SET_WHY)
        self.first = self.empty.offer(
            Button(texts.CHOOSE, self.show_menu, icon="folder-open", key="Alt+O", name="chip_set_first")
        )
        tools = hbox(self.add, self.remove, self.picture, self.no_picture, STRETCH)
        head = hbox(grow(self.name), self.choose, self.keep, self.default)
        self.body = holder(hbox(grow(vbox(grow(self.table), tools)), self.preview))
        self.stack = one_of(self.body, self.empty)
        self.foot = holder(hbox(grow(self.note), self.discard, self.save))
        vbox(head, self.bar, grow(self.stack), self.findings, self.foot, on=self)
        self.table.lines.typed.connect(self._on_typed)
        self.table.turn_wanted.connect(self._on_turn)
        self.table.insert_wanted.connect(self.add_chip)
        self.table.delete_wanted.connect(self.remove_chip)
        self.table.went.connect(self._went)
        self.table.saved_by(self.save)
        self.name.textEdited.connect(self._on_name)
        self.menu.picked.connect(self.take)
        self.bar.kept.connect(self._on_kept)
        self.bar.closed.connect(self.take_focus)

    # Showing

    def unkept(self) -> tuple[str, ...]:
        return ("changed",) if self.draft.changed else super().unkept()

    def refresh(self) -> None:
        session = self.session
        if self._of != session.tournament:
            self._of, self.draft = session.tournament, NOTHING
            self.bar.hide()
        self._shared = []
        if session.tournament is not None:
            stock = session.view(stock_view, session.now(), sharing(session.club, session.tournament))
            self._shared = [each for each in stock.findings if each.code in SHARED]
        self.show_view(session.view(set_view))

    def show_view(self, view: SetView) -> None:
        """Show this set; what is typed over it stays until it is saved or discarded."""
        self.view = view
        kept = self.draft.changed and view.chip_set is not None
        self._show(self.draft if kept else drafts.begun(view.chip_set))

    def take_focus(self) -> None:
        focus(self.table if self.draft.rows else self.first)

    # Doing

    def show_menu(self) -> None:
        """Show the club's sets and the shipped ones to choose from."""
        self.menu.fill(self.session)
        under = self.choose if self.choose.isVisible() else self.first
        self.menu.popup(under.mapToGlobal(under.rect().bottomLeft()))

    def take(self, chip_set: ChipSet | None) -> None:
        """Play with another set, or with none that is known."""
        if self.session.do(chip_sets.choose_set, chip_set) is not None:
            self.discard_typed()

    def save_set(self) -> None:
        """Save the set that is typed: it is played with from now on."""
        if self.draft.is_wrong:
            self._to_first_wrong()
        elif self.draft.changed and self.session.do(chip_sets.choose_set, self.draft.chip_set) is not None:
            self.discard_typed()

    def discard_typed(self) -> None:
        """Put back the set as it stands."""
        self.draft = NOTHING
        self.refresh()
        self.take_focus()

    def keep_set(self) -> None:
        """Keep the set as it is typed for the club."""
        if self.draft.is_wrong:
            self._to_first_wrong()
        elif self.draft.rows:
            self.bar.open_for(self.draft.chip_set)

    def add_chip(self) -> None:
        """Add a denomination under the one the keyboard is at."""
        if self.add.isEnabled():
            here = self.table.here()
            draft, at = drafts.with_row(self.draft, len(self.draft.rows) - 1 if here is None else here)
            self._show(draft)
            self.table.put(at)
            focus(self.table)

    def remove_chip(self) -> None:
        """Take the denomination the keyboard is at out of the set."""
        at, column = self.table.here(), self.table.column()
        if at is not None and self.remove.isEnabled():
            self._show(drafts.without(self.draft, at))
            self.table.put(min(at, len(self.draft.rows) - 1), column)

    def ask_picture(self) -> None:
        """Ask for a picture of the club's own chip instead of a drawing."""
        if self.chip() is not None:
            ask_picture(self.session, self, texts.IMPORT_TITLE, texts.IMAGES, self.take_picture)

    def take_picture(self, path: str) -> None:
        """Take the picture in this file for the chip the keyboard is at."""
        chip, kept = self.chip(), self.pictures.keep(path)
        if kept is None:
            self.session.refuse(texts.NOT_AN_IMAGE, path=path)
        elif kept and chip is not None:
            self._change(replace(chip, picture=kept))
            self.session.tell(texts.PICTURED, value=chip.value)

    def draw_instead(self) -> None:
        """Draw the chip instead of showing a picture."""
        chip = self.chip()
        if chip is not None:
            self._change(replace(chip, picture=""))

    def chip(self) -> Chip | None:
        """The chip the keyboard is at; None: none."""
        at = self.table.here()
        return self.draft.rows[at].chip if at is not None else None

    def _change(self, chip: Chip) -> None:
        self._show(drafts.with_chip(self.draft, self.table.here() or 0, chip))

    def _on_typed(self, row: int, column: int, typed: str) -> None:
        self._show(drafts.typed_into(self.draft, row, Column(column), typed, self.session.words))

    def _on_turn(self) -> None:
        self._show(drafts.turned(self.draft, self.table.here() or 0))

    def _on_name(self, name: str) -> None:
        self.draft = replace(self.draft, name=name)
        self._allow()
        self._say_note()

    def _on_kept(self, chip_set: ChipSet) -> None:
        """Play with the set that the club now keeps."""
        if self.session.do(chip_sets.choose_set, chip_set) is not None:
            self.draft = NOTHING
        self.refresh()

    def _to_first_wrong(self) -> None:
        rows = enumerate(self.draft.rows)
        self.table.put(*next((number, column) for number, row in rows for column in row.wrong))
        focus(self.table)

    # Saying what is there

    def _show(self, draft: Draft) -> None:
        """Show another draft of the set, what is to be said of it, and what can be done."""
        self.draft, words = draft, self.session.words
        self.stack.setCurrentWidget(self.body if draft.rows else self.empty)
        self._alike = {chip: words(texts.LOOKS_LIKE, others=others) for chip, others in _alike(draft).items()}
        self.table.show_draft(draft, words, self._alike)
        if self.name.text() != draft.name and not self.name.hasFocus():
            self.name.setText(draft.name)
            self.name.setCursorPosition(0)  # of a long name its beginning is in sight
        chips = draft.chip_set.chips
        worth = sum(chip.at_hand * chip.value for chip in chips)
        self.sum.setText(words(texts.SUM, n=sum(chip.at_hand for chip in chips), worth=worth))
        self.findings.show_findings([(words.said(each), SHARED[each.code]) for each in self._shared])
        self._allow()
        self._went()

    def _allow(self) -> None:
        draft, words = self.draft, self.session.words
        for widget in (self.name, self.choose, self.keep, self.default, self.foot):
            widget.setVisible(bool(draft.rows))
        full = len(draft.rows) >= chip_sets.MOST_KINDS
        self.add.allow(words(texts.MOST, limit=chip_sets.MOST_KINDS) if full else "")
        self.remove.allow("" if len(draft.rows) > 1 else words(texts.NONE_LEFT))
        wrong = self._wrong()
        self.save.allow("" if draft.changed and (not wrong or draft.is_wrong) else wrong or words(texts.UNCHANGED))
        self.discard.setVisible(draft.changed)
        self.default.show_set(self.view.chip_set)

    def _wrong(self) -> str:
        """The sentence that says what stands against saving; '' when nothing does."""
        draft = self.draft
        if not draft.changed:
            return ""
        problem = drafts.first_problem(draft, self.session.words)
        return problem or self.session.why_not(chip_sets.choose_set, draft.chip_set)

    def _went(self) -> None:
        """Show the chip the keyboard is at, large, and what there is to say about the cell."""
        chip, words = self.chip(), self.session.words
        gone = chip is not None and any(each.gone and each.chip.value == chip.value for each in self.view.chips)
        image = self.pictures.image(chip) if chip is not None else None
        self.preview.show_chip(chip, words, image, gone=gone)
        self.picture.allow("" if chip is not None else words(texts.NO_ROW))
        self.no_picture.setVisible(chip is not None and bool(chip.picture))
        self._say_note()

    def _say_note(self) -> None:
        chip, words = self.chip(), self.session.words
        wrong = self.table.cell().wrong or self._wrong()
        alike = self._alike.get(chip.value, "") if chip is not None else ""
        overtaken = self.draft.changed and self.draft.base != self.view.chip_set
        late = words(texts.OVERTAKEN) if overtaken else ""
        self.note.setText(wrong or late or alike or words(HELPS.get(self.table.column(), texts.TYPE_HERE)))
        self.note.set_tone("danger" if wrong else "warning" if late or alike else "")


def _alike(draft: Draft) -> dict[Chips, tuple[Chips, ...]]:
    """The denominations that look like another, each with those it may be taken for."""
    found: dict[Chips, tuple[Chips, ...]] = {}
    for one, other in alike(draft.chip_set):
        found[one] = (*found.get(one, ()), other)
        found[other] = (*found.get(other, ()), one)
    return found
