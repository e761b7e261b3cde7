"""Wishes of people: two who are kept apart, a seat kept for one. Typed in one line, dropped from a list."""

import re
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from tdapp.domain.seating.room import Apart, KeptSeat, RoomRules
from tdapp.domain.units import PlayerId, Seat, TableNo
from tdapp.read.people.names import NOBODY, PlayerName
from tdapp.read.people.people_search import plain
from tdapp.ui.language import say
from tdapp.ui.room_rules import texts
from tdapp.ui.room_rules.rules_part import RulesPart
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.keyboard import HandsOn
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Stretch, grow, hbox, vbox
from tdapp.ui.widgets.lines import Lines
from tdapp.ui.widgets.pick_strip import Pick, PickStrip

Wish = Apart | KeptSeat
FIRST_SEAT = " 1-1"  # stands for the one that is typed over it
OFFERED = 12  # players that can be picked at once
MOST_LIKE, NAMED = 20, 3  # how many are looked at, and named when they cannot be told apart
_KEPT = re.compile(r"(.+?)\s+(\d{1,4})\s*[-.]\s*(\d{1,2})")


class PeoplePart(HandsOn, RulesPart):
    """The part about wishes, which keeps those that are being made; `edited` when there is one more or one less."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.wishes: list[Wish] = []
        self.line = plain_line("room_wish", texts.WISH, longest=200)
        caption = Label(texts.WISH, "caption")
        caption.setBuddy(self.line)
        self.hand_on(self.line)
        self.means = Label("", "caption", wrap=True, name="room_wish_means")
        self.strip = PickStrip("pick_player", texts.PICK_PLAYER)
        self.add_it = Button(texts.ADD, self.add, icon="plus", key="Return", name="add_wish")
        self.list = Lines("room_wishes")
        say(self.list.setAccessibleName, texts.WISHES)
        self.none = Label(texts.NO_WISHES, "muted")
        self.drop = Button(texts.DROP, self.drop_chosen, on=self.list, icon="x", key="Del", name="drop_wish")
        foot = hbox(self.none, STRETCH, self.drop, gap=None)
        # Nothing else grows while there is no list: so the last stretch.
        self.strip.picked.connect(self._pick)
        typing = hbox(grow(self.line), self.add_it)
        vbox(caption, typing, self.means, self.strip, grow(self.list), foot, Stretch(0), gap=6, on=self)
        self.line.textEdited.connect(self._on_typed)
        self.line.returnPressed.connect(self.add)
        session.words_changed.connect(self._say_again)
        self._say_again()

    def _say_again(self) -> None:
        self._on_typed(self.line.text())
        self._show()

    def show_rules(self, rules: RoomRules) -> None:
        """Show the wishes that hold now."""
        self.wishes = [*rules.apart, *rules.kept]
        self._show()

    def read(self) -> dict[str, Any]:
        """The wishes as fields of `RoomRules`."""
        return {
            "apart": tuple(wish for wish in self.wishes if isinstance(wish, Apart)),
            "kept": tuple(wish for wish in self.wishes if isinstance(wish, KeptSeat)),
        }

    def add(self) -> None:
        """Make a wish of what was typed, if it is understood."""
        wish, _trouble = self._meant(self.line.text())
        if wish is None:
            return
        if wish not in self.wishes:
            self.wishes.append(wish)
            self._show()
            self.edited.emit()
        self.line.clear()
        self._on_typed("")

    def drop_chosen(self) -> None:
        """Drop the chosen wish: it holds no more."""
        chosen = self.list.chosen()
        if 0 <= chosen < len(self.wishes):
            del self.wishes[chosen]
            self._show()
            self.edited.emit()

    def _on_typed(self, typed: str) -> None:
        """Say what the line means, or who is not found or not told apart."""
        wish, trouble = self._meant(typed)
        said = self._said(wish) if wish is not None else self.session.words(texts.WISH_HINT)
        self.means.setText(trouble or said)
        self.means.set_tone("danger" if trouble else "info" if wish is not None else "")
        self.add_it.setEnabled(wish is not None)
        self._show_picks(typed)

    def _show_picks(self, typed: str) -> None:
        """Show whom the name that is being typed can mean; behind a name that is clear, what can be asked for."""
        words, half = self.session.words, typed.rpartition("+")[2].strip()
        kept, _trouble = self._meant(typed)
        known = [] if kept is not None or _KEPT.fullmatch(typed.strip()) else self._like(half)
        picks = [Pick(str(player), name.full, name.full) for player, name in known]
        if len(picks) == 1 and plain(picks[0].said) == plain(half):
            asks = (("apart", texts.APART_FROM, " + "), ("seat", texts.KEEP_SEAT, FIRST_SEAT))
            picks = [Pick(key, words(text), half + rest) for key, text, rest in asks if "+" not in typed]
        self.strip.show_picks(picks, None)

    def _like(self, typed: str) -> list[tuple[PlayerId, PlayerName]]:
        """Players of this tournament a few letters can mean, by name; where nothing is typed the first who are in."""
        session = self.session
        if not session.has_club or session.tournament is None:
            return []
        if typed:
            while not session.club.people.prepare():
                pass
            found: Sequence[PlayerId] = session.club.people.index.find(typed, limit=MOST_LIKE)
            found = session.view(lambda state: tuple(player for player in found if player in state.players))
        else:
            found = session.view(lambda state: tuple(islice(state.players, OFFERED)))
        named = [(player, session.club.directory.get(player, NOBODY)) for player in found[:OFFERED]]
        return sorted(named, key=lambda each: plain(each[1].full))

    def _pick(self, value: str) -> None:
        """Write what was picked as it would be typed, and go on typing behind it."""
        before, plus, _half = self.line.text().rpartition("+")
        self.line.setText(value if not plus else f"{before.strip()} + {value}")
        self._on_typed(self.line.text())
        self.line.setFocus()
        if value.endswith(FIRST_SEAT):
            self.line.setSelection(len(self.line.text()) - len(FIRST_SEAT) + 1, len(FIRST_SEAT))

    def _meant(self, typed: str) -> tuple[Wish | None, str]:
        """The wish that was typed, None for none yet; and why a name in it stands for nobody, or for more than one."""
        if "+" in typed:
            (one, no_one), (other, no_other) = map(self._person, (half.strip() for half in typed.split("+", 1)))
            trouble = no_one or no_other
            return (Apart(one, other) if one is not None and other is not None else None), trouble
        match = _KEPT.fullmatch(typed.strip())
        if match is None:
            return None, ""
        who, trouble = self._person(match[1])
        seat = Seat(TableNo(int(match[2])), int(match[3]))
        return (KeptSeat(who, seat) if who is not None else None), trouble

    def _person(self, typed: str) -> tuple[PlayerId | None, str]:
        """The person who is meant, before all of those in this tournament; else None, and why: nobody, or several who
        fit.
        """
        if not typed or not self.session.has_club:
            return None, ""
        words, directory, people = self.session.words, self.session.club.directory, self.session.club.people
        while not people.prepare():
            pass
        card = people.index.card(typed)
        found = people.index.find(typed, limit=MOST_LIKE) if card is None else (card,)
        entered = self.session.view(lambda state: frozenset(player for player in found if player in state.players))
        fit = [player for player in found if player in entered] or list(found)
        if not fit:
            return None, words(texts.NOBODY_CALLED, typed=typed[:40])
        likely = _likeliest(typed, {player: directory.get(player, NOBODY) for player in fit})
        if len(likely) > 1:
            names = words.several([directory.get(player, NOBODY).full for player in likely[:NAMED]])
            return None, words(texts.SEVERAL_CALLED, typed=typed[:40], names=names)
        return likely[0], ""

    def _said(self, wish: Wish) -> str:
        words, directory = self.session.words, self.session.club.directory
        if isinstance(wish, Apart):
            return words(texts.APART, name=directory.get(wish.one, NOBODY), other=directory.get(wish.other, NOBODY))
        return words(texts.SEAT_KEPT, name=directory.get(wish.player, NOBODY), seat=wish.seat)

    def _show(self) -> None:
        here = max(0, min(self.list.chosen(), len(self.wishes) - 1))
        self.list.show_lines([self._said(wish) for wish in self.wishes] if self.session.has_club else [], here)
        self.none.setVisible(not self.wishes)
        if not self.wishes and self.list.hasFocus():
            self.line.setFocus()
        self.list.setVisible(bool(self.wishes))
        self.drop.setVisible(bool(self.wishes))


def _likeliest(typed: str, fit: Mapping[PlayerId, PlayerName]) -> list[PlayerId]:
    """The people who are most likely meant: those who have no other name; else those every typed word of whom is a
    whole one of hers; else all who fit.
    """
    wanted = set(plain(typed).split())
    called = {player: set(plain(name.full).split()) for player, name in fit.items()}
    whole = [player for player, name in called.items() if name == wanted]
    return whole or [player for player, name in called.items() if wanted <= name] or list(fit)
