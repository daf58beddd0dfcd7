"""The lessons: every script is legal from start to end, and everything it says exists in every language."""

import re
from itertools import pairwise
from typing import cast

import pytest
from fluent.runtime import FluentBundle, FluentResource

from parlour.core.table import replay
from parlour.games.worlds_fair.material import Area
from parlour.games.worlds_fair.state import Fair
from parlour.lessons.finding import course, lessons
from parlour.lessons.lesson import Course, Lesson, Move
from parlour.lessons.words import words
from parlour.text.book import find
from parlour.text.catalog import LANGUAGES, LOCALE
from tests.playthrough import house

LONGEST = 560  # characters of one text: it has to fit on a card beside the board
GAMES = sorted(lessons())


def bundle(game: str, lang: str) -> FluentBundle:
    told = FluentBundle([lang], use_isolating=False)
    told.add_resource(FluentResource((LOCALE / lang / f"lesson_{game}.ftl").read_text("utf-8")))
    return told


def said(told: FluentBundle, id: str, form: str | None = None) -> str:
    message = told.get_message(id)
    pattern = message.value if form is None else message.attributes[form]
    assert pattern is not None
    text, errors = told.format_pattern(pattern, {})
    assert not errors
    return str(text)


def test_every_game_has_a_lesson() -> None:
    assert sorted(game.id for game in house()) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_script_is_legal_from_start_to_end(game: str) -> None:
    played = course(game)
    assert 10 <= played.lesson.guided <= 15
    assert played.table.turn is not None, "there is something left to play on from"
    assert all(before.at <= after.at for before, after in pairwise(played.steps))
    for step in played.steps:
        if step.asked is not None:
            state = played.table.state_at(step.at)
            assert state.agenda[-1].seat == played.lesson.seat
            assert played.table.actions[step.at].write() == step.asked


@pytest.mark.parametrize("game", GAMES)
def test_it_begins_and_ends_with_a_word(game: str) -> None:
    steps = course(game).steps
    assert steps[0].asked is None
    assert steps[-1].asked is None


@pytest.mark.parametrize("game", GAMES)
def test_every_step_cites_a_paragraph(game: str) -> None:
    for move in lessons()[game].moves:
        for lang in LANGUAGES:
            assert find(game, move.rule, lang) is not None, move.rule


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_there_and_short(game: str, lang: str) -> None:
    told, wanted = bundle(game, lang), {move.text for move in lessons()[game].moves}
    title = f"{lessons()[game].moves[0].text.rsplit('-', 1)[0]}-title"
    assert len(said(told, title)) <= 40
    assert said(told, title, "about")
    after = {f"{move.text}-after" for move in lessons()[game].moves if move.play}
    assert {*wanted, title} <= set(told._messages) <= {*wanted, *after, title}, "and no text is left over"
    for id in wanted:
        assert 0 < len(said(told, id, "title")) <= 40, id
    for id in told._messages:
        assert 0 < len(said(told, id)) <= LONGEST, id


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_say_as_much(game: str) -> None:
    english, *others = (set(bundle(game, lang)._messages) for lang in LANGUAGES)
    assert all(other == english for other in others)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_played_on_from_any_step(game: str) -> None:
    played = course(game)
    for number, step in enumerate(played.steps):
        record, at = played.record(number)
        assert at == step.at < len(record.actions)
    assert replay(played.record(len(played.steps) - 1)[0]).at == played.table.at + 1


def test_a_lesson_waits_for_the_right_seat() -> None:
    def lesson(*moves: Move) -> Lesson:
        return Lesson("worlds_fair", 503, ("Ida", "Louis"), moves)

    place = ("place agriculture",)
    with pytest.raises(ValueError, match="would be the learner's"):
        Course(lesson(Move("x", "WF 4.1", (), place)))
    with pytest.raises(ValueError, match="would not be the learner's"):
        Course(lesson(Move("x", "WF 4.1", (*place, *place))))


def test_a_forced_choice_is_not_asked() -> None:
    asked = [step.asked for step in course("kairo").steps]
    assert asked[1:3] == ["lure", "customer blue"]
    assert asked[3] == "draw", "the only entrance was taken without a question"


@pytest.mark.parametrize("game", GAMES)
def test_words_in_every_language(game: str) -> None:
    rows = words(game)
    assert len(rows) > 10
    assert all(row[lang] for row in rows for lang in LANGUAGES)
    assert not any(re.search(r"^-+$", cell) for row in rows for cell in row.values())


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_notes_on_words_are_in_the_language_asked_for(game: str, lang: str) -> None:
    told, english = words(game, lang), words(game)
    for one, other in zip(told, english, strict=True):
        note, in_english = one["note"], other["note"]
        assert {**one, "note": ""} == {**other, "note": ""}, "the books have the same words"
        assert not note or note != in_english


def test_no_words_of_an_unknown_game() -> None:
    assert words("high_card") == []


def test_what_the_lesson_of_the_fair_says_of_the_table_is_so() -> None:
    """Its sentences count supporters and points, which the start bonus cards could change.  [WF R14]"""
    table = course("worlds_fair").table
    states = [cast(Fair, table.state_at(at)) for at in range(len(table.actions) + 1)]
    acted = [action.write() for action in table.actions]
    lead = states[acted.index("place manufactures")]
    assert lead.supporters[Area.MANUFACTURES] == [2, 2]
    assert states[acted.index("play burnham") + 1].supporters[Area.MANUFACTURES] == [4, 2]
    assert states[acted.index("add fine-arts") + 1].supporters[Area.FINE_ARTS] == [2, 2]
    palmer = states[acted.index("play palmer")]
    assert palmer.supporters[Area.AGRICULTURE] == [3, 3]
    assert palmer.supporters[Area.ELECTRICITY] == [1, 3]
    scored = states[acted.index("set down electricity") + 1]
    assert [scored.coins, scored.medals] == [[8, 4], [8, 2]]
    assert scored.approved[0] == [1, 2, 0, 2, 1]
