"""What a server lives through: kills, stops, a full disk, a stalled database, and what it does then. `make soak`."""
