"""A limit on how long a bot from elsewhere may think about a choice: it is interrupted where it is, and that is said.

Whatever runs in Python can be interrupted, and a wait; a single call into a library of C only when it is over.
"""

from collections.abc import Callable
from signal import ITIMER_REAL, SIGALRM, setitimer, signal
from threading import current_thread, main_thread
from typing import Any, Final

from parlour.bots.bot import Bot
from parlour.bots.brought import BroughtBot, WrongChoice, place_of
from parlour.core.words import Action, Seat, State

AGAIN: Final = 0.5  # seconds after which a bot that passed over the interruption is interrupted again


class Overtime(BaseException):
    """No Exception: a bot that passes over all its mistakes must not pass over this one."""


class _Alarm:
    """Rings while a bot thinks, and is silent the moment it has answered."""

    def __init__(self) -> None:
        self.armed = True

    def ring(self, number: int, frame: Any) -> None:
        """What the signal calls."""
        if self.armed:
            raise Overtime


def in_time(name: str, bot: Bot, seconds: float, view: State, seat: Seat, options: list[Action]) -> Action:
    """What a bot from elsewhere chooses; WrongChoice if it thinks for longer than so many seconds, 0 being no limit.

    Signals reach the main thread alone: in another one there is no limit.
    """
    if not seconds or current_thread() is not main_thread():
        return bot.choose(view, seat, options)
    alarm = _Alarm()
    ring: Callable[[int, Any], None] = alarm.ring
    before = signal(SIGALRM, ring)
    try:
        setitimer(ITIMER_REAL, seconds, AGAIN)
        return bot.choose(view, seat, options)
    except Overtime as late:
        alarm.armed = False  # it has rung: what follows is ours
        where = place_of(bot.inner if isinstance(bot, BroughtBot) else bot, late)
        raise WrongChoice(f"{name} took longer than {seconds:g} s for a choice{where}") from None
    finally:
        alarm.armed = False
        setitimer(ITIMER_REAL, 0)
        signal(SIGALRM, before)
