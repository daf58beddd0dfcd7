"""What somebody is to the house. A guest has no way to sign in; whoever has one is a member, or more."""

from typing import Final, Literal

Role = Literal["guest", "member", "director", "moderator", "owner"]
ROLES: Final[tuple[Role, ...]] = ("guest", "member", "director", "moderator", "owner")
GIVEN: Final[tuple[Role, ...]] = ROLES[1:]  # by the operator, to members
