"""The room for researchers; run by make test-research, in an environment of its own."""
