"""Verbs: what decisions are called in the journal, as in 'entries.bust_out'. It stands in every club file, so it never
changes.
"""

from collections.abc import Callable

WRITTEN_AS = {"discipline": "floor"}  # modules that had another name when their verbs were first written


def verb_of(decision: Callable[..., object]) -> str:
    """The verb of a decision: its module and its own name, wherever the module stands.

    >>> from tdapp.domain.rulings.discipline import give_penalty
    >>> verb_of(give_penalty)
    'floor.give_penalty'
    """
    module = decision.__module__.rpartition(".")[2]
    return f"{WRITTEN_AS.get(module, module)}.{decision.__name__}"
