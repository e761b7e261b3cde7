"""What is typed for an announcement: the text of a template, filled with what was typed, or the words themselves."""

import re
from collections.abc import Collection, Iterator

from msgspec import Struct

from tdapp.domain.events.templates import Template
from tdapp.read.clock.announced import TYPED
from tdapp.read.command_scene import Scene, Suggestion
from tdapp.read.message import say
from tdapp.read.people.names import fold

ACTION = "tournament.announce"
NUMBER = r"(\d{1,4})"


class Phrase(Struct, frozen=True):
    """An announcement by language, in the order it is shown; `lasts` in seconds, None: until it is taken off."""

    first: str
    second: str = ""
    lasts: int | None = None


def phrase_of(typed: str, templates: Collection[Template], first: str, second: str) -> Phrase | None:
    """The template somebody means by what was typed, in the first and the second language ('' for none); None: none.

    >>> breaks = Template("a", (("en", "Table {table} breaks, go"),), (("en", "table {table} breaks"),))
    >>> phrase_of("Table 14 breaks", [breaks], "en", "nl").first
    'Table 14 breaks, go'
    """
    wanted = fold(" ".join(typed.split()))
    for template in templates:
        for _language, how in template.typed:
            match = re.fullmatch(_pattern(how), wanted)
            if match is not None:
                told = _in_languages(template, first, second)
                return told if not match.groups() else _filled(told, match[1])
    return None


def of_template(template: Template, first: str, second: str) -> Phrase:
    """A template in the first and the second language ('' for none); one it lacks is told in the other."""
    return _in_languages(template, first, second)


def _in_languages(template: Template, first: str, second: str) -> Phrase:
    texts = [template.said(language) for language in (first, second) if language]
    known = [text for text in texts if text] or [text for _language, text in template.texts[:1]]
    lasts = round(template.lasts.total_seconds()) if template.lasts is not None else None
    return Phrase(known[0], known[1] if len(known) > 1 else "", lasts)


def _pattern(how: str) -> str:
    """What was typed for a template, as a pattern: a number stands for a field that is typed over."""
    parts = re.split(r"\{(" + "|".join(TYPED) + r")\}", how)
    return "".join(NUMBER if at % 2 else re.escape(fold(part)) for at, part in enumerate(parts))


def _filled(phrase: Phrase, number: str) -> Phrase:
    texts = [phrase.first, phrase.second]
    for name in TYPED:
        texts = [text.replace("{" + name + "}", number) for text in texts]
    return Phrase(texts[0], texts[1], phrase.lasts)


def say_it(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """The announcement of what stands after the verb: of a template, or as it was typed."""
    if not rest:
        return
    first, second = scene.languages
    phrase = phrase_of(rest, scene.templates, first, second) or Phrase(rest)
    args = (phrase.first, phrase.lasts, phrase.second)
    yield Suggestion(ACTION, args, say("command.announce", text=phrase.first), phrase.first)
