"""Words for people: sentences in three languages, and the rules as they are told."""
