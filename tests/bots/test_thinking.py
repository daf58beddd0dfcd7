"""Fairness, and bots that fail."""

import logging
from collections.abc import Iterator

import msgspec
import pytest

from parlour import bots
from parlour.bots import thinking
from parlour.bots.levels import searcher
from parlour.bots.search_bot import SearchBot
from parlour.bots.thinking import KEPT, Gone, ProcessBot, Thinker, Unanswered, asked, choose, stand_ins
from parlour.core.chance import Chance
from parlour.core.codec import Codec
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game, find, games
from tests.bots.tables import WORLDS_FAIR, at_step, halfway

GAMES = [pytest.param(find(name), id=name) for name in games() if name != "high_card"]
ODD = "tests.bots.tables"


@pytest.mark.parametrize("name", ["greedy", "level1", "level3"])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_cannot_know_cannot_change_its_choice(game: Game, name: str) -> None:
    """The true hidden cards are swapped for others that its view cannot tell apart."""
    codec, hidden = Codec(game), Chance(99)
    differing = 0
    for seed, age in ((1, 2), (2, 9), (3, 17), (4, 26)):
        state = halfway(game, 2, seed, age)
        seat = turn(state)
        other = game.guess(game.view(state, seat), seat, hidden)
        differing += codec.pack(other) != codec.pack(state)
        choices = [
            bots.make(game, name, Chance(seed), 20).choose(game.view(world, seat), seat, legal(world))
            for world in (state, other)
        ]
        assert choices[0] is choices[1]
    assert differing


def test_what_crosses_the_pipe_is_the_view() -> None:
    view = WORLDS_FAIR.view(halfway(WORLDS_FAIR, 2, 1, 5), 0)
    bot = ProcessBot(WORLDS_FAIR, "level1", Chance(1))
    question = msgspec.json.decode(asked(choose, *bot.question("level1", view, 0)))
    assert set(question) == {"work", "how"}
    assert question["work"] == "parlour.bots.thinking:choose"
    game, seen, *rest = question["how"]
    assert (game, rest) == ("worlds_fair", [0, "level1", rest[2], 1, ""])
    assert msgspec.json.decode(seen) == Codec(WORLDS_FAIR).pack(view)
    assert msgspec.json.decode(seen)["key"] == 0
    assert set(msgspec.json.decode(seen)["deck"]) == {0}


@pytest.fixture(scope="module")
def abroad() -> Iterator[ProcessBot]:
    bot = ProcessBot(WORLDS_FAIR, "level3", Chance(5), divide=20)
    yield bot
    bot.close()


def test_a_bot_in_another_process_chooses_as_it_would_here(abroad: ProcessBot) -> None:
    abroad.close()
    abroad.chance = Chance(5)
    state = halfway(WORLDS_FAIR, 2, 6, 8)
    keys = Chance(5)
    here = searcher(WORLDS_FAIR, 2, 3, keys, 20)
    seat = turn(state)
    for _ in range(4):
        while turn(state) != seat or len(legal(state)) == 1:
            push(state, legal(state)[0])
        view = WORLDS_FAIR.view(state, seat)
        chosen = abroad.choose(view, seat, legal(view))
        here.chance = Chance(int(keys.draw()))
        assert chosen is here.choose(view, seat, legal(view))
        push(state, chosen)


@pytest.mark.parametrize("odd", ["crashing", "sleeping", "cheating"])
def test_a_bot_that_fails_is_replaced_for_that_move(odd: str, caplog: pytest.LogCaptureFixture) -> None:
    state = halfway(WORLDS_FAIR, 2, 6, 8)
    bot = ProcessBot(WORLDS_FAIR, f"{ODD}:{odd}", Chance(5), seconds=0.3)
    with caplog.at_level(logging.WARNING, "parlour.bots"):
        for _ in range(2):
            view = WORLDS_FAIR.view(state, turn(state))
            chosen = bot.choose(view, turn(state), legal(view))
            assert chosen in legal(state)
            push(state, chosen)
    bot.close()
    assert f"{ODD}:{odd} failed" in caplog.text


def test_the_next_lower_level_stands_in() -> None:
    assert stand_ins("level4") == ["level3", "level2", "level1"]
    assert stand_ins("level1") == []
    assert stand_ins("my.bot:make") == ["level1"]


def test_when_everybody_fails_the_game_still_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    state = halfway(WORLDS_FAIR, 2, 6, 8)
    bot = ProcessBot(WORLDS_FAIR, "level1", Chance(5), seconds=0.0)
    view = WORLDS_FAIR.view(state, turn(state))
    assert bot.choose(view, turn(state), legal(view)) in legal(view)
    bot.close()
    assert "level1 failed" in caplog.text


def test_asked_the_same_again_a_level_says_the_same(abroad: ProcessBot) -> None:
    state = halfway(WORLDS_FAIR, 2, 6, 8)
    view = WORLDS_FAIR.view(state, turn(state))
    said = set()
    for _ in range(4):
        abroad.chance = Chance(7)
        said.add(abroad.choose(view, turn(state), legal(view)).write())
    assert len(said) == 1


def test_where_no_process_can_be_started_a_bot_thinks_here(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refused(_: str) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("parlour.bots.thinking.get_context", refused)
    state = halfway(WORLDS_FAIR, 2, 6, 8)
    view = WORLDS_FAIR.view(state, turn(state))
    assert ProcessBot(WORLDS_FAIR, "level1", Chance(5)).choose(view, turn(state), legal(view)) in legal(view)
    assert "no process can be started" in caplog.text


def test_within_a_turn_a_bot_goes_on_with_its_tree_and_few_are_kept() -> None:
    """The same process is asked for several tables; each goes on with its own tree, and only with that."""
    thinking._kept.clear()
    state = at_step(WORLDS_FAIR, 2, "LiftSupporter")
    seat = turn(state)

    def ask(table: str) -> str:
        view = Codec(WORLDS_FAIR).encode(WORLDS_FAIR.view(state, seat)).decode()
        return choose("worlds_fair", view, seat, "level3", 5, 4, table)

    for number in range(KEPT + 2):
        chosen = ask(f"t{number}")
    assert len(thinking._kept) == KEPT
    trees = [bot.kept for bot in thinking._kept.values() if isinstance(bot, SearchBot)]
    assert all(tree is not None and tree.visits > 0 for tree in trees)
    push(state, WORLDS_FAIR.vocabulary.parse(chosen))
    assert turn(state) == seat
    last = next(reversed(thinking._kept.values()))
    assert isinstance(last, SearchBot)
    assert last.kept_for(WORLDS_FAIR.view(state, seat)) is trees[-1]


def test_a_thinker_says_what_went_wrong_and_lives_on() -> None:
    thinker = Thinker()
    thinker.ask(choose, "chess", "{}", 0, "level1", 1, 1, "")
    with pytest.raises(Unanswered, match="chess"):
        thinker.answer(20)
    thinker.ask(stand_ins, "level3")
    assert thinker.answer(20) == ["level2", "level1"]
    thinker.process.kill()
    thinker.process.join()
    with pytest.raises(Gone):
        ask_again(thinker)
    thinker.close()


def ask_again(thinker: Thinker) -> None:
    thinker.ask(stand_ins, "level3")
    thinker.answer(20)
