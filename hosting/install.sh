#!/bin/sh
# Installs Parlour from this source into a virtual environment: sh hosting/install.sh FOLDER
# Everything that is fetched is pinned by its hash. What it is built with goes into another place, and away again.
set -eu

target=${1:?which folder? sh hosting/install.sh FOLDER}
cd "$(dirname "$0")/.."
python=$(sh build_tools/python.sh)
building=$(mktemp -d)
trap 'rm -rf "$building"' EXIT
fetch="-m pip install --quiet --disable-pip-version-check --require-hashes"

"$python" -m venv "$target"
"$target/bin/python" $fetch -r requirements/runtime.txt
"$python" -m venv "$building/venv"
"$building/venv/bin/python" $fetch -r requirements/build.txt
"$building/venv/bin/python" -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation \
    --wheel-dir "$building" .
"$target/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall "$building"/parlour-*.whl
echo "Parlour is installed: $target/bin/parlour"
