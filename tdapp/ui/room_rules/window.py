"""The rules of the room and of its draws, in a window beside the main one: parts at the left, the chosen one beside.

What is typed holds once it is kept. What contradicts itself is refused in words, and stays to be put right.
"""

from functools import partial

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from tdapp.app.rulings.book_values import house_halts
from tdapp.app.seating import room_plan
from tdapp.domain.seating import arranging, floor_rules
from tdapp.domain.seating.room import RoomRules
from tdapp.domain.seating.table_facts import FloorRules
from tdapp.domain.state import State
from tdapp.ui.actions.guarded import guarded
from tdapp.ui.language import say
from tdapp.ui.room_rules import texts
from tdapp.ui.room_rules.even_part import EvenPart
from tdapp.ui.room_rules.people_part import PeoplePart
from tdapp.ui.room_rules.plan_part import PlanPart
from tdapp.ui.room_rules.rules_part import RulesPart
from tdapp.ui.room_rules.tables_part import TablesPart
from tdapp.ui.session import Session, Told
from tdapp.ui.side_window import MARGINS, SideWindow
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, one_of, scrolled, vbox
from tdapp.ui.widgets.lines import Lines
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.values import replace

SIZE, LEAST, LIST_WIDTH = (1160, 690), (980, 560), 190
PARTS = (texts.TABLES, texts.PEOPLE, texts.EVEN, texts.PLAN)


class RoomRulesWindow(SideWindow):
    """The window of the room's rules. Opened by key from everywhere; closed by Esc."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="room_rules", title=texts.TITLE, close=texts.CLOSE)
        self._changed = False  # something was typed and is not kept yet
        self._stopped = False  # what was to be kept could not be
        self.list = Lines("room_parts")
        self.list.setFixedWidth(LIST_WIDTH)
        self.tables, self.people = TablesPart(), PeoplePart(session)
        self.even, self.plan = EvenPart(), PlanPart(session)
        self.parts: tuple[RulesPart, ...] = (self.tables, self.people, self.even, self.plan)
        self.stack = one_of(*(scrolled(part, sideways=False) for part in self.parts))
        self.take_club = Button(
            texts.TAKE_CLUB, self.take_from_club, on=self, icon="download", key="Alt+C", name="take_club_room"
        )
        self.keep_club = Button(
            texts.KEEP_CLUB,
            self.keep_for_club,
            on=self,
            icon="save",
            key="Ctrl+Shift+Return",
            name="keep_club_room",
            help_text=texts.KEEP_CLUB_HELP,
        )
        self.keep_it = PrimaryButton(texts.KEEP, self.keep, on=self, icon="check", key="Ctrl+Return", name="keep_room")
        key_on(self, "Ctrl+Enter", self.keep)
        vbox(
            hbox(self.title, STRETCH, self.take_club, gap=None),
            grow(hbox(self.list, grow(self.stack), gap=20)),
            self.told,
            hbox(STRETCH, self.close_it, self.keep_club, self.keep_it),
            gap=12,
            margins=MARGINS,
            on=self,
        )
        say(self.list.setAccessibleName, texts.PARTS)
        self.list.went.connect(self._show_part)
        self.list.opened.connect(lambda: self._go(self.list.chosen()))
        for at, part in enumerate(self.parts):
            part.edited.connect(self._on_edited)
            key_on(self, f"Alt+{at + 1}", partial(self._go, at))
        self.setMinimumSize(*LEAST)
        self.resize(*SIZE)
        self.retranslate()
        self.refresh()

    # Showing

    def come(self, *, plan: bool = False) -> None:
        """Come into sight, in front of the other windows; `plan`: at the plan of the room."""
        self._go(PARTS.index(texts.PLAN) if plan else max(0, self.list.chosen()))
        super().come()

    def show_room(self) -> None:
        """Show the rules as they are; what is being typed stays."""
        self.take_club.allow("" if self._club_room() is not None else self.session.words(texts.NO_CLUB_ROOM))
        if not self._changed:
            self._show(*self.session.view(_rules))

    def retranslate(self) -> None:
        super().retranslate()
        words = self.session.words
        keys = (QKeySequence(f"Alt+{at}") for at in range(1, len(PARTS) + 1))
        native = (key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys)
        lines = [f"{words(part)}\n{key}" for part, key in zip(PARTS, native, strict=True)]
        self.list.show_lines(lines, max(0, self.list.chosen()))

    def _show(self, rules: RoomRules, even: FloorRules) -> None:
        self.tables.show_rules(rules, self.session.view(_usual))
        for part in (self.people, self.plan):
            part.show_rules(rules)
        self.even.show_rules(even, self.session.view(house_halts))

    def unkept(self) -> tuple[str, ...]:
        return ("changed", *super().unkept()) if self._changed else ()

    # Doing

    def keep(self) -> bool:
        """Keep what was typed: it holds from now on. False, and why is said, when it cannot be."""
        for at, part in enumerate(self.parts):
            bad = part.wrong()
            if bad is not None:
                self.list.choose(at)
                self._show_part()
                bad.line.setFocus()
                self.say(bad.problem(), "danger")
                return False
        session, (rules, _even) = self.session, self.session.view(_rules)
        wanted = replace(rules, **self.tables.read(), **self.people.read(), **self.plan.read())
        deeds = ((arranging.set_room, wanted), (floor_rules.set_rules, self.even.read()))
        why = next(filter(None, (session.why_not(decision, value) for decision, value in deeds)), "")
        if why:
            self.say(why, "warning")
            return False
        self._stopped = False
        for decision, value in deeds:
            session.do(decision, value)
        if self._stopped:
            return False
        self._changed = False
        self.say(session.words(texts.KEPT), "accent")
        self.refresh()
        return True

    def keep_for_club(self) -> None:
        """Keep what was typed for this tournament and for every new one of the club, which begins in this room."""
        if not self.keep():
            return
        rules, _even = self.session.view(_rules)
        guarded(self.session, partial(room_plan.keep_room, self.session.club, rules))
        if self._club_room() == room_plan.of_club(rules):
            self.say(self.session.words(texts.KEPT_CLUB), "accent")

    def take_from_club(self) -> None:
        """Show the club's room, with the people and counts of this tournament; it holds once it is kept."""
        club = self._club_room()
        if club is not None:
            rules, even = self.session.view(_rules)
            self._show(room_plan.with_room(club, rules), even)
            self._on_edited()

    def _club_room(self) -> RoomRules | None:
        return room_plan.room_of(self.session.club.settings())

    def _show_part(self) -> None:
        self.stack.setCurrentIndex(max(0, self.list.chosen()))

    def _on_edited(self) -> None:
        self._changed = True
        self.say(self.session.words(texts.NOT_KEPT))

    def _go(self, at: int) -> None:
        self.list.choose(at)
        self._show_part()
        self.parts[at].setFocus()

    def _on_switched(self) -> None:
        lost, self._changed = self._changed, False  # it was meant for the other tournament
        super()._on_switched()
        if lost:
            self.say(self.session.words(texts.DROPPED), "warning")

    def _on_told(self, told: Told) -> None:
        if told.kind in ("refused", "error"):
            self._stopped = True
            super()._on_told(told)


def _usual(state: State) -> int:
    return state.setup.seats_per_table


def _rules(state: State) -> tuple[RoomRules, FloorRules]:
    return state.room.rules, state.floor.rules
