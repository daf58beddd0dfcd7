"""Self-play: a game follows from its number, runs go on where they stopped, and games replay."""

from pathlib import Path
from typing import Any

import pytest

from parlour.bots.selfplay import Practice, SelfPlayer, gamma, missing, run, stored_games
from parlour.bots.spread import here
from parlour.cli import main
from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.game import find, games
from tests.bots.nets import needs_evaluator, net_file

QUICK = Practice("gatsby", 2, "", 2, 4, seed=3)


def unheard(count: int) -> None:
    """Nobody listens."""


@pytest.mark.parametrize("name", games())
def test_a_game_replays_and_its_looks_are_of_its_choices(name: str) -> None:
    game = find(name)
    seats = game.seats[-1]
    player = SelfPlayer(Practice(name, seats, "", 1, 2, cut=1))
    line = player.play(4)
    state = game.setup(seats, line["key"], line["options"])
    looks = {look[0]: look for look in line["looks"]}
    assert looks
    for ply, index in enumerate(line["actions"]):
        options = legal(state)
        if ply in looks:
            _, values, visits = looks[ply]
            assert [action for action, _ in visits] == [option.index for option in options]
            assert sum(count for _, count in visits) == 2
            assert sum(values) == pytest.approx(1, abs=0.001)
            assert turn(state) >= 0
        push(state, game.actions[index])
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.ranks == line["ranks"]


@needs_evaluator
def test_a_net_plays_itself(tmp_path: Path) -> None:
    path = tmp_path / "some.net"
    path.write_bytes(net_file(find("worlds_fair"), 3))
    practice = Practice("worlds_fair", 3, str(path), 2, 5)
    line = SelfPlayer(practice).play(0)
    assert line == SelfPlayer(practice).play(0) != SelfPlayer(practice).play(1)
    for _, _, visits in line["looks"]:  # near the end every option is tried once, however few iterations there are
        assert sum(count for _, count in visits) in (5, len(visits))


def test_the_split_makes_no_difference(tmp_path: Path) -> None:
    alone, together = tmp_path / "alone.jsonl", tmp_path / "together.jsonl"
    assert run(QUICK, 4, 1e9, alone, here(1), unheard) == 4
    assert run(QUICK, 4, 1e9, together, here(2), unheard) == 4

    def sorted_games(path: Path) -> list[dict[str, Any]]:
        return sorted(stored_games(path)[1], key=lambda line: int(line["number"]))

    assert sorted_games(alone) == sorted_games(together)


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(QUICK, 2, 1e9, path, here(1), unheard)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])  # stopped in the middle of a line
    heard: list[int] = []
    assert run(QUICK, 3, 1e9, path, here(1), heard.append) == 3
    assert heard == [1, 2, 3]
    assert sorted(line["number"] for line in stored_games(path)[1]) == [0, 1, 2]
    assert run(QUICK, 3, 0, path, here(1), unheard) == 3


def test_no_game_begins_after_the_time_is_up(tmp_path: Path) -> None:
    assert run(QUICK, 3, 0, tmp_path / "one.jsonl", here(1), unheard) == 0
    assert run(QUICK, 3, 0, tmp_path / "two.jsonl", here(2), unheard) == 0


def test_games_without_end_are_not_listed_beforehand() -> None:
    assert next(missing(1 << 62, {0, 1})) == 2


def test_games_played_otherwise_do_not_add_up(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(QUICK, 1, 1e9, path, here(1), unheard)
    with pytest.raises(ValueError, match=r"played otherwise \(full\)"):
        run(Practice("gatsby", 2, "", 2, 5, seed=3), 1, 1e9, path, here(1), unheard)


def test_noise_is_above_nothing() -> None:
    chance = Chance(1)
    drawn = [gamma(chance) for _ in range(2000)]
    assert min(drawn) > 0
    assert sum(drawn) / len(drawn) == pytest.approx(1, abs=0.15)  # the square of a normal draw


def test_at_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jsonl"
    command = ["selfplay", "gatsby", "--games", "2", "--jobs", "1", "--iterations", "2/4", "--out", str(path)]
    assert main(command) == 0
    assert "2 games in" in capsys.readouterr().out
    assert len(stored_games(path)[1]) == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seats", "3"], "played by 2, not by 3"),
        (["--games", "0"], "1 or more"),
        (["--iterations", "x"], "FAST/FULL"),
        (["--iterations", "0/4"], "FAST/FULL"),
        (["--net", "none.net"], "No such file"),
    ],
)
def test_what_cannot_be_done_is_said(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["selfplay", "gatsby", "--jobs", "1", "--out", str(tmp_path / "games.jsonl"), *words]) == 2
    assert said in capsys.readouterr().err
