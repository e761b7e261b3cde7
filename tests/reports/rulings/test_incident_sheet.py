"""The incident sheet of every worked case of every book: it says all of it, and stays within its margins."""

from datetime import UTC, datetime
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pypdfium2
import pytest

from tdapp.app.resources import resource
from tdapp.app.rulings.rulebooks import rulebooks
from tdapp.domain.rulings.ruling_facts import OVERRULED
from tdapp.domain.units import RulingNo, Seq, TableNo
from tdapp.poker import Phase
from tdapp.read.papers import Stamp
from tdapp.read.people.names import PlayerName
from tdapp.read.rulings.hand_view import hand_view
from tdapp.read.rulings.incident_sheet import IncidentSheet, played_on
from tdapp.read.rulings.rulings import GivenView
from tdapp.reports.rulings import incident_sheet
from tdapp.reports.typesetting.flow import wrapped
from tdapp.reports.typesetting.fonts import shipped_faces
from tdapp.reports.typesetting.lettering import Lettering
from tdapp.reports.typesetting.paper import A4, LETTER, MARGIN, Paper
from tdapp.rulings import Impossible, resolve
from tdapp.rulings.hands.case import case_of_hand
from tdapp.rulings.hands.entering import enter
from tdapp.rulings.hands.going_on import go_on
from tdapp.rulings.hands.line import line_of_entered
from tdapp.rulings.hands.setup import readings_of
from tdapp.rulings.reading import read_situation
from tdapp.rulings.situation import AtSeat, Level, Situation
from tdapp.values import replace
from tdapp.words.rulings import hand_sheet
from tdapp.words.rulings import incident_sheet as said
from tdapp.words.rulings.say import step_of
from tdapp.words.say import Words
from tests.rulings.hands.disputes import DISPUTES, Dispute
from tests.rulings.hands.test_disputes import SIX as SIX_SEATS

WORDS = Words("en", UTC)
SIX = datetime(2026, 11, 21, 18, tzinfo=UTC)
NAMES = {number: PlayerName(f"Name{number}", "Łukasz") for number in range(1, 11)}
STAMP = Stamp("Herfst Open", SIX, Seq(1), "ABCDEFGH IJKLMNOP")
BOOKS = tuple(rulebooks())


def cases(book: str) -> list[Path]:
    return sorted((resource("rulebooks") / book / "cases").glob("*.toml"))


def sheet_of(path: Path, book: str, reason: str = "", decision: str = "") -> IncidentSheet | None:
    """The sheet of a worked case as it would be given; None for a case that cannot be."""
    case = read_situation(path.read_text(encoding="utf-8"))
    try:
        ruling = resolve(case, rulebooks()[book])
    except Impossible:
        return None
    given = GivenView(
        number=RulingNo(1),
        at=SIX,
        operator="Ada",
        table=TableNo(12),
        names=(NAMES[1],),
        entries=(),
        incident=ruling.incident,
        book=book,
        edition=ruling.edition,
        code=ruling.code.value,
        rules=tuple(str(cite) for cite in ruling.citations),
        steps=(),
        decision=decision,
        reason=reason,
        language="nl",
        case="",
    )
    return IncidentSheet(STAMP, given, None, NAMES, rulebooks()[book], case, ruling, ())


@pytest.mark.parametrize("book", BOOKS)
def test_every_worked_case_can_be_said(book: str) -> None:
    """Every fact, seat and action of every case comes out in words: no place is left open, no code is left bare."""
    for path in cases(book):
        sheet = sheet_of(path, book)
        if sheet is None or sheet.case is None or sheet.ruling is None:
            continue
        lines = [line for pair in said.answers_of(WORDS, sheet) for line in pair]
        lines += said.hand_of(WORDS, sheet)
        lines += said.actions_of(WORDS, sheet)
        lines += [said.remarks_of(WORDS, sheet.case, seat) for seat in sheet.case.seats]
        steps = said.steps_of(WORDS, sheet)
        assert len(said.answers_of(WORDS, sheet)) >= len(sheet.case.options), path.name
        assert len(said.actions_of(WORDS, sheet)) == len(sheet.case.actions), path.name
        assert len(steps) >= len(sheet.ruling.steps), path.name
        for line in (*lines, *steps):
            assert "{" not in line and "%n" not in line and "_" not in line, (path.name, line)


@pytest.mark.parametrize("book", BOOKS)
def test_nothing_outside_the_margins(book: str) -> None:
    fullest = max(cases(book), key=lambda path: path.stat().st_size)
    sheet = sheet_of(fullest, book, reason="A word that has no end: " + "abc" * 300, decision=OVERRULED)
    assert sheet is not None
    out = BytesIO()
    incident_sheet.build(sheet, WORDS, out, paper=LETTER, fonts=resource("fonts"))
    for page in pypdfium2.PdfDocument(out.getvalue()):
        picture = page.render(scale=1.5, grayscale=True).to_pil()
        inked = picture.point(lambda grey: 255 * (grey < 250)).getbbox()
        edge = MARGIN * 1.5 - 1
        assert inked is not None
        assert inked[0] >= edge and inked[1] >= edge
        assert inked[2] <= picture.width - edge and inked[3] <= picture.height - edge


