"""What all games share: rules that run interpreted or compiled, matches, dice, records."""
