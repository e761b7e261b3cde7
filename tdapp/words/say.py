"""Says codes and marked texts in a language: the one place where numbers, money, times and names become words.

A `Words` is made for one reader (desk, screen, paper), with a translator handed in from outside: a function from a
marked text and a count to the translated sentence. Places in braces are filled after translation, so nothing a player
is called can be taken for a pattern.
"""

from __future__ import annotations  # babel's types are named here before babel is loaded

import re
from collections.abc import Callable
from datetime import date, datetime, timedelta, tzinfo
from decimal import Decimal
from functools import cache
from typing import TYPE_CHECKING, Any
from unicodedata import bidirectional

from msgspec import Struct

from tdapp.domain.units import Money, Seat
from tdapp.read.clock.depth import Depth
from tdapp.read.message import Countdown, Filled, Moment, Said
from tdapp.read.people.names import PlayerName
from tdapp.texts import Text

if TYPE_CHECKING:  # babel and the tables of sentences are loaded when the first of them is said
    from babel import Locale

Translate = Callable[[Text, int | None], str]
_PLACE = re.compile(r"\{(\w+)\}")
_ARROW, _LEFT_TO_RIGHT, _FROM_THE_RIGHT = "→", "\N{LEFT-TO-RIGHT MARK}", ("R", "AL")
_FOR_A_REASON = re.compile(r"\[([^]]*)\]")
# What babel says of the languages the desk speaks and of the usual currencies. It is written down so that the first
# page is in sight before babel is loaded; a test compares.
SYMBOLS = {"en": {"group": ",", "decimal": "."}, "nl": {"group": ".", "decimal": ","}}
SIGNS = {"en": {"EUR": "€", "GBP": "£", "USD": "$"}, "nl": {"EUR": "€ ", "GBP": "£ ", "USD": "US$ "}}
USUAL_DIGITS = 2


def decimals(currency: str) -> int:
    """The decimals a currency has: 2 of the euro, 0 of the yen, 3 of the Kuwaiti dinar. What counts in smallest units
    and in whole ones asks here.

    >>> decimals("EUR"), decimals("JPY"), decimals("KWD")
    (2, 0, 3)
    """
    if any(currency in signs for signs in SIGNS.values()):
        return USUAL_DIGITS
    from babel.numbers import get_currency_precision

    return get_currency_precision(currency)


def untranslated(text: Text, n: int | None) -> str:
    """The English source as it stands: for tests and tools without translations. Right plurals need the .ts files."""
    return text.source if n is None else text.source.replace("%n", str(n))


