"""Golden games: whole records, and playthroughs that hold all that the house says along the way. `parlour golden`.

Records are `tests/golden/<game>/<rules>/<seats>-<bot>-<seed>.record`, a folder for every version of the rules; those of
older versions are what was played, and are never made or written again. `make` keeps the first game of every kind of
table by the random and by the greedy bot, then random games that bring what is still missing: an action at a step, an
event, an ending, a tie at the top that is broken or shared. Playthroughs are `<the same name>.play`, compared exactly.

If a record plays otherwise, that is a change of behaviour: a new version of the rules with its own folder. If only its
header differs, nothing else was played; an option given to the game since is at its default, and no difference. If only
playthroughs differ, more or less is said of the same games: `update` writes them again, those of older versions too,
because a view or a sentence changes for all of them at once.
"""

from collections.abc import Iterator
from difflib import unified_diff
from itertools import zip_longest
from pathlib import Path
from typing import Final

from parlour.bots.bot import Bot
from parlour.bots.greedy import GreedyBot
from parlour.bots.random import RandomBot
from parlour.core.chance import Chance, key_of
from parlour.core.codec import Codec
from parlour.core.game import Game
from parlour.core.record import Record, RecordError, read_file
from parlour.core.table import Table, replay
from parlour.core.words import Event, Outcome, Viewer
from parlour.laws.walking import tables, viewers

PLACE: Final = Path("tests") / "golden"  # of a project, where its golden games are
STATES: Final = 20  # evenly spread over a playthrough; the first of each kind of action come on top
TRIES: Final = 30_000  # games that `make` searches
NEW_VERSION: Final = (
    "a change of behaviour is a new version of the rules (docs/decisions/0013-rules-versions-are-kept.md)"
)


def folder(game: Game, place: Path = PLACE) -> Path:
    """Where the golden games of an edition are."""
    return place / game.id / str(game.rules)


def records(game: Game, place: Path = PLACE) -> list[Path]:
    """The golden records of an edition of a game."""
    return sorted(folder(game, place).glob("*.record"))


def plays(game: Game, place: Path = PLACE) -> list[Path]:
    """The playthroughs of an edition of a game."""
    return sorted(folder(game, place).glob("*.play"))


def holds(game: Game, place: Path = PLACE) -> list[str]:
    """What is wrong with the golden games of an edition, a line each; nothing if they are as they were."""
    kept = records(game, place)
    if not kept:
        return [f"there are no records in {folder(game, place)}: parlour golden {game.id} --make"]
    faults: list[str] = []
    found: set[str] = set()
    for path in kept:
        if wrong := otherwise(path):
            faults.append(wrong)
        else:
            found |= shown(replay(read_file(path)))
    if faults:  # what is said of games that are not the same tells nothing
        return faults
    for path in plays(game, place):
        faults += changed(path)
    if missing := wanted(game) - found:
        faults.append(f"no record shows {', '.join(sorted(missing))}: parlour golden {game.id} --make")
    return faults


def otherwise(path: Path) -> str | None:
    """How a golden record is not what its rules make of it: another game, or only another header; None if it is."""
    kept = path.read_text("utf-8")
    try:
        record = read_file(path)
        table = replay(record)
    except RecordError as wrong:
        return f"{path}: something else was played: {wrong}; {NEW_VERSION}"
    if record.outcome is None:
        return f"{path} is not of a finished game"
    now = table.record
    now.options = written_options(record, table)
    (then_head, *then), (now_head, *played) = kept.splitlines(), now.write().splitlines()
    if then != played:
        at = next(n for n, (one, other) in enumerate(zip_longest(then, played), 2) if one != other)
        return f"{path}: something else was played, from line {at} on; {NEW_VERSION}"
    if then_head != now_head:
        return (
            f"{path}: only the header differs, the same was played: it was {then_head}, and is written {now_head} now"
        )
    return None if now.write() == kept else f"{path}: only its ends of lines differ"


def written_options(record: Record, table: Table) -> dict[str, str]:
    """The options that a record names. One that came later is at its default in it, and is not written there."""
    return {name: value for name, value in table.options.items() if name in record.options}


def changed(path: Path) -> list[str]:
    """How a playthrough differs from what it was, with the command that writes it anew."""
    then, now = path.read_text("utf-8"), playthrough(read_file(path.with_suffix(".record")))
    if then == now:
        return []
    changes = unified_diff(then.splitlines(), now.splitlines(), "kept", "now", lineterm="", n=1)
    game = path.parent.parent.name
    return [f"{path} says something else now; if it should: parlour golden {game} --update", *list(changes)[:20]]


def wanted(game: Game) -> set[str]:
    """What the golden games together must show: every action class, event class and ending."""
    events = {kind.__name__ for kind in game.words if issubclass(kind, Event)}
    return {type(action).__name__ for action in game.actions} | events | set(game.endings)


def shown(table: Table) -> set[str]:
    """What a finished game shows of that, and how a tie at the top was settled."""
    found = {type(word).__name__ for word in [*table.actions, *table.told(None)]}
    outcome = table.outcome
    return found | ({outcome.reason, *tie(outcome)} if outcome else set())


def tie(outcome: Outcome) -> list[str]:
    """Whether a tie for the most points was broken or shared."""
    if outcome.scores.count(max(outcome.scores)) == 1:
        return []
    return ["tie shared" if outcome.ranks.count(1) > 1 else "tie broken"]


