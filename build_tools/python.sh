#!/bin/sh
# Prints a Python that can make the virtual environment: $PYTHON if given, else the newest found.
names=${PYTHON:-python3.13 python3.12 python3.11 python3}
bare=
for python in $names; do
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
    if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        echo "$python"
        exit 0
    fi
    bare=$python
done
if [ -n "$bare" ]; then
    echo "$bare has no venv module (on Debian and Ubuntu: apt install python3-venv)." >&2
else
    echo "Parlour needs Python 3.11 or newer; none of $names is." \
        "Name one with: make PYTHON=/path/to/python3" >&2
fi
exit 1
