"""What was said about the columns of a list is remembered for the next one with the same headings."""

from tdapp.app.lists.columns import Column, Columns, guess_columns
from tdapp.app.lists.csv_files import read_csv
from tdapp.app.lists.remembered import MOST, remembered, with_columns

AMONG = (Column.NAME, Column.LAST, Column.FIRST, Column.CLUB_NO)
SHEET = read_csv(b"Wer;Nummer\nAda Lind;7\n")
SAID = Columns((Column.NAME, Column.CLUB_NO), head=True)


def test_the_second_time_it_is_known() -> None:
    assert remembered({}, SHEET, AMONG) is None
    kept = with_columns({}, SHEET, AMONG, SAID)
    assert remembered(kept, read_csv(b"WER;nummer\nJan Berg;8\nKim Vos;9\n"), AMONG) == SAID
    assert remembered(kept, read_csv(b"Wer;Was\nJan Berg;8\n"), AMONG) is None


def test_another_kind_of_list_has_its_own() -> None:
    kept = with_columns({}, SHEET, AMONG, SAID)
    assert remembered(kept, SHEET, (*AMONG, Column.EMAIL)) is None


def test_nobodys_name_is_kept() -> None:
    headless = read_csv(b"Lind;Ada\nBerg;Jan\n")
    assert with_columns({}, headless, AMONG, Columns((Column.LAST, Column.FIRST), head=False)) == {}
    kept = with_columns({}, headless, AMONG, Columns((Column.FIRST, Column.LAST), head=True))
    assert kept and "lind" not in str(kept).casefold()


def test_what_is_guessed_anyway_is_not_kept() -> None:
    plain = read_csv(b"Name;Club no\nAda;7\n")
    kept = with_columns({}, plain, AMONG, Columns((Column.NAME, None), head=True))
    assert remembered(kept, plain, AMONG) == Columns((Column.NAME, None), head=True)
    assert with_columns(kept, plain, AMONG, guess_columns(plain, AMONG)) == {}


def test_only_the_latest_are_kept() -> None:
    kept: dict[str, list[str]] = {}
    for number in range(MOST + 5):
        kept = with_columns(kept, read_csv(f"Wer {number};Nummer\nAda;7\n".encode()), AMONG, SAID)
    assert len(kept) == MOST
    assert remembered(kept, read_csv(b"Wer 0;Nummer\nAda;7\n"), AMONG) is None
    assert remembered(kept, read_csv(f"Wer {MOST + 4};Nummer\nAda;7\n".encode()), AMONG) == SAID


def test_what_somebody_wrote_into_the_preferences_does_no_harm() -> None:
    kept = with_columns({}, SHEET, AMONG, SAID)
    key = next(iter(kept))
    for odd in (["name"], ["name", "nothing"], "name", None, [1, 2]):
        assert remembered({key: odd}, SHEET, AMONG) is None  # type: ignore[dict-item]
