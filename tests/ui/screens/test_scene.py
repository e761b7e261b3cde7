"""What the picture says in every state, and that it fits: any name, any number, any shape of display."""

from datetime import UTC, timedelta

import pytest
from pytestqt.qtbot import QtBot

from tdapp.domain.club.house import contrast
from tdapp.read.people.names import PlayerName
from tdapp.read.screen import ScreenView
from tdapp.read.screen_people import OnPodium
from tdapp.read.screen_stage import EveningStage
from tdapp.ui.fonts import TEXT
from tdapp.ui.screens import lettering
from tdapp.ui.screens.composing import picture
from tdapp.ui.screens.painting import cells, digit_size, inside
from tdapp.ui.screens.telling import parts_of
from tdapp.ui.screens.zones import LEAST, Box, Digits, Lettering, Line, Picture, Run
from tdapp.values import replace
from tdapp.words.say import Words
from tests.ui.screens.reading import ASPECTS, PROGRAMMES, SHOW, pages, pictures, runs, show, text_of, turned, zone
from tests.ui.screens.samples import BEFORE, HUGE, LONG_MESSAGE, NAMES, PLACE, RUNNING, STATES, with_clock

WORDS = Words("en", UTC)
DUTCH = Words("nl", UTC, lambda text, n: long_words(text.source.replace("%n", str(n))))
HOSTILE = {f"name{at}": replace(RUNNING, name=name, message=name) for at, name in enumerate(NAMES)}
WINNERS = {f"winner{at}": replace(STATES["finished"], winner=name) for at, name in enumerate(NAMES)}
WON_SEATS = tuple(OnPodium(PlayerName(f"{name} Żółkiewska", "Łucja"), 1, 9) for name in "ABCDEFGHI")
ALL_SEATS = replace(STATES["finished"], winner="", podium=WON_SEATS)
FOUR_SEATS = replace(ALL_SEATS, podium=WON_SEATS[:4])
ALL: dict[str, ScreenView] = {
    **STATES, **HOSTILE, **WINNERS, "huge": HUGE, "all-seats": ALL_SEATS, "four-seats": FOUR_SEATS,
}  # fmt: skip
MAIN_ASPECTS = ("16:9", "4:3", "21:9", "tall")


def long_words(source: str) -> str:
    """A language whose words run a third longer."""
    return "".join(letter * 2 if letter in "aei" else letter for letter in source) if "{" not in source else source


def shown(view: ScreenView, aspect: str = "16:9") -> Picture:
    return picture([view], SHOW, WORDS, aspect=ASPECTS[aspect])


def test_whoever_won_a_seat_is_named_at_the_end_of_a_satellite() -> None:
    for view in (FOUR_SEATS, ALL_SEATS):
        told = text_of(shown(view))
        assert "Winners" in told and all(each.name.full in told for each in view.podium)
    told = " ".join(pages(ALL_SEATS, WORDS, of=show("pair")))
    assert "Winners" in told and all(each.name.full in told for each in ALL_SEATS.podium)


def said(state: str, aspect: str = "16:9") -> str:
    """All it says in its turns."""
    return " || ".join(pages(STATES[state], WORDS, ASPECTS[aspect]))


@pytest.mark.parametrize("aspect", ["16:9", "4:3", "tall"])
def test_every_state_says_its_own(aspect: str) -> None:
    assert "12:38" in said("running", aspect)
    assert "Level 9" in said("running", aspect)
    assert "big blind ante" in said("running", aspect)
    assert "Last minute of level 8" in said("last-minute", aspect)
    assert "Next" in said("last-minute", aspect)
    assert "now 300 / 600, big blind ante 600" in said("last-minute", aspect)
    assert "PAUSED" in said("paused", aspect)
    assert "back at  21:28" in said("break", aspect)
    assert "Then level 10:  500 / 1,000, big blind ante 1,000" in said("break", aspect)
    assert "Colour-up: 25" in said("break-colour-up", aspect)
    assert "Take your seats" in said("break-last-minute", aspect)
    assert "Plays until the end" in said("over", aspect)
    assert "Łucja Żółkiewska" in said("finished", aspect)
    assert "Registration open" in said("registration", aspect)
    assert "42:38" in said("scheduled", aspect)
    assert "Starts at  22:00" in said("scheduled", aspect)


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("state", ["drawn-registration", "drawn-scheduled"])
def test_s6_seats_drawn_is_said_until_play_starts(state: str, aspect: str) -> None:
    assert "Seats are drawn: find your seat on the list" in said(state, aspect)


