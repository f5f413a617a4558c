### Twins, für das Terminal und das Web.
### $name ist eine Spielerin oder ein Spieler; Karten kommen als Text, etwa „G7 B7“; $play ist 1 bis 4, oder 0, solange
### Karten gegeben und gekauft werden.

twins-title = Twins
twins-facts = 3–6 Spieler · 30 Minuten
twins-teaser = Alle legen zugleich zwei Karten: Zwillinge schlagen Paare, Paare schlagen Farben. Nicht Letzter sein und den Topf holen.
twins-intro =
    Alle bekommen acht Karten und dürfen welche dazukaufen. Dann legen alle viermal zwei Karten verdeckt aus und zeigen sie
    gemeinsam. Am besten sind Zwillinge, zweimal dieselbe Zahl, beide schwarz (●) oder beide weiß (○); dann ein Paar, eine
    schwarz und eine weiß; dann eine Farbe; zuletzt Einzelkarten. Zwei Stiche kosten die Letzten Chips, einer belohnt
    die Besten, der letzte bringt den ganzen Topf. Kann jemand nicht zahlen, ist diese Runde die letzte: Die meisten
    Chips gewinnen.

## Karten, Kombinationen, Stiche

twins-combination = { $kind ->
    [twins] { $value }er-Zwillinge
    [pair] { $value }er-Paar
    [colour] Farbe { $value }
   *[singles] Einzelkarten { $value }
}
twins-colour = { $letter ->
    [N] N braun
    [G] G grün
    [K] K rosa
    [B] B blau
    [Y] Y gelb
   *[P] P lila
}
# Ein Satz ohne Ende: Es folgen ein Punkt oder die Namen derer, die es trifft.
twins-stake = { $play ->
    [1] { $count ->
        [1] Die letzte Kombination zahlt 2 in den Topf
        [2] Die letzten zwei zahlen je 2 in den Topf
       *[3] Die letzten drei zahlen je 2 in den Topf
    }
    [2] { $count ->
        [1] Die beste Kombination gewinnt 3 aus dem Topf
       *[2] Die besten zwei gewinnen je 3 aus dem Topf
    }
    [3] { $count ->
        [1] Die letzte Kombination zahlt 1 und setzt in Stich 4 aus
       *[2] Die letzten zwei zahlen je 1 und setzen in Stich 4 aus
    }
   *[4] Die beste Kombination gewinnt den ganzen Topf
}

## Was geschehen ist

twins-event-hand = Runde { $hand }: { $name } gibt allen acht Karten.{ $pot ->
    [0] { "" }
    [one] { " " }Im Topf liegt noch { $pot } Chip.
   *[other] { " " }Im Topf liegen noch { $pot } Chips.
}
    .you-name = Runde { $hand }: Du gibst allen acht Karten.{ $pot ->
        [0] { "" }
        [one] { " " }Im Topf liegt noch { $pot } Chip.
       *[other] { " " }Im Topf liegen noch { $pot } Chips.
    }
twins-event-dealt = { $name } bekommt { $cards }.
    .you-name = Du bekommst { $cards }.
twins-event-bought = { $cards ->
    [0] { $count ->
        [one] { $players } kauft nichts.
       *[other] { $players } kaufen nichts.
    }
    [1] { $players } kauft eine Karte für { $price }.
   *[2] { $players } kauft zwei Karten für { $price }.
}
    .you-players = { $cards ->
        [0] { $count ->
            [one] Du kaufst nichts.
           *[other] Wie { $players } kaufst du nichts.
        }
        [1] Du kaufst eine Karte für { $price }.
       *[2] Du kaufst zwei Karten für { $price }.
    }
twins-event-laid = { $name } legt { $cards } ({ $combination }) verdeckt aus.
    .you-name = Du legst { $cards } ({ $combination }) verdeckt aus.
twins-event-laid-unseen = { $name } hat zwei Karten ausgelegt.
    .you-name = Du hast zwei Karten ausgelegt.
