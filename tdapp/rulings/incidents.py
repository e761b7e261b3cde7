"""Incidents: their questions, and the function that rules on each.

Windows, files and the command line all ask the same questions, because they read them here.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from tdapp.rulings.ruling import Code
from tdapp.rulings.situation import Answer

if TYPE_CHECKING:
    from tdapp.rulings.worksheet import Worksheet

Part = Literal["stacks", "bets", "button", "log", "deal", "board", "hole_cards", "statuses", "level"]


class Kind(StrEnum):
    """What kind of answer a question wants."""

    YES_NO = "yes_no"
    CHOICE = "choice"
    SEAT = "seat"
    SEATS = "seats"
    AMOUNT = "amount"
    """Chips (in cash games dollars in chips), from 0."""
    COUNT = "count"
    """How many of something: cards, hands, players, minutes, seconds."""
    CHIPS = "chips"
    """Single chips by denomination, one number a chip."""
    CARDS = "cards"
    """Cards in short form: AsKd."""


class Question(Struct, frozen=True):
    """One fact of an incident.

    `usual`: what is assumed (and printed as assumed) when nobody says; None: it must be said. `only`: asked only when
    the named other question has one of these answers. `least`/`most` bound a count, an amount or the number of items.
    """

    id: str
    kind: Kind
    choices: tuple[str, ...] = ()
    usual: Answer | None = None
    only: tuple[str, tuple[Answer, ...]] | None = None
    least: int = 0
    most: int | None = None

    def asked(self, facts: Mapping[str, Answer]) -> bool:
        """Whether the question arises, given what was answered so far."""
        return self.only is None or facts.get(self.only[0]) in self.only[1]


class Incident(Struct, frozen=True):
    """Something that goes wrong (or is asked) at a table.

    `id` is chapter.name; `topic` finds the rules about it in every book; `table` says which parts of the table drawing
    it looks at; `rule` fills in the worksheet and returns the outcome.
    """

    id: str
    topic: str
    questions: tuple[Question, ...]
    rule: "Callable[[Worksheet], Code]"
    table: tuple[Part, ...] = ()

    @property
    def chapter(self) -> str:
        """The chapter of the catalogue an incident stands in."""
        return self.id.partition(".")[0]

    def question(self, name: str) -> Question:
        """The question with this id; KeyError when the incident does not ask it."""
        for question in self.questions:
            if question.id == name:
                return question
        raise KeyError(name)
