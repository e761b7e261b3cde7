"""A desk in a process of its own, to be killed: `child.py <file>` goes on with whatever evening it finds there."""

import sys
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.domain.units import TournamentId
from tdapp.read.status import Phase
from tests.evenings.director import Director, names, registered


def run(path: Path, start: float) -> None:
    """Play evening after evening. Each act is said once it is durable, as a window would show it."""
    clock = HandClock(datetime.fromtimestamp(start, UTC))
    with Club.open(path, create=True, time=clock.source(), operator_name="Eve") as club:
        if not club.directory:
            club.add_players((name, "") for name in names(24))

        def say(stream: str) -> None:
            acts = club.desk.history(TournamentId(stream)).acts
            print(stream, len(acts), acts[-1].last, flush=True)

        club.desk.subscribe(say)
        print("open", flush=True)
        while True:
            on = [row.id for row in club.tournaments() if row.phase in (Phase.RUNNING, Phase.PAUSED)]
            seed = f"{start} {len(club.tournaments())}"
            director = Director(club, clock, on[0], seed, looks=False) if on else None
            director = director or registered(club, clock, 24, seed, looks=False)
            director.play()
            director.pay_everybody()


if __name__ == "__main__":
    run(Path(sys.argv[1]), float(sys.argv[2]))
