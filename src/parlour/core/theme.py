"""A Theme: something a decision was about, with the numbers by which two ways to play on differ in it."""

from typing import Any

from mypy_extensions import mypyc_attr

from parlour.core.words import Word, fields_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Theme(Word):
    """What one way brings, and in fields that begin with `instead_` what the other brings.

    Subclasses are dataclasses; a game's coach lists them. `theme-<name>` in the catalogs says it of two ways, for
    anybody's decision; its attribute `look` names what is at stake, and tells no numbers of a way.
    """

    def plain(self) -> dict[str, Any]:
        """As JSON: its kind, and its fields by name."""
        found: dict[str, Any] = {"kind": type(self).__name__}
        for name in fields_of(type(self)):
            found[name] = int(getattr(self, name))
        return found
