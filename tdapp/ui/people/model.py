"""The people a list shows: a line each, of which nationality and the last evening are read when it comes into sight."""

from tdapp.app.people.person_past import briefs
from tdapp.domain.people.person import Block
from tdapp.domain.units import PlayerId
from tdapp.read.people.person_past import Brief
from tdapp.ui.people import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.cells import Cell, CellModel, Head
from tdapp.words.people.people import nation
from tdapp.words.say import Words

HEADINGS = (texts.NAME, texts.NICKNAME, texts.CARD, texts.NATIONALITY, texts.PLAYED, texts.MAY_PLAY)
NAME, NICKNAME, CARD, NATIONALITY, PLAYED, MAY_PLAY = range(6)
PART = 64  # lines read at a time


class PeopleList(CellModel):
    """The model of a list of people: its rows are their ids, and nobody is asked about who is not in sight."""

    heads = tuple(Head(text, worded=True) for text in HEADINGS)
    icon_size = 14

    def __init__(self, session: Session) -> None:
        super().__init__(session.words)
        self.session = session
        self._briefs: dict[PlayerId, Brief] = {}

    def forget(self) -> None:
        """Forget what was read of the people: it may be different now."""
        self._briefs.clear()

    def row_of(self, player: PlayerId | None) -> int | None:
        """The row somebody stands in; None for nowhere."""
        return self.rows.index(player) if player in self.rows else None

    def cell(self, row: PlayerId, column: int) -> Cell:
        people = self.session.club.people
        match column:
            case 0:
                return Cell(people.index[row].name.listed)
            case 1:
                return Cell(people.index[row].nickname)
            case 2:
                return Cell(", ".join(people.index[row].numbers))
            case 3:
                code = self._brief(row).nationality
                return Cell(nation(self.words, code) if code else "")
            case 4:
                played = self._brief(row).played
                return Cell(self.words.day(played) if played else "")
        block = people.standing_block(row)
        if block is None:
            return Cell(self.words(texts.MAY), tone="muted")
        return Cell(self.words(texts.BLOCKED), tip=said_block(self.words, block), icon="ban", tone="warning")

    def _brief(self, player: PlayerId) -> Brief:
        if player not in self._briefs:
            row = self.rows.index(player)
            start = row - row % PART
            self._briefs.update(briefs(self.session.club, self.rows[start : start + PART]))
        return self._briefs.get(player, Brief())


def said_block(words: Words, block: Block) -> str:
    """A line that says until when somebody may not play; why is not said."""
    if block.until is None:
        return words(texts.BLOCKED_FOR_GOOD)
    return words(texts.BLOCKED_UNTIL, until=block.until)
