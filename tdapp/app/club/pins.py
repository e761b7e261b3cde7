"""PINs of operators: kept as salted hashes that take a while to try.

A PIN tells who did what. It does not protect against somebody who has the laptop, and with it the file.
"""

import hashlib
import hmac
import secrets

from tdapp.domain.refusal import require

SHORTEST, LONGEST = 4, 12  # digits

_COST, _BLOCK, _LANES = 15, 8, 1  # scrypt: n = 2**15, r, p; takes 32 MB and about a tenth of a second
_MEMORY = 64 * 1024 * 1024


def hashed(pin: str) -> str:
    """A PIN as it is kept: a salted hash. Refuses one that is not 4 to 12 digits."""
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
