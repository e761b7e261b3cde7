"""Rows of the tables about people: everything of one, for the file she may ask for, and a line for each of many."""

import sqlite3
from collections.abc import Sequence
from typing import Any

from tdapp.domain.units import PlayerId


def rows_about(db: sqlite3.Connection, players: Sequence[PlayerId]) -> dict[str, list[dict[str, Any]]]:
    """The rows of entries, results and payments of these ids, each with the columns of its table, tournaments once."""
    whose = f"player IN ({', '.join('?' * len(players))})"
    entered = f"SELECT tournament FROM entry WHERE {whose}"
    joined = "JOIN entry ON entry.tournament = {0}.tournament AND entry.entry = {0}.entry"
    queries = {
        "tournaments": f"SELECT id, name, day, currency FROM tournament WHERE id IN ({entered}) ORDER BY day, id",
        "entries": f"SELECT * FROM entry WHERE {whose} ORDER BY tournament, entry",
        "results": f"SELECT result.* FROM result {joined.format('result')} WHERE {whose} ORDER BY 1, 2",
        "payments": f"SELECT payment.* FROM payment {joined.format('payment')} WHERE {whose} ORDER BY 1, 2",
    }
    return {name: _rows(db, query, players) for name, query in queries.items()}


def briefs(db: sqlite3.Connection, players: Sequence[PlayerId]) -> dict[PlayerId, tuple[str, str | None]]:
    """The nationality and the day of the latest tournament of each of these, None where there is none."""
    latest = (
        "SELECT MAX(tournament.day) FROM entry JOIN tournament ON tournament.id = entry.tournament "
        "WHERE entry.player = player.id"
    )
    marks = ", ".join("?" * len(players))
    found = db.execute(f"SELECT id, nationality, ({latest}) FROM player WHERE id IN ({marks})", tuple(players))
    return {player: (nationality, day) for player, nationality, day in found}


def _rows(db: sqlite3.Connection, query: str, values: Sequence[PlayerId]) -> list[dict[str, Any]]:
    found = db.execute(query, tuple(values))
    names = [column[0] for column in found.description]
    return [dict(zip(names, row, strict=True)) for row in found]
