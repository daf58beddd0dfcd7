"""What was played in a club is nobody else's to know: a profile tells it to its owner alone."""

import json

import pytest
from sqlalchemy import Connection, insert

from parlour.client import Json
from parlour.server.store.schema import analyses, judged, placings, ratings, results
from parlour.server.tables.counting import SHARED
from tests.server.clubs import join_club, link_of, make_club
from tests.server.places import PLACES
from tests.server.serving import Served, run
from tests.server.test_blocks import id_of
from tests.server.test_profiles import ended, friends, profile, says

DAY = 86_400_000
SOON = 1_700_000_000_000


@pytest.mark.parametrize("place", PLACES)
def test_a_profile_tells_others_nothing_of_what_was_played_in_a_club(place: str) -> None:
    async def test(served: Served) -> None:
        ann, bob, _ = await friends(served)
        await says(ann, judged=True, profile="everybody")
        me, before = await id_of(ann), await profile(bob, ann)
        club = str((await make_club(ann, "Rookery"))["info"]["club"])
        await join_club(bob, await link_of(ann, club))
        accounts = [{"start": 0, "own": -1000, "others": 0, "luck": 500, "result": 0}] * 2

        def some(connection: Connection) -> None:
            for n in range(6):
                table = ended(connection, [me, 5], [1, 2], SOON + n, club=club, rated=True)
                report = {"version": "v", "done": 3, "of": 3, "report": json.dumps({"accounts": accounts})}
                connection.execute(insert(analyses), {"replay": table, "changed": 0, **report})
                row = {"player": me, "table": table, "at": 0, "game": "high_card", "version": "v", "made": SOON}
                connection.execute(insert(judged), {**row, "effort": 1, "chosen": "keep", "cost": 10, "theme": ""})
                result = {"table": table, "game": "high_card", "seats": 2, "n": n, "made": SOON + n * DAY}
                connection.execute(insert(results), result)
                sat = {"table": table, "seat": 0, "player": me, "place": 1, "left": False, "mu": 25.0, "sigma": 8.0}
                connection.execute(insert(placings), {**sat, "mu_after": 26.0, "sigma_after": 7.0})
            mine = {"player": me, "game": "high_card", "seats": 2, "mu": 26.0, "sigma": 7.0, "games": 6}
            connection.execute(insert(ratings), mine)

        await served.rooms.store.write(some)
        served.later(SHARED)
        counted = ("played", "against", "runs", "openings", "judged")
        theirs, own = await profile(bob, ann), await profile(ann, ann)

        def of(told: Json) -> Json:
            return {part: told[part] for part in counted}

        assert of(theirs) == of(before), "people of the same club too"
        assert all(own[part] != theirs[part] for part in counted)
        assert own["played"][0]["games"] == theirs["played"][0]["games"] + 6
        [rating], [whole] = theirs["ratings"], own["ratings"]
        assert (rating["rating"], rating["games"]) == (whole["rating"], whole["games"]), "as the leaderboard has it"
        assert (rating["history"], len(whole["history"])) == ([], 6), "but not on which days"

    run(test, place=place)