@pytest.mark.parametrize("aspect", MAIN_ASPECTS)
def test_where_seat_lists_hang_is_said_from_registration_on_and_nothing_is_when_nobody_said_so(aspect: str) -> None:
    for state in ("hang", "hang-drawn"):
        assert f"Seat lists: {PLACE}" in said(state, aspect)
        nowhere = replace(STATES[state], lists_hang="")
        assert not any("Seat lists" in page for page in pages(nowhere, WORDS, ASPECTS[aspect]))
    announced = replace(STATES["hang"], evening=EveningStage.ANNOUNCED)
    running = replace(RUNNING, lists_hang=PLACE)
    for view in (announced, running):
        assert not any("Seat lists" in page for page in pages(view, WORDS, ASPECTS[aspect]))


def test_running_says_all_the_room_wants_to_know() -> None:
    text = said("running")
    for part in (
        "137",
        "of 180",
        "44,672",
        "56 big blinds",
        "400 / 800",
        "then break, 15 min",
        "€8,495",
        "break 21:32",
    ):
        assert part in text
    assert "break in 33 minutes" in said("running-early")
    assert "Late entry until the end of level 6" in said("running-early")


@pytest.mark.parametrize("aspect", ASPECTS)
def test_payouts_follow_until_they_are_posted(aspect: str) -> None:
    free = replace(RUNNING, prizes=None, pays_nobody=True)
    assert "Payouts follow" not in text_of(shown(free, aspect))
    assert "Payouts follow" in text_of(shown(replace(RUNNING, prizes=None), aspect))
    posted = text_of(shown(RUNNING, aspect))
    assert "Payouts follow" not in posted
    assert "€8,495" in posted


@pytest.mark.parametrize("aspect", ASPECTS)
def test_everybody_on_the_way_to_a_new_seat_has_a_turn_and_so_has_the_message(aspect: str) -> None:
    view = replace(STATES["moves"], message="Dinner is served.")
    found = pages(view, WORDS, ASPECTS[aspect])
    for move in view.moves:
        assert any(f"{move.to_seat.table}-{move.to_seat.number}" in text and move.name.full in text for text in found)
    assert any("Dinner is served." in text for text in found)
    assert all("12:38" in text and "400 / 800" in text for text in found)


@pytest.mark.parametrize("names", ["moves-one", "moves", "moves-many"])
def test_no_part_of_a_long_message_is_lost_among_names(names: str) -> None:
    found = " ".join(pages(replace(STATES[names], message=LONG_MESSAGE), WORDS))
    assert all(word in found for word in LONG_MESSAGE.split())


@pytest.mark.parametrize(
    ("name", "read"),
    [
        (PlayerName("van den Heuvel tot Beverwijk en Zeeland", "Maria-Magdalena Johanna"), "M. van den Heuvel"),
        (PlayerName("van der Veen", "Ilse"), "Ilse van der Veen"),
        (PlayerName("Wolfeschlegelsteinhausenbergerdorff", "Hubert"), "H. Wolfeschleg"),
    ],
)
def test_of_a_name_that_is_too_long_the_last_name_is_read(qtbot: QtBot, name: PlayerName, read: str) -> None:
    view = replace(STATES["moves"], moves=(replace(STATES["moves"].moves[0], name=name), *STATES["moves"].moves[1:]))
    first = next(each for each in pictures(view, WORDS, 16 / 9) if "new seat" in text_of(each))
    names = zone(first, "name0")
    assert isinstance(names, Lettering)
    (line,) = lettering.fit(names, names.box)
    assert line.layout.text().startswith(read)


def test_too_many_to_read_in_turn_are_sent_to_the_wall_list() -> None:
    found = pages(STATES["moves-many"], WORDS)
    assert any("300 players have a new seat: check the list on the wall" in text for text in found)
    assert any("then break, 15 min" in text for text in found)  # what comes next has its turn too


@pytest.mark.parametrize("programme", ["full", "pair"])
def test_paused_is_still_said_while_names_are_shown(programme: str) -> None:
    found = pages(STATES["moves-paused"], WORDS, of=show(programme))
    assert all("PAUSED" in text for text in found)
    assert sum("Please go to your new seat" in text for text in found) == len(found) - 1


def test_a_start_on_another_day_says_the_day() -> None:
    view = with_clock(STATES["scheduled"], starts_at=STATES["scheduled"].clock.now + timedelta(hours=20))
    assert "Starts 21 November 2026" in text_of(shown(view))
    assert "20:00:00" in text_of(shown(view))


def different(programme: str, words: Words, aspect: str, views: dict[str, ScreenView]) -> dict[Lettering, str]:
    """Every zone of letters of every state in all its turns, each once: many are the same in many states."""
    found: dict[Lettering, str] = {}
    for name, view in views.items():
        beside = (STATES["break-colour-up"],) if programme == "pair" else ()
        for shown in pictures(view, words, ASPECTS[aspect], of=show(programme), beside=beside):
            for where, each in shown.zones.items():
                if isinstance(each, Lettering):
                    found.setdefault(each, f"{name} {where}")
    return found


