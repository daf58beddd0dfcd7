"""What happens at tables: rooms, moves, bots, clocks."""
