"""What was changed in the draft, step by step, so that it can be undone before anything is applied."""

from tdapp.ui.pages.clock.structure.draft import Draft

MOST = 200  # steps that are kept


class History:
    """The drafts before this one, and those that were undone. It holds for one structure: once that has been changed
    or applied, nothing of it can be undone here any more.
    """

    def __init__(self) -> None:
        self._past: list[Draft] = []
        self._undone: list[Draft] = []

    def changed(self, before: Draft, after: Draft) -> None:
        """Note a step."""
        if before.rows != after.rows:
            self._past = [*self._past[1 - MOST :], before]
            self._undone.clear()

    def forget(self) -> None:
        """Forget all steps."""
        self._past.clear()
        self._undone.clear()

    def can_undo(self, now: Draft) -> bool:
        """Whether there is a step to undo in the structure this draft began from."""
        return bool(self._past) and _same(self._past[-1], now)

    def can_redo(self, now: Draft) -> bool:
        """Whether there is an undone step to do again."""
        return bool(self._undone) and _same(self._undone[-1], now)

    def undo(self, now: Draft) -> Draft:
        """The draft before the last step; this one where there is none."""
        if not self.can_undo(now):
            return now
        self._undone.append(now)
        return self._past.pop()

    def redo(self, now: Draft) -> Draft:
        """The draft after the step that was undone last; this one where there is none."""
        if not self.can_redo(now):
            return now
        self._past.append(now)
        return self._undone.pop()


def _same(one: Draft, other: Draft) -> bool:
    """Whether they are drafts of one structure, as far as it was played by then."""
    return (one.base, one.played, one.running) == (other.base, other.played, other.running)
