"""The proof of a tournament finds every changed line: by the chain, the arithmetic, or the check code on paper."""

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import check_tournament
import pytest

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "store" / "data"
EVENING = DATA / "tournament-v1-names.tournament"  # the whole demo evening
HEAD = (DATA / "tournament-v1-names.head").read_text().strip()
Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def evening() -> bytes:
    return EVENING.read_bytes()


def lines_of(content: bytes) -> Lines:
    return [json.loads(line) for line in content.decode().splitlines()]


def closed(lines: Lines) -> bytes:
    """The file of these lines with a seal that fits: nobody needs more than this program for that."""
    before = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines[:-1]).encode()
    end = {**lines[-1], "seal": hashlib.sha256(before).hexdigest()}
    return before + json.dumps(end).encode() + b"\n"


def chained(lines: Lines) -> bytes:
    """The file as somebody forges it who makes every number, link, check code and seal anew."""
    head, seq, heads = bytes(32), 0, []
    acts = [line for line in lines if "seq" in line]
    for number, act in enumerate(acts, 1):
        act["seq"], act["act"] = seq + 1, number
        for kind, version, payload in act["facts"]:
            seq += 1
            head = check_tournament.link(head, act, seq, kind, version, payload)
            heads.append(check_tournament.letters(head.hex()))
        act["chain"] = head.hex()
    lines[0] |= {"lines": seq, "acts": len(acts)}
    sheet = next(line["draws"] for line in lines if "draws" in line)
    sheet["chain"] = heads
    rest = {name: each for name, each in sheet.items() if name != "seal"}
    sheet["seal"] = hashlib.sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
    lines[-1] |= {"head": head.hex(), "end": heads[-1]}
    return closed(lines)


def proved(content: bytes, tmp_path: Path, *more: str) -> int:
    path = tmp_path / "evening.tournament"
    path.write_bytes(content)
    return check_tournament.main([str(path), *more])


def fact_of(lines: Lines, kind: str, change: Callable[[dict[str, Any]], object], nth: int = 0) -> Lines:
    """Change the nth fact of this kind."""
    found = [fact for line in lines for fact in line.get("facts", []) if fact[0] == kind]
    values = json.loads(found[nth][2])
    change(values)
    found[nth][2] = json.dumps(values, separators=(",", ":"))
    return lines


def act_of(lines: Lines, kind: str, nth: int = 0) -> int:
    """Where in the file the nth act with such a fact stands."""
    found = [at for at, line in enumerate(lines) if any(fact[0] == kind for fact in line.get("facts", []))]
    return found[nth]


def chips(lines: Lines) -> Lines:
    return fact_of(lines, "Bought", lambda values: values["sale"].update(chips=values["sale"]["chips"] + 5_000))


def race(lines: Lines) -> Lines:
    def more(values: dict[str, Any]) -> None:
        values["race"][1][0][4] += 1

    return fact_of(lines, "TableRaced", more)


def cents(lines: Lines) -> Lines:
    return fact_of(lines, "Registered", lambda values: values.update(paid=values["paid"] - 100), 7)


def fee(lines: Lines) -> Lines:
    """From the fee into the prize pool: what was paid stays."""

    def moved(values: dict[str, Any]) -> None:
        prize, part, *rest = values["sale"]["price"]
        values["sale"]["price"] = [prize + part, 0, *rest]

    return fact_of(lines, "Registered", moved, 7)


def prize(lines: Lines) -> Lines:
    return fact_of(lines, "PrizePaid", lambda values: values.update(amount=values["amount"] + 500), 3)


def posted(lines: Lines) -> Lines:
    def swapped(values: dict[str, Any]) -> None:
        values["amounts"][4:6] = reversed(values["amounts"][4:6])

    return fact_of(lines, "PrizesPosted", swapped, -1)


def draw(lines: Lines) -> Lines:
    def swapped(values: dict[str, Any]) -> None:
        (one, here), (other, there) = values["seats"][:2]
        values["seats"][:2] = [[other, here], [one, there]]

    return fact_of(lines, "SeatsDrawn", swapped)


def draw_on_both(lines: Lines) -> Lines:
    """The same on the draw sheet of the file."""
    sheet = next(line["draws"] for line in draw(lines) if "draws" in line)
    result = sheet["draws"][0]["result"]
    (one, *here), (other, *there) = sorted(result, key=lambda each: each[1:])[:2]
    rest = [each for each in result if each[0] not in (one, other)]
    sheet["draws"][0]["result"] = sorted([*rest, [other, *here], [one, *there]])
    return lines


def dropped(lines: Lines) -> Lines:
    del lines[act_of(lines, "BustedOut", 40)]
    return lines


def sale_dropped(lines: Lines) -> Lines:
    del lines[act_of(lines, "Bought", 2)]
    return lines


def reordered(lines: Lines) -> Lines:
    one, other = act_of(lines, "BustedOut", 60), act_of(lines, "BustedOut", 61)
    lines[one]["facts"], lines[other]["facts"] = lines[other]["facts"], lines[one]["facts"]
    return lines


