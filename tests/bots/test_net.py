"""Nets: the evaluator's arithmetic, files that do not fit, and the fall back to the hand-made judge."""

import struct
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from parlour.bots import net as nets
from parlour.bots.gains import beaten
from parlour.bots.ismcts import Search
from parlour.bots.net import HEAD, NETS, POWERS, NetError, Shape, found, learned, load, net_of, powers, read, write
from parlour.bots.odds import sharpened
from parlour.bots.plan import Budget, Plan
from parlour.core.chance import Chance
from parlour.core.engine import legal, push, turn
from parlour.core.game import Game, find, games
from tests.bots.nets import by_hand, layers, needs_evaluator, net_file, numbers, shape_of
from tests.high_card import GAME as HIGH_CARD

TABLES = [pytest.param(find(game), seats, id=f"{game}-{seats}") for game in games() for seats in find(game).seats]
GATSBY = find("gatsby")


@needs_evaluator
@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("many", [1, 2])
def test_the_evaluator_does_what_plain_arithmetic_does(game: Game, seats: int, many: int) -> None:
    shape = shape_of(game, seats, many)
    drawn = layers(shape, seats)
    net = learned(game, seats, write(shape, numbers(drawn)))
    state = game.setup(seats, 1893, game.settled({}))
    for _ in range(12):
        push(state, legal(state)[-1])
    seat, options = turn(state), legal(state)
    asked = [net.encoder.number(option, seat) for option in options]
    values, priors = by_hand(shape, drawn, net.encoder.encode(state, seat), asked)
    assert net.wins(state) == pytest.approx([values[(s - seat) % seats] for s in range(seats)], abs=1e-4)
    assert net.priors(state, options) == pytest.approx(priors, abs=1e-4)
    assert sum(net.wins(state)) == pytest.approx(1, abs=1e-5)


@needs_evaluator
def test_many_features_do_not_overflow() -> None:
    shape = shape_of(GATSBY, 2)
    drawn = layers(shape, 7)
    drawn[0]["rows"] = [127] * len(drawn[0]["rows"])
    net = learned(GATSBY, 2, write(shape, numbers(drawn))).net
    features = [at % shape.features for at in range(1024)]
    assert net.values(features) == pytest.approx(by_hand(shape, drawn, features, [0])[0], abs=1e-4)


@needs_evaluator
def test_the_end_of_a_game_is_what_it_is() -> None:
    net = learned(GATSBY, 2, net_file(GATSBY, 2))
    state = GATSBY.setup(2, 5, {})
    while options := legal(state):
        push(state, options[0])
    outcome = GATSBY.outcome(state)
    assert outcome is not None
    assert net.wins(state) == [1.0 if rank == 1 else 0.0 for rank in outcome.ranks]


@needs_evaluator
@pytest.mark.parametrize(
    ("features", "actions"),
    [([-1], [0]), ([1535], [0]), ([0], [-1]), ([0], [238]), ([0] * 1025, [0]), ([0], [0] * 1025), ([2**80], [0])],
)
def test_numbers_out_of_bounds_are_refused(features: list[int], actions: list[int]) -> None:
    net = learned(GATSBY, 2, net_file(GATSBY, 2)).net
    with pytest.raises((ValueError, OverflowError)):
        net.priors(features, actions)


@needs_evaluator
def test_packed_features_are_evaluated_as_listed_ones_and_as_strictly() -> None:
    net = learned(GATSBY, 2, net_file(GATSBY, 2)).net
    features = [0, 7, 7, 1534]
    packed = b"".join(feature.to_bytes(2, "little") for feature in features)
    assert net.values(packed) == net.values(features)
    assert net.priors(packed, [3, 5]) == net.priors(features, [3, 5])
    for wrong in (b"\xff\x05", b"\xff\xff", b"\x00", b"\x00\x00" * 1025):
        with pytest.raises(ValueError, match="features"):
            net.values(wrong)


@needs_evaluator
def test_what_is_no_list_of_numbers_is_refused() -> None:
    net = learned(GATSBY, 2, net_file(GATSBY, 2)).net
    with pytest.raises(TypeError):
        net.values("features")
    with pytest.raises(TypeError):
        net.values(["one"])
    with pytest.raises(TypeError):
        net.priors([1])
    assert net.priors([1], []) == []


GOOD = net_file(GATSBY, 2)


def changed(name: str, value: int) -> bytes:
    shape, data = read(GOOD)
    return write(Shape(**{**asdict(shape), name: value}), data)


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"", "are no net"),
        (GOOD[: HEAD.size - 1], "are no net"),
        (GOOD + bytes(nets.LARGEST), "are no net"),
        (b"X" + GOOD[1:], "does not begin"),
        (GOOD[:-1], "damaged"),
        (GOOD[:-1] + bytes([GOOD[-1] ^ 1]), "damaged"),
        (GOOD[:16] + b"\xff" + GOOD[17:], "cannot be read"),
        (changed("rules", 77), "rules 77"),
        (changed("encoder", 78), "encoder 78"),
        (changed("seats", 3), "with 3"),
        (changed("features", 1), "1 features"),
        (changed("actions", 1), "1 actions"),
        (net_file(find("worlds_fair"), 2), "made for worlds_fair"),
    ],
)
def test_a_file_that_does_not_fit_says_why(data: bytes, word: str) -> None:
    with pytest.raises(NetError, match=word):
        learned(GATSBY, 2, data)


