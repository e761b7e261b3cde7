"""The results on paper and as a web page: the same model, the same facts; whatever anybody typed stays text."""

import re
from base64 import b64encode
from datetime import timedelta
from html.parser import HTMLParser

import pytest

from tdapp.read.papers import ResultsSheet
from tdapp.read.people.names import PlayerName
from tdapp.read.prizes.outs_told import OutTold
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.prizes.results_page import build
from tdapp.reports.typesetting.paper import A4, LETTER, Paper
from tdapp.values import replace
from tests.reports.samples import HOSTILE, STAMP, finished, people, printed, won_bounties, words
from tests.reports.test_every_sheet import by_pdfium, letters
from tests.reports.test_house_mark import OF_HOUSE


def told(sheet: ResultsSheet, *, by: bool = True) -> ResultsSheet:
    """The results with all that is told: every line but the winner's has a time."""
    lines = [
        replace(
            line,
            told=OutTold(
                "NL" if number % 2 else "PL",
                STAMP.printed_at - timedelta(minutes=3 * number) if number else None,
                (PlayerName("Żółć", "Łukasz"), PlayerName("李", "小龙")) if by and number % 3 == 1 else (),
            ),
        )
        for number, line in enumerate(sheet.lines)
    ]
    return replace(sheet, lines=tuple(lines))


class Page(HTMLParser):
    """The page as a browser reads it: its tags, its cells, its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.rows: list[list[str]] = []
        self.said = ""
        self._cell = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")
        self._cell = tag in ("td", "th") or (self._cell and tag == "bdi")

    def handle_endtag(self, tag: str) -> None:
        self._cell = self._cell and tag not in ("td", "th")

    def handle_data(self, data: str) -> None:
        self.said += data
        if self._cell:
            self.rows[-1][-1] += data


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
def test_paper_has_nationality_time_and_who_did_it(paper: Paper) -> None:
    sheet = told(won_bounties(finished(people(20))))
    data, outcome = printed(SheetKind.RESULTS, sheet, paper=paper)
    text = by_pdfium(data)
    assert outcome.pages == 1 and outcome.missing == ()
    for part in ("Knocked out by", "Out", "20:14", "PL", "Bounties", "Total"):
        assert part in text
    assert letters("Łukasz Żółć + 李 小龙") in letters(text)


def numbered(count: int) -> list[PlayerName]:
    return [PlayerName(f"Nm{number:04d}") for number in range(1, count + 1)]


def test_who_won_nothing_stands_in_two_columns_below_those_who_did() -> None:
    data, outcome = printed(SheetKind.RESULTS, told(finished(numbered(137)), by=False))
    text = by_pdfium(data)
    assert outcome.pages == 2
    assert text.count("Prize, EUR") == 1 and text.count("Place") == 5  # one column, then two on each page


@pytest.mark.parametrize("count", [1, 9, 40, 41, 45, 60, 137, 1000])
def test_everybody_stands_on_paper_once(count: int) -> None:
    text = by_pdfium(printed(SheetKind.RESULTS, told(finished(numbered(count)), by=False))[0])
    assert sorted(re.findall(r"Nm\d{4}", text)) == [name.last for name in numbered(count)]


def test_the_page_says_what_paper_says() -> None:
    page = Page(build(told(won_bounties(finished(people(20), stamp=OF_HOUSE))), words()))
    head, *rows = page.rows
    assert head == ["Place", "Name", "Nat.", "Out", "Knocked out by", "Prize, EUR", "Bounties", "Total"]
    assert len(rows) == 20 and rows[0][:4] == ["1", "Łukasz Żółć", "PL", ""]
    assert rows[1][4] == "Łukasz Żółć + 李 小龙" and rows[0][5] == "5,000.00"
    for part in (
        "Event 7B \u00b7 Herfst Open 2026",
        "Poker Venlo \u00b7 Autumn Series",
        "20 November 2026",
        "As of 20:17",
    ):
        assert part in page.said


def test_columns_nothing_is_known_for_are_left_out() -> None:
    assert Page(build(finished(people(3)), words())).rows[0] == ["Place", "Name", "Prize, EUR"]
    empty = Page(build(finished([]), words()))
    assert empty.rows == [] and "Nobody is out yet" in empty.said


def test_whatever_is_typed_stays_text() -> None:
    stamp = replace(
        OF_HOUSE,
        tournament='<script>alert("1")</script>',
        event_name='"><img src=x onerror=1>',
        house=replace(OF_HOUSE.house, name="'\" onload=x <b>"),
    )
    text = build(told(finished(list(HOSTILE), stamp=stamp)), words())
    page = Page(text)
    assert {tag for tag, _attrs in page.tags} <= {
        "html", "head", "meta", "title", "style", "body", "header", "img", "div", "h1", "p", "table", "thead", "tbody",
        "tr", "th", "td", "bdi", "footer",
    }  # fmt: skip
    assert not [name for _tag, attrs in page.tags for name in attrs if name.startswith("on")]
    assert '<script>alert("1")</script>' in page.said and "Robert'); DROP TABLE players;--" in page.said
    assert [attrs["src"] for tag, attrs in page.tags if tag == "img"] == [
        f"data:image/png;base64,{b64encode(OF_HOUSE.house.logo).decode()}"
    ]


def test_the_page_needs_no_other_file_and_follows_the_reader() -> None:
    text = build(told(finished(people(5), stamp=OF_HOUSE)), words())
    assert "http" not in text and "url(" not in text and "@import" not in text
    assert "prefers-color-scheme: dark" in text and "@media print" in text and "color-scheme: light dark" in text
    assert '<html lang="en">' in text and '<html lang="nl">' in build(finished(people(2)), words(longer=True))


def test_a_colour_of_the_house_is_used_where_it_can_be_seen() -> None:
    text = build(finished(people(2), stamp=OF_HOUSE), words())
    assert (
        "--mark: #0b6e4f" in text and "--mark: #4fe0b3" in text
    )  # the dark green would not be seen on the dark ground
    pale = replace(OF_HOUSE, house=replace(OF_HOUSE.house, accent="#ffd166"))
    assert "--mark: #ffd166" in build(finished(people(2), stamp=pale), words())


def test_the_same_results_make_the_same_page() -> None:
    sheet = told(finished(people(30), stamp=OF_HOUSE))
    assert build(sheet, words()) == build(sheet, words())


def test_nobody_stands_in_two_columns_where_that_saves_no_page() -> None:
    everything = told(won_bounties(finished(numbered(60))))
    text = by_pdfium(printed(SheetKind.RESULTS, everything)[0])
    assert text.count("Knocked out by") == text.count("Place") == 2  # who did it is told of everybody


def test_a_deal_is_told_at_the_head_of_every_page() -> None:
    sheet = replace(finished(numbered(137)), dealt=3)
    text = by_pdfium(printed(SheetKind.RESULTS, sheet)[0])
    assert text.count("deal: top 3") == 2
    assert "deal: top 3" in Page(build(sheet, words())).said


def test_final_results_say_how_they_are_proved() -> None:
    """The check code of the file that is exported then; nothing while the results may change."""
    said = f"must have check code {STAMP.head}"
    whole = " ".join(Page(build(finished(people(30)), words())).said.split())
    assert said in whole and "check_tournament.py" in whole
    assert said not in Page(build(finished(people(30), final=False), words())).said
    assert said in " ".join(by_pdfium(printed(SheetKind.RESULTS, finished(people(30)))[0]).split())
