"""The fields of a wish: presets first, details behind."""

from datetime import datetime, timedelta
from functools import partial
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from tdapp.domain.chips.chip_set import ChipSet
from tdapp.domain.clock.games import ROTATIONS, USUAL, Dealt, LevelGame, Limit
from tdapp.domain.clock.structure import AnteKind
from tdapp.domain.structures.wish import Style, Wish
from tdapp.domain.units import Chips
from tdapp.read.structures.wishing import with_stack
from tdapp.texts import Text
from tdapp.ui.language import language
from tdapp.ui.pages.clock.start import start_from
from tdapp.ui.session import Session
from tdapp.ui.structures import texts
from tdapp.ui.widgets.captioned import captioned
from tdapp.ui.widgets.fields import Field
from tdapp.ui.widgets.fold_card import FoldCard
from tdapp.ui.widgets.inputs import combo_box
from tdapp.ui.widgets.layout import grow, hbox, vbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.values import replace
from tdapp.words.clock.games import games_name
from tdapp.words.parsing import not_a_time, parse_number

MINUTE = timedelta(minutes=1)
MOST_ENTRIES, MOST_CHIPS, MOST_MINUTES = 20_000, 100_000_000, 120
GAMES: tuple[tuple[Dealt, ...], ...] = (
    USUAL,
    (Dealt(LevelGame.OMAHA, Limit.POT_LIMIT),),
    (Dealt(LevelGame.OMAHA_HIGH_LOW, Limit.POT_LIMIT),),
    (Dealt(LevelGame.HOLDEM, Limit.FIXED_LIMIT),),
    (Dealt(LevelGame.OMAHA_HIGH_LOW, Limit.FIXED_LIMIT),),
    (Dealt(LevelGame.STUD, Limit.FIXED_LIMIT),),
    ROTATIONS["HORSE"],
)


class Preset(Struct, frozen=True):
    """A kind of evening: what it fills in."""

    stack: int
    style: Style
    shortest: int
    late: int
    ante: AnteKind


PRESETS: dict[Text, Preset] = {
    texts.HOME: Preset(10_000, Style.STEADY, 12, 60, AnteKind.NONE),
    texts.CLUB: Preset(25_000, Style.STEADY, 15, 90, AnteKind.BIG_BLIND),
    texts.TURBO: Preset(15_000, Style.FAST, 8, 60, AnteKind.BIG_BLIND),
    texts.DEEP: Preset(40_000, Style.FLAT, 20, 120, AnteKind.BIG_BLIND),
}


