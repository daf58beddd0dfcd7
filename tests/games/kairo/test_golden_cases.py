"""The golden games together show every card kind, payment, medal case and trigger."""

from functools import cache

import pytest

from parlour.core.record import read_file
from parlour.core.table import replay
from parlour.games.kairo.actions import Coin, Give, Three
from parlour.games.kairo.events import (
    CardsPlayed,
    Earned,
    Extended,
    FinalPhaseBegan,
    GoldWon,
    Lured,
    Paid,
    RanOut,
    SilverWon,
    Stopped,
)
from parlour.games.kairo.game import GAME
from parlour.games.kairo.material import Trigger
from tests.playthrough import records

pytestmark = pytest.mark.slow  # every record is replayed


@cache
def cases() -> frozenset[str]:
    """What the records show."""
    found: set[str] = set()
    for path in records(GAME):
        table = replay(read_file(path))
        for at, action in enumerate(table.actions):
            told = table._told[at]
            if isinstance(action, (Coin, Three, Give)):
                found.add(type(action).__name__)
            paid = [event for event in told if isinstance(event, Paid)]
            if any(isinstance(event, Extended) for event in told) and paid:
                found.add("own colour alone" if len(paid) == 1 else "a mix without a choice")
            for event in told:
                if isinstance(event, CardsPlayed):
                    found |= {f"card {card}" for card in event.cards}
                    found.add(f"{len(event.cards)} cards")
                if isinstance(event, FinalPhaseBegan):
                    found.add(event.trigger.name)
                if isinstance(event, Lured):
                    found.add(f"{min(event.barkers, 2)} barkers")
                if isinstance(event, Earned):
                    found.add("poor bank" if event.coins == 0 else "income")
                if isinstance(event, (RanOut, Stopped)):
                    found.add(type(event).__name__)
            kinds = [type(event) for event in told]
            if "SizeScored" in [kind.__name__ for kind in kinds]:
                won = [kind for kind in kinds if kind in (GoldWon, SilverWon)]
                found.add("medals " + "+".join(kind.__name__ for kind in won))
    return frozenset(found)


def test_every_card_kind_is_played() -> None:
    assert {f"card {kind}" for kind in range(1, 16)} <= cases()
    assert {"1 cards", "3 cards", "Three", "Coin"} <= cases()


def test_every_way_to_pay_is_shown() -> None:
    assert {"Give", "own colour alone", "a mix without a choice"} <= cases()


def test_every_medal_case_is_shown() -> None:
    """Both, silver alone, none; gold never alone, for whoever is alone the largest has silver as well."""
    assert {"medals GoldWon+SilverWon", "medals SilverWon", "medals "} <= cases()


def test_every_trigger_and_every_way_out_is_shown() -> None:
    assert {trigger.name for trigger in Trigger if trigger} <= cases()
    assert {"RanOut", "Stopped", "0 barkers", "1 barkers", "2 barkers", "income"} <= cases()