twins-event-laid-again = { $name } legt stattdessen { $cards } ({ $combination }).
    .you-name = Du legst stattdessen { $cards } ({ $combination }).
twins-reveal = Stich { $play }: { $shown }
twins-event-showed = { $place }. { $name } { $cards } ({ $combination })
    .you-name = { $place }. Du { $cards } ({ $combination })
twins-event-concerned = { $stake }: { $players }.
    .you-players = { $stake }: { $count ->
        [1] du.
        [2] du und { $players }.
       *[other] du, { $players }.
    }
twins-tied-last = { $players } liegen gleichauf: Alle zählen als Letzte.
    .you-players = Du liegst gleichauf mit { $players }: Ihr alle zählt als Letzte.
twins-tied-first = { $players } liegen gleichauf: Alle gewinnen.
    .you-players = Du liegst gleichauf mit { $players }: Ihr alle gewinnt.
twins-event-bankrupt = { $paid ->
    [0] { $name } hat nichts zum Zahlen und ist pleite.
   *[other] { $name } hat nur noch { $paid }, zahlt das und ist pleite.
}
    .you-name = { $paid ->
        [0] Du hast nichts zum Zahlen und bist pleite.
       *[other] Du hast nur noch { $paid }, zahlst das und bist pleite.
    }
twins-event-won-less = { $chips ->
    [0] Für { $name } ist nichts mehr im Topf.
   *[other] Für { $name } ist nur { $chips } im Topf.
}
    .you-name = { $chips ->
        [0] Für dich ist nichts mehr im Topf.
       *[other] Für dich ist nur { $chips } im Topf.
    }
twins-event-unpaid = { $players } liegen gleichauf und bekämen zusammen { $needed }, aber im Topf ist nur { $pot }: Sie gehen leer aus.
    .you-players = Du liegst gleichauf mit { $players }, und ihr bekämt zusammen { $needed }, aber im Topf ist nur { $pot }: Ihr geht leer aus.
twins-event-won-pot = { $rivals ->
    [0] Sonst ist niemand mehr dabei:{ " " }
   *[other] { "" }
}{ $chips ->
    [0] { $name } bekäme den Topf, aber er ist leer.
    [one] { $name } gewinnt den Topf, { $chips } Chip.
   *[other] { $name } gewinnt den Topf, { $chips } Chips.
}
    .you-name = { $rivals ->
        [0] Sonst ist niemand mehr dabei:{ " " }
       *[other] { "" }
    }{ $chips ->
        [0] Du bekämst den Topf, aber er ist leer.
        [one] Du gewinnst den Topf, { $chips } Chip.
       *[other] Du gewinnst den Topf, { $chips } Chips.
    }
twins-event-alone = { $name } ist in diesem Stich allein: Niemand zahlt, niemand gewinnt.
    .you-name = Du bist in diesem Stich allein: Niemand zahlt, niemand gewinnt.
twins-event-pot-stays = { $players } liegen gleichauf: Niemand gewinnt den Topf. { $pot ->
    [one] Sein { $pot } Chip bleibt liegen.
   *[other] Seine { $pot } Chips bleiben liegen.
}
    .you-players = Du liegst gleichauf mit { $players }: Niemand gewinnt den Topf. { $pot ->
        [one] Sein { $pot } Chip bleibt liegen.
       *[other] Seine { $pot } Chips bleiben liegen.
    }
twins-event-pot-stays-unplayed = Niemand ist mehr dabei, und der Topf bleibt liegen: { $pot ->
    [one] { $pot } Chip.
   *[other] { $pot } Chips.
}
twins-pot-now = Im Topf jetzt: { $pot }.
twins-result = { $name } { $chips } ({ $won })
    .you-name = du { $chips } ({ $won })
twins-event-result = Chips nach Runde { $hand }: { $results }.
twins-ended-bankrupt = { $count ->
    [one] { $players } ist pleite: Das war die letzte Runde.
   *[other] { $players } sind pleite: Das war die letzte Runde.
}
    .you-players = { $count ->
        [one] Du bist pleite: Das war die letzte Runde.
       *[other] Du bist pleite, genau wie { $players }: Das war die letzte Runde.
    }
