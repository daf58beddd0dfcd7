"""The drawing of Gatsby says what the engine says, keeps what was seen, and warns before the end."""

import pytest
from rich.cells import cell_len
from rich.console import Console

from parlour.cli.boards import board_of
from parlour.cli.boards.warning import warning
from parlour.cli.table.telling import verdict
from parlour.core.chance import Chance
from parlour.core.foresight import Foreseer
from parlour.core.game import find
from parlour.core.table import Table
from parlour.core.words import Action, Outcome, Viewer
from parlour.games.gatsby.game import GAME
from parlour.games.gatsby.state import Party
from parlour.text.catalog import LANGUAGES, Catalog
from tests.games.gatsby.scenes import act, after, party

NAMES = ["Dorothy", "James"]
BOARD = board_of(find("gatsby"))
ENGLISH = Catalog("en", "gatsby")


def drawn(view: Party, viewer: Viewer = 0, width: int = 120, lang: str = "en") -> str:
    console = Console(width=width, force_terminal=False, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(BOARD.draw(view, Catalog(lang, "gatsby"), NAMES, viewer))
    return capture.get()


def seen(state: Party, viewer: Viewer = 0, width: int = 120, lang: str = "en") -> str:
    view = GAME.view(state, viewer)
    assert isinstance(view, Party)
    return drawn(view, viewer, width, lang)


def action(text: str) -> Action:
    return GAME.vocabulary.parse(text)


def previewed(state: Party, text: str) -> str:
    return BOARD.preview(GAME.view(state, state.agenda[-1].seat), action(text), ENGLISH)


def warned(state: Party, text: str) -> str:
    seat = state.agenda[-1].seat
    return warning(Foreseer(GAME, GAME.view(state, seat), seat), action(text), ENGLISH)


@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_fits_the_screen(width: int, lang: str) -> None:
    table, chance = Table("gatsby", 2, 5), Chance(5)
    while table.turn is not None:
        if table.at % 9 == 0:
            for viewer in (None, 0, 1):
                view = table.view(viewer)
                assert isinstance(view, Party)
                picture = drawn(view, viewer, width, lang)
                assert max(map(cell_len, picture.splitlines())) <= width
        options = table.legal()
        table.play(options[chance.below(len(options))])
    assert table.outcome is not None


@pytest.mark.parametrize("width", [80, 120])
def test_tokens_steps_and_the_action_token_are_on_the_board(width: int) -> None:
    picture = seen(party("a2 t1.1", "a3", height=(4, 6), stands=3), width=width)
    assert "●a2" in picture
    assert "■a3★" in picture
    assert "● ·  4" in picture
    assert "· ■  6" in picture
    assert "[◉] 3" in picture
    assert "·c3@" in picture
    assert "1 ●  ≡  !" in picture


def test_the_diamond_has_row_one_at_the_upper_right() -> None:
    lines = [line for line in seen(party()).splitlines() if "·a1" in line or "·b1" in line or "·f1" in line]
    assert len(lines) == 3
    assert lines[1].index("a2") < lines[1].index("b1")
    assert lines[2].index("a6") < lines[2].index("f1")


def test_what_I_have_looked_at_is_remembered() -> None:  # noqa: N802
    state = after(party(height=(0, 0)), "action 3", "look bottom", "and step-7", "leave")
    mine, theirs = seen(state, 0), seen(state, 1)
    assert "bottom ☼2★ the Newspaper Baron †" in mine
    assert "bottom ?? ‡" in theirs
    assert "☼2★ bottom" in mine  # the tracker of families
    assert "☼2★ ?" in theirs


def test_the_tracker_tells_owners_and_what_is_out_of_play() -> None:
    state = party(owned={"left": 1, "bottom": 0, "step-7": 0, "step-10": 0, "track-2": 0, "track-3": 0, "track-4": 0})
    state.owner[8] = state.owner[9] = -1
    picture = seen(state, 0)
    assert "☼3★ ■" in picture
    assert "☼2★ ●" in picture
    assert picture.count("out of play") == 3
    assert "3–9" in seen(state, 1)


def test_prestige_is_from_where_to_where_while_a_character_is_face_down() -> None:
    """Also of one that the turn is about to win.  [GA 5.0a, R15]"""
    known = party(tiles={"bottom": "m1"}, owned={"bottom": 1})
    line = next(line for line in seen(known, 0).splitlines() if "Prestige" in line)
    assert "0–3" in line
    assert "0–3" not in next(line for line in seen(known, 1).splitlines() if "Prestige" in line)
    winning = party("a3 f2 b5 f4", "c1")
    assert "0–3" in next(line for line in seen(winning, 0).splitlines() if "Prestige" in line)


def test_special_actions_and_a_command_are_told() -> None:
    state = after(party("", "a3", slot=(8, 3), aside=((), (4, 5))), "action 1", "put a2", "put a1")
    picture = seen(state, 0)
    assert "two tokens on one track" in picture
    assert "A Quiet Word" in picture
    assert "Grand Entrance, Grand Tour" in picture
    assert "COMMAND: Dorothy will choose" in picture


def test_a_preview_tells_the_bonus_the_step_and_the_special_action() -> None:
    state = party("a2 t1.1", "a3", slot=(4, 0), height=(1, 4))
    assert previewed(state, "action 3") == "to step 3"
    assert previewed(state, "action 1") == ""
    assert previewed(state, "special") == "a token on any empty cell of the Cabaret"
    assert previewed(after(state, "action 1"), "put b2") == "ADVANCE"
    assert previewed(after(state, "action 4"), "track 1") == "t1.2 DRAW"
    assert previewed(after(state, "action 4"), "track 4") == "t4.1"


def test_a_warning_comes_before_what_ends_the_game() -> None:
    last = party(height=(12, 9), owned={"step-3": 1, "step-7": 1, "step-10": 0})
    assert "may end the game" in warned(last, "action 1")  # by an ADVANCE on the way
    assert warned(party(), "action 1") == ""
    assert "may end the game" in warned(last, "action 3")
    assert "ends the game" in warned(after(last, "action 3"), "track 4")  # James has a character unseen
    for mine, theirs, told in ((0, 1, "wins now"), (1, 0, "loses now")):
        path = party("a1 b1 c1 d1 e1", "f2", owned={"left": mine, "bottom": theirs})
        path.where[0][3] = path.where[1][3] = 1 << 2  # both have seen it
        assert told in warned(after(path, "action 1"), "put f1")
    known = party("t4.1 t4.2", "a3", owned={"left": 0, "right": 1, "step-3": 1})
    assert "end" not in warned(after(known, "action 4"), "track 4")


def test_the_log_has_a_line_an_action_and_one_for_what_it_won() -> None:
    _, told = act(party("t5.1", "t5.2 a3"), "action 4", "track 5", "decline", "track 4")
    lines = [[type(event).__name__ for event in line] for line in BOARD.lines(told)]
    assert lines == [["ActionTaken", "Placed", "Declined", "Placed"], ["Gained", "TrackFinished"]]
    _, told = act(party("", "a3"), "action 1", "put a2", "put a1", "command 4", "track 4", "track 5")
    lines = [[type(event).__name__ for event in line] for line in BOARD.lines(told)]
    assert lines[1] == ["Commanded", "ActionTaken", "Placed", "Placed"]
    assert BOARD.lines([]) == []


def test_a_set_wins_outright_and_no_points_are_told() -> None:
    """[GA 9.1, 9.2, 9.5]"""
    for lang, wins in {"en": "Ada wins.", "fr": "Victoire : Ada.", "pl": "Zwycięstwo: Ada."}.items():
        catalog = Catalog(lang, "gatsby")
        told = [(reason, [5, 5]) for reason in ("family", "five-families", "cabaret")] + [("cabaret", [7, 5])]
        said = [verdict(Outcome([1, 2], points, [], reason), catalog, ["Ada", "Ben"]) for reason, points in told]
        assert [sentence.replace("\xa0", " ") == wins for sentence in said] == [True, True, False, True]
