"""The command `tdapp operators-off CLUB`: when nobody knows a PIN that may manage operators, the owner of the file
switches them off.

Names and rights stay; switching on again sets a new PIN. The club's stream says that it was done this way, and when.
"""

import argparse
import getpass
import sys
from collections.abc import Sequence
from pathlib import Path

from tdapp.app.club.operators import switch_off
from tdapp.app.open_club import Club
from tdapp.app.time_source import TimeSource
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.domain.refusal import Refused
from tdapp.read.message import say_refused
from tdapp.words.say import Words

BAD = 2


def operators_off_command(arguments: Sequence[str]) -> int:
    """Switch the operators of a club file off. Exit code 2, and why on the error output, when that cannot be done."""
    parser = argparse.ArgumentParser(
        prog="tdapp operators-off", description="Switches the operators of a club off, for when a PIN is forgotten."
    )
    parser.add_argument("club", type=Path, help="the club file; it must not be open in the application")
    path = parser.parse_args(arguments).club
    words = Words("en", None)
    try:
        with Club.open(path, create=False, time=TimeSource(), operator_name=user()) as club:
            switch_off(club, by_owner=True)
    except Refused as refused:
        print(f"{path}: {words.said(say_refused(refused))}", file=sys.stderr)
        return BAD
    except KnownError as error:
        print(f"{path}: {words.said(say_trouble(error))}", file=sys.stderr)
        return BAD
    print(
        f"{path}: operators are switched off. Whoever opens it may do everything; switch them on again in the window."
    )
    return 0


def user() -> str:
    """The name of whoever uses this laptop; '?' where it does not say."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return "?"
