"""The terms of entry: the price list, the rules beside it, and when registration closes."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QMenu, QScrollArea

from tdapp.app.registration.terms_templates import TermsTemplate
from tdapp.domain.clock.structure import Structure
from tdapp.domain.money.bounty_terms import Bounties
from tdapp.domain.money.terms import Terms
from tdapp.domain.registration import price_list
from tdapp.domain.registration.copied_terms import copied_terms
from tdapp.domain.setup import Setup
from tdapp.domain.state import State
from tdapp.read.registration.terms import TermsView, terms_view
from tdapp.read.registration.terms_effect import terms_effect
from tdapp.ui.language import say
from tdapp.ui.pages.making import InPieces, complete
from tdapp.ui.pages.part import Part
from tdapp.ui.pages.registration import terms_texts as texts
from tdapp.ui.pages.registration.closing import Closing
from tdapp.ui.pages.registration.terms_draft import Draft, begun
from tdapp.ui.pages.registration.terms_keeping import TermsBar, kept_terms
from tdapp.ui.pages.registration.terms_list import PriceList
from tdapp.ui.pages.registration.terms_rules import Rules
from tdapp.ui.session import Session, Told
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, holder, put, scrolled, vbox
from tdapp.values import replace

WIDE, SHARES = 1400, (7, 4)  # pixels from which closing and rules stand beside the price list; their shares


class TermsPart(InPieces, Part):
    """The price list and its rules as a form. Nothing changes until it is saved; what saving does is said before."""

    def __init__(self, session: Session) -> None:
        complete(self.pieces(session))

    def build(self, session: Session) -> Iterator[None]:
        super().__init__(session)
        self.view: TermsView | None = None
        self._tournament = session.tournament
        self._base: Terms | None = None  # the terms the typing began with
        self._bounty: Bounties | None = None  # of the terms that would be saved; typed in the Bounties part
        self._before: tuple[Draft, Terms] | None = None  # what other terms were put in place of
        self.list = PriceList(session, self, clear=self.clear, club=self.show_club_terms, keep=self.keep_terms)
        yield
        self.keeping = TermsBar(session)
        self.menu = QMenu(self)
        self.menu.setObjectName("terms_menu")
        self.rules = Rules(session)
        yield
        self.closing = Closing(session)
        yield
        self.effect = Label("", "muted", wrap=True)
        self.put_back = Button(
            texts.PUT_BACK, self.put_it_back, on=self, kind="quiet", icon="undo-2", key="Alt+Z", name="terms_put_back"
        )
        self.save = PrimaryButton(texts.SAVE, self.save_terms, on=self, key="Ctrl+S", name="terms_save")
        self.discard = Button(texts.DISCARD, self.discard_typed, kind="quiet", name="terms_discard")
        self.beside = vbox(self.closing, self.rules, STRETCH)
        self.columns = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self.columns.setContentsMargins(0, 0, 4, 0)
        put(self.columns, vbox(self.list, STRETCH), self.beside)
        inner = holder(self.columns)
        self.area = scrolled(inner, keys=True, sideways=False)
        inner.setObjectName("page")
        self.area.setObjectName("terms_scroll")
        say(self.area.setAccessibleName, texts.TITLE)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        foot = hbox(grow(self.effect), self.put_back, self.discard, self.save)
        vbox(grow(self.area), self.keeping, foot, on=self)
        self.list.edited.connect(self._show_effect)
        self.list.table.saved_by(self.save)
        self.keeping.closed.connect(self.list.take_focus)
        self.rules.edited.connect(self._show_effect)
        self.rules.turned.connect(self._show_effect)
        self._arrange()

    # Showing

    def unkept(self) -> tuple[str, ...]:
        return ("changed",) if self.changed() else super().unkept()

    def refresh(self) -> None:
        if self._tournament != self.session.tournament:
            self._tournament, self._base, self._before = self.session.tournament, None, None
            self.closing.line.clear()
            self.keeping.hide()
        self.show_view(self.session.view(terms_view, self.session.now()))

    def show_view(self, view: TermsView) -> None:
        """Show these terms; what is typed over them stays until it is saved or discarded."""
        self.view = view
        if not self.changed():
            self.list.draft = begun(view.terms.offers)
            self._base, self._bounty = view.terms, view.terms.bounty
            self.rules.forget()
        self.rules.guarantee.use(view.currency)
        self.rules.show_view(view)
        self.rules.fix(fixed=view.why_not is not None)
        self.closing.show_view(view.closing)
        self.list.show_view(view)
        self._show_effect()

    def take_focus(self) -> None:
        self.list.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Let closing and rules stand beside the list where there is room, else folded below it."""
        wide = self.width() >= WIDE
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self.columns.setDirection(way)
        for place, share in enumerate(SHARES if wide else (0, 1)):
            self.columns.setStretch(place, share)
        for card in (self.closing, self.rules):
            card.fold(folds=not wide)
        if self.view is not None:
            self._say_rules()

    def to_closing(self) -> None:
        """Put the keyboard where the closing of registration is typed."""
        self.closing.open()
        self.area.ensureWidgetVisible(self.closing)
        focus(self.closing.line)
        self.closing.line.selectAll()

    # The terms as typed

    def changed(self) -> bool:
        """Whether there is anything to save or to discard."""
        base = self._base
        return base is not None and (
            self.list.draft.changed or self.rules.is_changed(base) or self._bounty != base.bounty
        )

    def terms(self) -> Terms:
        """The terms as they would be saved."""
        return replace(self.rules.over(self._base or Terms()), offers=self.list.draft.offers, bounty=self._bounty)

    def save_terms(self) -> None:
        """Save what is typed; what cannot be read is shown instead."""
        if not self.changed():
            return
        if self.list.draft.is_wrong or self.rules.is_wrong():
            self._to_first_wrong()
        elif self.session.do(price_list.set_terms, self.terms()) is not None:
            self.discard_typed()

    def discard_typed(self) -> None:
        """Put back the terms as they stand."""
        self._base = self._before = None
        self.refresh()

    # Other terms in place of these

    def clear(self) -> None:
        """Take every line out, but what was sold; it can be put back."""
        self._remember()
        self.list.replace_with(())
        self._show_effect()

    def take(self, template: TermsTemplate) -> None:
        """Put the club's terms in place of these, for the day of this tournament; nothing is saved yet."""
        self._remember()
        setup, structure = self.session.view(_frame)
        terms = copied_terms(template.terms, structure, setup.day - template.day)
        self._bounty = terms.bounty
        self.rules.type_in(terms)
        self.list.replace_with(terms.offers)
        self._show_effect()

    def put_it_back(self) -> None:
        """Put back what was typed before other terms took its place."""
        if self._before is not None:
            draft, terms = self._before
            self._before, self._bounty = None, terms.bounty
            self.rules.type_in(terms)
            self.list.use(draft)
            self.list.take_focus()
            self._show_effect()

    def show_club_terms(self) -> None:
        """Show the club's terms to choose from, by keyboard too."""
        if self.view is None or self.view.why_not is not None:
            return
        kept = kept_terms(self.session)
        if not kept:
            if kept is not None:
                self.session.told.emit(Told(self.session.words(texts.NONE_OF_CLUB, key=self.list.keep.key), "info"))
            return
        self.menu.clear()
        for template in kept:
            self.menu.addAction(template.name.replace("&", "&&"), partial(self.take, template))
        self.menu.setActiveAction(self.menu.actions()[0])
        self.menu.popup(self.list.of_club.mapToGlobal(self.list.of_club.rect().bottomLeft()))

    def keep_terms(self) -> None:
        """Keep the terms as they are typed under a name."""
        if self.list.draft.is_wrong or self.rules.is_wrong():
            self._to_first_wrong()
            return
        setup, _structure = self.session.view(_frame)
        self.keeping.open_for(self.terms(), setup)

    def _remember(self) -> None:
        if self._before is None and self.changed():
            self._before = (self.list.draft, self.terms())

    # Saying what it does

    def _show_effect(self) -> None:
        """Show what saving would do, or what stands against it."""
        draft, view, words = self.list.draft, self.view, self.session.words
        if view is None:
            return
        self._say_rules()
        changed, wrong, said = self.changed(), "", ""
        if changed and draft.is_wrong:
            wrong = self.list.first_problem()
        elif changed:
            wrong = self.session.why_not(price_list.set_terms, self.terms())
        if changed and not wrong:
            effects = self.session.view(terms_effect, self.session.now(), self.terms())
            said = " ".join(words.said(each) for each in effects)
            if view.terms != self._base:
                said = f"{words(texts.CLASH)} {said}"
        self.effect.setText(wrong or said or words(texts.UNCHANGED))
        self.effect.set_tone("danger" if wrong else "warning" if changed and view.terms != self._base else "")
        self.save.allow("" if changed and (not wrong or draft.is_wrong) else wrong or words(texts.UNCHANGED))
        self.discard.setVisible(changed)
        self.put_back.setVisible(self._before is not None)

    def _say_rules(self) -> None:
        self.rules.say_rules(self.terms())

    def _to_first_wrong(self) -> None:
        """Put the keyboard at what cannot be read."""
        if self.list.to_first_wrong():
            return
        wrong = next((field for field in self.rules.fields if not field.check()), None)
        if wrong is not None:
            self.rules.open()
            focus(wrong.line)


def _frame(state: State) -> tuple[Setup, Structure]:
    return state.setup, state.structure
