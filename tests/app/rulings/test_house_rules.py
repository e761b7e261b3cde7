"""House rules: which values the house may set, the text they are kept as, and what new tournaments take."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.app.open_club import Club
from tdapp.app.rulings import house_rules
from tdapp.app.rulings.rulebooks import rulebook, rulebook_ids, rulebooks
from tdapp.rulebooks.loading import BadBook, HouseValue, house_values, with_house
from tdapp.words.rulings import chapters
from tests.ui.pages.evening import SETUP, STRUCTURE

ARTICLE = "House rules 2026, art. 4"


def test_a_rulebook_goes_by_the_name_of_its_folder() -> None:
    assert [rulebooks()[book].id for book in rulebook_ids()] == list(rulebook_ids()) == ["HC", "QLD", "TDA2024"]
    assert rulebook("HC") is rulebooks()["HC"]
    with pytest.raises(KeyError):
        rulebook("../rulebooks/HC")


def rule(book: str, name: str, house: str = "") -> house_rules.HouseRule:
    return next(each for each in house_rules.house_rules(rulebooks()[book], house) if each.name == name)


@pytest.mark.parametrize("book", ["HC", "QLD", "TDA2024"])
def test_every_value_the_house_may_set_has_a_name_and_a_name_for_each_choice(book: str) -> None:
    for each in house_rules.house_rules(rulebooks()[book], ""):
        assert each.name in chapters.VALUES
        for choice in each.choices or ():
            assert isinstance(choice, int) or f"{each.name}/{choice}" in chapters.SETTINGS, f"{each.name}/{choice}"


def test_what_the_law_leaves_no_choice_about_is_not_offered() -> None:
    names = {each.name for each in house_rules.house_rules(rulebooks()["QLD"], "")}
    assert "commission_percent" in names and "side_bets" not in names and "words_bind" not in names


def test_a_changed_value_stands_first_with_the_houses_own_citation() -> None:
    text = house_rules.with_own("", "halt_short", 2, f"  {ARTICLE} ")
    first = house_rules.house_rules(rulebooks()["HC"], text)[0]
    assert (first.name, first.book, first.here, first.own, first.cite) == ("halt_short", 3, 2, ARTICLE, "11-D")
    assert rulebook("HC", text).values["halt_short"].house == ARTICLE


def test_setting_one_value_leaves_the_others_and_taking_it_back_too() -> None:
    text = house_rules.with_own("", "halt_short", 2, ARTICLE)
    text = house_rules.with_own(text, "antes_in_pot_limit", True, "art. 9")
    text = house_rules.with_own(text, "halt_short", 4, ARTICLE)
    assert rule("HC", "halt_short", text).here == 4
    text = house_rules.without_own(text, "halt_short")
    assert (rule("HC", "halt_short", text).here, rule("HC", "antes_in_pot_limit", text).here) == (3, True)


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"]), min_size=1).filter(str.strip))
def test_any_citation_is_kept_as_it_was_typed(cite: str) -> None:
    text = house_rules.with_own("", "odd_chips", "all_to_first", cite)
    assert house_values(text) == {"odd_chips": HouseValue("all_to_first", cite.strip())}


@pytest.mark.parametrize(("value", "cite"), [(-1, ARTICLE), ("three", ARTICLE), (2, "   ")])
def test_what_cannot_be_meant_is_refused(value: int | str, cite: str) -> None:
    with pytest.raises(BadBook):
        with_house(rulebooks()["HC"], house_rules.with_own("", "halt_short", value, cite))


def test_new_tournaments_take_the_clubs_book_and_house_rules(club: Club) -> None:
    plain = club.create(SETUP, STRUCTURE)
    text = house_rules.with_own("", "halt_short", 2, ARTICLE)
    club.put_setting(house_rules.OWN + "HC", text)
    club.put_setting(house_rules.OWN + "TDA2024", house_rules.with_own("", "halt_short", 5, ARTICLE))
    usual = club.create(SETUP, STRUCTURE)
    club.put_setting(house_rules.BOOK, "HC")
    ours = club.create(SETUP, STRUCTURE)
    assert (club.desk.state(plain).rulebook, club.desk.state(plain).house) == (house_rules.USUAL, "")
    assert "halt_short" in club.desk.state(usual).house
    assert (club.desk.state(ours).rulebook, club.desk.state(ours).house) == ("HC", text)
    assert len(club.desk.history(ours).acts) == 1


def test_settings_of_another_version_that_do_not_fit_do_not_stop_a_tournament(club: Club) -> None:
    club.put_setting(house_rules.BOOK, "HC")
    club.put_setting(house_rules.OWN + "HC", house_rules.with_own("", "no_such_value", 1, ARTICLE))
    state = club.desk.state(club.create(SETUP, STRUCTURE))
    assert (state.rulebook, state.house) == ("HC", "")
    club.put_setting(house_rules.BOOK, "NO-SUCH-BOOK")
    assert club.desk.state(club.create(SETUP, STRUCTURE)).rulebook == "TDA2024"
