"""The words every chapter of the rulings has to give."""

from collections.abc import Mapping

from msgspec import Struct, field

from tdapp.texts import Text


class Chapter(Struct, frozen=True):
    """The sentences of one chapter, by code.

    `titles` and `keywords` by incident (keywords: words parted by commas that a director would type); `questions` by
    incident/question, or by question alone where several incidents ask the same; `answers` by question/choice or by
    choice alone; `steps` by the code of steps, checklist lines and reasons,
    and by code/argument where there is a form that says this argument (`turn.held/seats`) beside one for when it is not
    known; `choices` by what the director may decide;
    `values` by the name of a book's value and `settings` by value/choice, for house rules; `notes` by name; `places` by
    the name of where a card lies (`turn_burn`, `seat`, `extra` ...).
    """

    titles: Mapping[str, Text] = field(default_factory=dict)
    keywords: Mapping[str, Text] = field(default_factory=dict)
    questions: Mapping[str, Text] = field(default_factory=dict)
    answers: Mapping[str, Text] = field(default_factory=dict)
    steps: Mapping[str, Text] = field(default_factory=dict)
    choices: Mapping[str, Text] = field(default_factory=dict)
    values: Mapping[str, Text] = field(default_factory=dict)
    settings: Mapping[str, Text] = field(default_factory=dict)
    notes: Mapping[str, Text] = field(default_factory=dict)
    places: Mapping[str, Text] = field(default_factory=dict)
