"""The seal of a row is that of its letters as JSON: marks written years ago are compared with it."""

import json
from hashlib import blake2b

from hypothesis import given
from hypothesis import strategies as st

from tdapp.store.seals import mark_of

VALUES = st.one_of(st.none(), st.integers(-(2**63), 2**63 - 1), st.text(), st.floats(allow_nan=False), st.binary())


@given(st.lists(VALUES, max_size=9))
def test_a_mark_is_made_of_the_row_as_json(values: list[object]) -> None:
    written = json.dumps(values, ensure_ascii=True, separators=(",", ":"), default=lambda blob: {"": blob.hex()})
    assert mark_of(values) == int.from_bytes(blake2b(written.encode(), digest_size=16).digest(), "big")