def played(game: Game, seats: int, options: dict[str, str], bot: str, seed: int) -> tuple[Table, set[str]]:
    """A whole game by one kind of bot, and what it shows: also at which step each kind of action was taken."""
    table = Table(game, seats, seed, options)
    chance = Chance(key_of(seed ^ 0xB07))
    player: Bot = GreedyBot(game, chance) if bot == "greedy" else RandomBot(chance)
    steps: set[str] = set()
    while (seat := table.turn) is not None:
        view = table.view(seat)
        action = player.choose(view, seat, table.legal())
        steps.add(f"{type(action).__name__} at {type(view.agenda[-1]).__name__}")
        table.play(action)
    return table, steps | shown(table)


def chosen(game: Game, tries: int) -> Iterator[tuple[str, Table]]:
    """The games worth keeping, named."""
    seen: set[str] = set()
    kinds = tables(game)
    for bot in ("random", "greedy"):
        for seed, (seats, options) in enumerate(kinds, 1):
            table, shows = played(game, seats, options, bot, seed)
            seen |= shows
            yield f"{seats}-{bot}-{seed}", table
    for seed in range(101, 101 + tries):
        seats, options = kinds[seed % len(kinds)]
        table, shows = played(game, seats, options, "random", seed)
        if shows - seen:
            seen |= shows
            yield f"{seats}-random-{seed}", table


def lost(game: Game, place: Path = PLACE) -> list[str]:
    """The records of the present rules that no longer play as they did, a line each: `make` would hide that."""
    return [wrong for path in records(game, place) if (wrong := otherwise(path))]


def make(game: Game, tries: int = TRIES, place: Path = PLACE) -> Iterator[str]:
    """Write the records of a game anew, once all are found, and playthroughs of two of them; each is told."""
    found: dict[str, str] = {}
    seen: set[str] = set()
    for name, table in chosen(game, tries):
        found[name] = table.record.write()
        seen |= shown(table)
        yield name
    kept = folder(game, place)
    kept.mkdir(parents=True, exist_ok=True)
    for old in [*records(game, place), *plays(game, place)]:
        old.unlink()
    for name, text in found.items():
        (kept / f"{name}.record").write_text(text, "utf-8")
    names = list(found)
    for name in (names[1], names[-1]):
        (kept / f"{name}.play").touch()
    yield from update(game, place)
    if missing := wanted(game) - seen:
        yield f"not found in {tries} games: {', '.join(sorted(missing))}"


def update(game: Game, place: Path = PLACE) -> Iterator[str]:
    """Write the playthroughs of an edition again, never its records; each that changed is told."""
    for path in plays(game, place):
        text = playthrough(read_file(path.with_suffix(".record")))
        if path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            yield str(path)


def playthrough(record: Record) -> str:
    """All that the house says at some thirty states of a game, as text."""
    table = replay(record)
    actions, chosen_moments = list(table.actions), moments(table)
    table = Table(table.game, table.seats, table.seed, table.options)
    lines = [f"{table.game.id}: {table.seats} seats, seed {table.seed}, options {written_options(record, table)}"]
    told: list[Event] = []
    for at in range(len(actions) + 1):
        if at in chosen_moments:
            lines += ["", f"== after {at} actions", *said(table, told)]
        if at < len(actions):
            told = table.play(actions[at])
    return "\n".join(lines) + "\n"


def moments(table: Table) -> set[int]:
    """The states to look at: the first and the last, every so many, and around the first of each kind of action."""
    kinds: dict[type, int] = {}
    for at, action in enumerate(table.actions):
        kinds.setdefault(type(action), at)
    every = max(1, table.at // STATES)
    return {*range(0, table.at, every), *kinds.values(), *(at + 1 for at in kinds.values()), table.at}


def said(table: Table, told: list[Event]) -> list[str]:
    """What the API says now."""
    codec, everybody = Codec(table.game), viewers(table.seats)
    lines = [f"played: {table.actions[-1].write()}"] if table.actions else []
    lines += shared("told", {viewer: [repr(event.seen_by(viewer)) for event in told] for viewer in everybody})
    if table.outcome is None:
        lines.append(f"turn: {table.turn}, {type(table.view(table.turn).agenda[-1]).__name__}")
        lines.append(f"legal: {', '.join(action.write() for action in table.legal())}")
    else:
        lines.append(f"outcome: {table.outcome!r}")
    lines.append(f"standing: {table.standing}")
    lines += refusals(table)
    views = {viewer: [codec.encode(table.view(viewer)).decode()] for viewer in everybody}
    return lines + shared("view", views)


def refusals(table: Table) -> list[str]:
    """Every reason given now, and how many actions it refuses, the first of them named."""
    refused: dict[str, list[str]] = {}
    for action in table.game.actions:
        reason = table.why(action)
        if reason is not None:
            refused.setdefault(f"{reason.id} [{reason.cite}]", []).append(action.write())
    return [f"why not: {reason}: {texts[0]}, {len(texts)} in all" for reason, texts in refused.items()]


def shared(what: str, said: dict[Viewer, list[str]]) -> list[str]:
    """Lines said to each viewer, told once where all hear the same."""
    if all(lines == said[None] for lines in said.values()):
        return [f"{what}: {line}" for line in said[None]]
    names = {viewer: "watching" if viewer is None else f"seat {viewer}" for viewer in said}
    return [f"{what}, {names[viewer]}: {line}" for viewer, lines in said.items() for line in lines]
