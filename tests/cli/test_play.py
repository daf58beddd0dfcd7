"""Whole games, and everything that can be typed in one."""

import io
import multiprocessing
import re
from pathlib import Path

import pytest

from parlour.cli.table.saving import save
from parlour.core.deal import drawn_first, in_turn
from parlour.core.record import read_file
from parlour.core.table import Table, replay
from parlour.text.catalog import LANGUAGES
from tests.cli.conftest import Run

FAIR = ("play", "worlds_fair")
ENDS = {"en": "wins.", "fr": "Victoire", "pl": "Zwycięstwo"}


@pytest.mark.parametrize(
    ("lang", "seats", "bot"), [("en", "4", "greedy"), ("fr", "3", "random"), ("pl", "2", "greedy")]
)
def test_a_whole_game_against_bots(parlour: Run, lang: str, seats: str, bot: str) -> None:
    told = parlour(
        *FAIR, "--seats", seats, "--bot", bot, "--lang", lang, "--seed", "3", "--record", "g.record", lines=["1"] * 120
    )
    assert told.status == 0
    assert told.err == ""
    assert ENDS[lang] in told.out
    record = read_file("g.record")
    assert record.outcome is not None
    assert replay(record).outcome == record.outcome
    for points in record.outcome.scores:
        assert str(points) in told.out[-2000:]


def test_a_master_thinks_on_every_core_and_goes_on_in_a_game_that_was_kept(parlour: Run) -> None:
    """By a file alone, too: it is a bot of the house."""
    table = (*FAIR, "--seats", "2", "--seat", "1", "--seed", "5", "--bot", "master:0.02", "--record", "m.record")
    told = parlour(*table, lines=["1"] * 3)
    assert (told.status, told.err) == (0, "")
    assert "Grandmaster 2" in told.out
    before = len(read_file("m.record").actions)
    told = parlour("play", "--from", "m.record", lines=["1"] * 2)
    assert (told.status, told.err) == (0, "")
    assert "Grandmaster 2" in told.out
    assert len(read_file("m.record").actions) > before


@pytest.mark.slow
def test_the_same_seed_and_lines_give_the_same_text(parlour: Run) -> None:
    games = [parlour(*FAIR, "--seed", "9", "--record", "r", lines=["2"] * 60).out for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80, 100, 140])
@pytest.mark.parametrize("seats", ["2", "4"])
def test_no_line_is_wider_than_the_terminal(parlour: Run, lang: str, columns: int, seats: str) -> None:
    told = parlour(*FAIR, "--seats", seats, "--seed", "4", "--lang", lang, lines=["3"] * 2, columns=columns)
    assert max(len(line) for line in told.out.splitlines()) <= columns
    if columns >= 80:
        assert "…" not in told.out


def test_an_option_is_chosen_by_number_or_by_its_words(parlour: Run) -> None:
    for line in ("3", "place electricity", "Place  ELECTRICITY", "  3 "):
        told = parlour(*FAIR, "--seats", "2", "--seat", "1", "--seed", "1", lines=[line, "save x.record"])
        assert "Player 1 places a supporter on Electricity." in told.out
        assert read_file("x.record").actions[0] == "place electricity"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "Type a number from 1 to 5"),
        ("6", "There is no option 6; they go from 1 to 5."),
        ("0", "There is no option 0"),
        ("99999999999999999999", "There is no option 99999999999999999999"),
        ("²", "neither an option nor a command"),
        ("place elektricity", "Near it: place electricity"),
        ("hlep", "Near it: help"),
        ("xyzzy", "“xyzzy” is neither an option nor a command; help"),
        (
            "add fine-arts",
            "Not now: add fine-arts. The turn begins with step 1: place a supporter on an area. [WF 4.1]",
        ),
        ("take back fine arts", "Supporters are taken back only when the reserve is empty. [WF R2]"),
        ("why", "Say which action"),
        ("why 2", "place fine-arts is allowed now."),
        ("why 9", "There is no option 9"),
        ("rules no such thing", "the rules have nothing on “no such thing”"),
        ("undo", "You have made no choice yet."),
        ("[bold]hm[/bold]", "“[bold]hm[/bold]” is neither"),
    ],
)
def test_a_wrong_line_says_what_is_wrong_and_the_game_goes_on(parlour: Run, line: str, said: str) -> None:
    told = parlour(*FAIR, "--seat", "1", "--seed", "1", lines=[line, "1", "save x.record"], columns=160)
    assert said in told.out
    assert read_file("x.record").actions[0] == "place agriculture"


def test_why_tells_the_reason_and_the_rule_in_the_language(parlour: Run) -> None:
    told = parlour(*FAIR, "--lang", "fr", "--seat", "1", lines=["why play burnham"], columns=200)
    assert "Le tour commence par la 1re Étape" in told.out
    assert "WF 4.1   ◆ 1re Étape : placez un de vos Représentants sur n'importe quel Palais" in told.out


