"""A hand entered at the desk in the words of the one-line table; a dispute stops it, a ruling lets it go on.

It stands beside the rulings and not with the cards, because what is entered need not have been legal: the engine plays
what the rules allow, and what they do not is kept here for the ruling.

>>> from pathlib import Path
>>> from tdapp.rulings import AtSeat, Level, Situation, load_rulebook, resolve
>>> from tdapp.rulings.hands import *
>>> book = load_rulebook(Path("resources/rulebooks/HC"))
>>> table = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat, stack=9000) for seat in (1, 2, 3, 4, 5)))
>>> hand = enter("d1 b600 c 3c f r2000", table, readings_of(book))
>>> case = case_of_hand(hand, "turn.out_of_turn")
>>> case.facts["seat"], case.facts["what"], case.facts["since"], case.facts["put_in"]
(3, 'call', 'bet_more', 400)
>>> ruling = resolve(case, book)
>>> ruling.code.value, words_of_ruling(hand, ruling)
('oot_released', ('>',))
>>> after = go_on(hand, ruling)
>>> after.turn, [(may.key, may.least, may.most) for may in after.legal.acts]
(3, [('f', None, None), ('c', None, None), ('r', 3400, 9000), ('a', 9000, 9000)])
>>> line_of_entered(after)
'nl blinds100-200 d1 1=9000 2=9000 3=9000 4=9000 5=9000 b600 c 3c f r2000 >'
"""

from typing import TYPE_CHECKING

from tdapp.door import Door

if TYPE_CHECKING:
    from tdapp.rulings.hands.at_desk import DeskCase, case_at_desk, readable
    from tdapp.rulings.hands.case import BadHand, case_of_hand, told_by_its_hand
    from tdapp.rulings.hands.continuing import goes_on
    from tdapp.rulings.hands.entered import Entered, Refusal
    from tdapp.rulings.hands.entering import enter, points
    from tdapp.rulings.hands.facts import facts_of
    from tdapp.rulings.hands.going_on import go_on, words_of_ruling
    from tdapp.rulings.hands.legal import Legal, May
    from tdapp.rulings.hands.line import line_of, line_of_entered
    from tdapp.rulings.hands.setup import Readings, readings_at, readings_of

__all__ = [
    "BadHand", "DeskCase", "Entered", "Legal", "May", "Readings", "Refusal", "case_at_desk", "case_of_hand", "enter",
    "facts_of", "go_on", "goes_on", "line_of", "line_of_entered", "points", "readable", "readings_at", "readings_of",
    "told_by_its_hand", "words_of_ruling",
]  # fmt: skip

_ROOMS = {
    "at_desk": ("DeskCase", "case_at_desk", "readable"),
    "case": ("BadHand", "case_of_hand", "told_by_its_hand"),
    "continuing": ("goes_on",),
    "entered": ("Entered", "Refusal"),
    "entering": ("enter", "points"),
    "facts": ("facts_of",),
    "going_on": ("go_on", "words_of_ruling"),
    "legal": ("Legal", "May"),
    "line": ("line_of", "line_of_entered"),
    "setup": ("Readings", "readings_at", "readings_of"),
}

if not TYPE_CHECKING:
    __getattr__ = Door(__name__, _ROOMS)
