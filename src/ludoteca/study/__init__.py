"""Simulation and what can be learned from it."""
