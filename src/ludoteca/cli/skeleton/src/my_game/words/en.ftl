### My Game.

my-game-title = My Game
my-game-facts = 2–6 players · 1 minute
my-game-teaser = A die under every cup: keep it, or try for a higher one?
my-game-intro =
    Everyone throws a die under a cup and looks at it. In turn, you keep it or throw it once more. Then the cups are
    lifted, and the highest die wins.

my-game-cup = Under the cup
my-game-hidden = a die you cannot see
my-game-die = { $face }

my-game-ask = You have a { $face }. Keep it, or throw it once more?
my-game-others = The others are throwing or deciding.
my-game-keep = Keep the { $face }
my-game-again = Throw again ({ $chance } for a higher one)

my-game-event-threw = { $face ->
    [0] { $name } throws a die under the cup.
   *[other] { $name } throws a { $face }.
}
    .you-name = { $face ->
        [0] You throw a die under the cup.
       *[other] You throw a { $face }.
    }
my-game-event-kept = { $name } keeps it.
    .you-name = You keep it.
my-game-event-showed = { $name } has a { $face }.
    .you-name = You have a { $face }.
my-game-event-ended = { $count ->
    [one] { $players } wins!
   *[other] { $players } share the victory!
}
    .you-players = { $count ->
        [one] You win!
       *[other] You share the victory with { $players }!
    }
