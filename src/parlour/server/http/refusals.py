"""What a refusal is in HTTP."""

from typing import Final

from parlour.server.refusal import Refusal
from parlour.server.wire.told import Problem

STATUS: Final[dict[str, int]] = {
    "bad-address": 400,
    "bad-push": 400,
    "not-text": 400,
    "unreadable": 400,
    "no-guest": 401,
    "wrong-link": 401,
    "wrong-token": 401,
    "banned": 403,
    "not-the-maker": 403,
    "not-your-seat": 403,
    "not-your-table": 403,
    "sealed": 403,
    "seats-only": 403,
    "no-book": 404,
    "no-code": 404,
    "no-daily": 404,
    "no-device": 404,
    "no-knock": 404,
    "no-language": 404,
    "no-lesson": 404,
    "no-move": 404,
    "no-more-puzzles": 404,
    "no-puzzle": 404,
    "no-record": 404,
    "no-seat": 404,
    "no-step": 404,
    "no-table": 404,
    "not-found": 404,
    "already-agreed": 409,
    "already-asked": 409,
    "already-seated": 409,
    "daily-changed": 409,
    "daily-stands": 409,
    "daily-tried-here": 409,
    "hints-off": 409,
    "no-free-seat": 409,
    "no-push": 409,
    "nobody-minds": 409,
    "nobody-sits": 409,
    "not-begun": 409,
    "not-missing": 409,
    "not-open": 409,
    "not-over": 409,
    "not-playing": 409,
    "not-your-turn": 409,
    "nothing-asked": 409,
    "only-key": 409,
    "others-play": 409,
    "resigned": 409,
    "nothing-to-redo": 409,
    "nothing-to-undo": 409,
    "rush-over": 409,
    "seat-taken": 409,
    "somebody-here": 409,
    "somebody-is-away": 409,
    "stale": 409,
    "table-closed": 409,
    "time-is-given": 409,
    "too-big": 413,
    "bad-box": 422,
    "bad-name": 422,
    "bad-record": 422,
    "no-person": 422,
    "no-such-point": 422,
    "no-such-table": 422,
    "not-allowed": 422,
    "unfinished": 422,
    "unknown-action": 422,
    "too-fast": 429,
    "too-many-mutes": 429,
    "too-many-records": 429,
    "too-many-tables": 429,
    "away": 503,
    "busy": 503,
}


def status(refusal: Refusal) -> int:
    """The code of HTTP."""
    return STATUS[refusal.error]


def problem(refusal: Refusal) -> Problem:
    """What is said of it."""
    told = {name: str(value) for name, value in refusal.told.items()}
    return Problem(error=refusal.error, detail=refusal.detail, reason=refusal.reason, rule=refusal.rule, told=told)
