"""The two themes: contrast of everything that is drawn, and nothing drawn in a colour that has no name."""

import re

import pytest

from tdapp.domain.club.house import contrast, luminance
from tdapp.ui.theme.sheet import sheet
from tdapp.ui.theme.tokens import DARK, INKS, LIGHT, PAIRS, Tokens

THEMES = pytest.mark.parametrize("tokens", [DARK, LIGHT], ids=lambda tokens: tokens.name)


def colour(tokens: Tokens, name: str) -> str:
    return tokens.tint(name.removeprefix("tint:")) if name.startswith("tint:") else tokens.colour(name)


@THEMES
@pytest.mark.parametrize(("ink", "ground", "least"), PAIRS)
def test_every_pair_in_use_can_be_read(tokens: Tokens, ink: str, ground: str, least: float) -> None:
    assert contrast(colour(tokens, ink), colour(tokens, ground)) >= least


@THEMES
@pytest.mark.parametrize("touch", [False, True])
def test_the_style_sheet_uses_named_colours_only(tokens: Tokens, touch: bool) -> None:
    named = {str(getattr(tokens, name)).upper() for name in tokens._fields}
    named |= {tokens.hover, tokens.pressed, tokens.accent_hover}
    used = {match.upper() for match in re.findall(r"#[0-9A-Fa-f]{6}\b", sheet(tokens, touch=touch))}
    assert used <= named
    assert "$" not in sheet(tokens, touch=touch)


@THEMES
def test_states_differ_in_grey_from_the_ground_they_stand_on(tokens: Tokens) -> None:
    grounds = [luminance(tokens.ground), luminance(tokens.surface), luminance(tokens.raised)]
    for ink in INKS:
        assert all(abs(luminance(tokens.colour(ink)) - ground) > 0.05 for ground in grounds)


def test_buttons_of_the_touch_mode_are_as_high_as_a_finger_needs() -> None:
    assert "min-height: 30px" in sheet(DARK)  # and two pixels of border
    assert "min-height: 46px" in sheet(DARK, touch=True)
