"""Whether what is stored is what the schema says: its tables and columns, and every value by its kind.

SQLite takes any value for any column, and says nothing of a table that is gone: a store may be whole, and not ours.
"""

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Double,
    Integer,
    String,
    Table,
    Text,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError

from parlour.server.store.schema import METADATA

KINDS: Final[dict[type, type]] = {Integer: int, BigInteger: int, Boolean: bool, Double: float, String: str, Text: str}
BITS: Final[dict[type, int]] = {Integer: 31, BigInteger: 63}
NAMED: Final = 5  # faults that are told


def misfit(column: Column[Any], value: Any) -> str | None:
    """What is wrong with a value for a column, if anything."""
    wanted, kind = KINDS[type(column.type)], type(column.type)
    if value is None and column.nullable:
        return None
    if type(value) is not wanted:
        return f"is {value!r:.40}, not of the kind {wanted.__name__}"
    if kind in BITS and not -(2 ** BITS[kind]) <= value < 2 ** BITS[kind]:
        return "is a number that no store holds"
    length = getattr(column.type, "length", None)
    if length is not None and len(str(value)) > length:
        return f"is longer than {length} letters"
    if wanted is str and "\0" in str(value):
        return "has a letter that no store holds"
    return None


def lacking(connection: Connection) -> list[str]:
    """Tables and columns that the schema has and the store has not."""
    found = inspect(connection)
    there = set(found.get_table_names())
    gone = [f"the table {table.name} is missing" for table in METADATA.sorted_tables if table.name not in there]
    for table in METADATA.sorted_tables:
        if table.name in there:
            names = {column["name"] for column in found.get_columns(table.name)}
            gone += [f"the column {column} is missing" for column in table.c if column.name not in names]
    return gone


def differing(connection: Connection) -> list[str]:
    """Whatever else of the schema the store has otherwise: keys, indexes, what may be left empty."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    told = []
    for found in compare_metadata(MigrationContext.configure(connection), METADATA):
        what = found[0] if isinstance(found, list) else found  # changes of one column come together
        named = next((getattr(part, "name", None) for part in what[1:] if getattr(part, "name", None)), what[-1])
        told.append(f"the schema differs: {str(what[0]).replace('_', ' ')} {named}")
    return told[:NAMED]


def odd_values(connection: Connection) -> list[str]:
    """Columns in which rows of a SQLite store have values of another kind; counted by SQLite itself, in one pass."""
    told = []
    for table in METADATA.sorted_tables:
        sums = ", ".join(f"sum(not coalesce({_fits(column)}, 0))" for column in table.c)
        found = connection.execute(text(f'select {sums} from "{table.name}"')).one()
        told += [
            f"{column}: {many} of its values are no {KINDS[type(column.type)].__name__} as it should be"
            for column, many in zip(table.c, found, strict=True)
            if many
        ]
    return told[:NAMED]


def _fits(column: Column[Any]) -> str:
    """Whether a value is of its column's kind, in SQLite's words."""
    name, kind = f'"{column.name}"', type(column.type)
    if kind is Boolean:
        fits = f"typeof({name}) = 'integer' and {name} in (0, 1)"
    elif kind in BITS:
        fits = f"typeof({name}) = 'integer' and {name} between {-(2 ** BITS[kind])} and {2 ** BITS[kind] - 1}"
    elif kind is Double:
        fits = f"typeof({name}) = 'real' and abs({name}) < 1e999"  # neither endless nor no number
    else:
        length = getattr(column.type, "length", None)
        fits = f"typeof({name}) = 'text' and instr(cast({name} as blob), x'00') = 0"
        fits += "" if length is None else f" and length({name}) <= {length}"
    return f"({name} is null or {fits})" if column.nullable else f"({fits})"


def unreadable(connection: Connection) -> list[str]:
    """Tables of which some row cannot be read."""
    return [told for table in METADATA.sorted_tables if (told := _unread(connection, table))]


def _unread(connection: Connection, table: Table) -> str | None:
    try:
        for _ in connection.execute(select(table)):
            pass
    except (DBAPIError, ValueError, TypeError) as wrong:  # the latter two: what SQLAlchemy says of a value
        cause = wrong.orig if isinstance(wrong, DBAPIError) else wrong
        return f"{table.name}: a row cannot be read: {cause}"
    return None
