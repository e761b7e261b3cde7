"""The command `tdapp hand FILE.phh`: replays a hand history and says who did what and who gets what."""

import argparse
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path

from tdapp.poker import PokerError, phh_parts
from tdapp.texts import LANGUAGES
from tdapp.words.rulings.hand import IN_FILE, hand_lines
from tdapp.words.rulings.poker import refusal_sentence
from tdapp.words.say import Words
from tdapp.words.unread import unread

BAD = 2


def hand_command(arguments: Sequence[str], words_of: Callable[[str], Words]) -> int:
    """Print every hand of the file in words. Exit code 2, and why on the error output, when it or a hand of it is
    refused; the other hands are told all the same.
    """
    parser = argparse.ArgumentParser(prog="tdapp hand", description="Replays a hand history and says who gets what.")
    parser.add_argument("file", type=Path, help="a hand history: .phh, or .phhs with many hands")
    parser.add_argument("--language", choices=[*LANGUAGES], default="en", help="the language of the words")
    given = parser.parse_args(arguments)
    words = words_of(given.language)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks the signs of the suits
    try:
        source = given.file.read_bytes()
        parts = phh_parts(source)
    except OSError as error:
        print(unread(words, given.file, error), file=sys.stderr)
        return BAD
    except PokerError as error:
        print(f"{given.file}: {refusal_sentence(error, words)}", file=sys.stderr)
        return BAD
    code = 0
    for number, (name, read) in enumerate(parts):
        try:
            lines = hand_lines(words, read())
        except PokerError as error:
            print(f"{given.file}: {refusal_sentence(error, words)}", file=sys.stderr)
            code = BAD
            continue
        if number:
            print()
        if name:
            print(words(IN_FILE, name=name))
        print("\n".join(lines))
    return code
