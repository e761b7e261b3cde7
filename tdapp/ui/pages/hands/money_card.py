"""The card of the money: what the count of heads says, and telling the room that it is in the money."""

from PySide6.QtWidgets import QWidget

from tdapp.domain.hands import head_count
from tdapp.read.hands.hands import HandsView
from tdapp.ui.pages.hands import texts
from tdapp.ui.pages.hands.said import Wrapped
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.card import Card

MOST_NAMED = 12  # tables named one by one; of more the first ones


class MoneyCard(Card):
    """A card that says how many heads are counted, which tables are still to count or differ, and tells the room."""

    def __init__(self, session: Session, over: QWidget) -> None:
        super().__init__(texts.MONEY, margin=14)
        self.session = session
        self.state, self.count = Wrapped(), Wrapped()
        self.view: HandsView | None = None
        self.count_all = Button(
            texts.COUNT_ALL, self.do_count_all, on=over, icon="users", key="Alt+R", name="all_counted",
            help_text=texts.COUNT_ALL_HELP,
        )  # fmt: skip
        self.announce = Button(
            texts.ANNOUNCE, self.do_announce, on=over, icon="megaphone", key="Alt+M", name="announce_money"
        )
        self.hold(self.state, self.count, self.count_all, self.announce)

    def show_view(self, view: HandsView) -> None:
        """Show where the room stands."""
        self.view = view
        counted = sum(table.heads or 0 for table in view.tables)
        self.state.say(texts.HEADS_SUM, counted=counted, n=sum(table.seated for table in view.tables))
        self.state.setVisible(not view.announced)
        self._show_count(view)
        self.count_all.setVisible(bool(view.uncounted) and view.in_money and not view.announced)
        self.announce.setVisible(view.in_money and not view.announced)
        self.announce.allow(self.session.why_not(head_count.announce_money))

    def do_count_all(self) -> None:
        """Count as many as the book says at every table not counted yet."""
        if self.view is not None and self.count_all.isVisibleTo(self):
            self.session.do(
                head_count.count, [(table.number, table.seated) for table in self.view.tables if table.heads is None]
            )

    def do_announce(self) -> None:
        """Tell the room, where it can be told."""
        if self.announce.isVisibleTo(self) and self.announce.isEnabled():
            self.session.do(head_count.announce_money)

    def _show_count(self, view: HandsView) -> None:
        words = self.session.words
        wrong = [table for table in view.tables if table.agrees is False]
        tone, lines = "", []
        if view.announced:
            lines.append(words(texts.ANNOUNCED))
            tone = "accent"
        for table in wrong[:MOST_NAMED]:
            people = [player.name for player in self.session.players_at(table.number)]
            names = words.several([f"\u2068{name.full}\u2069" for name in people])
            lines.append(
                words(texts.DIFFERENCE, table=table.number, heads=table.heads or 0, seated=table.seated, names=names)
            )
            tone = "danger"
        missing = view.uncounted
        if view.in_money and not view.announced and missing:
            named = [words.number(number) for number in missing[:MOST_NAMED]]
            more = len(missing) - len(named)
            text = texts.COUNT_FIRST_MORE if more else texts.COUNT_FIRST
            lines.append(words(text, tables=words.several(named), n=more))
        elif view.in_money and not wrong and not missing and not view.announced:
            lines.append(words(texts.COUNTED))
            tone = "accent"
        self.count.setVisible(bool(lines))
        self.count.setText("\n".join(lines))
        self.count.set_tone(tone)
