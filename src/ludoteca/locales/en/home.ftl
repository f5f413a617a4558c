### What the first page says: it is there before all other words.

web-skip = Skip to the content
web-help = Help
web-settings = Settings
web-cannot-load = This page couldn’t be loaded.
web-try-again = Try again
web-welcome = What shall we play?
web-play-bots = Play now
web-play-game = { web-play-bots }: { $game }
web-make-table = With friends
web-table-game = { web-make-table }: { $game }
web-set-up = Set up a table
web-set-up-game = { web-set-up }: { $game }
web-rules = Rules
web-rules-game = The rules of { $game }
web-rules-link = { web-rules }: { $game }
web-exercises = Exercises
web-exercises-link = Exercises: { $game }
web-training = Training
web-join = Join a table
web-join-code = Table code, four letters
web-join-go = Join
web-running-games = Your game is waiting
web-my-games = My games
web-all-my-games = All my games
web-phase = { $phase ->
    [gathering] waiting for players
    [playing] in progress
    [over] over: replay it
   *[closed] closed
}
web-public-tables = Public tables
web-no-public-tables = No public tables right now.
web-free-seats = { $free ->
    [0] all { $seats } seats taken
    [one] { $free } of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}
web-unproved = Unverified start
web-unproved-means = { $moves ->
    [one] This game continues from a record that this server can’t vouch for: its first move may have been made up, cards and rolls included.
   *[other] This game continues from a record that this server can’t vouch for: its first { $moves } moves may have been made up, cards and rolls included.
}
web-continued = Continued from another game
web-continued-means = { $moves ->
    [one] The first move comes from a finished game whose record anyone can read: the host of this table chose the moment, and what was hidden then may be known.
   *[other] The first { $moves } moves come from a finished game whose record anyone can read: the host of this table chose the moment, and what was hidden then may be known.
}
web-same-luck = Same dice and cards
web-same-luck-means = Dice and cards come as they came in that game: whoever has seen it knows them.
web-look-again = Refresh
web-open-record = Replay a saved game
web-somebody = Player
web-check-luck = Verify the dice and cards
web-refused-no-server = The server isn’t answering.
web-one-device = On one device
web-one-device-game = { web-one-device }: { $game }
web-offline = No network
web-offline-means = You can play against bots, and with several people on this device. Joining friends elsewhere works again by itself as soon as the network is back.
web-alone = Everything stays on this device
web-alone-means = The whole game runs in this browser, even without a network: against bots, or with several people on one device. To play with friends elsewhere, someone has to run a Ludoteca server.
web-refused-needs-server = Playing with people elsewhere needs a Ludoteca server, and there is none behind this page.
