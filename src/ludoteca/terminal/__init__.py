"""Games in the terminal: play one, replay and check its record."""
