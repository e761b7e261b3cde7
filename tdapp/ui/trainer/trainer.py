"""The trainer of a practice night: tells each task in the bar, sees in the journal what was done, and counts keys."""

import time

from PySide6.QtCore import QObject, Signal

from tdapp.app.trainer.training import Effort, Standing, Training, is_practice
from tdapp.read.trainer.hints import Stroke, pressed, strokes
from tdapp.read.trainer.tasks import TASKS, Task, first_open, steps_of
from tdapp.ui.main_window import MainWindow
from tdapp.ui.paged_window import within
from tdapp.ui.session import Session
from tdapp.ui.trainer import texts
from tdapp.ui.trainer.bar import TaskBar
from tdapp.ui.trainer.counting import Counting
from tdapp.ui.trainer.mouse import way_said
from tdapp.words.club.opening import NO_PRACTICE
from tdapp.words.trainer import tasks as words_of


class Trainer(QObject):
    """The trainer of the practice night that is open; without one it does nothing. `own_club_asked`: the night is over,
    and the club of the director is wanted.
    """

    own_club_asked = Signal()

    def __init__(self, session: Session, window: MainWindow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session, self.window = session, window
        self.training: Training | None = None
        self.bar = TaskBar()
        window.below.insertWidget(0, self.bar)
        window.lasting.append(self.bar)
        self.counting = Counting(self)
        self._since = 0.0
        self._hinted = False
        self._done: Effort | None = None  # what the task took, once it was done
        self.bar.hint_asked.connect(self.hint)
        self.bar.next_asked.connect(self.next)
        self.bar.again_asked.connect(self.again)
        self.bar.left.connect(self.leave)
        window.escaped.connect(self._on_escaped)
        session.changed.connect(self._on_changed)
        session.ticked.connect(self._on_ticked)
        session.words_changed.connect(self._show)
        session.left.connect(self._end)
        session.switched.connect(self._show)

    @property
    def attends(self) -> bool:
        """Whether a practice night is open."""
        return self.training is not None

    def attend(self) -> None:
        """Begin to tell the tasks of the club that was opened just now. Any other club is left alone."""
        if not self.session.has_club or not is_practice(self.session.club):
            self._end()
            return
        self.training = Training(self.session.club)
        self._tell()

    def take_up(self) -> None:
        """Show the task again after it was left; where it is in sight, bring the keyboard to it."""
        if self.training is None:
            return
        if self.training.scene is None:
            self._show_summary()
        elif self.bar.isVisible():
            self.bar.take_focus()
        else:
            self._tell()

    def do(self, what: str) -> None:
        """Do what a key of the practice night asks for: 'hint' or 'next'."""
        if self.training is None or not self.bar.isVisible():
            self.session.refuse(NO_PRACTICE)
        elif what == "hint":
            self.hint()
        else:
            self.next()

    def hint(self) -> None:
        """Say how the next step is taken."""
        self._hinted = True
        self._show()
        self._give_back()

    def next(self) -> None:
        """Go to the next task; what was not done the floor does."""
        training = self.training
        if training is None or training.scene is None:
            return
        training.next(self._done or self._effort(), self.fewest())
        self._played()

    def again(self) -> None:
        """Begin the task again."""
        if self.training is not None:
            self.training.again()
            self._played()

    def leave(self) -> None:
        """Leave the tasks; the club stays open, and they can be taken up again."""
        if self.training is None or not self.bar.isVisible():
            return
        self.counting.end()
        self._give_back()
        self.bar.hide()
        self.session.tell(texts.RESTS, number=self.training.number)

    def strokes(self) -> tuple[Stroke, ...]:
        """The keys of the next step, as the hint has them."""
        training = self.training
        if training is None or training.scene is None:
            return ()
        step = first_open(training.standing().steps)
        return () if step is None else self._strokes_of(steps_of(training.scene.task)[step].name)

    def fewest(self) -> int:
        """How many keys the task takes by its hints."""
        training = self.training
        if training is None or training.scene is None:
            return 0
        keys = [key for step in steps_of(training.scene.task) for key in self._strokes_of(step.name)]
        return pressed(keys, [words_of.typed_of(self.session.words, key) for key in keys])

    def _strokes_of(self, step: str) -> tuple[Stroke, ...]:
        training = self.training
        if training is None or training.scene is None:
            return ()
        return strokes(training.scene, step, training.name_of_scene())

    def _effort(self) -> Effort:
        return Effort(self.counting.keys, self.counting.clicks, round(time.monotonic() - self._since))

    def _played(self) -> None:
        """Show the night as it was played on: its clock was put forward, which nobody is to be told of."""
        self.session.ticker.forget()
        self._tell()

    def _tell(self) -> None:
        """Tell the task that comes now, or what came of all of them."""
        training = self.training
        if training is None:
            return
        if self.session.tournament != training.tournament:
            self.session.switch(training.tournament)
        self._hinted, self._done = False, None
        if training.scene is None:
            self.counting.end()
            self._give_back()
            self.bar.hide()
            self._show_summary()
            return
        self._give_back()
        self.counting.begin()
        self._since = time.monotonic()
        self.bar.show()
        self._show()

    def _on_changed(self, stream: str) -> None:
        if self.training is not None and stream == self.training.tournament:
            self._show()

    def _on_ticked(self) -> None:
        """The clock may start by itself, so what is done is looked at each second."""
        if self.training is not None and self.training.scene is not None and self.training.scene.task is Task.START:
            self._show()

    def _show(self) -> None:
        training = self.training
        if training is None or training.scene is None or not self.session.has_club:
            return
        words, scene, standing = self.session.words, training.scene, training.standing()
        title = words(words_of.TITLES[scene.task])
        self.bar.head.setText(words(texts.HEAD, number=training.number, of=len(TASKS), title=title))
        told = words(words_of.TOLD[scene.task], **training.told(), odd=words_of.odd_said(words, scene.odd))
        self.bar.text.setText(told)
        if standing.done and self._done is None:
            self._done = self._effort()
        elif not standing.done:
            self._done = None
        self.bar.show_done(done=standing.done, last=training.number == len(TASKS))
        self.bar.again.setVisible(standing.unset)
        self.bar.say(*self._said(standing))

    def _said(self, standing: Standing) -> tuple[str, str]:
        """What the line under the task says, and in which colour."""
        words, step = self.session.words, first_open(standing.steps)
        if step is None and not standing.unset:
            done = self._done or Effort()
            keys, clicks = words(texts.KEYS, n=done.keys), words(texts.CLICKS, n=done.clicks)
            return words(texts.DONE_KEYS, keys=keys, clicks=clicks, fewest=self.fewest()), "accent"
        if standing.unset:
            return words(texts.UNSET), "warning"
        if standing.stray is not None:
            return words(texts.STRAY, said=words.said(standing.stray)), "warning"
        scene = self.training.scene if self.training is not None else None
        if self._hinted and scene is not None and step is not None:
            name = steps_of(scene.task)[step].name
            keys = words_of.keys_said(words, self._strokes_of(name))
            told = self.training.told() if self.training is not None else {}
            hint = words(texts.BOTH_WAYS, keys=keys, way=way_said(words, name, told))
            of = len(standing.steps)
            return (words(texts.STEP, step=step + 1, of=of, hint=hint) if of > 1 else hint), ""
        taken = sum(standing.steps)
        return (words(texts.STEPS_DONE, n=taken, of=len(standing.steps)) if taken else ""), "accent"

    def _on_escaped(self) -> None:
        if self.training is not None and self.bar.isVisible():
            self.leave()

    def _give_back(self) -> None:
        """Give the keyboard back to the page, where a button of the bar had it."""
        if within(self.bar, self.window.focusWidget()):
            self.window.focus_page()

    def _show_summary(self) -> None:
        from tdapp.ui.manual.asked import explained
        from tdapp.ui.trainer.summary import Summary

        training = self.training
        if training is None:
            return
        summary = Summary(self.session, training.kept.results, self.window)
        explained(summary, self.session)
        summary.own_club_asked.connect(self.own_club_asked)
        summary.again_asked.connect(self._begin)
        summary.open()

    def _begin(self) -> None:
        if self.training is not None:
            self.training.begin()
            self._played()

    def _end(self) -> None:
        """Let go of a club that is left."""
        self.training = None
        self.counting.end()
        self.bar.hide()
