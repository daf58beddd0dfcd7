"""The clock of the machine is set forward and back by an hour while people play by a clock."""

import random

from parlour.client import Client, Json
from parlour.server.store import rows
from parlour.server.store.entries import Overran, Replaced
from tests.server.chaos.figures import Figures
from tests.server.killing import check
from tests.server.serving import ME, OPEN, Served, a_server

HOUR = 3_600_000
CLOCKS: list[Json] = [
    {"kind": "turn", "seconds": 300},
    {"kind": "game", "seconds": 1200},
    {"kind": "none"},
]


async def clock_jumps(times: int, seed: int) -> Figures:
    """Nothing is lost or doubled, nobody's time runs out, and nothing of it is taken from anybody."""
    chance = random.Random(seed)
    played = jumps = 0
    async with a_server("sqlite") as served:
        ann, bob = await served.guest("Ann"), await served.guest("Bob")
        for _ in range(times):
            tables = [await _sat_down(ann, bob, clock) for clock in CLOCKS]
            acknowledged: dict[str, dict[str, tuple[int, str]]] = {table: {} for table in tables}
            for number in range(12):
                if number % 2:
                    served.set_date(HOUR if number % 4 == 1 else -HOUR)
                    jumps += 1
                    await served.rooms.sweep.clocks()
                for table in tables:
                    await _play(ann, bob, table, f"r{number}", chance, acknowledged[table])
            played += sum(map(len, acknowledged.values()))
            await _check(served, acknowledged)
    assert jumps == 6 * times
    return Figures("clock set by +1 h and -1 h (SQLite)", jumps, played, 0, 0, 0.0, word="nobody overran")


async def _sat_down(ann: Client, bob: Client, clock: Json) -> str:
    table: str = (await ann.make("worlds_fair", [ME, OPEN], clock=clock))["table"]["table"]
    await bob.join(table)
    return table


async def _play(
    ann: Client, bob: Client, table: str, id: str, chance: random.Random, acknowledged: dict[str, tuple[int, str]]
) -> None:
    """Whoever has the turn plays; a moment after a jump they have as much time as before."""
    scene = await ann.scene(table)
    who = (ann, bob)[scene["turn"]]
    scene = await who.scene(table)
    if scene["clock"] is not None:
        left = scene["clock"]["left"][scene["turn"]]
        assert left > 120_000, f"{left} milliseconds are left after a jump"
    action = chance.choice(scene["options"])["action"]
    done = await who.play(table, scene["at"], action, id=id)
    acknowledged[id] = (done["at"] - 1, action)


async def _check(served: Served, acknowledged: dict[str, dict[str, tuple[int, str]]]) -> None:
    for table, mine in acknowledged.items():
        found = await served.rooms.store.read(rows.load(table))
        assert found is not None
        assert not [entry for entry in found.entries if isinstance(entry, Overran | Replaced)], "somebody lost a turn"
        check({table: found}, {table: mine})
