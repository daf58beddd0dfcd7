"""The clock of the machine is set forward and back by an hour while people play."""

import random

from parlour.server.store import rows
from tests.server.chaos.figures import Figures
from tests.server.killing import check
from tests.server.serving import ME, a_server

HOUR = 3_600_000


async def clock_jumps(times: int, seed: int) -> Figures:
    """Nothing is lost or doubled, and whoever plays without a clock goes on."""
    chance = random.Random(seed)
    played = 0
    async with a_server("sqlite") as served:
        ann = await served.guest("Ann")
        for _ in range(times):
            table = (await ann.make("worlds_fair", [ME, ME]))["table"]["table"]
            acknowledged: dict[str, tuple[int, str]] = {}
            for number in range(12):
                if number % 4 == 2:
                    served.later(HOUR if number % 8 == 2 else -HOUR)
                scene = await ann.scene(table)
                action = chance.choice(scene["options"])["action"]
                done = await ann.play(table, scene["at"], action, id=f"r{number}")
                acknowledged[f"r{number}"] = (done["at"] - 1, action)
            found = await served.rooms.store.read(rows.load(table))
            assert found is not None
            check({table: found}, {table: acknowledged})
            played += len(acknowledged)
    return Figures("clock set by +1 h and -1 h (SQLite)", times, played, 0, 0, 0.0, word="–")