twins-ended-hands = { $hands ->
    [one] Es war nur eine Runde zu spielen.
   *[other] Alle { $hands } Runden sind gespielt.
}
twins-event-ended = Das Spiel ist aus: { $count ->
    [one] { $players } gewinnt.
   *[other] { $players } gewinnen gemeinsam.
}
    .you-players = Das Spiel ist aus: { $count ->
        [one] Du gewinnst.
       *[other] Du gewinnst gemeinsam mit { $players }.
    }

## Das Spielfeld

twins-hand-of = { $hands ->
    [0] Runde { $hand }
   *[other] Runde { $hand } von { $hands }
}
twins-dealer = { $name } gibt
twins-pot = Topf { $pot }
twins-deck = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
twins-track = { $play ->
    [0] Kaufen
    [1] 1 zahlen
    [2] 2 gewinnen
    [3] 3 zahlen, raus
   *[4] 4 der Topf
}
twins-phase-dealer = Wer zuerst gibt, wird ausgelost.
twins-phase-deal = Die Karten werden gegeben.
twins-phase-buy = Eine Karte mehr kostet 1 Chip, zwei kosten 3. Der Preis kommt in den Topf.
twins-phase-play = { $stake }.
twins-column-chips = Chips
twins-column-cards = Karten
twins-column-bought = Kauf
twins-column-play = Stich { $play }
twins-state-out = raus
twins-state-bankrupt = pleite
twins-hint = { $kind ->
    [twins] Zwillinge: { $cards }
    [pair] { $count ->
        [one] Paar: { $cards }
       *[other] Paare: { $cards }
    }
   *[colour] { $count ->
        [one] Farbe: { $cards }
       *[other] Farben: { $cards }
    }
}
twins-hint-none = Nur Einzelkarten.

## Fragen und Antworten. Die Antwortlisten sind Wörter, die verstanden werden, mit Leerzeichen dazwischen.

twins-type-buy = { $chips ->
    [0] Tippe 0.
    [one] Tippe { $choices }. Du hast { $chips } Chip.
   *[other] Tippe { $choices }. Du hast { $chips } Chips.
}
twins-choice-buy = { $cards ->
    [0] 0
   *[other] { $cards } (für { $price })
}
twins-type-play = Tippe zwei Namen (g7 b7) oder die Nummern unter den Karten (3 4).

twins-answers-buy = kaufe kaufen buy
twins-answers-none = keine nichts nein n none
twins-answers-play = spiele lege play

twins-wrong-buy = „{ $answer }“ Karten kannst du nicht kaufen. Tippe { $choices }.
twins-wrong-buy-empty = Enter allein entscheidet nichts: Tippe { $choices }.
twins-wrong-price = { $cards ->
    [one] Eine Karte kostet { $price }, und du hast { $chips }.
   *[other] Zwei Karten kosten { $price }, und du hast { $chips }.
}
twins-wrong-left = { $left ->
    [0] Es ist keine Karte mehr zu kaufen.
   *[other] Es ist nur noch eine Karte da.
}
twins-wrong-play-empty = Enter allein spielt nichts: Tippe zwei Karten, etwa g7 b7, oder die Nummern darunter.
twins-wrong-card = „{ $answer }“ ist keine Karte. Eine Karte ist ein Buchstabe (N G K B Y P) und eine Zahl von 1 bis 10, etwa G7.
twins-wrong-held = { $card } hast du nicht auf der Hand. Deine Karten: { $cards }.
twins-wrong-number = Eine Nummer { $number } steht unter deinen Karten nicht: Sie gehen von 1 bis { $count }.
twins-wrong-count = { $count ->
    [one] Das ist eine Karte; gelegt werden zwei, etwa g7 b7.
   *[other] Das sind { $count } Karten; gelegt werden zwei, etwa g7 b7.
}
twins-wrong-twice = { $card } hast du nur einmal: Nenne zwei verschiedene Karten.

