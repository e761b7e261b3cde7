"""The window of announcements: what is on the screens now, templates, and what is typed, with what it will read."""

from datetime import timedelta

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from tdapp.app.clock.announcing import check
from tdapp.app.events.announcement_templates import put_templates, shipped_templates
from tdapp.app.trouble import KnownError
from tdapp.domain.clock import announcing
from tdapp.domain.clock.announcing import LONGEST_MESSAGE
from tdapp.domain.events.templates import Template
from tdapp.domain.refusal import Refused
from tdapp.read.clock.announced import FIELDS, AnnouncementView, filled
from tdapp.read.events.phrases import of_template
from tdapp.read.message import say_refused
from tdapp.texts import LANGUAGES
from tdapp.ui.actions.window import EVENTS
from tdapp.ui.events import texts
from tdapp.ui.language import say
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.typed_commands import means_command
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.inputs import check_box, combo_box, pick
from tdapp.ui.widgets.keyboard import focus
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, vbox
from tdapp.ui.widgets.lines import Lines
from tdapp.ui.widgets.recurring import KEEP, TAKE_OUT
from tdapp.ui.widgets.typed_in import forget_typed
from tdapp.words.clock.announced import MEANS
from tdapp.words.say import Words

SIZE = (1040, 640)
MINUTES = (1, 2, 5, 10, 15, 30, 60)  # how long an announcement may be up


