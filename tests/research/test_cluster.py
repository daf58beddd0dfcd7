"""On a Ray cluster the same comes of the same games; a machine that is lost loses only those it was at."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ray = pytest.importorskip("ray")

from parlour.bots.arena import matches  # noqa: E402
from parlour.bots.arena.ladder import key, match_of, stored  # noqa: E402
from parlour.bots.selfplay import Practice, run, stored_games  # noqa: E402
from parlour.bots.spread import here  # noqa: E402
from parlour.bots.thinking import Unanswered  # noqa: E402
from parlour.core.game import find  # noqa: E402
from parlour.research import cluster  # noqa: E402


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[Any]:
    """A cluster on this machine: a head that plays nothing, and two nodes that do."""
    from ray.cluster_utils import Cluster

    os.environ["RAY_agent_register_timeout_ms"] = "300000"  # noqa: SIM112 - so Ray calls it; a busy machine is no broken one
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        yield made
    finally:
        ray.shutdown()
        made.shutdown()


@pytest.mark.long  # Ray gives its processes half a minute to start, which a busy machine may need
@pytest.mark.filterwarnings("ignore")
def test_a_node_that_is_killed_loses_nothing_but_its_running_games(two_nodes: Any, tmp_path: Path) -> None:
    doomed, _ = two_nodes.add_node(num_cpus=1), two_nodes.add_node(num_cpus=1)
    spread = cluster.on(two_nodes.address)
    match = match_of(find("gatsby"), ["greedy", "random"], 2)
    kept = tmp_path / "kept.jsonl"
    killed: list[int] = []

    def told(tally: Any) -> None:
        if tally.games == 3 and not killed:
            killed.append(tally.games)
            two_nodes.remove_node(doomed, allow_graceful=False)  # all its processes at once

    count = matches.run(match, 10, kept, spread, False, told)
    assert killed == [3]
    alone = matches.run(match, 10, None, here(1), False, lambda _: None)
    assert (count.games, count.wins, count.by_seat) == (alone.games, alone.wins, alone.by_seat)
    assert len({key(line) for line in stored(kept)}) == len(stored(kept)) == 10, "each game once"

    practice = Practice("gatsby", 2, "", 1, 2, seed=5)
    files = tmp_path / "there.jsonl", tmp_path / "here.jsonl"
    for path, way in zip(files, (spread, here(1)), strict=True):
        run(practice, 3, 1e9, path, way, lambda _: None)
    there, same = (sorted(stored_games(path)[1], key=lambda game: int(game["number"])) for path in files)
    assert there == same
    with pytest.raises(Unanswered, match="there is no bot"):
        list(spread(matches.play, iter([[{**match.head(), "bots": ["nobody", "random"], "seed": 0, "turn": 0}]])))
    for bot, said in (("Fails", "failed: KeyError: 'boom'"), ("Hangs", "took longer than 0.25 s for a choice")):
        fixture = {**match.head(), "bots": [f"tests.bots.test_brought:{bot}", "random"], "seed": 0, "turn": 0}
        with pytest.raises(Unanswered, match=rf"{bot} {said} \(.*test_brought\.py:\d+, in choose\)$"):
            list(spread(matches.play, iter([[fixture, 0.25]])))


def test_another_version_is_refused() -> None:
    with pytest.raises(ValueError, match=r"the work is of 0\.0"):
        cluster.done("0.0", "builtins:len", [[]])
