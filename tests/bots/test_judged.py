"""A judge that weighs otherwise is another version."""

import json

import pytest

from parlour.core.game import Game
from tests.bots.judged import FILE, said
from tests.playthrough import house


@pytest.mark.parametrize("game", house(), ids=lambda game: game.id)
def test_what_judges_say_is_that_of_their_version(game: Game) -> None:
    kept, now = json.loads(FILE.read_text("utf-8"))[game.id], said(game)
    assert kept == now, (
        f"the bots of {game.id} judge otherwise: raise VERSION in the module of its judge if it is not raised already, "
        "run its ladder again (docs/bots.md), then `python -m tests.bots.judged`"
    )
