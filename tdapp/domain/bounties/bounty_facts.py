"""Facts of bounties: who knocked out whom, which envelopes there are, and which one was drawn for whom.

What a head is worth, and who won how much, is no fact: it follows (`heads.py`).
"""

from msgspec import Struct

from tdapp.domain.money.bounty_payments import BountyPaid, BountyReturned, MarkerFound, MarkerLost
from tdapp.domain.units import Cents, EntryId


class KnockedOut(Struct, frozen=True):
    """It was said who knocked an entry out: those who won the pot it had its last chips in; nobody where it was blinded
    off; the entry itself where play ended by a deal, and it keeps its own head. Said again, the last one counts.
    """

    entry: EntryId
    by: tuple[EntryId, ...]


class EnvelopesSet(Struct, frozen=True):
    """These envelopes are drawn for, in cents, highest first: mystery bounties begin, or are set anew.

    `after`: so many entries had gone out; none of them is worth an envelope.
    """

    amounts: tuple[Cents, ...]
    after: int


class EnvelopeDrawn(Struct, frozen=True):
    """The bounty of an entry is an envelope with `amount` cents. `seed`: it was drawn with, '' by hand in the room."""

    entry: EntryId
    amount: Cents
    seed: str = ""


BountyFact = KnockedOut | EnvelopesSet | EnvelopeDrawn | BountyPaid | BountyReturned | MarkerLost | MarkerFound
