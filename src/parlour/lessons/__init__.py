"""Lessons: a game learnt by playing it, ten to fifteen guided moves on a prepared deal. Data, played by a Table."""
