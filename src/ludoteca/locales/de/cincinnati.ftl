### Cincinnati, für das Terminal und das Web.
### $name ist eine Spielerin oder ein Spieler, $letter A, B oder C; Würfel kommen als Text, etwa „4 4 6“.

cincinnati-title = Cincinnati
cincinnati-intro =
    In jeder Runde kommen Karten auf die Tische: Geld, Chips, Duelle. Du wirfst fünf Würfel, wählst heimlich einen
    Tisch und hast noch zwei Würfe (und für Chips weitere), um zu schaffen, was der Tisch verlangt. Wer es dort am
    besten schafft, bekommt alle Karten. Nach zwölf Runden gewinnt, wer am reichsten ist.

## Tische, Karten, Kombinationen

cincinnati-table = { $letter ->
    [A] Atlantic
    [B] Ballroom
   *[C] Caesar’s
}
cincinnati-the-table = { $letter ->
    [A] Tisch Atlantic
    [B] Tisch Ballroom
   *[C] Tisch Caesar’s
}
cincinnati-condition = { $letter ->
    [A] drei gleiche Würfel
    [B] eine Straße
   *[C] höchstens 11 Augen
}
cincinnati-card = { $card ->
    [duel] Duell
    [tokens] Chips
   *[money] { $money }
}
cincinnati-cards-alike = { $count } × { cincinnati-card }
cincinnati-hand = { $hand ->
    [five-of-a-kind] Fünfling
    [four-of-a-kind] Vierling
    [large-straight] große Straße
    [full-house] Full House
    [three-of-a-kind] Drilling
    [small-straight] kleine Straße
    [two-pairs] zwei Paare
    [pair] Paar
   *[nothing] nichts
}
cincinnati-sum = Summe { $sum }
cincinnati-player-with-hand = { $name } ({ $hand })

## Was geschehen ist

cincinnati-event-round = Runde { $round }.
cincinnati-event-set-aside = Eine Karte kommt verdeckt zur Seite.
cincinnati-event-laid = { $letter }: { cincinnati-card }.
cincinnati-event-threw = { $throw ->
    [1] { $name } wirft { $dice } ({ $hand }) unter dem Becher.
   *[other] { $name } hat jetzt { $dice } ({ $hand }).
}
cincinnati-event-threw-unseen = { $name } würfelt unter dem Becher.
cincinnati-event-chose = { $name } wählt heimlich den { cincinnati-the-table }.
cincinnati-event-chose-unseen = { $name } hat einen Tisch gewählt.
cincinnati-event-chose-again = { $name } wählt um: { cincinnati-the-table }.
cincinnati-event-showed = { $name }: { cincinnati-table }, { $dice } ({ $hand }).
cincinnati-event-decided = Heimlich: { cincinnati-event-kept }
cincinnati-event-decided-unseen = { $name } hat sich entschieden.
cincinnati-event-decided-again = Umentschieden: { cincinnati-event-kept }
cincinnati-event-kept = { $count ->
    [0] { $name } behält nichts.
    [5] { $name } behält alle fünf.
   *[other] { $name } behält { $dice }.
}
cincinnati-event-paid = { $tokens ->
    [0] { $name } zahlt den letzten Chip für einen Zusatzwurf.
   *[other] { $name } zahlt einen Chip für einen Zusatzwurf (noch { $tokens }).
}
cincinnati-event-passed = { $name } verzichtet auf einen Zusatzwurf.
cincinnati-event-cleared = { $name } räumt den { cincinnati-the-table } mit { $dice } ({ $hand }) ab und bekommt { $spoils }.
cincinnati-beaten = Geschlagen: { $players }.
cincinnati-event-stayed = { $visitors ->
    [0] Niemand war am { cincinnati-the-table }:
   *[other] Niemand am { cincinnati-the-table } hat { cincinnati-condition }:
} { $cards ->
    [one] Die Karte bleibt liegen.
   *[other] Die { $cards } Karten bleiben liegen.
}
cincinnati-event-got-money = { $count ->
    [one] { $money }
   *[other] { $count } × { $money }
}
cincinnati-event-got-tokens = { $gained ->
    [0] keine Chips (der Vorrat ist leer)
    [one] { $gained } Chip
   *[other] { $gained } Chips
}
cincinnati-event-got-duel = { $count ->
    [one] eine Duellkarte
   *[other] { $count } Duellkarten
}
cincinnati-event-shared = { $players } haben am { cincinnati-the-table } dasselbe beste Ergebnis: Ein Duell entscheidet.
cincinnati-event-challenged = { $name } fordert { $opponent } zum Duell.
cincinnati-event-duel-threw = { $throw ->
    [1] { $name } wirft { $dice } ({ $hand }).
   *[other] { $name } hat jetzt { $dice } ({ $hand }).
}
cincinnati-event-duel-won = { $outcome ->
    [holder] { $name } gewinnt das Duell mit { $dice } ({ $hand }).
    [opponent] { $name } gewinnt das Duell mit { $dice } ({ $hand }): Niemand verliert etwas.
   *[table] { $name } gewinnt das Duell um den Tisch mit { $dice } ({ $hand }).
}
cincinnati-equal-dice = Bei gleichen Würfeln gewinnt, wer später wirft.
cincinnati-event-took = { $name } nimmt { $opponent } die höchste Karte ab: { $money }.
cincinnati-event-took-nothing = { $opponent } hat keine Geldkarte zu verlieren: { $name } geht leer aus.
cincinnati-event-ended = Das Spiel ist aus: { $count ->
    [one] { $players } gewinnt.
   *[other] { $players } gewinnen gemeinsam.
}

