"""What of a payout table can be picked: its curve, minimum cash, rounding and groups, each from a list."""

from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from tdapp.domain.setup import PERCENT, PayoutCurve, PayoutTable, SeatPrizes, SeatRest
from tdapp.domain.units import Cents, Chips, TournamentId
from tdapp.texts import Text
from tdapp.ui.pages.prizes import texts
from tdapp.ui.widgets.inputs import combo_box
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.values import replace
from tdapp.words.club.shipped import OWN_CURVE
from tdapp.words.say import Words

Fields = tuple[tuple[str, Any], ...]  # what a pick sets, by the names of the fields


def _fields(**values: Any) -> Fields:
    return tuple(values.items())


def _paid(**values: int) -> Fields:
    return _fields(**{"percent": 0, "one_in": 0, "places": 0, **values})


PAID = (
    *(_paid(percent=each * PERCENT) for each in (10, 15, 20, 25)), *(_paid(one_in=each) for each in (8, 3)),
    *(_paid(places=each) for each in (1, 2, 3, 4, 5, 6, 7, 8, 9, 18, 27)),
)  # fmt: skip
SHAPE = (
    _fields(first=None, steepness=None), *(_fields(first=each * PERCENT, steepness=None) for each in range(15, 55, 5)),
    *(_fields(first=None, steepness=each) for each in (0, 400, 800, 1_200)),
)  # fmt: skip
SECOND = (_fields(second=None), *(_fields(second=each * PERCENT) for each in (50, 55, 60, 65, 70, 80)))
MIN_CASH = tuple(_fields(min_cash=each) for each in (0, 100, 150, 200, 250, 300))
CUTS = tuple(_fields(cuts=each) for each in (False, True))
SPREAD = tuple(_fields(spread=each) for each in (False, True))
GROUPED = tuple(_fields(grouped=each) for each in (False, True))
SEATS = (
    _fields(guaranteed=0, capped=False), *(_fields(guaranteed=each, capped=False) for each in range(1, 6)),
    *(_fields(guaranteed=each, capped=True) for each in range(1, 11)),
)  # fmt: skip
SEATS_REST = (
    _fields(rest=SeatRest.NEXT, split=2), *(_fields(rest=SeatRest.SPLIT, split=each) for each in range(2, 6)),
    _fields(rest=SeatRest.SEATS, split=2),
)  # fmt: skip
MILESTONES = (4, 5, 6, 8, 10, 12, 15, 20)  # starting stacks that win a seat
SEATS_TAKEN = tuple(_fields(cash=each) for each in (False, True))
VALID = tuple(_fields(valid=each) for each in (0, 30, 60, 90, 180, 365))  # days
NO_SEATS = SeatPrizes(Cents(1))  # what the lists show while the table has none


