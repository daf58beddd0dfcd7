"""Editions: a game by a version of its rules and with the values of a box, found by its key in any process."""

import json
from hashlib import sha256
from typing import Any, cast

import pytest

from parlour.bots.levels import make
from parlour.bots.thinking import ProcessBot, choose
from parlour.core.box import BoxError, name_of, read_box
from parlour.core.chance import Chance
from parlour.core.codec import Codec
from parlour.core.game import MOST_EDITIONS, UnknownRules, boxed, edition, find
from parlour.core.record import RecordError, read, read_file
from parlour.core.table import Table, codec_of, replay
from parlour.games.worlds_fair.state import Fair
from tests.boxes import BOXES
from tests.playthrough import editions, folder, records

FAIR = find("worlds_fair")


def test_the_newest_rules_are_played_unless_others_are_named() -> None:
    assert Table("worlds_fair").game is FAIR
    assert Table("worlds_fair", rules=FAIR.rules).game is FAIR
    first = Table("worlds_fair", rules=1)
    assert first.game.rules == first.record.rules == 1
    assert first.game.edition() is FAIR


def test_rules_of_a_newer_parlour_are_refused_by_name() -> None:
    with pytest.raises(
        UnknownRules, match=r"worlds_fair by version 99 of its rules is not known here; known: 1 and 2 and 3"
    ):
        Table("worlds_fair", rules=99)
    record = read(Table("worlds_fair", 2, 7).record.write())
    record.rules = 99
    with pytest.raises(RecordError, match=r"line 1: worlds_fair by version 99"):
        replay(record)


def test_a_key_finds_the_same_edition_and_the_same_values_give_the_same_key() -> None:
    for game in [*editions(), FAIR.edition(box=BOXES["worlds_fair"]), FAIR.edition(1, BOXES["worlds_fair"])]:
        assert edition(game.key) is game
    assert FAIR.key == "worlds_fair"
    assert FAIR.edition(box={"start_bonus": {"first": ["electricity"]}}) is FAIR
    turned = dict(reversed(BOXES["worlds_fair"].items()))
    assert FAIR.edition(box=turned).key == FAIR.edition(box=BOXES["worlds_fair"]).key


def test_a_box_is_named_by_what_differs() -> None:
    changed = FAIR.edition(box={"card_limit": {"agriculture": 4, "fine-arts": 3}})
    assert changed.changed == {"card_limit": {"agriculture": 4}}
    assert changed.box == name_of({"card_limit": {"agriculture": 4}})
    assert len(changed.box) == 12
    assert FAIR.box == name_of({}) == ""


def test_few_editions_are_kept_at_hand_and_those_made_again_are_equal() -> None:
    box = {"card_limit": {"agriculture": 4}}
    table = Table("worlds_fair", 2, 7, box=box)
    copies = [
        {"burnham": 5 - more, "davis": 4 + more - less, "palmer": 4 + less} for more in (1, 2) for less in (0, 1, 2)
    ]
    cards = [[name] for name in ("agriculture", "fine-arts", "electricity", "manufactures", "transportation")]
    made = [
        FAIR.edition(rules, {"figures": f, "start_bonus": {"first": c}})
        for rules in (1, 2)
        for f in copies
        for c in cards
    ]
    made += [FAIR.edition(1, {"start_bonus": {"first": a, "second": b}}) for a in cards for b in cards]
    assert len({game.key for game in made}) > MOST_EDITIONS
    assert FAIR.edition(box=box) is not table.game
    again = Table("worlds_fair", 2, 7, box=box)
    assert codec_of(again.game).encode(again.state_at(0)) == codec_of(table.game).encode(table.state_at(0))


def test_states_of_an_edition_survive_json_with_their_box() -> None:
    table = Table("worlds_fair", 2, 7, box=BOXES["worlds_fair"])
    state = cast(Fair, table.state_at(0))
    codec = Codec(table.game)
    again = codec.decode(codec.encode(state))
    assert again.box is state.box is not cast(Fair, Table("worlds_fair").state_at(0)).box


def test_a_record_says_which_box_and_a_changed_one_is_refused() -> None:
    text = Table("worlds_fair", 2, 7, box={"card_limit": {"agriculture": 4}}).record.write()
    head = json.loads(text)
    assert head["box"] == {
        "name": name_of({"card_limit": {"agriculture": 4}}),
        "values": {"card_limit": {"agriculture": 4}},
    }
    head["box"]["values"]["card_limit"]["agriculture"] = 3
    with pytest.raises(RecordError, match="the values of the box do not lead to its name"):
        read(json.dumps(head))
    head["box"] = {"name": name_of({"card_limit": {"agriculture": 9}}), "values": {"card_limit": {"agriculture": 9}}}
    with pytest.raises(RecordError, match=r"line 1: card_limit.agriculture: an area holds three or four cards"):
        replay(read(json.dumps(head)))
    wrong: Any
    for wrong in ([], {"values": {}}, {"name": "a", "values": []}, {"name": "a", "values": {}, "more": 1}):
        with pytest.raises(RecordError, match="line 1"):
            read(json.dumps({**head, "box": wrong}))


@pytest.mark.parametrize("depth", [1, 3, 900, 1500, 100_000])
def test_values_nested_as_deep_as_anybody_likes_are_refused(depth: int) -> None:
    deep = "[" * depth + '"agriculture"' + "]" * depth
    values = f'{{"start_bonus":{{"first":[{deep}]}}}}'
    name = sha256(values.encode()).hexdigest()[:12]
    head = '{"parlour":1,"game":"worlds_fair","rules":2,"seats":2,"seed":7,"box":{"name":"%s","values":%s}}'
    with pytest.raises(RecordError, match=r"line 1: (start_bonus.first: .*not of the kind|not JSON: maximum)"):
        replay(read(head % (name, values)))
    with pytest.raises(BoxError, match=r"not of the kind|lists within lists|at most"):
        boxed(read_box(f'game = "worlds_fair"\nrules = 2\n[start_bonus]\nfirst = [{deep}]\n'))


def test_a_bot_in_another_process_plays_by_the_same_edition() -> None:
    game = FAIR.edition(1, BOXES["worlds_fair"])
    table = Table(game, 2, 7)
    thinker = ProcessBot(game, "level1", Chance(5))
    question = ProcessBot(game, "level1", Chance(5)).question("level1", table.view(0), 0)
    bot = make(game, "level1", Chance(Chance(5).draw()))
    chosen = choose(*question)
    assert chosen == bot.choose(table.view(0), 0, table.legal()).write()
    try:
        assert thinker.choose(table.view(0), 0, table.legal()).write() == chosen
    finally:
        thinker.close()


def test_an_old_record_goes_on_under_its_rules() -> None:
    first = FAIR.edition(1)
    record = read_file(records(first)[0])
    assert folder(first).name == "1"
    record.actions, record.outcome = record.actions[:5], None
    table = replay(record)
    table.play(table.legal()[0])
    assert table.record.rules == 1
    assert replay(read(table.record.write())).record == table.record