## Das Spielfeld

cincinnati-round-of = Runde { $round } von 12
cincinnati-phase-aside = Karten kommen zur Seite
cincinnati-phase-cards = Karten werden ausgelegt
cincinnati-phase-roll = es wird gewürfelt
cincinnati-phase-choose = geheime Tischwahl
cincinnati-phase-keep = { $throw ->
    [2] zweiter Wurf
    [3] dritter Wurf
   *[other] Zusatzwurf
}
cincinnati-phase-extra = Zusatzwürfe
cincinnati-phase-challenge = Duelle
cincinnati-phase-end = Ende
cincinnati-phase-duel = Duell: { $players }
cincinnati-phase-duel-for-table = Duell um den { cincinnati-the-table }: { $players }
cincinnati-reserve = { $tokens ->
    [one] { $tokens } Chip im Vorrat
   *[other] { $tokens } Chips im Vorrat
}
cincinnati-column-player = Name
cincinnati-column-money = Geld
cincinnati-column-tokens = Chips
cincinnati-column-duels = Duelle
cincinnati-column-table = Tisch
cincinnati-column-dice = Würfel

cincinnati-outlook-secret = Diese Würfel siehst vorerst nur du.
cincinnati-outlook-missing = Noch nicht geschafft: Der { cincinnati-the-table } verlangt { cincinnati-condition }.
cincinnati-outlook-ahead = Im Moment räumst du den { cincinnati-the-table } ab.
cincinnati-outlook-behind = Im Moment räumt { $name } den { cincinnati-the-table } ab ({ $hand }).
cincinnati-outlook-shared = Im Moment entscheidet am { cincinnati-the-table } ein Duell.
cincinnati-outlook-duel-ahead = Im Moment gewinnst du das Duell.
cincinnati-outlook-duel-behind = Im Moment gewinnt { $name } das Duell.

## Fragen und Antworten. Die Antwortlisten sind Wörter, die verstanden werden, mit Leerzeichen dazwischen.

cincinnati-ask-choose = An welchen Tisch gehst du? Tippe { $choices }.
cincinnati-ask-keep = Welche Würfel behältst du? Tippe ihre Augenzahlen, oder „alle“, oder „keine“.
cincinnati-ask-extra = { $tokens ->
    [one] Deinen letzten Chip für noch einen Wurf zahlen? j oder n
   *[other] Einen deiner { $tokens } Chips für noch einen Wurf zahlen? j oder n
}
cincinnati-ask-challenge = Du hast eine Duellkarte. Wen forderst du? { $choices }
cincinnati-choice-table = { $answer } ({ cincinnati-table })
cincinnati-choice-opponent = { $number } { $name } ({ $highest ->
    [0] kein Geld
   *[other] höchste Karte { $highest }
})