class PayoutDetails(QWidget):
    """The lists of what can be picked of the table that is looked at. `changed`: something was picked."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._table: PayoutTable | None = None
        self._shown: tuple[object, ...] | None = None  # what the lists were filled by; None: a pick was made since
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setVerticalSpacing(4)
        self.grid.setColumnStretch(1, 1)
        self._captions: dict[QWidget, Label] = {}
        self.paid = self._box("payout_paid", texts.MANY_PAID)
        self.shape = self._box("payout_first", texts.FIRST_PRIZE)
        self.second = self._box("payout_second", texts.SECOND_PRIZE)
        self.min_cash = self._box("payout_min_cash", texts.MIN_CASH)
        self.cuts = self._box("payout_cuts", texts.BELOW_IT)
        self.costs = Label("", "muted", wrap=True, name="payout_costs")  # under what costs places, not under the list
        self.grid.addWidget(self.costs, self.grid.rowCount(), 0, 1, 2)
        self.grouped = self._box("payout_groups", texts.LOW_PLACES)
        self.spread = self._box("payout_rest", texts.REST_GOES)
        self.seats = self._box("payout_seats", texts.SEATS)
        self.seats_rest = self._box("payout_seats_rest", texts.SEATS_REST)
        self.seats_taken = self._box("payout_seats_taken", texts.SEATS_TAKEN)
        self.seats_valid = self._box("payout_seats_valid", texts.SEATS_VALID)
        self.milestone = self._box("payout_milestone", texts.MILESTONE)
        self.seats_in = PickStrip("payout_seats_in", texts.SEATS_IN, gap=4)
        self._captions[self.seats_in] = self.add(texts.SEATS_IN, self.seats_in)
        self.seats_in.picked.connect(self._turn_target)
        self._targets: dict[TournamentId, str] = {}
        self._in: tuple[TournamentId, ...] = ()  # what is picked of them
        self._stack = Chips(0)

    def add(self, caption: Text, box: QWidget) -> Label:
        """Put one more list below the others; returns its caption."""
        label, row = Label(caption, "muted"), self.grid.rowCount()
        self.grid.addWidget(label, row, 0)
        self.grid.addWidget(box, row, 1)
        return label

    def show_costs(self, said: str) -> None:
        """Say which places the minimum cash costs; '': none."""
        self.costs.setText(said)
        self.costs.setVisible(bool(said))

    def offer_targets(self, tournaments: dict[TournamentId, str]) -> None:
        """The tournaments the seats of a satellite may be in, with what each is called."""
        self._targets = tournaments

    def starts_with(self, stack: Chips) -> None:
        """The starting stack, which the chips that win a seat are so many of."""
        self._stack = stack

    def show_table(self, table: PayoutTable, words: Words) -> None:
        """Show what a table has; what does not apply to it is not there."""
        shown = (table, words, self._stack, self._targets)
        if shown == self._shown:
            return
        self._table, self._shown = table, shown
        curve, rules = table.curve, table.rules
        drawn = curve or PayoutCurve()
        self._fill(self.paid, PAID, drawn, lambda pick: paid_said(words, pick))
        self._fill(self.shape, SHAPE, drawn, lambda pick: shape_said(words, pick))
        self._fill(self.second, SECOND, drawn, lambda pick: second_said(words, pick))
        self._fill(self.min_cash, MIN_CASH, rules, lambda pick: min_cash_said(words, pick))
        for box, picks, said in (
            (self.cuts, CUTS, (texts.LIFTED, texts.CUT)),
            (self.grouped, GROUPED, (texts.EACH_ITS_OWN, texts.IN_GROUPS)),
            (self.spread, SPREAD, (texts.TO_FIRST, texts.SPREAD)),
        ):
            self._fill(box, picks, rules, lambda pick, said=said: words(said[bool(pick[0][1])]))  # type: ignore[misc]
        self._show_seats(table.seats or NO_SEATS, words)
        for box in (self.seats, self.seats_rest, self.seats_taken, self.seats_valid, self.milestone):
            self._offer(box, table.seats is not None)
        self._offer(self.seats_in, table.seats is not None and bool(self._targets or self._in))
        by_places = table.pays and table.seats is None
        self._offer(self.paid, curve is not None)
        self._offer(self.shape, curve is not None)
        self._offer(self.second, curve is not None and curve.steepness is None)
        self._offer(self.min_cash, by_places)
        self._offer(self.cuts, by_places and rules.min_cash > 0)
        self._offer(self.grouped, by_places)
        self._offer(self.spread, by_places)

    def _show_seats(self, seats: SeatPrizes, words: Words) -> None:
        self._fill(self.seats, SEATS, seats, lambda pick: seats_said(words, pick))
        self._fill(self.seats_rest, SEATS_REST, seats, lambda pick: seats_rest_said(words, pick))
        self._fill(
            self.seats_taken,
            SEATS_TAKEN,
            seats,
            lambda pick: words((texts.TICKET_ONLY, texts.TICKET_OR_CASH)[bool(pick[0][1])]),
        )
        self._fill(self.seats_valid, VALID, seats, lambda pick: valid_said(words, pick))
        milestones = tuple(_fields(milestone=Chips(each * self._stack)) for each in (0, *MILESTONES))
        self._fill(self.milestone, milestones, seats, lambda pick: milestone_said(words, pick, self._stack))
        self._in = seats.targets
        names = {**dict.fromkeys(self._in, ""), **self._targets}
        picks = [Pick(each, name or words(texts.OTHER_TOURNAMENT), each) for each, name in names.items()]
        anything = Pick("any", words(texts.ANY_TOURNAMENT), None)
        self.seats_in.show_picks((anything, *picks), frozenset(self._in or (None,)))

    def table(self) -> PayoutTable | None:
        """The table with what is picked; a curve that was changed is one of the house's own. None: none is shown."""
        table = self._table
        if table is None:
            return None
        if table.seats is not None:
            picked = dict(_picked(self.seats, self.seats_rest, self.seats_taken, self.seats_valid, self.milestone))
            return replace(table, seats=replace(table.seats, **picked, targets=self._in))
        rules = replace(table.rules, **dict(_picked(self.min_cash, self.cuts, self.grouped, self.spread)))
        if table.curve is None:
            return replace(table, rules=rules)
        curve = replace(table.curve, **dict(_picked(self.paid, self.shape, self.second)))
        if curve.steepness is not None:
            curve = replace(curve, second=None)
        if curve == table.curve:
            return replace(table, rules=rules)
        return replace(table, name=OWN_CURVE.source, source="", curve=curve, rules=rules)

    def _box(self, name: str, caption: Text) -> QComboBox:
        box = combo_box(name, caption, letters=9)
        self._captions[box] = self.add(caption, box)
        box.activated.connect(self._on_pick)
        return box

    def _on_pick(self) -> None:
        self._shown = None
        self.changed.emit()

    def _turn_target(self, tournament: TournamentId | None) -> None:
        """Take a tournament in among those the seats are for, or leave it out; None: any of the club."""
        if tournament is None:
            self._in = ()
        elif tournament in self._in:
            self._in = tuple(each for each in self._in if each != tournament)
        else:
            self._in = (*self._in, tournament)
        self._on_pick()

    def _offer(self, box: QWidget, there: bool) -> None:
        box.setVisible(there)
        self._captions[box].setVisible(there)

    def _fill(self, box: QComboBox, picks: tuple[Fields, ...], of: Any, said: Callable[[Fields], str]) -> None:
        """Offer the usual picks, and what the table has, which is chosen."""
        own = tuple((name, getattr(of, name)) for name, _value in picks[0])
        box.clear()
        for pick in picks if own in picks else (own, *picks):
            box.addItem(said(pick), pick)
        box.setCurrentIndex(picks.index(own) if own in picks else 0)


