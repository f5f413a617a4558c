"""Reviews of finished games in the terminal, as data and as a page."""
