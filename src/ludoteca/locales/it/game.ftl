### Why a move is refused, in every game.

refused-over = La partita è finita.
refused-no-seat = Il posto { $seat } non esiste: i posti vanno da 0 a { $last }.
refused-not-possible = “{ $move }” adesso non può succedere.
refused-no-text = Una mossa è un testo, non { $given }.
refused-chance = Adesso decide il caso.
refused-not-awaited = Tocca a { $players }.
refused-not-legal = “{ $move }” adesso non si può fare.
refused-unreadable = { $problem }

## What can be said of every game

any-move = { $move }
any-score = Punti
any-won = { $count ->
    [one] Vince { $players }!
   *[other] Vincono insieme { $players }!
}

## Who is awaited

any-your-turn = Tocca a te.
any-chance = Decide il caso.
waiting-for = In attesa di { $players }.
