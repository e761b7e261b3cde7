"""The results as a web page: one file that needs no other, readable on a telephone, dark or light, and printable.

It says what the sheet says, from the same model. Whatever people typed is shown as it stands: nothing in a name is ever
an instruction.
"""

from base64 import b64encode
from collections.abc import Callable, Iterator
from html import escape

from tdapp.domain.club.house import SEEN, contrast
from tdapp.domain.units import Money
from tdapp.read.club.house import HouseMark
from tdapp.read.papers import ResultLine, ResultsSheet
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.prizes.results import by_said, facts_said, proof_said, won_said
from tdapp.words.papers import papers as said
from tdapp.words.papers.papers import TITLES
from tdapp.words.papers.whose import house_said, short_said
from tdapp.words.prizes import results as words_of
from tdapp.words.say import Words

_LIGHT, _DARK = "#ffffff", "#12161c"  # the grounds, by what the reader's system is set to
_USUAL = {_LIGHT: "#0b6e4f", _DARK: "#4fe0b3"}  # lines and marks of a house without a colour that can be seen on it
_STYLE = """
:root { color-scheme: light dark; --ground: %(light)s; --ink: #14181d; --quiet: #57606a; --line: #d5dae0;
  --row: #f4f6f8; --mark: %(mark_light)s; }
@media (prefers-color-scheme: dark) {
  :root { --ground: %(dark)s; --ink: #eef2f6; --quiet: #a3afbb; --line: #2e3742; --row: #1a2028;
    --mark: %(mark_dark)s; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.25rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.45 system-ui, "Noto Sans", "Segoe UI", sans-serif; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; padding-bottom: .75rem;
  border-bottom: 3px solid var(--mark); }
header img { max-height: 4rem; max-width: 10rem; }
header div { flex: 1 1 14rem; }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.2; }
.whose { margin: 0; font-weight: 600; }
.house, .facts, footer { margin: 0; color: var(--quiet); font-size: .9rem; }
.scroll { overflow-x: auto; }
table { width: 100%%; border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .35rem .6rem; text-align: start; border-bottom: 1px solid var(--line); vertical-align: top; }
thead th { color: var(--quiet); font-size: .85rem; white-space: nowrap; }
tbody tr:nth-child(even) { background: var(--row); }
.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
.won td, .won th { font-weight: 600; }
.also { font-weight: 600; }
footer { padding-top: .75rem; border-top: 1px solid var(--line); }
@media (max-width: 32rem) {
  body { padding: .75rem; }
  table { font-size: .85rem; }
  th, td { padding: .3rem; }
}
@media print {
  :root { --ground: #fff; --ink: #000; --quiet: #333; --line: #999; --row: #fff; --mark: #000; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  thead { display: table-header-group; }
  th, td { padding: .1rem .4rem; }
  tr { break-inside: avoid; }
}
"""

_Cell = Callable[[ResultLine], str]


def build(model: ResultsSheet, words: Words) -> str:
    """The page as HTML, in the language of `words`."""
    stamp, title = model.stamp, words(TITLES[SheetKind.RESULTS])
    saved = words(words_of.SAVED_AT, time=stamp.printed_at, day=stamp.printed_at.astimezone(words.zone).date())
    head = f"{title}, {stamp.tournament}"
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(words.language)}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="referrer" content="no-referrer">',
        f"<title>{escape(head)}</title><style>{_style(stamp.house)}</style></head>",
        "<body><header>",
        *_logo(stamp.house),
        f"<div><h1>{escape(title)}</h1>",
        f'<p class="whose">{_text(short_said(words, stamp))}</p>',
        f'<p class="facts">{_text(facts_said(words, model))}</p></div>',
        f'<p class="house">{_text(house_said(stamp))}</p>' if house_said(stamp) else "",
        "</header>",
        *(_table(words, model) if model.lines else (f"<p>{_text(words(said.EMPTY[SheetKind.RESULTS]))}</p>",)),
        *(f'<p class="also">{_text(text)}</p>' for text in (*won_said(words, model), *proof_said(words, model))),
        f"<footer>{_text(saved)}</footer>",
        "</body></html>",
    ]
    return "\n".join(filter(None, parts)) + "\n"


def _table(words: Words, model: ResultsSheet) -> Iterator[str]:
    columns = list(_columns(words, model))
    yield '<div class="scroll"><table><thead><tr>'
    for text, of_numbers, _cell in columns:
        yield f'<th scope="col"{_number(of_numbers)}>{_text(text)}</th>'
    yield "</tr></thead><tbody>"
    for line in model.lines:
        cells = "".join(f"<td{_number(of_numbers)}>{cell(line)}</td>" for _head, of_numbers, cell in columns)
        won = ' class="won"' if line.prize or line.bounty else ""
        yield f"<tr{won}>{cells}</tr>"
    yield "</tbody></table></div>"


def _columns(words: Words, model: ResultsSheet) -> Iterator[tuple[str, bool, _Cell]]:
    """The columns there is something in: what each is called, whether its cells are numbers, and each cell as HTML."""

    def money(of: Callable[[ResultLine], Money | None]) -> _Cell:
        return lambda line: escape(words.amount(amount)) if (amount := of(line)) is not None else ""

    lines = model.lines
    yield words(said.PLACE), True, lambda line: escape(said.places(words, line.place, line.place_to))
    yield words(said.NAME), False, lambda line: _text(line.name.full)
    if any(line.told.nation for line in lines):
        yield words(words_of.NATION), False, lambda line: escape(line.told.nation)
    if any(line.told.at for line in lines):
        yield words(words_of.OUT_AT), True, lambda line: escape(words.time(line.told.at)) if line.told.at else ""
    if any(line.told.by for line in lines):
        yield words(words_of.OUT_BY), False, lambda line: _text(by_said(line))
    paid = next((won for line in lines if (won := line.prize or line.bounty)), None)
    if paid is not None:
        yield words(said.PRIZE, currency=paid.currency), True, money(lambda line: line.prize)
    if any(line.bounty for line in lines):
        yield words(said.BOUNTIES), True, money(lambda line: line.bounty)
        yield words(said.TOTAL), True, money(lambda line: line.total)


def _number(is_one: bool) -> str:
    return ' class="number"' if is_one else ""


def _text(text: str) -> str:
    """A text as it stands, whichever way its script runs."""
    return f"<bdi>{escape(text)}</bdi>"


def _logo(mark: HouseMark) -> Iterator[str]:
    if mark.logo:
        kind = "jpeg" if mark.logo.startswith(b"\xff\xd8\xff") else "png"
        yield f'<img src="data:image/{kind};base64,{b64encode(mark.logo).decode()}" alt="{escape(mark.name)}">'


def _style(mark: HouseMark) -> str:
    marks = {ground: _seen(mark.accent, ground) for ground in (_LIGHT, _DARK)}
    return _STYLE % {"light": _LIGHT, "dark": _DARK, "mark_light": marks[_LIGHT], "mark_dark": marks[_DARK]}


def _seen(colour: str, ground: str) -> str:
    """The colour of a house on a ground, or the usual one where it would hardly be seen."""
    return colour if colour and contrast(colour, ground) >= SEEN else _USUAL[ground]
