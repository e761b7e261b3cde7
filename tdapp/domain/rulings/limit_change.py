"""What lacks before the limits of a cash game may be changed (QLD 15 and part 2 s12)."""

from typing import Literal

Lacking = Literal["hands", "sign", "minutes", "round"]


def lacking_for_change(
    *,
    hands: int,
    hands_needed: int,
    minutes: int | None,
    minutes_needed: int,
    sign_changed: bool,
    between_rounds: bool,
    all_agree: bool,
) -> tuple[Lacking, ...]:
    """What still lacks before the limits may be changed, nothing when they may be. `minutes` the sign has hung; None:
    no higher minimum.

    When everybody agrees no notice is needed; the sign changes all the same, and only between rounds.

    >>> lacking_for_change(hands=3, hands_needed=3, minutes=15, minutes_needed=20, sign_changed=True,
    ...                    between_rounds=True, all_agree=False)
    ('minutes',)
    """
    found: list[Lacking] = []
    if not all_agree and hands < hands_needed:
        found.append("hands")
    if not all_agree and minutes is not None and minutes < minutes_needed:
        found.append("minutes")
    if not sign_changed:
        found.append("sign")
    if not between_rounds:
        found.append("round")
    return tuple(found)
