"""Bring a store to the newest schema. Alembic is only loaded when there is something to do."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

FOLDER: Final = Path(__file__).parent / "migrations"
HEAD: Final = max(path.name for path in (FOLDER / "versions").glob("0*.py"))[:4]  # the newest schema there is


class TooNew(Exception):
    """A store written by a newer Parlour."""


def version(connection: Connection) -> str | None:
    """The schema a store has; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
    return found


def upgrade(connection: Connection) -> None:
    """To the newest schema, in the transaction of the connection."""
    found = version(connection)
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise TooNew(f"this store has schema {found}, written by a newer Parlour; this one knows {HEAD}")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
