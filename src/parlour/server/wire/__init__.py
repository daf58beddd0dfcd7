"""Everything that is said over the wire."""
