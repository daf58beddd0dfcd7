"""Strategies that a strong human would try (bench/strategies): what they play, what they know, and the command."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from bench.strategies import planner
from bench.strategies.__main__ import BY, Row, fingerprint, main, matches_of, play, row_of, strategies
from parlour.bots.arena.ladder import match_of, store, stored, tally
from parlour.bots.arena.matches import fixtures
from parlour.bots.arena.matches import play as play_game
from parlour.bots.bot import Bot
from parlour.bots.gains import rewards
from parlour.bots.levels import make
from parlour.bots.spread import here
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game
from parlour.core.words import Action, Seat, State
from tests.bots.tables import WORLDS_FAIR, Watched, finish, halfway
from tests.playthrough import house

GAMES = [pytest.param(game, id=game.id) for game in house()]
TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in house() for seats in game.seats]
EACH = [pytest.param(game, name, id=name.rpartition(".")[2]) for game in house() for name in strategies(game)]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """One world a choice and one way to go on: what is asked here does not depend on how well they play."""
    for bound in ("WORLDS", "WIDE", "ANSWERED", "NARROW"):
        monkeypatch.setattr(planner, bound, 1)


def kind_of(name: str) -> type[planner.Planner]:
    """The class of a strategy."""
    module, _, kind = name.partition(":")
    found: type[planner.Planner] = getattr(import_module(module), kind)
    return found


class InTurns(Bot):
    """The strategies of a game choose one after the other."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.players = [make(game, name, chance) for name in strategies(game)]
        self.asked = 0

    def choose(self, view: State, seat: Seat, options: list[Action]) -> Action:
        self.asked += len(options) > 1
        return self.players[self.asked % len(self.players)].choose(view, seat, options)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_five_strategies_and_each_says_its_plan_in_a_sentence(game: Game) -> None:
    names = strategies(game)
    assert len(names) == 5
    for name in names:
        plan = kind_of(name).__doc__ or ""
        assert plan.endswith(".")
        assert "\n" not in plan


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_they_play_legal_games_and_the_same_again(game: Game, seats: int, hasty: None) -> None:
    """Every choice is checked by the arena's own wrapper for bots from elsewhere."""

    def played() -> tuple[list[int], list[int]]:
        bots = [InTurns(game, Chance(seat + 1)) for seat in range(seats)]
        outcome = finish(game, game.setup(seats, key_of(7), game.settled({})), list(bots))
        return outcome.scores, [bot.asked for bot in bots]

    scores, asked = played()
    assert min(asked) > 5
    assert played() == (scores, asked)


@pytest.mark.parametrize(("game", "name"), EACH)
def test_what_a_strategy_cannot_know_cannot_change_its_choice(game: Game, name: str, hasty: None) -> None:
    """It guesses from the view that it was given, and chooses the same in another world that looks like it."""
    for seed, age in ((1, 3), (2, 14), (3, 25)):
        state = halfway(game, 2, seed, age)
        while len(legal(state)) == 1:
            push(state, legal(state)[0])
        seat = turn(state)
        watched = Watched(game)
        view = game.view(state, seat)
        other = game.view(game.guess(view, seat, Chance(99)), seat)
        chosen = []
        for seen in (view, other):
            player = kind_of(name)(game, Chance(seed))
            player.game = watched
            chosen.append(player.choose(seen, seat, legal(seen)))
        assert chosen[0] is chosen[1]
        assert watched.guessed_from
        assert all(packed == watched.codec.pack(view) for packed in watched.guessed_from)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_they_beat_chance(game: Game, hasty: None) -> None:
    won = games = 0.0
    for name in strategies(game):
        match = match_of(game, ["random", name], 2)
        for fixture in fixtures(match, 2):
            won += rewards(play_game(fixture)["ranks"])[(fixture["turn"] + 1) % 2]
            games += 1
    assert won >= 0.9 * games


