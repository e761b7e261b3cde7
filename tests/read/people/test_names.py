"""Names in lists, in sentences and at a table, in any script."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.read.people import names
from tdapp.read.people.names import PlayerName, fold, folding, short_names


def test_a_name_in_a_list_and_in_a_sentence() -> None:
    assert PlayerName("Żółć", "Łukasz").listed == "Żółć, Łukasz"
    assert PlayerName("Cher").listed == PlayerName("Cher").full == "Cher"
    assert PlayerName("", "Ada").listed == "Ada"


def test_lists_are_in_the_order_of_the_plain_letters() -> None:
    names = [PlayerName("Öztürk"), PlayerName("O'Connor"), PlayerName("Zhou"), PlayerName("Ødegård"), PlayerName("Ada")]
    assert [name.last for name in sorted(names, key=lambda name: name.sort_key)] == [
        "Ada",
        "O'Connor",
        "Ødegård",
        "Öztürk",
        "Zhou",
    ]


def test_twins_keep_their_full_names() -> None:
    assert short_names([PlayerName("Smith", "John"), PlayerName("Smith", "John")]) == ("John Smith", "John Smith")
    assert short_names([PlayerName("Smith", "John"), PlayerName("Stone", "John")]) == ("John Smith", "John Stone")
    assert short_names([]) == ()
    first_like_full = [PlayerName("Kim", "Li An"), PlayerName("An", "Li"), PlayerName("Bo", "Li")]
    assert short_names(first_like_full) == ("Li An K.", "Li A.", "Li B.")


LETTERS = st.text(st.sampled_from("ab Żé王"), max_size=4).map(str.strip)  # as names are kept


@given(st.lists(st.builds(PlayerName, LETTERS, LETTERS), unique_by=lambda name: name.full, max_size=10))
def test_different_people_at_a_table_never_look_alike(names: list[PlayerName]) -> None:
    shorts = short_names(names)
    assert len(set(shorts)) == len(names)


@given(st.text(max_size=30))
def test_folding_twice_is_folding_once(text: str) -> None:
    assert fold(fold(text)) == fold(text)


def test_a_family_name_is_said_first_where_both_parts_are_written_in_eastern_signs() -> None:
    said = {
        PlayerName("张", "伟"): "张 伟",
        PlayerName("佐藤", "さくら"): "佐藤 さくら",
        PlayerName("タナカ", "ヒロシ"): "タナカ ヒロシ",
        PlayerName("이", "민준"): "이 민준",
        PlayerName("Li", "小龙"): "小龙 Li",
        PlayerName("", "小龙"): "小龙",
        PlayerName("عبد الله", "محمد"): "محمد عبد الله",
        PlayerName("ใจดี", "สมชาย"): "สมชาย ใจดี",
        PlayerName("Παπαδόπουλος", "Νίκος"): "Νίκος Παπαδόπουλος",
    }
    assert {name: name.full for name in said} == said


def test_names_folded_in_pieces_are_sorted_without_folding_one_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "AT_ONCE", 4)
    some = [PlayerName(f"Żółć {n}", f"Łukasz {n}") for n in range(9)] + [PlayerName("", "Νίκος"), PlayerName("李", "")]
    fold.cache_clear()
    assert len(list(folding(some))) == len(some) // 4
    folded = fold.cache_info().misses
    in_order = sorted(some, key=lambda name: name.sort_key)
    assert fold.cache_info().misses == folded > 0 and in_order[-1] == PlayerName("李", "")
