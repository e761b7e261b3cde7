"""Rules of the directory: what a club insists on before somebody plays, and whether it keeps documents and birthdays at
all.
"""

from collections.abc import Mapping

from msgspec import Struct

from tdapp.domain.people.person import Field

_MANDATORY, _PRIVATE = "people.mandatory", "people.private"
_YES = "yes"


class DirectoryRules(Struct, frozen=True):
    """The rules of the directory: fields that must be filled before somebody plays (`mandatory`), and what is kept.
    `private`: documents and birthdays are kept.
    """

    mandatory: frozenset[Field] = frozenset()
    private: bool = False


def read_rules(settings: Mapping[str, str]) -> DirectoryRules:
    """The rules among the club's settings; a field of a later version of the program is left out."""
    known = {field.value: field for field in Field}
    wanted = settings.get(_MANDATORY, "").split()
    return DirectoryRules(frozenset(known[each] for each in wanted if each in known), settings.get(_PRIVATE) == _YES)


def write_rules(rules: DirectoryRules) -> dict[str, str]:
    """The settings that keep these rules."""
    wanted = " ".join(field.value for field in Field if field in rules.mandatory)
    return {_MANDATORY: wanted, _PRIVATE: _YES if rules.private else ""}
