"""The manual: its pages, the sections of each, and where in it something is said.

A page is a Markdown file of `resources/manual/<language>/`; the index names them all, and their order is its order. A
topic names a page and, if it likes, one of its sections: 'desk#waiting-list'. Sections are called after their English
headings in every language, so that a topic leads to the same place in each.
"""

import re
from collections.abc import Iterator
from functools import cache
from operator import itemgetter

from msgspec import Struct

from tdapp.app.resources import resource
from tdapp.read.people.names import fold
from tdapp.texts import LANGUAGES

INDEX = "index"
ENGLISH = next(iter(LANGUAGES))  # the language of the sources
EXCERPT = 20  # words in which what was found should stand together
_LINK = re.compile(r"!?\[([^]]*)\]\(([^)]*)\)")
_RULES = re.compile(r"^\s*\|?[\s|:-]+\|?\s*$|^\s*(?:[-#>]+|\d+\.)\s+|^```.*$|\|", re.MULTILINE)
_MARKS = re.compile(r"[*`]+")
_PICTURE = re.compile(r"!\[[^]]*\]\([^)]*\)")
_FENCE = "```"


class Section(Struct, frozen=True):
    """A heading and what stands under it, in plain words. `topic`: how others name it; `level`: 1 for the page."""

    topic: str
    level: int
    title: str
    text: str


class ManualPage(Struct, frozen=True):
    """A page: its name, as it is written in Markdown, and its sections; the first one is the page itself."""

    name: str
    marked: str
    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        return self.sections[0].title


class Hit(Struct, frozen=True):
    """A section in which all that was typed is said: the page, the section, and the words around the first of it."""

    topic: str
    page: str
    title: str
    excerpt: str


class Manual(Struct, frozen=True):
    """The manual in one language, its pages by their names in the order of the index."""

    pages: dict[str, ManualPage]

    def section(self, topic: str) -> tuple[ManualPage, int] | None:
        """The page of a topic, and which of its headings; None where the manual has no such place."""
        name, _, _rest = topic.partition("#")
        page = self.pages.get(name)
        if page is None:
            return None
        found = next((at for at, each in enumerate(page.sections) if each.topic == topic), None)
        return (page, found) if found is not None else None

    def find(self, typed: str) -> tuple[Hit, ...]:
        """The sections in which each word that was typed begins a word: those that say it in a heading first, then
        those that say it all in one breath. The index says nothing the pages do not.
        """
        wanted = [re.compile(r"(?<!\w)" + re.escape(word)) for word in fold(typed).split()]
        found: list[tuple[int, int, Hit]] = []
        for page in self.pages.values() if wanted else ():
            for section in page.sections if page.name != INDEX else ():
                title = fold(section.title)
                heading = f"{title} {fold(page.title)}"
                if not _says(f"{heading} {fold(section.text)}", wanted):
                    continue
                excerpt, together = _excerpt(section.text, wanted)
                rank = 0 if _says(title, wanted) else 1 if _says(heading, wanted) else 2 if together else 3
                found.append((rank, len(found), Hit(section.topic, page.title, section.title, excerpt)))
        return tuple(hit for _rank, _at, hit in sorted(found, key=itemgetter(0, 1)))


@cache
def manual(language: str) -> Manual:
    """The manual in a language. Read once: the files come with the program."""
    english = {name: tuple(_headings(_read(ENGLISH, name))) for name in _names()}
    return Manual({name: _page(name, _read(language, name), english[name]) for name in english})


def links(marked: str) -> Iterator[str]:
    """Where a page links to, as it is written there; not its pictures."""
    yield from (match[2] for match in _LINK.finditer(marked) if not match[0].startswith("!"))


def topic_of(link: str, page: str = "") -> str:
    """The topic a link of a page leads to: 'desk.md#terms' is 'desk#terms', '#terms' is on the page itself."""
    name, _, section = link.partition("#")
    name = name.removesuffix(".md") or page
    return f"{name}#{section}" if section else name


def _names() -> tuple[str, ...]:
    """The names of the pages, the index first, then as it lists them."""
    listed = (topic_of(link).partition("#")[0] for link in links(_read(ENGLISH, INDEX)))
    return tuple(dict.fromkeys((INDEX, *listed)))


def _read(language: str, name: str) -> str:
    return resource("manual", language, f"{name}.md").read_text(encoding="utf-8")


def _headings(marked: str) -> Iterator[tuple[int, int, str]]:
    """The headings of a page: the number of the line, the level and the words. What stands in a fence is none."""
    fenced = False
    for number, line in enumerate(marked.splitlines()):
        if line.startswith(_FENCE):
            fenced = not fenced
        elif not fenced and line.startswith("#"):
            signs, _, words = line.partition(" ")
            yield number, len(signs), words.strip()


def _page(name: str, marked: str, english: tuple[tuple[int, int, str], ...]) -> ManualPage:
    lines, headings = marked.splitlines(), tuple(_headings(marked))
    sections = []
    for at, ((line, level, title), (*_, called)) in enumerate(zip(headings, english, strict=True)):
        end = headings[at + 1][0] if at + 1 < len(headings) else len(lines)
        topic = name if at == 0 else f"{name}#{_slug(called)}"
        sections.append(Section(topic, level, title, _plain("\n".join(lines[line + 1 : end]))))
    return ManualPage(name, marked, tuple(sections))


def _slug(heading: str) -> str:
    """A heading as links name it: 'Hand for hand' is 'hand-for-hand'."""
    return re.sub(r"[^\w-]", "", heading.casefold().replace(" ", "-"))


def _plain(marked: str) -> str:
    """What is read of a piece of Markdown, on one line."""
    words = _LINK.sub(r"\1", _PICTURE.sub("", marked))
    return " ".join(_MARKS.sub("", _RULES.sub(" ", words)).split())


def _says(text: str, wanted: list[re.Pattern[str]]) -> bool:
    return all(word.search(text) for word in wanted)


def _excerpt(text: str, wanted: list[re.Pattern[str]]) -> tuple[str, bool]:
    """The words of a text in which most of what is wanted is said, and whether all of it is."""
    words = text.split()
    said = [frozenset(at for at, each in enumerate(wanted) if each.search(fold(word))) for word in words]
    best, most = 0, 0
    for at, here in enumerate(said):
        many = len(frozenset().union(*said[at : at + EXCERPT])) if here else 0
        if many > most:
            best, most = at, many
    begin = max(0, best - EXCERPT // 4)
    end = begin + EXCERPT + EXCERPT // 4
    shown = " ".join(words[begin:end])
    return f"{'… ' if begin else ''}{shown}{' …' if end < len(words) else ''}", most == len(wanted)
