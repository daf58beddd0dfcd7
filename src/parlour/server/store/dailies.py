"""The rows of deals of the day, of attempts at them and of par, and the jobs that read and write them."""

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, case, delete, func, insert, or_, select, update

from parlour.server.refusal import Refusal
from parlour.server.store.base import Job
from parlour.server.store.schema import attempts, dailies, entries, pars, players, seats, tables, went_on

LATE: Final = "late"  # begun or ended when the day was over
SECOND: Final = "second"  # another guest tried the deal on a device of this attempt before it ended
CHANGED: Final = "changed"  # the bots are not those the day began with any more
CLEARED: Final = "cleared"  # by an operator
DEVICES: Final = 16  # on which an attempt goes on; with more it does not count
STANDING: Final = [attempts.c.place, attempts.c.margin.desc(), attempts.c.points.desc()]  # the best first


class DailyRow(msgspec.Struct, frozen=True):
    """A deal of the day; settled once it has rules."""

    day: str
    game: str
    secret: str
    rules: int = 0
    seats: int = 0
    seat: int = 0
    level: int = 0
    options: str = "{}"
    bots: str = ""


class AttemptRow(msgspec.Struct, frozen=True):
    """Somebody's attempt, and how it ended."""

    table: str
    day: str
    game: str
    player: str | None
    mark: str
    done: int | None
    place: int | None
    points: int | None
    margin: int | None
    name: str = ""


class Fared(msgspec.Struct, frozen=True):
    """How a seat fared: its place at the table, its points, and by how many it was before the best of the others."""

    place: int
    points: int
    margin: int


class MonthLine(msgspec.Struct, frozen=True):
    """What a guest made of the deals of a month."""

    player: str
    name: str
    days: int
    won: int
    margin: int


_DAILY: Final[list[Any]] = [dailies.c[name] for name in DailyRow.__struct_fields__]
_ATTEMPT: Final[list[Any]] = [attempts.c[name] for name in AttemptRow.__struct_fields__[:-1]]
_COUNTS: Final = and_(attempts.c.done.is_not(None), attempts.c.mark == "")


def draw(day: str, secrets: dict[str, str], now: int) -> Job[None]:
    """Secrets of a day's deals, of those games that have none yet. Conflict if another process draws them now."""

    def job(connection: Connection) -> None:
        known = set(connection.execute(select(dailies.c.game).where(dailies.c.day == day)).scalars())
        fresh = [
            {"day": day, "game": game, "secret": secret, "made": now}
            for game, secret in secrets.items()
            if game not in known
        ]
        if fresh:
            connection.execute(insert(dailies), fresh)

    return job


def settle(row: DailyRow) -> Job[None]:
    """What a deal is played with, once: whoever settles it first."""
    values = {name: getattr(row, name) for name in ("rules", "seats", "seat", "level", "options", "bots")}
    open_still = (dailies.c.day == row.day) & (dailies.c.game == row.game) & (dailies.c.rules == 0)

    def job(connection: Connection) -> None:
        connection.execute(update(dailies).where(open_still).values(**values))

    return job


def of_day(day: str) -> Job[list[DailyRow]]:
    """The deals of a day."""
    return lambda connection: [
        DailyRow(*row) for row in connection.execute(select(*_DAILY).where(dailies.c.day == day))
    ]


def before(day: str, days: int) -> Job[list[DailyRow]]:
    """Deals of so many earlier days that were looked at, the newest first."""
    earlier = (dailies.c.day < day) & (dailies.c.rules > 0)
    newest = select(dailies.c.day).where(earlier).distinct().order_by(dailies.c.day.desc()).limit(days)
    wanted = select(*_DAILY).where(earlier, dailies.c.day.in_(newest)).order_by(dailies.c.day.desc(), dailies.c.game)
    return lambda connection: [DailyRow(*row) for row in connection.execute(wanted)]


def begin(table: str, day: str, game: str, player: str, device: str, mark: str, anyway: bool) -> Job[None]:
    """An attempt. Conflict if its player has one already; Refusal if another tried it on this device, unless `anyway`.

    Attempts at one deal begin one after the other: two guests of a device at the same moment are seen.
    """
    row = {"table": table, "day": day, "game": game, "player": player, "device": device, "mark": mark}
    deal = select(dailies.c.day).where(dailies.c.day == day, dailies.c.game == game).with_for_update()

    def job(connection: Connection) -> None:
        connection.execute(deal).first()
        if not (mark or anyway):
            untried(device, day, game, player)(connection)
        second = not mark and tried_on([device], day, game, player)(connection)
        connection.execute(insert(attempts), {**row, "mark": SECOND} if second else row)

    return job


def end(table: str, ended: Fared, done: int, mark: str) -> Job[None]:
    """It was played to the end; `mark` is why it does not count, where nothing else was said before."""
    values = {"done": done, "place": ended.place, "points": ended.points, "margin": ended.margin}
    marked = case((attempts.c.mark == "", mark), else_=attempts.c.mark)

    def job(connection: Connection) -> None:
        mine = update(attempts).where(attempts.c["table"] == table, attempts.c.done.is_(None))
        connection.execute(mine.values(**values, mark=marked))

    return job


