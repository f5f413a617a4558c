"""Tables in use: the people connected to them, what these say, and the bots and clocks that keep a game going."""
