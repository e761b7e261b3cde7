"""The worksheet of a ruling: reads the situation and the book, collects steps, and is signed at the end.

A rule is a function that takes a worksheet and returns the outcome. It asks the worksheet for facts; one that nobody
knows stops the rule there, and what was written so far is still answered. It asks for the book's values by name; where
the book is silent the rule stops too, and the ruling says so. No step goes on it without its rule number.
"""

from dataclasses import dataclass, field
from typing import Any

from tdapp.poker.cards import Card, parse
from tdapp.rulebooks.book import Citation, Plain, Rulebook, UnknownRule, Value
from tdapp.rulings.incidents import Incident
from tdapp.rulings.ruling import (
    Arg,
    Assumed,
    CardFate,
    Choice,
    Code,
    Discretion,
    Penalty,
    PlayerOption,
    PotAward,
    Reason,
    Ruling,
    SeatEffect,
    Step,
)  # fmt: skip
from tdapp.rulings.situation import Answer, AtSeat, Level, Situation, Status


class Missing(Exception):
    """Raised for facts nobody has entered, by question id or field of the situation; stops the rule, not the answer."""

    def __init__(self, *names: str) -> None:
        super().__init__(*names)
        self.names = names


class Silent(Exception):
    """Raised where the book says nothing about a value; stops the rule."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


@dataclass(slots=True)
class Worksheet:
    """One ruling being written: facts come through `yes`, `amount`, ...; sentences go on through `step`, `why`, ..."""

    situation: Situation
    book: Rulebook
    incident: Incident
    steps: list[Step] = field(default_factory=list)
    checklist: list[Step] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)
    effects: list[SeatEffect] = field(default_factory=list)
    options: list[PlayerOption] = field(default_factory=list)
    cards: list[CardFate] = field(default_factory=list)
    pots: list[PotAward] = field(default_factory=list)
    assumed: list[Assumed] = field(default_factory=list)
    bet_level: int | None = None
    min_raise_to: int | None = None
    max_raise_to: int | None = None
    next_to_act: int | None = None
    penalty: Penalty | None = None
    discretion: Discretion | None = None

    # ---- facts

    def maybe(self, name: str) -> Answer | None:
        """The answer to a question, or None when nobody gave it; no usual answer is taken."""
        return self.situation.facts.get(name)

    def given(self, name: str) -> Answer:
        """The answer to a question; else the question's usual one, which is then noted as assumed; else Missing."""
        answer = self.situation.facts.get(name)
        if answer is not None:
            return answer
        usual = self.incident.question(name).usual
        if usual is None:
            raise Missing(name)
        noted = Assumed("answer", name, usual)
        if noted not in self.assumed:
            self.assumed.append(noted)
        return usual

    def need(self, *names: str) -> None:
        """Stop and name all of these questions at once when any of them has no answer."""
        lacking = [
            name
            for name in names
            if self.situation.facts.get(name) is None and self.incident.question(name).usual is None
        ]
        if lacking:
            raise Missing(*lacking)

    def yes(self, name: str) -> bool:
        """The answer to a question that wants a yes or no."""
        return self.given(name) is True

    def amount(self, name: str) -> int:
        """The answer to a question that wants chips, a count or a seat."""
        answer = self.given(name)
        assert isinstance(answer, int)  # the situation was checked before it came here
        return answer

    count = amount
    seat = amount

    def choice(self, name: str) -> str:
        """The answer to a question that wants one of its choices."""
        return str(self.given(name))

    def numbers(self, name: str) -> tuple[int, ...]:
        """The answer to a question that wants several seats, or single chips."""
        answer = self.given(name)
        assert isinstance(answer, tuple)
        return tuple(int(item) for item in answer)

    seats = numbers
    chips = numbers

    def hand(self, name: str) -> tuple[Card, ...]:
        """The answer to a question that wants cards."""
        return parse(str(self.given(name)))

    @property
    def level(self) -> Level:
        """The level of the situation; Missing when nobody entered it."""
        if self.situation.level is None:
            raise Missing("level")
        return self.situation.level

    @property
    def lowest_chip(self) -> int:
        """The smallest chip in play; Missing when nobody entered it."""
        if self.level.lowest_chip is None:
            raise Missing("level.lowest_chip")
        return self.level.lowest_chip

    @property
    def button(self) -> int:
        """The seat the button marker stands at."""
        if self.situation.button is None:
            raise Missing("button")
        return self.situation.button

    def at(self, seat: int) -> AtSeat:
        """What is known of a seat; Missing when the table was not entered."""
        try:
            return self.situation.at(seat)
        except KeyError:
            raise Missing("seats") from None

    def in_hand(self) -> tuple[int, ...]:
        """The seats that still have a live hand, in order of the seats; Missing when no table was entered."""
        if not self.situation.seats:
            raise Missing("seats")
        out = (Status.FOLDED, Status.SITTING_OUT, Status.NOT_ENTITLED)
        return tuple(place.seat for place in self.situation.seats if place.status not in out)

    # ---- the book

    def value(self, name: str) -> Value:
        """The book's value (the house's, or this case's, where it is set); Silent when the book has none.

        An option, a reading or a house value that was used is printed with the ruling.
        """
        value = self.book.values.get(name)
        if value is None:
            raise Silent(name)
        here = self.situation.options.get(name)
        used: Plain = value.value if here is None else here
        cite = self.cite_of(value)
        if value.option or value.house or here is not None:
            self._assume(Assumed("option", name, used, cite))
        if value.reading:
            self._assume(Assumed("reading", value.reading, "", cite))
        return value if here is None else Value(used, value.cite, value.choices, value.option, value.reading)

    def way(self, name: str) -> str:
        """The name of the book's way of ruling; Silent when it has none."""
        return str(self.value(name).value)

    def way_or(self, name: str, silent: str) -> str:
        """The name of the book's way of ruling, or `silent` where the book says nothing."""
        return self.way(name) if name in self.book.values else silent

    def ahead(self, name: str, silent: str) -> str:
        """The name of the book's way, looked up before it is known to matter: it is not printed with the ruling."""
        value = self.book.values.get(name)
        return str(self.situation.options.get(name, value.value)) if value is not None else silent

    def flag(self, name: str) -> bool:
        """A yes or no of the book; no where the book is silent."""
        return name in self.book.values and self.value(name).value is True

    def says(self, code: str) -> bool:
        """Whether the book has a rule for this step."""
        return code in self.book.steps

    def has(self, name: str) -> bool:
        """Whether the book gives a rule number for this step or value."""
        return name in self.book.steps or name in self.book.values

    def cite(self, written: str) -> Citation:
        """The citation of the rule a step or value of this name rests on."""
        if written in self.book.steps:
            return self.book.cite(self.book.steps[written])
        if written not in self.book.values:
            raise UnknownRule(f"{self.book.id} gives no rule number for {written!r}")
        return self.cite_of(self.book.values[written])

    def cite_of(self, value: Value) -> Citation:
        """The citation of a value: in the book, or by the club."""
        cite = self.book.cite(value.cite)
        return Citation(cite.book, cite.edition, cite.number, cite.part, value.house) if value.house else cite

    # ---- writing

    def step(self, code: str, /, *, rule: str | None = None, **args: Arg | None) -> None:
        """Add a sentence of the answer; `rule` names another step or value whose citation it carries.

        An argument that is None is not known, and left out: the sentence is then said without it.
        """
        self.steps.append(Step(code, self.cite(rule or code), _known(args)))

    def check(self, code: str, /, *, rule: str | None = None, **args: Arg | None) -> None:
        """Add a step to the floor's checklist."""
        self.checklist.append(Step(code, self.cite(rule or code), _known(args)))

    def why(self, code: str, /, *, rule: str | None = None, **args: Arg | None) -> None:
        """Add a thought that led here; it may rest on no rule at all (arithmetic, the order of things)."""
        cited = rule or (code if self.says(code) else None)
        self.reasons.append(Reason(code, _known(args), self.cite(cited) if cited else None))

    def effect(self, seat: int, **what: Any) -> None:
        """Add what happens to a seat: refund, must_add, forfeits, removed, gains, gives, hand."""
        self.effects.append(SeatEffect(seat, **what))

    def may(self, seat: int, act: Any, *, least: int | None = None, most: int | None = None) -> None:
        """Add an option a player has."""
        self.options.append(PlayerOption(seat, act, least, most))

    def fate(self, which: str, fate: Any, *, seat: int | None = None) -> None:
        """Say where a card goes."""
        self.cards.append(CardFate(which, fate, seat))

    def punish(self, name: str, *seats: int) -> None:
        """Note the penalty the book's value `name` (`may` or `must`) attaches; nothing where the book has none."""
        if name not in self.book.values:
            return
        value = self.value(name)
        menu = str(self.book.values["penalty_menu"].value).split() if "penalty_menu" in self.book.values else []
        kind: Any = str(value.value)
        self.penalty = Penalty(kind, self.cite_of(value), seats, tuple(menu))

    def leave(self, rule: str, choices: "tuple[Choice | str, ...]", recommended: str) -> Code:
        """Leave the decision to the director: the choices and the recommended one. Returns the outcome."""
        listed = tuple(Choice(choice) if isinstance(choice, str) else choice for choice in choices)
        assert recommended in {choice.id for choice in listed}
        self.discretion = Discretion(listed, recommended, self.cite(rule))
        return Code.TD_DECIDES

    def note(self, name: str, *, rule: str | None = None, value: Plain = "") -> None:
        """Print a reading or a warning with the answer, by its own name."""
        self._assume(Assumed("note", name, value, self.cite(rule) if rule else None))

    def _assume(self, noted: Assumed) -> None:
        if noted not in self.assumed:
            self.assumed.append(noted)

    def signed(self, code: Code, missing: tuple[str, ...] = ()) -> Ruling:
        """The finished ruling."""
        return Ruling(
            incident=self.incident.id,
            book=self.book.id,
            edition=self.book.edition,
            code=code,
            steps=tuple(self.steps),
            checklist=tuple(self.checklist),
            reasons=tuple(self.reasons),
            effects=tuple(self.effects),
            bet_level=self.bet_level,
            min_raise_to=self.min_raise_to,
            max_raise_to=self.max_raise_to,
            next_to_act=self.next_to_act,
            options=tuple(self.options),
            cards=tuple(self.cards),
            pots=tuple(self.pots),
            penalty=self.penalty,
            discretion=self.discretion,
            assumed=tuple(self.assumed),
            missing=missing,
        )


def _known(args: "dict[str, Arg | None]") -> dict[str, Arg]:
    if None not in args.values():  # as most are: no other table is made for them
        return args  # type: ignore[return-value]
    return {name: value for name, value in args.items() if value is not None}
