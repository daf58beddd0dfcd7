"""A Game: what a rules package gives the house, and the shelf on which games stand."""

import re
from collections.abc import Callable
from threading import RLock
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from parlour.core.box import BoxFile, Values, differing, merged, name_of, written
from parlour.core.chance import Chance
from parlour.core.facts import Facts
from parlour.core.json_text import decoded
from parlour.core.notation import Vocabulary
from parlour.core.words import NOBODY, Action, Outcome, Reason, Seat, State, Viewer

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


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
        versions: list[int] | None = None,
        changed: Values | None = None,
        secrets: bool = True,
        open_points: bool = False,
        facts: type[Facts[Any]] = Facts,
    ) -> None:
        self.id = id
        self.prefix = prefix  # of its citations: WF 4.1
        self.rules = rules  # the version of its behaviour
        self.versions: list[int] = [rules] if versions is None else versions  # all it can be played by, oldest first
        self.changed: Values = {} if changed is None else changed  # values of an owner's box that differ from ours
        self.box = name_of(self.changed)  # the name of that box; empty for ours
        self.key = id  # how another process finds this very edition, by `edition`
        if rules != self.versions[-1] or self.changed:
            self.key = f"{id} {rules} {written(self.changed).decode()}"
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

    def __deepcopy__(self, memo: Any) -> "Game":
        return self  # whoever copies what holds a game means the same game

    def __reduce__(self) -> Any:
        return edition, (self.key,)

    def edition(self, rules: int | None = None, box: Values | None = None) -> "Game":
        """The game by a version of its rules, the newest if none is named, with the values of a box, or ours.

        UnknownRules for a version there is not, BoxError for values that no box can have.
        """
        chosen = self.versions[-1] if rules is None else rules
        if chosen not in self.versions:
            known = " and ".join(str(version) for version in self.versions)
            raise UnknownRules(f"{self.id} by version {chosen} of its rules is not known here; known: {known}")
        standard = self.values(chosen)
        changed = differing(box or {}, standard)
        if chosen == self.rules and changed == self.changed:
            return self
        house = _open.get(self.id)
        if house is not None and house.versions is self.versions and chosen == house.rules and not changed:
            return house
        key = f"{self.id} {chosen} {written(changed).decode()}"
        with _making:
            found = _editions.get(key)
            if found is None or found.versions is not self.versions:
                found = self.made(chosen, merged(standard, changed), changed)
                while len(_editions) >= MOST_EDITIONS:
                    del _editions[next(iter(_editions))]
                _editions[key] = found
            return found

    def values(self, rules: int) -> Values:
        """The values an owner of the box may correct, as a version of the rules has them."""
        return {}

    def cites(self) -> dict[str, str]:
        """For each table of these values, the paragraphs and rulings it comes from."""
        return {}

    def doubts(self) -> list[str]:
        """Tables of this edition that no sentence forbids but our reading of an example does: warned of, not refused.

        The warning is `box-doubt-<table>` in the game's catalog.
        """
        return []

    def made(self, rules: int, values: Values, changed: Values) -> "Game":
        """A new edition with these values, checked; `changed` are those that differ from ours."""
        raise NotImplementedError

    def adopt(self, state: State) -> None:
        """Give a state that was read from JSON what it has of the edition beside its fields."""

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

    def known_scores(self, view: State, viewer: Viewer) -> list[int] | None:
        """Each seat's points if counted now, where the viewer can be certain of them; None while hidden things decide.

        Nothing is guessed: they are true in every world that looks like the view. Views played on, with blanks
        where something would have come to light, are asked about too.
        """
        return self.standing(view) if self.open_points else None

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
        """Whether the game can be over before another seat chooses; False is certain, True may be too much.

        It is asked of views that were played on, too, and of the same chooser's knowledge in a state.
        """
        return True

    def may_be_over(self, view: State, viewer: Viewer) -> bool:
        """Whether a game that goes on in a view which was played on may be over, by what the view cannot tell."""
        return False

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
_broken: dict[str, str] = {}  # games of other packages that are not on the shelf, and why
_looked: list[str] = []  # the entry points that were looked at
_editions: dict[str, Game] = {}
_making = RLock()  # a server makes editions in several threads
MOST_EDITIONS: Final = 64  # kept at hand; others are made again
ELSEWHERE: Final = "parlour.games"  # the entry point by which another package brings a game: its id → its Game
ID: Final = re.compile(r"[a-z][a-z_]{0,39}")


class UnknownGame(ValueError):
    """A name under which no game stands on the shelf."""


class UnknownRules(ValueError):
    """A version of a game's rules that this Parlour does not know."""


def shelve(id: str, load: Callable[[], Game]) -> None:
    """Put a game on the shelf; it is loaded when first asked for."""
    _shelf[id] = load


def games() -> list[str]:
    """The ids of all games on the shelf: the house's, then those that other packages bring."""
    look_elsewhere()
    return list(_shelf)


def find(game: Any) -> Game:
    """The game of an id; a Game stands for itself."""
    if isinstance(game, Game):
        return game
    if game not in _shelf:
        look_elsewhere()
    if game in _broken:
        raise UnknownGame(_broken[game])
    if game not in _shelf:
        raise UnknownGame(f"there is no game '{game}'; there are: {', '.join(_shelf)}")
    if game not in _open:
        _open[game] = _shelf[game]()
    return _open[game]


def look_elsewhere() -> None:
    """Put what other packages bring on the shelf, once. What cannot be loaded is named in a line, and left out."""
    if _looked:
        return
    _looked.append(ELSEWHERE)  # first: a package may ask for the games while it is loaded
    import logging  # these two are half of what `import parlour` would take
    from importlib.metadata import entry_points

    for found in sorted(entry_points(group=ELSEWHERE), key=_by_name):
        try:
            game = brought(found)
        except (Exception, SystemExit) as error:  # it is not ours: whatever is wrong with it, the house goes on
            told = " ".join(f"{type(error).__name__}: {error}".split())
            line = f"the game '{found.name}' of {_package(found)} cannot be loaded: {told}"
            logging.getLogger("parlour.games").warning("%s", line)
            if found.name not in _shelf:
                _broken[found.name] = line
        else:
            _open[found.name] = game
            _shelf[found.name] = found.load


def brought(found: "EntryPoint") -> Game:
    """The game of an entry point; ValueError says what is wrong with it."""
    if not ID.fullmatch(found.name):
        raise ValueError("an id has small letters and underscores, 40 at most")
    if found.name in _shelf:
        raise ValueError("there is a game of this name already")
    game = found.load()
    if not isinstance(game, Game):
        raise ValueError(f"{found.value} is no Game but a {type(game).__name__}")
    if game.id != found.name:
        raise ValueError(f"{found.value} calls itself '{game.id}'")
    return game


def _by_name(found: "EntryPoint") -> str:
    return found.name


def _package(found: "EntryPoint") -> str:
    return found.value if found.dist is None else f"{found.dist.name} {found.dist.version}"


def boxed(file: BoxFile) -> Game:
    """The newest edition of a game with what a box file corrects: what differs from the rules the file was made for."""
    game = find(file.game)
    return game.edition(box=game.edition(file.rules, file.values).changed)


def edition(key: str) -> Game:
    """The edition of a key, as `Game.key` gives it."""
    id, _, rest = key.partition(" ")
    game = find(id)
    if not rest:
        return game
    rules, _, changed = rest.partition(" ")
    return game.edition(int(rules), decoded(changed))