def test_rules_shows_chapters_paragraphs_and_words(parlour: Run) -> None:
    lines = ["rules", "rules 7", "rules 4.1b", "rules wf r2", "rules medal worth 2"]
    told = parlour(*FAIR, "--seat", "1", lines=lines, columns=200).out
    assert re.search(r"WF 7 +End\n", told)
    assert "◆ A coin scores the number on it." in told
    assert "WF 4.1b  ◆ When step 1 or step 2 calls" in told
    assert "WF R2    ◆ Step 1 " in told
    assert "WF 6.2d  ◆ Second, alone" in told


def test_a_hint_names_an_option_and_the_chance_to_win(parlour: Run) -> None:
    told = parlour(*FAIR, "--seat", "1", "--seed", "2", lines=["hint", "hint"]).out
    hints = re.findall(r"A good player would choose: Place a supporter on [\w ]+\. \(place [\w-]+\)", told)
    assert len(hints) == 2
    assert hints[0] == hints[1]
    assert "Chance to win: " in told


def test_the_log_leaves_out_what_the_board_shows_and_log_does_not(parlour: Run) -> None:
    told = parlour(*FAIR, "--seats", "2", "--seat", "1", "--seed", "2", lines=["1"]).out
    assert "Player 1 places a supporter on Agriculture." in told
    assert "New at" not in told
    assert "New at Agriculture:" in parlour(*FAIR, "--seats", "2", "--seat", "1", "--seed", "2", lines=["1", "log"]).out


def test_board_shows_the_table_again_and_help_the_commands(parlour: Run) -> None:
    told = parlour(*FAIR, "--seat", "1", lines=["board", "help"]).out
    assert told.count("Step 1: place a supporter on an area.") == 2
    assert "undo          back to my previous choice" in told


def test_undo_goes_back_to_my_own_choice_with_the_replies(parlour: Run) -> None:
    table = ("--seats", "3", "--seat", "2", "--seed", "6")
    told = parlour(*FAIR, *table, lines=["1", "undo", "save a.record", "1", "save b.record"])
    assert re.search(r"Taken back: your move, \d+ moves of bots and \d+ pieces seen since\.", told.out)
    assert "what was seen stays seen" in told.out  # new cards were dealt
    parlour(*FAIR, *table, lines=["save start.record", "1", "save once.record"])
    assert read_file("a.record").actions == read_file("start.record").actions
    assert read_file("b.record").actions == read_file("once.record").actions  # bots answer the same


def test_redo_plays_again_what_was_taken_back_unless_something_else_was_played(parlour: Run) -> None:
    table = (*FAIR, "--seats", "3", "--seat", "1", "--seed", "6")
    lines = ["redo", "1", "1", "save was.record", "undo", "undo", "redo", "redo", "save is.record", "redo"]
    told = parlour(*table, lines=[*lines, "undo", "2", "redo"])
    assert read_file("was.record").actions == read_file("is.record").actions
    assert told.out.count("Nothing was taken back that could be played again.") == 3


def test_a_whole_deed_is_one_undo(parlour: Run) -> None:
    """[KA 4.1]"""
    table = ("play", "kairo", "--seats", "2", "--seat", "1", "--seed", "3", "--bot", "random")
    lines = ["lure", "customer purple", "1", "draw", "take barker", "undo", "save middle.record", "undo", "undo"]
    parlour(*table, lines=[*lines, "save start.record"])
    assert read_file("middle.record").actions[-1] == "draw", "it was not whole: one choice"
    assert read_file("start.record").actions == []


@pytest.mark.slow
def test_a_level_thinks_in_a_process_of_its_own_and_answers_the_same(parlour: Run) -> None:
    table = (*FAIR, "--seats", "2", "--seat", "1", "--seed", "6", "--bot", "level1", "--record")
    told = parlour(*table, "once.record", lines=["1"] * 60)
    assert (told.status, told.err) == (0, "")
    assert multiprocessing.active_children() == []
    parlour(*table, "again.record", lines=["1", "1", "1", "undo", *["1"] * 60])
    assert read_file("once.record").actions == read_file("again.record").actions
    assert read_file("once.record").outcome is not None


def test_a_bot_from_elsewhere_plays_as_one_of_the_house(parlour: Run) -> None:
    table = (*FAIR, "--seats", "2", "--seat", "1", "--seed", "6", "--bot", "tests.bots.makers:first")
    told = parlour(*table, "--record", "a.record", lines=["1"] * 6)
    assert told.status == 0
    assert "tests.bots.makers:first" in Path("a.record").read_text("utf-8")
    assert read_file("a.record").actions[1].startswith("place agriculture"), "the first option, as it always takes"
    again = parlour("play", "--from", "a.record", "--bot", "tests.bots.makers:first", lines=["1"] * 3)
    assert again.status == 0
    assert len(read_file("a.record").actions) > 12
    parlour("play", "--from", "a.record", lines=["1"])
    assert "makers" not in Path("a.record").read_text("utf-8"), "a file alone has no code of others run"


