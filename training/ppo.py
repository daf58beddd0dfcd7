"""Proximal policy optimisation by self-play: one net for every seat, one process, one core, minutes.

    python training/ppo.py --minutes 8 --out build/ppo --svg docs/pictures/ppo-worlds_fair.svg

Needs PyTorch beside `parlour[research]`. Whole games are played many at once; what a seat decided is learned from when
its game is over, with generalised advantages over its own decisions and nothing but the end as a reward. Now and then
the policy, always taking what it likes best, plays random and greedy: `log.jsonl` in the folder of --out, drawn by
--svg. `policy.pt` there is the last one; `parlour arena worlds_fair --bots ppo_bot:Ppo,greedy` lets it play (see
ppo_bot.py). Given again, the command begins anew.
"""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from parlour.bots.levels import make
from parlour.core.chance import Chance, key_of
from parlour.core.engine import legal, push, turn
from parlour.core.game import find
from parlour.research.arrays import arrays_of
from parlour.research.results import worth
from parlour.research.vector import VectorEnv

RIVALS = ("random", "greedy")
CLOCKS: list[Callable[[], float]] = [time.monotonic]  # the one that counts
NEVER = -1e9  # the logit of an action that is not allowed


@dataclass(frozen=True)
class How:
    """Everything that is set; the same numbers and a number of updates instead of minutes give the same policy."""

    game: str = "worlds_fair"
    seats: int = 2
    many: int = 128  # games at once
    batch: int = 8192  # decisions between two updates
    epochs: int = 3
    pieces: int = 8  # of a batch, a step of Adam each
    width: int = 128
    rate: float = 1e-3
    clip: float = 0.2
    keep: float = 0.95  # lambda of the advantages; the future counts in full
    entropy: float = 0.01
    value: float = 0.5
    seed: int = 1


class Policy(nn.Module):
    """Observation → logits of the actions, and what the game is worth to whoever looks."""

    def __init__(self, size: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.choice, self.worth = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.choice.weight)
        nn.init.zeros_(self.worth.weight)

    def forward(self, seen: Any, allowed: Any) -> tuple[Any, Any]:
        """For rows of observations and masks."""
        found = self.body(seen.float())
        return self.choice(found).masked_fill(allowed == 0, NEVER), self.worth(found).squeeze(-1)


class Decisions:
    """What seats decided in games that are not over, and then what there is to learn from."""

    def __init__(self, how: How) -> None:
        self.how = how
        self.open: dict[tuple[int, int], list[tuple[Any, ...]]] = {}
        self.ready: list[tuple[Any, ...]] = []

    def add(self, game: int, seat: int, *decision: Any) -> None:
        """One more of a seat: observation, mask, action, its log probability, the value expected."""
        self.open.setdefault((game, seat), []).append(decision)

    def end(self, game: int, rewards: Any) -> None:
        """A game is over: go back over each seat's decisions."""
        for seat, reward in enumerate(rewards):
            follows, advantage = float(reward), 0.0
            for seen, mask, action, log, value in reversed(self.open.pop((game, seat), [])):
                advantage = follows - value + self.how.keep * advantage
                follows = value
                self.ready.append((seen, mask, action, log, advantage, advantage + value))

    def taken(self) -> list[Any]:
        """All that is ready, as tensors; there is nothing ready then."""
        columns = [torch.from_numpy(np.stack(column)) for column in zip(*self.ready, strict=True)]
        self.ready = []
        return columns


def improve(policy: Policy, adam: Any, how: How, columns: list[Any]) -> dict[str, float]:
    """One update: some epochs over a batch, in pieces."""
    seen, mask, action, before, advantage, target = columns
    before, advantage, target = before.float(), advantage.float(), target.float()
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    told = {"policy": 0.0, "value": 0.0, "entropy": 0.0}
    for _ in range(how.epochs):
        for some in torch.randperm(len(action)).chunk(how.pieces):
            logits, value = policy(seen[some], mask[some])
            chances = torch.distributions.Categorical(logits=logits)
            ratio = (chances.log_prob(action[some]) - before[some]).exp()
            gain = advantage[some]
            clipped = ratio.clamp(1 - how.clip, 1 + how.clip)
            losses = {
                "policy": -torch.min(ratio * gain, clipped * gain).mean(),
                "value": (value - target[some]).square().mean(),
                "entropy": chances.entropy().mean(),
            }
            adam.zero_grad()
            (losses["policy"] + how.value * losses["value"] - how.entropy * losses["entropy"]).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            adam.step()
            for name, loss in losses.items():
                told[name] += float(loss.detach()) / (how.epochs * how.pieces)
    return told


