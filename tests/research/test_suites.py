"""PettingZoo's, Gymnasium's and OpenSpiel's own tests of our games."""

import pytest

from parlour.core.game import Game
from tests.random_games import TABLES
from tests.research.suites import DICT, MASK, SUITES


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("suite", SUITES)
@pytest.mark.filterwarnings(f"ignore:{DICT}:UserWarning")
@pytest.mark.filterwarnings(f"ignore:{MASK}:UserWarning")
def test_the_suites_of_others(suite: str, game: Game, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    SUITES[suite](game, seats)
    if "render" in suite:
        assert capsys.readouterr().out.strip()
