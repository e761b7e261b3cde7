"""Trouble with the outside world, for windows that may not look into the store."""

from tdapp.read import message
from tdapp.read.message import Said
from tdapp.store.trouble import KnownError

__all__ = ["KnownError", "say_trouble"]


def say_trouble(error: KnownError) -> Said:
    """The sentence for the director about trouble: what happened, where, what to do."""
    return message.say_trouble(error.code, error.facts)
