"""Overrides: the director may lift a refusal, with a reason that stays in the journal."""

from __future__ import annotations  # a reason is given at the desk

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from tdapp.domain.act import Override
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused
from tdapp.domain.rights import to_lift
from tdapp.store.free_text import FreeText

if TYPE_CHECKING:
    from tdapp.app.desk import Desk


class Reason(Struct, frozen=True):
    """The reason the director lifts a refusal for: its code and her words. `others`: refusals lifted with it, for the
    same act.
    """

    code: str
    words: str
    others: tuple[str, ...] = ()

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of all refusals that are lifted, in the order they came up."""
        return (*self.others, self.code)


class Lifted(NamedTuple):
    """What follows from a reason: what the act keeps of it, what it allows, and its words for the side table."""

    override: Override | None
    allow: Allowed
    texts: tuple[FreeText, ...]


def lifted(desk: Desk, reason: Reason | None) -> Lifted:
    """What a reason lifts; None: nothing. Refuses one without words, and whoever has no right to lift that."""
    if reason is None:
        return Lifted(None, NOTHING_LIFTED, ())
    if not reason.words.strip():
        raise Refused("override.no_reason")
    for right in dict.fromkeys(right for code in reason.codes for right in to_lift(code)):
        desk.ask_right(right)
    words = desk.say_words(reason.words.strip())
    override = Override(" ".join(reason.codes), words.id, words.digest)
    return Lifted(override, Allowed(frozenset(reason.codes)), (words,))