class AnnouncementsWindow(SideWindow):
    """The window of what the room is told. Opened by key from everywhere; closed by Esc."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="announcements", title=texts.ANNOUNCEMENTS, close=texts.CLOSE)
        self.up: tuple[AnnouncementView, ...] = ()
        self.templates: tuple[Template, ...] = ()
        self.list, self.offered = Lines("announced_list"), Lines("announcement_templates")
        say(self.list.setAccessibleName, texts.UP_NOW)
        say(self.offered.setAccessibleName, texts.TEMPLATES)
        self.nothing = Label(texts.NOTHING_UP, "muted")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.first_caption, self.second_caption = Label("", "caption"), Label("", "caption")
        self.first = plain_line("announce_first", hint=texts.TEXT_HINT, longest=LONGEST_MESSAGE)
        self.second = plain_line("announce_second", hint=texts.SECOND_HINT, longest=LONGEST_MESSAGE)
        self.lasts: QComboBox = combo_box("announce_lasts", texts.LASTS)
        self.twice = check_box("announce_twice", texts.TWICE)
        self.reads = Label("", wrap=True, name="announce_reads")
        self.fields = Label("", "caption", wrap=True)
        self.off = Button(texts.TAKE_OFF, self.take_off, on=self.list, icon="x", key=TAKE_OUT, name="announce_off")
        self.off_all = Button(texts.TAKE_ALL, self.take_all_off, on=self, key="Alt+O", name="announce_off_all")
        self.go = PrimaryButton(
            texts.ANNOUNCE, self.announce, on=self, icon="megaphone", key="Ctrl+Return", name="announce_go"
        )
        self.keep = Button(texts.KEEP, self.keep_it, on=self, icon="save", key=KEEP, name="announce_keep")
        self.forget = Button(texts.FORGET, self.forget_it, on=self, icon="trash-2", key="Alt+X", name="announce_forget")
        self.events = Button(EVENTS.text, self.ask_events, icon="bell", key=EVENTS.key, name="announce_events")
        for each in (self.list, self.offered):
            each.setWordWrap(True)
            each.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._lay_out()
        self._connect()
        self.resize(*SIZE)
        self.retranslate()
        self.refresh()
        focus(self.first)

    def _lay_out(self) -> None:
        ends = hbox(self.off, self.off_all, STRETCH)
        now = vbox(Label(texts.UP_NOW, "head"), grow(self.nothing), grow(self.list), ends, gap=8)
        offered = vbox(
            Label(texts.TEMPLATES, "head"), grow(self.offered), hbox(self.forget, self.twice, STRETCH), gap=8
        )
        caption = Label(texts.LASTS, "caption")
        typed = vbox(
            self.first_caption,
            self.first,
            self.second_caption,
            self.second,
            hbox(caption, self.lasts, STRETCH, self.keep, self.go),
            self.reads,
            self.fields,
            gap=6,
        )
        self.lay_out(
            self.title, vbox(grow(hbox(grow(now), grow(offered), gap=20)), typed, gap=14), buttons=(self.events,)
        )

    def _connect(self) -> None:
        self.list.went.connect(self._show_chosen)
        self.offered.opened.connect(self.take_template)
        self.offered.went.connect(self._show_chosen)
        self.offered.clicked.connect(self.take_template)
        for line, hint in ((self.first, texts.TEXT_HINT), (self.second, texts.SECOND_HINT)):
            say(line.setAccessibleName, hint)
            line.textEdited.connect(self._look)
            line.returnPressed.connect(self.announce_typed)
        self.twice.toggled.connect(self._on_twice)
        self.session.ticked.connect(self._on_tick)

    # Showing

    def retranslate(self) -> None:
        words = self.session.words
        chosen = self.lasts.currentData()
        self.lasts.clear()
        self.lasts.addItem(words(texts.UNTIL_OFF), 0)
        for minutes in MINUTES:
            self.lasts.addItem(words(texts.LASTS_MINUTES, n=minutes), 60 * minutes)
        pick(self.lasts, chosen or 0)
        for caption, language in zip((self.first_caption, self.second_caption), self._languages(), strict=True):
            caption.setText(words(texts.TEXT, language=LANGUAGES[language]))
        each = [words(texts.FIELD, field="{" + name + "}", meaning=words(MEANS[name])) for name in FIELDS]
        self.fields.setText(words(texts.FIELDS, fields=" · ".join(each)))

    def show_room(self) -> None:
        """Show what is up and the templates; what is being typed stays."""
        here, there = self._standing_on(), self.chosen()
        self.up = self.session.announced()
        self.templates = self.session.templates()
        place = next((at for at, each in enumerate(self.up) if here is not None and each.fact.text == here), 0)
        self.list.show_lines([*(self._said(each) for each in self.up), *self._over_said()], place)
        own = {each.key for each in self.templates} - {each.key for each in shipped_templates()}
        row = next((at for at, each in enumerate(self.templates) if there is not None and each.key == there.key), 0)
        self.offered.show_lines([self._offer(each, own=each.key in own) for each in self.templates], row)
        none = not self.up and not self._over_said()
        self.nothing.setVisible(none)
        self.list.setVisible(not none)
        quiet = self.twice.blockSignals(True)
        self.twice.setChecked(self.session.preferences.announce_twice)
        self.twice.blockSignals(quiet)
        self._show_chosen()
        self._look()

    def chosen(self) -> Template | None:
        """The template the list stands on; None while there is none."""
        here = self.offered.chosen()
        return self.templates[here] if 0 <= here < len(self.templates) else None

    def _standing_on(self) -> str | None:
        here = self.list.chosen()
        return self.up[here].fact.text if 0 <= here < len(self.up) else None

    def _said(self, view: AnnouncementView) -> str:
        words, told = (
            self.session.words,
            [words.one(text) for words, text in zip(self._both(), view.texts, strict=False)],
        )
        until = words(texts.UNTIL, time=view.until) if view.until is not None else words(texts.UNTIL_OFF)
        if view.silent:
            until = words(texts.SILENT, field="{" + view.silent[0] + "}")
        return f"{' / '.join(told)}\n{until}"

    def _over_said(self) -> list[str]:
        session, stream = self.session, self.session.tournament
        over = session.over_screen(stream) if stream is not None else ""
        until = session.over.until(stream, session.now()) if stream is not None else None
        return [f"{over}\n{session.words(texts.OVER, time=until)}"] if over and until is not None else []

    def _offer(self, template: Template, *, own: bool) -> str:
        words = self.session.words
        phrase = of_template(template, words.language, "")
        lasts = words(texts.UNTIL_OFF)
        if template.lasts is not None:
            lasts = words(texts.LASTS_MINUTES, n=round(template.lasts / timedelta(minutes=1)))
        typed = dict(template.typed).get(words.language, "")
        notes = [typed, lasts, words(texts.OWN) if own else ""]
        return f"{phrase.first}\n{' · '.join(filter(None, notes))}"

    def _show_chosen(self) -> None:
        words = self.session.words
        self.off.allow("" if self.list.chosen() >= 0 else words(texts.CHOOSE_UP))
        self.off_all.allow("" if self.up or self._over_said() else words(texts.NOTHING_TO_TAKE))
        template = self.chosen()
        shipped = template is not None and template.key in {each.key for each in shipped_templates()}
        self.forget.allow(self.session.words(texts.SHIPPED_STAYS) if shipped else "")

    def _on_tick(self) -> None:
        if self.isVisible() and self.session.tournament is not None:
            up = self.session.announced()
            if len(up) != len(self.up) or self._over_said():
                self.refresh()
            self._look()

    # What is typed

    def _look(self) -> None:
        """Show what is typed as it would read now, or what is wrong with it."""
        session, typed = self.session, [self.first.text().strip(), self.second.text().strip()]
        if session.tournament is None or not any(typed):
            self.reads.setText("")
            return
        try:
            for text in typed:
                session.view(check, session.now(), text)
        except Refused as refused:
            self.reads.set_tone("warning")
            self.reads.setText(session.words.said(say_refused(refused)))
            return
        both = zip(self._both(), typed, strict=True)
        said = [words.one(session.view(filled, session.now(), text)) for words, text in both]
        self.reads.set_tone("")
        self.reads.say(texts.READS, text=" / ".join(filter(None, said)))

    def _languages(self) -> tuple[str, str]:
        return self.session.screen_words.language, self.session.second_words().language

    def _both(self) -> tuple[Words, Words]:
        return self.session.screen_words, self.session.second_words()

    # Doing

    def ask_events(self) -> None:
        """Ask for the window of sounds and events."""
        self.keys.pressed.emit(EVENTS.id)

    def take_template(self) -> None:
        """Put the template the list stands on into the lines; a field that is typed over is chosen there."""
        template = self.chosen()
        if template is None:
            return
        first, second = self._languages()
        phrase = of_template(template, first, second if self.session.preferences.announce_twice else "")
        self.first.setText(phrase.first)
        self.second.setText(phrase.second)
        pick(self.lasts, phrase.lasts or 0)
        focus(self.first)
        place = phrase.first.find("{table}")
        if place >= 0:
            self.first.setSelection(place, len("{table}"))
        self._look()

    def announce_typed(self) -> None:
        """Announce what is typed by Enter, unless it reads as a command that was meant for the floor."""
        if means_command(self.session, self.first.text()):
            self.say(self.session.words(texts.COMMAND), "warning")
        else:
            self.announce()

    def announce(self) -> None:
        """Announce what is typed; the lines are free again once it is up."""
        text, lasts = self.first.text().strip(), self.lasts.currentData() or 0
        if not text:
            focus(self.first)
            return
        span = timedelta(seconds=lasts) if lasts else None
        if self.session.announce(text, span, second=self.second.text()) is not None:
            self.first.clear()
            self.second.clear()
            forget_typed(self)
            self._look()
            focus(self.first)

    def take_off(self) -> None:
        """Take off what the list stands on."""
        here, session = self.list.chosen(), self.session
        if 0 <= here < len(self.up):
            session.do(announcing.take_off, self.up[here].fact.text)
        elif here >= 0:
            self._take_over_off()

    def take_all_off(self) -> None:
        """Take everything off the screens."""
        if self.up:
            self.session.announce("")
        self._take_over_off()

    def _take_over_off(self) -> None:
        stream = self.session.tournament
        if stream is not None:
            self.session.over.take_off(stream)
            self.session.changed.emit(stream)

    def keep_it(self) -> None:
        """Keep what is typed as a template of the club."""
        first, second = self._languages()
        typed = ((first, self.first.text().strip()), (second, self.second.text().strip()))
        wanted = tuple((language, text) for language, text in typed if text)
        if not wanted:
            focus(self.first)
            return
        known, number = {each.key for each in self.templates}, 1
        while f"own_{number}" in known:
            number += 1
        lasts = self.lasts.currentData() or 0
        template = Template(f"own_{number}", wanted, lasts=timedelta(seconds=lasts) if lasts else None)
        if self._put((*self.templates, template)):
            self.say(self.session.words(texts.KEPT))

    def forget_it(self) -> None:
        """Remove the template the list stands on, if it is the club's own."""
        template = self.chosen()
        if template is not None and self.forget.isEnabled():
            self._put(tuple(each for each in self.templates if each.key != template.key))

    def _put(self, wanted: tuple[Template, ...]) -> bool:
        try:
            put_templates(self.session.club, wanted)
        except Refused as refused:
            self.session.refuse(refused)
            return False
        except KnownError as error:
            self.session.say_trouble(error)
            return False
        self.refresh()
        return True

    def _on_twice(self, on: bool) -> None:
        self.session.prefer(self.session.preferences._replace(announce_twice=on))
