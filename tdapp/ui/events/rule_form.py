"""The form of one rule: when, what is done, and only when. It reads and shows a rule; nothing is kept here."""

from collections.abc import Sequence
from datetime import time, timedelta

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QSpinBox, QWidget

from tdapp.app.clock.screen_library import ScreenLibrary, own_screens
from tdapp.app.events.sounds import is_shipped, shipped
from tdapp.domain.events.rules import BEFORE, LONGEST_BEFORE, LONGEST_TEXT, Condition, Rule, Trigger
from tdapp.read.screen_stage import EveningStage
from tdapp.read.sheet_kind import SheetKind
from tdapp.texts import LANGUAGES
from tdapp.ui.events import texts
from tdapp.ui.session import Session
from tdapp.ui.widgets.buttons import Button
from tdapp.ui.widgets.captioned import captioned
from tdapp.ui.widgets.fields import plain_line
from tdapp.ui.widgets.inputs import check_box, choice_box, combo_box, pick
from tdapp.ui.widgets.label import Label
from tdapp.ui.widgets.layout import STRETCH, Side, at, flow, grow, hbox, holder, vbox
from tdapp.ui.widgets.pick_strip import Pick, PickStrip
from tdapp.words.events.events import SOUNDS, STAGES, TRIGGERS
from tdapp.words.papers.papers import TITLES

MINUTE = timedelta(minutes=1)
MOST_LEVEL, MOST_LEFT, MOST_PLACE = 99, 100_000, 100_000


class BadTime(Exception):
    """What was typed is no time of day."""


