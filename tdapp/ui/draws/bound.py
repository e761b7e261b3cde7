"""What the draws are bound to: the list, the value of the room, the commitment, and at the end the secret."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tdapp.domain.seating.seeds import LONGEST_VALUE
from tdapp.read.seating.draw_list import DrawList
from tdapp.ui.draws import texts
from tdapp.ui.language import say
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.card import Card
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox
from tdapp.words.say import Words
from tdapp.words.seating import draw_sheet as said
from tdapp.words.seating.draw_sheet import in_groups

BIG, HIGH = 22, 46  # pixels of the letters, of the field


class ValueCard(Card):
    """The card of the room's value: a big field while it can be given, which `give` does by Enter or the button."""

    def __init__(self, give: Callable[[], object]) -> None:
        super().__init__(texts.VALUE, margin=14)
        self.value = Label("", "figure", wrap=True)
        self.field = plain_line("public_value", texts.VALUE, hint=texts.VALUE_TYPE, longest=LONGEST_VALUE)
        self.field.setStyleSheet(f"font-size: {BIG}px; min-height: {HIGH}px; max-height: {HIGH}px;")
        say(self.field.setAccessibleDescription, texts.VALUE_HOW)
        self.give = PrimaryButton(texts.GIVE, give, key="Return", name="give_value")
        self.why = Label("", "muted", wrap=True)
        self.hold(self.value, hbox(grow(self.field), self.give), self.why)
        self.field.returnPressed.connect(give)

    def show_value(self, sheet: DrawList, why_not: str, words: Words) -> None:
        """Show the value of the next draw, or the field for it. `why_not`: why none can be given now."""
        value = sheet.latest.given.value if sheet.latest is not None else ""
        open_ = not sheet.serves and not why_not
        self.value.setText(value)
        self.value.setVisible(sheet.serves)
        self.field.setVisible(open_)
        self.give.setVisible(open_)
        how = words(texts.VALUE_NEXT if sheet.draws else texts.VALUE_HOW)
        if sheet.serves:
            how = words(texts.VALUE_GIVEN, number=len(sheet.draws) + 1)
        elif sheet.outdated:
            how = words(texts.VALUE_OUTDATED, value=value)
        self.why.setText(how if sheet.serves else why_not or how)


class ListCard(Card):
    """The card of the list: the fingerprint of what the next draw is made of, shown before the room gives its value."""

    def __init__(self, copy: Callable[[], object], over: QWidget) -> None:
        super().__init__(" ", margin=14)
        self.head.addWidget(Button(texts.COPY, copy, on=over, icon="copy", key="Alt+L", name="copy_list"))
        self.hash = _to_copy()
        self.hold(self.hash, Label(texts.SHOWN_WHY, "muted", wrap=True))

    def show_sheet(self, sheet: DrawList) -> None:
        """Show the list as it stands; nothing once no draw can follow."""
        self.setVisible(bool(sheet.shown))
        self.title.say(texts.SHOWN, number=len(sheet.draws) + 1)
        self.hash.setText(in_groups(sheet.shown))


class CommitmentCard(Card):
    """The card of the commitment, to be read out, copied or hung on the wall."""

    def __init__(self, copy: Callable[[], object], over: QWidget) -> None:
        super().__init__(texts.COMMITMENT, margin=14)
        self.copy = Button(texts.COPY, copy, on=over, icon="copy", key="Alt+C", name="copy_commitment")
        self.head.addWidget(self.copy)
        self.hash = _to_copy()
        self.since = Label("", "muted", wrap=True)
        self.hold(self.hash, self.since)

    def show_sheet(self, sheet: DrawList) -> None:
        """Show the commitment that counts now."""
        self.copy.setVisible(bool(sheet.commitments))
        self.hash.setVisible(bool(sheet.commitments))
        if not sheet.commitments:
            self.since.say(texts.NOT_FIXED)
            return
        last = sheet.commitments[-1]
        self.hash.setText(in_groups(last.commitment))
        self.since.say(said.SHOWN_EARLY if last.early else said.SHOWN_LATE, line=last.line)


class SecretCard(Card):
    """The card of the secret: reveals it at the end, and says how the draws are checked."""

    def __init__(self, reveal: Callable[[], object], over: QWidget) -> None:
        super().__init__(texts.SECRET, margin=14)
        self.secret = _to_copy()
        self.why = Label("", "muted", wrap=True)
        self.reveal = Button(texts.REVEAL, reveal, on=over, icon="eye", key="Alt+R", name="reveal_secret")
        self.hold(self.secret, self.why, hbox(self.reveal, STRETCH, gap=None))

    def show_sheet(self, sheet: DrawList, why_not: str, words: Words) -> None:
        """Show the secret, once it was revealed; before, why not yet."""
        shown = sheet.commitments[-1].secret if sheet.commitments else ""
        self.secret.setText(in_groups(shown))
        self.secret.setVisible(bool(shown))
        self.why.setText(words(texts.CHECK) if shown else why_not or words(texts.HIDDEN))
        self.reveal.allow(why_not)
        self.reveal.setVisible(not shown)


def _to_copy() -> Label:
    """A label of signs that nobody types over: the mouse can mark them."""
    made = Label("", "strong", wrap=True)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made
