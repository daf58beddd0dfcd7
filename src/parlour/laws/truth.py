"""Truth for whoever writes a game again: all that another implementation can be checked by, in one archive.

For every version of a game's rules: what the game is (`game.json`: material, vocabulary, words, reasons, endings),
how tables are laid out by a seed (`setups.jsonl`), golden games with what is said along the way, and for the newest
version the perft counts. The archive is the same bytes from the same sources.
"""

import json
from collections.abc import Iterator
from enum import IntEnum
from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from parlour.core.chance import Chance, key_of
from parlour.core.codec import Codec
from parlour.core.found import beside
from parlour.core.game import Game
from parlour.core.words import Action, Event, State, Step, fields_of
from parlour.laws import golden, perft
from parlour.laws.walking import tables

LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)  # the date of every file in it
SETUPS: Final = range(1, 6)  # seeds
DRAWS: Final = 16
WIDE: Final = (1 << 31) - 1  # a bound that shows which bits of a draw count
SHUFFLED: Final = 52
FORMAT: Final = 1

README: Final = """# The truth of {games}

To check another implementation of these games against Parlour's rules. A folder for each game and version of its rules.

- `game.json`: seats, options, material (the constants of the rules), values that an owner's box may have otherwise
  (where both name a thing, these are the version's), the actions with their numbers and notation, steps and events
  with their fields and paragraphs, the reasons why an action is refused, the endings, and the features by which
  positions are told to players that learn.
- `chance.json`: SplitMix64 as it is used here. `key` of a seed is the seed as a signed number of 64 bits; a draw adds
  0x9E3779B97F4A7C15 to the key, within 64 bits, and mixes what comes of it; `draws` are the first numbers drawn from
  it, `below` the same brought below some bounds, from the key again: pairs of a bound and what comes of it. Small
  bounds first, then large ones that tell other ways from ours. A number u of 64 bits without sign is brought below n as
  `((u >> 33) * n) >> 31`: its upper 31 bits times n, the upper part of that. `shuffled` is the list 0, 1, … of a
  length, shuffled from the key, and `after` the key then. A list is shuffled from its end, one draw a place: for i from
  the last place down to 1, the next number drawn is brought below i + 1 and gives j, and what lies at i and at j
  changes places. A list of one or none takes no draw.
- `setups.jsonl`: for seats, options and a seed, the whole state before the first choice.
- `golden/*.record`: whole games. A line of JSON, an action a line, a line of JSON with the outcome.
- `golden/*.play`: for some of them, what is legal, refused, told and seen by each seat along the way.
- `game.perft`: how many sequences of actions there are from a table; the head of that file says how to read it.

`manifest.json` has the SHA-256 of every file. Format {format}.
"""

PERFT: Final = """# SEATS SEED [NAME=VALUE …]   a table as the set-up leaves it
# after RECORD N              the same, after the first N actions of a golden record
# perft DEPTH NODES           sequences of that length from the table above
"""


def files(game: Game, project: Path) -> Iterator[tuple[str, bytes]]:
    """Every file of a game, its name first; golden games and counts are those of a project's folder."""
    for version in game.versions:
        edition = game.edition(version)
        place = f"{game.id}/{version}"
        yield f"{place}/game.json", _json(stated(edition))
        yield f"{place}/chance.json", _json(chance())
        yield f"{place}/setups.jsonl", b"".join(setups(edition))
        records = golden.records(edition, project / golden.PLACE)
        if not records:
            there = golden.folder(edition, project / golden.PLACE)
            raise ValueError(f"there are no records in {there}: this is run in a checkout, where the golden games lie")
        for path in [*records, *golden.plays(edition, project / golden.PLACE)]:
            yield f"{place}/golden/{path.name}", path.read_bytes()
    counts = project / perft.PLACE / f"{game.id}.perft"
    yield f"{game.id}/{game.versions[-1]}/game.perft", PERFT.encode() + counts.read_bytes()


def write(games: list[Game], project: Path, out: Path) -> int:
    """Write the archive of some games; how many files there are in it."""
    whole = dict(sorted(file for game in games for file in files(game, project)))
    names = " and ".join(game.id for game in games)
    whole["README.md"] = README.format(games=names, format=FORMAT).encode()
    sums = {name: sha256(data).hexdigest() for name, data in whole.items()}
    whole["manifest.json"] = _json({"format": FORMAT, "sha256": sums})
    draft = out.with_name(f"{out.name}.part")
    try:
        with ZipFile(draft, "w") as archive:
            for name, data in whole.items():
                entry = ZipInfo(name, LONG_AGO)
                entry.compress_type = ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, data)
        draft.replace(out)
    finally:
        draft.unlink(missing_ok=True)
    return len(whole)


