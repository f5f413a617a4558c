### Twins im Browser, neben dem, was es mit dem Terminal gemeinsam hat.

## Was gefragt wird

web-twins-ask-buy = { $chips ->
    [0] Du hast keine Chips mehr und kannst nichts kaufen.
   *[other] Kaufst du Karten dazu? Der Preis kommt in den Topf.
}
web-twins-others-buy = { $players } darf jetzt Karten kaufen.
web-twins-ask-play = Stich { $play }: Lege zwei Karten verdeckt aus. { $stake }.
web-twins-others-play = Stich { $play }: { $stake }.
web-twins-laid = Du hast { $combination } gelegt. Es fehlt noch: { $players }. Bis dahin kannst du tauschen.
web-twins-you-out = Du warst in Stich 3 unter den Schwächsten und setzt in Stich 4 aus.
web-twins-you-bankrupt = Du bist pleite und in dieser Runde nicht mehr dabei.

## Knöpfe

web-twins-buy = { $cards ->
    [0] Keine
    [1] Eine für { $price }
   *[2] Zwei für { $price }
}
web-twins-keeps = dir bleiben { $chips }
web-twins-lay-two = Zwei Karten legen
web-twins-lay = { $cards } legen: { $combination }
web-twins-lay-instead = Stattdessen { $cards } legen: { $combination }
web-twins-lies = { $cards } liegen verdeckt
web-twins-put-back = Zurücknehmen
web-twins-keep = So lassen
web-twins-move-buy = { $cards ->
    [0] Nichts kaufen
    [1] Eine Karte für { $price } kaufen
   *[2] Zwei Karten für { $price } kaufen
}
web-twins-move-play = { $cards } ({ $combination })

## Warum nicht

web-twins-why-two = Tippe zwei deiner Karten an.
web-twins-why-one-more = Tippe noch eine Karte an.
web-twins-why-change = Sie liegen schon verdeckt. Tippe andere Karten an, um zu tauschen.
web-twins-why-buy-first = Sag zuerst, wie viele Karten du kaufst.
web-twins-why-not-yet = Gelegt wird, sobald alle nach Käufen gefragt sind.

## Der Tisch

web-twins-sheet = Die Stiche dieser Runde
web-twins-stop = { $play ->
    [0] Kauf
    [1] { $count ->
        [1] Letzter zahlt 2
        [2] zwei Letzte zahlen 2
       *[3] drei Letzte zahlen 2
    }
    [2] { $count ->
        [1] Bester gewinnt 3
       *[2] zwei Beste gewinnen 3
    }
    [3] { $count ->
        [1] Letzter zahlt 1, raus
       *[2] zwei Letzte zahlen 1, raus
    }
   *[4] Bester holt den Topf
}
web-twins-stop-is = { $state ->
    [past] gespielt
    [now] jetzt
   *[next] später
}
web-twins-last = Stich { $play }:
web-twins-begins = Viermal legen alle zwei Karten und zeigen sie gemeinsam.
web-twins-tied = { $what ->
    [too-little] { $players } liegen gleichauf, und der Topf reicht nicht für alle: Sie gehen leer aus.
    [over] { $players } liegen gleichauf: Niemand gewinnt den Topf.
   *[stays] { $players } liegen gleichauf: Niemand gewinnt den Topf, er bleibt für die nächste Runde.
}
web-twins-no-chips = Kein Chip wechselt den Platz.
web-twins-bankrupt = { $count ->
    [one] { $players } ist pleite: Diese Runde ist die letzte.
   *[other] { $players } sind pleite: Diese Runde ist die letzte.
}
web-twins-dealer-mark = G
web-twins-chips = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
web-twins-has-bought = { $cards ->
    [one] hat eine Karte gekauft
   *[other] hat zwei Karten gekauft
}
web-twins-price = { $cards ->
    [one] eine Karte für { $price }
   *[other] zwei Karten für { $price }
}
web-twins-face-down = verdeckt
web-twins-showed = Platz { $place }: { $cards }, { $combination }{ $chips ->
    [0] { "" }
   *[other] , Chips: { $chips }
}

## Die eigenen Karten

web-twins-hand = Deine Karten
web-twins-card = { $letter ->
    [N] braune { $number }, schwarz
    [G] grüne { $number }, schwarz
    [K] rosa { $number }, schwarz
    [B] blaue { $number }, weiß
    [Y] gelbe { $number }, weiß
   *[P] lila { $number }, weiß
}
web-twins-called = { $letter ->
    [N] braune { $number }
    [G] grüne { $number }
    [K] rosa { $number }
    [B] blaue { $number }
    [Y] gelbe { $number }
   *[P] lila { $number }
}
web-twins-short = { $kind ->
    [twins] Zwillinge
    [pair] Paar
    [colour] Farbe { $value }
   *[singles] { $value }
}
web-twins-makes = { $kind ->
    [twins] { $value }er-Zwillinge mit: { $with }
    [pair] { $value }er-Paar mit: { $with }
    [colour] Farbe { $value } mit: { $with }
   *[singles] Einzelkarten { $value } mit: { $with }
}
web-twins-possible = Was deine Karten ergeben
web-twins-and-another = { $card } und welche andere Karte?

## Der Begleiter im ersten Spiel

web-twins-guide-hand = Das sind deine Karten. Was zusammenpasst, liegt nebeneinander: erst gleiche Zahlen, dann gleiche Farben. Die helle oder dunkle Scheibe trennt schwarze Zahlen von weißen.
web-twins-guide-buy = Eine Karte mehr kostet 1 Chip, zwei kosten 3. Mehr Karten geben mehr Auswahl, aber du brauchst Chips zum Zahlen: Wer nicht zahlen kann, ist pleite.
web-twins-guide-track = Eine Runde hat vier Stiche. Hier steht, was jeder bringt; der helle ist jetzt dran.
web-twins-guide-lay = Tippe zwei Karten an: Darunter steht, was sie ergeben. Zwillinge schlagen Paare, Paare schlagen Farben, Farben schlagen Einzelkarten.
web-twins-guide-pot = Alles, was gezahlt wird, liegt hier. Die beste Kombination in Stich 4 gewinnt es ganz.
web-twins-guide-shown = Hier liest du, was der letzte Stich gebracht hat. Darunter hat jedes Kartenpaar seinen Platz: 1 ist der beste.
