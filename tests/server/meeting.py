"""Every route and every message of the socket, by what it has to do with other people.

A new one is in none of these lists, and `test_meeting.py` fails until somebody has thought about whether a block has to
hold there (decision 55).
"""

from typing import Final

# Whoever asks, and the house: nobody else is shown, met or reached.
ALONE: Final = """
GET /api/books/{game}/{lang} | GET /api/books/{game}/{lang}/words | GET /api/games
GET /api/lessons | GET /api/lessons/{game} | GET /api/lessons/{game}/foresee | POST /api/lessons/{game}/play
GET /api/lessons/{game}/scene | GET /api/lessons/{game}/why | GET /api/lessons/{game}/words
GET /api/daily | GET /api/daily/archive | POST /api/daily/{day}/{game} | POST /api/daily/{day}/{game}/choices
GET /api/me | PUT /api/me | DELETE /api/me | GET /api/me/known | PUT /api/me/alerts | GET /api/me/alerts/key
GET /api/me/alerts | DELETE /api/me/alerts/pushes/{push} | PUT /api/me/alerts/switch
PUT /api/me/alerts/mail | DELETE /api/me/alerts/mail
POST /api/letters/stop | POST /api/letters/one-click | GET /api/letters/one-click
GET /api/me/blocks | PUT /api/me/blocks | PUT /api/me/mutes
GET /api/me/devices | DELETE /api/me/devices/{device} | POST /api/me/enter | POST /api/me/enter/whose
GET /api/me/export | POST /api/me/link | DELETE /api/me/links | POST /api/me/passkeys | POST /api/me/passkeys/answer
GET /api/me/progress | GET /api/me/ratings | GET /api/me/research | PUT /api/me/research | POST /api/me/sign-out
GET /api/me/ways | DELETE /api/me/ways/{way} | GET /api/me/openness | PUT /api/me/openness
DELETE /api/challenges/{challenge}
POST /api/pairing/bots | DELETE /api/pairing
GET /api/puzzles | POST /api/puzzles/{game}/day | POST /api/puzzles/{game}/next | GET /api/puzzles/{game}/rush
POST /api/puzzles/{game}/rush | POST /api/puzzles/{game}/rush/{puzzle} | GET /api/puzzles/{game}/{puzzle}
POST /api/puzzles/{game}/{puzzle}/answer | GET /api/puzzles/{game}/{puzzle}/foresee
POST /api/puzzles/{game}/{puzzle}/give-up | GET /api/puzzles/{game}/{puzzle}/why
POST /api/qr | POST /api/records | DELETE /api/records/{replay} | POST /api/tables | GET /api/tables/{table}/qr
POST /api/knocks/look | POST /api/knocks/end | POST /api/knocks/enter | POST /api/tables/{table}/device
POST /api/tables/{table}/whose
GET /api/sign-in | POST /api/sign-in/enter | POST /api/sign-in/mail | POST /api/sign-in/passkey
POST /api/sign-in/passkey/answer | POST /api/sign-in/provider | POST /api/sign-in/provider/answer
POST /api/sign-in/whose
GET /health | GET /health/live | GET /health/ready | GET /metrics
"""

# At a table where one sits, or which one made: a game goes on, whoever blocks whom.
AT_THE_TABLE: Final = """
POST /api/tables/{table}/back | POST /api/tables/{table}/leave | POST /api/tables/{table}/resign
GET /api/tables/{table}/coach | GET /api/tables/{table}/coach/look | GET /api/tables/{table}/foresee
GET /api/tables/{table}/hint | GET /api/tables/{table}/lens | GET /api/tables/{table}/since
GET /api/tables/{table}/why | GET /api/tables/{table}/undo | POST /api/tables/{table}/redo
POST /api/tables/{table}/play | POST /api/tables/{table}/stand-in | POST /api/tables/{table}/undo/answer
DELETE /api/tables/{table}
POST /api/tables/{table}/seats/{seat}/token | DELETE /api/tables/{table}/seats/{seat}/token
"""

# Results: who came where, and finished games, which whoever has the link may see. To leave somebody out would be a lie.
RESULTS: Final = """
GET /api/daily/months/{month}/{game} | GET /api/daily/{day}/{game} | GET /api/daily/{day}/{game}/choices
GET /api/ratings/{game}/{seats} | GET /api/tables/{table}/ratings
GET /api/replays/{replay} | GET /api/replays/{replay}/again | POST /api/replays/{replay}/again
GET /api/replays/{replay}/analysis | POST /api/replays/{replay}/analysis | POST /api/replays/{replay}/fork
GET /api/replays/{replay}/record | GET /api/replays/{replay}/scene | GET /api/replays/{replay}/story
GET /api/replays/{replay}/told | GET /api/replays/{replay}/why
"""

# Whoever enters a tournament meets whom its rules pair them with; those ask store/apart.py, as far as a round can be
# paired at all. Entrants and standings are results.
TOURNAMENTS: Final = """
GET /api/tournaments | POST /api/tournaments | GET /api/tournaments/{tournament}
POST /api/tournaments/{tournament}/enter | POST /api/tournaments/{tournament}/withdraw
POST /api/tournaments/{tournament}/acts
"""

# A club is its people's: whoever is not in it is told of none. In it lists of tables ask store/apart.py, as the lobby
# does, and its people are shown without those whom one must not meet, but to its leaders, who answer for them; its
# ladder is a result. Blocks hold at its tables and in its tournaments as anywhere: test_clubs.py.
CLUBS: Final = """
GET /api/clubs | POST /api/clubs | POST /api/clubs/invitation | POST /api/clubs/join | GET /api/clubs/{club}
PUT /api/clubs/{club} | POST /api/clubs/{club}/leave | POST /api/clubs/{club}/acts | GET /api/clubs/{club}/log
GET /api/clubs/{club}/link | POST /api/clubs/{club}/link | GET /api/clubs/{club}/lobby
GET /api/clubs/{club}/ladder/{game}/{seats} | POST /api/clubs/{club}/evenings
DELETE /api/clubs/{club}/evenings/{evening} | GET /api/clubs/{club}/calendar.ics
"""

# Whoever keeps order sees what was reported, also by or about somebody they block; nobody else does, and whoever is
# reported is told nothing.
ORDER: Final = """
POST /api/reports | GET /api/me/order | GET /api/order | GET /api/order/reports/{report} | POST /api/order/acts
GET /api/order/log | GET /api/order/words | PUT /api/order/words | GET /api/order/members | PUT /api/order/roles
"""

# What the socket tells, and how a block holds there.
MESSAGES: Final = {
    "Told": "whoever may watch; a block sends a watcher away",
    "Changed": "the same; nobody is asked to take back by whom they block, nor sees them knock",
    "Said": "not told to whoever blocks the speaker",
    "Emoted": "the same",
    "Nudged": "the same",
    "Faltered": "whoever may watch; it tells of a bot",
    "Pong": "nobody else",
}


def listed(lines: str) -> set[str]:
    """The routes of a list."""
    return {one.strip() for line in lines.strip().splitlines() for one in line.split("|")}