def go_on(table: str, device: str) -> Job[None]:
    """An attempt is played on another device. Conflict if that is written this very moment."""
    going = select(attempts.c.device).where(attempts.c["table"] == table, attempts.c.done.is_(None))
    known = select(went_on.c.device).where(went_on.c["table"] == table)
    uncounted = update(attempts).where(attempts.c["table"] == table, attempts.c.mark == "").values(mark=SECOND)

    def job(connection: Connection) -> None:
        began, there = connection.execute(going).first(), set(connection.execute(known).scalars())
        if began is None or device == began[0] or device in there:
            return
        if len(there) >= DEVICES:
            connection.execute(uncounted)
        else:
            connection.execute(insert(went_on), {"table": table, "device": device})

    return job


def shared(table: str) -> Job[bool]:
    """Whether another guest has tried the deal of an attempt on a device on which it was played."""
    mine = select(attempts.c.day, attempts.c.game, attempts.c.player, attempts.c.device)
    mine = mine.where(attempts.c["table"] == table)
    elsewhere = select(went_on.c.device).where(went_on.c["table"] == table)

    def job(connection: Connection) -> bool:
        day, game, player, began = connection.execute(mine).one()
        devices = [*connection.execute(elsewhere).scalars(), *([] if began is None else [began])]
        return player is not None and tried_on(devices, day, game, player)(connection)

    return job


def clear(table: str) -> Job[bool]:
    """An attempt that shall not count; False if there is none that would."""
    mine = update(attempts).where(attempts.c["table"] == table, attempts.c.mark != CLEARED)
    return lambda connection: connection.execute(mine.values(mark=CLEARED)).rowcount == 1


def listed(day: str | None, game: str | None, many: int) -> Select[Any]:
    """Attempts, the last ended first, for whoever runs the server."""
    a = attempts.c
    wanted: Select[Any] = select(
        a["table"], a.day, a.game, a.player, players.c.name, a.place, a.points, a.margin, a.mark
    )
    wanted = wanted.add_columns(a.done.label("time")).select_from(attempts.outerjoin(players))
    for column, asked in ((a.day, day), (a.game, game)):
        wanted = wanted if asked is None else wanted.where(column == asked)
    return wanted.order_by(a.done.is_(None), a.done.desc(), a["table"]).limit(many)


def of_player(player: str, days: list[str]) -> Job[list[AttemptRow]]:
    """A guest's attempts at the deals of some days."""
    wanted = select(*_ATTEMPT).where(attempts.c.player == player, attempts.c.day.in_(days))
    return lambda connection: [AttemptRow(*row) for row in connection.execute(wanted)]


def tried_on(devices: list[str], day: str, game: str, player: str) -> Job[bool]:
    """Whether another guest, or one who was forgotten, has tried a deal on one of these devices."""
    there = attempts.c["table"].in_(select(went_on.c["table"]).where(went_on.c.device.in_(devices)))
    here = or_(attempts.c.device.in_(devices), there) & (attempts.c.day == day) & (attempts.c.game == game)
    other = or_(attempts.c.player.is_(None), attempts.c.player != player)
    wanted = select(attempts.c["table"]).where(here, other).limit(1)
    return lambda connection: connection.execute(wanted).first() is not None


def untried(device: str, day: str, game: str, player: str) -> Job[None]:
    """Refusal if another has tried a deal on this device."""
    wanted = tried_on([device], day, game, player)

    def job(connection: Connection) -> None:
        if wanted(connection):
            raise Refusal("daily-tried-here", "somebody has tried this deal on this device; the first one counts")

    return job


def _shown(day: str, game: str) -> ColumnElement[bool]:
    """Those that are listed: of whoever is banned nothing is."""
    banned = select(players.c.id).where(players.c.banned)
    welcome = or_(attempts.c.player.is_(None), attempts.c.player.not_in(banned))
    return and_(attempts.c.day == day, attempts.c.game == game, _COUNTS, welcome)


def standing(day: str, game: str, many: int) -> Job[list[AttemptRow]]:
    """The attempts that count, the best first, by the names their people had at the table."""
    sits = (seats.c["table"] == attempts.c["table"]) & (seats.c.kind == "person")
    wanted: Select[Any] = select(*_ATTEMPT, func.coalesce(seats.c.name, "")).select_from(
        attempts.outerjoin(seats, sits)
    )
    wanted = wanted.where(_shown(day, game)).order_by(*STANDING, attempts.c.done).limit(many)
    return lambda connection: [AttemptRow(*row) for row in connection.execute(wanted)]


