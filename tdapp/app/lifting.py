"""Lifting a refusal: the director may, with a reason that stays in the journal."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the director lifts a refusal: its code and her words."""

    code: str
    words: str