@needs_evaluator
@pytest.mark.parametrize(
    ("name", "value", "word"),
    [
        ("width", 128, "bytes, its sizes need"),
        ("width", 63, "multiples of"),
        ("second", 33, "multiples of"),
        ("width", 0, "units"),
        ("second", 96, "second layer"),
        ("width", 65535, "units"),
        ("nets", 0, "nets"),
        ("nets", 2, "bytes, its sizes need"),
        ("nets", 9, "nets"),
    ],
)
def test_sizes_that_do_not_add_up_are_refused(name: str, value: int, word: str) -> None:
    with pytest.raises(NetError, match=word):
        learned(GATSBY, 2, changed(name, value))


@needs_evaluator
@pytest.mark.parametrize("odd", [float("nan"), float("inf"), 1e30])
def test_numbers_that_are_none_are_refused(odd: float) -> None:
    shape, data = read(GOOD)
    with pytest.raises(NetError, match="number that is none"):
        learned(GATSBY, 2, write(shape, struct.pack("<f", odd) + data[4:]))


def test_a_machine_without_the_evaluator_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "parlour.bots._net", None)
    with pytest.raises(NetError, match="not compiled here"):
        learned(GATSBY, 2, GOOD)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(NetError, match=r"none\.net: No such file"):
        load(GATSBY, 2, tmp_path / "none.net")
    (tmp_path / "odd.net").write_bytes(b"odd")
    with pytest.raises(NetError, match=r"odd\.net: 3 bytes are no net"):
        load(GATSBY, 2, tmp_path / "odd.net")


def test_beaten_is_the_part_of_the_others() -> None:
    assert beaten([0.75, 0.25], 0) == 0.75
    assert beaten([0.5, 0.5, 0.0], 0) == 0.75
    assert beaten([0.0, 0.0, 1.0], 0) == 0.25


def test_a_game_without_net_has_none() -> None:
    assert net_of(HIGH_CARD, 2) is None


@needs_evaluator
def test_a_net_of_the_folder_is_used_and_known_by_its_numbers(tmp_path: Path) -> None:
    (tmp_path / "gatsby-2.net").write_bytes(GOOD)
    (tmp_path / "worlds_fair-3.net").write_bytes(net_file(find("worlds_fair"), 3))
    one, other = found(GATSBY, 2, tmp_path), found(find("worlds_fair"), 3, tmp_path)
    assert one is not None
    assert other is not None
    assert one.name != other.name
    assert len(one.name) == 8


@pytest.mark.parametrize("data", [b"", GOOD[:-1], changed("rules", 77), changed("encoder", 78)])
def test_what_cannot_be_used_leaves_the_judge_with_a_word(
    data: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "gatsby-2.net").write_bytes(data)
    assert found(GATSBY, 2, tmp_path) is None
    assert "the hand-made judge plays" in caplog.text
    assert "gatsby-2.net" in caplog.text


def test_other_rules_than_those_it_learned_leave_the_judge_with_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fair = find("worlds_fair")
    (tmp_path / "worlds_fair-2.net").write_bytes(net_file(fair, 2))
    assert found(fair.edition(rules=1), 2, tmp_path) is None
    assert "made for worlds_fair with 2, rules 3" in caplog.text
    assert "wanted for worlds_fair with 2, rules 1" in caplog.text
    assert found(fair.edition(box={"start_bonus": {"first": ["agriculture"]}}), 2, tmp_path) is None
    assert "made for another box" in caplog.text


@needs_evaluator
def test_a_net_plays_rules_that_are_like_those_it_learned(tmp_path: Path) -> None:
    fair = find("worlds_fair")
    for made_by in (2, 3):
        (tmp_path / "worlds_fair-2.net").write_bytes(net_file(fair.edition(rules=made_by), 2))
        for rules in (2, 3):
            assert found(fair.edition(rules=rules), 2, tmp_path) is not None, (made_by, rules)


@needs_evaluator
@pytest.mark.parametrize("path", [pytest.param(path, id=path.name) for path in sorted(NETS.glob("*.net"))])
def test_every_net_of_the_house_fits_its_game_and_is_small(path: Path) -> None:
    name, _, seats = path.stem.rpartition("-")
    assert net_of(find(name), int(seats)) is not None
    assert path.stat().st_size < 1 << 20


@needs_evaluator
def test_chances_are_sharpened_as_the_file_beside_the_nets_says(tmp_path: Path) -> None:
    (tmp_path / "gatsby-2.net").write_bytes(net_file(GATSBY, 2))
    plain = found(GATSBY, 2, tmp_path)
    assert plain is not None
    (tmp_path / POWERS).write_text(f'{{"another": 9, "{plain.name}": 2.5}}', "utf-8")
    sharp = found(GATSBY, 2, tmp_path)
    assert sharp is not None
    state = GATSBY.setup(2, 1893, GATSBY.settled({}))
    seat, options = turn(state), legal(state)
    told = {}
    for net in (plain, sharp):
        search = Search(GATSBY, GATSBY.view(state, seat), seat, Chance(1), Plan(net=net))
        search.run(Budget(50))
        told[net.power] = [*search.thoughts(options), search.probe(options[0], 10)]
    assert set(told) == {1.0, 2.5}
    for was, now in zip(told[1.0], told[2.5], strict=True):
        assert (was.action, was.visits, was.reward) == (now.action, now.visits, now.reward), "it plays as before"
        assert now.won == pytest.approx(sharpened(was.won, 2.5))
    assert any(was.won != now.won for was, now in zip(told[1.0], told[2.5], strict=True))


@needs_evaluator
def test_every_power_is_that_of_a_net_of_the_house() -> None:
    names = {read_name(path) for path in NETS.glob("*.net")}
    assert set(powers(NETS)) <= names
    assert all(0.5 < power < 2 for power in powers(NETS).values())


def read_name(path: Path) -> str:
    game, _, seats = path.stem.rpartition("-")
    return load(find(game), int(seats), path).name
