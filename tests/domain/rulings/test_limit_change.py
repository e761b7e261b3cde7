"""Notice before limits change (QLD-15 and part 2 s12)."""

import pytest

from tdapp.domain.rulings.limit_change import Lacking, lacking_for_change


@pytest.mark.parametrize(
    ("hands", "minutes", "sign", "between", "agree", "lacking"),
    [
        (3, 20, True, True, False, ()),
        (3, None, True, True, False, ()),
        (2, None, True, True, False, ("hands",)),
        (3, 19, True, True, False, ("minutes",)),
        (0, 0, False, False, False, ("hands", "minutes", "sign", "round")),
        (0, 0, True, True, True, ()),
        (0, None, False, True, True, ("sign",)),
        (0, None, True, False, True, ("round",)),
    ],
)
def test_what_is_lacking(
    hands: int, minutes: int | None, sign: bool, between: bool, agree: bool, lacking: tuple[Lacking, ...]
) -> None:
    found = lacking_for_change(
        hands=hands,
        hands_needed=3,
        minutes=minutes,
        minutes_needed=20,
        sign_changed=sign,
        between_rounds=between,
        all_agree=agree,
    )
    assert found == lacking
