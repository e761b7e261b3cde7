"""A new member of an enum is missed by no table: each table of the code has them all, or says here which it leaves out.

What a member needs beyond a row in a table is asked with `match` and `assert_never`, and there mypy names the place.
"""

import ast
import importlib
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, Flag
from functools import cache
from pathlib import Path
from typing import NamedTuple

import tdapp

SOURCE = Path(tdapp.__file__).parent
A_PART = "a part"  # one of several tables that make a whole, or the few for which something holds

# By table: the members it leaves out, or `A_PART`.
LEFT_OUT = {
    "tdapp.app.papers.papers._OF_STATE": A_PART,
    "tdapp.app.command_scene.SOLD_AS": "ENTRY",  # an entry is sold by the verb that registers
    "tdapp.app.lists.headings.FOREIGN": A_PART,
    "tdapp.app.lists.headings.HEADINGS": "REBUYS ADD_ONS BLINDS SMALL BIG ANTE BRING_IN",  # in Dutch as in English
    "tdapp.app.people.people_exchange.HEADINGS": (
        "INFIX NAME BORN TABLE SEAT CHIPS CODE WORTH ISSUER UNTIL PLACE PRIZE ENTRIES REBUYS ADD_ONS LEVEL GAME BLINDS "
        "SMALL BIG ANTE ANTE_KIND LASTS SMALL_BET BIG_BET BRING_IN BREAK RACED_OFF"
    ),
    "tdapp.domain.chips.count_causes._TELLING": A_PART,
    "tdapp.domain.chips.starting_stacks._TASTES": "FIELD ONLY",
    "tdapp.domain.rights.ROLES": "OWN",
    "tdapp.domain.rights._NEEDED": "LIFT",
    "tdapp.domain.seating.moves.DRAWS": A_PART,
    "tdapp.read.by_hand_lines._OWN": A_PART,
    "tdapp.read.chips.command_chips.VERBS": A_PART,
    "tdapp.read.chips.command_race.VERBS": A_PART,
    "tdapp.read.registration.command_entries.VERBS": A_PART,
    "tdapp.read.seating.command_room.VERBS": A_PART,
    "tdapp.read.structures.command_structures.VERBS": A_PART,
    "tdapp.words.command_box.UNITS": "WARNING DISQUALIFICATION",  # neither is counted in anything typed
    "tdapp.domain.structures.building.ANTE_FROM": "NONE",
    "tdapp.reports.chips.chip_drawing._MARKS": "RINGS",
    "tdapp.read.screen_draft.LARGE": A_PART,
    "tdapp.read.screen_placing.LEAST_WIDE": A_PART,
    "tdapp.read.screen_theme._TELLS": "RUNNING WAITING BREAK",
    "tdapp.ui.pages.chips.chipset.draft.shown": A_PART,
    "tdapp.ui.pages.chips.chipset.part.HELPS": A_PART,
    "tdapp.ui.pages.chips.chipset.table.SPARE": A_PART,
    "tdapp.ui.pages.chips.race.going.THEN": "ROUND_UP",
    "tdapp.ui.pages.chips.ledger.texts.BARE": A_PART,
    "tdapp.ui.pages.clock.structure.choices.CHIPS_OF": A_PART,
    "tdapp.ui.pages.clock.structure.page.NEWS": "AS_IT_WAS",
    "tdapp.ui.pages.clock.structure.table.NARROW": A_PART,
    "tdapp.ui.pages.clock.structure.table.NARROW_SHARES": A_PART,
    "tdapp.ui.pages.clock.structure.table.SHARES": A_PART,
    "tdapp.ui.pages.clock.structure.table.SPAN": A_PART,
    "tdapp.ui.pages.clock.structure.table.WIDTHS": A_PART,
    "tdapp.app.structures.tabular.NAMES": "STARTS",
    "tdapp.app.structures.tabular._KEEPS": A_PART,
    "tdapp.app.structures.listed.FIELDS": (
        "LAST FIRST INFIX NAME CLUB_NO NICKNAME NATIONALITY EMAIL PHONE LANGUAGES NOTE BORN TABLE SEAT CHIPS CODE "
        "WORTH ISSUER UNTIL PLACE PRIZE ENTRIES REBUYS ADD_ONS"
    ),
    "tdapp.app.structures.tabular._blinds": A_PART,
    "tdapp.app.structures.tabular._break_of": A_PART,
    "tdapp.app.structures.tabular._cell": A_PART,
    "tdapp.ui.pages.registration.account.NONE_LISTED": "ENTRY",
    "tdapp.ui.pages.registration.buying.TITLES": "ENTRY",
    "tdapp.ui.pages.registration.players.model._KEYS": "NAME",
    "tdapp.ui.pages.registration.players.table.PlayersTable": A_PART,
    "tdapp.ui.pages.registration.players.table.WIDTHS": "NAME",
    "tdapp.ui.pages.registration.terms_draft.to_type": A_PART,
    "tdapp.ui.pages.registration.terms_draft.FIELDS": "PRIZE FEE STAFF BOUNTY",
    "tdapp.ui.pages.registration.terms_picking.HINTED": A_PART,
    "tdapp.ui.pages.registration.terms_table.SPARE": A_PART,
    "tdapp.ui.pages.registration.waiting.TONES": "WAITING",
    "tdapp.ui.pages.rulings.editors.Typed": A_PART,
    "tdapp.ui.widgets.chip_picture.WEDGE": A_PART,
    "tdapp.words.chips.chip_papers.EMPTY": A_PART,
    "tdapp.words.chips.chip_papers.TITLES": A_PART,
    "tdapp.words.chips.chip_papers.WHAT_FOR": A_PART,
    "tdapp.words.chips.chip_papers.rounding_rule": A_PART,
    "tdapp.app.events.rule_files.OF_EVENT": A_PART,
    "tdapp.app.papers.floor_pack.parts_of": A_PART,
    "tdapp.app.structures.files.BREAK_FIELDS": A_PART,
    "tdapp.words.events.events.EXACTLY": A_PART,
    "tdapp.words.registration.line_said._WHO": "ANYBODY",
    "tdapp.words.registration.sale_spans._UNTIL": "TIME",
    "tdapp.words.club.club.ROLES": "OWN",
    "tdapp.words.rulings.hand.ANTES": "NONE",
    "tdapp.words.rulings.incident_sheet.STATUSES": "ACTIVE",
}


