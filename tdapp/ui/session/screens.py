"""The session as the room's screens look at it, and what is announced on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tdapp.domain.refusal import Refused
from tdapp.domain.units import TournamentId
from tdapp.ui.session.needs import Needs
from tdapp.values import replace

if TYPE_CHECKING:
    from datetime import datetime

    from tdapp.domain.events.templates import Template
    from tdapp.read.clock.announced import AnnouncementView
    from tdapp.read.screen import ScreenView


class OnScreens(Needs):
    """The part of the session that the public screens show."""

    def screen_views(self, tournaments: Sequence[TournamentId]) -> list[ScreenView | None]:
        """What the room's screens show of these tournaments, all at one instant; None for one this club has not."""
        now = self.now()
        return [self._screen_view_or_none(tournament, now) for tournament in tournaments]

    def _screen_view_or_none(self, tournament: TournamentId, now: datetime) -> ScreenView | None:
        try:
            return self.screen_view(tournament, now)
        except Refused as refused:
            if refused.code != "tournament.unknown":
                raise
            return None

    def screen_view(self, tournament: TournamentId, now: datetime | None = None) -> ScreenView:
        """What the room's screen shows of a tournament. `now` None: at this instant."""
        from tdapp.app.house import LISTS
        from tdapp.read.screen import money_told, screen_view

        now = now or self.now()
        told = self.told_on_screen(tournament)
        left = self.view(money_told, now, tournament=tournament)
        if left is not None:
            from tdapp.words.screen import IN_MONEY

            told = [self.screen_words(IN_MONEY, n=left), *told]
        first, also, pace, over = (told or [""])[0], told[1:], self.pace(tournament), self.over_screen(tournament)
        hang = self.club.settings().get(LISTS, "")
        args = (self.club.directory, first, pace, also, over, hang)
        view = self.view(screen_view, now, *args, tournament=tournament)
        wanted = {chip.picture for pair in view.leaving for chip in pair if chip is not None and chip.picture}
        return replace(view, pictures=self._chip_pictures(wanted)) if wanted else view

    def announced(self, tournament: TournamentId | None = None) -> tuple[AnnouncementView, ...]:
        """What is announced in a tournament now, the oldest first."""
        from tdapp.read.clock.announced import announcements_view

        return self.view(announcements_view, self.now(), self.club.text, tournament=tournament)

    def over_screen(self, tournament: TournamentId) -> str:
        """The message over the screens of a tournament now, in their language; '' for none."""
        told = self.over.at(tournament, self.now())
        if told is None:
            return ""
        from tdapp.read.clock.announced import empty_fields, filled

        text, args = told.rule.said(self.screen_words.language), dict(told.happening.args)
        said = self.view(filled, self.now(), text, args, tournament=tournament)
        return "" if empty_fields(said) else self.screen_words.one(said)

    def templates(self) -> tuple[Template, ...]:
        """The club's templates of announcements; the shipped ones where its own cannot be read, which is told."""
        from tdapp.app.events.announcement_templates import shipped_templates, templates

        try:
            return templates(self.club)
        except Refused as refused:
            self.refuse(refused)
            return shipped_templates()

    def languages_told(self) -> tuple[str, str]:
        """The languages templates are announced in: that of the screens, and the second one where there are to be two,
        else ''.
        """
        second = self.second_words().language if self.preferences.announce_twice else ""
        return self.screen_words.language, second

    def told_on_screen(self, tournament: TournamentId) -> list[str]:
        """The announcements as its screens tell them, each in the screen's language and then in the second one."""
        state = self.club.desk.state(tournament)
        if not state.announced:
            return []
        first, second = self.screen_words, self.second_words()
        found = []
        for view in self.announced(tournament):
            if not view.silent:
                found += [words.one(text) for words, text in zip((first, second), view.texts, strict=False)]
        return found

    def _chip_pictures(self, wanted: set[str]) -> tuple[tuple[str, bytes], ...]:
        """Pictures of the club's chips by their hashes, those that are there."""
        from tdapp.app.pictures import picture

        found = ((digest, picture(self.club, digest)) for digest in sorted(wanted))
        return tuple((digest, body) for digest, body in found if body is not None)
