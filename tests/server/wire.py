"""The generated half of docs/server.md: `python -m tests.server.wire` writes it, a test compares."""

import re
from pathlib import Path
from typing import Any

import msgspec

from parlour.server.app import litestar
from parlour.server.http.services import Services
from parlour.server.settings import Settings
from parlour.server.store.opening import make_store
from parlour.server.store.schema import METADATA
from parlour.server.tables.awake import AwakeRooms
from parlour.server.thinking.pool import Thinking
from parlour.server.wire.asked import Asking
from parlour.server.wire.told import Saying
from tests.book import ROOT

PAGE = ROOT / "docs" / "server.md"


def schema() -> dict[str, Any]:
    """The OpenAPI schema, without a server."""
    app = litestar(Services(AwakeRooms(make_store("sqlite://"), Thinking()), Settings()))
    return dict(app.openapi_schema.to_schema())


def routes(told: dict[str, Any]) -> str:
    """A row a route."""
    rows = ["| request | what it does | sends | gets |", "|---|---|---|---|"]
    for path, methods in sorted(told["paths"].items()):
        for method, deed in methods.items():
            asked = _kind(deed.get("requestBody"))
            best = next(answer for status, answer in sorted(deed["responses"].items()) if status.startswith("2"))
            query = [p["name"] for p in deed.get("parameters", []) if p["in"] == "query"]
            shown = f"`{method.upper()} {path}`" + (f" `?{'&'.join(query)}`" if query else "")
            rows.append(f"| {shown} | {deed['summary']} | {asked} | {_kind(best)} |")
    return "\n".join(rows)


def _kind(body: Any) -> str:
    if not body or "content" not in body:
        return ""
    found = re.search(r"schemas/(?:\w+_)?(\w+)'", str(body))
    text = str(body["content"])
    if found is None:
        return next(iter(body["content"])) if "json" not in text else "JSON"
    return f"list of {found[1]}" if "'array'" in text else found[1]


def messages() -> str:
    """A row a message."""
    rows = ["| message | fields; those with ? may be left out | |", "|---|---|---|"]
    kinds = [*Asking.__subclasses__(), *Saying.__subclasses__()]
    for kind in sorted(kinds, key=lambda kind: kind.__name__):
        fields = [f"`{field.name}`" + ("" if field.required else "?") for field in msgspec.structs.fields(kind)]
        rows.append(f"| {kind.__name__} | {', '.join(fields)} | {' '.join((kind.__doc__ or '').split())} |")
    return "\n".join(rows)


def stored() -> str:
    """A row a table of the store."""
    rows = ["| table | columns |", "|---|---|"]
    for table in METADATA.sorted_tables:
        columns = ", ".join(f"`{column.name}`" for column in table.columns)
        rows.append(f"| {table.name} | {columns} |")
    return "\n".join(rows)


def generated(page: str) -> str:
    """The page with its tables made anew."""
    told = schema()
    for name, table in (("routes", routes(told)), ("messages", messages()), ("store", stored())):
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        head, rest = page.split(begin)
        page = f"{head}{begin}\n{table}\n{end}{rest.split(end)[1]}"
    return page


if __name__ == "__main__":
    Path(PAGE).write_text(generated(PAGE.read_text("utf-8")), "utf-8")
