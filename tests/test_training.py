"""training/: games become positions that say the same, and a net learned from them plays.

What needs PyTorch runs where TORCH_PYTHON names a Python that has it, or this one does; else it is left out.
"""

import json
import os
import subprocess
import sys
from array import array
from importlib.util import find_spec
from math import log
from pathlib import Path
from typing import Any

import pytest

from parlour.bots.gains import victories
from parlour.bots.net import encoder_of, load
from parlour.bots.selfplay import Practice, run, stored_games
from parlour.bots.spread import here
from parlour.core.engine import push, turn
from parlour.core.game import find
from tests.book import ROOT
from tests.bots.nets import needs_evaluator

TORCH = os.environ.get("TORCH_PYTHON") or (sys.executable if find_spec("torch") else "")


def said(*words: str, status: int = 0) -> str:
    """What a script of training/ says."""
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stderr
    return done.stdout if status == 0 else done.stderr


def read(path: Path) -> tuple[dict[str, Any], dict[str, list[Any]]]:
    with path.open("rb") as file:
        head = json.loads(file.readline())
        arrays = {}
        for name, kind in head["types"].items():
            found = array(kind)
            found.frombytes(file.read(head["arrays"][name] * found.itemsize))
            arrays[name] = list(found)
        assert not file.read()
    return head, arrays


@pytest.mark.parametrize(("name", "seats"), [("gatsby", 2), ("worlds_fair", 3)])
def test_positions_say_what_the_games_say(name: str, seats: int, tmp_path: Path) -> None:
    games, positions = tmp_path / "games.jsonl", tmp_path / "positions.bin"
    run(Practice(name, seats, "", 1, 2, cut=1), 3, 1e9, games, here(1), lambda count: None)
    said("training/positions.py", str(games), str(positions), "--jobs", "1")
    head, arrays = read(positions)
    game, encoder = find(name), encoder_of(find(name), seats)
    assert head["shape"]["features"] == encoder.features
    at = features_at = options_at = 0
    for line in stored_games(games)[1]:
        state = game.setup(seats, line["key"], line["options"])
        looks = {look[0]: look for look in line["looks"]}
        for ply, index in enumerate(line["actions"]):
            if ply in looks:
                seat = turn(state)
                features = encoder.encode(state, seat)
                assert arrays["game"][at] == line["number"]
                assert arrays["features"][features_at : features_at + arrays["features_of"][at]] == features
                won = victories(line["ranks"])
                assert arrays["won"][at * seats : (at + 1) * seats] == [won[(seat + q) % seats] for q in range(seats)]
                expected = [looks[ply][1][(seat + q) % seats] for q in range(seats)]
                assert arrays["expected"][at * seats : (at + 1) * seats] == pytest.approx(expected)
                many = arrays["options_of"][at]
                assert sum(arrays["visits"][options_at : options_at + many]) == pytest.approx(1)
                numbers = [encoder.number(game.actions[action], seat) for action, _ in looks[ply][2]]
                assert arrays["options"][options_at : options_at + many] == numbers
                at, features_at, options_at = at + 1, features_at + len(features), options_at + many
            push(state, game.actions[index])
    assert at == head["positions"] == len(arrays["game"])
    assert features_at == len(arrays["features"])
    assert options_at == len(arrays["options"])


def test_positions_of_several_processes_are_in_the_order_of_the_games(tmp_path: Path) -> None:
    """More games than a process is given at once."""
    games = tmp_path / "games.jsonl"
    run(Practice("worlds_fair", 2, "", 1, 2, cut=1), 1, 1e9, games, here(1), lambda count: None)
    head, line = games.read_text("utf-8").splitlines()
    many = [json.dumps({**json.loads(line), "number": number}) for number in range(401)]
    games.write_text("\n".join([head, *many]) + "\n", "utf-8")
    written = []
    for jobs in ("1", "3"):
        said("training/positions.py", str(games), str(tmp_path / jobs), "--jobs", jobs)
        written.append((tmp_path / jobs).read_bytes())
    assert written[0] == written[1]
    assert read(tmp_path / "3")[1]["game"] == sorted(read(tmp_path / "3")[1]["game"])


def test_no_games_are_no_positions(tmp_path: Path) -> None:
    assert "holds no games" in said(
        "training/positions.py", str(tmp_path / "none.jsonl"), str(tmp_path / "out.bin"), status=1
    )


def test_a_match_is_played_in_every_rotation() -> None:
    words = ["gatsby", "--bots", "level1/4,level1/8", "--games", "3", "--jobs", "2"]
    told = json.loads(said("training/match.py", *words))
    assert told["games"] == 4  # whole rotations
    assert 0 <= told["share"] <= 1
    assert told["given_up"] == 0
    late = json.loads(said("training/match.py", *words, "--seconds", "0"))
    assert late["games"] == 0


