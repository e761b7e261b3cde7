"""The printed audit of an evening: every act stands on it, and what somebody will ask about stands first."""

from datetime import UTC
from io import BytesIO

from pypdf import PdfReader

from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.app.papers.papers import print_sheet
from tdapp.domain.clock import timing
from tdapp.domain.registration import corrections, entries
from tdapp.domain.units import EntryId, TournamentId
from tdapp.read.sheet_kind import SheetKind
from tdapp.words.say import Words
from tests.app.conftest import STRUCTURE, setup_of
from tests.app.papers.test_papers import evening

WORDS = Words("en", UTC)


def audit_of(club: Club, main: TournamentId) -> str:
    data = print_sheet(club, main, SheetKind.AUDIT, WORDS).data
    text = "\n".join(page.extract_text() for page in PdfReader(BytesIO(data)).pages)
    return " ".join(text.split())


def test_it_tells_what_was_lifted_taken_back_and_put_right(club: Club) -> None:
    main = evening(club)
    desk = club.desk
    desk.do(main, entries.bust_out, (EntryId(2),))
    desk.undo(main)
    undone = len(desk.history(main).acts)
    desk.do(main, corrections.correct_bust_out, EntryId(1), EntryId(3), "seed")
    right = len(desk.history(main).acts)
    text = audit_of(club, main)
    assert f"Act {undone - 1}," in text and f"Undone: Act {undone}," in text
    put_right = text[text.index("What was corrected") : text.index("Who did how much")]
    assert f"Act {right}," in put_right and "Nothing." not in put_right
    assert "What a rule was lifted for, and the reason given Nothing." in text


def test_a_reason_stands_with_what_it_lifted(club: Club) -> None:
    main = club.create(setup_of("Friday"), STRUCTURE)
    club.desk.override(main, Reason("clock.no_seats", "the table is at the club next door"), timing.start)
    text = audit_of(club, main)
    lifted = text[text.index("What a rule was lifted for") : text.index("What was undone")]
    assert "Reason: the table is at the club next door" in lifted


def test_every_act_stands_on_it_in_order(club: Club) -> None:
    main = evening(club)
    for entry in (2, 3):
        club.desk.do(main, entries.bust_out, (EntryId(entry),))
    club.desk.undo(main)
    club.desk.redo(main)
    text = audit_of(club, main)
    rest, at = text[text.index("Every act, in order") :], 0
    for act in club.desk.history(main).acts:
        at = rest.index(f"{act.number} {WORDS.time(act.at, seconds=True)}", at)