@pytest.mark.parametrize("aspect", ASPECTS)
def test_nothing_overflows_and_nothing_is_too_small(qtbot: QtBot, aspect: str) -> None:
    for each, where in different("full", WORDS, aspect, ALL).items():
        fits(each, where)


@pytest.mark.parametrize("aspect", MAIN_ASPECTS)
def test_nothing_overflows_in_a_language_whose_words_are_longer(qtbot: QtBot, aspect: str) -> None:
    for each, where in different("full", DUTCH, aspect, STATES).items():
        fits(each, where)


@pytest.mark.parametrize("aspect", MAIN_ASPECTS)
@pytest.mark.parametrize("programme", [name for name in PROGRAMMES if name != "full"])
def test_nothing_overflows_in_any_other_programme(qtbot: QtBot, aspect: str, programme: str) -> None:
    for each, where in different(programme, WORDS, aspect, {**STATES, "huge": HUGE}).items():
        fits(each, where)


def fits(zone: Lettering, where: str) -> None:
    box = inside(zone)
    fitted = lettering.fit(zone, box)
    assert fitted, where
    assert len(fitted) == len(zone.lines), f"{where}: a line is left out"
    assert lettering.height_of(fitted) <= box.h + 1, where
    for line, laid in zip(zone.lines, fitted, strict=True):
        assert laid.size >= line.least, where
        assert laid.width * laid.squeeze <= box.w + 1, where
        assert not (laid.cut and line.exact), where
        layout = laid.layout
        rows = [layout.lineAt(at).naturalTextWidth() for at in range(layout.lineCount())]
        assert max(rows, default=0.0) == laid.width, f"{where}: it is measured as it is drawn"
        for piece in layout.formats():
            assert piece.format.font().pixelSize() >= LEAST, where


@pytest.mark.parametrize("run", [Run("", "#FFFFFF"), Run("", "#FFFFFF", bold=True), Run("", "#FFFFFF", figures=True)])
def test_any_figure_is_as_wide_as_a_zero_whatever_stands_beside_it(qtbot: QtBot, run: Run) -> None:
    """So a number that changes is measured once for all there may be."""
    for beside in "0123456789,.:;/-–+×% kKMMbBVLa€$£()'’\u00a0\u202fЖא":
        for figure in "123456789":
            for text in (figure + beside, beside + figure, f"{beside}{figure}{beside}"):
                both = (text, text.replace(figure, "0"))
                laid = [lettering._lay((replace(run, text=each),), 96, 1e6) for each in both]
                width, as_zero = (each.lineAt(0).naturalTextWidth() for each in laid)
                assert width == as_zero, text


def test_no_picture_of_any_programme_has_a_letter_below_four_percent_of_its_height(qtbot: QtBot) -> None:
    """Whatever a layout asks for: the smallest run of a small line in a small box."""
    line = Line((Run("small", "#FFFFFF", 0.1), Run("large", "#FFFFFF", figures=True)), 12, 5)
    (laid,) = lettering.fit(Lettering(Box(0, 0, 300, 60), (line,)), Box(0, 0, 300, 60))
    assert LEAST == 40
    assert [piece.format.font().pixelSize() for piece in laid.layout.formats()] == [40, 40]


@pytest.mark.parametrize("width", range(350, 1000, 50))
@pytest.mark.parametrize(
    "text", ["Then level 10: 500 / 1.000, big blind ante 1.000", "now 300 / 600, big blind ante 600"]
)
def test_no_row_begins_with_a_slash_or_a_number_that_belongs_to_a_word(qtbot: QtBot, text: str, width: int) -> None:
    line = Line((Run(text[:9], "#FFFFFF"), Run(text[9:], "#FFFFFF", bold=True)), 54, rows=3, exact=True)
    layout = lettering.fit_line(line, width=width, align="left").layout
    for at in range(1, layout.lineCount()):
        start = layout.lineAt(at).textStart()
        ends, begins = layout.text()[:start].rstrip()[-1], layout.text()[start]
        assert "/" not in (ends, begins)
        assert not (ends.isalpha() and begins.isdigit())


@pytest.mark.parametrize("aspect", MAIN_ASPECTS)
@pytest.mark.parametrize("programme", PROGRAMMES)
def test_zones_keep_apart_and_inside_the_safe_margin(aspect: str, programme: str) -> None:
    beside = (STATES["moves-break"],) if programme == "pair" else ()
    for name, view in STATES.items():
        for shown in pictures(view, WORDS, ASPECTS[aspect], of=show(programme), beside=beside):
            keep_apart(name, shown)


