"""PINs of operators: kept as salted hashes that take a while to try, with a wait after several wrong ones.

A PIN tells who did what. It does not protect against somebody who has the laptop, and with it the file.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from datetime import datetime, timedelta
from math import ceil

from tdapp.domain.refusal import require
from tdapp.domain.units import OperatorId

SHORTEST, LONGEST = 4, 12  # digits
FREE_TRIES = 3  # the last of them is the first to be followed by a wait
LONGEST_WAIT = 30  # seconds

_COST, _BLOCK, _LANES = 15, 8, 1  # scrypt: n = 2**15, r, p; takes 32 MB and about a tenth of a second
_MEMORY = 64 * 1024 * 1024


def hashed(pin: str) -> str:
    """A PIN as it is kept. Refuses one that is not 4 to 12 digits."""
    digits = pin.isascii() and pin.isdigit() and SHORTEST <= len(pin) <= LONGEST
    require(digits, "operator.pin_digits", least=SHORTEST, most=LONGEST)
    salt = secrets.token_bytes(16)
    return f"scrypt {_COST} {_BLOCK} {_LANES} {salt.hex()} {_hash(pin, salt, _COST, _BLOCK, _LANES).hex()}"


def fits(pin: str, kept: str) -> bool:
    """Whether a PIN is the one that is kept. None fits where there is none.

    >>> fits("", "")
    False
    """
    if not kept:
        return False
    _name, cost, block, lanes, salt, wanted = kept.split()
    given = _hash(pin, bytes.fromhex(salt), int(cost), int(block), int(lanes))
    return hmac.compare_digest(given, bytes.fromhex(wanted))


def _hash(pin: str, salt: bytes, cost: int, block: int, lanes: int) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, n=2**cost, r=block, p=lanes, maxmem=_MEMORY, dklen=32)


class Tries:
    """The wrong PINs at this desk since it was opened: after the third 1 s to wait, then 2, 4 ... up to 30."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._wrong: dict[OperatorId, tuple[int, datetime]] = {}

    def wait(self, operator: OperatorId) -> int:
        """Whole seconds until the next try; 0 now."""
        wrong, last = self._wrong.get(operator, (0, self._now()))
        if wrong < FREE_TRIES:
            return 0
        free = last + timedelta(seconds=min(LONGEST_WAIT, 2 ** (wrong - FREE_TRIES)))
        return max(0, ceil((free - self._now()).total_seconds()))

    def was_wrong(self, operator: OperatorId) -> None:
        """One more wrong PIN."""
        wrong, _last = self._wrong.get(operator, (0, self._now()))
        self._wrong[operator] = (wrong + 1, self._now())

    def forget(self, operator: OperatorId) -> None:
        """The right PIN was given, or a new one set."""
        self._wrong.pop(operator, None)
