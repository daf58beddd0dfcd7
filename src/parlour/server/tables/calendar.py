"""The dates of a club as a file that calendars read (RFC 5545)."""

import time
from collections.abc import Sequence
from typing import Final

from parlour.server.refusal import Refusal
from parlour.server.wire.clubs import ClubEvening

LASTS: Final = "PT2H"  # an evening, as far as anybody knows
AHEAD: Final = 731 * 86_400_000  # milliseconds to the farthest date that is announced
LAST: Final = 253_402_300_799_999  # the last moment that calendars can write: of the year 9999
WIDEST: Final = 73  # bytes of a line, its end and the space before what goes on not counted (3.1)


def check_date(begins: int, now: int, what: str) -> None:
    """Refusal if it is over, or farther off than anybody plans."""
    if not now < begins < now + AHEAD:
        raise Refusal("bad-date", f"{what} is to come, within two years")


def calendar(name: str, dates: Sequence[ClubEvening], now: int, address: str) -> str:
    """All of them; `address` is where the club is found."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Parlour//Clubs//EN", f"X-WR-CALNAME:{_text(name)}"]
    for one in dates:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{one.id}@parlour",
            f"DTSTAMP:{_moment(now)}",
            f"DTSTART:{_moment(one.begins)}",
            f"DURATION:{LASTS}",
            f"SUMMARY:{_text(one.title or name)}",
            f"URL:{address}",
            "END:VEVENT",
        ]
    return "".join(f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def _moment(milliseconds: int) -> str:
    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(milliseconds / 1000))


def _text(text: str) -> str:
    """As a value is written: 3.3.11."""
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text


def _folded(line: str) -> str:
    """A line of more bytes goes on after a space; no letter is cut in two."""
    parts, rest = list[str](), line
    while len(rest.encode()) > WIDEST:
        cut = len(rest.encode()[:WIDEST].decode(errors="ignore"))
        parts.append(rest[:cut])
        rest = rest[cut:]
    return "\r\n ".join([*parts, rest])
