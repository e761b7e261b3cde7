"""What happened in the club is read back in words."""

from datetime import UTC

from tdapp.app.club import operators
from tdapp.app.club.club_lines import lines
from tdapp.app.money import drawers
from tdapp.app.open_club import Club
from tdapp.domain.rights import ROLES, Right, Role
from tdapp.domain.units import Cents
from tdapp.read.club.club_lines import About
from tdapp.words.say import Words
from tests.app.conftest import STRUCTURE, setup_of


def said(club: Club, about: About) -> list[str]:
    words = Words("en", UTC)
    return [
        f"{line.operator}: {words.said(line.said)}{f' ({line.reason})' if line.reason else ''}"
        for line in reversed(lines(club))
        if line.about is about
    ]


def test_drawers_with_why_cash_was_moved(club: Club) -> None:
    first = drawers.open_drawer(club, "Desk 1", "EUR", cents=Cents(200_00))
    drawers.move_cash(club, first, Cents(-50_00), "to the safe")
    drawers.move_cash(club, first, Cents(10_00), "small change")
    drawers.close_drawer(club, first, cents=Cents(159_50))
    second = drawers.open_drawer(club, "Desk 2", "EUR", cents=Cents(0))
    drawers.close_drawer(club, second, cents=Cents(0))
    third = drawers.open_drawer(club, "Desk 3", "EUR", cents=Cents(0))
    drawers.close_drawer(club, third, cents=Cents(5_00))
    assert said(club, About.DRAWERS) == [
        "Ada: Drawer Desk 1 opened with €200.00",
        "Ada: €50.00 taken out of drawer Desk 1 (to the safe)",
        "Ada: €10.00 added to drawer Desk 1 (small change)",
        "Ada: Drawer Desk 1 closed with €159.50, €0.50 short",
        "Ada: Drawer Desk 2 opened with €0.00",
        "Ada: Drawer Desk 2 closed with €0.00, as expected",
        "Ada: Drawer Desk 3 opened with €0.00",
        "Ada: Drawer Desk 3 closed with €5.00, €5.00 over",
    ]


def test_operators_under_the_names_they_have_now(club: Club) -> None:
    eve = operators.switch_on(club, "Eve", "271828")
    bo = operators.add(club, "Bo", ROLES[Role.FLOOR], "314159")
    operators.change(club, bo, (Right.SELL, Right.REFUND))
    operators.sign_in(club, bo, "314159")
    operators.sign_out(club)
    operators.sign_in(club, eve, "271828")
    operators.rename(club, bo, "Bob")
    operators.remove(club, bo)
    operators.switch_off(club)
    assert said(club, About.OPERATORS) == [
        "Ada: Eve is an operator now: director",
        "Ada: Eve has a new PIN",
        "Ada: Operators switched on",
        "Ada: Eve signed in",
        "Eve: Bob is an operator now: floor",
        "Eve: Bob has new rights: may sell and refund",
        "Bob: Bob signed in",
        "Bob: Bob signed out",
        "Eve: Eve signed in",
        "Eve: An operator is now called Bob",
        "Eve: Bob is no longer an operator",
        "Eve: Operators switched off",
    ]


def test_tournaments_that_came_and_went(club: Club) -> None:
    event = club.create(setup_of("Friday"), STRUCTURE)
    club.archive(event)
    club.restore(event)
    assert said(club, About.TOURNAMENTS) == ["Ada: Friday archived", "Ada: Friday restored from the archive"]
    assert said(club, About.PEOPLE) == []