def test_undo_of_something_that_showed_nothing_does_not_say_so(parlour: Run) -> None:
    table = Table("worlds_fair", 2, 8)
    while "play palmer" not in [action.write() for action in table.legal()]:
        table.play(table.legal()[0])
    players = ["human" if seat == table.turn else "random" for seat in range(2)]
    save(Path("palmer.record"), table.record, players)
    told = parlour("play", "--from", "palmer.record", lines=["play palmer", "undo"])
    assert "Taken back: your move. redo plays it again." in told.out
    assert "what was seen" not in told.out


@pytest.mark.parametrize("seed", range(6))
def test_who_begins_is_drawn_from_the_seed_and_the_others_follow_clockwise(parlour: Run, seed: int) -> None:
    """[WF 3.9, R12]"""
    people = ["Ada", "Ben", "Cyd"]
    named = [word for name in people for word in ("--name", name)]
    table = (*FAIR, "--seats", "3", "--bots", "0", "--seed", str(seed), *named, "--record", "a.record")
    told = parlour(*table, lines=["1"])
    first = drawn_first(seed, 3)
    record = read_file("a.record")
    assert record.names == in_turn(people, first)
    assert record.drawn == first
    assert f"{people[first]} is drawn by lot to begin." in told.out
    told = parlour("play", "--from", "a.record", lines=["1", "quit"])
    assert "drawn" not in told.out
    assert read_file("a.record").drawn == first
    place = f"the first player, at place {first + 1}, was drawn from the seed"
    assert place in parlour("verify", "a.record").out
    text = Path("a.record").read_text("utf-8").replace(f'"drawn":{first}', f'"drawn":{(first + 1) % 3}')
    Path("b.record").write_text(text, "utf-8")
    told = parlour("verify", "b.record")
    assert (told.status, f"not the one drawn: the seed draws place {first}" in told.out) == (1, True)


def test_seats_as_they_sit_and_a_seat_asked_for_are_not_drawn(parlour: Run) -> None:
    for seed in "0123":
        told = parlour(*FAIR, "--seats", "3", "--seats-as-they-sit", "--seed", seed, "--record", f"{seed}.record")
        assert "You are ●" in told.out
        told = parlour(*FAIR, "--seats", "3", "--seat", "3", "--seed", seed, "--record", f"{seed}s.record")
        assert "You are ▲" in told.out
        assert read_file(f"{seed}.record").drawn is read_file(f"{seed}s.record").drawn is None


def test_the_seat_is_drawn_from_the_seed_or_asked_for(parlour: Run) -> None:
    drawn = set()
    for seed in range(8):
        told = parlour(*FAIR, "--seed", str(seed)).out
        found = re.search(r"You are (\S) Player (\d)", told)
        assert found
        drawn.add(found[2])
        assert f"You are {found[1]} Player {found[2]}" in parlour(*FAIR, "--seed", str(seed)).out
    assert len(drawn) > 1
    assert "You are ▲ Ada" in parlour(*FAIR, "--seat", "3", "--name", "Ada").out


def test_people_at_one_keyboard_take_turns_without_a_curtain_where_nothing_is_hidden(parlour: Run) -> None:
    names = ("--seats-as-they-sit", "--name", "Ada", "--name", "Ben")
    told = parlour(*FAIR, "--seats", "2", "--bots", "0", *names, lines=["1", "2", "1"])
    assert "● Ada  Step 1" in told.out
    assert "■ Ben  Step 1" in told.out
    assert "Pass the device" not in told.out


def test_undo_at_one_keyboard_is_for_the_one_who_asks(parlour: Run) -> None:
    told = parlour(*FAIR, "--seats", "2", "--bots", "0", lines=["1", "2", "undo", "save x.record"])
    assert re.search(r"Taken back: your move, Player 2’s move and \d+ pieces seen since\.", told.out)
    assert read_file("x.record").actions == []


def test_names_cannot_disturb_the_terminal(parlour: Run) -> None:
    told = parlour(*FAIR, "--seat", "1", "--name", "A\x1b[2Jd\na [red]" + "x" * 50)
    assert "A [2Jd a [red]" in told.out


class Interrupted(io.StringIO):
    """Somebody presses Ctrl-C."""

    def readline(self, *_: object) -> str:  # type: ignore[override]
        raise KeyboardInterrupt


