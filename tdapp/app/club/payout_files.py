"""Payout tables as text: how one is written in TOML, in a club's template, and in a CSV file somebody typed."""

import re
from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal, InvalidOperation
from typing import Any

from tdapp.app.lists.csv_files import ListRow, Unreadable, read_csv
from tdapp.app.toml_lines import TomlLines
from tdapp.domain.refusal import Refused
from tdapp.domain.setup import (
    AS_SHARED,
    PERCENT,
    LockedPlace,
    PayoutColumn,
    PayoutCurve,
    PayoutRules,
    PayoutTable,
    SeatPrizes,
    SeatRest,
)
from tdapp.domain.units import Cents, Chips

_SPAN = re.compile(r"(\d{1,6})\s*(?:(\+|[-–]\s*$)|[-–]\s*(\d{1,6}))?")
_LONGEST = 1_000  # places one line may stand for
_BAD = (ValueError, TypeError, KeyError, AttributeError, ArithmeticError)


def payout_from(name: str, data: bytes) -> PayoutTable:
    """The payout table in a file of that name: TOML, or else CSV. Its own name, or that of the file.

    Refuses what cannot be read, with the line and what stands there.
    """
    stem, _, kind = name.rpartition(".")
    if kind.casefold() != "toml":
        return PayoutTable(stem or name, _columns(data))
    try:
        read = TomlLines(name, data.decode("utf-8-sig"), "payout.toml")
    except UnicodeDecodeError as error:
        raise Refused("payout.file") from error
    if not read.data.keys() & {"column", "curve", "seats"}:
        raise Refused("payout.nothing")
    try:
        return payout_of({"name": stem, **read.data})
    except _BAD as error:
        raise _unread(read) from error


def payout_of(data: Mapping[str, Any]) -> PayoutTable:
    """A payout table from the values of its text; ValueError and the like where they are none."""
    columns = tuple(
        PayoutColumn(
            int(each["entries_from"]),
            int(each["entries_to"]) if "entries_to" in each else None,
            tuple(share for text in each["shares"] for share in _shares(str(text))),
        )
        for each in data.get("column", ())
    )
    curve, rules, seats = data.get("curve"), data.get("rules"), data.get("seats")
    return PayoutTable(
        str(data["name"]),
        columns,
        str(data.get("source", "")),
        curve=_curve(curve) if curve is not None else None,
        rules=_rules(rules) if rules is not None else AS_SHARED,
        seats=_seats(seats) if seats is not None else None,
    )


def _unread(read: TomlLines) -> Refused:
    """What is wrong in a TOML file that makes no payout table: the first value that cannot be read, by its line."""
    columns = read.data.get("column", ())
    for number, each in enumerate(columns if isinstance(columns, list) else ()):
        for key, needed, makes in (("entries_from", True, int), ("entries_to", False, int), ("shares", True, _listed)):
            value = each.get(key) if isinstance(each, dict) else None
            line = read.line(("column", number), key)
            if value is None:
                if needed:
                    return Refused("payout.missing", line=line, key=key)
                continue
            for one in value if isinstance(value, list) else (value,):
                try:
                    makes(one)
                except _BAD:
                    return Refused("payout.cell", line=line, text=str(one))
    part = next((part for part, makes in _PARTS.items() if part in read.data and not _made(makes, read.data[part])), "")
    return Refused("payout.part", line=read.line((part, 0)), part=part) if part else Refused("payout.file")


def _made(makes: Callable[[Any], object], data: Any) -> bool:
    """Whether something can be made of the values of a part."""
    try:
        makes(data)
    except _BAD:
        return False
    return True


def _listed(share: Any) -> list[int]:
    return _shares(str(share))


def typed_shares(text: str) -> tuple[int, ...]:
    """The shares somebody types, first place first, in thousandths of a percent: '50 30 20', '1.4x3' for three places.

    Refuses what is no percentage, naming it; whether they come to 100 % is not asked.

    >>> typed_shares("40 24,5 2x3")
    (40000, 24500, 2000, 2000, 2000)
    """
    found: list[int] = []
    for word in text.replace(";", " ").split():
        try:
            found.extend(_shares(word.casefold()))
        except ValueError as error:
            raise Refused("payout.share", text=word) from error
    return tuple(found)


