"""The board of the house. An owner of the box may write another such file: see board.py."""

from typing import Final

HOUSE: Final = """\
# A market cell is its section, 1 to 9; * marks where a customer starts. R is a restaurant cell of the section
# beside it, R7 one of section 7, . no cell at all.
map
R   1  1  1   2  2  2   3  3  3   R
R   1  1  1   2  2* 2   3  3  3   R
R   1  1  1   2  2  2   3  3  3   R
R   4  4  4   5  5  5   6  6  6   R
R   4  4* 4   5  5* 5   6  6* 6   R
R   4  4  4   5  5  5   6  6  6   R
R   7  7  7   8  8  8   9  9  9   R
R   7  7  7   8  8* 8   9  9  9   R
R   7  7  7   8  8  8   9  9  9   R
R7  R  R  R   R  R  R   R  R  R   R9

# Given starts: each main stall, its cell, and the side of its entrance (^ > v <).
start 4
P1       red r6c5<     green r2c4<   purple r4c0>
P2       green r8c3^   yellow r1c9<  white r0c3>
P3       red r2c6<     blue r7c7>    white r0c7<
P4       yellow r4c3^  blue r7c1>    purple r9c7^

start 3
P1       red r6c1>     purple r9c5^  white r6c4^
P2       green r1c8^   red r2c7^     yellow r1c2^
P3       yellow r7c8<  blue r2c3^    purple r3c0>

start 2
P1       blue r2c2>    green r8c4>   purple r5c10<
P2       yellow r5c2>  white r8c6>   red r7c8<
neutral  purple r1c0>  red r6c4>  green r7c1v  yellow r0c4v  blue r6c6>  white r2c6^
"""
