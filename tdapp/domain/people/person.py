"""What a club keeps about a person, and what it takes for good: lengths, formats, and the fields a club insists on.

`PersonData` is the one place where a field is declared: how it is cleaned, how long it may be, who may see it. The
file, lists in and out, erasing, merging and the form go by it.

`checked` cleans what somebody typed and refuses it in words. Private data (document, day of birth) are a value of their
own that never shows itself: its `repr` is empty, and no refusal carries it.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from datetime import date
from enum import StrEnum
from types import MappingProxyType
from typing import Annotated, Any, get_type_hints

from msgspec import Struct

from tdapp.domain.people.naming import LONGEST, clean
from tdapp.domain.refusal import require
from tdapp.values import replace, shown

LONGEST_NUMBER = 40  # characters of a club card number, a telephone number or a document
LONGEST_TEXT = 4_000  # characters of a note
LARGEST_PHOTO = 256 * 1024  # bytes
OLDEST = 130  # years
_EMAIL = re.compile(r"[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+")
_PHONE = re.compile(r"\+?[\d ()/.\-]+(?: ?(?:x|ext\.?) ?\d+)?")
_NATION, _LANGUAGE = re.compile("[A-Z]{2}"), re.compile("[a-z]{2,3}")


class Field(StrEnum):
    """What a club may insist on before somebody plays. The value names the field in sentences (`field.<value>`)."""

    LAST = "last"
    FIRST = "first"
    CLUB_NO = "club_no"
    NATIONALITY = "nationality"
    EMAIL = "email"
    PHONE = "phone"
    LANGUAGES = "languages"
    DOCUMENT = "document"
    BORN = "born"


PRIVATE_FIELDS = frozenset({Field.DOCUMENT, Field.BORN})


class BlockKind(StrEnum):
    """Who keeps somebody from playing: the house, or the player himself. Only those who look after people are told
    which of the two.
    """

    HOUSE = "house"
    SELF = "self"


class Block(Struct, frozen=True):
    """A block: somebody may not play. `until`: the first day on which it is free again, None: without end."""

    kind: BlockKind
    until: date | None

    @property
    def end(self) -> date:
        """The day on which a block ends, for comparing: the last of all days for one without end."""
        return self.until or date.max

    def holds(self, today: date) -> bool:
        """Whether a block still stands in the way on a day.

        >>> Block(BlockKind.HOUSE, date(2026, 12, 1)).holds(date(2026, 12, 1))
        False
        """
        return self.until is None or today < self.until


class Kept(Struct, frozen=True):
    """How a field of a person is kept: cleaned by `clean`, in at most `limit` characters (None: its format says).

    `listed`: it goes out in lists of people and may come back by them. `logged`: a log may hold it.
    """

    clean: Callable[[Any], Any]
    limit: int | None = None
    listed: bool = True
    logged: bool = True


def _lines(text: str) -> str:
    return "\n".join(clean(line) for line in text.splitlines()).strip()


def _codes(codes: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each for each in (clean(one).lower() for one in codes) if each))


class PersonData(Struct, frozen=True):
    """A person as the club's directory keeps her, '' for what is not known; one of the names must be there.

    `club_no`: the number on the club card. `nationality`: two capital letters (ISO 3166). `languages`: codes (ISO 639).
    `needs`: what whoever seats her must know, and nobody else (HC 9).
    """

    last: Annotated[str, Kept(clean, LONGEST)]
    first: Annotated[str, Kept(clean, LONGEST)] = ""
    nickname: Annotated[str, Kept(clean, LONGEST)] = ""
    club_no: Annotated[str, Kept(clean, LONGEST_NUMBER)] = ""
    nationality: Annotated[str, Kept(lambda text: clean(text).upper())] = ""
    email: Annotated[str, Kept(lambda text: clean(text).lower())] = ""
    phone: Annotated[str, Kept(clean, LONGEST_NUMBER)] = ""
    languages: Annotated[tuple[str, ...], Kept(_codes)] = ()
    note: Annotated[str, Kept(_lines, LONGEST_TEXT, logged=False)] = ""
    needs: Annotated[str, Kept(_lines, LONGEST_TEXT, listed=False, logged=False)] = ""

    def __repr__(self) -> str:
        return shown(self, without=_UNLOGGED)


FIELDS: Mapping[str, Kept] = MappingProxyType(
    {name: hint.__metadata__[0] for name, hint in get_type_hints(PersonData, include_extras=True).items()}
)
LISTED = tuple(name for name, kept in FIELDS.items() if kept.listed)
_UNLOGGED = tuple(name for name, kept in FIELDS.items() if not kept.logged)


class PrivateData(Struct, frozen=True):
    """What only some may see of a person: the number of a document ('' none) and the day of birth (None: not known).
    Its `repr` says neither.
    """

    document: str = ""
    born: date | None = None

    def __repr__(self) -> str:
        return shown(self, without=("document", "born"))


def checked(data: PersonData, known: PersonData | None = None) -> PersonData:
    """What somebody typed about a person, cleaned, as it will be kept. Refuses what cannot be: person.* and name.*
    codes.

    `known`: how it was before; what has not changed is taken as it is, whatever rule came after it.
    """
    names = _cleaned(data)
    require(bool(names.last or names.first), "name.empty", field="player")
    for name, field in FIELDS.items():
        n = len(getattr(names, name))
        require(field.limit is None or n <= field.limit, "name.long", field=name, n=n, limit=field.limit)
    before = known if known is not None else PersonData("")
    if names.email != before.email:
        right = not names.email or (len(names.email) <= LONGEST and _EMAIL.fullmatch(names.email))
        require(bool(right), "person.email", text=names.email)
    if names.phone != before.phone:
        right = not names.phone or (_PHONE.fullmatch(names.phone) and len(digits(names.phone)) >= 5)
        require(bool(right), "person.phone", text=names.phone)
    right = not names.nationality or _NATION.fullmatch(names.nationality)
    require(bool(right), "person.nationality", text=names.nationality)
    for language in names.languages:
        require(bool(_LANGUAGE.fullmatch(language)), "person.language", text=language)
    return names


def checked_private(private: PrivateData, today: date) -> PrivateData:
    """Document and day of birth, cleaned, as they will be kept. Refuses a day to come, and one nobody alive was born
    on.
    """
    document = clean(private.document)
    require(len(document) <= LONGEST_NUMBER, "name.long", field="document", n=len(document), limit=LONGEST_NUMBER)
    if private.born is not None:
        require(private.born <= today, "person.born_later")
        require(today.year - private.born.year <= OLDEST, "person.born_long_ago")
    return PrivateData(document, private.born)


def checked_block(block: Block, today: date) -> Block:
    """A block, if it is still to come to its end. Refuses one that would be over at once."""
    require(block.holds(today), "person.block_over")
    return block


def photo_kind(body: bytes) -> str:
    """The format of a photo: 'jpeg' or 'png'. Refuses what is neither, and what is too large for a face."""
    require(len(body) <= LARGEST_PHOTO, "person.photo_large", n=-(-len(body) // 1024), limit=LARGEST_PHOTO // 1024)
    kind = "jpeg" if body.startswith(b"\xff\xd8\xff") else "png" if body.startswith(b"\x89PNG\r\n\x1a\n") else ""
    require(bool(kind), "person.photo_kind")
    return kind


def missing(data: PersonData, private: PrivateData, wanted: Collection[Field]) -> Iterator[Field]:
    """The wanted fields that are empty, in the order of the form."""
    known = {name: getattr(of, name) for of in (data, private) for name in of.__struct_fields__}
    return (each for each in Field if each in wanted and not known[each])


def masked(text: str) -> str:
    """A number of which only the end is shown; a short one not at all.

    >>> masked("NX9CK1234"), masked("77"), masked("")
    ('****1234', '****', '')
    """
    return "****" + (text[-4:] if len(text) >= 8 else "") if text else ""


def digits(phone: str) -> str:
    """The digits of a telephone number as two writings of it share them: without blanks and the sign for abroad.

    >>> digits("+31 (0)6-1234 5678"), digits("06 12345678"), digits("")
    ('612345678', '612345678', '')
    """
    if not phone:  # most have none, and thousands are written at once
        return ""
    found = "".join(letter for letter in phone if letter in "0123456789")
    return found[-9:].lstrip("0") if len(found) > 9 else found.lstrip("0")


def _cleaned(data: PersonData) -> PersonData:
    cleaned: dict[str, Any] = {name: field.clean(getattr(data, name)) for name, field in FIELDS.items()}
    return replace(data, **cleaned)