def learn(how: How, over: Callable[[int, float], bool], heard: Callable[[Policy, dict[str, Any]], None]) -> Policy:
    """Play and improve until it is over; `heard` gets the policy and what is to be said after each update."""
    torch.manual_seed(how.seed)
    torch.set_num_threads(1)
    games = VectorEnv(how.game, how.many, seats=how.seats, seed=how.seed)
    policy = Policy(games.arrays.size, games.arrays.actions, how.width)
    adam = torch.optim.Adam(policy.parameters(), how.rate, eps=1e-5)
    decisions, told, start = Decisions(how), games.reset(), CLOCKS[0]()
    played = decided = updates = 0
    heard(policy, {"update": 0, "games": 0, "decisions": 0, "seconds": 0.0})
    while not over(updates, CLOCKS[0]() - start):
        seen, masks = told.observations.copy(), told.masks.copy()
        with torch.no_grad():
            logits, values = policy(torch.from_numpy(seen), torch.from_numpy(masks))
            chances = torch.distributions.Categorical(logits=logits)
            actions = chances.sample()
            logs, values = chances.log_prob(actions).numpy(), values.numpy()
        chosen = actions.numpy()
        for row in np.flatnonzero(told.options > 1):  # where there is a choice
            seat = int(told.seats[row])
            decisions.add(int(row), seat, seen[row], masks[row], chosen[row], logs[row], float(values[row]))
        told = games.step(chosen)
        for row in np.flatnonzero(told.over):
            decisions.end(int(row), told.rewards[row])
            played += 1
        if len(decisions.ready) >= how.batch:
            decided += len(decisions.ready)
            losses = improve(policy, adam, how, decisions.taken())
            updates += 1
            said = {"update": updates, "games": played, "decisions": decided, "seconds": CLOCKS[0]() - start}
            heard(policy, {**said, **losses})
    games.close()
    return policy


def share(policy: Policy, how: How, rival: str, games: int) -> float:
    """The part of games that the policy wins against a bot, taking what it likes best; each seat in turn is its own."""
    game, arrays = find(how.game), arrays_of(find(how.game), how.seats)
    settings = game.settled({})
    states = [game.setup(how.seats, key_of(10**6 + at // how.seats), settings) for at in range(games)]
    bots = [make(game, rival, Chance(at)) for at in range(games)]
    going = list(range(games))
    while going:
        asked = [at for at in going if turn(states[at]) == at % how.seats]
        if asked:
            views = [(game.view(states[at], at % how.seats), at % how.seats) for at in asked]
            seen = torch.from_numpy(np.stack([arrays.observe(view, seat) for view, seat in views]))
            masks = [arrays.mask(legal(states[at]), at % how.seats) for at in asked]
            with torch.no_grad():
                best = policy(seen, torch.from_numpy(np.stack(masks)))[0].argmax(dim=1).tolist()
            for at, number in zip(asked, best, strict=True):
                push(states[at], arrays.action(number, at % how.seats))
        for at in set(going) - set(asked):
            seat = turn(states[at])
            push(states[at], bots[at].choose(game.view(states[at], seat), seat, legal(states[at])))
        going = [at for at in going if states[at].agenda]
    won = [worth(game, state)[at % how.seats] for at, state in enumerate(states)]
    return float(np.mean([(1 + gained * (how.seats - 1)) / how.seats for gained in won]))


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default=How.game)
    parser.add_argument("--seats", type=int, default=How.seats)
    parser.add_argument("--minutes", type=float, default=10.0, help="of learning and measuring together")
    parser.add_argument("--cpu", action="store_true", help="minutes that this process had itself: for a busy machine")
    parser.add_argument("--updates", type=int, default=10**9, help="stop after so many, if earlier")
    parser.add_argument("--seed", type=int, default=How.seed)
    parser.add_argument("--batch", type=int, default=How.batch)
    parser.add_argument("--every", type=int, default=10, help="updates between two measurements")
    parser.add_argument("--games", type=int, default=200, help="of a measurement, against each rival")
    parser.add_argument("--out", type=Path, required=True, help="the folder of log.jsonl and policy.pt")
    parser.add_argument("--svg", type=Path, help="draw the curve")
    given = parser.parse_args()
    if given.cpu:
        CLOCKS[:] = [time.process_time]
    how = How(given.game, given.seats, batch=given.batch, seed=given.seed)
    given.out.mkdir(parents=True, exist_ok=True)
    log = given.out / "log.jsonl"
    log.write_text(json.dumps({"how": vars(how)}) + "\n", "utf-8")

    def heard(policy: Policy, said: dict[str, Any]) -> None:
        if said["update"] % given.every == 0:
            said = {**said, **{rival: share(policy, how, rival, given.games) for rival in RIVALS}}
            torch.save({"how": vars(how), "policy": policy.state_dict()}, given.out / "policy.pt")
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(said) + "\n")
        print(" ".join(f"{name} {value:,.3g}" for name, value in said.items()), flush=True)

    learn(how, lambda updates, seconds: updates >= given.updates or seconds >= 60 * given.minutes, heard)
    if given.svg:
        from ppo_curve import drawn

        given.svg.write_text(drawn([json.loads(line) for line in log.read_text("utf-8").splitlines()]), "utf-8")


if __name__ == "__main__":
    main()