def stated(game: Game) -> dict[str, Any]:
    """What a game is, as plain data."""
    return {
        "id": game.id,
        "rules": game.rules,
        "prefix": game.prefix,
        "seats": game.seats,
        "options": game.options,
        "longest": game.longest,
        "secrets": game.secrets,
        "open_points": game.open_points,
        "material": material(game),
        "values": game.values(game.rules),
        "values_from": game.cites(),
        "actions": [_action(action) for action in game.actions],
        "steps": [_word(kind) for kind in game.words if issubclass(kind, Step)],
        "events": [_word(kind) for kind in game.words if issubclass(kind, Event)],
        "state": {
            field: _name(kind) for word in game.words if issubclass(word, State) for field, kind in _fields(word)
        },
        "reasons": [{"id": reason.id, "cite": reason.cite} for reason in game.reasons],
        "endings": game.endings,
        "sources": game.sources,
        "features": {str(seats): features(game, seats) for seats in game.seats},
    }


def material(game: Game) -> dict[str, Any]:
    """The constants of the rules: names of things with their numbers, tables and counts."""
    module = beside(game, "material")
    found: dict[str, Any] = {}
    for name, value in sorted(vars(module).items()) if module is not None else []:
        if isinstance(value, type) and issubclass(value, IntEnum) and value is not IntEnum:
            found[name] = {member.name.lower().replace("_", "-"): int(member) for member in value}
        elif name.isupper() and _plain(value):
            found[name] = value
    return found


def features(game: Game, seats: int) -> dict[str, Any] | None:
    """The parts of the game's encoder; None if it has none."""
    module = beside(game, "encode")
    if module is None:
        return None
    encoder = module.encoder(seats)
    parts = [
        {"name": part.name, "start": part.start, "shape": part.shape, "way": part.way, "least": part.least}
        for part in encoder.parts
    ]
    return {"version": encoder.version, "size": encoder.features, "parts": parts}


def setups(game: Game) -> Iterator[bytes]:
    """A line for each kind of table and some seeds: the state as it is laid out."""
    codec = Codec(game)
    for seats, options in tables(game):
        for seed in SETUPS:
            state = codec.pack(game.setup(seats, key_of(seed), game.settled(options)))
            yield _json({"seats": seats, "options": options, "seed": seed, "state": state}, None)


def chance() -> list[dict[str, Any]]:
    """The first numbers of some keys."""
    found = []
    for seed in (0, 1, 1893, (1 << 64) - 1):
        stream, bounded = Chance(key_of(seed)), Chance(key_of(seed))
        draws = [int(stream.draw()) for _ in range(DRAWS)]
        below = [[bound, int(bounded.below(bound))] for bound in range(2, 2 + DRAWS)]
        below += [[WIDE, int(bounded.below(WIDE))] for _ in range(DRAWS)]
        mixed = Chance(key_of(seed))
        order = list(range(SHUFFLED))
        mixed.shuffle(order)
        shuffled = {"shuffled": order, "after": int(mixed.key)}
        found.append({"seed": seed, "key": key_of(seed), "draws": draws, "below": below, **shuffled})
    return found


def _action(action: Action) -> dict[str, Any]:
    fields = {name: getattr(action, name) for name in fields_of(type(action))}
    plain = {name: int(value) if isinstance(value, IntEnum) else value for name, value in fields.items()}
    kind = type(action)
    return {
        "number": action.index,
        "notation": action.write(),
        "kind": kind.__name__,
        "fields": plain,
        "cite": kind.cite,
    }


def _word(kind: Any) -> dict[str, Any]:
    fields = {field: _name(part) for field, part in _fields(kind)}
    return {"kind": kind.__name__, "cite": kind.cite, "fields": fields, "things": dict(kind.things)}


def _fields(kind: type) -> list[tuple[str, Any]]:
    return list(fields_of(kind).items())


def _name(kind: Any) -> str:
    return kind.__name__ if isinstance(kind, type) and not hasattr(kind, "__args__") else str(kind)


def _plain(value: Any) -> bool:
    if isinstance(value, dict):
        return all(isinstance(key, str) and _plain(part) for key, part in value.items())
    if isinstance(value, (list, tuple)):
        return all(_plain(part) for part in value)
    return isinstance(value, (int, str, float, bool))


def _json(value: Any, indent: int | None = 1) -> bytes:
    return json.dumps(value, indent=indent, ensure_ascii=False).encode() + b"\n"
