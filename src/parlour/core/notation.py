"""Notation: every action of a game has a short text, and every text at most one action."""

from parlour.core.words import Action


class UnknownAction(ValueError):
    """A text that is no action of the game."""

    def __init__(self, text: str, near: list[str]) -> None:
        hint = f"; did you mean {' or '.join(repr(n) for n in near)}?" if near else ""
        super().__init__(f"'{text}' is no action of this game{hint}")
        self.text = text
        self.near = near


class Vocabulary:
    """All actions of a game, numbered, and the way from text to action."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self._by_text: dict[str, Action] = {}
        for index, action in enumerate(actions):
            action.index = index
            text = action.write()
            if text in self._by_text:
                raise ValueError(f"two actions are written '{text}'")
            self._by_text[text] = action

    def parse(self, text: str) -> Action:
        """The action of a text; case, hyphens and spaces in a row do not matter."""
        plain = " ".join(text.casefold().split())
        found = self._by_text.get(plain)
        if found is not None:
            return found
        loose = plain.replace("-", " ")
        for written, action in self._by_text.items():
            if written.replace("-", " ") == loose:
                return action
        from difflib import get_close_matches  # for those who mistype alone

        raise UnknownAction(text.strip(), get_close_matches(plain, self._by_text, n=2))