@pytest.mark.parametrize(
    "text", ["one two three " * 40, "很长的理由" * 60, "x" * 500, "محمد علي " * 50, "Thị Hương, Đặng. " * 30]
)
def test_lines_fit_and_lose_nothing(text: str) -> None:
    lettering = Lettering(shipped_faces(resource("fonts")))
    lines = wrapped(lettering, text, 200, size=10)
    assert len(lines) > 1
    assert all(line.width * 10 <= 200 for line in lines)
    letters = sum(len(run.text.replace(" ", "")) for line in lines for run in line.runs)
    whole = lettering.line(text.strip())
    assert letters == sum(len(run.text.replace(" ", "")) for run in whole.runs)


def test_no_text_has_no_lines() -> None:
    assert wrapped(Lettering(shipped_faces(resource("fonts"))), " ", 200, size=10) == []


def test_a_hand_is_printed_round_by_round_with_its_pots() -> None:
    table = Situation("", level=Level(200, 100), seats=tuple(AtSeat(seat, stack=9000) for seat in (1, 2, 3, 4, 5)))
    entered = enter("d1 b600 c f f c AhKc2d x b900 3r1800", table)
    path = cases("HC")[0]
    model = sheet_of(path, "HC")
    assert model is not None
    case = case_of_hand(entered, "turn.out_of_turn")
    model = replace(model, case=case, hand=hand_view(entered))
    out = BytesIO()
    incident_sheet.build(model, WORDS, out, paper=LETTER, fonts=resource("fonts"))
    pages = pypdfium2.PdfDocument(out.getvalue())
    told = " ".join(page.get_textpage().get_text_range() for page in pages)
    told = " ".join(told.split())
    for wanted in (
        "The hand, round by round",
        "Before the flop",
        "Pot 1,900, for seats 3, 4 and 5",
        "On the flop A♥ K♣ 2♦",
    ):
        assert wanted in told
    assert "this is what was ruled on" in told and "is to act" in told


PLAYED = (
    "f",
    "f",
    "f",
    "f",
    "x",
    "x",
    "flop 2c7d9h",
    "x",
    "x",
    "turn 3c",
    "x",
    "x",
    "river 4s",
    "x",
    "x",
    "3:QsQd",
    "1:JhJc",
)
HEADINGS = (said.HAPPENED, said.AT_THE_TABLE, hand_sheet.THE_HAND, said.RULING, said.FOLLOWS, hand_sheet.WENT_ON)


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.parametrize("dispute", DISPUTES, ids=lambda dispute: dispute.told[:40])
def test_a_dispute_is_told_with_its_hand_to_the_end_and_no_heading_stands_alone(dispute: Dispute, paper: Paper) -> None:
    book = rulebooks()[next(iter(dispute.rule))]
    entered = enter(dispute.line, SIX_SEATS, readings_of(book))
    case = case_of_hand(entered, dispute.incident, dispute.facts)
    ruling = resolve(case, book)
    after = go_on(entered, ruling)
    for word in PLAYED if after is not entered else ():
        more = enter(f"{line_of_entered(after)} {word}", Situation(""), entered.readings)
        after = more if more.refusal is None else after
    given = GivenView(
        number=RulingNo(1), at=SIX, operator="Ada", table=TableNo(12), names=(NAMES[1],), entries=(),
        incident=ruling.incident, book=book.id, edition=ruling.edition, code=ruling.code.value,
        rules=tuple(str(cite) for cite in ruling.citations), steps=tuple(step_of(WORDS, step) for step in ruling.steps),
        decision="", reason="", language="en", case="", hand=line_of_entered(after),
    )  # fmt: skip
    model = replace(
        IncidentSheet(STAMP, given, None, NAMES, book, case, ruling, ()),
        hand=hand_view(entered),
        played_on=played_on(entered, after),
    )
    out = BytesIO()
    incident_sheet.build(model, WORDS, out, paper=paper, fonts=resource("fonts"))
    lines = [
        line
        for page in pypdfium2.PdfDocument(out.getvalue())
        for line in page.get_textpage().get_text_range().splitlines()
    ]
    heads = {WORDS(head) for head in HEADINGS}
    assert not [line for line, following in pairwise(lines) if line in heads and following in heads]
    assert not [line for line in lines if "{" in line]
    if after is not entered and after.hand is not None and after.hand.phase is Phase.OVER:
        told = " ".join(lines)
        assert told.count("from the main pot") >= 1 and told.count("at the end") == 6