def test_a_game_of_a_match_that_takes_too_long_is_given_up() -> None:
    code = "from match import match; print(match('gatsby', 2, ['level1/4'] * 2, 4, 1e9, 1, patience=-1e9)['given_up'])"
    assert said("-c", f"import sys; sys.path.insert(0, 'training'); {code}") == "4\n"


def held_out(positions: Path, path: Path) -> tuple[float, float]:
    """What a net loses on games held out, by the evaluator: on outcomes and on options."""
    head, arrays = read(positions)
    seats = head["shape"]["seats"]
    net = load(find(head["shape"]["game"]), seats, path).net
    outcome = policy = 0.0
    count = features_at = options_at = 0
    for at, number in enumerate(arrays["game"]):
        features = arrays["features"][features_at : features_at + arrays["features_of"][at]]
        span = slice(options_at, options_at + arrays["options_of"][at])
        features_at, options_at = features_at + len(features), span.stop
        if number % 20 == 0:
            won = arrays["won"][at * seats : (at + 1) * seats]
            priors = net.priors(features, arrays["options"][span])
            outcome -= sum(share * log(chance) for share, chance in zip(won, net.values(features), strict=True))
            policy -= sum(part * log(prior) for part, prior in zip(arrays["visits"][span], priors, strict=True))
            count += 1
    return outcome / count, policy / count


@needs_evaluator
@pytest.mark.slow
@pytest.mark.skipif(not TORCH, reason="no Python with PyTorch: name one in TORCH_PYTHON")
def test_a_generation_from_games_to_a_net_that_plays(tmp_path: Path) -> None:
    out = tmp_path / "run"
    words = [
        *("gatsby", "--python", TORCH, "--out", str(out), "--jobs", "1", "--games", "21", "--generations", "2"),
        *("--hand", "1/2", "--iterations", "1/3", "--gate", "2", "--gate-games", "2", "--width", "64"),
        *("--epochs", "1", "--final-epochs", "1", "--minutes", "1000", "--matches", "2:level1/20:2:1000"),
    ]
    said("training/generations.py", *words)
    load(find("gatsby"), 2, out / "best.net")
    lines = [json.loads(line) for line in (out / "log.jsonl").read_text("utf-8").splitlines()]
    assert [line["what"] for line in lines] == [
        *["games", "learned", "generation"] * 2,
        "learned",
        "final",
        "match",
        "end",
    ]
    assert [line["number"] for line in lines if line["what"] == "generation"] == [0, 1]
    learned = [line for line in lines if line["what"] == "learned"]
    assert len(learned[-1]["nets"]) == 2
    assert len(learned[1]["task"]["positions"]) == 2
    for net in learned[0]["nets"]:  # rounding to whole numbers costs next to nothing
        assert net["rounded"]["value"] == pytest.approx(net["epochs"][-1]["value"], abs=0.02)
    told = learned[0]["nets"][0]["rounded"]
    assert held_out(out / "positions-000.bin", out / "net-000.net") == pytest.approx(
        (told["outcome"], told["policy"]), abs=1e-4
    )
    said("training/curve.py", str(out / "log.jsonl"), str(tmp_path / "curve.svg"))
    assert "generation 1" in (tmp_path / "curve.svg").read_text("utf-8")


def test_chances_are_held_against_what_was_won(tmp_path: Path) -> None:
    rows = tmp_path / "rows.json"
    told = said(
        "training/calibration.py", "gatsby", "--glances", "0.1", "--games", "4", "--jobs", "1", "--out", str(rows),
        "--draw", str(tmp_path / "rows.svg"),
    )  # fmt: skip
    stored = json.loads(rows.read_text("utf-8"))
    assert stored["games"] == 2  # the other two told the sharpness
    assert stored["fitted"]
    assert 0.5 <= stored["sharpness"] <= 3
    again = tmp_path / "again.json"
    said(
        "training/calibration.py", "gatsby", "--glances", "0.1", "--games", "2", "--jobs", "1", "--out", str(again),
        "--first", "100", "--sharpness", "1.5",
    )  # fmt: skip
    given = json.loads(again.read_text("utf-8"))
    assert (given["games"], given["sharpness"], given["fitted"]) == (2, 1.5, False)
    assert stored["positions"] == sum(row["positions"] for row in stored["rows"]) > 20
    assert all(0 <= row["won"] <= 1 and row["called"] <= 1 for row in stored["rows"])
    assert told.count("called") == len(stored["rows"])
    assert (tmp_path / "rows.svg").read_text("utf-8").count("<circle") == len(stored["rows"])
