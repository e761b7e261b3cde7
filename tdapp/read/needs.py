"""A need: a card of the panel that says what only the director can settle now."""

from enum import IntEnum

from msgspec import Struct

from tdapp.read.message import Said

MOST_NAMED = 8  # tables named in one card; more are only counted


class Urgency(IntEnum):
    """The urgency of a need: stops play, soon, or a proposal."""

    DANGER = 0
    WARNING = 1
    INFO = 2


class Need(Struct, frozen=True):
    """One card of the panel: a title, a line of explanation, and the action that settles it.

    `action` is the id of an operator's action (see ui/actions), '' when there is nothing to press, `args` what it is
    told. `code` picks the icon.
    """

    code: str
    urgency: Urgency
    title: Said
    detail: Said | None
    action: str = ""
    args: tuple[str | None, ...] = ()
