"""A hint is found by several trees: what they found is added up, and is the same wherever they were searched."""

import asyncio
from typing import Any

from parlour.bots.looks import effort
from parlour.bots.odds import half_width
from parlour.core.table import Table, codec_of
from parlour.server.thinking import advice
from parlour.server.thinking.fair import HOUSE
from parlour.server.thinking.pool import Thinking
from parlour.server.thinking.questions import preferred, weighed


def found(action: str, visits: int, won: list[float], why: list[Any]) -> dict[str, Any]:
    """An option as a tree of a game for three found it, seat 1 choosing."""
    line = [f"after {visits}"]
    return {"action": action, "word": action, "visits": visits, "won": won, "reward": won[1], "line": line, "why": why}


def test_trees_are_added_up_by_visits() -> None:
    one = [found("a", 60, [0.1, 0.5, 0.4], ["of a"]), found("b", 40, [0.2, 0.4, 0.4], [])]
    other = [
        found("b", 70, [0.0, 0.6, 0.4], ["of b"]),
        found("a", 30, [0.4, 0.2, 0.4], []),
        found("c", 0, [0.0] * 3, []),
    ]
    best, second, last = advice.added([one, other], 1)
    assert [best["action"], second["action"], last["action"]] == ["b", "a", "c"]
    assert [best["visits"], second["visits"], last["visits"]] == [110, 90, 0]
    win = (40 * 0.4 + 70 * 0.6) / 110
    assert best["win"] == round(win, 4)
    assert best["rank"] == round(1 + 2 * (1 - win), 2)
    assert best["error"] == round(half_width(110 * win, 110), 4)
    assert (best["line"], second["line"]) == (["after 70"], ["after 60"]), "of the tree that knows it best"
    assert advice.added([one], 1)[0]["action"] == "a"


def test_only_the_best_are_told() -> None:
    many = [found(f"{at}", 40 - at, [0.2, 0.4, 0.4], []) for at in range(30)]
    assert [told["action"] for told in advice.added([many, many], 1)] == [f"{at}" for at in range(advice.TOLD)]


def test_the_same_view_gets_the_same_hint_of_all_the_glances() -> None:
    table = Table("worlds_fair", 3, 5)
    seat = table.turn
    assert seat is not None
    view = codec_of(table.game).encode(table.view(seat)).decode()

    async def test() -> list[advice.OptionsFound]:
        return [await advice.advised(Thinking(), HOUSE, "worlds_fair", view, seat) for _ in range(2)]

    first, again = asyncio.run(test())
    assert first == again
    assert sum(told["visits"] for told in first) == advice.PARTS * effort(table.game, 3, advice.HINTED / advice.PARTS)
    trees = [weighed("worlds_fair", view, seat, advice.HINTED / advice.PARTS, part) for part in range(advice.PARTS)]
    assert trees[0] != trees[1], "each has a chance of its own"
    bare = advice.added(trees, seat)
    assert first == [{**bare[0], "why": first[0]["why"]}, *bare[1:]]


class Trees(Thinking):
    """Finds what it is told, and notes what else is asked."""

    def __init__(self, *trees: advice.OptionsFound) -> None:
        self.trees = trees
        self.asked: list[Any] = []

    async def study(self, owner: Any, matter: Any, work: Any, *how: Any) -> Any:
        if work is weighed:
            return self.trees[how[-1]]
        self.asked.append((work, how))
        return ["asked"]


def test_what_speaks_for_the_best_compares_it_with_the_next() -> None:
    """It is that of a tree with the same two in front; else somebody has to look at the two again."""
    a, b, c = ([0.1, share, 0.9 - share] for share in (0.5, 0.4, 0.3))
    agree = [found("a", 60, a, ["of one"]), found("b", 40, b, []), found("c", 10, c, [])]
    apart = [found("a", 60, a, ["of another"]), found("c", 30, c, []), found("b", 20, b, [])]
    alone = [found("a", 60, a, ["of none"]), found("b", 0, b, []), found("c", 0, c, [])]

    def why(*trees: advice.OptionsFound) -> tuple[Any, list[Any]]:
        thinking = Trees(*trees)
        told = asyncio.run(advice.advised(thinking, HOUSE, "key", "view", 1))
        assert all(option["why"] == [] for option in told[1:])
        return told[0]["why"], thinking.asked

    assert why(apart, agree) == (["of one"], [])
    other = [found("c", 60, c, ["of c"]), found("a", 30, a, []), found("b", 10, b, [])]
    assert why(agree, other) == (["asked"], [(preferred, ("key", "view", 1, "a", "c"))])
    assert why(alone, alone) == ([], []), "there is nothing to compare it with"
