"""Bots for Diceland."""
