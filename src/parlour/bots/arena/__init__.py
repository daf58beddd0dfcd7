"""The measuring bench: matches between bots, their stored results, and what is written of them."""
