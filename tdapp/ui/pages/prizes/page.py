"""The Prizes page itself: the pool in figures, the places with their winners, and what is posted and paid."""

from functools import partial

from tdapp.domain.money.terms import NOT_CODED
from tdapp.domain.prizes import payouts
from tdapp.domain.units import Cents, Money, TournamentId
from tdapp.read.prizes.prizes import PrizesView, Winner
from tdapp.texts import Text
from tdapp.ui.actions import drawers, prizes
from tdapp.ui.pages.prizes import amounts, texts
from tdapp.ui.pages.prizes.amounts import Line, PrizeDraft
from tdapp.ui.pages.prizes.parts import PrizesParts
from tdapp.ui.pages.prizes.paying import counted, paid_by, toggle
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.label import restyle
from tdapp.ui.widgets.shortcuts import key_on
from tdapp.words.money.tenders import TENDERS


class PrizesPage(PrizesParts):
    """The page of prizes and who gets them. Typed amounts count once they are set, and can be set once they add up to
    the pool.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.view: PrizesView | None = None
        self.draft: PrizeDraft | None = None
        self._of: TournamentId | None = None
        self._left_in = 0
        self._by = NOT_CODED[0]
        self._connect()

    # Showing

    def refresh(self) -> None:
        """Show the prizes as they stand; amounts that are being typed are kept."""
        anew = self._of != self.session.tournament
        self._of = self.session.tournament
        self._left_in = self.session.status_view().left
        self.show_view(self.session.prizes_view(), anew=anew)

    def look_again(self) -> None:
        super().look_again()
        if self.isVisible() and self.session.tournament is None:
            self._of = None
            self._show_empty(texts.NO_TOURNAMENT, texts.NO_TOURNAMENT_WHY)

    def show_view(self, view: PrizesView, *, anew: bool = False) -> None:
        """Show prizes, under the draft that may lie over them."""
        kept = None if anew else self.draft
        self.view = view
        if anew:
            self.deal.close_bar()
        if not view.rows:
            self.draft = None
            free = view.entries > 0
            self._show_empty(texts.FREE if free else texts.EMPTY, texts.FREE_WHY if free else texts.EMPTY_WHY)
            return
        self.stack.setCurrentWidget(self.body)
        for widget in (self.about, self.state, self.withdraw, self.reset, self.post):
            widget.show()
        self._show(amounts.begun(view) if kept is None else amounts.rebased(kept, view))

    def _show_empty(self, title: Text, why: Text) -> None:
        words = self.session.words
        self.view = self.view if self.session.tournament else None
        self.draft = None
        self.table.show_draft(None, None, words)
        self.empty.say(words(title), words(why))
        self.stack.setCurrentWidget(self.empty)
        for widget in (self.about, self.state, self.tender, self.withdraw, self.reset, self.post, self.banner):
            widget.hide()

    def _show(self, draft: PrizeDraft) -> None:
        """Show another draft: the list, what is left of the pool, and what can be done."""
        self.draft = draft
        view, words = self.view, self.session.words
        if view is None:
            return
        self.table.show_draft(draft, view, words)
        self._show_head(view)
        self.deal.limit(self._most_in_deal())
        self.deal.show_draft(draft, view.unit, words)
        self._show_difference(draft)
        self._allow(view, draft)
        self.banner.show_view(view, words, self.session.why_not(payouts.post_prizes))
        self._went()

    def _show_head(self, view: PrizesView) -> None:
        words = self.session.words
        self.figures.show_view(view, words)
        self.about.setText("" if view.final else words(texts.NOT_FINAL))
        self.doubts.setText("\n".join(words.said(doubt) for doubt in view.doubts))
        self.doubts.setVisible(bool(view.doubts))
        self.state.show_state(
            words(texts.POSTED if view.posted else texts.NOT_POSTED),
            icon="eye" if view.posted else "eye-off",
            tone="accent" if view.posted else "text",
        )

    def _show_difference(self, draft: PrizeDraft) -> None:
        words, left = self.session.words, draft.left
        amount = words.amount(Money(Cents(abs(left)), draft.currency))
        self.difference.setText(words(texts.TOO_MUCH if left < 0 else texts.LEFT_TO_GIVE, amount=amount))
        self.difference.set_tone("danger" if left < 0 else "warning" if left else "accent")

    def _allow(self, view: PrizesView, draft: PrizeDraft) -> None:
        """Grey what cannot be done, and say why."""
        words, session = self.session.words, self.session
        first = words(texts.FINISH_DRAFT) if draft.changed else ""
        self._show_tender()
        self.post.allow(first or session.why_not(payouts.post_prizes), words(texts.POST_HELP))
        self.banner.again.allow(first or session.why_not(payouts.post_prizes), words(texts.POST_HELP))
        self.withdraw.allow(first or session.why_not(payouts.withdraw_prizes), words(texts.WITHDRAW_HELP))
        self.withdraw.setVisible(view.posted)
        self.reset.allow(first or session.why_not(payouts.reset_prizes))
        self.reset.setVisible(view.by_hand)
        self.fit()
        nothing = "" if draft.changed else words(texts.NOTHING_CHANGED)
        self.discard.allow(nothing)
        self.set.allow(nothing or self._why_not_set(draft))
        self._make_primary(self.set, draft.changed)
        fixed = self._fixed()
        full = words(texts.NO_MORE_PLACES) if len(draft.amounts) >= view.entries else ""
        self.add.allow(fixed or full)
        self.off.allow(fixed or ("" if len(draft.amounts) > 1 else words(texts.ONE_PLACE)))
        self.open_deal.allow(fixed or ("" if self._most_in_deal() >= 2 else words(texts.DEAL_NOBODY)))

    def _show_tender(self) -> None:
        """Show how prizes are paid out: asked only where there is a drawer they go out of, else they are just paid."""
        words, drawer = self.session.words, drawers.of_desk(self.session)
        self.tender.setVisible(drawer is not None)
        if drawer is None:
            self._by = NOT_CODED[0]
            return
        self.tender.say(words(texts.BY_TENDER, tender=words(TENDERS[self._by])))
        self.tender.allow("", words(texts.BY_TENDER_HELP, drawer=drawer.name))

    def _why_not_set(self, draft: PrizeDraft) -> str:
        words = self.session.words
        for place, amount in enumerate(draft.amounts, 1):
            if amount.wrong is not None:
                said = words(amount.wrong.text, field=words(texts.AMOUNT), **dict(amount.wrong.facts))
                return words(texts.CORRECT_FIRST, place=place, problem=said)
        return self.session.why_not(payouts.set_prizes, draft.cents)

    def _fixed(self) -> str:
        """The reason no amount can be changed any more; '' while they can."""
        view = self.view
        if view is None or self.session.tournament is None:
            return ""
        over = self.session.why_not(payouts.set_prizes, tuple(row.amount.cents for row in view.rows))
        finished = self.session.status_view().phase.value == "finished"
        return (over or self.session.words(texts.FINISHED)) if finished else ""

    def _make_primary(self, button: Button, primary: bool) -> None:
        """Make this button or Post the one green button of the page: while amounts are being typed it is the one that
        sets them.
        """
        for each, is_so in ((button, primary), (self.post, not primary)):
            kind = "primary" if is_so else ""
            if each.kind != kind:
                each.kind = kind
                each.setProperty("kind", kind)
                restyle(each)

    def _most_in_deal(self) -> int:
        return min(self._left_in, len(self.draft.amounts)) if self.draft is not None else 0

    def _went(self) -> None:
        """Show what can be done at the place the keyboard is at, and what there is to say about it."""
        draft, words, line = self.draft, self.session.words, self.table.line()
        if draft is None or line is None:
            return
        self.pay.say(self._deed(line.winner))
        self.pay.allow(self._why_not_pay())
        stands = "" if self.table.prize().typed is not None else self._why_it_stands(line)
        rest = words(texts.NO_REST) if draft.left == 0 else ""
        if not rest and not stands and line.index is not None and draft.amounts[line.index].cents + draft.left <= 0:
            rest = words(texts.REST_BELOW)
        self.rest.allow(self._fixed() or rest or stands)
        problem = self.table.prize().wrong
        blocked = self._why_not_set(draft) if draft.changed else ""
        kept = words(texts.KEPT, pool=Money(draft.pool, draft.currency)) if draft.kept and draft.changed else ""
        said = problem or blocked or kept or stands or self._fixed() or words(texts.TYPE_HERE)
        self.note.setText(f"{kept}\n{said}" if kept and kept != said else said)
        self.note.set_tone("danger" if problem or blocked else "")

    def _why_it_stands(self, line: Line) -> str:
        """The reason the prize of a line cannot be typed."""
        words, winner = self.session.words, line.winner
        if winner is not None and winner.back.cents:
            return words(texts.TOO_MUCH_IN_HAND, name=winner.name, has=winner.has, amount=winner.amount)
        return words(texts.STANDS)

    def _deed(self, winner: Winner | None) -> str:
        """The text of the button: what it does at this place."""
        words = self.session.words
        if winner is None or not winner.has.cents:
            return words(texts.PAY)
        if winner.back.cents:
            return words(texts.SETTLE, amount=winner.back)
        if winner.due.cents:
            return words(texts.PAY_MORE, amount=winner.due)
        deed = texts.TAKE_BACK_BY if self._counted(winner) else texts.TAKE_BACK
        return words(deed, tender=words(TENDERS[self._by]))

    def _why_not_pay(self) -> str:
        words, line = self.session.words, self.table.line()
        if line is None or line.winner is None:
            not_yet = self.view.not_yet if self.view is not None else None
            return words.said(not_yet) if not_yet is not None else words(texts.NO_WINNER)
        if self.draft is not None and self.draft.changed:
            return words(texts.FINISH_DRAFT)
        settled = line.winner.paid or line.winner.back.cents
        return "" if settled else self.session.why_not(payouts.pay, line.winner.entry)

    def _counted(self, winner: Winner) -> bool:
        """Whether a prize can only come back by a payment the other way."""
        act = paid_by(self.session, winner.entry)
        return act is not None and counted(self.session, act)

    # Doing

    def _on_pay(self) -> None:
        line = self.table.line()
        self._went()
        if line is not None and line.winner is not None and self.pay.isEnabled():
            toggle(self.session, line.winner, self._by)
        else:
            self.note.setText(self._why_not_pay())

    def _on_tender(self) -> None:
        if self.tender.isVisible():
            self._by = NOT_CODED[(NOT_CODED.index(self._by) + 1) % len(NOT_CODED)]
            self._show_tender()
            self._went()

    def _on_post(self) -> None:
        if self.post.isEnabled():
            prizes.post(self.session)

    def _on_typed(self, row: int, _column: int, typed: str) -> None:
        line = self.table.line_at(row)
        if self.draft is not None and line is not None and line.index is not None:
            self._show(amounts.typed_into(self.draft, line.index, typed))

    def _on_add(self) -> None:
        if self.draft is not None and self.view is not None and self.add.isEnabled():
            self._show(amounts.place_added(self.draft, self.view.unit.cents))
            self.table.put(len(self.table.lines.rows) - 1)
            self.table.setFocus()

    def _on_off(self) -> None:
        if self.draft is not None and self.off.isEnabled():
            self._show(amounts.place_taken_off(self.draft))

    def _on_rest(self) -> None:
        line = self.table.line()
        if self.draft is not None and line is not None and line.index is not None and self.rest.isEnabled():
            self._show(amounts.with_rest(self.draft, line.index))

    def _on_set(self) -> None:
        if self.draft is None or not self.set.isEnabled():
            return
        if prizes.set_prizes(self.session, self.draft.cents) is not None and self.view is not None:
            self.deal.close_bar()
            self._show(amounts.begun(self.view))  # the act has already brought the new view
            self.table.setFocus()

    def _on_discard(self) -> None:
        if self.view is not None and self.view.rows:
            self._show(amounts.begun(self.view))
            self.table.setFocus()

    def _on_open_deal(self) -> None:
        if self.open_deal.isEnabled():
            self.deal.open_for(self._most_in_deal())

    def _on_deal_places(self, places: int) -> None:
        self.table.mark_deal(places)
        if self.draft is not None and self.view is not None:
            self.deal.show_draft(self.draft, self.view.unit, self.session.words)
        if not places:
            self.table.setFocus()

    def _on_evenly(self, places: int) -> None:
        if self.draft is not None and self.view is not None and 2 <= places <= len(self.draft.amounts):
            self._show(amounts.split_evenly(self.draft, places, self.view.unit.cents))

    def _on_deal_typing(self) -> None:
        self.table.setFocus()
        self.table.put(0)
        self.table.enter()

    # Keys and buttons

    def _connect(self) -> None:
        self.table.lines.typed.connect(self._on_typed)
        self.table.went.connect(self._went)
        self.table.pay_wanted.connect(self._on_pay)
        self.table.insert_wanted.connect(self._on_add)
        self.table.delete_wanted.connect(self._on_off)
        self.deal.places_changed.connect(self._on_deal_places)
        self.deal.evenly.connect(self._on_evenly)
        self.deal.typing.connect(self._on_deal_typing)
        for button, slot in (
            (self.post, self._on_post),
            (self.banner.again, self._on_post),
            (self.withdraw, partial(prizes.withdraw, self.session)),
            (self.reset, partial(prizes.reset, self.session)),
            (self.pay, self._on_pay),
            (self.tender, self._on_tender),
            (self.add, self._on_add),
            (self.off, self._on_off),
            (self.rest, self._on_rest),
            (self.set, self._on_set),
            (self.discard, self._on_discard),
            (self.open_deal, self._on_open_deal),
        ):
            button.clicked.connect(slot)
        for sequence, slot in (
            ("Alt+P", self._on_post),
            ("Alt+D", self._on_open_deal),
            ("Alt+B", self._on_tender),
            ("Alt+R", self._on_rest),
            ("Ctrl+S", self._on_set),
        ):
            key_on(self, sequence, slot)
