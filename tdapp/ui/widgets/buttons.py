"""Buttons: an icon, a verb, and the key that does the same."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter, QWidget

from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.ui.inside import read_as_toggle
from tdapp.ui.language import Wording, language, say
from tdapp.ui.theme.look import look
from tdapp.ui.theme.tokens import TABLE, TOUCH_BUTTON
from tdapp.ui.widgets.focus_ring import paint_ring
from tdapp.ui.widgets.keycap import HEIGHT, keycap_width, paint_keycap
from tdapp.ui.widgets.label import restyle, tip
from tdapp.ui.widgets.letters import Letters, letters
from tdapp.ui.widgets.shortcuts import key_on

MORE = QT_TRANSLATE_NOOP("Buttons", "F1: more", "a key, and what it shows: behind why a button is grey")
ICON, GAP, SIDE = 16, 8, 12


class Button(QPushButton):
    """A button: what it says, what it does (`do`), and the key that does the same.

    A marked `text`, and `help_text` for its tooltip, are said again in another language. `on`: the page on which `key`
    works; left out, the key is only shown, because a list or field answers it, or an action of the window.

    `kind`: '' (usual), 'primary' (one a page), 'danger', 'quiet' (no frame), 'filter' (a pill that stays down). `icon`
    names a shipped icon; `name` is its objectName. Where its words and its key do not both fit, the key is left to the
    key sheet; `show_key(shown=False)` does so at once.
    """

    usual = ""  # its kind where none is named

    def __init__(
        self,
        text: Text | str = "",
        do: Callable[[], object] | None = None,
        *,
        on: QWidget | None = None,
        kind: str = "",
        icon: str = "",
        key: str = "",
        name: str = "",
        help_text: Text | None = None,
    ) -> None:
        super().__init__()
        self.kind, self.icon_name, self.key = kind or self.usual, icon, key
        self.shows_key = True
        self._why_not = ""
        self._finish: Callable[[], object] | None = None
        if self.kind:
            self.setProperty("kind", self.kind)
        if kind == "filter":
            self.setCheckable(True)
            self.toggled.connect(self.updateGeometry)  # down, its letters are bold and need a little more
        if name:
            self.setObjectName(name)
        self.setAutoDefault(False)
        # A click leaves the keys where they were: Space after a click on '+1 min' still pauses the clock.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look().changed.connect(self.update)
        self.pressed.connect(self._finish_typed)
        self._wording = Wording(self, self._show_words)
        self._wording.show(text)
        if help_text is not None:
            say(self.explain, help_text)
        if do is not None:
            self.clicked.connect(do)
            if on is not None and key:
                key_on(on, key, partial(self._by_key, do))

    def say(self, text: Text | str, /, **values: Any) -> None:
        """Say another verb on the button."""
        self._wording.show(text, **values)

    def set_kind(self, kind: str) -> None:
        """Look as another kind of button from now on; of those that stay down it is decided where they are made."""
        if kind != self.kind:
            self.kind = kind
            self.setProperty("kind", kind)
            restyle(self)
            self.updateGeometry()

    def explain(self, text: str) -> None:
        """Say more of the button, in its tooltip and to whoever listens."""
        self.setToolTip(tip(text))
        self.setAccessibleDescription(text)

    def show_key(self, *, shown: bool) -> None:
        """Draw the key on the button, or not."""
        if shown != self.shows_key:
            self.shows_key = shown
            self.updateGeometry()
            self.update()

    def width_with(self, *, key: bool) -> int:
        """How wide the button wants to be with its key, or without it."""
        shown, self.shows_key = self.shows_key, key
        wide = self.sizeHint().width()
        self.shows_key = shown
        return wide

    def draws_key(self) -> bool:
        """Whether the button shows its key: it has one, may show it, and is wide enough for it beside the words."""
        return bool(self.key) and self.shows_key and self.sizeHint().width() <= self.width() + 2

    def click(self) -> None:
        """Press the button, as its key does; a grey one says why it is, as everything that is refused."""
        self._answer(super().click)

    def press(self) -> None:
        """Press the button if it is in sight, as its key does where the button stands on a card that comes and goes."""
        if self.isVisible():
            self.click()

    def show_icon(self, icon: str) -> None:
        """Show another icon on the button."""
        if icon != self.icon_name:
            self.icon_name = icon
            self.update()

    def allow(self, why_not: str, help_text: str = "") -> None:
        """Grey the button with the reason as its tooltip; '' makes it live again, with `help_text` as its tooltip."""
        self._why_not = why_not
        self.setEnabled(not why_not or self._finish is not None)
        self.setToolTip(tip(why_not, language().words(MORE)) if why_not else tip(help_text))
        self.setAccessibleDescription(why_not or help_text)

    @property
    def why_not(self) -> str:
        """Why the button is grey; '' while it can be pressed."""
        return self._why_not if not self.isEnabled() else ""

    def take_typed(self, finish: Callable[[], object] | None) -> None:
        """Be live while something is typed that the button takes with the rest, whatever stands against it until then.

        `finish` is how that is done before the button does what it does; None: nothing is typed any more.
        """
        self._finish = finish
        self.setEnabled(not self._why_not or finish is not None)

    def _by_key(self, do: Callable[[], object]) -> None:
        self._finish_typed()
        self._answer(do)

    def _answer(self, do: Callable[[], object]) -> None:
        """Do it; where the button is grey and nobody has said why, say so, as everything that is refused."""
        why, session = self.why_not, getattr(self.window(), "session", None)
        if not why or session is None:
            do()
            return
        said: list[object] = []
        links = [signal.connect(said.append) for signal in (session.told, session.asked)]
        do()
        for link in links:
            self.disconnect(link)
        if not said:
            session.tell(why, "refused")

    def _finish_typed(self) -> None:
        if self._finish is not None:
            self._finish()

    def sizeHint(self) -> QSize:
        font, lines = self._letters(), self.lines()
        width = self._beside_words() + max(map(font.wide, lines))
        high = max(super().sizeHint().height(), self.minimumHeight()) + (len(lines) - 1) * font.high
        return QSize(max(width, high) if self.kind == "filter" else width, high)  # round at both ends

    def lines(self) -> list[str]:
        """The words as they are drawn, line by line."""
        return [self._words()]

    def _beside_words(self) -> int:
        """How wide the button is beside its words: its sides, its icon and its key."""
        width = 2 * SIDE + 2
        if self.icon_name:
            width += ICON + (GAP if self.text() else 0)
        return width + (keycap_width(self.key) + GAP if self.key and self.shows_key else 0)

    def minimumSizeHint(self) -> QSize:
        """The least size of the button: where there is little room its key gives way, its words do not."""
        hint = self.sizeHint()
        key_width = keycap_width(self.key) + GAP if self.key and self.shows_key and self.text() else 0
        return QSize(max(hint.width() - key_width, hint.height() if self.kind == "filter" else 0), hint.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button by Enter as by Space, in a dialog and out of it: once, however long the key is held."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._tell_readers()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._tell_readers()
        super().focusInEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        if self.kind == "primary" and self.hasFocus():  # inside: its edge is bright already
            paint_ring(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), colour="on_accent")
        ink, font, lines = self._ink(), self._letters(), self.lines()
        painter.setPen(look().colour(ink))
        text_width = max(map(font.wide, lines))
        icon_width = ICON + (GAP if lines[0] else 0) if self.icon_name else 0
        room = self.width() - 2 * SIDE + 2
        key_width = keycap_width(self.key) + GAP if self.draws_key() else 0
        text_width = min(text_width, max(0, room - icon_width - key_width))
        x = (self.width() - icon_width - text_width - key_width) // 2
        if self.icon_name:
            look().paint_icon(painter, QRect(x, (self.height() - ICON) // 2, ICON, ICON), self.icon_name, ink)
        top = (self.height() - font.high * len(lines)) // 2
        for number, words in enumerate(lines):
            box = QRect(x + icon_width, top + number * font.high, text_width + 1, font.high)
            font.draw(painter, box, words)
        if key_width:
            cap = QRectF(x + icon_width + text_width + GAP, (self.height() - HEIGHT) / 2, key_width - GAP, HEIGHT)
            muted = look().colour(ink if self.kind == "primary" or not self.isEnabled() else "muted")
            edge = muted if self.kind == "primary" else look().colour("edge")
            paint_keycap(painter, cap, self.key, muted, edge)
        painter.end()

    def _tell_readers(self) -> None:
        if self.isCheckable():
            read_as_toggle(self)

    def _show_words(self, words: str) -> None:
        self.setText(words)
        self.updateGeometry()

    def _words(self) -> str:
        return self.text().replace("&&", "\0").replace("&", "").replace("\0", "&")

    def _letters(self) -> Letters:
        return letters(TABLE, strong=self.kind != "filter" or self.isChecked())

    def _ink(self) -> str:
        if not self.isEnabled():
            return "edge"
        return {"primary": "on_accent", "danger": "danger"}.get(self.kind, "text")


def fit_keys(buttons: Sequence[Button], room: int, gap: int = GAP) -> None:
    """Let buttons beside one another show their keys if all of them fit into `room` pixels with them."""
    shown = sum(button.width_with(key=True) for button in buttons) + gap * (len(buttons) - 1) <= room
    for button in buttons:
        button.show_key(shown=shown)


def fit_flowing_keys(buttons: Sequence[Button], room: int, gap: int = GAP) -> None:
    """Let buttons that flow into lines of `room` pixels show their keys if they need no more lines with them."""
    with_keys, without = ([button.width_with(key=key) for button in buttons] for key in (True, False))
    shown = max(with_keys, default=0) <= room and _lines(with_keys, room, gap) <= _lines(without, room, gap)
    for button in buttons:
        button.show_key(shown=shown)


def _lines(widths: Sequence[int], room: int, gap: int) -> int:
    """The lines that things of these widths fill one after the other."""
    lines, used = 0, room
    for wide in widths:
        used += gap + wide
        if used > room:
            lines, used = lines + 1, wide
    return lines


Choice = TypeVar("Choice")


def pills(
    on: QWidget, choose: Callable[[Choice], object], named: Iterable[tuple[Choice, Text, str]], *, prefix: str
) -> dict[Choice, Button]:
    """Pills of which one stays down: for each choice what it says and its key, which works on the page `on`.

    `choose` is told which one is wanted, and checks it. Their objectNames are `prefix` and the choice.
    """
    return {
        choice: Button(text, partial(choose, choice), on=on, kind="filter", key=key, name=f"{prefix}_{choice}")
        for choice, text, key in named
    }


class PrimaryButton(Button):
    """The one green button of a page: what Enter would do."""

    usual = "primary"


class WrappedButton(Button):
    """A button of at most so many pixels, where words and key are both in sight: words that are too long for one line
    stand in several.
    """

    def __init__(self, text: Text | str, do: Callable[[], object], *, most: int, key: str = "", name: str = "") -> None:
        self.most = most
        super().__init__(text, do, key=key, name=name)

    def lines(self) -> list[str]:
        font, room = self._letters(), self.most - self._beside_words()
        lines = [""]
        for word in self._words().split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and font.wide(longer) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines


class FoldingButton(Button):
    """A button that shows its icon alone while it is folded; its tooltip says `whole`, what it does in full, and its
    key.
    """

    def __init__(
        self,
        text: Text,
        do: Callable[[], object],
        *,
        whole: Text,
        icon: str,
        key: str = "",
        name: str = "",
    ) -> None:
        self.folded, self._said = False, ""
        super().__init__(text, do, icon=icon, key=key, name=name)
        self.show_key(shown=False)
        say(self._explain, whole)

    def fold(self, *, folded: bool) -> None:
        """Show the icon alone, or the words too."""
        if folded != self.folded:
            self.folded = folded
            self._show_words(self._said)

    def unfolded(self) -> int:
        """How wide the button is with its words."""
        hint = super().sizeHint().width()
        return hint + GAP + self._letters().wide(self._said) if self.folded else hint

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        if not self.folded:
            return hint
        return QSize(TOUCH_BUTTON if look().touch else hint.width() - SIDE // 2, hint.height())

    def _show_words(self, words: str) -> None:
        self._said = words
        self.setAccessibleName(words)
        super()._show_words("" if self.folded else words)

    def _explain(self, whole: str) -> None:
        self.explain(f"{whole} ({self.key})" if self.key else whole)


class IconButton(Button):
    """A button that is only an icon; `says` is read out and shown as its tooltip."""

    def __init__(
        self,
        icon: str,
        says: Text | str,
        do: Callable[[], object] | None = None,
        *,
        kind: str = "quiet",
        name: str = "",
    ) -> None:
        super().__init__(says, do, kind=kind, icon=icon, name=name)

    def _show_words(self, words: str) -> None:
        self.setAccessibleName(words)
        self.setToolTip(tip(words))