def test_ctrl_c_keeps_the_game_and_says_how_to_go_on(parlour: Run) -> None:
    told = parlour(*FAIR, "--seed", "11", stdin=Interrupted())
    assert told.status == 130
    assert "The game is kept in worlds_fair-11.record." in told.out
    assert "parlour play --from worlds_fair-11.record" in told.out


@pytest.mark.parametrize("lines", [["1"], ["1", "quit"]])
def test_the_end_of_input_and_quit_keep_the_game(parlour: Run, lines: list[str]) -> None:
    told = parlour(*FAIR, "--seed", "11", "--seat", "1", lines=lines)
    assert told.status == 0
    assert "parlour play --from worlds_fair-11.record" in told.out
    assert read_file("worlds_fair-11.record").actions[0] == "place agriculture"


@pytest.mark.slow
def test_a_kept_game_goes_on_as_if_it_had_not_stopped(parlour: Run) -> None:
    table = (*FAIR, "--seats", "3", "--seed", "12", "--name", "Zoë")
    parlour(*table, "--record", "whole.record", lines=["1"] * 60)
    parlour(*table, "--record", "half.record", lines=["1"] * 5)
    assert read_file("half.record").outcome is None
    told = parlour("play", "--from", "half.record", "--lang", "pl", lines=["1"] * 60)
    assert "Zoë" in told.out
    assert Path("half.record").read_text("utf-8") == Path("whole.record").read_text("utf-8")


def test_a_record_that_does_not_say_who_plays_can_be_continued(parlour: Run) -> None:
    parlour(*FAIR, "--seats", "2", "--seat", "1", "--seed", "1", "--record", "a.record", lines=["1"])
    plain = [line for line in Path("a.record").read_text("utf-8").splitlines() if not line.startswith("#")]
    Path("b.record").write_text("\n".join(plain) + "\n", "utf-8")
    assert parlour("play", "--from", "b.record", lines=["1"]).status == 0
    assert len(read_file("b.record").actions) > len(plain) - 1


def test_a_kept_game_can_be_continued_from_another_seat(parlour: Run) -> None:
    parlour(*FAIR, "--seats", "2", "--seat", "1", "--seed", "1", "--record", "a.record", lines=["1"])
    assert "You are ■" in parlour("play", "--from", "a.record", "--seat", "2").out
    told = parlour("play", "--from", "a.record", "--seat", "3")
    assert (told.status, "there is no seat 3" in told.err) == (2, True)


def test_a_file_that_names_no_human_still_has_one(parlour: Run) -> None:
    parlour(*FAIR, "--seats", "2", "--seat", "1", "--seed", "1", "--record", "a.record", lines=["1"])
    kept = Path("a.record").read_text("utf-8")
    for players in ("greedy greedy", "human", "human genius", "human human human"):
        Path("a.record").write_text(kept.replace("human greedy", players), "utf-8")
        assert "You are ●" in parlour("play", "--from", "a.record").out


def test_a_finished_game_is_shown_and_not_played_on(parlour: Run, kept: Path) -> None:
    before = kept.read_text("utf-8")
    told = parlour("play", "--from", str(kept))
    assert told.status == 0
    assert "wins." in told.out
    assert kept.read_text("utf-8") == before


def test_save_leaves_other_files_and_later_choices_alone(parlour: Run) -> None:
    Path("notes.txt").write_text("mine", "utf-8")
    lines = ["save notes.txt", "1", "save here.record", "save no/such/folder.record", "1"]
    told = parlour(*FAIR, "--seats", "2", "--seed", "1", lines=lines)
    assert Path("notes.txt").read_text("utf-8") == "mine"
    assert "notes.txt exists and is no record" in told.out
    assert "cannot be kept in no/such/folder.record: No such file or directory." in told.out
    kept = read_file("here.record").actions
    later = read_file("worlds_fair-1.record").actions
    assert kept == later[: len(kept)]
    assert len(later) > len(kept)


def test_a_second_game_of_the_same_seed_gets_its_own_file(parlour: Run) -> None:
    for name in ("worlds_fair-1.record", "worlds_fair-1-2.record", "worlds_fair-1-3.record"):
        assert f"kept in {name}." in parlour(*FAIR, "--seed", "1").out


def test_nothing_more_is_written_when_it_was_just_saved(parlour: Run) -> None:
    told = parlour(*FAIR, "--seed", "1", lines=["save mine.record", "quit"])
    assert [path.name for path in Path().iterdir()] == ["mine.record"]
    assert told.out.count("kept in mine.record") == 2


def test_another_choice_after_undo_is_kept_anew(parlour: Run) -> None:
    table = (*FAIR, "--seats", "2", "--seat", "1", "--seed", "1", "--bot", "random")
    parlour(*table, lines=["1", "save mine.record", "undo", "2", "quit"])
    assert read_file("mine.record").actions[0] == "place agriculture"
    assert read_file("worlds_fair-1.record").actions[0] == "place fine-arts"
