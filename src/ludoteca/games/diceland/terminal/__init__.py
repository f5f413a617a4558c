"""Diceland in the terminal."""

from __future__ import annotations

from ludoteca.games.diceland.terminal.answers import prompt, read
from ludoteca.games.diceland.terminal.board import board
from ludoteca.games.diceland.terminal.help import help_with
from ludoteca.terminal.face import Features

FACE = Features(board=board, prompt=prompt, read=read, help=help_with)
