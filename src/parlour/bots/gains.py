"""What an end, or a chance of one, is worth to each seat."""


def rewards(ranks: list[int]) -> list[float]:
    """For each seat the part of the others that it beat, a tie counting half: 1 for the first, 0 for the last."""
    others = len(ranks) - 1
    found: list[float] = []
    for mine in ranks:
        beaten = -0.5  # it ties with itself
        for rank in ranks:
            beaten += 1.0 if rank > mine else (0.5 if rank == mine else 0.0)
        found.append(beaten / others)
    return found


def victories(ranks: list[int]) -> list[float]:
    """1 for the winner; a shared victory in equal parts."""
    part = 1.0 / ranks.count(1)
    return [part if rank == 1 else 0.0 for rank in ranks]


def stakes(ranks: list[int]) -> list[float]:
    """The same where losers pay it in equal parts: 1 for the winner, nought in sum."""
    seats = len(ranks)
    return [(seats * won - 1.0) / (seats - 1) for won in victories(ranks)]


def beaten(won: list[float], seat: int) -> float:
    """The part of the others that a seat may expect to beat, if these are the chances to win."""
    mine = won[seat]
    found = 0.0
    for other in range(len(won)):
        if other != seat:
            both = mine + won[other]
            found += mine / both if both > 0.0 else 0.5
    return found / (len(won) - 1)
