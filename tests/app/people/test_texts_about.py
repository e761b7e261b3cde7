"""Which words go with a person who is erased: those in acts about nobody else."""

from tdapp.app.people.texts_about import texts_about
from tdapp.domain.act import Act, Override
from tdapp.domain.facts import (
    Announced,
    BustedOut,
    DrawKind,
    Fact,
    Moved,
    MoveReason,
    Registered,
    Retracted,
    SeatsDrawn,
    SeatsSwapped,
)
from tdapp.domain.money.sale_facts import AlternateAdded, AlternateAnswered, AlternateCalled, AlternateGone, Gone
from tdapp.domain.rulings.ruling_facts import RulingGiven
from tdapp.domain.units import ActNo, AlternateNo, Cents, EntryId, PlayerId, RulingNo, Seat, TableNo, TextId
from tests.store.samples import NOW, act

JAN, TWIN, ADA = PlayerId("1" * 32), PlayerId("2" * 32), PlayerId("3" * 32)
CHAIR, OTHER = Seat(TableNo(1), 1), Seat(TableNo(1), 2)
ONE, TWO, THREE = EntryId(1), EntryId(2), EntryId(3)


def ruling(*entries: EntryId, reason: str) -> RulingGiven:
    steps = ("It is so.",)
    return RulingGiven(
        RulingNo(1), "x", TableNo(1), entries, "b", "e", "c", (), steps, "en", "{}", "", TextId(reason), "d"
    )


def lifted(number: int, text: str, *facts: Fact) -> Act:
    return act(number, *facts, override=Override("rule", TextId(text), "d"))


ACTS = (
    act(1, Registered(ONE, JAN, Cents(1)), Registered(TWO, ADA, Cents(1)), Registered(THREE, TWIN, Cents(1))),
    act(2, ruling(ONE, reason="about him")),
    act(3, ruling(ONE, TWO, reason="about both")),
    act(4, ruling(reason="about nobody")),
    act(5, ruling(ONE, THREE, reason="about his two records")),
    act(6, Announced(TextId("to the room"), "d")),
    lifted(7, "why he went", BustedOut(ONE)),
    lifted(8, "why she went", BustedOut(TWO)),
    lifted(9, "why they went", BustedOut(ONE), BustedOut(TWO)),
    lifted(10, "why they swapped", SeatsSwapped(ONE, TWO)),
    lifted(11, "why he moved", Moved(ONE, CHAIR, MoveReason.HAND)),
    lifted(12, "why all were drawn", SeatsDrawn(DrawKind.FIRST, "s", (), ((ONE, CHAIR), (TWO, OTHER)))),
    act(13, ruling(ONE, reason="")),
)  # fmt: skip


def test_words_about_one_person_alone() -> None:
    assert texts_about(ACTS, {JAN}) == ("about him", "why he went", "why he moved")


def test_words_about_both_records_of_one_person() -> None:
    found = texts_about(ACTS, {JAN, TWIN})
    assert found == ("about him", "about his two records", "why he went", "why he moved")


def test_nobody_wrote_about_somebody_who_was_never_there() -> None:
    assert texts_about(ACTS, {PlayerId("9" * 32)}) == ()


def test_words_said_while_somebody_waited_and_about_what_was_taken_back() -> None:
    acts = (
        lifted(1, "let into the queue", AlternateAdded(AlternateNo(1), JAN)),
        lifted(2, "her place", AlternateAdded(AlternateNo(2), ADA)),
        lifted(3, "called all the same", AlternateCalled(AlternateNo(1), NOW)),
        lifted(4, "both answered", AlternateAnswered(AlternateNo(1)), AlternateAnswered(AlternateNo(2))),
        lifted(5, "seated", AlternateGone(AlternateNo(1), Gone.LEFT), Registered(ONE, JAN, Cents(1))),
        lifted(6, "why that was wrong", Retracted(ActNo(5))),
        lifted(7, "why that was wrong too", Retracted(ActNo(6))),
        lifted(8, "why hers was", Retracted(ActNo(2))),
    )
    his = ("let into the queue", "called all the same", "seated", "why that was wrong", "why that was wrong too")
    assert texts_about(acts, {JAN}) == his
    assert set(texts_about(acts, {JAN, ADA})) == {*his, "her place", "both answered", "why hers was"}


def test_a_number_in_the_queue_that_two_had_is_nobodys() -> None:
    acts = (
        lifted(1, "about him", AlternateAdded(AlternateNo(1), JAN)),
        lifted(2, "about her", AlternateAdded(AlternateNo(1), ADA)),
    )
    assert texts_about(acts, {JAN}) == ()
    assert texts_about(acts, {JAN, ADA}) == ("about him", "about her")
