"""Diceland in the terminal."""

from __future__ import annotations

from ludoteca.games.diceland.terminal.answers import prompt, read
from ludoteca.games.diceland.terminal.board import board
from ludoteca.games.diceland.terminal.help import help_with
from ludoteca.terminal.sight import Features

FACE = Features(board=board, prompt=prompt, read=read, help=help_with, nothing_back="diceland-nothing-back")
