"""Learn a net from positions: needs PyTorch and numpy, and nothing of Parlour.

    python training/learn.py TASK.json          # one task
    python training/learn.py --serve            # a task a line, answered by a line, until the input ends

A task: {"positions": [FILE, …], "out": FILE, "width": 256, "epochs": [2, 4], "seeds": [1], …}; see DEFAULTS.
Games whose number is divisible by `held` are held out. A net is learned in so many epochs and anew in so many, for the
rate falls to nothing by the last of them; of all epochs the one with the least loss on games held out is kept. The
answer says what was lost, on which games, and how long it took; the numbers of the net, one after another for several
seeds, go to `out` as src/parlour/bots/_net.c reads them.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch

DEFAULTS: dict[str, Any] = {
    "width": 256,
    "second": 32,
    "epochs": [2, 4],
    "batch": 1024,
    "rate": 2e-3,
    "decay": 0.05,
    "mix": 0.6,  # of the value to learn: so much is what the search expected, the rest what came of it
    "policy": 0.5,  # how much the options weigh beside the value
    "dropout": 0.1,
    "held": 20,
    "seeds": [1],
}
FIRST = 0.02  # the size of the first layer's weights at the start: what is never seen must not disturb
NUMPY = {"I": "<u4", "H": "<u2", "f": "<f4"}
INT8 = 127
Tensors = dict[str, Any]


def read(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a file of positions says, and its arrays."""
    with path.open("rb") as file:
        head = json.loads(file.readline())
        arrays = {}
        for name, kind in head["types"].items():
            count = head["arrays"][name]
            arrays[name] = np.frombuffer(file.read(count * np.dtype(NUMPY[kind]).itemsize), NUMPY[kind])
    return head["shape"], arrays


def padded(values: Any, counts: Any, blank: int, kind: str) -> Any:
    """Rows of different length as one array, filled up."""
    most = int(counts.max())
    mask = np.arange(most)[None, :] < counts[:, None]
    found = np.full((len(counts), most), blank, kind)
    found[mask] = values
    return found


class Lessons:
    """All positions of some files, on the device."""

    def __init__(self, paths: list[Path], held: int, device: str) -> None:
        read_ones = [read(path) for path in paths]
        self.shape = read_ones[0][0]
        if any(shape != self.shape for shape, _ in read_ones):
            raise ValueError("positions of different games, seats, rules or encoders")
        joined = {name: np.concatenate([arrays[name] for _, arrays in read_ones]) for name in read_ones[0][1]}
        seats = self.shape["seats"]

        def there(values: Any) -> Any:
            return torch.from_numpy(np.ascontiguousarray(values)).to(device)

        blank = self.shape["features"]
        self.features = there(padded(joined["features"], joined["features_of"], blank, "int16"))
        self.options = there(padded(joined["options"], joined["options_of"], -1, "int16"))
        self.visits = there(padded(joined["visits"], joined["options_of"], 0, "float32"))
        self.won = there(joined["won"].reshape(-1, seats))
        self.expected = there(joined["expected"].reshape(-1, seats))
        held_out = there(joined["game"].astype("int64") % held == 0)
        self.train = (~held_out).nonzero()[:, 0]
        self.held = held_out.nonzero()[:, 0]
        if not len(self.train) or not len(self.held):
            raise ValueError("too few games to learn from and to hold out")


def begin(shape: dict[str, Any], width: int, second: int, device: str) -> Tensors:
    """The numbers before anything is learned."""

    def drawn(rows: int, columns: int, size: float) -> Any:
        return (torch.randn(rows, columns, device=device) * size).requires_grad_()

    def flat(count: int, value: float = 0.0) -> Any:
        return torch.full((count,), value, device=device).requires_grad_()

    return {
        "rows": drawn(shape["features"] + 1, width, FIRST),  # the last is the blank, and stays nothing
        "bias1": flat(width, 0.1),
        "weights2": drawn(width, second, (2.0 / width) ** 0.5),
        "bias2": flat(second),
        "value": drawn(shape["seats"], second, second**-0.5),
        "value_bias": flat(shape["seats"]),
        "policy": drawn(shape["actions"], second, second**-0.5),
        "policy_bias": flat(shape["actions"]),
    }


def told(net: Tensors, features: Any, dropout: float) -> tuple[Any, Any]:
    """Logits of seats and of all actions."""
    blank = net["rows"].shape[0] - 1
    one = torch.nn.functional.embedding_bag(features, net["rows"], mode="sum", padding_idx=blank)
    one = torch.nn.functional.dropout(torch.relu(one + net["bias1"]), dropout, dropout > 0)
    two = torch.relu(one @ net["weights2"] + net["bias2"])
    return two @ net["value"].T + net["value_bias"], two @ net["policy"].T + net["policy_bias"]


def losses(net: Tensors, lessons: Lessons, at: Any, mix: float, dropout: float) -> tuple[Any, Any, Any]:
    """Of the value as learned, of the options, and of the value against what came of it; sums over positions."""
    values, actions = told(net, lessons.features[at].int(), dropout)
    logs = values.log_softmax(1)
    won = lessons.won[at]
    aim = (1 - mix) * won + mix * lessons.expected[at]
    options = lessons.options[at].long()
    missing = options < 0
    asked = actions.gather(1, options.clamp_min(0)).masked_fill(missing, -1e9).log_softmax(1)
    chosen = -(lessons.visits[at] * asked.clamp_min(-30)).sum()
    return -(aim * logs).sum(), chosen, -(won * logs).sum()


