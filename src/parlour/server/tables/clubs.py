"""Clubs on the server: made, joined by a link, led, and told to their people alone.

A stranger is told of no club, whichever they ask for. Who is in one is known by how people stand to others
(`people/blocks.py`), so that whoever is put out is sent away from its tables at once, in every process.
"""

from typing import Final, TypeVar

from msgspec.structs import replace

from parlour.core.game import UnknownGame, find
from parlour.server.limits import (
    CLUB_ACTS,
    CLUBS,
    CLUBS_OF_A_NETWORK,
    CLUBS_OF_ALL,
    INTO_CLUBS,
    INTO_CLUBS_OF_ALL,
    INTO_ONE_CLUB,
    network,
)
from parlour.server.people.guests import Player
from parlour.server.people.names import visible
from parlour.server.people.tokens import short_id
from parlour.server.refusal import Refusal
from parlour.server.store import club_acts, evenings, quiet_clubs
from parlour.server.store import clubs as stored
from parlour.server.store.base import Conflict, Job
from parlour.server.store.clubs import LEADER, ClubDeed, ClubRow
from parlour.server.store.evenings import EveningRow
from parlour.server.tables.awake import AwakeRooms
from parlour.server.tables.calendar import LAST, check_date
from parlour.server.tables.tournaments import Tournaments
from parlour.server.wire.clubs import (
    BannedFromClub,
    ClubChange,
    ClubDone,
    ClubEvening,
    ClubInfo,
    ClubInvitation,
    ClubLink,
    ClubNow,
    ClubPerson,
    ClubRecord,
    LeadersAct,
    NewClub,
    NewEvening,
)
from parlour.server.wire.tournaments import TournamentInfo

T = TypeVar("T")
LEADERS: Final = {
    "members": ("member", "director", "moderator", "owner"),
    "all": ("guest", "member", "director", "moderator", "owner"),
}
SAID_WHY: Final = ("remove", "remove-since", "ban")
SOONEST: Final = 300_000  # milliseconds to the nearest evening that is announced
LONGEST_TITLE: Final = 80


