"""Asking at a terminal: arrows walk through the options, Tab completes, the line below tells what an option does."""

from collections.abc import Sequence
from typing import Final

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.document import Document
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.shortcuts import CompleteStyle
from prompt_toolkit.styles import Style
from rich.console import Console

from parlour.cli.table.asking import Asker, Choice

PROMPT: Final = FormattedText([("bold", "› ")])
LOOK: Final = Style.from_dict({"bottom-toolbar": "noreverse"})


class KeyAsker(Asker):
    """A person at a terminal."""

    keys = True

    def __init__(self, console: Console) -> None:
        super().__init__(console)
        self._session: PromptSession[str] = PromptSession(
            complete_while_typing=False, complete_style=CompleteStyle.READLINE_LIKE, style=LOOK
        )

    def ask(self, choices: Sequence[Choice], words: Sequence[str]) -> str:
        """A line, typed or reached by the arrow keys."""
        notations = [choice.notation for choice in choices]
        answer = self._session.prompt(
            PROMPT,
            completer=WordCompleter([*notations, *words], ignore_case=True, sentence=True),
            key_bindings=_arrows(notations),
            bottom_toolbar=(lambda: self._told(choices)) if choices else None,
        )
        return answer.strip()

    def step(self, position: str) -> str:
        """A key of the replay, or a number and Enter."""
        return self._session.prompt(
            FormattedText([("", position + " "), ("bold", "› ")]),
            completer=None,
            key_bindings=_step_keys(),
            bottom_toolbar=None,
        ).strip()

    def _told(self, choices: Sequence[Choice]) -> FormattedText:
        typed = get_app().current_buffer.text.strip()
        for number, choice in enumerate(choices, 1):
            if typed in (choice.notation, str(number)):
                return FormattedText([("", choice.sentence), ("fg:ansibrightblack", f"  {choice.preview}")])
        return FormattedText([("fg:ansibrightblack", "↑ ↓ Tab Enter")])


def _arrows(notations: list[str]) -> KeyBindings:
    bindings = KeyBindings()

    def walk(event: KeyPressEvent, by: int) -> None:
        buffer = event.current_buffer
        if notations:
            here = notations.index(buffer.text) if buffer.text in notations else (-1 if by > 0 else 0)
            buffer.document = Document(notations[(here + by) % len(notations)])

    @bindings.add("down")
    def _(event: KeyPressEvent) -> None:
        walk(event, 1)

    @bindings.add("up")
    def _(event: KeyPressEvent) -> None:
        walk(event, -1)

    return bindings


def _step_keys() -> KeyBindings:
    """Keys that need no Enter while nothing is typed."""
    bindings = KeyBindings()
    nothing_typed = Condition(lambda: not get_app().current_buffer.text)
    meaning = {"n": "n", "right": "n", "down": "n", "space": "n", "p": "p", "left": "p", "up": "p"}
    meaning |= {"home": "first", "end": "last", "q": "q"}

    def bind(key: str, command: str) -> None:
        @bindings.add(key, filter=nothing_typed)
        def _(event: KeyPressEvent) -> None:
            event.app.exit(result=command)

    for key, command in meaning.items():
        bind(key, command)
    return bindings
