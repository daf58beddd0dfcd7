"""Looking back: the parts sum exactly, and a blunder is found."""

import json
from pathlib import Path

import msgspec
import pytest

from parlour import bots
from parlour.bots.analysis import LEAST, WHOLE, JudgedDecision, LookBack, analyse, vars_of
from parlour.cli import main
from parlour.core.chance import Chance
from parlour.core.game import Game, find, games
from parlour.core.table import Table
from parlour.server.wire import readings as wire
from parlour.text.catalog import LANGUAGES
from tests.high_card import GAME as HIGH_CARD

GAMES = [pytest.param(find(name), id=name) for name in games() if name != "high_card"]


def played(game: Game, seats: int, seed: int, bot: str) -> Table:
    table = Table(game, seats, seed)
    players = [bots.make(game, bot, Chance(seat)) for seat in range(seats)]
    while (seat := table.turn) is not None:
        table.play(players[seat].choose(table.view(seat), seat, table.legal()))
    return table


@pytest.mark.parametrize("game", [*GAMES, pytest.param(HIGH_CARD, id="high_card")])
def test_start_own_others_and_luck_sum_to_the_result(game: Game) -> None:
    table = played(game, game.seats[-1], 3, "random")
    analysis = analyse(table, 2)
    outcome = table.outcome
    assert outcome is not None
    for seat, rank in enumerate(outcome.ranks):
        account = analysis.account(seat)
        assert account.start + account.own + account.others + account.luck == account.result
        assert account.result == (round(WHOLE / outcome.ranks.count(1)) if rank == 1 else 0)
    assert [moment.at for moment in analysis.moments] == sorted({moment.at for moment in analysis.moments})


def test_a_game_that_is_not_over_ends_with_its_last_chance() -> None:
    table = Table(HIGH_CARD, 2, 1)
    assert analyse(table, 4).chances == [[WHOLE // 2, WHOLE // 2]]
    table.play("keep")
    analysis = analyse(table, 20)
    account = analysis.account(0)
    assert account.start + account.own + account.others + account.luck == account.result
    assert account.luck == 0


def test_a_blunder_is_found_and_is_its_own_players() -> None:
    """Seat 0 holds the lowest card when a swap was made, and keeps it."""
    for seed in range(200):
        table = Table(HIGH_CARD, 2, seed)
        table.play("keep")
        table.play("swap")
        if table.view(0).hand[0] == 1:  # type: ignore[attr-defined]
            break
    table.play("keep")
    table.play("keep")
    analysis = analyse(table, 400)
    worst = analysis.costly(3)[0]
    assert worst.at == 2
    assert worst.seat == 0
    assert worst.best == "swap"
    assert worst.cost > WHOLE // 4
    assert analysis.account(0).own <= -worst.cost + WHOLE // 4


def test_costly_decisions_cost_more_than_the_doubt_and_a_hundredth_the_dearest_first() -> None:
    def decision(at: int, cost: int, error: float) -> JudgedDecision:
        return JudgedDecision(
            at, 0, "keep", "swap", [500_000, 500_000], [500_000 - cost, 500_000 + cost], cost, error, []
        )

    looked = [decision(1, 100_000, 0.01), decision(2, 50_000, 0.08), decision(3, 300_000, 0.01)]
    looked += [decision(4, LEAST - 1, 0.001), decision(5, LEAST, 0.001), decision(6, -20_000, 0.0)]
    assert [one.at for one in LookBack(looked, [WHOLE, 0]).costly(9)] == [3, 1, 5]
    assert [one.at for one in LookBack(looked, [WHOLE, 0]).costly(1)] == [3]


def test_a_judged_decision_is_told_by_the_names_of_its_fields() -> None:
    one = JudgedDecision(4, 1, "keep", "swap", [1, 2], [3, 4], -2, 0.5, ["swap"])
    assert one == JudgedDecision(**one.plain())
    assert list(one.plain()) == list(wire.Judged.__struct_fields__), "the page is told the same"
    assert msgspec.to_builtins(msgspec.convert(one.plain(), wire.Judged)) == one.plain()
    assert list(wire.Account.__struct_fields__) == list(vars_of(LookBack([], [WHOLE, 0]).account(0)))


def test_best_choices_cost_nothing() -> None:
    table = Table(HIGH_CARD, 2, 5)
    while (seat := table.turn) is not None:
        table.play(bots.make(HIGH_CARD, 3, Chance(seat)).choose(table.view(seat), seat, table.legal()))
    assert all(moment.cost < WHOLE // 5 for moment in analyse(table, 400).moments)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    record = tmp_path / "game.record"
    record.write_text(played(find("worlds_fair"), 2, 3, "random").record.write(), "utf-8")
    picture = tmp_path / "game.svg"
    words = ["analyse", str(record), "--iterations", "4", "--lang", lang, "--svg", str(picture)]
    assert main(words) == 0
    assert "█" in capsys.readouterr().out
    assert picture.read_text("utf-8").startswith("<svg")
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert len(told["accounts"]) == 2
    assert told["moments"][0]["at"] == 0


def test_what_is_no_record_is_a_complaint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text("{}", "utf-8")
    assert main(["analyse", str(wrong)]) == 2
    assert main(["analyse", str(wrong), "--iterations", "0"]) == 2
    assert capsys.readouterr().err.count("parlour: ") == 2
