"""docs/bots.md, written from stored results: levels, the ladder, seats, and how to go on."""

from pathlib import Path
from typing import Any, Final

from parlour.bots.arena.ladder import Match, Tally, match_of, stored, tally
from parlour.bots.arena.picture import named
from parlour.bots.judges import judging
from parlour.bots.levels import OLD, by_strength, described, number_of, version_of
from parlour.bots.odds import wilson
from parlour.core.game import Game

STRONG: Final = 3  # seats are judged by games of this level or better
FULL: Final = 100  # games of level 5 against 4 at full budget
DIVIDE: Final = 64  # of iterations, where a game would take minutes
PAIR: Final = 400  # games a pair, or fewer where the test stops early

HEAD: Final = """# Bots

A bot gets what its seat may know, and nothing else: at the terminal and on a server as JSON, in a process of its own;
in the arena as the view itself, in a process that plays whole games, a bot of [your own](own-bot.md) too. Levels are
numbers of iterations of one search (`bots/ismcts.py`), which asks a net learned by self-play where the house has one
for the game and the number of seats, and else plays on by the game's judge; `training/` tells how nets are learned. A
whole turn has a bound of two and a half times the iterations of a choice; `python bench/thinking.py` measures both.
Between the choices of one turn a bot goes on with its tree. Where people wait, one that fails is replaced by the next
lower level for that move; in the arena it ends the match.
This page is written from the results in `bench/ladder` by `parlour arena --report`: do not edit it by hand.

- `old5` is level 5 as it was before there were nets: by the judge, a guess an iteration, and no bound on a turn.
- A master (`master`, `master:30`; on a server's page a grandmaster) is level 5 for so many seconds a choice instead of
  so many iterations, with every core that is idle, and two and a half times that for a whole turn. It is no level: what
  it is worth depends on the machine, so it stands in no table here and sits where nothing is rated.
- Each deal is played once in every rotation of the seats; where three or more bots differ, who sits after whom changes
  from deal to deal. A shared victory counts in parts.
- *Divided by* says that both sides had only that part of their iterations, so that more games could be played.
- *ms* is what a choice took, of the first bot and of the others, in milliseconds of one core, where it was measured.
- Shares have their 95 % interval (Wilson), Elo likewise. *Test* is a sequential test at 5 % on both sides: better
  means that the first named wins more than an even share, and the interval says so as well.
- Games of several versions of the bots or of the rules are never counted together; where the newest has not played
  yet, it says which one did. More runs add up: no game counts twice.
"""

SEATS: Final = f"""### Seats

Wins by seat: a level among equals, then all games of level {STRONG} and better, in all rotations.
"""


EARLIER: Final = """### By earlier versions

What the bots of now, in the same words as above, have not played since rules or judge changed.
"""


def report(games: list[Game], folder: Path) -> str:
    """The whole page."""
    parts = [HEAD]
    for game in games:
        lines = stored(folder / f"{game.id}.jsonl")
        by = game.edition(rules_played(game, lines))
        version = played_by(by, lines)
        tallies = tallied(by, lines, version)
        parts.append(f"## {game.id}\n\n{_levels(game)}\n")
        if tallies and by.rules != game.rules:
            parts.append(
                f"**Measured by version {by.rules} of the rules**; they are played by version {game.rules} now.\n"
            )
        if tallies and version != version_of(game):
            parts.append(f"**Measured before the last change**: {_change(game, version)}\n")
        if tallies:
            parts.append(f"### Ladder\n\n![The ladder of {game.id}](pictures/ladder-{game.id}.svg)\n")
            parts.append(_ladder([one for one in tallies if not one.match.mirror]))
            parts.append(SEATS)
            parts.append(_seats(game, tallies))
            if before := earlier(game, lines, tallies):
                parts.append(EARLIER)
                parts += [
                    f"By version {rules} of the rules and {bots} of the bots:\n\n{_ladder(some)}"
                    for rules, bots, some in before
                ]
        parts.append(f"### To go on\n\n```sh\n{commands(game)}\n```\n")
    return "\n".join(parts)


def earlier(game: Game, lines: list[dict[str, Any]], tallies: list[Tally]) -> list[tuple[int, int, list[Tally]]]:
    """What no newer version has played: versions of rules and bots, the newest first, and their matches."""
    known = {_pairing(one) for one in tallies}
    found: list[tuple[int, int, list[Tally]]] = []
    played = {(int(line["rules"]), int(line["version"])) for line in lines if line["game"] == game.id}
    for rules, version in sorted(played, reverse=True):
        some = [one for one in tallied(game.edition(rules), lines, version) if not one.match.mirror]
        some = [one for one in some if _pairing(one) not in known]
        known |= {_pairing(one) for one in some}
        if some:
            found.append((rules, version, some))
    return found


def _pairing(one: Tally) -> str:
    return f"{one.match.seats} {one.match.bots}"


def rules_played(game: Game, lines: list[dict[str, Any]]) -> int:
    """The newest version of the rules that there are results of; that of now if there are none."""
    return max((int(line["rules"]) for line in lines if line["game"] == game.id), default=game.rules)


