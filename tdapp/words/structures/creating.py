"""What is worth a warning about a structure before its tournament is made, in sentences."""

from tdapp.domain.clock.structure import Structure
from tdapp.domain.money.terms import SaleSpan, Terms
from tdapp.domain.setup import Setup
from tdapp.read.structures.lint_view import lint_of_setup
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.say import Words

MOST = 3  # sentences; the editor shows them all
_ROW = QT_TRANSLATE_NOOP("Lint", "Structure, row {row}: {said}")
_WHOLE = QT_TRANSLATE_NOOP("Lint", "Structure: {said}")
_MORE = QT_TRANSLATE_NOOP("Lint", "%n more findings, shown in the structure editor.", "", 1)


def warnings_said(
    words: Words, setup: Setup, terms: Terms, closes: SaleSpan | None, structure: Structure
) -> tuple[str, ...]:
    """What most directors would change, the gravest first, a few sentences at most. (): nothing."""
    lines = lint_of_setup(setup, terms, closes, structure).worth_warning()
    said = [
        words(_WHOLE, said=words.said(line.said))
        if line.row is None
        else words(_ROW, row=line.row + 1, said=words.said(line.said))
        for line in lines[:MOST]
    ]
    more = len(lines) - MOST
    return (*said, words(_MORE, n=more)) if more > 0 else tuple(said)
