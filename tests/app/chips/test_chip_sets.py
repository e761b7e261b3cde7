"""Chip sets: those that ship are enough for what they say, the club keeps its own, and who shares a stock is found."""

from collections.abc import Collection
from datetime import timedelta

import pytest

from tdapp.app import pictures
from tdapp.app.chips.chip_sets import (
    SetTemplate,
    club_sets,
    find_set,
    keep_default,
    new_key,
    remove_set,
    save_set,
    sharing,
    shipped_sets,
)
from tdapp.app.club.templates import structures
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.domain import tournament
from tdapp.domain.chips import chip_sets
from tdapp.domain.chips.chip_colours import alike
from tdapp.domain.chips.chip_set import ChipSet, Pieces
from tdapp.domain.chips.chip_stock import Evening, Selling, at_hand_of, largest
from tdapp.domain.chips.colour_up import plan, usable
from tdapp.domain.clock import timing
from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.registration.price_list import set_terms
from tdapp.domain.seating import seating
from tdapp.domain.units import Cents, Chips, TournamentId
from tdapp.read.people.names import PlayerName
from tdapp.store import projected
from tdapp.values import replace
from tests.app.conftest import STRUCTURE, setup_of
from tests.domain.chips.chip_samples import HOME, PLENTY, chip_set, pieces

SHIPPED = {each.key: each for each in shipped_sets()}
TEN = timedelta(minutes=10)
PNG, JPEG = b"\x89PNG\r\n\x1a\n a chip", b"\xff\xd8\xff a chip"


def levels(*smalls: int) -> Structure:
    """Levels with these small blinds; 0 is a break."""
    return tuple(
        Level(Chips(small), Chips(2 * small), Chips(0), AnteKind.NONE, TEN) if small else Break(TEN) for small in smalls
    )


def shipped_structure(key: str) -> Structure:
    return next(each.structure for each in structures() if each.key == key)


T5 = levels(5, 10, 15, 20, 30, 40, 0, 50, 75, 100, 150, 0, 200, 300, 400, 600, 800, 0, 1000, 1500)
T50 = levels(50, 100, 150, 200, 0, 300, 400, 500, 0, 1000)
CLAIMS: dict[str, tuple[Structure, Pieces, int]] = {
    "home_t25": (shipped_structure("club_t25"), pieces(v25=12, v100=12, v500=5, v1000=6), 10),
    "club_t25": (shipped_structure("club_t25"), pieces(v25=8, v100=8, v500=4, v1000=7), 20),
    "home_t5": (T5, pieces(v5=15, v25=13, v100=11, v500=1), 10),
    "live_t100": (shipped_structure("home_t100"), pieces(v100=10, v500=8, v1000=5, v5000=4), 30),
    "series": (shipped_structure("series_60"), pieces(v25=8, v100=8, v500=2, v1000=3, v5000=9), 750),
    "short_fr": (shipped_structure("club_t25"), pieces(v25=8, v100=8, v500=4), 10),
    "case_de": (T50, pieces(v50=10, v100=10, v200=5, v500=3), 10),
}


@pytest.mark.parametrize("key", sorted(SHIPPED))
def test_a_shipped_set_is_enough_for_the_field_it_says_and_its_colour_ups(key: str) -> None:
    structure, stack, players = CLAIMS[key]
    whole = SHIPPED[key].chip_set
    made = plan(structure, usable(whole, [stack]), in_play=[chip for chip, _count in stack])
    found = largest((Selling(stack, players, True),), made.steps, Evening(structure, 10, 6), at_hand_of(whole, {}))
    assert found is not None
    assert found.players >= players


@pytest.mark.parametrize("template", SHIPPED.values(), ids=lambda each: each.key)
def test_a_shipped_set_names_its_source_and_no_two_chips_look_alike(template: SetTemplate) -> None:
    assert template.source
    assert template.name
    assert chip_sets.checked_set(template.chip_set) == template.chip_set
    assert not alike(template.chip_set)
    looks = [(chip.colour, chip.pattern) for chip in template.chip_set.chips]
    assert len(set(looks)) == len(looks)


def test_what_is_usual_in_a_country_comes_first() -> None:
    assert shipped_sets("DE")[0].key == "case_de"
    assert [each.countries for each in shipped_sets()][:4] == [()] * 4


def test_the_club_keeps_its_sets_by_name_and_throws_them_away(club: Club) -> None:
    kept = save_set(club, replace(chip_set(PLENTY), name="  Blue room "))
    assert (kept.name, kept.key, kept.source) == ("Blue room", "club", "")
    other = save_set(club, replace(chip_set(HOME), key=new_key(), name="Attic"))
    assert [each.chip_set for each in club_sets(club)] == [other.chip_set, kept.chip_set]
    again = save_set(club, replace(kept.chip_set, name="Green room"))
    assert [each.name for each in club_sets(club)] == ["Attic", "Green room"]
    with pytest.raises(Refused) as refused:
        save_set(club, replace(other.chip_set, name="Green room"))
    assert refused.value.code == "chipset.name_taken"
    remove_set(club, again.key)
    assert [each.name for each in club_sets(club)] == ["Attic"]
    assert find_set(club, again.key) is None


def test_a_shipped_set_that_is_changed_becomes_the_clubs_own(club: Club) -> None:
    shipped = SHIPPED["home_t25"].chip_set
    own = save_set(club, shipped)
    assert own.key != shipped.key
    assert own.chip_set.chips == shipped.chips
    assert find_set(club, "home_t25") == shipped


