"""Trouble with the outside world, for windows that may not look into the store."""

from tdapp.read.said import Said
from tdapp.store.errors import KnownError

__all__ = ["KnownError", "say_trouble"]


def say_trouble(error: KnownError) -> Said:
    """What to tell the director: what happened, where, what to do."""
    facts = {key: str(value) if not isinstance(value, (int, str)) else value for key, value in error.facts.items()}
    return Said("trouble." + error.code, tuple(facts.items()))
