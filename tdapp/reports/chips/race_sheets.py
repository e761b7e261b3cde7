"""Race sheets, two a page: for the dealer before the race, with boxes to mark, and afterwards with what came of it."""

from pathlib import Path
from typing import BinaryIO

from tdapp.domain.chips.chip_bank import RaceWay
from tdapp.read.chips.chip_papers import RacePaper, RacePapers
from tdapp.read.chips.race import RaceSeat, RaceTable, RaceView, TableState
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.chips.chip_drawing import draw_chip
from tdapp.reports.typesetting.flow import Block, paragraph
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import FINE, HAIR, RIGHT, STRONG, Sheet
from tdapp.reports.typesetting.two_up import Half, begin_half, cut, places, sign
from tdapp.words.chips import chip_papers as said
from tdapp.words.chips.chip_papers import procedure, signed
from tdapp.words.rulings.say import cards
from tdapp.words.say import Words

_LIST = 0.64  # of the width: seats; the rest is how it goes, or the sums
_GAP = 16.0
_BAR, _CHIP = 30.0, 25.0  # the drawn chips
_HEAD, _ROW, _LEAST_ROW = 14.0, 21.0, 12.0
_BOX, _BOX_GAP, _MOST_BOXES, _CELL = 9.0, 3.0, 9, 24.0
_TOTALS = 40.0
_STEP, _LEAST_STEP, _SUM = 8.5, 6.5, 18.0
# Where each column of the list ends (numbers) or begins (names), as a part of its width.
_SEAT, _NAME, _ODD, _ODD_ENDS, _CARD, _GETS = 0.06, 0.085, 0.50, 0.57, 0.85, 1.0