## Hilfe

twins-help-buy =
    Du wirst in jeder Runde einmal gefragt. Acht Karten spielt, wer bis zum Ende dabei ist: Gekaufte geben mehr Auswahl,
    aber der Preis kommt in den Topf, und später brauchst du Chips zum Zahlen. Wer nicht zahlen kann, ist pleite.
    Antworte 0, 1 oder 2.
twins-help-play = { $play ->
    [1] Stich 1: Es genügt, nicht zu den Letzten zu gehören. Gezeigte Karten sind für diese Runde weg.
    [2] Stich 2: Die Besten bekommen etwas aus dem Topf, solange er reicht. Die anderen verlieren nichts.
    [3] Stich 3: Die Letzten zahlen noch einmal und setzen in Stich 4 aus, wo es um den Topf geht.
   *[4] Stich 4: Einer gewinnt den ganzen Topf. Sind die Besten gleichauf, bekommt ihn niemand, und er bleibt für die nächste Runde.
}
twins-help-answer =
    Tippe zwei Karten mit Namen, etwa g7 b7, oder mit den Nummern darunter, etwa 3 4. Vorher sieht sie niemand.
twins-help-plays = Die vier Stiche zu { $players }
twins-help-ties =
    Bei Gleichstand mit den Letzten zählt man dazu. Gleiche Beste in Stich 2 gewinnen alle, wenn der Topf für sie
    reicht; bei gleichen Besten in Stich 4 gewinnt niemand.
twins-help-ranking = Die Kombinationen, das Beste zuerst
twins-help-because = { $kind ->
    [twins] dieselbe Zahl, beide schwarz oder beide weiß
    [pair] dieselbe Zahl, eine schwarz und eine weiß
    [colour] dieselbe Farbe, die Zahlen werden addiert
   *[singles] alles andere, die Zahlen werden addiert
}
twins-help-colours = Schwarz { $black }; weiß { $white }.

## Das Ende

twins-end-pot = { $pot ->
    [one] { $pot } Chip bleibt im Topf und gehört niemandem.
   *[other] { $pot } Chips bleiben im Topf und gehören niemandem.
}
twins-end-winner = { $count ->
    [one] { $players } gewinnt!
   *[other] { $players } gewinnen gemeinsam!
}
    .you-players = { $count ->
        [one] Du gewinnst!
       *[other] Du gewinnst gemeinsam mit { $players }!
    }

### Twins im Browser, neben dem, was es mit dem Terminal gemeinsam hat.

## Was gefragt wird

twins-ask-buy = { $chips ->
    [0] Du hast keine Chips mehr und kannst nichts kaufen.
   *[other] Kaufst du Karten dazu? Der Preis kommt in den Topf.
}
twins-others-buy = { $players } darf Karten kaufen.
twins-ask-play = Stich { $play }: Lege zwei Karten verdeckt aus. { $stake }.
twins-others-play = Stich { $play }: { $stake }.
twins-laid = Du hast { $combination } gelegt. Es fehlt noch: { $players }. Bis dahin kannst du tauschen.
twins-you-out = Du warst in Stich 3 unter den Letzten und setzt in Stich 4 aus.
twins-you-bankrupt = Du bist pleite und in dieser Runde nicht mehr dabei.

## Knöpfe

twins-buy = { $cards ->
    [0] Keine
    [1] Eine für { $price }
   *[2] Zwei für { $price }
}
twins-keeps = dir bleiben { $chips }
twins-lay-two = Zwei Karten legen
twins-lay = { $cards } legen: { $combination }
twins-lay-instead = Stattdessen { $cards } legen: { $combination }
twins-lies = { $cards } liegen verdeckt
twins-put-back = Zurücknehmen
twins-keep = So lassen
twins-move-buy = { $cards ->
    [0] Nichts kaufen
    [1] Eine Karte für { $price } kaufen
   *[2] Zwei Karten für { $price } kaufen
}
twins-move-play = { $cards } ({ twins-combination })

