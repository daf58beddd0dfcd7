"""A Game: what a rules package gives the house, and the shelf on which games stand."""

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from parlour.core.chance import Chance
from parlour.core.facts import Facts
from parlour.core.notation import Vocabulary
from parlour.core.words import NOBODY, Action, Outcome, Reason, Seat, State, Viewer


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The small obligation of a game. Everything else of the house is derived from it."""

    def __init__(
        self,
        id: str,
        prefix: str,
        rules: int,
        seats: list[int],
        actions: list[Action],
        words: list[type],
        reasons: list[Reason],
        endings: list[str],
        sources: list[str],
        options: dict[str, list[str]],
        longest: int,
        secrets: bool = True,
        open_points: bool = False,
        facts: type[Facts[Any]] = Facts,
    ) -> None:
        self.id = id
        self.prefix = prefix  # of its citations: WF 4.1
        self.rules = rules  # the version of its behaviour: a record of another version may not replay
        self.seats = seats  # the player counts it takes
        self.vocabulary = Vocabulary(actions)
        self.actions = actions
        self.words = words  # its State, Step and Event classes, for the codec and the catalogs
        self.reasons = reasons  # every answer to "why not?"
        self.endings = endings  # every reason to end
        self.sources = sources  # the columns of the score sheet
        self.options = options  # options of a table: name → values, the default first
        self.longest = longest  # no game takes more actions than this
        self.secrets = secrets  # whether two players may see different things
        self.facts_kind: type[Facts[Any]] = facts  # the class of what its rules say of a view
        self.open_points = open_points  # whether everybody can count everybody's points from what they see

    def setup(self, seats: int, key: int, options: dict[str, str]) -> State:
        """The table laid out for the first choice."""
        raise NotImplementedError

    def view(self, state: State, viewer: Viewer) -> State:
        """The state with blanks where the viewer cannot know."""
        raise NotImplementedError

    def guess(self, view: State, viewer: Viewer, chance: Chance) -> State:
        """A full state that looks like the view to its viewer, drawn fairly from the caller's chance."""
        raise NotImplementedError

    def standing(self, state: State) -> list[int]:
        """Each seat's points if the game were counted now."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        """The result, once the game is over."""
        raise NotImplementedError

    def counted(self, state: State) -> list[int]:
        """The points of each seat that are counted already; at the end, the scores."""
        return self.standing(state)

    def round_of(self, state: State) -> int:
        """The round being played, from 1; 0 in a game that counts no rounds."""
        return 0

    def winner(self, view: State, viewer: Viewer) -> Seat:
        """Who alone has won a game that is over, as far as a viewer can tell; NOBODY if that cannot be told."""
        outcome = self.outcome(view) if self.open_points else None
        return NOBODY if outcome is None or outcome.ranks.count(1) > 1 else outcome.ranks.index(1)

    def opens_deed(self, state: State) -> bool:
        """Whether the choice that waits begins a new deed, as people see it; else it belongs to the one before.

        A build is one deed and a lure is one, however many choices they take: log, undo and pace go by deeds.
        """
        return True

    def near_end(self, state: State) -> bool:
        """Whether the game can be over before another seat chooses; a game that can say when not saves a search."""
        return True

    def census(self, state: State) -> list[int]:
        """Every piece of material counted, in a fixed order: the same list from the first state to the last."""
        raise NotImplementedError

    def facts(self, view: State, viewer: Viewer) -> Facts[Any]:
        """What the rules say of a view, typed and with paragraphs, from the view alone."""
        return self.facts_kind(view, viewer)

    def shown(self, view: State, viewer: Viewer) -> dict[str, Any]:
        """The facts that a drawn table shows beside the view, as plain JSON."""
        return self.facts(view, viewer).all_sent()

    def settled(self, chosen: dict[str, str]) -> dict[str, str]:
        """Options of a table with the defaults filled in; ValueError names a wrong one."""
        for name, value in chosen.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise ValueError(f"{self.id} has no option '{name}'; its options: {known}")
            if value not in self.options[name]:
                raise ValueError(f"option {name} is one of {', '.join(self.options[name])}, not '{value}'")
        return {name: chosen.get(name, values[0]) for name, values in self.options.items()}


_shelf: dict[str, Callable[[], Game]] = {}
_open: dict[str, Game] = {}


class UnknownGame(ValueError):
    """A name under which no game stands on the shelf."""


def shelve(id: str, load: Callable[[], Game]) -> None:
    """Put a game on the shelf; it is loaded when first asked for."""
    _shelf[id] = load


def games() -> list[str]:
    """The ids of all games on the shelf."""
    return list(_shelf)


def find(game: Any) -> Game:
    """The game of an id; a Game stands for itself."""
    if isinstance(game, Game):
        return game
    if game not in _shelf:
        raise UnknownGame(f"there is no game '{game}'; there are: {', '.join(_shelf)}")
    if game not in _open:
        _open[game] = _shelf[game]()
    return _open[game]
