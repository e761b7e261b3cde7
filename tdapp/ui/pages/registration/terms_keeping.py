"""Terms of entry kept for the club under a name."""

from tdapp.app.registration.terms_templates import club_terms, remove_terms, save_terms
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.domain.money.terms import Terms
from tdapp.domain.setup import Setup
from tdapp.ui.save_as import SaveAsBar
from tdapp.ui.session import Session, Told


class TermsBar(SaveAsBar):
    """The bar that keeps the terms as they are typed, with the day their times of day are meant for."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._terms = Terms()
        self._setup: Setup | None = None

    def open_for(self, terms: Terms, setup: Setup) -> None:
        """Ask for a name; that of the tournament is a first idea."""
        self._terms, self._setup = terms, setup
        self.ask(setup.name)

    def own(self) -> dict[str, str]:
        try:
            return {template.name: template.key for template in club_terms(self.session.club)}
        except KnownError as error:
            self.session.told.emit(Told(self.session.words.said(say_trouble(error)), "error"))
            return {}

    def keep(self, name: str) -> str:
        assert self._setup is not None
        return save_terms(self.session.club, name, self._terms, day=self._setup.day).name

    def throw(self, key: str) -> None:
        remove_terms(self.session.club, key)
