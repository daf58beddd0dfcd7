"""Options of a table at the terminal: listed, refused and told in words."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("kairo", "--option", "rounds=4"), "kairo n’a pas d’option « rounds » ; ses options : start, board, screens"),
        (
            ("kairo", "--option", "start=here"),
            "l’option start prend une de ces valeurs : given, variable, et non « here »",
        ),
        (("gatsby", "--option", "rounds=4"), "gatsby n’a pas d’options, donc pas de « rounds »"),
    ],
)
def test_a_wrong_option_is_told_in_the_language_asked_for(parlour: Run, words: tuple[str, ...], told: str) -> None:
    found = parlour("play", *words, "--lang", "fr")
    assert found.status == 2
    assert told in " ".join(found.err.split())


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Settings: Start – Given places, Money – Open"),
        ("fr", "Réglages : Départ – Places données, Argent – Visible"),
        ("pl", "Ustawienia: Początek – Wyznaczone miejsca, Pieniądze – Jawne"),
    ],
)
def test_how_a_table_is_set_is_told_by_play_replay_and_verify(
    parlour: Run, tmp_path: Path, lang: str, told: str
) -> None:
    """[KA R15]"""
    file = str(tmp_path / "open.record")
    table = ("--seats", "2", "--seed", "1", "--option", "screens=open", "--record", file)
    assert told in parlour("play", "kairo", *table, "--lang", lang, lines=["quit"]).out
    assert told in parlour("play", "--from", file, "--lang", lang, lines=["quit"]).out
    assert told in parlour("replay", file, "--lang", lang, lines=["q"]).out
    assert told in parlour("verify", file, "--lang", lang).out
    assert "Settings" not in parlour("play", "gatsby", lines=["quit"]).out


def test_the_options_of_a_game_are_listed_as_they_are_typed(parlour: Run) -> None:
    assert "start=given|variable  screens=closed|open" in parlour("games", columns=120).out