def played_by(game: Game, lines: list[dict[str, Any]]) -> int:
    """The newest version of the bots that has played by these rules; that of now if none has."""
    played = [int(line["version"]) for line in lines if line["game"] == game.id and line["rules"] == game.rules]
    return max(played, default=version_of(game))


def tallied(game: Game, lines: list[dict[str, Any]], version: int = 0) -> list[Tally]:
    """The matches of one version of the bots, that of now if none is named: by seats, then the ladder from the top."""
    version = version or version_of(game)
    found: dict[str, Match] = {}
    for line in lines:
        if line["game"] != game.id or line["rules"] != game.rules or line["version"] != version:
            continue
        match = match_of(game, line["bots"], line["seats"], line["divide"], version)
        if match.head()["budgets"] == line["budgets"]:
            found[f"{match.seats} {match.bots} {match.divide}"] = match
    order = by_strength()
    rank = [[-order.index(bot) if bot in order else 1 for bot in match.bots] for match in found.values()]
    ranked = sorted(zip(found.values(), rank), key=lambda pair: (pair[0].seats, pair[1], pair[0].divide))
    return [tally(match, lines) for match, _ in ranked]


def commands(game: Game) -> str:
    """What plays the whole ladder of a game, from wherever it stands."""
    arena = f"parlour arena {game.id} --store --jobs 2"
    lines = [
        f"{arena} --bots level5,level4 --seats 2 --divide {DIVIDE} --games {PAIR} --sprt",
        f"{arena} --bots level4,level3 --seats 2 --divide {DIVIDE // 4} --games {PAIR} --sprt",
        f"{arena} --bots level3,level2 --seats 2 --games {PAIR} --sprt",
        f"{arena} --bots level2,level1 --seats 2 --games {PAIR} --sprt",
        f"{arena} --bots greedy,random --seats 2 --games {FULL}",
        f"{arena} --bots level5,greedy --seats 2 --divide {DIVIDE // 4} --games {FULL}",
        f"{arena} --bots level5,random --seats 2 --divide {DIVIDE} --games {FULL}",
        f"{arena} --bots level5,level4 --seats 2 --games {FULL}",
    ]
    for seats in game.seats:
        if seats > 2:
            lines.append(f"{arena} --bots level5,level3 --seats {seats} --divide {DIVIDE} --games {PAIR} --sprt")
    lines += [
        f"{arena} --bots level5,{OLD} --seats {seats} --divide {DIVIDE // 16} --games 256" for seats in game.seats
    ]
    lines += [f"{arena} --bots level4 --seats {seats} --divide {DIVIDE // 4} --games {PAIR}" for seats in game.seats]
    return "\n".join(lines)


def _change(game: Game, version: int) -> str:
    now = version_of(game)
    what = getattr(judging(game), "CHANGED", "")
    return f"these games were played by version {version} of its bots. Version {now}{': ' if what else ''}{what}."


def _levels(game: Game) -> str:
    numbers = range(1, 6)
    columns = {seats: [described(game, seats, f"level{number}") for number in numbers] for seats in game.seats}
    kinds: dict[str, list[int]] = {}
    for seats, column in columns.items():
        kinds.setdefault("|".join(column), []).append(seats)
    heads = [f"{' and '.join(map(str, alike))} seats" for alike in kinds.values()]
    rows = [[str(number), *(columns[alike[0]][number - 1] for alike in kinds.values())] for number in numbers]
    return f"Iterations a decision, and how:\n\n{_table(['level', *heads], rows)}"


def _ladder(tallies: list[Tally]) -> str:
    rows = []
    for one in tallies:
        low, high = one.interval
        point, least, most = one.elo
        rows.append(
            [
                named(one),
                str(one.match.seats),
                str(one.match.divide),
                str(one.games),
                f"{one.share:.1%} ({low:.1%} – {high:.1%})",
                f"{one.even:.1%}",
                f"{point:+.0f} ({least:+.0f} … {most:+.0f})",
                " : ".join(f"{1000 * seconds:.0f}" for seconds in one.thought),
                one.verdict or "open",
            ]
        )
    return _table(["match", "seats", "divided by", "games", "win share", "even", "Elo", "ms", "test"], rows)


def _seats(game: Game, tallies: list[Tally]) -> str:
    rows = []
    for seats in game.seats:
        strong = [
            one
            for one in tallies
            if one.match.seats == seats and all(number_of(bot) >= STRONG or bot == OLD for bot in one.match.bots)
        ]
        equals = [(f"{one.match.bots[0]}, divided by {one.match.divide}", [one]) for one in strong if one.match.mirror]
        for title, some in (*equals, ("all together", strong)):
            games = sum(one.games for one in some)
            if games:
                wins = [sum(one.by_seat[seat] for one in some) for seat in range(seats)]
                rows.append([str(seats), title, str(games), *(_share(won, games) for won in wins)])
    most = max(game.seats)
    filled = [row + [""] * (3 + most - len(row)) for row in rows]
    return _table(["seats", "games", "number", *(f"seat {seat + 1}" for seat in range(most))], filled)


def _share(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / games:.1%} ({low:.1%} – {high:.1%})"


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
