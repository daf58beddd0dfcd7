"""A year and a half of somebody's games against bots, put into the store of a server that runs."""

import random
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import create_engine, insert

from parlour.bots.coaches import coach_of
from parlour.core.game import find
from parlour.server.store import judged as stored
from parlour.server.store.judged import JudgedRow
from parlour.server.store.schema import seats, tables
from parlour.server.thinking.skills import version_now

MONTHS = 18
MET = {1: (2, 0), 2: (12, 3), 3: (30, 14), 4: (7, 6)}  # by level: games, and how many the bot has won


def played(data: Path, player: str, game: str) -> None:
    """Decisions of every month, dearer at first, by every theme, the older ones judged by a version before; games."""
    chance, now = random.Random(7), datetime.now(UTC)
    themes = [kind.__name__ for kind in coach_of(find(game)).themes()]
    rows, changed = list[JudgedRow](), MONTHS // 2  # the judge changed in the middle of that month
    for ago in range(MONTHS):
        whole = 12 * now.year + now.month - 1 - ago
        for number in range(3 if ago == 5 else 40):
            day = min(1 + number // 2, now.day if ago == 0 else 28)
            made = datetime(whole // 12, whole % 12 + 1, day, tzinfo=UTC)
            older = ago > changed or (ago == changed and number < 25)
            cost = max(0, int(chance.gauss(8_000 + 1_500 * ago, 20_000)))
            theme = themes[int(len(themes) * chance.random() ** 2)] if cost > 10_000 else ""
            when, version = int(made.timestamp() * 1000), "0.1" if older else version_now(game)
            rows.append(JudgedRow(f"{game}-{ago}", number, game, version, when, 1, "it", cost, theme))
    engine = create_engine(f"sqlite:///{data / 'parlour.sqlite'}", connect_args={"timeout": 60})
    with engine.begin() as connection:
        stored.note(player, rows)(connection)
        for level, (games, lost) in MET.items():
            for number in range(games):
                id = f"{player[:16]}-{game[:4]}-{level}-{number}"
                ranks = "[2, 1]" if number < lost else "[1, 2]"
                outcome = f'{{"reason": "", "ranks": {ranks}, "scores": [1, 1], "sheet": []}}'
                table = {"id": id, "game": game, "rules": 1, "options": "{}", "clock": "{}", "phase": "over"}
                table |= {
                    "public": False,
                    "live": True,
                    "secret": 64 * "0",
                    "made": 1,
                    "changed": number,
                    "outcome": outcome,
                }
                connection.execute(insert(tables), table)
                connection.execute(insert(seats), {"table": id, "seat": 0, "kind": "person", "player": player})
                connection.execute(insert(seats), {"table": id, "seat": 1, "kind": "bot", "level": level})
    engine.dispose()
