"""Nets of chance, for tests, and what their numbers come to by plain arithmetic."""

import struct
from importlib.util import find_spec
from math import exp
from random import Random
from typing import Any

import pytest

from parlour.bots.net import Shape, encoder_of, write
from parlour.core.game import Game

WIDTH, SECOND = 64, 32
EVALUATOR = find_spec("parlour.bots._net") is not None
needs_evaluator = pytest.mark.skipif(not EVALUATOR, reason="the evaluator is not compiled here")


def shape_of(game: Game, seats: int, nets: int = 1) -> Shape:
    encoder = encoder_of(game, seats)
    sizes = (nets, encoder.features, WIDTH, SECOND, encoder.actions)
    return Shape(game.id, seats, game.rules, encoder.version, *sizes)


def layers(shape: Shape, seed: int) -> list[dict[str, list[Any]]]:
    """The numbers of a net, by name, in the order of its file."""
    chance = Random(seed)

    def floats(count: int) -> list[float]:
        drawn = [chance.gauss(0, 0.2) for _ in range(count)]
        return list(struct.unpack(f"<{count}f", struct.pack(f"<{count}f", *drawn)))

    def bytes_(count: int) -> list[int]:
        return [chance.randint(-127, 127) for _ in range(count)]

    width, second, seats, actions = shape.width, shape.second, shape.seats, shape.actions
    return [
        {
            "scale1": [0.002] * width,
            "bias1": floats(width),
            "scale2": [0.003] * second,
            "bias2": floats(second),
            "value": floats(seats * second),
            "value_bias": floats(seats),
            "scale3": [0.004] * actions,
            "policy_bias": floats(actions),
            "weights2": bytes_(width * second),
            "policy": bytes_(actions * second),
            "rows": bytes_(shape.features * width),
        }
        for _ in range(shape.nets)
    ]


def numbers(nets: list[dict[str, list[Any]]]) -> bytes:
    """The same as bytes."""
    return b"".join(
        struct.pack(f"<{len(part)}{'f' if isinstance(part[0], float) else 'b'}", *part)
        for net in nets
        for part in net.values()
    )


def net_file(game: Game, seats: int, seed: int = 1, nets: int = 1) -> bytes:
    """A whole file."""
    shape = shape_of(game, seats, nets)
    return write(shape, numbers(layers(shape, seed)))


def by_hand(shape: Shape, nets: list[dict[str, list[Any]]], features: list[int], asked: list[int]) -> list[list[float]]:
    """Chances of the seats and of the actions asked for."""
    values, priors = [0.0] * shape.seats, [0.0] * len(asked)
    for net in nets:
        one = [
            max(0.0, sum(net["rows"][f * shape.width + j] for f in features) * net["scale1"][j] + net["bias1"][j])
            for j in range(shape.width)
        ]
        two = [
            max(
                0.0, sum(x * net["weights2"][i * shape.second + j] for i, x in enumerate(one)) * net["scale2"][j] + bias
            )
            for j, bias in enumerate(net["bias2"])
        ]
        for seat in range(shape.seats):
            values[seat] += dot(net["value"], seat, two) + net["value_bias"][seat]
        for at, action in enumerate(asked):
            priors[at] += dot(net["policy"], action, two) * net["scale3"][action] + net["policy_bias"][action]
    return [softmax([logit / shape.nets for logit in logits]) for logits in (values, priors)]


def dot(matrix: list[Any], row: int, vector: list[float]) -> float:
    return float(sum(matrix[row * len(vector) + j] * x for j, x in enumerate(vector)))


def softmax(logits: list[float]) -> list[float]:
    weights = [exp(logit - max(logits)) for logit in logits]
    return [weight / sum(weights) for weight in weights]