def keep_apart(name: str, shown: Picture) -> None:
    boxes = [(zone_name, zone.box) for zone_name, zone in shown.zones.items()]
    for at, (one, box) in enumerate(boxes):
        assert box.y >= 50, (name, one)
        assert box.bottom <= 950.1, (name, one)
        assert box.x >= 0.05 * shown.width - 0.1, (name, one)
        assert box.right <= 0.95 * shown.width + 0.1, (name, one)
        for other, beside in boxes[at + 1 :]:
            apart = (
                box.right <= beside.x + 0.01 or beside.right <= box.x + 0.01
                or box.bottom <= beside.y + 0.01 or beside.bottom <= box.y + 0.01
            )  # fmt: skip
            assert apart, (name, one, other)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("state", STATES)
def test_every_ink_stands_seven_to_one_on_its_ground(state: str, theme: str) -> None:
    for shown in pictures(STATES[state], WORDS, 16 / 9, of=show("full", theme)):
        for name, each in shown.zones.items():
            ground = (each.fill if isinstance(each, Lettering) else "") or shown.look.ground
            for run in runs(each):
                assert contrast(run.ink, ground) >= 7, (name, run)
        assert contrast(shown.look.ink, shown.look.ground) >= 7
        assert contrast(shown.look.quiet, shown.look.ground) >= 3


def test_contrast_of_black_and_white() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


@pytest.mark.parametrize("texts", [("00:00", "11:11", "12:38", "59:59"), ("1:00:00", "1:11:11", "9:59:59")])
def test_figures_never_jump(qtbot: QtBot, texts: tuple[str, ...]) -> None:
    places = [[cell for _, cell in cells(Digits(Box(300, 140, 1176, 364), text, "#FFFFFF"))] for text in texts]
    assert all(each == places[0] for each in places)


@pytest.mark.parametrize(
    ("aspect", "state"), [("16:9", "running"), ("4:3", "running"), ("16:10", "running"), ("16:9", "running-hours")]
)
def test_time_left_takes_36_to_40_percent_of_the_height(aspect: str, state: str) -> None:
    digits = zone(shown(STATES[state], aspect), "digits")
    assert isinstance(digits, Digits)
    assert 0.36 <= digit_size(digits.box, digits.text) * 1456 / 2048 / 1000 <= 0.40


def test_blinds_take_14_percent_of_the_height(qtbot: QtBot) -> None:
    blinds = zone(shown(RUNNING), "blinds")
    assert isinstance(blinds, Lettering)
    assert lettering.fit(blinds, blinds.box)[0].size >= 140


def test_huge_blinds_are_never_abbreviated(qtbot: QtBot) -> None:
    for aspect in ASPECTS:
        blinds = zone(shown(HUGE, aspect), "blinds")
        assert isinstance(blinds, Lettering)
        text = "".join(run.text for run in runs(blinds))
        assert "12,500,000 / 25,000,000" in text
        for line in lettering.fit(blinds, blinds.box):
            assert line.size >= 60
            assert not line.cut


def test_a_long_message_is_told_in_parts_and_none_is_lost() -> None:
    box = Box(0, 0, 1600, 100)
    told = parts_of(LONG_MESSAGE, box=box, rows=2)
    assert " ".join(text for text, _, _ in told) == LONG_MESSAGE
    assert [number for _, number, _ in told] == list(range(1, len(told) + 1))
    assert "".join(text for text, _, _ in parts_of("字" * 300, box=box, rows=2)) == "字" * 300


def test_the_parts_of_a_message_take_turns() -> None:
    view = replace(RUNNING, message=LONG_MESSAGE)
    told = [zone(picture([turned(view, turn)], SHOW, WORDS, aspect=16 / 9), "told") for turn in range(4)]
    assert len({each.box for each in told}) == 1
    seen = {" ".join(run.text for run in runs(each)) for each in told}
    assert len(seen) == min(4, len(parts_of(LONG_MESSAGE, box=told[0].box, rows=2)))


def test_every_script_is_drawn_with_shipped_letters(qtbot: QtBot) -> None:
    for name in NAMES:
        line = Lettering(Box(0, 0, 1600, 200), (Line((Run(name, "#FFFFFF", bold=True),), 40.0, rows=3),))
        for laid in lettering.fit(line, line.box):
            for run in laid.layout.glyphRuns():
                assert 0 not in run.glyphIndexes(), (name, run.rawFont().familyName())
                assert run.rawFont().familyName() in TEXT


@pytest.mark.parametrize(
    ("minutes", "told"),
    [
        (None, "no estimate of the wait yet"),
        (20, "about 20 minutes for a seat"),
        (120, "120 minutes or more for a seat"),
    ],
)
def test_the_room_reads_how_long_alternates_wait_or_that_nobody_can_say(minutes: int | None, told: str) -> None:
    wait = None if minutes is None else timedelta(minutes=minutes)
    view = replace(BEFORE, waiting=3, wait=wait)
    assert any(f"3 on the waiting list, {told}" in text for text in pages(view, WORDS))
