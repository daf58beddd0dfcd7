"""Looking back at many games: a piece of work each, wherever it is done, and a file of what there is to say of each."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from parlour.bots.analysis import analyse
from parlour.bots.spread import Spread
from parlour.cli.complaint import Complaint
from parlour.core.record import RecordError, read
from parlour.core.table import replay


def found_records(asked: list[Path]) -> dict[str, Path]:
    """Every record of these files and folders, by the name of what is written of it; Complaint if two have one name."""
    found: dict[str, Path] = {}
    for path in asked:
        for record in sorted(path.rglob("*.record")) if path.is_dir() else [path]:
            name = f"{record.stem}.json"
            if name in found:
                raise Complaint(f"{found[name]} and {record} are both called {record.stem}")
            found[name] = record
    return found


def looked_back(name: str, text: str, iterations: int) -> list[Any]:
    """One game: the name of its file, what there is to say, and else what is wrong with the record."""
    try:
        table = replay(read(text))
    except RecordError as error:
        return [name, None, str(error)]
    edition = {"game": table.game.id, "rules": table.game.rules, "box": table.game.box}
    return [name, {**edition, "iterations": iterations, **analyse(table, iterations).plain()}, ""]


def look_back(
    records: dict[str, Path], folder: Path, iterations: int, spread: Spread, told: Callable[[int], None]
) -> list[str]:
    """Look at every game that has no file yet; what was wrong, a line a record. `told` hears how many are done."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = {name: path for name, path in records.items() if not (folder / name).exists()}
    done = len(records) - len(missing)
    wrong: list[str] = []
    told(done)
    for name, said, error in spread(looked_back, _pieces(missing, iterations)):
        if said is None:
            wrong.append(f"{records[name]}: {error}")
        else:
            half = folder / f"{name}.half"
            half.write_text(json.dumps(said, indent=1) + "\n", "utf-8")
            half.replace(folder / name)  # whole or not at all
        done += 1
        told(done)
    return sorted(wrong)


def _pieces(records: dict[str, Path], iterations: int) -> Iterator[list[Any]]:
    for name, path in records.items():
        yield [name, path.read_text("utf-8", errors="replace"), iterations]
