"""The payout sheet: every prize with a line to sign for it, and a sum that is the pool."""

from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from tdapp.read.prizes.payout_paper import PayoutLine, PayoutSheet
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.columns import line_height, stack
from tdapp.reports.typesetting.flow import Block, paragraph
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import FINE, HAIR, RIGHT, STRONG, Sheet
from tdapp.words.papers import papers as said
from tdapp.words.prizes.stage import seats_said
from tdapp.words.prizes.things import thing_lines
from tdapp.words.say import Words
from tdapp.words.sidepools.won import won_lines

_BOXES, _HEAD = 56.0, 24.0
_CLOSING = 74.0
_ROOMY, _USUAL, _TIGHT = 20.0, 19.0, 16.4  # heights of a line to sign on
_TOP_THREE = 1.18  # and of the first three
_NOTED = 0.5  # of a page may be reasons, the newest ones
_KEPT = 3  # so many lines stay with the sum and the signatures
_PLACE, _AMOUNT, _NAME, _SIGN = 0.075, 0.245, 0.275, 0.70
_BOUNTY = 0.105  # of the width, left of the line to sign, for bounties won


def build(model: PayoutSheet, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write the payout sheet."""
    still_open = "" if model.final else words(said.MAY_CHANGE)
    draft = "" if model.posted or not model.lines else words(said.NOT_POSTED)
    dealt = words(said.DEALT, n=model.dealt) if model.dealt else ""
    seats = seats_said(words, model.seats) if model.seats is not None else ""
    facts = said.facts(words(said.ENTRIES, n=model.entries), dealt, seats, still_open, draft)
    sheet = Sheet(out, kind=SheetKind.PAYOUTS, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts)
    if not model.lines:
        sheet.empty_page(said.NO_PRIZES if model.pays_nobody else None)
        return sheet.finish()
    column = sheet.top - sheet.bottom - _HEAD
    tops = sum(line.place <= 3 for line in model.lines) * (_TOP_THREE - 1)
    notes = _notes(sheet, model, column * _NOTED)
    closing = _CLOSING + sum(note.height for note in notes)
    room = column - _BOXES - closing
    high = line_height(room, len(model.lines) + tops, roomy=_ROOMY, usual=_USUAL, tight=_TIGHT)
    leaves = _leaves(model, column, high, closing)
    bounties = _has_bounties(model)
    for page, lines in enumerate(leaves, 1):
        covers = said.spans(words, words.number(lines[0].place), words.number(lines[-1].place_to))
        sheet.start_page(page, len(leaves), covers if len(leaves) > 1 else "")
        y = sheet.top - 10
        if page == 1:
            y = sheet.boxes(y, _facts(words, model)) - 8
        y = _column_heads(sheet, model, y)
        for line in lines:
            y = _draw(sheet, line, y, _height(line, high), bounties=bounties)
        if page == len(leaves):
            _close(sheet, model, y, notes)
        sheet.end_page()
    return sheet.finish()


def _beside(words: Words, model: PayoutSheet) -> Iterator[str]:
    """What the house makes up to the guarantee, what was added to the pool, and what is held back for the season."""
    beside = ((said.MADE_UP, model.overlay), (said.ADDED_BY, model.added), (said.SEASON_KEEPS, model.season))
    parts = [words(text, amount=money) for text, money in beside if money is not None]
    if parts:
        yield " \u00b7 ".join(parts)


def _notes(sheet: Sheet, model: PayoutSheet, room: float) -> list[Block]:
    """What stands under the sum: what the pool is made of beside entries, money to be taken back, bounties that are
    held, side pools, what is won besides money, reasons that were given.

    Of these as many of the newest as go into `room` points; all of them stand in the journal.
    """
    words = sheet.words
    told = [*_beside(words, model)]
    told += [words(said.TAKE_BACK, back=each.back, name=each.name, has=each.has) for each in model.claims]
    if model.back.cents:
        told.append(words(said.PAID_SO_FAR, paid=model.paid, due=model.due, back=model.back))
    if model.won is not None:
        told.append(words(said.BOUNTIES_WON, total=model.won))
    if model.bounties.cents:
        told.append(words(said.BOUNTIES_HELD, total=model.bounties))
    told += won_lines(words, model.sides)
    told += thing_lines(words, model.things)
    notes = [paragraph(sheet, text, size=9, bold=True) for text in told]
    reasons: list[Block] = []
    for number, each in enumerate(reversed(model.reasons)):
        block = paragraph(sheet, said.reason_line(words, each), size=9)
        room -= block.height
        if room < 0:
            more = len(model.reasons) - number
            reasons.append(paragraph(sheet, words(said.MORE_REASONS, n=more), size=9))
            break
        reasons.append(block)
    return [*notes, *reversed(reasons)]


def _leaves(model: PayoutSheet, column: float, high: float, closing: float) -> list[list[PayoutLine]]:
    """Lines by page. The facts take room on the first; the last few lines stay with the sum and the signatures."""
    kept = min(_KEPT, len(model.lines) - 1)
    free, last = model.lines[: len(model.lines) - kept], model.lines[len(model.lines) - kept :]
    heights = [_height(line, high) for line in free]
    heights[0] += _BOXES
    blocks = [[line] for line in free]
    heights.append(sum(_height(line, high) for line in last) + closing)
    blocks.append(list(last))
    leaves = stack(heights, column=column, gap=0)
    return [[line for block in leaf for line in blocks[block]] for leaf in leaves]


def _height(line: PayoutLine, high: float) -> float:
    return high * _TOP_THREE if line.place <= 3 else high


def _facts(words: Words, model: PayoutSheet) -> list[tuple[str, str]]:
    entries = (words(said.ENTRIES_HEAD), words.number(model.entries))
    if model.entries * model.buy_in.cents == model.pool.cents:  # else other prices, rebuys or a guarantee are in it
        times = words(said.TIMES, entries=model.entries, buy_in=words.amount(model.buy_in))
        entries = (words(said.ENTRIES_TIMES), times)
    return [
        (words(said.PRIZE_POOL, currency=model.pool.currency), words.amount(model.pool)),
        entries,
        (words(said.PLACES_PAID), words.number(model.places)),
        (words(said.ROUNDED_TO), words.amount(model.unit)),
    ]


def _column_heads(sheet: Sheet, model: PayoutSheet, y: float) -> float:
    words, y = sheet.words, y - _HEAD + 8
    sheet.text(_at(sheet, _PLACE), y, words(said.PLACE), size=9, bold=True, align=RIGHT, width=sheet.width * _PLACE)
    sheet.text(_at(sheet, _AMOUNT), y, model.pool.currency, size=9, bold=True, align=RIGHT)
    names = _SIGN - _NAME - (_BOUNTY if _has_bounties(model) else 0)
    sheet.text(_at(sheet, _NAME), y, words(said.NAME), size=9, bold=True, width=sheet.width * (names - 0.02))
    if _has_bounties(model):
        room = sheet.width * _BOUNTY
        sheet.text(_at(sheet, _SIGN) - 6, y, words(said.BOUNTIES), size=9, bold=True, align=RIGHT, width=room)
    received = sheet.width * (1 - _SIGN) - 8
    sheet.text(_at(sheet, _SIGN) + 8, y, words(said.RECEIVED), size=9, bold=True, width=received)
    sheet.rule(y - 6, weight=STRONG)
    return y - 6


def _has_bounties(model: PayoutSheet) -> bool:
    return any(line.bounty is not None for line in model.lines)


def _draw(sheet: Sheet, line: PayoutLine, y: float, height: float, *, bounties: bool) -> float:
    words = sheet.words
    first = line.place <= 3
    y -= height
    base, size = y + height * 0.31, 13.5 if first else 11.0
    place = said.places(words, line.place, line.place_to)
    sheet.text(_at(sheet, _PLACE), base, place, size=size, bold=first, align=RIGHT, width=sheet.width * _PLACE)
    room = sheet.width * (_AMOUNT - _PLACE) - 6
    sheet.text(_at(sheet, _AMOUNT), base, words.amount(line.amount), size=size, bold=first, align=RIGHT, width=room)
    if line.name is not None:
        room = sheet.width * (_SIGN - _NAME - (_BOUNTY if bounties else 0)) - 10
        sheet.name(_at(sheet, _NAME), base, line.name.last, line.name.first, size=11, width=room, high=height)
    elif line.bubble:
        sheet.text(_at(sheet, _NAME), base, words(said.BUBBLE), size=9)
    if line.bounty is not None:
        amount, room = words.amount(line.bounty), sheet.width * _BOUNTY - 2
        sheet.text(_at(sheet, _SIGN) - 6, base, amount, size=10, align=RIGHT, width=room)
    if line.paid:
        sheet.text(sheet.right - 2, base, words(said.PAID), size=8, align=RIGHT, width=60)
    elif line.part is not None:
        part = words(said.PAID_PART, amount=words.amount(line.part))
        sheet.text(sheet.right - 2, base, part, size=8, align=RIGHT, width=90)
    sheet.line(_at(sheet, _SIGN), y + 1, _at(sheet, _SIGN), y + height - 1, weight=HAIR)
    sheet.rule(y)
    return y


def _close(sheet: Sheet, model: PayoutSheet, y: float, notes: list[Block]) -> None:
    """The sum, what is left to settle, and who stands for it."""
    words = sheet.words
    sheet.rule(y, weight=STRONG)
    base = y - 17
    room = sheet.width * _AMOUNT
    sheet.text(_at(sheet, _AMOUNT), base, words.amount(model.total), size=12, bold=True, align=RIGHT, width=room)
    text = said.TOTAL_EQUAL if model.total == model.pool else said.TOTAL_DIFFERS
    label = words(text, pool=words.amount(model.pool))
    sheet.text(_at(sheet, _NAME), base, label, size=11, bold=True, width=sheet.width * (1 - _NAME))
    y = base - 10
    for note in notes:
        note.draw(y)
        y -= note.height
    third = (sheet.width - 32) / 3
    for number, who in enumerate((said.DIRECTOR, said.CASHIER, said.DATE_AND_TIME)):
        x = sheet.left + number * (third + 16)
        sheet.rule(sheet.bottom + 16, x0=x, x1=x + third, weight=FINE)
        sheet.text(x, sheet.bottom + 5, words(who), size=9, width=third)


def _at(sheet: Sheet, part: float) -> float:
    return sheet.left + sheet.width * part
