"""A rulebook: its rules by number, its values with their citations, its readings of unclear points."""

from collections.abc import Mapping
from datetime import date
from typing import Literal, TypeAlias

from msgspec import Struct, field

Plain: TypeAlias = bool | int | str
RuleClass = Literal["ENGINE", "PROCEDURE", "TOURNAMENT", "REFERENCE", "DISCRETION"]


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule of the book under its own number.

    `topic` is what it is about, the same word in every book: it finds the rule that answers it elsewhere. `parts` are
    the letters and paragraphs that may be cited (`A7`, `(6)`).
    """

    number: str
    topic: str
    classes: tuple[RuleClass, ...]
    parts: tuple[str, ...] = ()


class RuleText(Struct, frozen=True, forbid_unknown_fields=True):
    """Our own short words for a rule, in one language.

    `not_modelled` says what of it there is no ruling for, and why; empty: all of it is ruled on.
    """

    title: str
    summary: str
    not_modelled: str = ""


class Value(Struct, frozen=True, forbid_unknown_fields=True):
    """A value of a book (or the house) where books differ: an amount, a yes or no, or the name of a way of ruling.

    `cite` is number/part, `choices` what it may be set to, `option` whether the book leaves it to the house (then a
    ruling that used it prints it), `reading` the id of the dated note when the text is unclear. `house`: the club's own
    source, when it has replaced the book's value.
    """

    value: Plain
    cite: str
    choices: tuple[Plain, ...] = ()
    option: bool = False
    reading: str = ""
    house: str = ""


class Reading(Struct, frozen=True, forbid_unknown_fields=True):
    """A reading of an unclear rule, since when; the words stand in the language files under `readings`."""

    id: str
    since: date


class Texts(Struct, frozen=True, forbid_unknown_fields=True):
    """A book in one language: its name, and titles, summaries and readings by number and id. `edition` empty: the one
    of the book itself.
    """

    name: str
    rules: Mapping[str, RuleText]
    readings: Mapping[str, str] = {}
    edition: str = ""


class Citation(Struct, frozen=True, forbid_unknown_fields=True):
    """Where something is written: book, edition, rule number and part; `house` the club's own source instead."""

    book: str
    edition: str
    number: str
    part: str = ""
    house: str = ""

    def __str__(self) -> str:
        """As it is printed: `35-A7`, `s22(6)`, `RP-5`."""
        if self.house:
            return self.house
        joined = f"{self.number}{self.part}" if self.part[:1] in ("(", "") else f"{self.number}-{self.part}"
        return f"s{joined}" if self.book == "QLD" and self.number[:1].isdigit() else joined


class UnknownRule(Exception):
    """A citation of something that is not in the book: our own mistake, or the house's, never the director's."""


class Rulebook(Struct, frozen=True):
    """A rulebook as a whole: rules, values, readings and texts. `kind`: rules for tournaments, or the law of a cash
    game. `steps` gives each step its rule. `cited` keeps the citations that were asked for: a ruling has a handful.
    """

    id: str
    edition: str
    dated: str
    kind: Literal["tournament", "cash"]
    rules: Mapping[str, Rule]
    values: Mapping[str, Value]
    steps: Mapping[str, str]
    readings: Mapping[str, Reading]
    texts: Mapping[str, Texts]
    cited: dict[str, Citation] = field(default_factory=dict)

    def cite(self, written: str) -> Citation:
        """The citation of `number/part`; raises UnknownRule when the book has no such rule or part."""
        known = self.cited.get(written)
        if known is None:
            number, _, part = written.partition("/")
            rule = self.rules.get(number)
            if rule is None or (part and part not in rule.parts):
                raise UnknownRule(f"{self.id} has no rule {written!r}")
            known = self.cited[written] = Citation(self.id, self.edition, number, part)
        return known

    def by_topic(self, topic: str) -> tuple[Rule, ...]:
        """The rules about this topic, in the order of the book; none when the book is silent."""
        return tuple(rule for rule in self.rules.values() if rule.topic == topic)

    def text(self, number: str, language: str) -> RuleText:
        """Title and summary in this language; English where the language has none."""
        texts = self.texts.get(language) or self.texts["en"]
        return texts.rules.get(number) or self.texts["en"].rules[number]

    def text_name(self, language: str) -> str:
        """The name of the book in this language."""
        return (self.texts.get(language) or self.texts["en"]).name

    def text_edition(self, language: str, recorded: str = "") -> str:
        """The edition in this language; one that was `recorded` from another print stays as it was written."""
        if recorded and recorded != self.edition:
            return recorded
        texts = self.texts.get(language)
        return (texts.edition if texts else "") or self.edition

    @property
    def not_modelled(self) -> tuple[Rule, ...]:
        """The rules there is no ruling for, or not for all of it; the reason stands with their words."""
        return tuple(rule for rule in self.rules.values() if self.text(rule.number, "en").not_modelled)
