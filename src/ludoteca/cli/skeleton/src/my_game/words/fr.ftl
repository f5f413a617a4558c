### My Game.

my-game-title = My Game
my-game-facts = 2–6 personnes · 1 minute
my-game-teaser = Un dé sous chaque gobelet : le garder, ou en espérer un plus haut ?
my-game-intro =
    Chacun lance un dé sous son gobelet et le regarde. Tour à tour, on le garde ou on le relance une fois. Puis les
    gobelets se lèvent, et le dé le plus haut l’emporte.

my-game-cup = Sous le gobelet
my-game-hidden = un dé caché
my-game-die = { $face }

my-game-ask = Vous avez un { $face }. Le garder ou le relancer ?
my-game-others = Les autres lancent ou décident.
my-game-keep = Garder le { $face }
my-game-again = Relancer ({ $chance } d’en avoir un plus haut)

my-game-event-threw = { $face ->
    [0] { $name } lance un dé sous son gobelet.
   *[other] { $name } lance un { $face }.
}
    .you-name = { $face ->
        [0] Vous lancez un dé sous votre gobelet.
       *[other] Vous lancez un { $face }.
    }
my-game-event-kept = { $name } garde son dé.
    .you-name = Vous gardez votre dé.
my-game-event-showed = { $name } a un { $face }.
    .you-name = Vous avez un { $face }.
my-game-event-ended = { $count ->
    [one] { $players } gagne !
   *[other] { $players } partagent la victoire !
}
    .you-players = { $count ->
        [one] Vous gagnez !
       *[other] Vous partagez la victoire avec { $players } !
    }