class Clubs:
    """Reads and changes them."""

    def __init__(self, rooms: AwakeRooms, tournaments: Tournaments, leaders: str = "members") -> None:
        self.rooms = rooms
        self._tournaments = tournaments
        self._leaders = LEADERS[leaders]

    async def mine(self, player: Player | None) -> list[ClubInfo]:
        """Those I am in."""
        found = [] if player is None else await self.rooms.store.read(stored.of_player(player.id))
        return [_info(row) for row in await self._as_seen(found, player)]

    async def _as_seen(self, rows: list[ClubRow], player: Player | None) -> list[ClubRow]:
        """The number of people is of those whom one is shown, wherever it stands: nobody counts who blocks them."""
        apart = (await self.rooms.people.distances.of("" if player is None else player.id)).apart
        asked = [row.id for row in rows if row.role != LEADER] if apart else []
        if not asked:
            return rows
        hidden = await self.rooms.store.read(stored.among(asked, apart))
        return [replace(row, people=row.people - hidden.get(row.id, 0)) for row in rows]

    async def make(self, player: Player, wanted: NewClub, address: str) -> ClubNow:
        """A new one, led by whoever makes it. The same request again is the same club."""
        if player.role not in self._leaders:
            raise Refusal("cannot-lead", "whoever leads a club can sign in: add a way first")
        made = await self.rooms.store.read(stored.find_made(player.id, wanted.id))
        if made is None:
            name, about = await self._named(player, wanted.name, wanted.about)
            self.rooms.limits.take(CLUBS, player.id)
            self.rooms.limits.take(CLUBS_OF_ALL, address)
            self.rooms.limits.take(CLUBS_OF_A_NETWORK, network(address))
            await self._make_room()
            made, link = short_id(self.rooms.token()), self.rooms.token()
            job = stored.create(made, name, about, player.id, wanted.id, link, self.rooms.now())
            try:
                await self._write(job, player.id)
            except Conflict:  # the same request at the same time was quicker
                made = await self.rooms.store.read(stored.find_made(player.id, wanted.id)) or made
        return await self.look(made, player)

    async def _make_room(self) -> None:
        """Where the house is full, the oldest club to which nobody comes gives way."""
        now = self.rooms.now()
        since = now - quiet_clubs.GIVES_WAY
        found = await self.rooms.store.read(quiet_clubs.in_the_way(since, stored.OF_ALL))
        if found is not None:
            await self._freed(await self._write(quiet_clubs.end_quiet(found.club, since, now), *found.people))

    async def _named(self, player: Player, name: str, about: str) -> tuple[str, str]:
        """Its name and line, if they may be read by others."""
        await self.rooms.people.check_voice(player)
        return self.rooms.people.check_name(name), self._line(about, "a line about a club")

    def _line(self, text: str, what: str) -> str:
        line = visible(text)
        if line is None:
            raise Refusal("not-text", f"{what} is plain text, all of it to be seen, in one direction")
        self.rooms.people.words.check(line, what)
        return line

    async def _write(self, job: Job[T], *people: str) -> T:
        """Done, and what it means to these people holds in every process."""
        done = await self.rooms.store.write(job, self.rooms.keeping.notice(*people))
        await self.rooms.keeping.changed(set(people))
        return done

    async def invitation(self, player: Player | None, code: str, address: str) -> ClubInvitation:
        """What an invitation is to; nobody comes in by asking."""
        self.rooms.limits.take(INTO_CLUBS_OF_ALL, address)  # nobody guesses a code of 256 bits
        row = await self.rooms.store.read(stored.invited(code, player.id if player is not None else None))
        if row is None:
            raise Refusal("wrong-link", "this invitation is not, or no longer, good")
        [row] = await self._as_seen([row], player)
        club = row.id if row.role is not None else None
        return ClubInvitation(name=row.name, about=row.about, people=row.people, club=club)

    async def join(self, player: Player, code: str, address: str) -> ClubNow:
        """Be in a club, by its invitation."""
        self.rooms.limits.take(INTO_CLUBS, player.id)
        self.rooms.limits.take(INTO_CLUBS_OF_ALL, address)
        row = await self.rooms.store.read(stored.invited(code, player.id))
        if row is not None and row.role is None:
            self.rooms.limits.take(INTO_ONE_CLUB, row.id)
        return await self.look(await self._write(stored.join(code, player.id, self.rooms.now()), player.id), player)

    async def inside(self, club: str, player: Player | None, closed: bool = False) -> ClubRow:
        """A club, for whoever is in it; also while it is `closed`."""
        row = None if player is None else await self.rooms.store.read(stored.load(club, player.id))
        if row is None or row.role is None:
            raise stored.no_club()
        if row.closed is not None and not closed:
            raise Refusal("club-closed", f"a moderator has closed this club: {row.word}", word=row.word)
        return row

    async def leading(self, club: str, player: Player) -> ClubRow:
        """The same, for whoever leads it."""
        row = await self.inside(club, player)
        if row.role != LEADER:
            raise Refusal("not-the-leader", "only whoever leads the club may do that")
        return row

    async def look(self, club: str, player: Player) -> ClubNow:
        """A club as its people see it. Leaders, who answer for it, see everybody; others nobody they must not meet."""
        row, now = await self.inside(club, player), self.rooms.now()
        people = await self.rooms.store.read(stored.people(club))
        apart = (await self.rooms.people.distances.of(player.id)).apart
        if row.role != LEADER:
            people = [one for one in people if one.player not in apart]
        held = await self._tournaments.of_club(club, player)
        found = _info(row)
        found.people = len(people)
        return ClubNow(
            info=found,
            members=[
                ClubPerson(
                    player=one.player,
                    name=one.name,
                    leads=one.role == LEADER,
                    made=one.made,
                    mine=one.player == player.id,
                )
                for one in people
            ],
            calendar=_dates(await self.rooms.store.read(evenings.of_club(club, now)), held, now),
            tournaments=held,
        )

    async def change(self, club: str, player: Player, wanted: ClubChange) -> ClubNow:
        """Another name or line, by a leader."""
        await self.leading(club, player)
        self.rooms.limits.take(CLUB_ACTS, player.id)
        name, about = await self._named(player, wanted.name, wanted.about)
        await self.rooms.store.write(club_acts.changed(club, player.id, name, about, self.rooms.now()))
        return await self.look(club, player)

    async def link(self, club: str, player: Player) -> ClubLink:
        """Its invitation, to a leader."""
        return _link((await self.leading(club, player)).invitation)

    async def renew(self, club: str, player: Player) -> ClubLink:
        """Another invitation; those before it end."""
        await self.leading(club, player)
        self.rooms.limits.take(CLUB_ACTS, player.id)
        code = self.rooms.token()
        await self.rooms.store.write(club_acts.renewed(club, player.id, code, self.rooms.now()))
        return _link(code)

    async def leave(self, club: str, player: Player) -> list[ClubInfo]:
        """I am in it no longer; my clubs."""
        row = await self.inside(club, player, closed=True)
        others = await self.rooms.store.read(stored.people(club)) if row.role == LEADER else []  # one of whom may lead
        job = stored.leave(club, player.id, self.rooms.now())
        await self._freed(await self._write(job, player.id, *(one.player for one in others)))
        return await self.mine(player)

    async def act(self, club: str, player: Player, wanted: LeadersAct) -> ClubNow:
        """What a leader does about somebody."""
        await self.leading(club, player)
        self.rooms.limits.take(CLUB_ACTS, player.id)
        word = self._line(wanted.reason, "a reason")
        if word:
            await self.rooms.people.check_voice(player)
        elif wanted.act in SAID_WHY:
            raise Refusal("no-reason", "say why: it is kept in the log of the club")
        deed = ClubDeed(club, player.id, wanted.act, self.rooms.now(), wanted.player, word)
        job = club_acts.acted(deed, self._leaders, self.rooms.token())
        several = await self.rooms.store.read(stored.people(club)) if wanted.act == "remove-since" else []
        whom = {player.id, wanted.player, *(one.player for one in several)}
        await self._freed(await self._write(job, *sorted(whom)))
        return await self.look(club, player)

    async def _freed(self, tables: list[str]) -> None:
        """Seats are free at these, or they are cancelled: whoever looks is told, in every process."""
        for table in tables:
            await self.rooms.tell_again(table)

    async def record(self, club: str, player: Player) -> ClubRecord:
        """What leaders read."""
        await self.leading(club, player)
        log = await self.rooms.store.read(club_acts.log(club))
        banned = await self.rooms.store.read(club_acts.banned(club))
        return ClubRecord(
            log=[
                ClubDone(
                    n=row.n,
                    time=row.time,
                    by=row.by_name,
                    what=row.what,
                    whom=row.name,
                    player=row.player,
                    word=row.word,
                )
                for row in log
            ],
            banned=[BannedFromClub(player=row.player, name=row.name, made=row.made, word=row.word) for row in banned],
        )

    async def announce(self, club: str, player: Player, wanted: NewEvening) -> ClubNow:
        """An evening, by a leader."""
        await self.leading(club, player)
        await self.rooms.people.check_voice(player)
        self.rooms.limits.take(CLUB_ACTS, player.id)
        title, now = self._line(wanted.title, "what an evening is called"), self.rooms.now()
        if not title or len(title) > LONGEST_TITLE:
            raise Refusal("bad-name", f"what an evening is called has 1 to {LONGEST_TITLE} letters")
        check_date(wanted.begins, now + SOONEST, "an evening")
        if wanted.game:
            try:
                find(wanted.game)
            except UnknownGame as unknown:
                raise Refusal("no-such-table", str(unknown)) from None
        id = short_id(self.rooms.token())
        row = EveningRow(id, club, title, wanted.game, wanted.begins, now, player.id, wanted.id)
        await self.rooms.store.write(evenings.announce(row))
        return await self.look(club, player)

    async def call_off(self, club: str, player: Player, evening: str) -> ClubNow:
        """No such evening, by a leader."""
        await self.leading(club, player)
        self.rooms.limits.take(CLUB_ACTS, player.id)
        await self.rooms.store.write(evenings.call_off(club, evening, player.id, self.rooms.now()))
        return await self.look(club, player)


def _info(row: ClubRow) -> ClubInfo:
    return ClubInfo(
        club=row.id,
        name=row.name,
        about=row.about,
        people=row.people,
        leads=row.role == LEADER,
        made=row.made,
        closed=row.closed is not None,
        word=row.word,
    )


def _link(code: str) -> ClubLink:
    return ClubLink(code=code, path=f"/clubs/join#{code}")


def _dates(found: list[EveningRow], held: list[TournamentInfo], now: int) -> list[ClubEvening]:
    """Evenings, and tournaments that have a date and are not over, by date."""
    told = [ClubEvening(kind="evening", id=row.id, title=row.title, game=row.game, begins=row.begins) for row in found]
    for one in held:
        shown = one.begins is not None and now - evenings.SHOWN < one.begins <= LAST  # some were stored with any number
        if shown and one.begins is not None and one.phase != "over":
            title = {"id": one.tournament, "title": one.name, "game": one.game}
            told.append(ClubEvening(kind="tournament", begins=one.begins, **title))
    return sorted(told, key=lambda one: (one.begins, one.id))
