"""The window of sounds and events: the rules of the club, each with its form, a test, and the volume of everything."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from tdapp.app.events.club_rules import new_key, own_rules, put_rules, read_rules, rules, shipped_rules
from tdapp.app.events.rule_files import checked, text_of
from tdapp.app.events.sounds import sound_of
from tdapp.app.events.telling import Due
from tdapp.app.trouble import KnownError
from tdapp.app.whole_files import write_whole
from tdapp.domain.events.rules import Happening, Rule, Trigger
from tdapp.domain.refusal import Refused
from tdapp.domain.units import TournamentId
from tdapp.read.message import say_refused
from tdapp.texts import Text
from tdapp.ui.events import texts
from tdapp.ui.events.rule_form import BadTime, RuleForm, spin
from tdapp.ui.language import say
from tdapp.ui.session import Session
from tdapp.ui.side_window import SideWindow
from tdapp.ui.widgets.buttons import Button, PrimaryButton
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, grow, hbox, scrolled, vbox
from tdapp.ui.widgets.lines import Lines
from tdapp.ui.widgets.recurring import NEW, TAKE_OUT
from tdapp.ui.widgets.typed_in import forget_typed
from tdapp.values import replace
from tdapp.words.events.events import does_said, only_said, when_said

SIZE = (1180, 940)
LIST_WIDE = 360


class EventsWindow(SideWindow):
    """The window of the rules of sounds and events. Opened by key from everywhere; closed by Esc."""

    of_club = True

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent, name="events", title=texts.EVENTS, close=texts.CLOSE)
        self.rules: tuple[Rule, ...] = ()
        self._edited, self._asked = False, ""
        self._shown: Rule | None = None
        self.list, self.form = Lines("rule_list"), RuleForm(session)
        self.list.setMinimumWidth(LIST_WIDE)
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        say(self.list.setAccessibleName, texts.RULES)
        self.wrong = Label("", tone="warning", wrap=True, name="rule_wrong")
        self.volume = spin("events_volume", 0, 100, " %")
        say(self.volume.setAccessibleName, texts.ALL)
        self.mute = Button("", self.toggle_sound, icon="volume-2", key="Ctrl+M", name="events_mute")
        self.save = PrimaryButton(texts.SAVE, self.save_it, on=self, icon="save", key="Ctrl+S", name="rule_save")
        self.test = Button(texts.TEST, self.test_it, on=self, icon="play", key="Alt+T", name="rule_test")
        self.new = Button(texts.NEW, self.begin_new, on=self, icon="plus", key=NEW, name="rule_new")
        self.back = Button(texts.AS_SHIPPED, self.as_shipped, on=self, icon="undo-2", key="Alt+Z", name="rule_back")
        self.remove = Button(
            texts.REMOVE, self.remove_it, on=self.list, kind="danger", icon="trash-2", key=TAKE_OUT, name="rule_remove"
        )
        self.switch = Button("", self.switch_it, on=self, icon="square-check", key="Alt+O", name="rule_switch")
        self.read = Button(texts.READ_FILE, self.ask_file, icon="file-down", name="rules_read")
        self.write = Button(texts.WRITE_FILE, self.ask_where, icon="file-up", name="rules_write")
        self._lay_out()
        self.list.went.connect(self._on_went)
        self.form.edited.connect(self._on_edited)
        self.volume.valueChanged.connect(self._on_volume)
        session.preferred.connect(self._show_volume)
        self.resize(*SIZE)
        self.retranslate()
        self.refresh()
        self.list.setFocus()

    def _lay_out(self) -> None:
        files = hbox(self.read, self.write, STRETCH)
        listing = vbox(grow(self.list), hbox(self.new, self.switch, self.remove, STRETCH), files, gap=8)
        whole = hbox(Label(texts.ALL, "caption"), self.volume, self.mute, gap=8)
        levers = hbox(self.save, self.test, self.back, STRETCH)
        head = hbox(self.title, STRETCH, whole, gap=12)
        form = vbox(grow(scrolled(self.form, sideways=False)), self.wrong, levers, gap=8)
        self.lay_out(head, hbox(listing, grow(form), gap=20))

    # Showing

    def retranslate(self) -> None:
        self.form.retranslate()

    def show_room(self) -> None:
        """Show the rules as they are kept; what is being edited stays."""
        here = self._shown
        try:
            self.rules = rules(self.session.club)
        except Refused as refused:
            self.rules = shipped_rules()
            self.say(self.session.words.said(say_refused(refused)), "warning")
        row = next((at for at, rule in enumerate(self.rules) if here is not None and rule.key == here.key), 0)
        self.list.show_lines([self._line(rule) for rule in self.rules], row)
        if not self._edited:
            self._show(self.rules[row])
        self._show_volume()
        self._show_levers()

    def chosen(self) -> Rule | None:
        """The rule the list stands on; None while there is none."""
        here = self.list.chosen()
        return self.rules[here] if 0 <= here < len(self.rules) else None

    def unkept(self) -> tuple[str, ...]:
        """What was changed in the form and is not kept."""
        if not self._edited or self._shown is None:
            return ()
        return (when_said(self.session.words, self._shown),)

    def _line(self, rule: Rule) -> str:
        words = self.session.words
        state = [] if rule.on else [words(texts.OFF)]
        if rule not in shipped_rules() and rule.key in {each.key for each in shipped_rules()}:
            state.append(words(texts.CHANGED))
        notes = [*state, does_said(words, rule), only_said(words, rule.condition)]
        return f"{when_said(words, rule)}\n{' · '.join(filter(None, notes))}"

    def _show(self, rule: Rule) -> None:
        self._shown, self._edited = rule, False
        self.form.show_rule(rule)
        forget_typed(self.form)
        self._show_wrong()
        self._show_levers()

    def _show_levers(self) -> None:
        rule = self._shown
        shipped = {each.key: each for each in shipped_rules()}
        own = rule is not None and rule.key not in shipped
        words = self.session.words
        changed = rule is not None and not own and (self._edited or rule != shipped[rule.key])
        self.remove.allow("" if own else words(texts.RULE_STAYS))
        self.back.allow("" if changed else words(texts.NOT_CHANGED))
        self.save.allow("" if self._edited else words(texts.NOTHING_CHANGED))
        chosen = self.chosen()
        self.switch.say(texts.SWITCH_OFF if chosen is None or chosen.on else texts.SWITCH_ON)
        self.switch.allow(self.session.words(texts.KEEP_FIRST) if self._edited else "")

    def _show_wrong(self) -> None:
        self.wrong.setText(self._why_not())

    def _why_not(self) -> str:
        """Why the rule in the form cannot be kept or heard, as a sentence; '' where it can."""
        words = self.session.words
        try:
            rule = checked(self.form.rule())
            for sound in filter(None, (rule.sound, rule.spoken)):
                sound_of(sound)
        except BadTime:
            return words(texts.BAD_TIME, typed=self.form.at.text())
        except Refused as refused:
            return words.said(say_refused(refused))
        return ""

    def _show_volume(self) -> None:
        quiet = self.volume.blockSignals(True)
        self.volume.setValue(self.session.preferences.volume)
        self.volume.blockSignals(quiet)
        on = self.session.preferences.sound
        self.mute.say(texts.MUTE if on else texts.UNMUTE)
        self.mute.show_icon("volume-2" if on else "volume-x")

    # Doing

    def begin_new(self) -> None:
        """Begin a rule of the club's own; it is kept by the key that keeps a change."""
        self._show(Rule(new_key(self.rules), Trigger.AT_TIME, sound="notice"))
        self._edited = True
        self._show_levers()
        self.form.when.setFocus()

    def save_it(self) -> None:
        """Keep the rule as it stands in the form."""
        try:
            rule = checked(self.form.rule())
        except (BadTime, Refused):
            self._show_wrong()
            return
        known = {each.key for each in self.rules}
        wanted = [rule if each.key == rule.key else each for each in self.rules]
        if self._put((*wanted, rule) if rule.key not in known else tuple(wanted), rule):
            self.say(self.session.words(texts.SAVED, rule=when_said(self.session.words, rule)))

    def as_shipped(self) -> None:
        """Take the rule back to how it is shipped."""
        rule = self._shown
        shipped = {each.key: each for each in shipped_rules()}
        if rule is not None and rule.key in shipped:
            wanted = tuple(shipped[each.key] if each.key == rule.key else each for each in self.rules)
            self._put(wanted, shipped[rule.key])

    def remove_it(self) -> None:
        """Remove a rule of the club's own."""
        rule = self._shown
        if rule is not None and self.remove.isEnabled():
            self._put(tuple(each for each in self.rules if each.key != rule.key), None)

    def switch_it(self) -> None:
        """Switch the rule of the list off, or on again."""
        rule = self.chosen()
        if rule is not None and not self._edited:
            wanted = replace(rule, on=not rule.on)
            self._put(tuple(wanted if each.key == rule.key else each for each in self.rules), wanted)

    def test_it(self) -> None:
        """Do what the rule in the form does, now: it is heard and seen, and nothing is printed."""
        try:
            rule = checked(self.form.rule())
        except (BadTime, Refused):
            self._show_wrong()
            return
        session = self.session
        stream = session.tournament or TournamentId("")
        args = (("table", 7), ("place", 9), ("level", 5), ("minutes", 5), ("left", 9), ("hand", "AsKs"), ("pool", "?"))
        due = Due(stream, replace(rule, sheet=""), Happening(rule.when, "test", args=args))
        if stream:
            session.over.put(due, session.now())
        session.due.emit(due)
        if rule.heard and not session.preferences.sound:
            self.say(session.words(texts.MUTED), "warning")
        else:
            self.say(session.words(texts.TESTED, does=does_said(session.words, rule)))

    def toggle_sound(self) -> None:
        """Mute everything, or let it be heard again."""
        preferences = self.session.preferences
        self.session.prefer(preferences._replace(sound=not preferences.sound))

    def ask_file(self) -> None:
        """Ask for a file of rules to read."""
        dialog = self._dialog(texts.READ_FILE)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.read_from)
        dialog.open()

    def read_from(self, path: str) -> None:
        """Go by the rules in a file; what is wrong with it is said, and the rules stay as they are."""
        try:
            found = read_rules(Path(path))
        except Refused as refused:
            self.session.refuse(refused)
            return
        if self._put(found, None):
            own = len(own_rules(self.session.club))
            self.say(self.session.words(texts.WAS_READ, n=own, file=Path(path).name))

    def ask_where(self) -> None:
        """Ask where the rules are to be written."""
        dialog = self._dialog(texts.WRITE_FILE)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("toml")
        dialog.selectFile("events.toml")
        dialog.fileSelected.connect(self.write_to)
        dialog.open()

    def write_to(self, path: str) -> None:
        """Write every rule to a file."""
        try:
            write_whole(Path(path), text_of(self.rules).encode())
        except OSError as error:
            self.say(error.strerror or str(error), "danger")
            return
        self.say(self.session.words(texts.WRITTEN, file=Path(path).name))

    def _dialog(self, title: Text) -> QFileDialog:
        words = self.session.words
        dialog = QFileDialog(self, words(title))
        dialog.setObjectName("rules_dialog")
        dialog.setNameFilter(words(texts.TOML_FILES))
        return dialog

    def _put(self, wanted: tuple[Rule, ...], shown: Rule | None) -> bool:
        """Keep the rules, and show one; what stands in the way is told."""
        try:
            put_rules(self.session.club, wanted)
        except Refused as refused:
            self.session.refuse(refused)
            return False
        except KnownError as error:
            self.session.say_trouble(error)
            return False
        self._edited, self._shown = False, shown
        forget_typed(self.form)
        self.session.rules_changed()
        return True

    def _on_went(self) -> None:
        rule = self.chosen()
        if rule is None or self._shown is None or rule.key == self._shown.key:
            return
        if self._edited and not self._left_once(rule):
            return
        self._show(rule)

    def _left_once(self, rule: Rule) -> bool:
        """Whether a change that is not kept may go: it is asked once, and the list goes back to its rule."""
        if self._asked == rule.key:
            self._asked = ""
            return True
        self._asked = rule.key
        row = next((at for at, each in enumerate(self.rules) if self._shown and each.key == self._shown.key), -1)
        self.list.choose(row)
        self.say(self.session.words(texts.NOT_KEPT), "warning")
        return False

    def _on_edited(self) -> None:
        self._edited = True
        self._show_wrong()
        self._show_levers()

    def _on_volume(self, volume: int) -> None:
        self.session.prefer(self.session.preferences._replace(volume=volume))
