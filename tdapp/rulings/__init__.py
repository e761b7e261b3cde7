"""Rulings: what follows, under a rulebook, from what happened at a table.

What is named below is for everybody. A situation is read from text (`BadCase` names what is wrong there) or made of
its parts; `resolve` checks it (`Impossible` names the fact that cannot be) and gives the ruling, with a rule number on
every step. A rulebook is a folder (`BadBook` names what is wrong in it).

>>> from pathlib import Path
>>> from tdapp.rulings import load_rulebook, read_situation, resolve
>>> book = load_rulebook(Path("resources/rulebooks/HC"))
>>> case = read_situation('''
... incident = "betting.silent_chips"
... level = {small_blind = 200, big_blind = 400}
... last_raise = 800
... seats = [{seat = 3, bet = 1200}, {seat = 4}]
... facts = {seat = 4, chips = [1000, 1000]}
... ''')
>>> ruling = resolve(case, book)
>>> ruling.code.value, ruling.effects[0].refund, [str(cite) for cite in ruling.citations]
('call', 800, ['45'])
"""

from typing import TYPE_CHECKING

from tdapp.door import Door

if TYPE_CHECKING:
    from tdapp.rulebooks.book import Citation, Rulebook
    from tdapp.rulebooks.loading import BadBook, load_rulebook, with_house
    from tdapp.rulings.catalogue import CHAPTERS, INCIDENTS
    from tdapp.rulings.checking import Impossible
    from tdapp.rulings.incidents import Incident, Kind, Question
    from tdapp.rulings.reading import BadCase, plain_ruling, plain_situation, read_situation, schema
    from tdapp.rulings.resolving import resolve
    from tdapp.rulings.ruling import Code, Ruling
    from tdapp.rulings.situation import (
        Action,
        Ante,
        AtSeat,
        BoardCard,
        Dealt,
        Did,
        GameName,
        Level,
        Situation,
        Spoken,
        Status,
        StreetName,
    )

__all__ = [
    "CHAPTERS", "INCIDENTS", "Action", "Ante", "AtSeat", "BadBook", "BadCase", "BoardCard", "Citation", "Code", "Dealt",
    "Did", "GameName", "Impossible", "Incident", "Kind", "Level", "Question", "Rulebook", "Ruling", "Situation",
    "Spoken", "Status", "StreetName", "load_rulebook", "plain_ruling", "plain_situation", "read_situation", "resolve",
    "schema", "with_house",
]  # fmt: skip

_ROOMS = {
    "tdapp.rulebooks.book": ("Citation", "Rulebook"),
    "tdapp.rulebooks.loading": ("BadBook", "load_rulebook", "with_house"),
    "catalogue": ("CHAPTERS", "INCIDENTS"),
    "checking": ("Impossible",),
    "incidents": ("Incident", "Kind", "Question"),
    "reading": ("BadCase", "plain_ruling", "plain_situation", "read_situation", "schema"),
    "resolving": ("resolve",),
    "ruling": ("Code", "Ruling"),
    "situation": (
        "Action",
        "Ante",
        "AtSeat",
        "BoardCard",
        "Dealt",
        "Did",
        "GameName",
        "Level",
        "Situation",
        "Spoken",
        "Status",
        "StreetName",
    ),
}

if not TYPE_CHECKING:
    __getattr__ = Door(__name__, _ROOMS)