def player(lines: Lines) -> Lines:
    """Somebody else is put into an entry."""
    others = [line["person"] for line in lines if "person" in line]
    return fact_of(lines, "Registered", lambda values: values.update(player=others[3]), 20)


def operator(lines: Lines) -> Lines:
    lines[act_of(lines, "PrizePaid")]["by"] = "f" * 32
    return lines


def verb(lines: Lines) -> Lines:
    lines[act_of(lines, "BustedOut", 50)]["verb"] = "corrections.forgotten_bust_out"
    return lines


def reason(lines: Lines) -> Lines:
    at = next(at for at, line in enumerate(lines) if line.get("body"))
    lines[at]["body"] = "nothing at all"
    return lines


@pytest.mark.parametrize(
    "change",
    [chips, race, cents, fee, prize, posted, draw, draw_on_both, dropped, sale_dropped, reordered, player, reason],
)
def test_a_change_is_found_also_when_every_link_is_made_anew(
    change: Callable[[Lines], Lines], evening: bytes, tmp_path: Path
) -> None:
    assert proved(closed(change(lines_of(evening))), tmp_path) == 1
    assert proved(chained(change(lines_of(evening))), tmp_path) == 1


@pytest.mark.parametrize("change", [operator, verb])
def test_what_no_arithmetic_shows_the_check_code_on_paper_does(
    change: Callable[[Lines], Lines], evening: bytes, tmp_path: Path
) -> None:
    assert proved(closed(change(lines_of(evening))), tmp_path) == 1
    forged = chained(change(lines_of(evening)))
    assert proved(forged, tmp_path) == 0
    assert proved(forged, tmp_path, "--head", HEAD) == 1
    assert proved(chained(lines_of(evening)), tmp_path, "--head", HEAD) == 0


@pytest.mark.parametrize("seed", [*range(6), *(pytest.param(n, marks=pytest.mark.soak) for n in range(6, 400))])
def test_any_changed_line_is_found(seed: int, evening: bytes, tmp_path: Path) -> None:
    """Any number of any act, another one; any act lost, doubled or exchanged with the one after it."""
    chance, lines = Random(seed), lines_of(evening)
    at = chance.choice([at for at, line in enumerate(lines[:-9]) if "seq" in line][1:])
    match chance.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            lines[at], lines[at + 1] = lines[at + 1], lines[at]
        case _:
            facts = lines[at]["facts"]
            fact = chance.choice(facts)
            digits = [spot for spot, sign in enumerate(fact[2]) if sign.isdigit()]
            spot = chance.choice(digits) if digits else 0
            fact[2] = fact[2][:spot] + str((int(fact[2][spot]) + 1) % 10 if digits else "x") + fact[2][spot + 1 :]
    assert proved(closed(lines), tmp_path) in (1, 2)


def test_the_evening_is_proved_by_python_alone_and_said_in_words(evening: bytes, tmp_path: Path) -> None:
    """In a Python that sees none of our code, with what stands beside the script."""
    path = tmp_path / "evening.tournament"
    path.write_bytes(evening)
    script = ROOT / "packaging" / "check_tournament.py"
    begin = f"import sys, runpy; sys.path.insert(0, {str(script.parent)!r})"
    given = f"sys.argv = ['check', {str(path)!r}, '--head', {HEAD!r}]"
    code = f"{begin}; {given}; runpy.run_path({str(script)!r}, run_name='__main__')"
    ran = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    for said in (
        "Chain: OK, 973 lines in 527 acts", "Entries: OK, 182 stand", "Chips: OK, 5,495,000 sold",
        "Cents: OK, sold for 32,755.00 EUR", "Prizes: OK, 27 posted, 30,600.00 EUR; 30,600.00 EUR paid to 28 entries",
        "Draws: OK, 107 made again", "By Demo: 527 acts", "Lifted at line 162", "it is that of line 973, the last one",
        "All of it is as it should be.",
    ):  # fmt: skip
        assert said in ran.stdout, said


def test_a_paper_of_earlier_is_told_from_one_of_another_tournament(
    evening: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    heads = next(line["draws"]["chain"] for line in lines_of(evening) if "draws" in line)
    assert proved(evening, tmp_path, "--head", heads[899].lower()) == 0
    assert "it is that of line 900; 73 lines came after that" in capsys.readouterr().out
    assert proved(evening, tmp_path, "--head", "AAAAAAAA") == 1
    assert proved(evening, tmp_path, "--head", HEAD[:5]) == 1


@pytest.mark.parametrize("content", [b"", b"{}\n", b"\xff\n\n\n\n", b"[]\n" * 9, b"hello\n" * 5])
def test_what_is_no_such_file_cannot_be_checked(content: bytes, tmp_path: Path) -> None:
    assert proved(content, tmp_path) == 2
    assert check_tournament.main([str(tmp_path / "none")]) == 2


def test_the_file_without_names_is_proved_too(tmp_path: Path) -> None:
    assert proved((DATA / "tournament-v1-numbers.tournament").read_bytes(), tmp_path) == 0