class WishForm(QWidget):
    """The fields of what is wished. `edited`: something of it is another now."""

    edited = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._games: list[tuple[Dealt, ...]] = list(GAMES)
        self._sets: list[ChipSet | None] = [None]
        self._base = Wish(40, Chips(0))
        self.presets, self.styles = PickStrip("wish_presets", texts.PRESETS), PickStrip("wish_styles", texts.STYLE)
        self.antes = PickStrip("wish_antes", texts.ANTE)
        self.entries = _number("wish_entries", texts.ENTRIES, 2, MOST_ENTRIES)
        self.stack = _number("wish_stack", texts.STACK, 1, MOST_CHIPS, hint=texts.STACK_WHY)
        self.starts = Field("wish_starts", texts.STARTS, self._time)
        self.ends = Field("wish_ends", texts.ENDS, self._time_or_none, hint=texts.ENDS_WHY)
        self.level = _number("wish_level", texts.LEVEL, 5, MOST_MINUTES, hint=texts.LEVEL_WHY)
        self.rebuys = _number("wish_rebuys", texts.REBUYS, 0, MOST_ENTRIES)
        self.add_ons = _number("wish_add_ons", texts.ADD_ONS, 0, MOST_ENTRIES)
        self.late = _number("wish_late", texts.LATE, 0, 600)
        self.shortest = _number("wish_shortest", texts.SHORTEST, 5, MOST_MINUTES)
        self.chips, self.game = combo_box("wish_chips", letters=12), combo_box("wish_game", letters=12)
        self.details = FoldCard(texts.DETAILS, "wish_details")
        self.manner, self.ante = Style.STEADY, AnteKind.BIG_BLIND
        self._lay_out()
        for field in self.fields():
            field.edited.connect(self._on_edited)
        self.presets.picked.connect(self._on_preset)
        self.styles.picked.connect(partial(self._pick, "manner"))
        self.antes.picked.connect(partial(self._pick, "ante"))
        self.chips.activated.connect(self._on_edited)
        self.game.activated.connect(self._on_edited)
        language().changed.connect(self.say_again)

    def fields(self) -> tuple[Field, ...]:
        """The fields that are typed into, in their order."""
        more = (self.rebuys, self.add_ons, self.late, self.shortest)
        return (self.entries, self.stack, self.starts, self.ends, self.level, *more)

    def fill(self, wish: Wish, chip_set: ChipSet | None, sets: list[ChipSet], starts: str, ends: str) -> None:
        """Begin with a wish; `sets`: the chip sets to choose from, `chip_set` the one that is played with."""
        self._base = wish
        self._sets = [None, *([chip_set] if chip_set is not None else []), *(s for s in sets if s != chip_set)]
        self._games = [*([wish.games] if wish.games not in GAMES else []), *GAMES]
        _show(self.entries, wish.entries)
        _show(self.stack, wish.stack or None)
        self.starts.line.setText(starts)
        self.ends.line.setText(ends)
        _show(self.level, None)
        _show(self.rebuys, wish.rebuys)
        _show(self.add_ons, wish.add_ons)
        _show(self.late, wish.late // MINUTE)
        _show(self.shortest, wish.shortest // MINUTE)
        self.manner, self.ante = wish.style, wish.ante
        self.say_again()
        self.chips.setCurrentIndex(1 if chip_set is not None else 0)
        self.game.setCurrentIndex(self._games.index(wish.games))
        self._say()

    def wish(self) -> Wish | None:
        """What is wished; None while a field cannot be read, and then it says why."""
        if not all(field.check() for field in self.fields()):
            return None
        lasts, level = self._lasts(), self.level.value()
        chip_set = self._sets[max(0, self.chips.currentIndex())]
        same = chip_set is not None and self._base.values and set(self._base.values) <= set(chip_set.values)
        values = self._base.values if same else chip_set.values if chip_set is not None else ()
        return with_stack(
            replace(
                self._base,
                entries=self.entries.value(),
                stack=Chips(self.stack.value() or 0),
                values=values,
                lasts=lasts,
                level=level * MINUTE if level else None,
                shortest=(self.shortest.value() or 15) * MINUTE,
                style=self.manner,
                rebuys=self.rebuys.value() or 0,
                add_ons=self.add_ons.value() or 0,
                late=(self.late.value() or 0) * MINUTE,
                ante=self.ante,
                games=self._games[max(0, self.game.currentIndex())],
            )
        )

    def start(self) -> datetime:
        """When it starts, as the next time the clock on the wall shows it."""
        found = start_from(self.starts.line.text(), self.session.now(), self.session)
        return found if found is not None else self.session.now()

    def _lasts(self) -> timedelta | None:
        if not self.ends.line.text().strip():
            return None
        end = start_from(self.ends.line.text(), self.start(), self.session)
        return end - self.start() if end is not None else None

    def _time(self, typed: str) -> str:
        if start_from(typed, self.session.now(), self.session) is None:
            raise not_a_time(typed)
        return typed

    def _time_or_none(self, typed: str) -> str:
        return self._time(typed) if typed.strip() else ""

    def _pick(self, name: str, value: Any) -> None:
        setattr(self, name, value)
        self._on_edited()

    def _on_preset(self, preset: Preset) -> None:
        _show(self.stack, preset.stack)
        _show(self.shortest, preset.shortest)
        _show(self.late, preset.late)
        self.manner, self.ante = preset.style, preset.ante
        self._on_edited()

    def _on_edited(self) -> None:
        self._say()
        self.edited.emit()

    def say_again(self) -> None:
        """Name all that can be chosen, as when the language is another; what was chosen stays."""
        words = language().words
        for box, names in (
            (self.chips, [words(texts.USUAL_CHIPS) if each is None else each.name for each in self._sets]),
            (self.game, [games_name(words, each) for each in self._games]),
        ):
            at = box.currentIndex()
            box.clear()
            box.addItems(names)
            box.setCurrentIndex(max(0, min(at, len(names) - 1)))
        self._say()

    def _say(self) -> None:
        words = language().words
        kinds = [Pick(text.source, words(text), preset) for text, preset in PRESETS.items()]
        self.presets.show_picks(kinds, self._preset())
        self.styles.show_picks([Pick(each, words(text), each) for each, text in texts.STYLES.items()], self.manner)
        self.antes.show_picks([Pick(each, words(text), each) for each, text in texts.ANTES.items()], self.ante)
        self.details.summary.setText(
            words(
                texts.SUMMARY, chips=self.chips.currentText(), rebuys=self.rebuys.line.text(),
                add_ons=self.add_ons.line.text(), late=self.late.line.text(), ante=words(texts.ANTES[self.ante]),
                game=self.game.currentText(),
            )
        )  # fmt: skip

    def _preset(self) -> Preset | None:
        """The preset that holds now; None: something of it was changed."""
        late, shortest, stack = (field.value() for field in (self.late, self.shortest, self.stack))
        here = (stack, self.manner, shortest, late, self.ante)
        return next(
            (
                each
                for each in PRESETS.values()
                if (each.stack, each.style, each.shortest, each.late, each.ante) == here
            ),
            None,
        )

    def _lay_out(self) -> None:
        first = hbox(*map(grow, (self.entries, self.stack, self.starts, self.ends, self.level)), gap=12)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        for column, field in enumerate((self.rebuys, self.add_ons, self.late, self.shortest)):
            grid.addWidget(field, 0, column)
            grid.setColumnStretch(column, 1)
        grid.addLayout(captioned(texts.CHIPS, self.chips), 1, 0)
        grid.addLayout(captioned(texts.GAME, self.game), 1, 1)
        grid.addLayout(captioned(texts.ANTE, self.antes), 1, 2, 1, 2)
        self.details.fill(grid)
        self.details.fold(folds=True)
        vbox(hbox(grow(self.presets, 3), grow(self.styles, 2), gap=12), first, self.details, gap=8, on=self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)


def _number(name: str, caption: Text, least: int, most: int, *, hint: Text | None = None) -> Field:
    """A whole number, which may be left out where there is a hint what then holds."""

    def read(typed: str) -> int | None:
        if hint is not None and not typed.strip():
            return None
        return parse_number(typed, least=least, most=most)

    return Field(name, caption, read, hint=hint)


def _show(field: Field, value: int | None) -> None:
    field.line.setText("" if value is None else language().words.number(value))
    field.complain("")
