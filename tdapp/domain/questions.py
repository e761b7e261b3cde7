"""The question of a decision: whether it would be refused, asked without doing all the work of it.

Windows ask of every action whether it can be done, for every letter typed. A decision that works out much once nothing
can refuse it any more, such as a draw of the whole room, is divided: what can refuse it is one function, which the
decision calls and its question too.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from tdapp.domain.facts import Fact

Decision = Callable[..., tuple[Fact, ...]]
D = TypeVar("D", bound=Decision)
_QUESTIONS: dict[Decision, Decision] = {}


def asked_by(question: Callable[..., object]) -> Callable[[D], D]:
    """Let a decision be asked about by this question: it takes the same arguments and refuses the same.

    What it gives back is the decision's own business."""

    @wraps(question)
    def ask(*args: Any, **kwargs: Any) -> tuple[Fact, ...]:
        question(*args, **kwargs)
        return ()

    def mark(decision: D) -> D:
        _QUESTIONS[decision] = ask
        return decision

    return mark


def question_of(decision: Decision) -> Decision:
    """What is called to know whether a decision would be refused: its question, which makes no facts, or itself."""
    return _QUESTIONS.get(decision, decision)