def before(model: RacePapers, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the race sheets that go to the tables before the race; one that is raced already gets none."""
    return _build(model, words, out, paper=paper, fonts=fonts, kind=SheetKind.RACE_SHEETS)


def after(model: RacePapers, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the race sheets with what the race of each table came to; tables still to be raced have no sheet yet."""
    return _build(model, words, out, paper=paper, fonts=fonts, kind=SheetKind.RACE_RESULTS)


def _build(model: RacePapers, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path, kind: SheetKind) -> Printed:
    sheet = Sheet(out, kind=kind, stamp=model.stamp, words=words, paper=paper, fonts=fonts)
    results = kind is SheetKind.RACE_RESULTS
    pieces = [
        (each, table)
        for each in model.races
        for table in each.race.tables
        if (table.state is TableState.DONE) is results
    ]
    if not pieces:
        sheet.empty_page()
        return sheet.finish()
    areas = dict(model.areas)
    for page in places(len(pieces)):
        cut(sheet)
        for place, number in page:
            each, table = pieces[number]
            half = begin_half(
                sheet,
                place,
                title=words(said.RACE, old=each.race.old.value, new=each.race.new.value),
                corner=words(said.TABLE, number=table.number),
                facts=areas.get(table.number, ""),
                number=number + 1,
                count=len(pieces),
            )
            if results:
                _filled(sheet, each.race, table, half)
            else:
                _to_fill(sheet, each, table, half)
        sheet.end_page()
    return sheet.finish()


def _to_fill(sheet: Sheet, paper: RacePaper, table: RaceTable, half: Half) -> None:
    """Before: boxes by seat, how it goes, and room for the sums."""
    words, race = sheet.words, paper.race
    bring = paper.bring(table)
    top = _bar(sheet, race, half.top, words(said.BRING, count=bring, chip=race.new.value) if bring else "")
    low = _to_write(sheet, race, half.bottom)
    _list(sheet, race, table, top, low, filled=False)
    _how(sheet, paper, top, top - low)


def _filled(sheet: Sheet, race: RaceView, table: RaceTable, half: Half) -> None:
    """After: odd chips, cards and new chips by seat, the sums, and who signs for them."""
    top = _bar(sheet, race, half.top, "")
    low = sign(sheet, half.bottom, (sheet.words(said.DEALER), sheet.words(said.FLOOR)))
    _list(sheet, race, table, top, low, filled=True)
    _sums(sheet, race, table, top)


def _bar(sheet: Sheet, race: RaceView, top: float, right: str) -> float:
    """The chip that leaves and the one it is raced for, drawn. Returns where what follows begins."""
    middle = top - _BAR / 2 + 2
    draw_chip(sheet, race.old, sheet.left + _CHIP / 2, middle, _CHIP)
    x = sheet.left + _CHIP + 6
    wide = sheet.text(x, middle - 3.5, sheet.words(said.LEAVES), size=9.5, width=sheet.width * 0.35)
    draw_chip(sheet, race.new, x + wide + 6 + _CHIP / 2, middle, _CHIP)
    if right:
        room = sheet.right - (x + wide + _CHIP + 18)
        sheet.text(sheet.right, middle - 5, right, size=15, bold=True, align=RIGHT, width=room)
    return top - _BAR - 4


def _list(sheet: Sheet, race: RaceView, table: RaceTable, top: float, bottom: float, *, filled: bool) -> None:
    """The seats of the table, free ones too, from seat 1 on: so the cards are dealt."""
    words, width = sheet.words, sheet.width * _LIST
    heads = (
        (_SEAT, words(said.SEAT), RIGHT, _SEAT),
        (_NAME, words(said.NAME), 0.0, 0.4),
        (
            _ODD_ENDS if filled else _ODD,
            words(said.ODD, chip=race.old.value),
            RIGHT if filled else 0.0,
            0.14 if filled else 0.2,
        ),
        (_CARD, words(said.CARD) if filled or race.way is RaceWay.CARDS else "", RIGHT, 0.12),
        (_GETS, words(said.GETS, chip=race.new.value), RIGHT, 0.14),
    )
    for part, text, align, room in heads:
        sheet.text(
            sheet.left + width * part,
            top - _HEAD + 4,
            text,
            size=8,
            bold=True,
            align=align,
            width=width * room,
            least=6,
        )
    y = top - _HEAD
    sheet.rule(y, x1=sheet.left + width, weight=STRONG)
    seats = {seat.seat: seat for seat in table.seats}
    row = max(_LEAST_ROW, min(_ROW, (y - bottom) / max(1, table.size)))
    for number in range(1, table.size + 1):
        y -= row
        sheet.rule(y, x1=sheet.left + width, weight=HAIR)
        base = y + (row - 9.5) / 2 + 1.5
        sheet.text(sheet.left + width * _SEAT, base, words.number(number), size=10, bold=True, align=RIGHT)
        if number in seats:
            _seat(sheet, race, seats[number], y, row, filled=filled)


def _seat(sheet: Sheet, race: RaceView, seat: RaceSeat, y: float, row: float, *, filled: bool) -> None:
    """Who sits there, and what there is to mark or what came of it."""
    words, left, width = sheet.words, sheet.left, sheet.width * _LIST
    base = y + (row - 9.5) / 2 + 1.5
    room = width * (_ODD - _NAME) - 8
    sheet.name(left + width * _NAME, base, seat.name.last, seat.name.first, size=9.5, width=room)
    if not filled:
        _boxes(sheet, race, left + width * _ODD, y + (row - _BOX) / 2)
        for part in (_CARD, _GETS) if race.way is RaceWay.CARDS else (_GETS,):
            _box(sheet, left + width * part - _CELL, y + 2, _CELL, row - 4)
        return
    odd = words.number(seat.odd) if seat.odd else "—"
    sheet.text(left + width * _ODD_ENDS, base, odd, size=10, align=RIGHT)
    if seat.kept:
        x = left + width * _ODD_ENDS + 8
        sheet.text(
            x, base, words(said.KEEPS_ONE, chip=seat.kept), size=8, width=left + width * (_CARD - 0.085) - x, least=6
        )
    sheet.text(left + width * _CARD, base, cards(seat.card), size=10, align=RIGHT)
    if seat.odd and seat.got is not None:
        got = words.number(seat.got)
        sheet.text(left + width * _GETS, base, got, size=10, bold=seat.got > 0, align=RIGHT)


def _boxes(sheet: Sheet, race: RaceView, x: float, y: float) -> None:
    """A box for each odd chip a player can have; where that is too many, one to write a number in."""
    most = race.ratio - 1
    if most > _MOST_BOXES:
        _box(sheet, x, y, 3 * _BOX, _BOX)
        return
    for number in range(most):
        _box(sheet, x + number * (_BOX + _BOX_GAP), y, _BOX, _BOX)


def _box(sheet: Sheet, x: float, y: float, width: float, height: float) -> None:
    sheet.canvas.setLineWidth(FINE)
    sheet.canvas.rect(x, y, width, height)


def _to_write(sheet: Sheet, race: RaceView, bottom: float) -> float:
    """Boxes for the sums of the table, and a line to sign. Returns where they begin."""
    words, whole = sheet.words, sheet.width * _LIST
    labels = (
        words(said.ODD_SUM, chip=race.old.value),
        words(said.RACED_FOR, chip=race.new.value),
        words(said.ALL_TAKEN, chip=race.old.value),
    )
    each = whole / len(labels)
    for number, label in enumerate(labels):
        x = sheet.left + number * each
        width = each - (8 if number + 1 < len(labels) else 0)
        _box(sheet, x, bottom + 2, width, 30)
        sheet.text(x + 4, bottom + 23, label, size=7.5, width=width - 8)
    x = sheet.left + whole + _GAP
    sign(sheet, bottom, (words(said.DEALER),), x=x, width=sheet.right - x)
    return bottom + _TOTALS


def _how(sheet: Sheet, paper: RacePaper, top: float, room: float) -> None:
    """How it goes, beside the list: the same for every table of a race, so it is in the file once."""
    canvas, race = sheet.canvas, paper.race
    form = f"how{race.old.value}-{race.new.value}"
    if not canvas.hasForm(form):
        canvas.beginForm(form, 0, -room, sheet.paper.width, 0)
        _steps(sheet, paper, room)
        canvas.endForm()
    canvas.saveState()
    canvas.translate(0, top)
    canvas.doForm(form)
    canvas.restoreState()


def _steps(sheet: Sheet, paper: RacePaper, room: float) -> None:
    """The steps by number, from 0 down; in smaller letters where the language needs more of them."""
    words, x = sheet.words, sheet.left + sheet.width * _LIST + _GAP
    rules = " · ".join(paper.rules)
    head = words(said.HOW, rule=rules) if rules else words(said.HOW_PLAIN)
    sheet.text(x, 4 - _HEAD, head, size=8, bold=True, width=sheet.right - x)
    sheet.rule(-_HEAD, x0=x, weight=STRONG)
    y, size = -_HEAD - 4, _STEP
    blocks = _numbered(sheet, paper.race, x, size)
    while size > _LEAST_STEP and sum(block.height for block in blocks) > room + y:
        size -= 0.5
        blocks = _numbered(sheet, paper.race, x, size)
    for block in blocks:
        block.draw(y)
        y -= block.height


def _numbered(sheet: Sheet, race: RaceView, x: float, size: float) -> list[Block]:
    steps = procedure(sheet.words, race)
    return [
        paragraph(sheet, step, size=size, indent=13, mark=f"{number}.", after=2.5, x=x)
        for number, step in enumerate(steps, 1)
    ]


def _sums(sheet: Sheet, race: RaceView, table: RaceTable, top: float) -> None:
    """What the table's race came to, beside the list."""
    words, x = sheet.words, sheet.left + sheet.width * _LIST + _GAP
    old, new = race.old.value, race.new.value
    sheet.text(x, top - _HEAD + 4, words(said.TOTAL), size=8, bold=True, width=sheet.right - x)
    sheet.rule(top - _HEAD, x0=x, weight=STRONG)
    lines = [
        (words(said.ODD_SUM, chip=old), words.number(table.odd)),
        (words(said.RACED_FOR, chip=new), words.number(table.raced)),
        (words(said.OLD_IN, chip=old), words.number(table.taken)),
        (words(said.NEW_OUT, chip=new), words.number(table.given)),
        *((words(said.KEPT, chip=chip), words.number(count)) for chip, count in table.kept),
        (words(said.ROUNDING), signed(words, table.change)),
    ]
    y = top - _HEAD
    for label, value in lines:
        y -= _SUM
        wide = sheet.text(sheet.right, y + 5, value, size=10.5, bold=True, align=RIGHT, width=(sheet.right - x) * 0.5)
        sheet.text(x, y + 5, label, size=9.5, width=sheet.right - x - wide - 8)
        sheet.rule(y, x0=x, weight=HAIR)