def held_out(net: Tensors, lessons: Lessons, mix: float) -> tuple[float, float, float]:
    """The same three on held-out games, a position."""
    sums = [0.0, 0.0, 0.0]
    with torch.no_grad():
        for some in lessons.held.split(16384):
            for at, loss in enumerate(losses(net, lessons, some, mix, 0.0)):
                sums[at] += float(loss)
    count = len(lessons.held)
    return sums[0] / count, sums[1] / count, sums[2] / count


def learn(lessons: Lessons, task: dict[str, Any], seed: int, device: str) -> tuple[Tensors, list[dict[str, float]]]:
    """One net: the numbers of the best epoch of all runs, and what each epoch lost."""
    best: Tensors = {}
    least = float("inf")
    told_of = []
    for epochs in task["epochs"]:
        torch.manual_seed(seed)
        net = begin(lessons.shape, task["width"], task["second"], device)
        steps = epochs * -(-len(lessons.train) // task["batch"])
        adam = torch.optim.AdamW(net.values(), task["rate"], weight_decay=task["decay"])
        pace = torch.optim.lr_scheduler.OneCycleLR(adam, task["rate"], total_steps=steps + 1, pct_start=0.1)
        for _ in range(epochs):
            order = lessons.train[torch.randperm(len(lessons.train), device=device)]
            for some in order.split(task["batch"]):
                value, policy, _ = losses(net, lessons, some, task["mix"], task["dropout"])
                loss = (value + task["policy"] * policy) / len(some)
                adam.zero_grad(set_to_none=True)
                loss.backward()
                adam.step()
                pace.step()
            value, policy, outcome = held_out(net, lessons, task["mix"])
            told_of.append({"of": epochs, "value": value, "policy": policy, "outcome": outcome})
            if value + task["policy"] * policy < least:
                least = value + task["policy"] * policy
                best = {name: numbers.detach().clone() for name, numbers in net.items()}
    return best, told_of


def whole(numbers: Any, dim: int) -> tuple[Any, Any]:
    """Numbers as whole ones from -127 to 127, and the scale of each row or column."""
    scale = numbers.abs().amax(dim, keepdim=True).clamp_min(1e-12) / INT8
    return (numbers / scale).round().clamp(-INT8, INT8), scale


def rounded(net: Tensors) -> tuple[Tensors, bytes]:
    """The net as its file can say it, and that file's numbers."""
    rows, scale1 = whole(net["rows"][:-1], 0)
    weights2, scale2 = whole(net["weights2"], 0)
    policy, scale3 = whole(net["policy"], 1)
    kept = dict(net)
    kept["rows"] = torch.cat([rows * scale1, net["rows"][-1:] * 0])
    kept["weights2"] = weights2 * scale2
    kept["policy"] = policy * scale3
    floats = [scale1, net["bias1"], scale2, net["bias2"], net["value"], net["value_bias"], scale3, net["policy_bias"]]
    data = b"".join(part.reshape(-1).cpu().numpy().astype("<f4").tobytes() for part in floats)
    return kept, data + b"".join(
        part.reshape(-1).cpu().numpy().astype("i1").tobytes() for part in (weights2, policy, rows)
    )


def do(given: dict[str, Any]) -> dict[str, Any]:
    """One task from files to a file."""
    task = {**DEFAULTS, **given}
    device = "cuda" if torch.cuda.is_available() else "cpu"
    start = time.monotonic()
    lessons = Lessons([Path(path) for path in task["positions"]], task["held"], device)
    ready = time.monotonic()
    data = b""
    nets = []
    for seed in task["seeds"]:
        net, epochs = learn(lessons, task, seed, device)
        kept, numbers = rounded(net)
        data += numbers
        value, policy, outcome = held_out(kept, lessons, task["mix"])
        nets.append({"seed": seed, "epochs": epochs, "rounded": {"value": value, "policy": policy, "outcome": outcome}})
    Path(task["out"]).write_bytes(data)
    with torch.no_grad():
        expected = lessons.expected[lessons.held].clamp_min(1e-4)
        search = -(lessons.won[lessons.held] * expected.log()).sum() / len(lessons.held)
    sizes = {"width": task["width"], "second": task["second"], "nets": len(task["seeds"])}
    return {
        "shape": {**lessons.shape, **sizes},
        "device": device,
        "positions": len(lessons.train),
        "held": len(lessons.held),
        "nets": nets,
        "search": float(search),  # what the search itself loses on the outcomes held out
        "reading": round(ready - start, 2),
        "learning": round(time.monotonic() - ready, 2),
    }


def main() -> None:
    """One task, or one after another."""
    if sys.argv[1:] != ["--serve"]:
        print(json.dumps(do(json.loads(Path(sys.argv[1]).read_text("utf-8")))))
        return
    if torch.cuda.is_available():
        torch.zeros(1, device="cuda")  # wakes it up while games are played
    for line in sys.stdin:
        try:
            answer = do(json.loads(line))
        except (ValueError, OSError, KeyError, RuntimeError) as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