def created(club: Club, name: str, days: int = 0) -> TournamentId:
    setup = setup_of(name)
    return club.create(replace(setup, day=setup.day + timedelta(days=days)), STRUCTURE)


def test_new_tournaments_begin_with_the_chips_of_the_club(club: Club) -> None:
    without = created(club, "Before")
    assert club.desk.state(without).bank.chip_set is None
    kept = save_set(club, chip_set(PLENTY))
    keep_default(club, kept.key)
    event = created(club, "After")
    assert club.desk.state(event).bank.chip_set == kept.chip_set
    remove_set(club, kept.key)
    assert club.desk.state(created(club, "Later")).bank.chip_set is None
    keep_default(club, "home_t25")
    assert club.desk.state(created(club, "Built-in")).bank.chip_set == SHIPPED["home_t25"].chip_set
    keep_default(club, "")
    assert club.desk.state(created(club, "None")).bank.chip_set is None
    with pytest.raises(Refused):
        keep_default(club, "nowhere")


def test_a_copied_tournament_has_the_same_chips_and_stacks(club: Club) -> None:
    event = created(club, "First")
    rebuy = Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(10_00)), Chips(10_000), SaleSpan(SaleSpanKind.LEVEL, 2))
    stack = _stack_of(club, event)
    club.desk.do(event, set_terms, Terms(offers=(rebuy,)))
    club.desk.do(event, chip_sets.choose_set, chip_set(PLENTY))
    club.desk.do(event, chip_sets.make_stack, "", stack)
    club.desk.do(event, chip_sets.make_stack, "rebuy", pieces(v1000=10))
    club.desk.do(event, chip_sets.expect, {"": 40, "rebuy": 10})
    copy = club.duplicate(event, name="Second", day=setup_of().day + timedelta(days=7))
    assert club.desk.state(copy).bank == club.desk.state(event).bank


def _stack_of(club: Club, event: TournamentId) -> Pieces:
    stack = club.desk.state(event).setup.starting_stack
    return pieces(v1000=stack // 1000)


def with_chips(club: Club, event: TournamentId, whole: ChipSet, expected: int) -> None:
    club.desk.do(event, chip_sets.choose_set, whole)
    club.desk.do(event, chip_sets.make_stack, "", _stack_of(club, event))
    club.desk.do(event, chip_sets.expect, {"": expected})


def names(club: Club, event: TournamentId) -> Collection[str]:
    return [each.name for each in sharing(club, event)]


def test_tournaments_of_one_evening_with_one_stock_are_found_with_what_they_need(club: Club) -> None:
    main, side, other, far = (created(club, name, days) for name, days in (("A", 0), ("B", 1), ("C", 0), ("D", 9)))
    for event in (main, side, far):
        with_chips(club, event, chip_set(PLENTY), 30)
    with_chips(club, other, chip_set(PLENTY, key="another"), 30)
    (found,) = sharing(club, main)
    assert (found.tournament, found.name, found.day) == (side, "B", setup_of().day + timedelta(days=1))
    stack = club.desk.state(side).setup.starting_stack
    assert dict(found.needs)[Chips(1000)] == 30 * stack // 1000
    assert names(club, other) == []
    with club.file.transaction() as db:
        rows = {row.id: row.chip_set for row in projected.tournaments(db, {})}
    assert rows == {main: "club", side: "club", far: "club", other: "another"}


def test_who_is_finished_or_filed_away_shares_nothing_and_who_plays_on_does(club: Club) -> None:
    main, side, far = created(club, "A"), created(club, "B"), created(club, "D", 9)
    for event in (main, side, far):
        with_chips(club, event, chip_set(PLENTY), 30)
    club.archive(side)
    assert names(club, main) == []
    for event in (main, far):
        club.desk.do(event, tournament.open_registration)
        people = club.add_players((PlayerName(f"Last{number}", event), "") for number in range(3))
        club.desk.do(event, entries.register, people, club.desk.next_seed(event))
        club.desk.do(event, seating.draw_seats, club.desk.next_seed(event))
        club.desk.do(event, timing.start)
    assert names(club, main) == ["D"]
    club.desk.do(far, entries.bust_out, tuple(each.id for each in club.desk.state(far).playing())[:2], (False, True))
    club.desk.do(far, tournament.close_registration)
    club.desk.override(far, Reason("finish.unpaid", "later"), tournament.finish)
    assert names(club, main) == []


def test_a_picture_is_kept_once_under_its_hash(club: Club) -> None:
    one, two = pictures.keep_picture(club, PNG), pictures.keep_picture(club, JPEG)
    assert pictures.keep_picture(club, PNG) == one != two
    assert pictures.picture(club, one) == PNG
    assert pictures.picture(club, "0" * 64) is None
    with club.file.transaction() as db:
        assert db.execute("SELECT count(*) FROM chip_picture").fetchone() == (2,)
    chips = chip_set(HOME).chips
    with_picture = replace(chip_set(HOME), chips=(replace(chips[0], picture=one), *chips[1:]))
    save_set(club, with_picture)
    assert club_sets(club)[0].chip_set == with_picture


@pytest.mark.parametrize(
    ("body", "code"), [(b"GIF89a", "chip_picture.kind"), (PNG + bytes(pictures.LARGEST), "chip_picture.large")]
)
def test_what_is_no_small_picture_is_refused(club: Club, body: bytes, code: str) -> None:
    with pytest.raises(Refused) as refused:
        pictures.keep_picture(club, body)
    assert refused.value.code == code
