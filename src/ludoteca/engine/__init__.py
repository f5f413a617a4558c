"""What all games share: rules that run interpreted and compiled, matches, dice, records."""
