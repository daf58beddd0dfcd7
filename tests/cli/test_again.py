"""`parlour again`: a decision of mine tried again: the same bots, what I could not see dealt anew, and how it went."""

from pathlib import Path

import pytest

from parlour.cli.commands import again as command
from parlour.cli.table import saving
from parlour.core.engine import legal
from parlour.core.record import read_file
from parlour.core.table import Table, codec_of, replay
from parlour.server.tables.means import ENOUGH, mean_of
from parlour.text.catalog import Catalog
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "data"))


def my_last(table: Table, seat: int = 0) -> int:
    """The last decision of a seat, from 1 as it is counted for people."""
    mine = (at for at in reversed(range(table.at)) if table.actors[at] == seat and len(legal(table.state_at(at))) > 1)
    return next(mine) + 1


def test_tries_are_played_against_the_same_bots_counted_and_told(parlour: Run, kept: Path) -> None:
    table = replay(read_file(kept))
    assert table.outcome is not None
    move = my_last(table)
    done = parlour("again", kept, "--at", move, lines=["1"] * 60)
    assert done.status == 0
    assert done.out.count(f"Before move {move} once more") > ENOUGH
    tries = command.tries(command.key_of_moment(read_file(kept), move - 1))
    assert len(tries) >= ENOUGH
    points, error = mean_of([one.points for one in tries])
    told = f"{len(tries)} tries: {points:.1f} points on average; {table.outcome.scores[0]} in the game as played."
    assert told in done.out
    assert error is not None
    assert f"Give or take {error:.1f} (95%)." in done.out
    assert "So few tries may be chance." in done.out, "at first"
    more = parlour("again", kept, "--at", move, "--lang", "fr", lines=["1"] * 20)
    assert f"{len(tries) + 1} essais" in more.out, "they are kept for the next time"


def test_what_i_could_not_see_is_dealt_anew_and_nothing_else(kept: Path) -> None:
    record = read_file(kept)
    table, at = replay(record), my_last(replay(record)) - 1
    pack = codec_of(table.game).pack
    forks = [replay(command.dealt_anew(record, at, 0)) for _ in range(6)]
    assert all(pack(fork.view(0)) == pack(table.view(0, at)) for fork in forks)
    early = [replay(command.dealt_anew(record, 0, 0)) for _ in range(6)]
    assert len({str(pack(fork.state_at(0))) for fork in early}) > 1


def test_nothing_before_the_moment_is_taken_back(parlour: Run, kept: Path) -> None:
    move = my_last(replay(read_file(kept)))
    done = parlour("again", kept, "--at", move, lines=["undo", "quit"])
    assert done.status == 0
    assert Catalog("en").text("nothing-to-undo") in done.out
    assert command.tries(command.key_of_moment(read_file(kept), move - 1)) == [], "whoever leaves has not tried"


def test_only_a_decision_of_mine_in_a_finished_game(parlour: Run, kept: Path, tmp_path: Path) -> None:
    table = replay(read_file(kept))
    theirs = my_last(table, 1)
    assert "not yours" in parlour("again", kept, "--at", theirs).err
    for move in (0, table.at + 1):
        assert "there is no decision" in parlour("again", kept, "--at", move).err
    forced = next((at for at in range(table.at) if len(legal(table.state_at(at))) == 1), None)
    if forced is not None:
        assert "nothing to choose" in parlour("again", kept, "--at", forced + 1).err
    half = tmp_path / "half.record"
    begun = Table("worlds_fair", 2, 5)
    begun.play(begun.legal()[0])
    saving.save(half, begun.record, ["human", "greedy"])
    refused = parlour("again", half, "--at", 1)
    assert (refused.status, "is not finished" in refused.err) == (2, True)


def test_a_record_that_does_not_say_who_played_is_mine_where_i_say(parlour: Run, kept: Path, tmp_path: Path) -> None:
    plain = tmp_path / "plain.record"
    plain.write_text(read_file(kept).write(), "utf-8")
    move = my_last(replay(read_file(kept)), 1)
    done = parlour("again", plain, "--at", move, "--bot", "greedy", lines=["1"] * 4)
    assert done.status == 0
    assert f"Before move {move} once more" in done.out


def test_a_damaged_file_of_tries_is_named_and_left_as_it_is(parlour: Run, kept: Path) -> None:
    path = command.tries_file()
    path.parent.mkdir(parents=True)
    path.write_text("{", "utf-8")
    refused = parlour("again", kept, "--at", my_last(replay(read_file(kept))), lines=["1"] * 20)
    assert (refused.status, str(path) in refused.err) == (2, True)
    assert path.read_text("utf-8") == "{"
