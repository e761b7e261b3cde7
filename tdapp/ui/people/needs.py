"""What whoever seats people must know of them (HC 9): a mark at a name, and the words where somebody is chosen.

Only operators who seat players see any of it; it is on no screen, no paper and in no list that leaves the club.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QWidget

from tdapp.domain.units import PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.read.seating.special_needs import SpecialNeed, in_one_line, needs_in_play
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.people.deeds import sees_needs
from tdapp.ui.session import Session
from tdapp.ui.widgets.chip import Icon
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import grow, hbox, vbox
from tdapp.words.say import Words

MARK = "info"  # the icon of it, and the token of its colour
ABOUT = QT_TRANSLATE_NOOP("Directory", "For seating {name}: {needs}")
ABOUT_AT = QT_TRANSLATE_NOOP("Directory", "For seating {name} ({seat}): {needs}")
SEVERAL = QT_TRANSLATE_NOOP("Directory", "%n players with a note for seating: {names}", "", 1)
AT = QT_TRANSLATE_NOOP("Directory", "{name} ({seat})", "a player and the seat")
MORE = QT_TRANSLATE_NOOP("Directory", "%n more", "players", 1)
NAMED = 6  # of several


def notes_for_seating(session: Session) -> Mapping[PlayerId, str]:
    """The special needs of people, by every id of the person; nothing for an operator who does not seat players."""
    if not session.has_club or not sees_needs(session):
        return {}
    return session.club.people.special_needs()


def notes_in_play(session: Session) -> tuple[SpecialNeed, ...]:
    """The special needs of those who are in play in the tournament in front, with where they sit."""
    notes = notes_for_seating(session)
    if not notes or session.tournament is None:
        return ()
    return session.view(needs_in_play, session.club.directory, notes)


def said_note(words: Words, need: SpecialNeed) -> str:
    """A special need as a line, such as 'For seating Łukasz Żółć (12-4): wheelchair'."""
    if need.seat is None:
        return words(ABOUT, name=apart(need.name), needs=need.needs)
    return words(ABOUT_AT, name=apart(need.name), seat=need.seat, needs=need.needs)


def apart(name: PlayerName) -> str:
    """A name whose letters do not turn round the seat beside it, whichever way they are read."""
    return f"\u2068{name.full}\u2069"


class NeedsLine(QWidget):
    """The line that says what must be known of somebody; hidden while there is nothing."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__()
        self.session = session
        self.said = Label("", "strong", tone=MARK, wrap=True, name=name)
        self.column = vbox(hbox(Icon(MARK, tone=MARK, size=16), grow(self.said)), on=self)
        self.hide()

    def show_player(self, player: PlayerId | None) -> None:
        """Show what must be known of this player; None: of nobody."""
        note = notes_for_seating(self.session).get(player, "") if player is not None else ""
        if player is None or not note:
            self.say("")
            return
        name = self.session.club.directory[player]
        self.say(self.session.words(ABOUT, name=apart(name), needs=in_one_line(note)))

    def show_all(self, needs: Sequence[SpecialNeed]) -> None:
        """Show what must be known of one player; of several who they are."""
        words, shown = self.session.words, needs[:NAMED]
        if len(needs) < 2:
            self.say(said_note(words, needs[0]) if needs else "")
            return
        names = [words(AT, name=apart(need.name), seat=need.seat) if need.seat else need.name.full for need in shown]
        if len(needs) > NAMED:
            names.append(words(MORE, n=len(needs) - NAMED))
        self.say(words(SEVERAL, n=len(needs), names=words.several(names)))

    def say(self, text: str) -> None:
        """Say this text; '' hides the line."""
        self.said.setText(text)
        self.setVisible(bool(text))
