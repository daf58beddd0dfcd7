"""The baseline that learns by self-play: the same seed gives the same policy, which plays as a bot and is drawn."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from parlour.bots.arena.ladder import match_of  # noqa: E402
from parlour.bots.arena.matches import fixtures, play  # noqa: E402
from parlour.core.game import find  # noqa: E402
from tests.book import ROOT  # noqa: E402

FEW = {"many": 8, "batch": 200, "width": 16, "epochs": 1, "pieces": 2}


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script, as a module."""
    monkeypatch.syspath_prepend(str(ROOT / "training"))
    return import_module("ppo")


def learned(ppo: Any, updates: int) -> tuple[Any, list[dict[str, Any]]]:
    """A policy after so many updates, and what was said."""
    said: list[dict[str, Any]] = []
    policy = ppo.learn(ppo.How(**FEW), lambda done, _: done == updates, lambda _, line: said.append(line))
    return policy, said


@pytest.mark.filterwarnings("ignore")  # PyTorch's, about itself
def test_a_seed_gives_a_policy_that_plays(ppo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (one, said), (other, _) = learned(ppo, 2), learned(ppo, 2)
    assert all(torch.equal(a, b) for a, b in zip(one.parameters(), other.parameters(), strict=True))
    before, _ = learned(ppo, 0)
    assert not all(torch.equal(a, b) for a, b in zip(one.parameters(), before.parameters(), strict=True))
    assert [line["update"] for line in said] == [0, 1, 2]
    assert said[2]["games"] > 0
    how = ppo.How(**FEW)
    for rival in ppo.RIVALS:
        assert 0 <= ppo.share(one, how, rival, 4) <= 1
    kept = tmp_path / "policy.pt"
    torch.save({"how": vars(how), "policy": one.state_dict()}, kept)
    monkeypatch.setenv("PARLOUR_PPO", str(kept))
    match = match_of(find("worlds_fair"), ["ppo_bot:Ppo", "random"], 2)
    assert sorted(play(next(fixtures(match, 1)))["ranks"]) in ([1, 2], [1, 1])
    with pytest.raises(ValueError, match="has learned worlds_fair, not gatsby"):
        import_module("ppo_bot").Ppo(find("gatsby"), None)


def test_advantages_go_back_over_a_seats_own_decisions(ppo: Any) -> None:
    decisions = ppo.Decisions(ppo.How(keep=0.5))
    decisions.add(3, 0, "a", "m", 1, -0.1, 0.25)
    decisions.add(3, 1, "b", "m", 1, -0.1, 0.5)
    decisions.add(3, 0, "c", "m", 1, -0.1, 0.75)
    decisions.add(4, 0, "d", "m", 1, -0.1, 0.0)
    decisions.end(3, [1.0, -1.0])
    found = {row[0]: row[4:] for row in decisions.ready}
    assert found == {"c": (0.25, 1.0), "a": (0.5 + 0.5 * 0.25, 0.25 + 0.625), "b": (-1.5, -1.0)}


def test_the_curve_is_drawn_and_told(ppo: Any) -> None:
    curve = import_module("ppo_curve")
    lines: list[dict[str, Any]] = [{"how": {"game": "worlds_fair", "seats": 2}}]
    lines += [{"seconds": 60 * at, "random": 0.5 + at / 4, "greedy": at / 4} for at in range(3)]
    drawn = curve.drawn(lines)
    assert "2.0 min: 100%, 50%" in drawn
    assert drawn.count("<path") == 6 + 2
    with pytest.raises(ValueError, match="no measurement"):
        curve.drawn(lines[:1])
