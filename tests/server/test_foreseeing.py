"""What a seat can work out: points, why not, where an action would lead; and the books."""

from typing import Any

import pytest

from parlour.core.chance import Chance
from parlour.core.engine import legal, push
from parlour.core.game import find, games
from parlour.core.table import Table, codec_of
from parlour.server.refusal import Refusal
from parlour.server.tables.foresight import foresee, standing, why_not
from parlour.text.book import told_games
from parlour.text.catalog import LANGUAGES
from tests.server.serving import ME, Served, run
from tests.server.test_tables import duel, refused


def played(game: str, seats: int, seed: int, most: int) -> Table:
    """A table some random way into a game."""
    table, chance = Table(game, seats, seed), Chance(seed + 1)
    for _ in range(most):
        options = table.legal()
        if options:
            table.play(options[chance.below(len(options))])
    return table


@pytest.mark.parametrize("game_id", ["high_card", *games()])
def test_what_is_foreseen_is_what_happens_where_it_is_sure(game_id: str) -> None:
    game, sure = find(game_id), 0
    for most in (0, 7, 20, 45):
        table = played(game_id, game.seats[0], most, most)
        if table.turn is None:
            continue
        view = table.view(table.turn)
        for option in legal(view)[:12]:
            seen = foresee(game, view, table.turn, option.write())
            after = table.state_at(table.at)
            push(after, option)
            true = codec_of(game).pack(game.view(after, table.turn))
            assert (seen.ends == "will") == (not after.agenda) or not seen.sure
            if seen.sure:
                sure += 1
                assert seen.view == true
                assert seen.shown == game.shown(game.view(after, table.turn), table.turn)
                assert seen.standing in (None, game.standing(after))
    assert sure


@pytest.mark.parametrize("game_id", ["high_card", *games()])
def test_points_are_told_where_they_can_be_known(game_id: str) -> None:
    game, told = find(game_id), 0
    for seed in range(6):
        table = played(game_id, game.seats[-1], seed, seed * 12)
        for viewer in (None, *range(table.seats)):
            points = standing(game, table.view(viewer), viewer, table.outcome)
            assert points in (None, table.standing)
            told += points is not None
    assert told


def test_the_end_is_foreseen() -> None:
    table = Table("high_card", 2, 1)
    game = table.game
    for text, ends in (("keep", "no"), ("keep", "no"), ("keep", "no"), ("keep", "will")):
        turn = table.turn
        assert turn is not None
        assert foresee(game, table.view(turn), turn, text).ends == ends
        table.play(text)


@pytest.mark.parametrize("game_id", ["high_card", *games()])
def test_no_game_ends_unforeseen(game_id: str) -> None:
    table, chance, told = Table(game_id, 2, 4), Chance(1), ""
    while table.turn is not None:
        options = table.legal()
        chosen = options[chance.below(len(options))]
        told = foresee(table.game, table.view(table.turn), table.turn, chosen.write()).ends
        table.play(chosen)
        assert told != "will" or table.turn is None
    assert told in ("may", "will")


def test_a_swap_is_foreseen_without_its_card() -> None:
    table = Table("high_card", 2, 1)
    seen = foresee(table.game, table.view(0), 0, "swap")
    assert (seen.events[0]["new"], seen.view["hand"][0], seen.sure, seen.standing) == (0, 0, False, None)
    assert foresee(table.game, table.view(0), 0, "keep").sure


