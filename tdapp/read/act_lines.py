"""The sentence of each act: a code by the decision's name, and the names, seats, places and money that fill it.

One suffix serves two sentences, 'act.<suffix>' for the journal's line and 'label.<suffix>' for what undo takes back.
"""

from collections.abc import Callable, Sequence
from types import MappingProxyType

from tdapp.domain.act import Act
from tdapp.domain.facts import Announced, AnnouncementTakenOff, Registered, RegistrationOpened, TournamentCreated
from tdapp.domain.units import EntryId, PlayerId
from tdapp.read.act_context import Look, Suffix, one
from tdapp.read.bounties import bounty_lines
from tdapp.read.chips import chip_lines, count_lines, race_lines
from tdapp.read.clock import clock_lines
from tdapp.read.clock.announced import filled
from tdapp.read.hands import hand_lines
from tdapp.read.message import Said, say
from tdapp.read.prizes import prize_lines
from tdapp.read.registration import sale_lines, seat_lines
from tdapp.read.rulings import ruling_lines
from tdapp.read.seating import table_lines
from tdapp.read.sidepools import side_lines

RENAMED = MappingProxyType({"balance.accept": "moves.accept"})  # verbs as old journals have them


def last_given(acts: Sequence[Act], before: int, entry: EntryId) -> PlayerId:
    """Who was last given this ticket number before act number `before`, whether or not that still counts."""
    facts = (fact for number in range(before - 1, 0, -1) for fact in acts[number - 1].facts)
    given = (fact.player for fact in facts if isinstance(fact, Registered) and fact.entry == entry)
    return next(given, PlayerId(""))


def act_suffix(act: Act, look: Look) -> Suffix:
    """The sentence of an act of its own (not of an undo). An act of a later version says its bare verb."""
    verb = RENAMED.get(act.verb, act.verb)
    known = _SAYS.get(verb)
    if known is None:
        return ("unknown", {"verb": verb}) if verb not in _PLAIN else (verb, {})
    more, args = known(act, look)
    return verb + more, args


def line(suffix: Suffix) -> Said:
    """The journal's sentence for an act."""
    return say("act." + suffix[0], **suffix[1])


def label(suffix: Suffix) -> Said:
    """The name of an act as a thing, for undo: 'bust-out of Ada Lovelace'."""
    return say("label." + suffix[0], **suffix[1])


_PLAIN = frozenset(
    {
        "tournament.change_setup",
        "tournament.change_structure",
        "tournament.close_registration",
        "tournament.finish",
        "announcing.clear_announcement",
        *clock_lines.PLAIN,
        *count_lines.PLAIN,
        *hand_lines.PLAIN,
        *prize_lines.PLAIN,
        *sale_lines.PLAIN,
        *seat_lines.PLAIN,
        *table_lines.PLAIN,
    }
)


def _create(act: Act, _look: Look) -> Suffix:
    return "", {"name": one(act, TournamentCreated).setup.name}


def _open(act: Act, _look: Look) -> Suffix:
    until = one(act, RegistrationOpened).until
    return ("", {}) if until is None else (".until", {"level": until})


def _announce(act: Act, look: Look) -> Suffix:
    fact = one(act, Announced)
    text = look.text_of(fact.text, fact.digest)
    return ("", {"text": filled(look.state, act.at, text)}) if text else (".erased", {})


def _take_off(act: Act, look: Look) -> Suffix:
    wanted = one(act, AnnouncementTakenOff).text
    fact = next((each for each in look.state.announced if each.text == wanted), None)
    text = look.text_of(fact.text, fact.digest) if fact is not None else ""
    return ("", {"text": filled(look.state, act.at, text)}) if text else (".erased", {})


_SAYS: dict[str, Callable[[Act, Look], Suffix]] = {
    "tournament.create": _create,
    "tournament.open_registration": _open,
    "announcing.announce": _announce,
    "announcing.take_off": _take_off,
    **bounty_lines.SAYS,
    **side_lines.SAYS,
    **chip_lines.SAYS,
    **clock_lines.SAYS,
    **count_lines.SAYS,
    **hand_lines.SAYS,
    **prize_lines.SAYS,
    **race_lines.SAYS,
    **ruling_lines.SAYS,
    **sale_lines.SAYS,
    **seat_lines.SAYS,
    **table_lines.SAYS,
}
