"""Who will not meet whom, and who sits a round out for it: a block never pays.

Of two who would sit at one table it is the one who said no that sits aside, and the round is worth nothing to them, as
if they had not come; the other plays with somebody else, or has an ordinary bye if nobody is left. Nobody sits aside
while others can be seated so that nobody need.
"""

from collections.abc import Callable, Iterator, Sequence

from parlour.tournaments.played import SaidNo

DrawnTables = list[list[str]]
# Tables of these people, and who is left out of them: those named, or whoever it is by the rules.
DrawOfTables = Callable[[Sequence[str], Sequence[str] | None], tuple[DrawnTables, list[str]]]


def speakers(table: Sequence[str], said: SaidNo) -> list[str]:
    """Who of a table will not meet somebody there."""
    return [player for player in table if any((player, other) in said for other in table)]


def clashes(table: Sequence[str], said: SaidNo) -> bool:
    """Whether somebody there will not meet another."""
    return bool(said) and bool(speakers(table, said))


def settled_apart(
    people: Sequence[str], said: SaidNo, sizes: Sequence[int], draw: DrawOfTables
) -> tuple[DrawnTables, list[str], list[str]]:
    """Tables at which nobody sits with whom they will not meet, who is left out, and who sits aside. `sizes` are those
    that a table may have.
    """
    here, aside = list(people), list[str]()
    while len(here) >= min(sizes):
        tables, out = _without_clash(here, said, draw)
        over = [table for table in tables if clashes(table, said)]
        if not over:
            return tables, out, aside
        gone = _most_words(over, here, said)
        aside += gone
        here = [player for player in here if player not in gone]
    return _any_table(people, said, sizes) or ([], here, aside)


def _without_clash(here: Sequence[str], said: SaidNo, draw: DrawOfTables) -> tuple[DrawnTables, list[str]]:
    """A draw; if it brings two together of whom one said no, and leaves somebody out, one in which somebody is left out
    who said nothing, if that helps: they cannot have wanted it.
    """
    tables, out = draw(here, None)
    over = [table for table in tables if clashes(table, said)]
    if len(over) != 1 or not out:  # one exchange does not mend two tables
        return tables, out
    spoke = speakers(here, said)
    for player in [one for one in over[0] if one not in spoke]:
        for place in range(len(out)):
            other = draw(here, [*out[:place], player, *out[place + 1 :]])
            if not any(clashes(table, said) for table in other[0]):
                return other
    return tables, out


def _most_words(over: DrawnTables, here: Sequence[str], said: SaidNo) -> list[str]:
    """Who said no to most of those here, of all at tables that cannot be; and whoever there said no to them too."""
    table, first = max(
        ((table, player) for table in over for player in speakers(table, said)),
        key=lambda one: (sum((one[1], other) in said for other in here), -here.index(one[1])),
    )
    return [first, *(other for other in table if (first, other) in said and (other, first) in said)]


def _any_table(
    people: Sequence[str], said: SaidNo, sizes: Sequence[int]
) -> tuple[DrawnTables, list[str], list[str]] | None:
    """One table of people who do not mind one another, the largest there is: rather than nobody plays."""
    for size in sorted(sizes, reverse=True):
        table = next(_friendly(people, said, size), None)
        if table is not None:
            rest = [player for player in people if player not in table]
            aside = [player for player in speakers(people, said) if player in rest]
            return [table], [player for player in rest if player not in aside], aside
    return None


def _friendly(people: Sequence[str], said: SaidNo, size: int) -> Iterator[list[str]]:
    if size == 0:
        yield []
        return
    for place, first in enumerate(people):
        others = [other for other in people[place + 1 :] if (first, other) not in said and (other, first) not in said]
        for table in _friendly(others, said, size - 1):
            yield [first, *table]
