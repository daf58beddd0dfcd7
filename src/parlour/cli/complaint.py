"""What is wrong with what the user asked for, in one line."""


class Complaint(Exception):
    """Ends the command with exit status 2 and no traceback."""
