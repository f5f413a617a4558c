"""Finished games told afterwards, in the terminal, as data and as a page."""
