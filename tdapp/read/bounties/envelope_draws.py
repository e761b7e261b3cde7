"""An envelope that was drawn, as the draw sheet has it: all that is needed to compute it again."""

from typing import Any

from msgspec import Struct

from tdapp.domain.bounties.bounty_facts import EnvelopeDrawn
from tdapp.domain.facts import Fact
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId


class DrawnEnvelope(Struct, frozen=True):
    """The envelope drawn for an entry that was knocked out, out of those that were left, in cents, highest first."""

    entry: EntryId
    left: tuple[Cents, ...]
    amount: Cents


def drawn_envelope(facts: tuple[Fact, ...], before: State) -> DrawnEnvelope | None:
    """The envelope of a draw, None: it is another kind of draw."""
    drawn = next((fact for fact in facts if isinstance(fact, EnvelopeDrawn) and fact.seed), None)
    if drawn is None or before.envelopes is None:
        return None
    return DrawnEnvelope(drawn.entry, before.envelopes.left, drawn.amount)


def envelope_data(drawn: DrawnEnvelope) -> dict[str, Any]:
    """An envelope for the file that `packaging/check_draws.py` reads."""
    return {"entry": drawn.entry, "left": list(drawn.left), "amount": drawn.amount}