def _picked(*boxes: QComboBox) -> Iterator[tuple[str, Any]]:
    for box in boxes:
        yield from box.currentData()


def paid_said(words: Words, pick: Fields) -> str:
    """How many places are paid: '15 % of the field', 'one in 8', '9 places'."""
    values = dict(pick)
    if values["percent"]:
        return words(texts.OF_FIELD, share=words.percent(values["percent"]))
    if values["one_in"]:
        return words(texts.ONE_IN, many=values["one_in"])
    return words(texts.SO_MANY, n=values["places"])


def shape_said(words: Words, pick: Fields) -> str:
    """What first place gets: 'as usual', '30 %', 'all alike'."""
    values = dict(pick)
    if values["steepness"] == 0:
        return words(texts.ALL_ALIKE)
    if values["steepness"] is not None:
        return words(texts.STEEPNESS, steep=Decimal(values["steepness"]) / PERCENT)
    return words(texts.AS_USUAL) if values["first"] is None else words.percent(values["first"])


def second_said(words: Words, pick: Fields) -> str:
    """What second place gets: 'along the curve', '60 % of first'."""
    second = dict(pick)["second"]
    return words(texts.ALONG) if second is None else words(texts.OF_FIRST, share=words.percent(second))


def seats_said(words: Words, pick: Fields) -> str:
    """How many seats there are: 'as the pool pays', 'at least 2', 'exactly 4'."""
    values = dict(pick)
    if not values["guaranteed"]:
        return words(texts.BY_POOL)
    return words(texts.EXACTLY if values["capped"] else texts.AT_LEAST, n=values["guaranteed"])


def seats_rest_said(words: Words, pick: Fields) -> str:
    """Where the money goes that is no whole seat: 'to the next place', 'to the next 3', 'with the seats'."""
    values = dict(pick)
    if values["rest"] is SeatRest.SPLIT:
        return words(texts.TO_SEVERAL, n=values["split"])
    return words(texts.TO_NEXT if values["rest"] is SeatRest.NEXT else texts.TO_SEATS)


def milestone_said(words: Words, pick: Fields, stack: Chips) -> str:
    """The chips that win a seat: 'None', '310,000 (10×)'."""
    chips = dict(pick)["milestone"]
    if not chips:
        return words(texts.NO_MILESTONE)
    whole = stack and not chips % stack
    return words(texts.SO_MANY_STACKS, chips=chips, times=chips // stack) if whole else words.number(chips)


def valid_said(words: Words, pick: Fields) -> str:
    """How long the ticket of a seat is valid: 'no end', '90 days'."""
    days = dict(pick)["valid"]
    return words(texts.SO_MANY_DAYS, n=days) if days else words(texts.NO_END)


def min_cash_said(words: Words, pick: Fields) -> str:
    """The minimum cash: 'none', '1.5 buy-ins'."""
    many = dict(pick)["min_cash"]
    return words(texts.BUY_INS, many=Decimal(many) / 100) if many else words(texts.NO_MINIMUM)
