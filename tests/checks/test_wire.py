"""The page speaks the server's language: its wire/*.gen.ts are made from parlour.server.wire."""

import runpy

from parlour.server.wire.told import SeatInfo
from tests.book import ROOT
from typescript import spelled

WIRE = runpy.run_path(str(ROOT / "build_tools" / "wire.py"))


def test_the_types_of_the_page_are_up_to_date() -> None:
    for path, text in WIRE["written"]().items():
        assert path.read_text("utf-8") == text, f"{path.name} is not up to date: make generated"


def test_types_are_spelled_as_typescript_spells_them() -> None:
    assert spelled(list[int] | None) == "number[] | null"
    assert spelled(list[int | None]) == "(number | null)[]"
    assert spelled(dict[int, list[SeatInfo]]) == "Record<number, SeatInfo[]>"
