"""What processes work out besides bots' turns: a hint, a coach's word, a look back at a decision, what it cost.

And a bot's turn thought afresh, where equal play has to give equal games.
"""

from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from parlour.bots.analysis import WHOLE, judged
from parlour.bots.comparing import Found
from parlour.bots.ismcts import Search
from parlour.bots.levels import STRONGEST, make, plan_of
from parlour.bots.looks import effort
from parlour.bots.plan import Budget
from parlour.bots.verdict import explained, reasons, spoken, stakes
from parlour.core.chance import Chance, key_of
from parlour.core.codec import Codec
from parlour.core.engine import legal
from parlour.core.game import edition
from parlour.core.record import read
from parlour.core.table import Table, codec_of, replay
from parlour.core.words import Action

CLOSELY: Final = 2  # glances at what is at stake, or speaks for an option


def seed_of_view(view: str, part: int = 0) -> Chance:
    """The same question gets the same answer; of several parts of it, each its own."""
    asked = f"{part} {view}" if part else view
    return Chance(key_of(int.from_bytes(sha256(asked.encode()).digest()[:8], "big")))


def afresh(key: str, view: str, seat: int, bot: str, chance: int) -> str:
    """What a bot chooses that knows nothing but the view: no tree is kept, so whoever was asked before does not matter.

    Levels count iterations and never seconds: the same on a slow machine.
    """
    game = edition(key)
    state = codec_of(game).decode(view.encode())
    return make(game, bot, Chance(chance)).choose(state, seat, legal(state)).write()


def weighed(key: str, view: str, seat: int, glances: float, part: int) -> list[dict[str, Any]]:
    """What the strongest thinks of the options of a view after so many glances, the best first: a part of a hint."""
    game = edition(key)
    codec = codec_of(game)
    state = codec.decode(view.encode())
    search = Search(game, state, seat, seed_of_view(view, part), plan_of(game, state.seats, STRONGEST))
    search.run(Budget(effort(game, state.seats, glances)), hurry=False)
    thoughts = search.thoughts(legal(state))
    tried = [thought.action for thought in thoughts if thought.visits]
    why = packed(reasons(search, *tried[:2])) if len(tried) > 1 else []
    return [
        {
            **option(codec, thought.action),
            "visits": int(thought.visits),
            "won": thought.won,
            "reward": thought.reward,
            "line": [option(codec, action) for action in thought.line],
            "why": why if thought is thoughts[0] else [],
        }
        for thought in thoughts
    ]


def preferred(key: str, view: str, seat: int, better: str, other: str) -> list[dict[str, Any]]:
    """Why an option is better than another, for whoever knows that it is."""
    game = edition(key)
    state, parse = codec_of(game).decode(view.encode()), game.vocabulary.parse
    return packed(explained(game, state, seat, parse(better), parse(other), seed_of_view(view), CLOSELY))


def option(codec: Codec, action: Action) -> dict[str, Any]:
    """An action in notation, and its word."""
    return {"action": action.write(), "word": codec.pack(action)}


def packed(found: list[Found]) -> list[dict[str, Any]]:
    """Themes as they cross the wire."""
    return [one.theme.plain() for one in found]


def coached(key: str, view: str, seat: int, action: str, times: int) -> dict[str, Any]:
    """The coach's word on a choice, from the view before it: the same for the same view."""
    game = edition(key)
    codec = codec_of(game)
    state = codec.decode(view.encode())
    word = spoken(game, state, seat, game.vocabulary.parse(action), seed_of_view(view), times)
    return {
        "times": times,
        "verdict": word.verdict,
        "cost": word.cost,
        "error": word.error,
        "chosen": option(codec, word.chosen),
        "best": option(codec, word.best),
        "line": [option(codec, action) for action in word.line],
        "why": packed(word.why),
        "points": word.points,
    }


def at_stake(key: str, view: str, seat: int) -> list[dict[str, Any]]:
    """What to look at before a choice."""
    game = edition(key)
    return packed(stakes(game, codec_of(game).decode(view.encode()), seat, seed_of_view(view), CLOSELY))


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


def explain(record: str, at: int, best: str, times: int) -> list[dict[str, Any]]:
    """Why one decision of a game was worse than another would have been."""
    table = _table(record)
    better, chance = table.parse(best), Chance(key_of(at + 1))
    seat = table.actors[at]
    return packed(explained(table.game, table.view(seat, at), seat, better, table.actions[at], chance, times))


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
