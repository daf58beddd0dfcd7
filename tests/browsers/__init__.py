"""The main flows of the page in every browser of the machine: `python -m tests.browsers`."""
