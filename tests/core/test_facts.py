"""Facts: typed, cited, worked out once for a view, and from the view alone."""

import types
from dataclasses import dataclass
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

from parlour.core.facts import Fact, Facts, fact, facts_of, plain, sent
from parlour.core.game import Game
from parlour.core.record import read_file
from parlour.core.table import replay
from parlour.core.words import Viewer
from tests.book import cited_in, cites
from tests.high_card import GAME as HIGH_CARD
from tests.high_card import Hands
from tests.playthrough import house, plays

HOUSE = [pytest.param(game, id=game.id) for game in house()]
PLAIN = isinstance(fact, types.FunctionType)  # what is compiled is a built-in function


@dataclass
class Card:
    number: int
    rule: str | None = None


class HandFacts(Facts[Hands]):
    """Facts of the example."""

    asked = 0

    @sent("HC 1.1")
    def cards(self) -> list[Card]:
        """My card, and how often somebody asked."""
        self.asked += 1
        return [Card(self.view.hand[seat], "HC 1.1" if seat == self.viewer else None) for seat in range(2)]

    @fact("HC 1.2")
    def swapped(self, seat: int) -> bool:
        """Whether a seat has swapped."""
        self.asked += 1
        return bool(self.view.swapped[seat])


def facts_about(viewer: Viewer = 0) -> HandFacts:
    hands = HIGH_CARD.setup(2, 5, {})
    view = HIGH_CARD.view(hands, viewer)
    assert isinstance(view, Hands)
    return HandFacts(view, viewer)


def kind_of(game: Game) -> type:
    """The class of a game's facts, without a table."""
    return game.facts_kind


def test_a_fact_is_worked_out_when_first_asked_and_kept() -> None:
    facts = facts_about()
    assert facts.asked == 0
    assert facts.cards() is facts.cards()
    assert facts.asked == 1
    assert [facts.swapped(0), facts.swapped(1), facts.swapped(0)] == [False, False, False]
    assert facts.asked == 3


def test_a_fact_says_its_name_its_paragraph_and_its_types() -> None:
    cards, swapped = facts_of(HandFacts)
    assert (cards.name, cards.cite, cards.sent) == ("cards", "HC 1.1", True)
    assert (swapped.name, swapped.cite, swapped.sent) == ("swapped", "HC 1.2", False)
    assert swapped.types() == {"seat": int, "return": bool}
    assert cards.types() == {"return": list[Card]}


def test_what_is_sent_is_plain_and_leaves_out_what_has_no_value() -> None:
    mine, theirs = facts_about().all_sent()["cards"]
    assert set(mine) == {"number", "rule"}
    assert theirs == {"number": 0}
    assert plain({"a": (1, [2])}) == {"a": [1, [2]]}


def test_a_game_without_facts_sends_nothing() -> None:
    state = HIGH_CARD.setup(2, 5, {})
    assert HIGH_CARD.shown(HIGH_CARD.view(state, 0), 0) == {}
    assert facts_of(Facts) == []


@pytest.mark.parametrize("game", HOUSE)
def test_every_fact_cites_paragraphs_that_there_are(game: Game) -> None:
    found = facts_of(kind_of(game))
    assert len({one.name for one in found}) == len(found) >= 10
    for one in found:
        named = cited_in(f"[{one.cite}]", game.prefix)
        assert named, f"{one.name} cites nothing"
        assert len(named) == len(one.cite.split(",")), f"{one.name}: {one.cite}"
        assert named <= cites(game), f"{one.name}: {named - cites(game)}"


@pytest.mark.skipif(not PLAIN, reason="compiled functions keep no types")
@pytest.mark.parametrize("game", HOUSE)
def test_every_fact_is_typed_and_what_is_sent_is_asked_with_nothing(game: Game) -> None:
    for one in facts_of(kind_of(game)):
        kinds = one.types()
        assert not one.sent or set(kinds) == {"return"}, one.name
        assert all(well_typed(kind) for kind in kinds.values()), f"{one.name}: {kinds}"


@pytest.mark.skipif(not PLAIN, reason="compiled functions keep no types")
@pytest.mark.parametrize("game", HOUSE)
def test_facts_are_of_the_types_they_say_in_whole_games(game: Game) -> None:
    for path in plays(game):
        table = replay(read_file(path.with_suffix(".record")))
        for at in range(0, table.at + 1, 7):
            for viewer in (None, table.actors[at - 1]):
                facts = game.facts(game.view(table.state_at(at), viewer), viewer)
                for one in facts_of(type(facts)):
                    if one.sent:
                        value = getattr(facts, one.name)()
                        assert is_of(value, one.types()["return"]), f"{one.name}: {value!r}"


def well_typed(kind: Any) -> bool:
    """Whether a type says all of what it holds: no Any, no bare list or dict."""
    if kind is Any or kind in (list, dict, tuple, object):
        return False
    return all(well_typed(part) for part in get_args(kind)) and all(well_typed(part) for part in members(kind).values())


def members(kind: Any) -> dict[str, Any]:
    """The fields of a record or of a named tuple."""
    is_record = hasattr(kind, "__dataclass_fields__") or hasattr(kind, "_fields")
    return get_type_hints(kind) if isinstance(kind, type) and is_record else {}


def is_of(value: Any, kind: Any) -> bool:
    """Whether a value is of a type, all the way down."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return any(is_of(value, part) for part in parts)
    if origin is list:
        return isinstance(value, list) and all(is_of(item, parts[0]) for item in value)
    if origin is dict:
        return isinstance(value, dict) and all(is_of(k, parts[0]) and is_of(v, parts[1]) for k, v in value.items())
    if kind is int and isinstance(value, bool):
        return False
    return isinstance(value, kind) and all(is_of(getattr(value, name), of) for name, of in members(kind).items())


def test_asked_of_the_class_a_fact_is_itself() -> None:
    assert isinstance(vars(HandFacts)["cards"], Fact)
    assert HandFacts.cards is vars(HandFacts)["cards"]
