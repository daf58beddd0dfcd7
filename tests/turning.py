"""The same table with everybody moved on by so many seats: what is true of a state must be true of it turned."""

from typing import Any

from parlour.core.codec import Codec
from parlour.core.game import Game
from parlour.core.words import State


def turned(game: Game, state: State, by: int) -> State:
    """Seat 0 sits where seat `by` sat, and so on round."""
    codec = Codec(game)
    plain = codec.pack(state)
    seats = state.seats

    def seat(value: int) -> int:
        return (value + by) % seats if value >= 0 else value

    def rows(values: list[Any]) -> list[Any]:
        return [values[(at - by) % seats] for at in range(seats)]

    for step in plain["agenda"]:
        step["seat"] = seat(step["seat"])
        if "owner" in step:
            step["owner"] = seat(step["owner"])
    plain["active"] = seat(plain["active"])
    globals()[f"turn_{game.id}"](plain, seat, rows)
    found = codec.read(plain)
    assert isinstance(found, State)
    return found


def turn_worlds_fair(plain: dict[str, Any], seat: Any, rows: Any) -> None:
    """World's Fair."""
    plain["supporters"] = [rows(row) for row in plain["supporters"]]
    for name in ("reserve", "exhibits", "tickets", "figures", "approved", "coins", "medals"):
        plain[name] = rows(plain[name])


def turn_gatsby(plain: dict[str, Any], seat: Any, rows: Any) -> None:
    """Gatsby."""
    for name in ("tokens", "height", "slot", "aside", "discards"):
        plain[name] = rows(plain[name])
    plain["owner"] = [seat(owner) for owner in plain["owner"]]
    plain["seen"] = [sum(1 << seat(s) for s in (0, 1) if seen >> s & 1) for seen in plain["seen"]]
    plain["where"] = [*rows(plain["where"][:2]), plain["where"][2]]
    if plain["stands"] >= 5:
        plain["stands"] = 5 + seat(plain["stands"] - 5)


def turn_kairo(plain: dict[str, Any], seat: Any, rows: Any) -> None:
    """Kairo."""
    seats: int = plain["seats"]
    for name in ("coins", "shown", "secret", "barkers", "built", "won", "out"):
        plain[name] = rows(plain[name])
    for name in ("mains", "doors", "sizes"):
        stalls = plain[name]
        blocks = rows([stalls[6 * s : 6 * s + 6] for s in range(seats)])
        plain[name] = [stall for block in blocks for stall in block] + stalls[6 * seats :]
    for name in ("gold", "silver"):
        plain[name] = [seat(holder) for holder in plain[name]]
    plain["tiles"] = [
        1 + 6 * seat((tile - 1) // 6) + (tile - 1) % 6 if 0 < tile <= 6 * seats else tile for tile in plain["tiles"]
    ]