def test_why_and_foresee_over_the_wire() -> None:
    async def test(served: Served) -> None:
        ann, bob, table = await duel(served)
        path = f"/tables/{table}"
        assert (await ann.ask("GET", f"{path}/why", action="swap")) == {
            "action": "swap",
            "allowed": True,
            "reason": None,
            "rule": None,
        }
        assert (await bob.ask("GET", f"{path}/why", action="swap"))["reason"] == "not-your-turn"
        await refused(ann.ask("GET", f"{path}/why", action="fold"), 422, "unknown-action")
        await refused(ann.ask("GET", f"{path}/why", action="swap", seat=1), 403, "not-your-seat")
        await refused((await served.guest("Wat")).ask("GET", f"{path}/why", action="swap"), 403, "not-your-table")
        seen = await ann.ask("GET", f"{path}/foresee", action="swap")
        assert (seen["view"]["discards"], seen["ends"]) == ([(await ann.scene(table))["view"]["hand"][0]], "no")
        await refused(bob.ask("GET", f"{path}/foresee", action="swap"), 409, "not-your-turn")
        for at, action in enumerate(["swap", "keep"]):
            await (ann, bob)[at % 2].play(table, at, action)
        told = await ann.ask("GET", f"{path}/why", action="swap")
        assert (told["allowed"], told["reason"], told["rule"]) == (False, "swapped-before", "HC 1.3")
        problem = await refused(ann.ask("GET", f"{path}/foresee", action="swap"), 422, "not-allowed")
        assert problem["rule"] == "HC 1.3"
        for at, action in enumerate(["keep", "swap"]):
            await (ann, bob)[at % 2].play(table, at + 2, action)
        assert (await ann.ask("GET", f"{path}/why", action="keep"))["reason"] == "over"
        asked: dict[str, Any] = {"action": "swap", "move": 2}
        for seat, reason in ((-1, "swapped-before"), (0, "swapped-before"), (1, "not-your-turn")):
            assert (await ann.ask("GET", f"/replays/{table}/why", seat=seat, **asked))["reason"] == reason
        assert (await ann.ask("GET", f"/replays/{table}/why", action="keep", move=4))["reason"] == "over"
        await refused(ann.ask("GET", f"/replays/{table}/why", action="keep", move=5), 404, "no-move")
        await refused(ann.ask("GET", f"/replays/{table}/why", action="fold", move=0), 422, "unknown-action")

    run(test)


def test_the_points_of_a_scene_hide_what_is_hidden() -> None:
    async def test(served: Served) -> None:
        ann = await served.guest("Ann")
        table = (await ann.make("high_card", [ME, ME]))["table"]["table"]
        assert (await ann.scene(table, seat=0))["standing"] is None
        for at in range(4):
            await ann.play(table, at, "keep")
        scores = (await ann.scene(table, seat=0))["outcome"]["scores"]
        assert (await ann.scene(table, seat=-1))["standing"] == scores
        assert (await ann.ask("GET", f"/replays/{table}/scene", move=4))["standing"] == scores
        assert (await ann.ask("GET", f"/replays/{table}/scene", move=3))["standing"] is None
        fair = (await ann.make("worlds_fair", [ME, ME]))["table"]["table"]
        scene = await ann.scene(fair)
        assert len(scene["standing"]) == 2
        assert isinstance(scene["shown"], dict)

    run(test)


def test_nothing_is_foreseen_before_the_game_begins() -> None:
    table = Table("high_card", 2, 1)
    with pytest.raises(Refusal):
        foresee(table.game, table.view(1), 1, "keep")
    assert not why_not(table.game, table.view(1), 1, "keep").allowed


def test_the_books_are_told_in_three_languages() -> None:
    async def test(served: Served) -> None:
        wat = await served.guest("Wat")
        for game in told_games():
            ids = set()
            for lang in LANGUAGES:
                answer = await wat.http.get(f"/api/books/{game}/{lang}")
                assert answer.headers["cache-control"] == "public, max-age=3600"
                book = answer.json()
                assert (book["game"], book["lang"]) == (game, lang)
                assert book["title"]
                ids.add(tuple(one["id"] for chapter in book["chapters"] for one in chapter["paragraphs"]))
            assert len(ids) == 1
        await refused(wat.ask("GET", "/books/chess/en"), 404, "no-book")
        await refused(wat.ask("GET", "/books/kairo/de"), 404, "no-language")

    run(test)
