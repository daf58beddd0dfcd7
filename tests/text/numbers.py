"""The numbers that sentences say, as figures or as words, in the languages of the house."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

# From two on: "one" is an article in some languages, and no number that a rule would change.
WORDS: Final[dict[str, dict[int, str]]] = {
    "en": {
        2: "two",
        3: "three",
        4: "four",
        5: "five",
        6: "six",
        7: "seven",
        8: "eight",
        9: "nine",
        10: "ten",
        11: "eleven",
        12: "twelve",
        13: "thirteen",
        15: "fifteen",
        20: "twenty",
    },
    "fr": {
        2: "deux",
        3: "trois",
        4: "quatre",
        5: "cinq",
        6: "six",
        7: "sept",
        8: "huit",
        9: "neuf",
        10: "dix",
        11: "onze",
        12: "douze",
        13: "treize",
        15: "quinze",
        20: "vingt",
    },
    "pl": {
        2: "dwa|dwie|dwaj|dwóch|dwu|dwóm|dwoma|dwiema|dwoje",
        3: "trzy|trzej|trzech|trzem|trzema|troje",
        4: "cztery|czterej|czterech|czterem|czterema",
        5: "pięć|pięciu|pięcioma",
        6: "sześć|sześciu|sześcioma",
        7: "siedem|siedmiu|siedmioma",
        8: "osiem|ośmiu|ośmioma",
        9: "dziewięć|dziewięciu|dziewięcioma",
        10: "dziesięć|dziesięciu",
        11: "jedenaście|jedenastu",
        12: "dwanaście|dwunastu",
        13: "trzynaście|trzynastu",
        15: "piętnaście|piętnastu",
        20: "dwadzieścia|dwudziestu",
    },
}


def said(lang: str, text: str) -> set[int]:
    """The numbers of a text, from two on."""
    plain = re.sub(r"\[[A-Z]{2} [^\]]*\]|\([A-Z]{2} [\d.]+\)", "", text)  # paragraphs
    found = {int(figures) for figures in re.findall(r"(?<![\w.])\d+(?!\w)", plain)}
    for number, words in WORDS[lang].items():
        if re.search(rf"(?<!\w)(?:{words})(?!\w)", plain, re.IGNORECASE):
            found.add(number)
    return {number for number in found if number > 1}


def texts(node: ast.BaseNode) -> Iterator[str]:
    """What is written in a message, each variant apart; of a variant of a number only what says another one."""
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.Variant):
        key = node.key.value if isinstance(node.key, ast.NumberLiteral) else ""
        for text in texts(node.value):
            yield re.sub(rf"(?<![\w.]){key}(?!\w)", "", text) if key else text
    else:
        for value in vars(node).values():
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, ast.BaseNode) and not isinstance(one, (ast.Span, ast.BaseComment)):
                    yield from texts(one)


def numbers(lang: str, page: Path) -> dict[str, set[int]]:
    """The numbers that the messages of a catalog say, by message, less those in its own id; `.story` is no sentence
    of a rule."""
    found: dict[str, set[int]] = {}
    for node in FluentParser().parse(page.read_text("utf-8")).body:
        if isinstance(node, ast.Message):
            parts = [node.value, *(part.value for part in node.attributes if part.id.name != "story")]
            own = {int(figures) for figures in re.findall(r"\d+", node.id.name)}
            all_said = {number for part in parts if part for text in texts(part) for number in said(lang, text)} - own
            if all_said:
                found[node.id.name] = all_said
    return found
