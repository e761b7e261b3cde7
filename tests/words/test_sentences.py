"""Every code the source uses has a sentence, and every place in a sentence has something to fill it."""

import ast
import re
from collections import defaultdict
from datetime import UTC
from functools import cache
from pathlib import Path

import pytest

from tdapp.read import act_lines
from tdapp.texts import Text
from tdapp.words.papers.by_hand import FROM_TO
from tdapp.words.say import Words
from tdapp.words.sentences import SENTENCES
from tests.domain.decisions import INSIDE, OF_A_TOURNAMENT, decisions, written

SOURCE = Path(__file__).parents[2] / "tdapp"
PLACE = re.compile(r"\{(\w+)\}")
# Which argument of which call is a code, the family of its sentence, and what the views add to its facts.
CALLS = {
    "require": (1, "refused."),
    "unless": (1, "refused."),
    "Refused": (0, "refused."),
    "Conflict": (0, "conflict."),
    "KnownError": (0, "trouble."),
}
NOT_FACTS = {"citation", "overridable"}


@cache
def calls(folder: str) -> tuple[ast.Call, ...]:
    return tuple(
        node
        for path in sorted((SOURCE / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    )


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def literals(node: ast.expr) -> list[str]:
    """The strings an argument may be: a literal, or either branch of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*literals(node.body), *literals(node.orelse)]
    return []


def used() -> dict[str, list[set[str]]]:
    """Each code with the names of the facts given at each place it is used."""
    found: dict[str, list[set[str]]] = defaultdict(list)
    for folder in ("domain", "read", "app", "store"):
        for call in calls(folder):
            index, family = CALLS.get(called(call), (None, ""))
            if index is None or len(call.args) <= index:
                continue
            facts = {keyword.arg for keyword in call.keywords if keyword.arg} - NOT_FACTS
            if facts & {"entry", "player"}:
                facts.add("name")
            if "other" in facts:
                facts.add("other_name")
            for code in literals(call.args[index]):
                found[family + code].append(facts)
    return found


def said() -> dict[str, list[set[str]]]:
    """The codes the views say by themselves, with the arguments they give."""
    found: dict[str, list[set[str]]] = defaultdict(list)
    for call in calls("read"):
        if called(call) == "say" and call.args and not any(keyword.arg is None for keyword in call.keywords):
            for code in literals(call.args[0]):
                found[code].append({keyword.arg for keyword in call.keywords if keyword.arg})
    return found


def places(text: Text) -> set[str]:
    return set(PLACE.findall(text.source)) | ({"n"} if text.plural else set())


@cache
def codes() -> dict[str, list[set[str]]]:
    """All of them."""
    return {**used(), **said()}


def test_every_code_has_a_sentence() -> None:
    missing = sorted(set(codes()) - set(SENTENCES))
    assert codes()
    assert not missing, "\n".join(missing)


def test_every_place_of_a_sentence_is_filled() -> None:
    faults = [
        f"{code} lacks {lacking}"
        for code in sorted(set(codes()) & set(SENTENCES))
        for facts in codes()[code]
        if (lacking := places(SENTENCES[code]) - facts)
    ]
    assert not faults, "\n".join(faults)


def test_no_refusal_conflict_or_trouble_is_left_over_in_the_words() -> None:
    by_name = {  # said by a view of a code, and by the windows
        "trouble.store.locked.by", "refused.tournament.none", "trouble.store.unexpected",
        "refused.events.toml", "refused.screen.toml", "refused.payout.toml",  # by the kind of file that is no TOML
    }  # fmt: skip
    from_results = {f"trouble.{code}" for code in result_codes()}
    families = ("refused.", "conflict.", "trouble.")
    known = {code for code in SENTENCES if code.startswith(families)}
    assert known - set(codes()) - from_results - by_name == set()


def result_codes() -> set[str]:
    """The codes SQLite's own results are given, by themselves or once the disk was asked."""
    from tdapp.store import disk, errors

    asked = set(re.findall(r'"(store\.\w+)"', Path(disk.__file__).read_text(encoding="utf-8"))) - {"store.no_folder"}
    return {*errors._BY_PRIMARY_CODE.values(), *errors._BY_EXTENDED_CODE.values(), *asked}


@pytest.mark.parametrize("code", sorted(result_codes()))
def test_what_sqlite_reports_can_be_said_with_its_detail_alone(code: str) -> None:
    assert places(SENTENCES[f"trouble.{code}"]) <= {"detail"}


def test_every_refusal_that_can_be_lifted_has_words_for_the_journal() -> None:
    lifted = {
        "lifted." + code
        for folder in ("domain", "app")
        for call in calls(folder)
        if called(call) == "unless" and len(call.args) > 1
        for code in literals(call.args[1])
    }
    assert lifted
    assert lifted == {code for code in SENTENCES if code.startswith("lifted.")}


def test_what_a_reason_lifts_is_in_brackets_in_refusals_alone() -> None:
    assert {code.partition(".")[0] for code, text in SENTENCES.items() if set("[]") & set(text.source)} == {"refused"}


def test_every_field_has_a_name() -> None:
    fields = {
        keyword.value.value
        for folder in ("domain", "app")
        for call in calls(folder)
        for keyword in call.keywords
        if keyword.arg == "field" and isinstance(keyword.value, ast.Constant) and called(call) != "PokerError"
    }
    fields |= {
        call.args[index].value
        for call in calls("domain")
        if (index := {"named": 1, "_within": 0, "_money_within": 1}.get(called(call))) is not None
        and len(call.args) > index
        and isinstance(call.args[index], ast.Constant)
    }
    assert {"buy_in", "tournament"} <= fields
    for field in fields:
        assert f"field.{field}" in SENTENCES


def test_every_decision_has_its_line_and_its_label() -> None:
    """A decision takes (state, now, ...) and gives facts; so does create, which comes before any state."""
    for verb, (_path, first) in written().items():
        if first in (OF_A_TOURNAMENT, ["setup", "structure"]) and verb != INSIDE:
            assert f"act.{verb}" in SENTENCES, verb
            assert f"label.{verb}" in SENTENCES, verb


def test_the_journal_knows_how_to_say_every_decision() -> None:
    """Else its line would be that of an act of a newer version."""
    known = {*act_lines._SAYS, *act_lines._PLAIN}
    assert {*decisions(), "tournament.create"} - known == set()


def test_lines_and_labels_come_in_pairs_with_the_same_places() -> None:
    lines = {code.removeprefix("act."): text for code, text in SENTENCES.items() if code.startswith("act.")}
    labels = {code.removeprefix("label."): text for code, text in SENTENCES.items() if code.startswith("label.")}
    assert set(lines) - set(labels) == {"journal.undo", "journal.redo"}
    for suffix, label in labels.items():
        assert places(label) <= places(lines[suffix]) | {"seat"}, suffix


def test_every_sentence_is_written_the_way_of_the_house() -> None:
    faults = []
    for code, text in sorted(SENTENCES.items()):
        source = text.source
        full = not code.startswith(("refused.", "trouble.", "conflict.")) or source.removesuffix("]").endswith(
            (".", "{why}")
        )
        holds = {
            "no space before or after it": source == source.strip(),
            "no exclamation mark": "!" not in source,
            "one space between two words": "  " not in source,
            "a number where it has a plural": text.plural == ("%n" in source),
            "a full sentence": full,
        }
        faults += [f"{code}: {rule}" for rule, kept in holds.items() if not kept]
    assert not faults, "\n".join(faults)


def test_an_arrow_points_to_what_is_now_whichever_way_the_name_before_it_is_written() -> None:
    words = Words("en", UTC)
    for name, mark in (("Ada Lindqvist", ""), ("محمد عبد الرحمن", "\u200e"), ("נועה לוי", "\u200e")):
        assert words(FROM_TO, name=name, before="41", after="42") == f"{mark}{name}: 41 → 42"