class Table(NamedTuple):
    """A table written out in the code, with the enum of its keys, or of its items."""

    where: str
    kind: type[Enum]
    members: tuple[Enum, ...]
    keyed: bool

    @property
    def left_out(self) -> str:
        """The names of the members that are not in it, with blanks between."""
        return " ".join(each.name for each in self.kind if each not in self.members)


def test_every_table_keyed_by_an_enum_has_all_its_members() -> None:
    found = {table.where: table.left_out for table in tables() if table.keyed and table.left_out}
    missing = {where: names for where, names in found.items() if LEFT_OUT.get(where) not in (A_PART, names)}
    assert not missing, f"not in the table: {missing}"


def test_what_is_said_to_be_left_out_is() -> None:
    partial = {table.where for table in tables() if table.keyed and table.left_out}
    assert sorted(LEFT_OUT.keys() - partial) == []


def test_no_list_is_written_out_that_follows_from_the_enum() -> None:
    written = [
        f"{table.where}: tuple({table.kind.__name__})"
        for table in tables()
        if not table.keyed and not table.left_out and len(table.members) > 2
    ]
    assert written == []


@cache
def tables() -> tuple[Table, ...]:
    """Every table of the code with two members of one enum or more, among its keys or its items."""
    return tuple(table for path in sorted(SOURCE.rglob("*.py")) for table in tables_in(path))


def tables_in(path: Path) -> Iterator[Table]:
    """The tables of a file, called by what they are assigned to or the function they stand in."""
    for statement in ast.parse(path.read_text("utf-8")).body:
        for node in ast.walk(statement):
            written = list(filter(None, map(as_member, keys_of(node))))
            for owner in dict.fromkeys(owner for owner, _name in written):
                names = {name for by, name in written if by == owner}
                module = importlib.import_module(".".join(path.relative_to(SOURCE.parent).with_suffix("").parts))
                kind = getattr(module, owner, None)
                if len(names) > 1 and isinstance(kind, type) and issubclass(kind, Enum) and is_ours(kind):
                    whole = getattr(module, named(statement), None)  # with what it takes over from other tables
                    held = [key for key in whole if type(key) is kind] if isinstance(whole, Mapping) else ()
                    members = tuple(each for each in kind if each.name in names or each in held)
                    where = f"{module.__name__}.{named(statement)}"
                    yield Table(where, kind, members, isinstance(node, ast.Dict))


def keys_of(node: ast.AST) -> Sequence[ast.expr | None]:
    """The keys of a table that is written out, or the items of a list of any kind."""
    if isinstance(node, ast.Dict):
        return node.keys
    return node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else ()


def as_member(node: ast.expr | None) -> tuple[str, str] | None:
    """('Kind', 'MEMBER') where it is written so; None for anything else."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return node.value.id, node.attr
    return None


def is_ours(kind: type[Enum]) -> bool:
    """Enums of the project; Qt's and flags are left alone."""
    return kind.__module__.startswith("tdapp.") and not issubclass(kind, Flag)


def named(statement: ast.stmt) -> str:
    """What a statement at the top of a file gives a value, or the function or class it defines."""
    if isinstance(statement, ast.Assign):
        return ast.unparse(statement.targets[0])
    if isinstance(statement, ast.AnnAssign):
        return ast.unparse(statement.target)
    return getattr(statement, "name", "")
