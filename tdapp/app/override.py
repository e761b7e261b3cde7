"""Lifting a refusal: the director may, with a reason that stays in the journal."""

from tdapp.value import value


@value
class Reason:
    """Why the director lifts a refusal: its code and her words. `others`: refusals lifted with it, for the same act."""

    code: str
    words: str
    others: tuple[str, ...] = ()

    @property
    def codes(self) -> tuple[str, ...]:
        """Every refusal that is lifted, in the order they came up."""
        return (*self.others, self.code)
