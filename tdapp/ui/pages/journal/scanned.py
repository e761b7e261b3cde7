"""The text about a slip whose code was scanned."""

from tdapp.app.money.slips import CheckedSlip
from tdapp.domain.units import TournamentId
from tdapp.ui.session import Told
from tdapp.words.journal import journal as texts
from tdapp.words.say import Words


def said_of_slip(words: Words, found: CheckedSlip | None, here: TournamentId | None) -> Told:
    """The text that says whether a slip is real. `found` None: no slip of this club has that code."""
    if found is None:
        return Told(words(texts.SLIP_FALSE), "error")
    slip = found.slip
    if found.tournament != here:
        return Told(words(texts.SLIP_ELSEWHERE, tournament=slip.stamp.tournament), "refused")
    text = texts.SLIP_VOID if slip.void else texts.SLIP_RETURNED if found.returned else texts.SLIP_GOOD
    said = words(text, name=slip.player, item=slip.item, amount=slip.total)
    return Told(said, "info" if text is texts.SLIP_GOOD else "refused")