class RuleForm(QWidget):
    """The form of a rule. `edited`: something was changed by hand."""

    edited = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._key, self._stages = "", frozenset[str]()
        self._programmes = {key: each.name for key, each in ScreenLibrary(own_screens()).programmes.items()}
        self.when = choice_box("rule_when", TRIGGERS)
        self.minutes = spin("rule_minutes", 0, LONGEST_BEFORE // MINUTE)
        self.seconds = spin("rule_seconds", 0, 59)
        self.place = spin("rule_place", 2, MOST_PLACE)
        self.at = plain_line("rule_at", texts.AT, longest=5, wide=80)
        self.sound = combo_box("rule_sound", texts.SOUND, letters=16)
        self.choose = Button(texts.CHOOSE, self.choose_sound, icon="folder-open", name="rule_choose_sound")
        self.volume = spin("rule_volume", 0, 100, " %")
        self.spoken = plain_line("rule_spoken", texts.SPOKEN)
        self.choose_spoken = Button(
            texts.CHOOSE_SPOKEN, self.pick_spoken, icon="folder-open", name="rule_choose_spoken"
        )
        self.message = {each: plain_line(f"rule_message_{each}", longest=LONGEST_TEXT) for each in LANGUAGES}
        self.stands = spin("rule_stands", 2, 1800)
        self.flash = check_box("rule_flash", texts.FLASH)
        self.programme = combo_box("rule_programme", texts.PROGRAMME, letters=14)
        self.sheet = combo_box("rule_sheet", texts.SHEET, letters=14)
        self.tournament = plain_line("rule_tournament", texts.TOURNAMENT, hint=texts.ANY, longest=200)
        self.levels = spin("rule_level_from", 0, MOST_LEVEL), spin("rule_level_to", 0, MOST_LEVEL)
        self.left = spin("rule_left_from", 0, MOST_LEFT), spin("rule_left_to", 0, MOST_LEFT)
        self.stages = PickStrip("rule_stage", texts.STAGES)
        self.running = check_box("rule_running", texts.RUNNING)
        self.on = check_box("rule_on", texts.ON)
        self._captions = {each: Label("", "caption") for each in LANGUAGES}
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._before = holder(
            hbox(captioned(texts.MINUTES, self.minutes), captioned(texts.SECONDS, self.seconds), gap=12)
        )
        self._place = holder(captioned(texts.PLACE, self.place))
        self._at = holder(captioned(texts.AT, self.at))
        when = hbox(captioned(texts.WHEN, self.when), self._before, self._place, self._at, STRETCH, self.on, gap=12)
        own, spoken = at(Side.AlignBottom, self.choose), at(Side.AlignBottom, self.choose_spoken)
        sounds = hbox(captioned(texts.SOUND, self.sound), own, captioned(texts.VOLUME, self.volume), STRETCH, gap=12)
        said = [vbox(self._captions[each], self.message[each], gap=4) for each in LANGUAGES]
        for_, sheet = captioned(texts.STANDS, self.stands), captioned(texts.SHEET, self.sheet)
        seen = hbox(for_, grow(captioned(texts.PROGRAMME, self.programme)), sheet, gap=12)
        levels = zip((texts.LEVELS, texts.TO_LEVEL), self.levels, strict=True)
        left = zip((texts.LEFT, texts.TO_LEFT), self.left, strict=True)
        bounds = holder(flow(*(holder(captioned(text, box)) for text, box in (*levels, *left)), gap=12))
        vbox(
            when,
            Label(texts.DO, "head"),
            sounds,
            hbox(grow(captioned(texts.SPOKEN, self.spoken)), spoken, gap=12),
            *said,
            seen,
            self.flash,
            Label(texts.ONLY, "head"),
            captioned(texts.TOURNAMENT, self.tournament),
            bounds,
            vbox(Label(texts.STAGES, "caption"), self.stages, gap=4),
            self.running,
            STRETCH,
            gap=8,
            on=self,
        )

    def _connect(self) -> None:
        self.when.currentIndexChanged.connect(self._show_asked)
        self.stages.picked.connect(self._on_stage)
        for box in (self.when, self.sound, self.sheet, self.programme):
            box.activated.connect(self.edited)
        for line in (self.at, self.spoken, self.tournament, *self.message.values()):
            line.textEdited.connect(self.edited)
        for tick in (self.flash, self.running, self.on):
            tick.clicked.connect(self.edited)
        for number in self._numbers():
            number.valueChanged.connect(self._on_number)

    def _numbers(self) -> Sequence[QSpinBox]:
        return (self.minutes, self.seconds, self.place, self.volume, self.stands, *self.levels, *self.left)

    def retranslate(self) -> None:
        """Say what can be chosen in the language of the windows."""
        words = self.session.words
        for language, caption in self._captions.items():
            caption.setText(words(texts.MESSAGE, language=LANGUAGES[language]))
            self.message[language].setAccessibleName(caption.text())
        here, sheet, shows = (box.currentData() or "" for box in (self.sound, self.sheet, self.programme))
        self._show_sounds(here)
        self._show_programmes(shows)
        self.sheet.clear()
        self.sheet.addItem(words(texts.NO_SOUND), "")
        for kind in SheetKind:
            self.sheet.addItem(words(TITLES[kind]), kind.value)
        pick(self.sheet, sheet)
        for bound in (*self.levels, *self.left):
            bound.setSpecialValueText(words(texts.ANY))
        self._show_stages()

    def show_rule(self, rule: Rule) -> None:
        """Show a rule; nobody is told that anything was edited."""
        known = self.blockSignals(True)
        self._key, only = rule.key, rule.condition
        pick(self.when, rule.when)
        minutes, seconds = divmod(round(rule.before.total_seconds()), 60)
        values = (minutes, seconds, rule.place or 2, rule.volume, round(rule.lasts.total_seconds()))
        bounds = (only.level_from, only.level_to, only.left_from, only.left_to)
        for number, value in zip(self._numbers(), (*values, *bounds), strict=True):
            number.setValue(value)
        self.at.setText(f"{rule.at:%H:%M}" if rule.at is not None else "")
        self._show_sounds(rule.sound)
        self.spoken.setText(rule.spoken)
        for language, line in self.message.items():
            line.setText(dict(rule.message).get(language, ""))
        self._show_programmes(rule.programme)
        self.tournament.setText(only.tournament)
        pick(self.sheet, rule.sheet)
        for tick, on in ((self.flash, rule.flash), (self.running, only.running), (self.on, rule.on)):
            tick.setChecked(on)
        self._stages = frozenset(only.stages)
        self._show_stages()
        self._show_asked()
        self.blockSignals(known)

    def rule(self) -> Rule:
        """The rule as it stands in the form. Raises `BadTime` where a time of day is asked for and none was typed."""
        when = Trigger(self.when.currentData())
        before = timedelta(minutes=self.minutes.value(), seconds=self.seconds.value())
        told = ((language, line.text().strip()) for language, line in self.message.items())
        only = Condition(
            tournament=self.tournament.text().strip(),
            level_from=self.levels[0].value(),
            level_to=self.levels[1].value(),
            left_from=self.left[0].value(),
            left_to=self.left[1].value(),
            stages=tuple(each.value for each in EveningStage if each.value in self._stages),
            running=self.running.isChecked(),
        )
        return Rule(
            self._key,
            when,
            before=before if when in BEFORE else timedelta(0),
            place=self.place.value() if when is Trigger.PLACE else 0,
            at=time_of(self.at.text()) if when is Trigger.AT_TIME else None,
            condition=only,
            sound=self.sound.currentData() or "",
            volume=self.volume.value(),
            spoken=self.spoken.text().strip(),
            message=tuple((language, text) for language, text in told if text),
            lasts=timedelta(seconds=self.stands.value()),
            flash=self.flash.isChecked(),
            programme=self.programme.currentData() or "",
            sheet=self.sheet.currentData() or "",
            on=self.on.isChecked(),
        )

    def choose_sound(self) -> None:
        """Ask for a WAV file to be heard."""
        self._ask(self.take_sound)

    def take_sound(self, path: str) -> None:
        """Take a file as the sound of the rule."""
        self._show_sounds(path)
        self.edited.emit()

    def pick_spoken(self) -> None:
        """Ask for a spoken WAV file, which follows the sound."""
        self._ask(self.take_spoken)

    def take_spoken(self, path: str) -> None:
        """Take a file as what is spoken after the sound."""
        self.spoken.setText(path)
        self.edited.emit()

    def _ask(self, take: object) -> None:
        dialog = QFileDialog(self, self.session.words(texts.CHOOSE))
        dialog.setObjectName("sound_dialog")
        dialog.setNameFilter(self.session.words(texts.WAV_FILES))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(take)
        dialog.open()

    def _show_sounds(self, chosen: str) -> None:
        """Show the sounds there are: none, the shipped ones, and the file that is chosen."""
        words = self.session.words
        self.sound.clear()
        self.sound.addItem(words(texts.NO_SOUND), "")
        for name in shipped():
            self.sound.addItem(words(SOUNDS[name]), name)
        if chosen and not (is_shipped(chosen) and chosen in shipped()):
            self.sound.addItem(words(texts.OWN_FILE, file=chosen.replace("\\", "/").rpartition("/")[2]), chosen)
        pick(self.sound, chosen)

    def _show_programmes(self, chosen: str) -> None:
        """Show the programmes of the screen: none, those there are, and the chosen one where it is gone."""
        known = self._programmes
        self.programme.clear()
        self.programme.addItem(self.session.words(texts.NO_SOUND), "")
        for key, name in (known if chosen in ("", *known) else {**known, chosen: chosen}).items():
            self.programme.addItem(name, key)
        pick(self.programme, chosen)

    def _show_stages(self) -> None:
        words = self.session.words
        picks = [Pick(each.value, words(STAGES[each]), each.value) for each in EveningStage]
        self.stages.show_picks(picks, self._stages)

    def _show_asked(self) -> None:
        """Show what belongs to the trigger: how long before, which place, which time."""
        data = self.when.currentData()
        when = Trigger(data) if data else Trigger.START
        self._before.setVisible(when in BEFORE)
        self._place.setVisible(when is Trigger.PLACE)
        self._at.setVisible(when is Trigger.AT_TIME)

    def _on_stage(self, stage: str) -> None:
        self._stages = self._stages ^ {stage}
        self._show_stages()
        self.edited.emit()

    def _on_number(self, _value: int) -> None:
        self.edited.emit()


def spin(name: str, least: int, most: int, unit: str = "") -> QSpinBox:
    """A number to type or to step."""
    made = QSpinBox()
    made.setObjectName(name)
    made.setRange(least, most)
    made.setSuffix(unit)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    made.lineEdit().setObjectName(f"{name}_spinbox_lineedit")  # several stand in one window
    return made


def time_of(typed: str) -> time:
    """A time of day as it is typed: '19:30', '1930', '19.30', '19'. Raises `BadTime`."""
    text = typed.strip().replace(".", ":")
    if ":" not in text:
        text = f"{text[:-2]}:{text[-2:]}" if len(text) > 2 else f"{text}:00"
    hours, _, minutes = text.partition(":")
    if not (hours.isdecimal() and minutes.isdecimal() and int(hours) < 24 and int(minutes) < 60):
        raise BadTime(typed)
    return time(int(hours), int(minutes))