def counted(day: str) -> Job[dict[str, int]]:
    """How many attempts at each deal of a day count."""
    wanted = select(attempts.c.game, func.count()).where(attempts.c.day == day, _COUNTS).group_by(attempts.c.game)
    return lambda connection: {row[0]: row[1] for row in connection.execute(wanted)}


def better(mine: AttemptRow) -> Job[int]:
    """How many attempts that count ended better."""
    a = attempts.c
    same = a.place == mine.place
    ahead = or_(
        a.place < mine.place,
        same & (a.margin > mine.margin),
        same & (a.margin == mine.margin) & (a.points > mine.points),
    )
    wanted = select(func.count()).select_from(attempts).where(_shown(mine.day, mine.game), ahead)
    return lambda connection: connection.execute(wanted).scalar() or 0


def month(first: str, after: str, game: str, many: int) -> Job[list[MonthLine]]:
    """Who won most deals of a game in a time, and of equals by the greater margins."""
    won = func.sum(case((attempts.c.place == 1, 1), else_=0))
    margin = func.sum(attempts.c.margin)
    wanted = (
        select(players.c.id, players.c.name, func.count(), won, margin)
        .join(attempts, attempts.c.player == players.c.id)
        .where(attempts.c.day >= first, attempts.c.day < after, attempts.c.game == game, _COUNTS, ~players.c.banned)
        .group_by(players.c.id, players.c.name)
        .order_by(won.desc(), margin.desc(), func.count(), players.c.name)
        .limit(many)
    )
    return lambda connection: [
        MonthLine(row[0], row[1], row[2], int(row[3]), int(row[4])) for row in connection.execute(wanted)
    ]


def days_of(player: str, many: int) -> Job[list[str]]:
    """Days on which a guest ended an attempt that counts, the newest first."""
    wanted = select(attempts.c.day).where(attempts.c.player == player, _COUNTS).distinct()
    wanted = wanted.order_by(attempts.c.day.desc()).limit(many)
    return lambda connection: list(connection.execute(wanted).scalars())


def lines(day: str, game: str, many: int) -> Job[dict[str, list[str]]]:
    """What was played in attempts that count, an action after the other: nothing is ever taken back there."""
    chosen = select(attempts.c["table"]).where(_shown(day, game)).order_by(attempts.c.done).limit(many)
    wanted: Select[Any] = select(entries.c["table"], entries.c.text).where(
        entries.c["table"].in_(chosen), entries.c.kind == "play"
    )
    wanted = wanted.order_by(entries.c["table"], entries.c.at)

    def job(connection: Connection) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for table, text in connection.execute(wanted):
            found.setdefault(table, []).append(text)
        return found

    return job


def played_for_par(day: str, game: str) -> Job[dict[int, Fared]]:
    """What the house has made of a deal so far, by the number of the play."""
    wanted = select(pars.c.n, pars.c.place, pars.c.points, pars.c.margin).where(pars.c.day == day, pars.c.game == game)
    return lambda connection: {row[0]: Fared(*row[1:]) for row in connection.execute(wanted)}


def add_to_par(day: str, game: str, n: int, ended: Fared) -> Job[None]:
    """One more play of the house. Conflict if another process was quicker."""
    row = {"day": day, "game": game, "n": n, "place": ended.place, "points": ended.points, "margin": ended.margin}

    def job(connection: Connection) -> None:
        connection.execute(insert(pars), row)

    return job


def wanting_par(today: str, plays: int, many: int) -> Job[list[DailyRow]]:
    """Deals that the house has played less often than that: those of today, and earlier ones that somebody finished.

    The newest day first, and of one day the deal that was played least.
    """
    d, a = dailies.c, attempts.c
    met = select(a["table"]).where(a.day == d.day, a.game == d.game, or_(a.day == today, a.done.is_not(None)))
    done = select(func.count()).where(pars.c.day == d.day, pars.c.game == d.game).scalar_subquery()
    wanted = select(*_DAILY).where(d.day <= today, d.rules > 0, met.exists(), done < plays)
    wanted = wanted.order_by(d.day.desc(), done, d.game).limit(many)
    return lambda connection: [DailyRow(*row) for row in connection.execute(wanted)]


def tidy(today: str, unused: int, now: int) -> Job[None]:
    """Forget on which devices earlier deals were tried, and close attempts at them that nobody has gone on with."""
    left = select(attempts.c["table"]).where(attempts.c.day < today, attempts.c.done.is_(None))
    going = tables.c.id.in_(left) & tables.c.phase.in_(["playing", "paused"]) & (tables.c.changed < unused)
    closed = {"phase": "closed", "word": "expired", "due": None, "thinks": False, "changed": now}

    def job(connection: Connection) -> None:
        old = (attempts.c.day < today) & attempts.c.device.is_not(None)
        earlier = select(attempts.c["table"]).where(attempts.c.day < today)
        connection.execute(update(attempts).where(old).values(device=None))
        connection.execute(delete(went_on).where(went_on.c["table"].in_(earlier)))
        connection.execute(update(tables).where(going).values(**closed))

    return job
