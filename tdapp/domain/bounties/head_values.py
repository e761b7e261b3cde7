"""What became of the bounty money of one tournament, as values: what was won of a bounty, what a bust-out was worth."""

from collections.abc import Mapping

from msgspec import Struct

from tdapp.domain.units import Cents, EntryId

NOTHING = Cents(0)


class Part(Struct, frozen=True):
    """What one winner got of a bounty, in cents: `paid` out, and `head`, put on his own head."""

    entry: EntryId
    paid: Cents
    head: Cents = NOTHING


class Fall(Struct, frozen=True):
    """What a bust-out was worth: `head`, and who got it; no parts: nobody yet, or nobody at all."""

    head: Cents
    parts: tuple[Part, ...] = ()


class Heads(Struct, frozen=True):
    """What became of the bounty money of one tournament, in cents.

    `grown`: what came onto heads of those who are in, beside what they brought; `on`: on all heads together.
    `won`: what each won in money, on no head; the winner's own head too. `beaten`: how many each knocked out, shared
    ones too. `open`: bust-outs nobody was named for, the first one first; `undrawn`: those whose envelope is not drawn.
    `waits`: the money of the open ones. `carried`: goes with the next bounty won. `envelopes`: mystery money that was
    not drawn yet. `to_pool`: went into the prize pool. `own`: the winner of the tournament, with his own head.
    """

    grown: Mapping[EntryId, Cents]
    won: Mapping[EntryId, Cents]
    beaten: Mapping[EntryId, int]
    open: tuple[EntryId, ...] = ()
    undrawn: tuple[EntryId, ...] = ()
    on: Cents = NOTHING
    waits: Cents = NOTHING
    carried: Cents = NOTHING
    envelopes: Cents = NOTHING
    to_pool: Cents = NOTHING
    own: Part | None = None


NO_HEADS = Heads({}, {}, {})
