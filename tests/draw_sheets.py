"""Draw sheets as tests need them: with the secret before it is revealed, and with a seal that fits what was changed."""

import json
from typing import Any

import check_draws

from tdapp.app.desk import Desk
from tdapp.app.seating.draw_sheet import exported
from tdapp.domain.units import TournamentId
from tdapp.read.seating.draws import seal_of


def told_sheet(desk: Desk, tournament: TournamentId) -> dict[str, Any]:
    """The draws as they are exported, with the secrets that are not revealed yet."""
    data: dict[str, Any] = json.loads(exported(desk, tournament))
    for reveals, each in enumerate(data["commitments"]):
        each["secret"] = desk.seeds.secret(tournament, reveals)
    return stamped(data)


def stamped(sheet: dict[str, Any]) -> dict[str, Any]:
    """The sheet with a seal that fits again, which anybody can make."""
    sheet["seal"] = seal_of({name: each for name, each in sheet.items() if name != "seal"})
    return sheet


def wrong_in(sheet: dict[str, Any], *noted: str) -> int:
    """How much of a sheet the script finds wrong; `noted`: its options."""
    return check_draws.check(sheet, check_draws.options().parse_args(["", *noted]))
