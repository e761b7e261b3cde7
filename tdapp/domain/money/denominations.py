"""The coins and notes of a currency, for counting a drawer."""

from collections.abc import Mapping
from types import MappingProxyType

from tdapp.domain.units import Cents

# Notes, then coins, each as so many of the currency's smallest units (of a yen or a króna: the whole one).
_EURO = "50000 20000 10000 5000 2000 1000 500 200 100 50 20 10 5 2 1"
_IN_USE: Mapping[str, str] = MappingProxyType(
    {
        "EUR": _EURO,
        "USD": "10000 5000 2000 1000 500 200 100 50 25 10 5 1",
        "GBP": "5000 2000 1000 500 200 100 50 20 10 5 2 1",
        "CHF": "100000 20000 10000 5000 2000 1000 500 200 100 50 20 10 5",
        "PLN": "50000 20000 10000 5000 2000 1000 500 200 100 50 20 10 5 2 1",
        "SEK": "100000 50000 20000 10000 5000 2000 1000 500 200 100",
        "DKK": "100000 50000 20000 10000 5000 2000 1000 500 200 100 50",
        "NOK": "100000 50000 20000 10000 5000 2000 1000 500 100",
        "CZK": "500000 200000 100000 50000 20000 10000 5000 2000 1000 500 200 100",
        "HUF": "2000000 1000000 500000 200000 100000 50000 20000 10000 5000 2000 1000 500",
        "RON": "50000 20000 10000 5000 2000 1000 500 100 50 10 5 1",
        "BGN": "10000 5000 2000 1000 500 200 100 50 20 10 5 2 1",
        "AUD": "10000 5000 2000 1000 500 200 100 50 20 10 5",
        "CAD": "10000 5000 2000 1000 500 200 100 25 10 5",
        "NZD": "10000 5000 2000 1000 500 200 100 50 20 10",
        "JPY": "10000 5000 2000 1000 500 100 50 10 5 1",
        "ISK": "10000 5000 2000 1000 500 100 50 10 5 1",
    }
)


def denominations(currency: str) -> tuple[Cents, ...]:
    """The worth of each coin and note of a currency, the largest first. Empty for a currency this table does not know:
    then only the sum is counted.

    >>> denominations("NOK")[:3], denominations("XTS")
    ((100000, 50000, 20000), ())
    """
    return tuple(Cents(int(one)) for one in _IN_USE.get(currency, "").split())
