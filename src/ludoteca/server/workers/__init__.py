"""Bots, hints and records, worked on in processes of their own."""
