"""Oware by the Abapa rules, for two players. The book is book/en.md, its prefix OW."""
