"""The rules of sounds and events of a club: the shipped ones, with what the club made of them and its own beside them.

The club's stand in a setting, as TOML: edited in place, and none of it is a fact of a tournament.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from tdapp.app.events.over_shipped import made_over, over_shipped
from tdapp.app.events.rule_files import checked, rules_of, text_of
from tdapp.app.open_club import Club
from tdapp.app.resources import resource
from tdapp.domain.events.rules import Rule
from tdapp.domain.refusal import Refused

SETTING = "events.rules"
OF_CLUB = "the club's rules"  # what a text of the club is called, where a file would be named
LARGEST = 200_000  # bytes of a file somebody brings


@cache
def shipped_rules() -> tuple[Rule, ...]:
    """The rules that are shipped, in their order."""
    path = resource("events", "events.toml")
    return rules_of(path.read_text(encoding="utf-8"), path.name)


def own_rules(club: Club) -> tuple[Rule, ...]:
    """What the club made of shipped rules, and its own. Refuses a text that cannot be read, by line and reason."""
    text = club.settings().get(SETTING, "")
    return rules_of(text, OF_CLUB) if text else ()


def rules(club: Club) -> tuple[Rule, ...]:
    """The rules of a club: a shipped one as the club has it, where it has, and then its own. Refuses as `own_rules`."""
    return joined(own_rules(club))


def joined(own: Iterable[Rule]) -> tuple[Rule, ...]:
    """The shipped rules, each as `own` has it where it has, and after them the others of `own`."""
    return over_shipped(shipped_rules(), own)


def put_rules(club: Club, wanted: Iterable[Rule]) -> None:
    """Keep the rules of a club, but for those that are as they are shipped. Refuses whoever may not, and a rule that
    makes no sense.
    """
    text = text_of(checked(rule) for rule in made_over(shipped_rules(), wanted))
    rules_of(text, OF_CLUB)  # what is written can be read
    club.put_setting(SETTING, text)


def read_rules(path: Path) -> tuple[Rule, ...]:
    """The rules in a TOML file, with the shipped ones it does not name. Refuses what is wrong with it by file, line and
    reason; a file that cannot be read, `events.file`.
    """
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Refused("events.file", file=path.name) from error
    return joined(rules_of(text, path.name))


def new_key(known: Iterable[Rule]) -> str:
    """A key for a new rule that no other one has."""
    taken = {rule.key for rule in known}
    number = 1
    while f"own_{number}" in taken:
        number += 1
    return f"own_{number}"