class Words(Struct, frozen=True):
    """A reader's language, number habits and time zone (None: the laptop's own, with summer time as it comes and goes).

    >>> from datetime import UTC
    >>> words = Words("en", UTC)
    >>> words.number(44672), words.money(Money(849500, "EUR")), words.seat(Seat(12, 4))
    ('44,672', '€8,495.00', '12-4')
    """

    language: str
    zone: tzinfo | None
    translate: Translate = untranslated

    def __call__(self, text: Text, /, **args: Any) -> str:
        """The text in this language with its places filled; `n` chooses singular or plural."""
        return self._filled(self._in_language(text, args), args)

    def said(self, said: Said, /) -> str:
        """The sentence of a message, in this language. What stands in it in square brackets tells to give a reason, and
        is said only of what may be gone on with for one.
        """
        from tdapp.words.sentences import SENTENCES

        text = SENTENCES.get(said.code) or _incident(said.code)
        args = dict(said.args)
        sentence = self._in_language(text, args)
        if "[" in sentence:
            sentence = _FOR_A_REASON.sub(r"\1" if args.get("lift") else "", sentence)
        return self._filled(sentence, args)

    def one(self, value: Any, /) -> str:
        """Any argument of a sentence, written its own way."""
        match value:
            case str():
                return value
            case bool():
                return str(value)
            case int():
                return self.number(value)
            case PlayerName():
                return value.full
            case Seat():
                return self.seat(value)
            case Decimal():
                return str(value).replace(".", self._symbol("decimal"))
            case Money():
                return self.money(value)
            case datetime():
                return self.time(value)
            case date():
                return self.day(value)
            case timedelta():
                return self.span(value)
            case Countdown():
                return self.clock(value.left)
            case Moment():
                return self.moment(value)
            case Filled():
                return self._filled(value.text, dict(value.args))
            case Said():
                return self.said(value)
            case Depth():
                from tdapp.words.clock.depth import depth_said

                return depth_said(self, value)
            case tuple():
                return self.several([self.one(item) for item in value])
            case _:
                return str(value)

    def number(self, value: int) -> str:
        """A whole number, thousands grouped."""
        return f"{value:,}".replace(",", self._symbol("group")).replace("-", "−")

    def brief(self, chips: int, digits: int = 3) -> str:
        """Chips where there is little room, with the first `digits` of them after the dot at most; cut, not rounded.

        >>> from datetime import UTC
        >>> words = Words("en", UTC)
        >>> words.brief(9_800), words.brief(34_500), words.brief(345_678), words.brief(1_250_000)
        ('9,800', '34.5k', '345k', '1.25m')
        """
        if chips < 10_000:
            return self.number(chips)
        size, sign = (1_000_000, "m") if chips >= 1_000_000 else (1_000, "k")
        whole, rest = divmod(chips, size)
        part = str(rest).zfill(len(str(size)) - 1)[: max(0, digits - len(str(whole)))].rstrip("0")
        return self.number(whole) + (self._symbol("decimal") + part if part else "") + sign

    def percent(self, share: int, digits: int | None = None) -> str:
        """A share in thousandths of a percent, without idle zeros: 27.5 %. `digits`: rounded to so many decimals."""
        if digits is None:
            text = f"{share // 1000}.{share % 1000:03d}".rstrip("0").rstrip(".")
        else:
            unit = 10 ** (3 - digits)
            text = f"{(share + unit // 2) // unit * unit / 1000:.{digits}f}"
        return text.replace(".", self._symbol("decimal")) + " %"

    def money(self, value: Money, *, cents: bool | None = None) -> str:
        """An amount with its currency sign. `cents` False drops idle decimals (the room's screen), None keeps them."""
        sign = SIGNS.get(self.language, {}).get(value.currency)
        if sign is not None and value.cents >= 0:
            units, rest = divmod(value.cents, 10**USUAL_DIGITS)
            shown = sign + self.number(units)
            return shown if cents is False and not rest else f"{shown}{self._symbol('decimal')}{rest:0{USUAL_DIGITS}d}"
        from babel.numbers import format_currency

        digits = decimals(value.currency)
        whole = value.cents % 10**digits == 0
        amount = format_currency(
            _decimal(value.cents, digits), value.currency, locale=self._locale(), decimal_quantization=True
        )
        if cents is False and whole and digits:
            amount = amount.replace(self._symbol("decimal") + "0" * digits, "")
        return amount.replace("\u00a0", " ").replace("-", "−")

    def brief_money(self, value: Money, digits: int = 2) -> str:
        """An amount where there is little room: whole units only from a hundred on, large ones as chips are.

        >>> from datetime import UTC
        >>> words = Words("nl", UTC)
        >>> words.brief_money(Money(3750, "EUR")), words.brief_money(Money(15000, "EUR"))
        ('€37,50', '€150')
        >>> words.brief_money(Money(2500, "JPY")), words.brief_money(Money(2500, "KWD"))
        ('JP¥2.500', 'KWD2,500')
        """
        sign = SIGNS.get(self.language, {}).get(value.currency, "").strip() or self.currency(value.currency)
        places = decimals(value.currency)
        units, rest = divmod(value.cents, 10**places)
        if rest and units < 100:
            return f"{sign}{self.number(units)}{self._symbol('decimal')}{rest:0{places}d}"
        return sign + self.brief(units, digits)

    def amount(self, value: Money) -> str:
        """An amount without its sign, for columns whose head names the currency."""
        digits = decimals(value.currency)
        sign, cents = ("−", -value.cents) if value.cents < 0 else ("", value.cents)
        units = self.number(cents // 10**digits)
        return sign + (f"{units}{self._symbol('decimal')}{cents % 10**digits:0{digits}d}" if digits else units)

    def currency(self, code: str) -> str:
        """The sign of a currency."""
        from babel.numbers import get_currency_symbol

        return get_currency_symbol(code, locale=self._locale())

    def seat(self, seat: Seat | None) -> str:
        """'12-4' is table 12, seat 4; a dash where there is none."""
        return f"{seat.table}-{seat.number}" if seat else "—"

    def time(self, instant: datetime, *, seconds: bool = False) -> str:
        """A time of day on the wall of this room, 24 hours."""
        return instant.astimezone(self.zone).strftime("%H:%M:%S" if seconds else "%H:%M")

    def moment(self, moment: Moment) -> str:
        """A time of day to the second, after its date where that is another day than the one it is told on.

        >>> from datetime import UTC
        >>> told = datetime(2026, 11, 22, 0, 14, tzinfo=UTC)
        >>> Words("en", UTC).moment(Moment(datetime(2026, 11, 21, 21, 14, 5, tzinfo=UTC), told))
        '21 November 2026, 21:14:05'
        """
        at, seen = (instant.astimezone(self.zone) for instant in (moment.at, moment.seen))
        time = self.time(moment.at, seconds=True)
        return time if at.date() == seen.date() else f"{self.day(at.date())}, {time}"

    def day(self, day: date) -> str:
        """A date in words, as this language writes it."""
        from babel.dates import format_date

        return str(format_date(day, format="d MMMM y", locale=self._locale()))

    def clock(self, left: timedelta) -> str:
        """A countdown: minutes and seconds, with hours only when there are any. 12:38, 1:00:00."""
        seconds = max(0, int(left.total_seconds()))
        hours, rest = divmod(seconds, 3600)
        return f"{hours}:{rest // 60:02d}:{rest % 60:02d}" if hours else f"{rest // 60:02d}:{rest % 60:02d}"

    def span(self, span: timedelta) -> str:
        """A length of time in a sentence: '20 min', '1:30 min'."""
        seconds = int(span.total_seconds())
        minutes = self.number(seconds // 60) if seconds % 60 == 0 else f"{seconds // 60}:{seconds % 60:02d}"
        return f"{minutes} min"

    def several(self, items: list[str]) -> str:
        """Things one after another: 'a, b and c'."""
        if len(items) < 2:
            return "".join(items)
        from tdapp.words.sentences import AND

        return self(AND, first=", ".join(items[:-1]), last=items[-1])

    def _in_language(self, text: Text, args: dict[str, Any]) -> str:
        n = args.get("n") if text.plural else None
        return self.translate(text, n).replace("%n", self.number(n) if n is not None else "%n")

    def _filled(self, sentence: str, args: dict[str, Any]) -> str:
        filled = _PLACE.sub(lambda place: self.one(args[place[1]]) if place[1] in args else place[0], sentence)
        if _ARROW in sentence and filled and bidirectional(filled[0]) in _FROM_THE_RIGHT:
            return _LEFT_TO_RIGHT + filled  # or the arrow would point from what is now to what was
        return filled

    def _locale(self) -> Locale:
        from babel import Locale

        return Locale.parse(self.language)

    def _symbol(self, name: str) -> str:
        known = SYMBOLS.get(self.language)
        if known is not None:
            return known[name]
        return _symbols(self.language)[name]


@cache
def _symbols(language: str) -> dict[str, str]:
    """The symbols of a language that is not ours, from babel."""
    from babel.numbers import get_decimal_symbol, get_group_symbol

    return {"group": get_group_symbol(language), "decimal": get_decimal_symbol(language)}


def _incident(code: str) -> Text:
    """What an incident is called (one of a newer version by its id); the rulings' words are loaded when it is named."""
    if not code.startswith("incident."):
        raise KeyError(code)
    from tdapp.words.rulings.chapters import TITLES

    incident = code.removeprefix("incident.")
    return TITLES.get(incident) or Text("", incident)


def _decimal(cents: int, digits: int) -> Any:
    from decimal import Decimal

    return Decimal(cents).scaleb(-digits)
