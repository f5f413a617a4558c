### My Game.

my-game-title = My Game
my-game-facts = 2–6 Personen · 1 Minute
my-game-teaser = Ein Würfel unter jedem Becher: behalten, oder auf einen höheren hoffen?
my-game-intro =
    Alle werfen einen Würfel unter ihrem Becher und sehen ihn sich an. Reihum behält man ihn oder wirft ihn noch einmal.
    Dann werden die Becher gehoben, und der höchste Würfel gewinnt.

my-game-cup = Unter dem Becher
my-game-hidden = ein verdeckter Würfel
my-game-die = { $face }

my-game-ask = Du hast eine { $face }. Behalten oder noch einmal werfen?
my-game-others = Die anderen werfen oder entscheiden.
my-game-keep = Die { $face } behalten
my-game-again = Noch einmal werfen ({ $chance } für einen höheren)

my-game-event-threw = { $face ->
    [0] { $name } wirft einen Würfel unter dem Becher.
   *[other] { $name } wirft eine { $face }.
}
    .you-name = { $face ->
        [0] Du wirfst einen Würfel unter dem Becher.
       *[other] Du wirfst eine { $face }.
    }
my-game-event-kept = { $name } behält den Würfel.
    .you-name = Du behältst den Würfel.
my-game-event-showed = { $name } hat eine { $face }.
    .you-name = Du hast eine { $face }.
my-game-event-ended = { $count ->
    [one] { $players } gewinnt!
   *[other] { $players } teilen sich den Sieg!
}
    .you-players = { $count ->
        [one] Du gewinnst!
       *[other] Du teilst dir den Sieg mit { $players }!
    }
