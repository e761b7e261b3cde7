"""The answer as a page of text: steps in order, what it does to seats, cards and pots, rules, reasons."""

from collections.abc import Iterable, Sequence
from html import escape

from tdapp.app.rulings import Outcome
from tdapp.rulings.ruling import PotAward, Ruling, SeatEffect
from tdapp.texts import Text
from tdapp.ui.theme.tokens import Tokens
from tdapp.words.rulings import page as texts
from tdapp.words.rulings import say
from tdapp.words.rulings.common import ACTIONS, PENALTIES
from tdapp.words.rulings.impossible import impossible_of
from tdapp.words.say import Words


class Sheet:
    """Writes one answer in a language and the colours of a theme. Everything said is escaped: names are only names."""

    def __init__(self, words: Words, tokens: Tokens) -> None:
        self.words, self.tokens = words, tokens
        self.parts: list[str] = []

    def head(self, text: Text, **args: object) -> None:
        """A small heading."""
        words = escape(self.words(text, **args))
        self.parts.append(
            f'<p style="margin:10px 0 2px 0; color:{self.tokens.muted}; font-size:12px; font-weight:600">{words}</p>'
        )

    def line(self, said: str, *, big: bool = False, muted: bool = False, number: int | None = None) -> None:
        """A sentence."""
        colour = self.tokens.muted if muted else self.tokens.text
        size = 17 if big else 13
        before = f"{number}. " if number is not None else ""
        self.parts.append(f'<p style="margin:3px 0; color:{colour}; font-size:{size}px">{escape(before + said)}</p>')

    def link(self, said: str, where: str) -> None:
        """A sentence that can be followed."""
        self.parts.append(
            f'<p style="margin:3px 0; font-size:13px"><a style="color:{self.tokens.info}" '
            f'href="{escape(where, quote=True)}">{escape(said)}</a></p>'
        )

    def list(self, head: Text, lines: Iterable[str], *, muted: bool = False) -> None:
        """A heading with its sentences; nothing when there are none."""
        found = list(lines)
        if found:
            self.head(head)
            for said in found:
                self.line(said, muted=muted)

    def html(self) -> str:
        """The whole page."""
        return "".join(self.parts)


def answer_html(words: Words, tokens: Tokens, outcome: Outcome, *, why: bool) -> str:
    """The answer of one book. `why`: the reasoning is folded out."""
    sheet = Sheet(words, tokens)
    ruling = outcome.ruling
    if ruling is None:
        if outcome.impossible is not None:
            sheet.line(impossible_of(words, outcome.impossible), big=True)
        return sheet.html()
    numbered = len(ruling.steps) > 1
    for number, step in enumerate(ruling.steps, 1):
        sheet.line(say.step_of(words, step), big=True, number=number if numbered else None)
    for said in amounts(words, ruling):
        sheet.line(said)
    if ruling.penalty is not None:
        text = texts.PENALTY_MUST if ruling.penalty.kind == "must" else texts.PENALTY_MAY
        menu = ", ".join(words(PENALTIES[each]) for each in ruling.penalty.menu)
        sheet.line(words(text, rule=str(ruling.penalty.cite), menu=menu))
    if ruling.missing:
        sheet.head(texts.MISSING)
        for name in ruling.missing:
            sheet.link(say.question_of(words, ruling.incident, name), name)
    sheet.list(texts.SEATS, (line for effect in ruling.effects if (line := seat_line(words, effect))))
    sheet.list(
        texts.CARDS, (f"{say.card_place(words, each.which)}: {say.fate_of(words, each)}" for each in ruling.cards)
    )
    sheet.list(texts.POTS, pot_lines(words, ruling.pots))
    sheet.list(texts.CHECKLIST, (f"☐ {say.step_of(words, step)}" for step in ruling.checklist))
    rules(sheet, outcome, ruling)
    if why:
        sheet.list(texts.WHY, (say.step_of(words, reason) for reason in ruling.reasons))
    sheet.list(texts.ASSUMED, assumptions(words, outcome, ruling), muted=True)
    return sheet.html()


def hint_html(words: Words, tokens: Tokens) -> str:
    """What to do while no incident is chosen."""
    sheet = Sheet(words, tokens)
    sheet.line(words(texts.CHOOSE_WHY), muted=True)
    return sheet.html()


def rules(sheet: Sheet, outcome: Outcome, ruling: Ruling) -> None:
    """The rules with our own titles, each one once."""
    cited = {str(cite): cite for cite in ruling.citations}
    if not cited:
        return
    sheet.head(texts.RULES_USED)
    for shown, cite in cited.items():
        if cite.house:
            sheet.line(cite.house)
        else:
            sheet.link(f"{shown}  {outcome.book.text(cite.number, sheet.words.language).title}", f"rule:{cite.number}")


def assumptions(words: Words, outcome: Outcome, ruling: Ruling) -> list[str]:
    """What the answer rests on, the readings of unclear rules in words."""
    readings = (outcome.book.texts.get(words.language) or outcome.book.texts["en"]).readings
    return [
        readings[each.name] if each.kind == "reading" else say.assumed_of(words, ruling.incident, each)
        for each in ruling.assumed
    ]


def amounts(words: Words, ruling: Ruling) -> list[str]:
    """The bet, the limits of a raise, who is next and what he may."""
    least, most = ruling.min_raise_to, ruling.max_raise_to
    found = []
    if ruling.bet_level:
        found.append(words(texts.BET_IS, level=ruling.bet_level))
    if least is not None and most is not None:
        found.append(words(texts.RAISE_FROM_TO, least=least, most=most))
    elif least is not None:
        found.append(words(texts.RAISE_FROM, least=least))
    elif most is not None:
        found.append(words(texts.RAISE_TO, most=most))
    if ruling.next_to_act is not None:
        found.append(words(texts.NEXT, seat=ruling.next_to_act))
    for seat in dict.fromkeys(option.seat for option in ruling.options):
        acts = [words(ACTIONS[option.act]) for option in ruling.options if option.seat == seat]
        found.append(words(texts.MAY, seat=seat, acts=", ".join(acts)))
    return found


def seat_line(words: Words, effect: SeatEffect) -> str:
    """What happens to a seat, in one line; '' when nothing does."""
    pairs = (
        (texts.SEAT_REFUND, effect.refund),
        (texts.SEAT_ADDS, effect.must_add),
        (texts.SEAT_FORFEITS, effect.forfeits),
        (texts.SEAT_REMOVED, effect.removed),
        (texts.SEAT_GAINS, effect.gains),
    )
    told = [words(text, amount=amount) for text, amount in pairs if amount]
    if effect.hand:
        told.append(words(texts.HAND[effect.hand]))
    return words(texts.SEAT_LINE, seat=effect.seat, what=", ".join(told)) if told else ""


def pot_lines(words: Words, pots: Sequence[PotAward]) -> list[str]:
    """Each pot with who can win it and who does."""
    found = []
    for number, pot in enumerate(pots, 1):
        line = words(texts.POT_LINE, number=number, amount=pot.amount, seats=pot.eligible)
        awards = [words(texts.POT_AWARD, seat=seat, amount=amount) for seat, amount in pot.awards.items()]
        found.append("; ".join((line, *awards)))
    return found