## Warum nicht

twins-why-two = Tippe zwei deiner Karten an.
twins-why-one-more = Tippe noch eine Karte an.
twins-why-change = Sie liegen schon verdeckt. Tippe andere Karten an, um zu tauschen.
twins-why-lay-now = Lege jetzt zwei Karten verdeckt aus.
twins-why-buy-first = Sag zuerst, wie viele Karten du kaufst.
twins-why-not-yet = Gelegt wird, sobald alle nach Käufen gefragt sind.

## Der Tisch

twins-sheet = Die Stiche dieser Runde
twins-stop = { $play ->
    [0] Kauf
    [1] { $count ->
        [1] Letzter zahlt 2
        [2] letzte zwei zahlen 2
       *[3] letzte drei zahlen 2
    }
    [2] { $count ->
        [1] Bester gewinnt 3
       *[2] beste zwei gewinnen 3
    }
    [3] { $count ->
        [1] Letzter zahlt 1, raus
       *[2] letzte zwei zahlen 1, raus
    }
   *[4] Bester holt den Topf
}
twins-stop-is = { $state ->
    [past] gespielt
    [now] jetzt
   *[next] später
}
twins-last = Stich { $play }:
twins-begins = Viermal legen alle zwei Karten und zeigen sie gemeinsam.
twins-dealer-mark = G
twins-chips = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
twins-has-bought = { $cards ->
    [one] hat eine Karte gekauft
   *[other] hat zwei Karten gekauft
}
twins-price = { $cards ->
    [one] eine Karte für { $price }
   *[other] zwei Karten für { $price }
}
twins-face-down = verdeckt
twins-showed = Platz { $place }: { $cards }, { $combination }{ $chips ->
    [0] { "" }
   *[other] , Chips: { $chips }
}

## Die eigenen Karten

twins-table = Der Tisch
twins-played = In dieser Runde gezeigt
twins-own-cards = Deine Karten
twins-card = { $letter ->
    [N] braune { $number }, schwarz
    [G] grüne { $number }, schwarz
    [K] rosa { $number }, schwarz
    [B] blaue { $number }, weiß
    [Y] gelbe { $number }, weiß
   *[P] lila { $number }, weiß
}
twins-called = { $letter ->
    [N] braune { $number }
    [G] grüne { $number }
    [K] rosa { $number }
    [B] blaue { $number }
    [Y] gelbe { $number }
   *[P] lila { $number }
}
twins-short = { $kind ->
    [twins] Zwillinge
    [pair] Paar
    [colour] Farbe { $value }
   *[singles] { $value }
}
twins-makes = { $kind ->
    [twins] { $value }er-Zwillinge mit: { $with }
    [pair] { $value }er-Paar mit: { $with }
    [colour] Farbe { $value } mit: { $with }
   *[singles] Einzelkarten { $value } mit: { $with }
}
twins-possible = Was deine Karten ergeben
twins-and-another = { $card } und welche andere Karte?

## Der Begleiter im ersten Spiel

twins-guide-goal = Am Ende gewinnen die meisten Chips. Die letzte Runde ist die, in der jemand nicht zahlen kann. Hier stehen die Chips aller.
twins-guide-hand = Das sind deine Karten. Was zusammenpasst, liegt nebeneinander: erst gleiche Zahlen, dann gleiche Farben. Gleiche Zahl, gleiche Scheibe: Zwillinge. Gleiche Zahl, andere Scheibe: ein Paar.
twins-guide-buy = Eine Karte mehr kostet 1 Chip, zwei kosten 3. Mehr Karten geben mehr Auswahl, aber du brauchst Chips zum Zahlen: Wer nicht zahlen kann, ist pleite.
twins-guide-track = Eine Runde hat vier Stiche. Diese Zeile zeigt, was jeder kostet oder bringt; der helle ist der nächste.
twins-guide-lay = Tippe zwei Karten an: Darunter steht, was sie ergeben. Zwillinge schlagen Paare, Paare schlagen Farben, Farben schlagen Einzelkarten.
twins-guide-pot = Alles, was gezahlt wird, liegt hier. Die beste Kombination in Stich 4 gewinnt es ganz.
twins-guide-shown = Hier liest du, was der letzte Stich gebracht hat. Darunter hat jedes Kartenpaar seinen Platz: 1 ist der beste.

