"""What a line in which somebody is named says of people with the same name."""

from tdapp.app.people.namesakes import namesakes
from tdapp.domain.state import State
from tdapp.domain.units import PlayerId
from tdapp.read.people.people_search import PersonSuggestion
from tdapp.ui.session import Session
from tdapp.words.people.namesakes import told_apart


def apart_of(session: Session, player: PlayerId) -> str:
    """What tells somebody apart from others of that name; '' where nobody else has it."""
    shared = namesakes(session.club, (player,))
    return told_apart(session.words, *shared[player]) if player in shared else ""


def another_is_in(session: Session, one: PersonSuggestion) -> bool:
    """Whether somebody else of that name has an entry in the tournament in front."""
    people = session.club.people
    same = {id_ for each in people.index.same_words(one.name) if each != one.player for id_ in people.ids_of(each)}
    return bool(same) and session.view(_one_is_in, frozenset(same))


def _one_is_in(state: State, players: frozenset[PlayerId]) -> bool:
    return any(player in state.players for player in players)
