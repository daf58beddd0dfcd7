"""World's Fair 1893 against its book: a test a sentence, cited as in docs/rulebooks/worlds_fair.md."""
