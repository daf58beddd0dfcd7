"""`make pictures`: the pictures of the README and docs, drawn from real games. Terminal pictures are SVG by Rich."""

from pathlib import Path

from rich.console import Console

from parlour import Table, find, games
from parlour.bots.greedy import GreedyBot
from parlour.cli.boards import board_of
from parlour.core.chance import Chance
from parlour.text.catalog import Catalog

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
MOMENTS = {"worlds_fair": (1893, 30), "kairo": (7, 150)}  # seed, and actions played before the picture
ANY_MOMENT = (1922, 40)
# Rich's own template fetches a font from the net; this one asks for what the reader has.
FRAME = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<style>
.{unique_id}-matrix {{ font-family: "Fira Code", "DejaVu Sans Mono", Menlo, Consolas, monospace;
font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: system-ui, sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def terminal(game: str, width: int = 120) -> str:
    """A table after some actions of greedy bots, as its first seat sees it at the terminal."""
    seats, (seed, actions) = find(game).seats[-1], MOMENTS.get(game, ANY_MOMENT)
    table = Table(game, seats, seed)
    bot = GreedyBot(table.game, Chance(seed))
    while table.turn is not None and (table.at < actions or table.turn != 0):
        table.play(bot.choose(table.view(table.turn), table.turn, table.legal()))
    catalog = Catalog("en", game)
    with Path("/dev/null").open("w") as nowhere:
        console = Console(record=True, width=width, file=nowhere, color_system="truecolor", force_terminal=True)
        console.print(board_of(table.game).draw(table.view(0), catalog, NAMES[:seats], 0))
        return console.export_svg(title=catalog.text("game-title"), code_format=FRAME, unique_id=game)


def main() -> None:
    """Draw them all."""
    PICTURES.mkdir(exist_ok=True)
    for game in games():
        picture = PICTURES / f"terminal-{game}.svg"
        picture.write_text(terminal(game), encoding="utf-8")


if __name__ == "__main__":
    main()
