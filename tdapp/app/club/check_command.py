"""The command `tdapp check FILE`: whether a club file is as it was written, in words; `--save NEW` saves what is left.

Exit code 0: all is well; 1: something was found; 2: the file cannot be read, or the new one not written.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tdapp.app.club.checking import check_file, findings_said
from tdapp.app.club.saving import outcome_said, save_file
from tdapp.app.time_source import TimeSource
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.texts import LANGUAGES
from tdapp.words.say import Words

WELL, FOUND, BAD = 0, 1, 2


def check_command(arguments: Sequence[str], words_of: Callable[[str], Words]) -> int:
    """Check a club file, which stays as it is, and say what was found."""
    parser = argparse.ArgumentParser(
        prog="tdapp check", description="Checks a club file, which stays as it is. It must not be open."
    )
    parser.add_argument("file", type=Path, help="the club file")
    parser.add_argument("--save", type=Path, metavar="NEW", help="save what can be saved into this new file")
    parser.add_argument("--language", choices=[*LANGUAGES], default="en", help="the language of the words")
    given = parser.parse_args(arguments)
    words = words_of(given.language)
    try:
        checked = check_file(given.file)
        for said in findings_said(checked):
            print(words.said(said))
        if given.save is not None:
            for said in outcome_said(save_file(given.file, given.save, TimeSource().now())):
                print(words.said(said))
    except KnownError as error:
        print(f"{given.file}: {words.said(say_trouble(error))}", file=sys.stderr)
        return BAD
    return WELL if checked.well else FOUND
