"""The incident sheet: what happened at a table, what was ruled and why, to sign and to keep."""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from tdapp.read.rulings.incident_sheet import IncidentSheet
from tdapp.read.rulings.rulings import PenaltyView
from tdapp.reports.typesetting.flow import Block, heading, pages, paragraph, set_pages
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import FINE, RIGHT, Sheet
from tdapp.rulings import INCIDENTS
from tdapp.rulings.situation import AtSeat
from tdapp.words.rulings import hand_sheet as in_hand
from tdapp.words.rulings import incident_sheet as said
from tdapp.words.rulings import rulings_page as page_texts
from tdapp.words.rulings import say
from tdapp.words.rulings.answer import amounts, assumptions, card_lines, penalty_line, pot_lines, seat_line
from tdapp.words.rulings.common import PENALTIES
from tdapp.words.say import Words

_BOXES = 38.0
_LARGE, _STEP, _BODY, _SMALL = 15.0, 12.5, 10.0, 9.0
_ROW = 14.5
_GAP = 5.0
"""Below the table of seats."""
# Where each column of the table ends (numbers) or begins (texts), as a part of the width.
_SEAT, _NAME, _STACK, _IN_FRONT, _EARLIER, _REMARKS = 0.05, 0.07, 0.46, 0.56, 0.69, 0.72
_SIGNING = 52.0
_DOT = "•"


