"""The answer as a page of text: steps in order, what it does to seats, cards and pots, rules, reasons."""

from collections.abc import Iterable
from html import escape

from tdapp.app.rulings.rulings import Outcome
from tdapp.read.rulings.hand_view import HandView
from tdapp.rulings.ruling import Ruling
from tdapp.texts import Text
from tdapp.ui.theme.tokens import Tokens
from tdapp.words.rulings import rulings_page as texts
from tdapp.words.rulings import say
from tdapp.words.rulings.answer import amounts, assumptions, card_lines, penalty_line, pot_lines, seat_line
from tdapp.words.rulings.hand_entry import GOES_ON_HOW, POTS_PAID
from tdapp.words.rulings.impossible import impossible_of
from tdapp.words.say import Words


class AnswerText:
    """The page of one answer, in a language and the colours of a theme. All is escaped: names are only names.

    `large`: in letters to be read across the table, where there is room for them.
    """

    def __init__(self, words: Words, tokens: Tokens, *, large: bool = False) -> None:
        self.words, self.tokens = words, tokens
        self.small, self.usual, self.big = (15, 17, 22) if large else (12, 13, 17)
        self.parts: list[str] = []

    def head(self, text: Text, **args: object) -> None:
        """Add a small heading."""
        words = escape(self.words(text, **args))
        self.parts.append(
            f'<p style="margin:10px 0 2px 0; color:{self.tokens.muted}; font-size:{self.small}px; '
            f'font-weight:600">{words}</p>'
        )

    def line(self, said: str, *, big: bool = False, muted: bool = False, number: int | None = None) -> None:
        """Add a sentence."""
        colour = self.tokens.muted if muted else self.tokens.text
        size = self.big if big else self.usual
        before = f"{number}. " if number is not None else ""
        self.parts.append(f'<p style="margin:3px 0; color:{colour}; font-size:{size}px">{escape(before + said)}</p>')

    def link(self, said: str, where: str) -> None:
        """Add a sentence that can be followed."""
        self.parts.append(
            f'<p style="margin:3px 0; font-size:{self.usual}px"><a style="color:{self.tokens.info}" '
            f'href="{escape(where, quote=True)}">{escape(said)}</a></p>'
        )

    def list(self, head: Text, lines: Iterable[str], *, muted: bool = False) -> None:
        """Add a heading with its sentences; nothing when there are none."""
        found = list(lines)
        if found:
            self.head(head)
            for said in found:
                self.line(said, muted=muted)

    def html(self) -> str:
        """The whole page as HTML."""
        return "".join(self.parts)


def answer_html(
    words: Words, tokens: Tokens, outcome: Outcome, *, why: bool, led: bool = False, large: bool = False
) -> str:
    """The answer of one book as HTML. `why`: the reasoning is folded out; `led`: the first step stands over it, and the
    penalty under it; `large`: in larger letters.
    """
    sheet = AnswerText(words, tokens, large=large)
    ruling = outcome.ruling
    if ruling is None:
        if outcome.impossible is not None:
            sheet.line(impossible_of(words, outcome.impossible), big=True)
        return sheet.html()
    numbered = len(ruling.steps) > 1
    for number, step in list(enumerate(ruling.steps, 1))[int(led) :]:
        sheet.line(say.step_of(words, step), big=True, number=number if numbered else None)
    for said in amounts(words, ruling):
        sheet.line(said)
    if not led and (said := penalty_line(words, ruling)):
        sheet.line(said)
    if ruling.missing:
        sheet.head(texts.MISSING)
        for name in ruling.missing:
            sheet.link(say.question_of(words, ruling.incident, name), name)
    sheet.list(texts.SEATS, (line for effect in ruling.effects if (line := seat_line(words, effect))))
    sheet.list(texts.CARDS, card_lines(words, ruling))
    sheet.list(texts.POTS, pot_lines(words, ruling.pots))
    sheet.list(texts.CHECKLIST, (f"☐ {say.step_of(words, step)}" for step in ruling.checklist))
    rules(sheet, outcome, ruling)
    if why:
        sheet.list(texts.WHY, (say.step_of(words, reason) for reason in ruling.reasons))
    sheet.list(texts.ASSUMED, assumptions(words, outcome.book, ruling), muted=True)
    return sheet.html()


def hint_html(words: Words, tokens: Tokens, *, large: bool) -> str:
    """The hint how to begin, shown while no incident is chosen, as HTML."""
    sheet = AnswerText(words, tokens, large=large)
    sheet.line(words(texts.CHOOSE_WHY), muted=True)
    return sheet.html()


def hand_html(words: Words, tokens: Tokens, hand: HandView, *, kept: bool, large: bool) -> str:
    """How a hand ended as HTML: who gets what of the pots. `kept`: it goes on from a ruling, and Enter keeps it."""
    sheet = AnswerText(words, tokens, large=large)
    if kept:
        sheet.line(words(GOES_ON_HOW), muted=True)
    won = [seat for seat in hand.seats if seat.won]
    if won:
        sheet.head(POTS_PAID)
    for seat in won:
        sheet.line(words(texts.SEAT_LINE, seat=seat.seat, what=words(texts.SEAT_GAINS, amount=seat.won)), big=True)
    return sheet.html()


def rules(sheet: AnswerText, outcome: Outcome, ruling: Ruling) -> None:
    """Add the rules with our own titles, each one once."""
    cited = {str(cite): cite for cite in ruling.citations}
    if not cited:
        return
    sheet.head(texts.RULES_USED)
    for shown, cite in cited.items():
        if cite.house:
            sheet.line(cite.house)
        else:
            sheet.link(f"{shown}  {outcome.book.text(cite.number, sheet.words.language).title}", f"rule:{cite.number}")
