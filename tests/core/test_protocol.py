"""What the core asks of a game, and what it says of one that gives too little."""

from dataclasses import dataclass

import pytest

from parlour.core.chance import Chance
from parlour.core.game import Game
from parlour.core.notation import Vocabulary
from parlour.core.words import Action, Event, Reason, State, Step, Word, cited, ranked, spell
from tests import high_card


def test_notation_forgives_case_spaces_and_hyphens() -> None:
    vocabulary = Vocabulary([high_card.Keep(), high_card.Swap()])
    assert vocabulary.parse("  kEEp ") is vocabulary.actions[0]


def test_two_actions_may_not_be_written_alike() -> None:
    with pytest.raises(ValueError, match="two actions are written 'keep'"):
        Vocabulary([high_card.Keep(), high_card.Keep()])


def test_names_are_spelled_as_words() -> None:
    assert spell("TakeBack") == "take back"


@pytest.mark.parametrize(
    ("merits", "ranks"),
    [([[3], [1], [2]], [1, 3, 2]), ([[3, 1], [3, 1], [2, 9]], [1, 1, 3]), ([[1, 0], [1, 2]], [2, 1])],
)
def test_ranks_are_shared_by_equals(merits: list[list[int]], ranks: list[int]) -> None:
    assert ranked(merits) == ranks


def test_what_a_game_owes_is_not_invented() -> None:
    bare = Game("bare", "BA", 1, [2], [], [], [], [], [], {}, 1)
    state = State(2, 0)
    step: Step[State] = Step(0)
    for owed in (
        lambda: bare.setup(2, 0, {}),
        lambda: bare.view(state, None),
        lambda: bare.guess(state, None, Chance(1)),
        lambda: bare.standing(state),
        lambda: bare.outcome(state),
        lambda: bare.census(state),
        state.copy,
        state.over,
        step.asks,
        lambda: step.options(state),
        lambda: step.take(state, Action()),
        lambda: step.run(state),
    ):
        with pytest.raises(NotImplementedError):
            owed()


def test_a_step_answers_with_what_it_asks_unless_it_knows_better() -> None:
    class Patient(Step[State]):
        def asks(self) -> Reason:
            return Reason("patience", "HC 1.2")

    assert Patient(0).why(State(2, 0), high_card.KEEP).id == "patience"


def test_a_word_without_secrets_is_seen_whole() -> None:
    word = Word()
    assert word.seen_by(None) is word


@dataclass
class Dealt(Event):
    """Cards were dealt."""

    seat: int
    cards: list[int]
    left: int


def test_a_kind_of_word_knows_its_paragraph_and_what_its_numbers_name() -> None:
    assert cited({Dealt: "HC 1.1"}, ["card"]) == [Dealt]
    assert Dealt.cite == "HC 1.1"
    assert Dealt.things == {"seat": "seat", "cards": "card"}
    assert Event.cite == ""


def test_a_list_in_a_word_is_of_things_with_names() -> None:
    with pytest.raises(ValueError, match=r"Dealt\.cards is a list of nothing that has names"):
        cited({Dealt: "HC 1.1"})
