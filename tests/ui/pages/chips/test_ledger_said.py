"""The lines of the ledger in words."""

from datetime import UTC

import pytest

from tdapp.read.chips.chip_ledger import LedgerKind, LedgerLine
from tdapp.ui.pages.chips.ledger.said import line_said
from tdapp.words.say import Words


def line(kind: LedgerKind, offer: str) -> LedgerLine:
    return LedgerLine(kind, offer, 2, 100, 200, 200, None, None, None, ())


@pytest.mark.parametrize(
    ("kind", "offer", "said"),
    [
        (LedgerKind.REBUY, "Rebuy", "Rebuys"),
        (LedgerKind.REBUY, "Double rebuy", "Rebuys: Double rebuy"),
        (LedgerKind.RE_ENTRY, "Re-entry", "Re-entries"),
        (LedgerKind.ADD_ON, "Add-on", "Add-ons"),
        (LedgerKind.ADD_ON, "Rebuy", "Add-ons: Rebuy"),
        (LedgerKind.ENTRY, "", "Entries"),
        (LedgerKind.ENTRY, "Late", "Entries: Late"),
    ],
)
def test_a_line_that_is_named_as_its_kind_is_said_once(kind: LedgerKind, offer: str, said: str) -> None:
    assert line_said(line(kind, offer), Words("en", UTC)) == said
