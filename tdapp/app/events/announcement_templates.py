"""Templates of announcements of a club: the shipped ones, and its own beside them or in the place of one."""

from collections.abc import Callable, Iterable, Mapping
from datetime import timedelta
from functools import cache
from types import MappingProxyType
from typing import Any

from tdapp.app.clock.announcing import check_fields
from tdapp.app.events.over_shipped import made_over, over_shipped
from tdapp.app.events.toml_rows import Row, by_language, plain, rows_of, seconds, values_of, written
from tdapp.app.open_club import Club
from tdapp.app.resources import resource
from tdapp.domain.clock.announcing import LONGEST_MESSAGE
from tdapp.domain.events.templates import Template
from tdapp.domain.refusal import require
from tdapp.nested import toml_text
from tdapp.read.clock.announced import TYPED

SETTING = "events.templates"
OF_CLUB = "the club's templates"  # what a text of the club is called, where a file would be named


@cache
def shipped_templates() -> tuple[Template, ...]:
    """The templates that are shipped, in their order."""
    path = resource("events", "announcements.toml")
    return templates_of(path.read_text(encoding="utf-8"), path.name)


def own_templates(club: Club) -> tuple[Template, ...]:
    """The club's own templates. Refuses a text that cannot be read, by line and reason."""
    text = club.settings().get(SETTING, "")
    return templates_of(text, OF_CLUB) if text else ()


def templates(club: Club) -> tuple[Template, ...]:
    """The templates of a club: a shipped one as the club has it, where it has, and then its own. Refuses as
    `own_templates`.
    """
    return over_shipped(shipped_templates(), own_templates(club))


def put_templates(club: Club, wanted: Iterable[Template]) -> None:
    """Keep the club's templates, but for those that are as they are shipped. Refuses whoever may not, and a template
    that makes no sense.
    """
    text = "\n".join(map(_written, made_over(shipped_templates(), wanted)))
    templates_of(text, OF_CLUB)  # what is written can be read
    club.put_setting(SETTING, text)


def templates_of(text: str, file: str) -> tuple[Template, ...]:
    """The templates in a TOML text. Refuses the first thing that is wrong with it, by file, line and reason."""
    found: list[Template] = []
    for row in rows_of(text, file, "template"):
        template, first = _template(row, file), row[1]("")
        known = template.key in {each.key for each in found}
        require(not known, "events.twice", file=file, line=first, name=template.key)
        found.append(template)
    return tuple(found)


def check_text(text: str) -> None:
    """Refuse a text of a template that is too long or has a field nobody knows. One that is typed over may be in it."""
    require(len(text) <= LONGEST_MESSAGE, "announce.long", n=len(text), limit=LONGEST_MESSAGE)
    check_fields(text, TYPED)


def _texts(value: Any) -> tuple[tuple[str, str], ...]:
    return by_language(value, check_text)


READS: Mapping[str, Callable[[Any], Any]] = MappingProxyType(
    {"key": plain, "text": _texts, "typed": _texts, "lasts": seconds}
)


def _template(row: Row, file: str) -> Template:
    values = values_of(row, file, READS, ("key", "text"))
    return Template(texts=values.pop("text"), lasts=values.pop("lasts", None) or None, **values)


def _written(template: Template) -> str:
    lines = ["[[template]]", f"key = {toml_text(template.key)}", f"text = {written(template.texts)}"]
    if template.typed:
        lines.append(f"typed = {written(template.typed)}")
    if template.lasts:
        lines.append(f"lasts = {round(template.lasts / timedelta(seconds=1))}")
    return "\n".join(lines) + "\n"