def build(model: IncidentSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the incident sheet."""
    facts = words(said.NUMBER, number=int(model.given.number))
    sheet = Sheet(
        out, kind=None, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts, title=words(said.TITLE)
    )
    leaves = pages(list(_blocks(sheet, model)), sheet.top - sheet.bottom - 8)
    return set_pages(sheet, leaves, down=4)


def _blocks(sheet: Sheet, model: IncidentSheet) -> Iterator[Block]:
    """The sheet from top to bottom."""
    words, given = sheet.words, model.given
    yield Block(_BOXES + 8, lambda y: _boxes(sheet, model, y))
    title = say.title_of(words, given.incident) if given.incident in INCIDENTS else given.incident
    yield paragraph(sheet, title, size=_LARGE, bold=True, leads=True)
    if given.names:
        names = words.several([_with_seat(words, model, name.full) for name in given.names])
        yield paragraph(sheet, words(said.CONCERNED, names=names), size=_BODY)
    yield from _happened(sheet, model)
    yield from _ruling(sheet, model)
    yield from _follows(sheet, model)
    yield from _rules(sheet, model)
    yield from _went_on(sheet, model)
    yield heading(sheet, words(said.PENALTIES))
    lines = [_penalty(words, each) for each in model.penalties] or [words(said.NO_PENALTY)]
    for number, line in enumerate(lines, 1):
        yield paragraph(sheet, line, size=_BODY, leads=number == len(lines))  # signatures never stand on a page alone
    yield Block(_SIGNING, lambda y: _signatures(sheet, y))


def _with_seat(words: Words, model: IncidentSheet, name: str) -> str:
    """A name with the seat it had then, where that is known."""
    seat = next((number for number, each in model.names.items() if each.full == name), None)
    return words(page_texts.ACTS_OF, seat=seat, name=name) if seat is not None else name


def _boxes(sheet: Sheet, model: IncidentSheet, y: float) -> None:
    """When, at which level, where, and who ruled."""
    words, given = sheet.words, model.given
    at = given.at or model.stamp.printed_at
    day = at.astimezone(words.zone).date()
    facts = [(words(said.WHEN), words(said.DAY_AND_TIME, day=day, time=at))]
    if model.level is not None:
        level = model.level.level
        text = said.BLINDS_ANTE if level.ante else said.BLINDS
        blinds = words(text, small=level.small_blind, big=level.big_blind, ante=level.ante)
        facts.append((words(said.LEVEL, number=model.level.number), blinds))
    facts.append((words(said.TABLE), words.number(given.table) if given.table is not None else "—"))
    facts.append((words(said.RULED_BY), given.operator or "—"))
    sheet.boxes(y, facts, height=_BOXES)


def _happened(sheet: Sheet, model: IncidentSheet) -> Iterator[Block]:
    """The facts in words, the table, and what was done."""
    words = sheet.words
    if model.case is None:
        yield heading(sheet, words(said.HAPPENED))
        yield paragraph(sheet, words(said.UNREADABLE), size=_BODY)
        return
    answers = said.answers_of(words, model)
    if answers or not model.case.actions:  # else what was done says it all
        yield heading(sheet, words(said.HAPPENED))
    for question, answer in answers:
        yield paragraph(sheet, f"{question} {answer}", size=_BODY, indent=10, mark=_DOT)
    if not answers and not model.case.actions:
        yield paragraph(sheet, words(said.NOTHING_ENTERED), size=_BODY)
    yield heading(sheet, words(said.AT_THE_TABLE))
    for line in said.hand_of(words, model):
        yield paragraph(sheet, line, size=_BODY)
    if model.case.seats:
        yield Block(_ROW, lambda y: _column_heads(sheet, y), leads=True)
        for seat in model.seats:
            yield _seat_row(sheet, model, seat)
    middle = in_hand.middle_of(words, model)
    if middle:
        yield Block(_GAP, lambda _y: None, leads=True)
    for line in middle:
        yield paragraph(sheet, line, size=_BODY)
    rounds = in_hand.rounds_of(words, model)
    if rounds:
        yield heading(sheet, words(in_hand.THE_HAND))
    for head, lines in rounds:
        yield paragraph(sheet, head, size=_BODY, bold=True, leads=bool(lines))
        for number, line in enumerate(lines, 1):
            yield paragraph(sheet, line, size=_BODY, indent=16, mark=f"{number}.")
    actions = said.actions_of(words, model)
    if actions:
        yield heading(sheet, words(said.IN_ORDER))
        for number, line in enumerate(actions, 1):
            yield paragraph(sheet, line, size=_BODY, indent=16, mark=f"{number}.")


def _column_heads(sheet: Sheet, y: float) -> None:
    words, base = sheet.words, y - 10
    for part, text, align in (
        (_SEAT, said.SEAT, RIGHT),
        (_NAME, said.NAME, 0.0),
        (_STACK, said.STACK, RIGHT),
        (_IN_FRONT, said.IN_FRONT, RIGHT),
        (_EARLIER, said.EARLIER, RIGHT),
        (_REMARKS, said.REMARKS, 0.0),
    ):
        sheet.text(_at(sheet, part), base, words(text), size=8, bold=True, align=align, width=sheet.width * 0.11)
    sheet.rule(y - _ROW + 1, weight=FINE)


def _seat_row(sheet: Sheet, model: IncidentSheet, seat: AtSeat) -> Block:
    """A seat of the table; its remarks take as many lines as they need."""
    words, case = sheet.words, model.case
    remarks = said.remarks_of(words, case, seat) if case is not None else ""
    inner = sheet.width * _REMARKS
    told = paragraph(sheet, remarks, size=_SMALL, indent=inner, after=0)
    height = max(_ROW, told.height + 3)

    def draw(y: float) -> None:
        base = y - 10.5
        name = model.names.get(seat.seat)
        sheet.text(_at(sheet, _SEAT), base, words.number(seat.seat), size=_BODY, bold=True, align=RIGHT)
        room = sheet.width * (_STACK - _NAME - 0.09)
        sheet.text(_at(sheet, _NAME), base, name.full if name else "", size=_BODY, width=room)
        for part, amount in ((_STACK, seat.stack), (_IN_FRONT, seat.bet), (_EARLIER, seat.paid)):
            shown = "" if amount is None or (amount == 0 and part != _STACK) else words.number(amount)
            sheet.text(_at(sheet, part), base, shown, size=_BODY, align=RIGHT, width=sheet.width * 0.1)
        told.draw(y - 1.5)
        sheet.rule(y - height)

    return Block(height, draw)


def _ruling(sheet: Sheet, model: IncidentSheet) -> Iterator[Block]:
    """What was decided, in large plain words; the book's own answer after it when it was overruled."""
    words, given = sheet.words, model.given
    steps, outcome = said.steps_of(words, model), said.outcome_of(words, model)
    if said.overruled(model):
        yield heading(sheet, words(said.DECISION))
        yield paragraph(sheet, words(said.OVERRULES), size=_BODY, leads=True)
        yield paragraph(sheet, given.reason, size=_STEP, bold=True, after=4)
        yield heading(sheet, words(said.BOOK_SAYS))
        size = _BODY
    else:
        yield heading(sheet, words(said.RULING))
        size = _STEP
    decided = said.decided_of(words, model)
    if decided:
        steps = steps[:-1]
        yield paragraph(sheet, words(page_texts.DECIDED, what=decided), size=size, bold=True, leads=bool(steps))
    elif outcome:
        yield paragraph(sheet, outcome, size=size, bold=True, leads=bool(steps))
    for number, step in enumerate(steps, 1):
        mark = f"{number}." if len(steps) > 1 else ""
        yield paragraph(sheet, step, size=size, indent=20 if mark else 0, mark=mark, after=3)
    if given.reason and not said.overruled(model):
        yield heading(sheet, words(said.NOTE))
        yield paragraph(sheet, given.reason, size=_BODY)


def _follows(sheet: Sheet, model: IncidentSheet) -> Iterator[Block]:
    """Amounts, seats, cards, pots and what the book says of a penalty."""
    words, ruling = sheet.words, model.ruling
    if ruling is None:
        yield paragraph(sheet, words(said.AS_WRITTEN), size=_SMALL)
        return
    lines = amounts(words, ruling)
    lines += [line for effect in ruling.effects if (line := seat_line(words, effect))]
    lines += card_lines(words, ruling)
    lines += pot_lines(words, ruling.pots)
    lines += [line for line in (penalty_line(words, ruling),) if line]
    if lines:
        yield heading(sheet, words(said.FOLLOWS))
        for line in lines:
            yield paragraph(sheet, line, size=_BODY, indent=10, mark=_DOT)


def _went_on(sheet: Sheet, model: IncidentSheet) -> Iterator[Block]:
    """The play after the ruling, line by line, to the pots and who got what."""
    lines = in_hand.play_after(sheet.words, model)
    if lines:
        yield heading(sheet, sheet.words(in_hand.WENT_ON))
    for line in lines:
        yield paragraph(sheet, line, size=_BODY, indent=10, mark=_DOT)


def _rules(sheet: Sheet, model: IncidentSheet) -> Iterator[Block]:
    """Book, edition and every rule with our title for it; then what the answer rests on that nobody entered."""
    words, given, book = sheet.words, model.given, model.book
    name = book.text_name(words.language) if book else given.book
    edition = book.text_edition(words.language, given.edition) if book else given.edition
    yield heading(sheet, words(said.RULES, book=name, edition=edition))
    cited = {str(cite): cite for cite in model.ruling.citations} if model.ruling and book else {}
    for shown in given.rules:
        cite = cited.get(shown)
        title = book.text(cite.number, words.language).title if book and cite and not cite.house else ""
        yield paragraph(sheet, title or shown, size=_BODY, indent=48 if title else 0, mark=shown if title else "")
    assumed = assumptions(words, book, model.ruling) if book and model.ruling else []
    if assumed:
        yield heading(sheet, words(said.TAKEN))
        for line in assumed:
            yield paragraph(sheet, line, size=_SMALL, indent=10, mark=_DOT)


def _penalty(words: Words, penalty: PenaltyView) -> str:
    text = said.PENALTY_HANDS if penalty.hands else said.PENALTY_PLAIN
    return words(text, name=penalty.name, penalty=words(PENALTIES[penalty.kind]), n=penalty.hands)


def _signatures(sheet: Sheet, y: float) -> None:
    """Three lines to sign on, side by side."""
    each, gap = sheet.width / 3, 14.0
    for place, text in enumerate((said.SIGN_DIRECTOR, said.SIGN_PLAYER, said.SIGN_DEALER)):
        x = sheet.left + place * each
        sheet.rule(y - _SIGNING + 16, x0=x, x1=x + each - gap, weight=FINE)
        sheet.text(x, y - _SIGNING + 5, sheet.words(text), size=8.5, width=each - gap)


def _at(sheet: Sheet, part: float) -> float:
    return sheet.left + sheet.width * part
