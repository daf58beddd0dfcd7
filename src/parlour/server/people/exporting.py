"""All that is kept of one guest, to be given to them: nothing of others, no hash, no secret of a deal."""

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, or_, select

from parlour.server.store.base import Job
from parlour.server.store.schema import (
    attempts,
    bans,
    blocks,
    challenges,
    chat,
    devices,
    entrants,
    entries,
    friends,
    identities,
    judged,
    knocks,
    letterboxes,
    links,
    mailboxes,
    marks,
    mutes,
    news,
    openness,
    passkeys,
    placings,
    players,
    pushes,
    puzzlers,
    ratings,
    reports,
    results,
    rushes,
    sanctions,
    seats,
    skills,
    solvings,
    tables,
    tellings,
    tickets,
    tournament_log,
    tournaments,
    uploads,
    wishes,
)
from parlour.server.store.schema_clubs import club_bans, club_log, club_members, clubs, evenings


def day(milliseconds: int | None) -> str | None:
    """A moment as people read it."""
    return None if milliseconds is None else time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(milliseconds / 1000))


def exported(player: str) -> Job[dict[str, Any] | None]:
    """By kind; None if there is no such guest."""
    at = select(seats.c["table"]).where(seats.c.player == player)
    at_tables = select(tables.c.id.label("table"), tables.c.game, tables.c.phase, tables.c.made, tables.c.changed)
    at_tables = at_tables.add_columns((tables.c.maker == player).label("maker"), tables.c.outcome)
    at_tables = at_tables.add_columns(tables.c.tried, tables.c.tried_at)
    my_entries = select(
        entries.c["table"], entries.c.at, entries.c.kind, entries.c.seat, entries.c.text, entries.c.time
    )
    kinds: dict[str, Select[Any]] = {
        "devices": select(devices.c.made, devices.c.seen, devices.c.label, devices.c.proved).where(
            devices.c.player == player
        ),
        "passkeys": select(passkeys.c.made, passkeys.c.used, passkeys.c.label, passkeys.c.signatures).where(
            passkeys.c.player == player
        ),
        "mailboxes": select(mailboxes.c.made).where(mailboxes.c.player == player),
        "identities": select(identities.c.made).where(identities.c.player == player),
        "tickets": select(tickets.c.kind, tickets.c.made, tickets.c.until).where(tickets.c.player == player),
        "links": select(links.c.made, links.c.until, links.c.uses).where(links.c.player == player),
        "knocks": select(
            knocks.c["table"], knocks.c.kind, knocks.c.name, knocks.c.made, knocks.c.until, knocks.c.state
        ).where(knocks.c.player == player),
        "bans": select(bans.c.made, bans.c.until, bans.c.word).where(bans.c.what == player),
        "pushes": select(
            pushes.c.endpoint, pushes.c.label, pushes.c.made, pushes.c.turns, pushes.c.invitations, pushes.c.tournaments
        ).where(pushes.c.player == player),
        "letterboxes": select(  # that there is one: whoever typed it knows it, and a lent device does not tell it
            letterboxes.c.made,
            letterboxes.c.lang,
            letterboxes.c.turns,
            letterboxes.c.invitations,
            letterboxes.c.tournaments,
        ).where(letterboxes.c.player == player),
        "news": select(news.c.what, news.c.place, news.c.pushed, news.c.mailed).where(news.c.player == player),
        "tellings": select(tellings.c.kind, tellings.c.way, tellings.c.unanswered).where(tellings.c.player == player),
        "blocks": select(blocks.c.blocked, blocks.c.name, blocks.c.made)
        .where(blocks.c.player == player)
        .order_by(blocks.c.made),
        "friends": select(friends.c.other, friends.c.made)  # what became of it is the other's to say
        .where(friends.c.player == player, friends.c.word != "withdrawn")
        .order_by(friends.c.made),
        "openness": select(openness.c.profile, openness.c.judged, openness.c.challenges).where(
            openness.c.player == player
        ),
        "challenges": select(  # what others say to them is theirs
            challenges.c.other, challenges.c["table"], challenges.c.made, challenges.c.state
        )
        .where(challenges.c.player == player)
        .order_by(challenges.c.made),
        "challenged": select(  # those to them, as they were told
            challenges.c.player, challenges.c["table"], challenges.c.made, challenges.c.state
        )
        .where(challenges.c.other == player)
        .order_by(challenges.c.made),
        "marks": select(marks.c.made).where(marks.c.player == player).order_by(marks.c.made),
        "sanctions": select(
            sanctions.c.kind, sanctions.c.made, sanctions.c.until, sanctions.c.word, sanctions.c.name
        ).where(sanctions.c.player == player),
        "reports": select(  # what others report is theirs to know, and the house's
            reports.c.kind, reports.c.place, reports.c.name, reports.c.reason, reports.c.words, reports.c.made
        )
        .where(reports.c.reporter == player)
        .order_by(reports.c.made),
        "mutes": select(mutes.c.muted).where(mutes.c.player == player),
        "skills": select(skills.c.game, skills.c.decisions, skills.c.cost, skills.c.version).where(
            skills.c.player == player
        ),
        "judged": select(
            judged.c["table"],
            judged.c.at,
            judged.c.game,
            judged.c.version,
            judged.c.made,
            judged.c.effort,
            judged.c.chosen,
            judged.c.cost,
            judged.c.theme,
        )
        .where(judged.c.player == player)
        .order_by(judged.c["table"], judged.c.at),
        "puzzlers": select(
            puzzlers.c.game, puzzlers.c.rating, puzzlers.c.answered, puzzlers.c.solved, puzzlers.c.best
        ).where(puzzlers.c.player == player),
        "solvings": select(
            solvings.c.game,
            solvings.c.puzzle,
            solvings.c.way,
            solvings.c.choices,
            solvings.c.phase,
            solvings.c.made,
            solvings.c.done,
            solvings.c.before,
            solvings.c.after,
        )
        .where(solvings.c.player == player)
        .order_by(solvings.c.game, solvings.c.puzzle),
        "rushes": select(rushes.c.game, rushes.c.score, rushes.c.missed).where(rushes.c.player == player),
        "ratings": select(ratings.c.game, ratings.c.seats, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
            ratings.c.player == player
        ),
        "placings": select(
            placings.c["table"],
            results.c.game,
            results.c.seats,
            results.c.made,
            placings.c.place,
            placings.c.left,
            placings.c.mu,
            placings.c.sigma,
            placings.c.mu_after,
            placings.c.sigma_after,
        )
        .join(results, results.c["table"] == placings.c["table"])
        .where(placings.c.player == player)
        .order_by(results.c.made, placings.c["table"]),
        "attempts": select(
            attempts.c["table"],
            attempts.c.day,
            attempts.c.game,
            attempts.c.mark,
            attempts.c.done,
            attempts.c.place,
            attempts.c.points,
            attempts.c.margin,
        )
        .where(attempts.c.player == player)
        .order_by(attempts.c.day, attempts.c.game),
        "tables": at_tables.where(or_(tables.c.id.in_(at), tables.c.maker == player)).order_by(tables.c.made),
        "seats": select(seats.c["table"], seats.c.seat, seats.c.name, seats.c.nonce).where(seats.c.player == player),
        "deeds": my_entries.where(entries.c["table"].in_(at), entries.c.by == player).order_by(
            entries.c["table"], entries.c.at
        ),
        "chat": select(chat.c["table"], chat.c.n, chat.c.name, chat.c.text, chat.c.time)
        .where(chat.c.player == player)
        .order_by(chat.c["table"], chat.c.n),
        "wishes": select(
            wishes.c.game,
            wishes.c.seats,
            wishes.c.live,
            wishes.c.rated,
            wishes.c.near,
            wishes.c.watch,
            wishes.c.language,
            wishes.c.bots,
            wishes.c["table"],
        ).where(wishes.c.player == player),
        "tournaments": select(
            tournaments.c.id.label("tournament"), tournaments.c.name, tournaments.c.game, tournaments.c.made
        ).where(tournaments.c.maker == player),
        "entrants": select(entrants.c.tournament, entrants.c.n).where(entrants.c.player == player),
        "tournament_log": select(
            tournament_log.c.tournament, tournament_log.c.at, tournament_log.c.text, tournament_log.c.time
        )
        .where(tournament_log.c.by == player)
        .order_by(tournament_log.c.tournament, tournament_log.c.at),
        "clubs": select(clubs.c.id.label("club"), clubs.c.name, clubs.c.about, clubs.c.made).where(
            clubs.c.maker == player
        ),
        "club_members": select(club_members.c.club, clubs.c.name, club_members.c.role, club_members.c.made)
        .join(clubs, clubs.c.id == club_members.c.club)
        .where(club_members.c.player == player)
        .order_by(club_members.c.made),
        "club_bans": select(club_bans.c.club, club_bans.c.made, club_bans.c.word).where(club_bans.c.player == player),
        "club_log": select(club_log.c.club, club_log.c.what, club_log.c.time, club_log.c.word)  # to whom is theirs
        .where(club_log.c.by == player)
        .order_by(club_log.c.club, club_log.c.n),
        "evenings": select(evenings.c.club, evenings.c.title, evenings.c.game, evenings.c.made)
        .where(evenings.c.maker == player)
        .order_by(evenings.c.made),
        "uploads": select(uploads.c.id.label("replay"), uploads.c.made, uploads.c.record).where(
            uploads.c.player == player
        ),
    }

    def job(connection: Connection) -> dict[str, Any] | None:
        mine = (players.c.name, players.c.made, players.c.banned, players.c.webhook, players.c.research, players.c.role)
        wanted = select(players.c.id.label("player"), *mine)
        row = connection.execute(wanted.where(players.c.id == player)).first()
        if row is None:
            return None
        found = {name: [_plain(one) for one in connection.execute(kind)] for name, kind in kinds.items()}
        return {**_plain(row), **found}

    return job


def _plain(row: Any) -> dict[str, Any]:
    told = {str(name): value for name, value in row._mapping.items()}
    for name in ("made", "seen", "until", "changed", "time", "done", "proved", "used"):
        if name in told:
            told[name] = day(told[name])
    if told.get("outcome"):
        told["outcome"] = msgspec.json.decode(told["outcome"])
    return told