### Why a bot of Twins would make a move. $cards are two cards such as “G7 B7”, when buying their number; $chance is in
### percent; $chips is what the rest of the hand is expected to bring, and can be less than nothing.

advice-twins-buy = { $cards ->
    [0] Du behältst deine Chips.
    [1] Mehr Auswahl.
   *[2] Viel mehr Auswahl.
} Im Mittel aus dieser Runde: { NUMBER($chips, minimumFractionDigits: 1) } Chips.
advice-twins-pay = Mit { $chance } % musst du nicht zahlen. Im Mittel aus dieser Runde: { NUMBER($chips, minimumFractionDigits: 1) } Chips.
advice-twins-win = { $chance } % für einen Gewinn von { $prize }. Im Mittel aus dem Rest der Runde: { NUMBER($chips, minimumFractionDigits: 1) } Chips.
advice-twins-out = Mit { $chance } % bleibst du im Spiel um den Topf. Im Mittel aus dem Rest der Runde: { NUMBER($chips, minimumFractionDigits: 1) } Chips.
advice-twins-pot = { $chance } % für den Topf von { $prize }.
advice-twins-give-up = Stich { $play } aufgeben und die besseren Karten behalten. Im Mittel aus dem Rest der Runde: { NUMBER($chips, minimumFractionDigits: 1) } Chips.

## Ergebnisse in großen Worten. $you ist yes für die, die sie betreffen.

twins-beat-paid = { $you ->
    [yes] { $chips ->
        [0] Du kannst nichts mehr zahlen.
        [one] Du zahlst { $chips } Chip.
       *[other] Du zahlst { $chips } Chips.
    }
   *[no] { $count ->
        [one] { $players } zahlt { $chips }.
       *[other] { $players } zahlen je { $chips }.
    }
}
twins-beat-won = { $you ->
    [yes] { $chips ->
        [0] Du bekämst etwas, aber der Topf ist leer.
        [one] Du gewinnst { $chips } Chip!
       *[other] Du gewinnst { $chips } Chips!
    }
   *[no] { $count ->
        [one] { $players } gewinnt { $chips }!
       *[other] { $players } gewinnen je { $chips }!
    }
}
twins-beat-pot = { $you ->
    [yes] Du gewinnst den Topf: { $chips }!
   *[no] { $players } gewinnt den Topf: { $chips }!
}
twins-beat-bankrupt = { $you ->
    [yes] Du bist pleite!
   *[no] { $name } ist pleite!
}
twins-beat-alone = { $you ->
    [yes] Du bist in diesem Stich allein.
   *[no] { $name } ist in diesem Stich allein.
}
twins-beat-unpaid = Gleichstand, und der Topf reicht nicht: Niemand gewinnt.
twins-beat-pot-stays = Niemand gewinnt den Topf: Er bleibt liegen.
twins-beat-result = { $you ->
    [yes] Diese Runde: { $won } für dich
   *[no] Die Runde ist vorbei.
}
twins-lead = { $when ->
    [always] { $name } lag von der ersten Runde bis zur letzten vorn.
    [last] { $name } ging erst in der letzten Runde in Führung.
   *[since] { $name } ging in Runde { $number } in Führung und gab sie nicht mehr ab.
}
    .you-name = { $when ->
        [always] Du lagst von der ersten Runde bis zur letzten vorn.
        [last] Du gingst erst in der letzten Runde in Führung.
       *[since] Du gingst in Runde { $number } in Führung und gabst sie nicht mehr ab.
    }
twins-some-chips = { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}

## Kinds of decisions, by the first word of the move

twins-kind-buy = Karten kaufen
twins-kind-play = welche Karten spielen
