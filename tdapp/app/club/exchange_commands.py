"""The commands `tdapp export FILE TOURNAMENT OUT` and `tdapp import FILE TOURNAMENT_FILE`.

Exit code 0: done; 1: imported, and something about it is odd; 2: not done, and why is said on the error output.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from tdapp.app.club.exporting import chosen, export_file, export_said, save_export
from tdapp.app.club.importing import plan, plan_said, read_file, take
from tdapp.app.club.operators_command import user
from tdapp.app.open_club import Club
from tdapp.app.time_source import TimeSource
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.domain.refusal import Refused
from tdapp.read.message import say_refused
from tdapp.texts import LANGUAGES
from tdapp.words.club.tournament_file import NUMBERED
from tdapp.words.say import Words

DONE, ODD, BAD = 0, 1, 2


def export_command(arguments: Sequence[str], words_of: Callable[[str], Words]) -> int:
    """Export a tournament of a closed club file, which stays as it is."""
    parser = argparse.ArgumentParser(
        prog="tdapp export", description="Exports one tournament of a club file, which must not be open, into a file."
    )
    parser.add_argument("file", type=Path, help="the club file")
    parser.add_argument("tournament", help="its name, its day (2026-11-28), or both; or its id")
    parser.add_argument("out", type=Path, help="the new file, say evening.tournament")
    parser.add_argument("--numbers", action="store_true", help="people go as numbers, without names and words")
    _language(parser)
    given = parser.parse_args(arguments)
    words = words_of(given.language)
    try:
        if given.out.exists():
            raise KnownError("export.is_there", path=given.out)
        tournament = chosen(given.file, given.tournament)
        content = export_file(given.file, tournament, TimeSource().now(), names=not given.numbers)
        save_export(given.out, content)
        print(words.said(export_said(content, given.out)))
    except KnownError as error:
        print(f"{given.file}: {words.said(say_trouble(error))}", file=sys.stderr)
        return BAD
    return DONE


def import_command(arguments: Sequence[str], words_of: Callable[[str], Words]) -> int:
    """Import the file of a tournament into a club file."""
    parser = argparse.ArgumentParser(
        prog="tdapp import", description="Imports the file of a tournament into a club file, which must not be open."
    )
    parser.add_argument("file", type=Path, help="the club file")
    parser.add_argument("tournament", type=Path, help="the file of the tournament")
    parser.add_argument("--look", action="store_true", help="say what would come in, and import nothing")
    _language(parser)
    given = parser.parse_args(arguments)
    words = words_of(given.language)
    try:
        arriving = read_file(given.tournament)
        with Club.open(given.file, create=False, time=TimeSource(), operator_name=user()) as club:
            planned = plan(club, arriving)
            for said in plan_said(arriving, planned):
                print(words.said(said))
            if not given.look:
                club.copy("import")
                take(club, arriving, numbered=partial(_numbered, words))
    except Refused as refused:
        print(f"{given.tournament}: {words.said(say_refused(refused))}", file=sys.stderr)
        return BAD
    except KnownError as error:
        print(f"{given.file}: {words.said(say_trouble(error))}", file=sys.stderr)
        return BAD
    return ODD if arriving.found else DONE


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=[*LANGUAGES], default="en", help="the language of the words")


def _numbered(words: Words, entry: int) -> str:
    return words(NUMBERED, entry=entry)