cincinnati-answers-table = tisch table
cincinnati-answers-keep = behalte keep
cincinnati-answers-all = alle alles all
cincinnati-answers-none = keine keinen nichts none
cincinnati-answers-pay = j ja zahle zahlen y yes pay
cincinnati-answers-pass = n nein no passe pass
cincinnati-answers-duel = duell duel

cincinnati-wrong-table = „{ $answer }“ ist hier kein Tisch. Tippe { $choices }.
cincinnati-wrong-keep-empty = Enter allein entscheidet nichts: Tippe die Würfel, die bleiben, oder „alle“, oder „keine“.
cincinnati-wrong-keep = „{ $answer }“ sind keine Würfel. Tippe Zahlen, etwa 4 4, oder „alle“, oder „keine“.
cincinnati-wrong-dice = { $keep } kannst du nicht behalten: Deine Würfel sind { $dice }.
cincinnati-wrong-extra = Antworte j, um einen Chip zu zahlen und noch einmal zu würfeln, sonst n.
cincinnati-wrong-opponent = „{ $answer }“ kannst du nicht fordern. Tippe eine Nummer oder einen Namen: { $choices }

## Hilfe

cincinnati-help-choose =
    Alle haben einmal geworfen und wählen jetzt heimlich einen Tisch. Haben alle gewählt, werden Würfel und Wahl
    aufgedeckt; dann haben alle noch zwei Würfe, um zu schaffen, was ihr Tisch verlangt. Wer dort am besten ist,
    bekommt alle Karten; schafft es niemand, bleiben sie für die nächste Runde liegen. Antworte mit dem Buchstaben.
cincinnati-help-keep =
    Du würfelst noch einmal und sagst vorher, welche Würfel liegen bleiben: 44 oder 4 4 behält zwei Vieren und
    wirft den Rest. „alle“ verzichtet auf diesen Wurf, „keine“ wirft alle fünf.
cincinnati-help-extra =
    Ein Chip kauft einen weiteren Wurf; danach werden alle, die Chips haben, wieder gefragt, bis niemand mehr will.
    Am Ende des Spiels ist jeder übrige Chip 5.000 wert. Antworte j oder n.
cincinnati-help-challenge =
    Mit deiner Duellkarte forderst du, wen du willst. Beide werfen dreimal, du zuerst, und können Zusatzwürfe
    kaufen. Die bessere Kombination gewinnt; bei gleichen Würfeln verlierst du. Gewinnst du, bekommst du die
    höchste Geldkarte der Gegenseite. Antworte mit einer Nummer oder einem Namen.
cincinnati-help-duel =
    Das ist ein Duell: Es zählt die Rangfolge unten, ganz gleich, was ein Tisch verlangt. Bei gleichen Würfeln
    gewinnt, wer später wirft.
cincinnati-help-tables = Die Tische
cincinnati-help-table = { $letter ->
    [A] Mindestens drei gleiche Würfel. Der Reihe nach: Fünfling, Vierling, Full House, Drilling.
    [B] Eine Straße. Der Reihe nach: 2–6, 1–5 (groß), dann 3–6, 2–5, 1–4 (klein), dann der fünfte Würfel.
   *[C] Höchstens 11 Augen. Die kleinste Summe, dann die meisten Einsen, die meisten Zweien und so weiter.
}
cincinnati-help-ranking = Die Rangfolge, das Beste zuerst

## Das Ende

cincinnati-end-tokens = { $tokens } × { $worth }
cincinnati-end-wealth = Zusammen
cincinnati-end-tied = { $players } sind gleich reich; ihre Karten zu { $money } entscheiden: { $counts }.
cincinnati-end-alike = { $players } sind gleich reich und haben die gleichen Karten: Der Sieg wird geteilt.
cincinnati-end-winner = { $count ->
    [one] { $players } gewinnt!
   *[other] { $players } gewinnen gemeinsam!
}
