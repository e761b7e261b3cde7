"""The command `tdapp rule CASE.toml`: rules on a case from the command line, in words or as JSON."""

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tdapp.app.rulings.rulebooks import rulebooks
from tdapp.rulebooks.book import Rulebook
from tdapp.rulings import BadCase, Impossible, Ruling, plain_ruling, read_situation, resolve, schema
from tdapp.rulings.hands.case import BadHand, told_by_its_hand
from tdapp.rulings.hands.setup import readings_of
from tdapp.rulings.situation import Situation
from tdapp.texts import LANGUAGES
from tdapp.words.rulings import answer, say
from tdapp.words.rulings.answer import ASSUMED, MISSING, WHY
from tdapp.words.rulings.hand_entry import refused_of
from tdapp.words.rulings.impossible import impossible_of
from tdapp.words.say import Words
from tdapp.words.unread import NO_CASE, unread

BAD = 2


def rule_command(arguments: Sequence[str], words_of: Callable[[str], Words]) -> int:
    """Print the ruling on the case. Exit code 2 when the case cannot be read or cannot have happened."""
    books = rulebooks()
    parser = argparse.ArgumentParser(prog="tdapp rule", description="Rules on a case under a rulebook.")
    parser.add_argument("case", nargs="?", type=Path, help="a TOML or JSON file with the situation")
    parser.add_argument("--book", choices=[*books, "all"], help="the rulebook; without it the one of the case's folder")
    parser.add_argument("--language", choices=[*LANGUAGES], default="en", help="the language of the words")
    parser.add_argument("--json", action="store_true", help="the whole ruling as JSON")
    parser.add_argument("--schema", action="store_true", help="print the JSON schema of a case and stop")
    parser.add_argument("--not-modelled", action="store_true", help="print which rules are not ruled on, and why")
    given = parser.parse_args(arguments)
    words = words_of(given.language)
    if given.schema:
        print(json.dumps(schema(), indent=2))
        return 0
    if given.not_modelled:
        print("\n".join(line for book in _chosen(given.book or "all", books) for line in not_modelled(book)))
        return 0
    if given.case is None:
        parser.error("which case? Give a file, or --schema")
    chosen = _chosen(given.book or _book_of(given.case, books), books)
    try:
        situation = read_situation(given.case.read_text(encoding="utf-8"))
        rulings = [(book, resolve(told_by_its_hand(situation, readings_of(book)), book)) for book in chosen]
    except BadHand as error:
        print(f"{given.case}: hand: {refused_of(words, error.refusal)}", file=sys.stderr)
        return BAD
    except Impossible as error:
        print(f"{given.case}: {error.where}: {impossible_of(words, error)}", file=sys.stderr)
        return BAD
    except (OSError, UnicodeDecodeError) as error:
        print(unread(words, given.case, error), file=sys.stderr)
        return BAD
    except BadCase as error:
        print(words(NO_CASE, path=str(given.case), detail=str(error)), file=sys.stderr)
        return BAD
    if given.json:
        plain = [plain_ruling(ruling) for _book, ruling in rulings]
        print(json.dumps(plain[0] if len(plain) == 1 else plain, indent=2, ensure_ascii=False))
        return 0
    for book, ruling in rulings:
        print("\n".join(lines(words, situation, book, ruling)))
    return 0


def not_modelled(book: Rulebook) -> list[str]:
    """The rules of a book that are not ruled on, each with its title and why."""
    found = [f"{book.text_name('en')}, {book.edition}"]
    for rule in book.not_modelled:
        text = book.text(rule.number, "en")
        found.append(f"  {book.cite(rule.number)} {text.title}: {text.not_modelled}")
    return found


def _chosen(name: str, books: Mapping[str, Rulebook]) -> list[Rulebook]:
    return [*books.values()] if name == "all" else [books[name]]


def lines(words: Words, situation: Situation, book: Rulebook, ruling: Ruling) -> list[str]:
    """The lines of a ruling for reading: outcome, steps with their rules, what is left to the director, what is
    missing.
    """
    name = f"{book.text_name(words.language)}, {book.text_edition(words.language)}"
    found = [
        f"{say.title_of(words, situation.incident)} ({name})",
        f"  {say.outcome_of(words, ruling)}",
    ]
    found += [f"  {number}. {say.step_of(words, step)} [{step.cite}]" for number, step in enumerate(ruling.steps, 1)]
    found += [f"     - {say.step_of(words, step)} [{step.cite}]" for step in ruling.checklist]
    told = [*answer.amounts(words, ruling), *(answer.seat_line(words, effect) for effect in ruling.effects)]
    told += [*answer.card_lines(words, ruling), *answer.pot_lines(words, ruling.pots)]
    told.append(answer.penalty_line(words, ruling))
    found += [f"  {line}" for line in told if line]
    if ruling.discretion:
        best = ruling.discretion.recommended
        found += [f"  {'*' if c.id == best else ' '} {say.choice_of(words, c)}" for c in ruling.discretion.choices]
    found += ["  " + words(WHY, sentence=say.step_of(words, reason)) for reason in ruling.reasons]
    found += ["  " + words(ASSUMED, sentence=assumed) for assumed in answer.assumptions(words, book, ruling)]
    for name in ruling.missing:
        found.append("  " + words(MISSING, sentence=f"{say.question_of(words, ruling.incident, name)} ({name})"))
    return found


def _book_of(case: Path, books: Mapping[str, Rulebook]) -> str:
    """The book in whose folder the case lies (`HC/cases/x.toml`); else the international rules."""
    folder = case.resolve().parent.parent.name
    return folder if folder in books else "TDA2024"
