"""What processes work out besides bots' turns: a hint, a look back at one decision, what a decision cost.

And a bot's turn thought afresh, where equal play has to give equal games.
"""

from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from parlour.bots.analysis import WHOLE, judged
from parlour.bots.ismcts import Search
from parlour.bots.levels import STRONGEST, make, plan_of, searcher
from parlour.bots.plan import Budget
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal
from parlour.core.game import edition
from parlour.core.record import read
from parlour.core.table import Table, codec_of, replay

ADVISER: Final = 4  # the level that gives hints
TOLD: Final = 12  # options of a hint, the best first


def seed_of_view(view: str) -> Chance:
    """The same question gets the same answer."""
    return Chance(key_of(int.from_bytes(sha256(view.encode()).digest()[:8], "big")))


def afresh(key: str, view: str, seat: int, bot: str, chance: int) -> str:
    """What a bot chooses that knows nothing but the view: no tree is kept, so whoever was asked before does not matter.

    Levels count iterations and never seconds: the same on a slow machine.
    """
    game = edition(key)
    state = codec_of(game).decode(view.encode())
    return make(game, bot, Chance(chance)).choose(state, seat, legal(state)).write()


def advise(key: str, view: str, seat: int, level: int) -> list[dict[str, Any]]:
    """What a level thinks of the options of a view, the best first."""
    game = edition(key)
    codec = codec_of(game)
    state = codec.decode(view.encode())
    bot = searcher(game, state.seats, level, seed_of_view(view))
    thoughts = bot.think(state, seat, legal(state), bot.budget)[:TOLD]
    return [
        {
            "action": thought.action.write(),
            "word": codec.pack(thought.action),
            "win": round(thought.win, 4),
            "error": round(thought.error, 4),
            "rank": round(thought.rank, 2),
            "visits": int(thought.visits),
            "line": [{"action": action.write(), "word": codec.pack(action)} for action in thought.line],
        }
        for thought in thoughts
    ]


@lru_cache(maxsize=4)
def _table(record: str) -> Table:
    return replay(read(record))


def decisions(record: str) -> list[int]:
    """The moves of a game at which there was something to decide."""
    table = _table(record)
    return [at for at in range(table.at) if len(legal(table.state_at(at))) > 1]


def look_back(record: str, at: int, iterations: int) -> dict[str, Any]:
    """One decision of a game, judged from what its chooser could know."""
    table = _table(record)
    return judged(table, at, table.actors[at], table.actions[at], iterations, Chance(key_of(at + 1))).plain()


def cost(key: str, view: str, seat: int, action: str, iterations: int) -> int:
    """What a decision cost its chooser, in millionths of a victory; below 0 where it looks better than the best.

    As in a look back: half of the search seeks the best option, fresh looks compare it with the choice.
    """
    game = edition(key)
    state = codec_of(game).decode(view.encode())
    search = Search(game, state, seat, seed_of_view(view), plan_of(game, state.seats, STRONGEST))
    search.run(Budget(max(1, iterations // 2)), hurry=False)
    best, chosen = search.thoughts(legal(state))[0].action, game.vocabulary.parse(action)
    if best is chosen:
        return 0
    looks = max(1, iterations // 4)
    return round(WHOLE * (search.probe(best, looks).win - search.probe(chosen, looks).win))