def payout_data(table: PayoutTable) -> dict[str, Any]:
    """A payout table as `payout_of` reads it. Which tournaments its seats are in is said where it is used."""
    data: dict[str, Any] = {"name": table.name, "source": table.source}
    data["column"] = [
        {"entries_from": column.from_entries}
        | ({"entries_to": column.to_entries} if column.to_entries is not None else {})
        | {"shares": [_said(share) for share in column.shares]}
        for column in table.columns
    ]
    curve, rules = table.curve, table.rules
    if curve is not None:
        shape = {"first": curve.first, "second": curve.second, "steepness": curve.steepness}
        field = {"percent": _said(curve.percent), "one_in": curve.one_in, "places": curve.places}
        data["curve"] = field | {key: _said(value) for key, value in shape.items() if value is not None}
    if table.seats is not None:
        seats = table.seats
        data["seats"] = {
            "cents": seats.value,
            "guaranteed": seats.guaranteed,
            "capped": seats.capped,
            "rest": seats.rest.value,
            "split": seats.split,
            "cash": seats.cash,
            "milestone": seats.milestone,
            "valid": seats.valid,
        }
    data["rules"] = {
        "min_cash": str(Decimal(rules.min_cash) / 100),
        "cuts": rules.cuts,
        "spread": rules.spread,
        "grouped": rules.grouped,
        "bubble": rules.bubble,
        "split_bubble": rules.split_bubble,
        "locked": [{"place": each.place, "cents": each.cents} for each in rules.locked],
    }
    return data


def _curve(data: Mapping[str, Any]) -> PayoutCurve:
    return PayoutCurve(
        percent=_thousandths(data.get("percent", 0)),
        one_in=int(data.get("one_in", 0)),
        places=int(data.get("places", 0)),
        first=_maybe(data, "first"),
        second=_maybe(data, "second"),
        steepness=_maybe(data, "steepness"),
    )


def _seats(data: Mapping[str, Any]) -> SeatPrizes:
    return SeatPrizes(
        Cents(int(data["cents"])),
        guaranteed=int(data.get("guaranteed", 0)),
        capped=bool(data.get("capped", False)),
        rest=SeatRest(data.get("rest", SeatRest.NEXT.value)),
        split=int(data.get("split", 2)),
        cash=bool(data.get("cash", False)),
        milestone=Chips(int(data.get("milestone", 0))),
        valid=int(data.get("valid", 0)),
    )


def _rules(data: Mapping[str, Any]) -> PayoutRules:
    return PayoutRules(
        min_cash=_thousandths(data.get("min_cash", 0)) // 10,
        cuts=bool(data.get("cuts", False)),
        spread=bool(data.get("spread", False)),
        grouped=bool(data.get("grouped", False)),
        bubble=bool(data.get("bubble", False)),
        split_bubble=bool(data.get("split_bubble", False)),
        locked=tuple(LockedPlace(int(each["place"]), Cents(int(each["cents"]))) for each in data.get("locked", ())),
    )


_PARTS: dict[str, Callable[[Any], object]] = {"curve": _curve, "seats": _seats, "rules": _rules}


def _shares(text: str) -> list[int]:
    """A percentage as written ('27.5'), or several places that get the same each ('0.35 x 18'), in thousandths of a
    percent.
    """
    percent, _, places = text.partition("x")
    many = int(places or 1)
    if not 0 < many <= _LONGEST:
        raise ValueError(text)
    return [_thousandths(percent)] * many


def _thousandths(value: Any) -> int:
    """A number as written, '12.5', '12,5' or '12.5 %', in thousandths; ValueError for one that is finer."""
    text = str(value).strip().removesuffix("%").strip().replace(",", ".")
    try:
        found = Decimal(text) * PERCENT
        whole = int(found)
    except (InvalidOperation, OverflowError) as error:
        raise ValueError(text) from error
    if whole != found:
        raise ValueError(text)
    return whole


def _maybe(data: Mapping[str, Any], key: str) -> int | None:
    return _thousandths(data[key]) if key in data else None


def _said(thousandths: int) -> str:
    return f"{Decimal(thousandths) / PERCENT:f}"


# CSV: entries above the columns, places at the left


def _columns(data: bytes) -> tuple[PayoutColumn, ...]:
    try:
        rows = read_csv(data).rows
    except Unreadable as error:
        raise Refused("payout.file") from error
    head, *lines = rows
    spans = [_span(head, text) for text in head.fields[1:] if text]
    if not spans or not lines:
        raise Refused("payout.file")
    shares: list[list[int]] = [[] for _span in spans]
    place = 0
    for row in lines:
        first, last = _span(row, row.fields[0])
        if first != place + 1 or last is None or last - first >= _LONGEST:
            raise Refused("payout.places", line=row.line)
        place = last
        _take(row, shares, last - first + 1)
    return tuple(PayoutColumn(first, last, tuple(kept)) for (first, last), kept in zip(spans, shares, strict=True))


def _take(row: ListRow, shares: Sequence[list[int]], places: int) -> None:
    """Add what a line gives its places to the columns; an empty cell pays none."""
    for kept, text in zip(shares, row.fields[1:], strict=False):
        if text:
            try:
                kept.extend([_thousandths(text)] * places)
            except ValueError as error:
                raise Refused("payout.cell", line=row.line, text=text) from error


def _span(row: ListRow, text: str) -> tuple[int, int | None]:
    """What stands above a column or before a line: '4', '9-27', or without an end '28+'."""
    found = _SPAN.fullmatch(text.strip())
    if found is None:
        raise Refused("payout.cell", line=row.line, text=text)
    first = int(found[1])
    if found[2]:
        return first, None
    return first, int(found[3]) if found[3] else first
