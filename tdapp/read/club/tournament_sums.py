"""What a tournament comes to, in numbers and ids only: it goes into its file, and a proof works it out again."""

from collections.abc import Iterable
from typing import Any

from tdapp.domain.act import Act
from tdapp.domain.prizes.owners import owners, there
from tdapp.domain.prizes.places import awards
from tdapp.domain.state import State


def tournament_sums(counting: Iterable[Act], state: State) -> dict[str, Any]:
    """The sums of a tournament: entries, chips in play, cents by where they go, prizes and places, what was paid.

    `counting`: the acts that a replay plays. A place is told as entry, best and worst place, and prize.
    """
    parts = state.collected
    placed = sorted(awards(state).items(), key=lambda each: (each[1].place.best, each[0]))
    return {
        "entries": len(state.entries),
        "playing": state.alive,
        "finished": state.finished,
        "chips": state.chips,
        "money": there(fact for act in counting for fact in act.facts),
        "sold": {"prize": parts.prize, "fee": parts.fee, "staff": parts.staff, "bounty": parts.bounty},
        "owners": {owner.value: cents for owner, cents in owners(state).items() if cents},
        "posted": list(state.posted or ()),
        "places": [[entry, award.place.best, award.place.worst, award.cents] for entry, award in placed],
        "paid": [[entry, cents] for entry, cents in sorted(state.paid.items())],
    }
