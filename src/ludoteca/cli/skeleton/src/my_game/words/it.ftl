### My Game.

my-game-title = My Game
my-game-facts = 2–6 giocatori · 1 minuto
my-game-teaser = Un dado sotto ogni bicchiere: tenerlo, o sperare in uno più alto?
my-game-intro =
    Ognuno lancia un dado sotto il bicchiere e lo guarda. A turno lo si tiene o lo si rilancia una volta. Poi si alzano i
    bicchieri, e vince il dado più alto.

my-game-cup = Sotto il bicchiere
my-game-hidden = un dado coperto
my-game-die = { $face }

my-game-ask = Hai un { $face }. Lo tieni o lo rilanci?
my-game-others = Gli altri lanciano o decidono.
my-game-keep = Tieni il { $face }
my-game-again = Rilancia ({ $chance } di averne uno più alto)

my-game-event-threw = { $face ->
    [0] { $name } lancia un dado sotto il bicchiere.
   *[other] { $name } lancia un { $face }.
}
    .you-name = { $face ->
        [0] Lanci un dado sotto il bicchiere.
       *[other] Lanci un { $face }.
    }
my-game-event-kept = { $name } tiene il dado.
    .you-name = Tieni il dado.
my-game-event-showed = { $name } ha un { $face }.
    .you-name = Hai un { $face }.
my-game-event-ended = { $count ->
    [one] Vince { $players }!
   *[other] { $players } si dividono la vittoria!
}
    .you-players = { $count ->
        [one] Vinci tu!
       *[other] Dividi la vittoria con { $players }!
    }
