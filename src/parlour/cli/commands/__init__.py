"""What `parlour` can do: a module a command, with `add_arguments` and `run`, named as the command is."""
