"""`parlour members`: what the operator of a server does about those who can sign in. Works beside a running one."""

import argparse
from typing import Any, Final

from parlour.cli.commands.host import answer, operator_name, store_arguments, with_store

PLACE: Final = "/sign-in"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A command each."""
    from parlour.server.people.roles import GIVEN

    store_arguments(parser)
    commands = parser.add_subparsers(title="commands", dest="command", required=True, metavar="COMMAND")

    def command(name: str, told: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=told, description=told[0].upper() + told[1:] + ".")
        if name != "list":
            made.add_argument("who", metavar="WHO", help="an id, or a name that nobody else has")
        return made

    listed = command("list", "list who can sign in, the newest first")
    listed.add_argument("--role", choices=GIVEN, help="only those with this role")
    listed.add_argument("--last", type=int, default=50, metavar="N", help="so many at most (50)")
    command("show", "show one of them: role, ways to sign in, devices")
    command("role", "say what a member is to the house").add_argument("role", choices=GIVEN, metavar="ROLE")
    command("owner", "make a member the owner of the house")
    command("sign-out", "end all devices and personal links of a member")
    helped = command("help-in", "a link by which somebody signs in once within a day, though every way is lost")
    helped.add_argument("--public", metavar="URL", default="", help="the address people use, to stand in the link")
    command("forget", "delete all that is known of a member")


def run(arguments: argparse.Namespace) -> int:
    """Do it, and say so."""
    answer(with_store(arguments.database, lambda store: _done(store, arguments)), arguments.json)
    return 0


async def _done(store: Any, arguments: argparse.Namespace) -> str | list[dict[str, Any]]:
    from parlour.server.people.roles import Role
    from parlour.server.tables.membership import Membership

    operator = Membership(store, operator_name(arguments))
    if arguments.command == "list":
        return await operator.members(arguments.role, max(1, arguments.last))
    who: str = arguments.who
    if arguments.command == "show":
        return await operator.show(who)
    if arguments.command in ("role", "owner"):
        role: Role = "owner" if arguments.command == "owner" else arguments.role
        return f"{await operator.set_role(who, role)}: {role}"
    if arguments.command == "sign-out":
        return f"{await operator.sign_out(who)}: signed out everywhere"
    if arguments.command == "help-in":
        player, ticket = await operator.help_in(who)
        return f"{player}: {arguments.public.rstrip('/')}{PLACE}#{ticket}"
    return f"{await operator.forget_member(who)}: forgotten"
