"""Terms of entry kept for the club under a name."""

from tdapp.app.registration.terms_templates import TermsTemplate, club_terms, remove_terms, save_terms
from tdapp.app.trouble import KnownError
from tdapp.domain.money.terms import Terms
from tdapp.domain.setup import Setup
from tdapp.ui.save_as import SaveAsBar
from tdapp.ui.session import Session


def kept_terms(session: Session) -> tuple[TermsTemplate, ...] | None:
    """The terms the club keeps; None where they cannot be read, and why is told."""
    try:
        return club_terms(session.club)
    except KnownError as error:
        session.say_trouble(error)
        return None


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
        return {template.name: template.key for template in kept_terms(self.session) or ()}

    def keep(self, name: str) -> str:
        assert self._setup is not None
        return save_terms(self.session.club, name, self._terms, day=self._setup.day).name

    def throw(self, key: str) -> None:
        remove_terms(self.session.club, key)
