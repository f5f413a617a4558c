"""Attacks on a running table server, through its public doors alone.

python -m tests.attacks --url http://127.0.0.1:8000
"""
