"""However an evening was entered, once it is put right its places are those of the evening as it truly happened."""

from dataclasses import dataclass, field

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdapp.domain.hands import hand_for_hand
from tdapp.domain.prizes.places import Place, places
from tdapp.domain.registration import corrections, entries
from tdapp.domain.units import Chips, EntryId
from tests.domain.evening import Evening, late, playing
from tests.domain.hands.test_hand_for_hand import play, table_of
from tests.domain.test_properties import check

FIELD = 14
RIGHT, WRONG, FORGOTTEN, TOO_LATE = range(4)


@dataclass
class Book:
    """The evening as it is entered, with its mistakes, beside the hands as they were played: sharers together."""

    evening: Evening
    hands: list[list[EntryId]]
    entered: dict[EntryId, EntryId] = field(default_factory=dict)  # who truly went out, and who the book has there
    open: list[tuple[int, EntryId, int]] = field(default_factory=list)  # hand, who truly went out, what was wrong

    def enter(self, number: int, mistakes: list[int], spare: int) -> None:
        names: list[EntryId] = []
        for turn, each in enumerate(self.hands[number]):
            others = [one.id for one in self.evening.state.playing() if one.id not in (*self.hands[number], *names)]
            mistake = mistakes[turn % len(mistakes)]
            if mistake == WRONG and not others:
                mistake = RIGHT  # with nobody else left nobody is mistaken for him
            if mistake == WRONG:
                wrong = others[spare % len(others)]
                self.entered[each] = wrong
                names.append(wrong)
                self.open.append((number, each, WRONG))
            elif mistake == RIGHT:
                self.entered[each] = each
                names.append(each)
            else:
                self.open.append((number, each, mistake))
        if names:
            self.evening.do(entries.bust_out, names, [turn > 0 for turn in range(len(names))])

    def free(self, who: list[EntryId]) -> None:
        """Whoever of these the book has out already was the wrong one: that is noticed now."""
        for number, each, mistake in list(self.open):
            if mistake == WRONG and self.entered[each] in who and (number, each, mistake) in self.open:
                self.right(number, each, mistake)

    def too_late(self, number: int) -> None:
        """What was noticed too late is entered as the latest."""
        for hand, each, mistake in self.open:
            if mistake == TOO_LATE and hand < number and not self.evening.state.entries[each].out:
                self.evening.do(entries.bust_out, (each,))

    def right(self, number: int, each: EntryId, mistake: int) -> None:
        """One mistake is put right; where the book has this one out in place of somebody else, that comes first."""
        self.open.remove((number, each, mistake))
        self.free([each])
        if mistake == WRONG:
            self.evening.do(corrections.correct_bust_out, self.entered[each], each, f"{number}/ab")
        else:
            self._placed(number, each)
        self.entered[each] = each

    def _placed(self, number: int, each: EntryId) -> None:
        before, tied = self._before(number, each)
        if self.evening.state.entries[each].out:
            self.evening.do(corrections.place_bust_out, each, before, tied=tied)
        elif before is None:
            self.evening.do(entries.bust_out, (each,))
        else:
            self.evening.do(corrections.forgotten_bust_out, each, before, tied=tied)

    def _before(self, number: int, each: EntryId) -> tuple[EntryId | None, bool]:
        """Somebody of the same hand, or of the next one the book has in its place."""
        for hand in range(number, len(self.hands)):
            there = [self.entered[one] for one in self.hands[hand] if one in self.entered and one != each]
            if there:
                return there[0], hand == number
        return None, False

    def truly(self) -> dict[EntryId, Place]:
        found: dict[EntryId, Place] = {}
        worst = FIELD
        for hand in self.hands:
            found.update(dict.fromkeys(hand, Place(worst - len(hand) + 1, worst)))
            worst -= len(hand)
        return found


HANDS = st.tuples(st.permutations(range(1, FIELD + 1)), st.lists(st.integers(1, 3), min_size=1, max_size=4))


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(HANDS, st.lists(st.lists(st.sampled_from(range(4)), min_size=1, max_size=3), min_size=4, max_size=4), st.data())
def test_put_right_in_any_order_the_places_are_those_that_truly_happened(
    played: tuple[list[int], list[int]], mistakes: list[list[int]], data: st.DataObject
) -> None:
    order, sizes = played
    who, hands = iter(order), []
    for size in sizes:
        hands.append([EntryId(next(who)) for _ in range(size)])
    book = Book(playing(FIELD), hands)
    for number, hand in enumerate(hands):
        book.free(hand)
        book.enter(number, mistakes[number], data.draw(st.integers(0, 20)))
        book.too_late(number)
        book.free([each for later in hands[number + 1 :] for each in later])
        check(book.evening)
    book.too_late(len(hands))
    for mistake in data.draw(st.permutations(book.open)):
        if mistake in book.open:
            book.right(*mistake)
        check(book.evening)
    assert places(book.evening.state) == book.truly()
    assert book.evening.replayed() == book.evening.state


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.lists(st.integers(0, 60), max_size=4), min_size=1, max_size=6), st.booleans(), st.data())
def test_hand_for_hand_the_places_are_those_of_the_reading(
    busts: list[list[int]], by_stack: bool, data: st.DataObject
) -> None:
    """A37 by brute force: at one table more chips before the hand is a better place, at several all share."""
    evening = late(18).wait(16)
    evening.do(hand_for_hand.begin, by_stack=by_stack)
    expected: dict[EntryId, Place] = {}
    for picks in busts:
        alive = [each.id for each in evening.state.playing()]
        out = list(dict.fromkeys(alive[pick % len(alive)] for pick in picks))[: len(alive) - 2]
        tables = {table_of(evening, each) for each in out}
        stacks = {each: Chips(data.draw(st.integers(1, 3))) for each in out}
        for each in out:
            evening.do(entries.bust_out, (each,))
        waits = hand_for_hand.pending(evening.state, play(evening))
        if waits:
            evening.do(hand_for_hand.done, waits)
        ranked = by_stack and len(tables) == 1 and len(out) > 1
        evening.do(hand_for_hand.settle, stacks if ranked else {})
        left = evening.state.alive
        for each in out:
            better = sum(ranked and stacks[other] > stacks[each] for other in out)
            level = sum(not ranked or stacks[other] == stacks[each] for other in out)
            expected[each] = Place(left + better + 1, left + better + level)
        assert places(evening.state) == expected
        check(evening)
    evening.do(hand_for_hand.end)
    assert evening.replayed() == evening.state
