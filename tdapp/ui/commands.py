"""What can be done from the command line, without a window: `tdapp-cli check FILE` and its like."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple


class Command(NamedTuple):
    """A command: what it does, in a few words, and what runs it and returns its exit code."""

    does: str
    run: Callable[[Sequence[str]], int]


def _demo(arguments: Sequence[str]) -> int:
    import argparse

    parser = argparse.ArgumentParser(
        prog="tdapp demo", description="Plays a 180-player evening and keeps its pictures."
    )
    parser.add_argument("--out", type=Path, default=Path("demo-out"), help="the folder for pictures, papers and club")
    out = parser.parse_args(arguments).out

    from tdapp.ui.demo import play_demo

    return play_demo(out)


def _rule(arguments: Sequence[str]) -> int:
    from tdapp.app.rulings.rule_command import rule_command
    from tdapp.ui.i18n import Languages

    return rule_command(arguments, Languages().words)


def _hand(arguments: Sequence[str]) -> int:
    from tdapp.app.rulings.hand_command import hand_command
    from tdapp.ui.i18n import Languages

    return hand_command(arguments, Languages().words)


def _check(arguments: Sequence[str]) -> int:
    from tdapp.app.club.check_command import check_command
    from tdapp.ui.i18n import Languages

    return check_command(arguments, Languages().words)


def _export(arguments: Sequence[str]) -> int:
    from tdapp.app.club.exchange_commands import export_command
    from tdapp.ui.i18n import Languages

    return export_command(arguments, Languages().words)


def _import(arguments: Sequence[str]) -> int:
    from tdapp.app.club.exchange_commands import import_command
    from tdapp.ui.i18n import Languages

    return import_command(arguments, Languages().words)


def _operators_off(arguments: Sequence[str]) -> int:
    from tdapp.app.club.operators_command import operators_off_command

    return operators_off_command(arguments)


def _smoke(arguments: Sequence[str]) -> int:
    from tdapp.ui.smoke import smoke_command

    return smoke_command(arguments)


COMMANDS = {
    "demo": Command("plays a whole evening by itself and keeps its pictures and papers", _demo),
    "rule": Command("rules on a case", _rule),
    "hand": Command("says a hand history in words", _hand),
    "check": Command("checks a club file, and saves what is left of a damaged one", _check),
    "export": Command("makes one tournament of a club a file of its own", _export),
    "import": Command("takes the file of a tournament into another club", _import),
    "operators-off": Command("opens a club whose PINs are forgotten", _operators_off),
    "smoke": Command("tries whether this program works here", _smoke),
}


def listed() -> str:
    """Every command with what it does, for who asks what there is."""
    lines = [f"  {name:14} {command.does}" for name, command in COMMANDS.items()]
    return "\n".join(["usage: tdapp-cli COMMAND ...   (each takes --help)", "", *lines])
