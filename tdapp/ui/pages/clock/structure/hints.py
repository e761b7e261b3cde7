"""The hints about the row and cell the keyboard is at: why it stays, and what can be typed there."""

from tdapp.app.structures.rows import Column
from tdapp.ui.pages.clock.structure import texts
from tdapp.ui.pages.clock.structure.draft import Draft
from tdapp.ui.pages.clock.structure.model import Shown
from tdapp.words.say import Words


def why_it_stays(draft: Draft, row: int | None, words: Words) -> str:
    """The reason a row can be neither moved nor deleted; '' when it can."""
    if row is None:
        return words(texts.NO_ROW)
    if row < draft.played:
        return words(texts.FROZEN, row=row + 1)
    if row < draft.first_free:
        return words(texts.RUNNING_STAYS, row=row + 1)
    return ""


def why_it_stands(draft: Draft, row: int | None, words: Words) -> str:
    """The reason the cells of a row cannot change; '' when they can."""
    if row is None:
        return words(texts.NO_ROW)
    return words(texts.FROZEN, row=row + 1) if row < draft.played else ""


def hint(shown: Shown, row: int, column: Column) -> str:
    """The hint how a cell is changed, or why it is not."""
    words = shown.words
    if shown.is_frozen(row):
        return words(texts.FROZEN, row=row + 1)
    if shown.closes_late(row) and column is Column.LEVEL:
        return words(texts.CLOSES_HERE)
    if shown.is_break(row) and column in (Column.SMALL, Column.ANTE):
        return words(texts.NAME_HELP if column is Column.SMALL else texts.CHIPS_HELP)
    if column is Column.GAME and not shown.is_break(row):
        return words(texts.GAME_HELP)
    if column is Column.KIND:
        return words(texts.KIND_HELP)
    return words(texts.RUNNING if shown.is_on(row) else texts.TYPE_HERE)