def test_the_command_plays_stores_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str], hasty: None) -> None:
    kept, told = tmp_path / "kept.jsonl", tmp_path / "told.json"
    words = ["worlds_fair", "--levels", "level1", "--divide", "8", "--games", "2", "--jobs", "1"]
    words += ["--store", str(kept), "--json", str(told)]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert len(stored(kept)) == 10
    assert "Best against level1 with 2 seats: " in said
    rows = json.loads(told.read_text("utf-8"))
    assert [row["games"] for row in rows] == [2] * 5
    assert all(row["lost_interval"][0] <= row["lost_share"] <= row["lost_interval"][1] for row in rows)
    assert [row["strategy"] for row in rows] == [name.partition(":")[2] for name in strategies(WORLDS_FAIR)]
    assert main(words) == 0
    assert capsys.readouterr().out == said
    assert len(kept.read_bytes().splitlines()) == 10


@pytest.mark.slow
def test_in_several_processes_and_with_more_seats_the_games_are_the_same() -> None:
    matches = matches_of(WORLDS_FAIR, ["greedy"], [3], 1)[:1]
    alone, together = (play(matches, 3, None, here(jobs), lambda number, wanted: None) for jobs in (1, 2))
    assert [(row.tally.games, row.lost) for row in alone] == [(3, row.lost) for row in together]


def lines_of(strategy: str, ranks: list[int], level: str, games: int) -> list[dict[str, object]]:
    """Games of a level against a strategy that all ended alike; the first rank is the level's."""
    match = match_of(WORLDS_FAIR, [level, strategy], len(ranks))
    by = fingerprint(WORLDS_FAIR)
    return [
        {
            **fixture,
            "ranks": [ranks[(seat - fixture["turn"]) % len(ranks)] for seat in range(len(ranks))],
            "seconds": 1.0,
            BY: by,
        }
        for fixture in fixtures(match, games)
    ]


def test_a_level_above_three_that_loses_more_than_a_third_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.jsonl"
    for number, name in enumerate(strategies(WORLDS_FAIR)):
        for level in ("level3", "level4"):
            for line in lines_of(name, [1, 2] if number else [2, 1], level, 12):
                store(kept, line)
    words = ["worlds_fair", "--games", "12", "--jobs", "1", "--store", str(kept), "--levels"]
    assert main([*words, "level3"]) == 0
    assert "TOO MANY" not in capsys.readouterr().out
    assert main([*words, "level4"]) == 1
    said = capsys.readouterr().out
    assert said.count("TOO MANY") == 1
    assert "Best against level4 with 2 seats: Tickets, to which it lost 100.0%" in said
    assert "level4 to Tickets" in said


def test_few_games_are_no_certainty_and_more_seats_are_lost_in_parts() -> None:
    name = strategies(WORLDS_FAIR)[0]
    for ranks, lost in (([2, 1], 1.0), ([1, 1], 0.5), ([2, 1, 3], 0.5), ([4, 1, 2, 3], 1.0), ([1, 2, 3, 4], 0.0)):
        lines = lines_of(name, ranks, "level4", len(ranks))
        match = match_of(WORLDS_FAIR, ["level4", name], len(ranks))
        row = row_of(match, lines)
        assert row.lost == pytest.approx(lost * len(ranks))
        assert row.tally.games == len(ranks)
    assert not Row(tally(match_of(WORLDS_FAIR, ["level4", name], 2), lines_of(name, [2, 1], "level4", 2)), 1.0).failed


def test_games_of_strategies_that_were_changed_and_wrong_words_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.jsonl"
    line = {**lines_of(strategies(WORLDS_FAIR)[0], [1, 2], "level4", 2)[0], BY: "another"}
    kept.write_text(json.dumps(line) + "\n", "utf-8")
    for words, complaint in (
        (["--store", str(kept)], "changed since"),
        (["--games", "0"], "1 or more"),
        (["--levels", "level9"], "no bot 'level9'"),
        (["--levels", "tests.bots.test_brought:First"], "no bot of the house"),
        (["--seats", "5"], "not by 5"),
    ):
        assert main(["worlds_fair", "--jobs", "1", *words]) == 2
        assert complaint in capsys.readouterr().err
