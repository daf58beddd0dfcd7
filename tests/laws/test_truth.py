"""The archive for whoever writes a game again: whole, the same bytes every time, and true."""

import json
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

import pytest

from parlour.cli import main
from parlour.core.chance import key_of
from parlour.core.codec import Codec
from parlour.core.game import Game, find, games
from parlour.laws import truth
from tests.book import ROOT

GAMES = [pytest.param(find(id), id=id) for id in games()]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("truth") / "truth.zip"
    truth.write([find(id) for id in games()], ROOT, out)
    return out


def test_the_same_sources_are_the_same_bytes(archive: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.zip"
    truth.write([find(id) for id in games()], ROOT, again)
    assert again.read_bytes() == archive.read_bytes()


def test_the_manifest_has_every_file(archive: Path) -> None:
    with ZipFile(archive) as files:
        sums = json.loads(files.read("manifest.json"))["sha256"]
        assert set(files.namelist()) == {*sums, "manifest.json"}
        assert all(sha256(files.read(name)).hexdigest() == found for name, found in sums.items())


@pytest.mark.parametrize("game", GAMES)
def test_every_version_of_a_game_is_stated(game: Game, archive: Path) -> None:
    with ZipFile(archive) as files:
        for version in game.versions:
            stated = json.loads(files.read(f"{game.id}/{version}/game.json"))
            assert (stated["id"], stated["rules"]) == (game.id, version)
            assert [action["notation"] for action in stated["actions"]] == [action.write() for action in game.actions]
            assert len(stated["material"]) > 5
            assert {step["cite"] != "" for step in stated["steps"]} == {True}
            assert set(stated["features"]) == {str(seats) for seats in game.seats}
            golden = [name for name in files.namelist() if name.startswith(f"{game.id}/{version}/golden/")]
            assert len(golden) > 5
        assert files.read(f"{game.id}/{game.versions[-1]}/game.perft").decode().count("\nperft") > 5


@pytest.mark.parametrize("game", GAMES)
def test_setups_are_read_back_and_laid_out_again(game: Game, archive: Path) -> None:
    codec = Codec(game)
    with ZipFile(archive) as files:
        lines = files.read(f"{game.id}/{game.rules}/setups.jsonl").decode().splitlines()
    assert {json.loads(line)["seats"] for line in lines} == set(game.seats)
    for line in lines:
        told = json.loads(line)
        state = game.setup(told["seats"], key_of(told["seed"]), game.settled(told["options"]))
        assert codec.pack(codec.read(told["state"])) == codec.pack(state)


BITS = (1 << 64) - 1


def drawn(key: int) -> int:
    """SplitMix64 as its books have it, in numbers without sign."""
    z = ((key ^ (key >> 30)) * 0xBF58476D1CE4E5B9) & BITS
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & BITS
    return z ^ (z >> 31)


def keys(seed: int, count: int) -> list[int]:
    """Of so many draws after a seed."""
    return [(seed + (1 + draw) * 0x9E3779B97F4A7C15) & BITS for draw in range(count)]


def bounded(u: int, n: int) -> int:
    """As the archive's README says."""
    return ((u >> 33) * n) >> 31


def shuffled(seed: int, count: int, from_the_end: bool = True) -> list[int]:
    """Likewise; or, wrongly, from the beginning."""
    order = list(range(count))
    places = range(count - 1, 0, -1) if from_the_end else range(1, count)
    for i, key in zip(places, keys(seed, count - 1), strict=True):
        j = bounded(drawn(key), i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def test_chance_follows_from_what_the_readme_says_and_from_nothing_else(archive: Path) -> None:
    """Every vector is found by its formulas, and others that one might think of are told apart from them."""
    with ZipFile(archive) as files:
        told = files.read("README.md").decode()
        vectors = json.loads(files.read(f"gatsby/{find('gatsby').rules}/chance.json"))
    assert "((u >> 33) * n) >> 31" in told
    assert "0x9E3779B97F4A7C15" in told
    assert len(vectors) > 2
    for one in vectors:
        seed, bounds = one["seed"], [bound for bound, _ in one["below"]]
        draws = [drawn(key) for key in keys(seed, len(bounds))]
        assert [u & BITS for u in one["draws"]] == draws[: len(one["draws"])]
        found = [below for _, below in one["below"]]
        assert found == [bounded(u, n) for u, n in zip(draws, bounds, strict=True)]
        assert found != [(u * n) >> 64 for u, n in zip(draws, bounds, strict=True)]
        assert found != [u % n for u, n in zip(draws, bounds, strict=True)]
        count = len(one["shuffled"])
        assert one["shuffled"] == shuffled(seed, count) != shuffled(seed, count, from_the_end=False)
        assert one["after"] & BITS == keys(seed, count - 1)[-1]


def test_the_command_and_a_project_without_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "one.zip"
    assert main(["truth", "gatsby", "--project", str(ROOT), "-o", str(out), "--lang", "en"]) == 0
    assert "one.zip is written" in capsys.readouterr().out
    assert main(["truth", "gatsby", "--project", str(tmp_path), "-o", str(tmp_path / "none.zip")]) == 2
    assert "there are no records in" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["one.zip"]
