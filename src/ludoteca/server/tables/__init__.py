"""A table as its log tells it, and how an entry of the log changes it."""
