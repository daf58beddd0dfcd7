"""What a bot is: somebody who chooses from a view."""

from mypy_extensions import mypyc_attr

from parlour.core.words import Action, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is never handed the state, so it cannot cheat."""

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        """One of the options, judged by what the seat may know."""
        raise NotImplementedError
