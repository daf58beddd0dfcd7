"""Bounds of the whole house are counted by one commit at a time: of two that take the last place, one has it."""

from sqlalchemy import Connection, func, select


def one_at_a_time(connection: Connection, what: str) -> None:
    """Until this commit is done, no other goes on from here that counts the same. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(f"parlour-{what}"))))
