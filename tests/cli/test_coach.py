"""The coach at the terminal: a word after each choice, what to look at, why a hint is one."""

import re
from typing import Any

import pytest

from parlour.bots.verdict import DEEPER, CoachsWord, spoken
from parlour.cli.table import coaching
from tests.cli.conftest import Run

FAIR = ("play", "worlds_fair", "--seats", "3", "--bot", "random", "--seat", "1", "--seed", "2")
WORDS = "|".join(
    [
        r"Well chosen: nothing better was found\.",
        r"Fine\. As good: .+",
        r"This hardly changes who wins any more, but .+",
        r"Fine: the game is nearly decided, .+",
        r"That cost about \d+% of a win \(± \d+\)\. Better: .+",
    ]
)


def test_a_word_follows_each_choice_of_mine_if_i_asked_for_it(parlour: Run) -> None:
    lines = ["1", "1", "1"]
    told = parlour(*FAIR, "--coach", lines=lines, columns=200).out
    assert len(re.findall(WORDS, told)) == 3
    assert not re.findall(WORDS, parlour(*FAIR, lines=lines, columns=200).out)


def test_the_word_is_that_of_the_longer_look(parlour: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a table of the page ends with: nothing is said after a glance that is taken back."""
    asked = list[int]()

    def listened(*about: Any) -> CoachsWord:
        asked.append(about[-1])
        return spoken(*about[:-1])

    monkeypatch.setattr(coaching, "spoken", listened)
    parlour(*FAIR, "--coach", lines=["1"])
    assert asked == [DEEPER]


def test_look_names_what_is_at_stake_and_says_the_same_again(parlour: Run) -> None:
    told = parlour(*FAIR, lines=["look", "look"], columns=200).out
    assert told.count("What to look at:") == 2
    stakes = re.findall(r"^  · (.+)$", told, re.MULTILINE)
    assert len(stakes) in (4, 6)
    assert stakes[: len(stakes) // 2] == stakes[len(stakes) // 2 :]
    assert not any(stake.startswith("Place a supporter") for stake in stakes)


def test_the_coach_is_for_one_person_against_bots(parlour: Run) -> None:
    refused = parlour("play", "worlds_fair", "--seats", "3", "--bots", "1", "--coach")
    assert refused.status == 2
    assert "--coach is for one human against bots, not for 2" in refused.err


def test_a_reason_of_a_hint_says_what_it_is_compared_with_and_when(parlour: Run) -> None:
    told = parlour(*FAIR, lines=["hint"], columns=200).out
    reasons = re.findall(r"^  · .+$", told, re.MULTILINE)
    against = re.findall(r"^Expected by your next turns, compared with: Place a supporter on .+$", told, re.MULTILINE)
    assert reasons
    assert len(against) == 1
    assert told.index(against[0]) < told.index(reasons[0])
