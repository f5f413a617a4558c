### Cincinnati, für das Terminal und das Web.
### $name ist eine Spielerin oder ein Spieler, $letter A, B oder C; Würfel kommen als Text, etwa „4 4 6“.

cincinnati-title = Cincinnati
cincinnati-facts = 3–6 Spieler · 45 Minuten
cincinnati-teaser = Fünf Würfel, drei Tische, eine geheime Wahl: Wirf, was dein Tisch verlangt, und nimm seine Karten.
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
    .you-name = du ({ $hand })

## Was geschehen ist

cincinnati-event-round = Runde { $round }.
cincinnati-event-set-aside = Eine Karte kommt verdeckt zur Seite.
cincinnati-event-laid = { $letter }: { cincinnati-card }.
cincinnati-event-threw = { $throw ->
    [1] { $name } wirft { $dice } ({ $hand }) unter dem Becher.
   *[other] { $name } hat jetzt { $dice } ({ $hand }).
}
    .you-name = { $throw ->
        [1] Du wirfst { $dice } ({ $hand }) unter dem Becher.
       *[other] Du hast jetzt { $dice } ({ $hand }).
    }
cincinnati-event-chose = { $name } wählt heimlich den { cincinnati-the-table }.
    .you-name = Du wählst heimlich den { cincinnati-the-table }.
cincinnati-event-chose-unseen = { $name } hat einen Tisch gewählt.
    .you-name = Du hast einen Tisch gewählt.
cincinnati-event-chose-again = { $name } wählt um: { cincinnati-the-table }.
    .you-name = Du wählst um: { cincinnati-the-table }.
cincinnati-event-showed = { $name }: { cincinnati-table }, { $dice } ({ $hand }).
    .you-name = Du: { cincinnati-table }, { $dice } ({ $hand }).
cincinnati-event-decided = Heimlich: { cincinnati-event-kept }
    .you-name = { $count ->
        [0] Du behältst heimlich nichts.
        [5] Du behältst heimlich alle fünf.
       *[other] Du behältst heimlich { $dice }.
    }
cincinnati-event-decided-unseen = { $name } hat sich entschieden.
    .you-name = Du hast dich entschieden.
cincinnati-event-decided-again = Umentschieden: { cincinnati-event-kept }
    .you-name = { $count ->
        [0] Du entscheidest dich um und behältst nichts.
        [5] Du entscheidest dich um und behältst alle fünf.
       *[other] Du entscheidest dich um und behältst { $dice }.
    }
cincinnati-event-kept = { $count ->
    [0] { $name } behält nichts.
    [5] { $name } behält alle fünf.
   *[other] { $name } behält { $dice }.
}
    .you-name = { $count ->
        [0] Du behältst nichts.
        [5] Du behältst alle fünf.
       *[other] Du behältst { $dice }.
    }
cincinnati-event-paid = { $tokens ->
    [0] { $name } zahlt den letzten Chip für einen Zusatzwurf.
   *[other] { $name } zahlt einen Chip für einen Zusatzwurf (noch { $tokens }).
}
    .you-name = { $tokens ->
        [0] Du zahlst deinen letzten Chip für einen Zusatzwurf.
       *[other] Du zahlst einen Chip für einen Zusatzwurf (noch { $tokens }).
    }
cincinnati-event-passed = { $name } verzichtet auf einen Zusatzwurf.
    .you-name = Du verzichtest auf einen Zusatzwurf.
cincinnati-event-cleared = { $name } räumt den { cincinnati-the-table } mit { $dice } ({ $hand }) ab und bekommt { $spoils }.
    .you-name = Du räumst den { cincinnati-the-table } mit { $dice } ({ $hand }) ab und bekommst { $spoils }.
cincinnati-beaten = Geschlagen: { $players }.
cincinnati-missed = Nicht geschafft ({ cincinnati-condition }): { $players }.
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
    .you-players = Du hast am { cincinnati-the-table } dasselbe beste Ergebnis wie { $players }: Ein Duell entscheidet.
cincinnati-event-duel-threw = { $throw ->
    [1] { $name } wirft { $dice } ({ $hand }).
   *[other] { $name } hat jetzt { $dice } ({ $hand }).
}
    .you-name = { $throw ->
        [1] Du wirfst { $dice } ({ $hand }).
       *[other] Du hast jetzt { $dice } ({ $hand }).
    }
cincinnati-event-duel-won = { $outcome ->
    [holder] { $name } gewinnt das Duell mit { $dice } ({ $hand }).
    [opponent] { $name } gewinnt das Duell mit { $dice } ({ $hand }): Keine Karte wechselt den Besitzer.
   *[table] { $name } gewinnt das Duell um den Tisch mit { $dice } ({ $hand }).
}
    .you-name = { $outcome ->
        [holder] Du gewinnst das Duell mit { $dice } ({ $hand }).
        [opponent] Du gewinnst das Duell mit { $dice } ({ $hand }): Keine Karte wechselt den Besitzer.
       *[table] Du gewinnst das Duell um den Tisch mit { $dice } ({ $hand }).
    }
cincinnati-equal-dice = Bei gleichen Würfeln gewinnt, wer von diesen in der Wurfreihenfolge später kommt.
cincinnati-event-took = { $name } nimmt { $opponent } die höchste Karte ab: { $money }.
    .you-name = Du nimmst { $opponent } die höchste Karte ab: { $money }.
    .you-opponent = { $name } nimmt dir die höchste Karte ab: { $money }.
cincinnati-event-took-nothing = { $opponent } hat keine Geldkarte zu verlieren: { $name } geht leer aus.
    .you-name = { $opponent } hat keine Geldkarte zu verlieren: Du gehst leer aus.
    .you-opponent = Du hast keine Geldkarte zu verlieren: { $name } geht leer aus.
cincinnati-event-ended = Das Spiel ist aus: { $count ->
    [one] { $players } gewinnt.
   *[other] { $players } gewinnen gemeinsam.
}
    .you-players = Das Spiel ist aus: { $count ->
        [one] Du gewinnst.
       *[other] Du gewinnst gemeinsam mit { $players }.
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

cincinnati-type-choose = Tippe { $choices }.
cincinnati-type-keep = Tippe ihre Augenzahlen, oder „alle“, oder „keine“.
cincinnati-type-extra = Tippe j oder n.
cincinnati-type-challenge = Tippe eine Nummer oder einen Namen: { $choices }
cincinnati-choice-table = { $answer } ({ cincinnati-table })
cincinnati-choice-opponent = { $number } { $name } ({ $prize ->
    [0] kein Geld
   *[other] höchste Karte { $prize }
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
cincinnati-wrong-opponent = „{ $answer }“ kannst du nicht herausfordern. Tippe eine Nummer oder einen Namen: { $choices }

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
    Am Ende des Spiels ist jeder übrige Chip 5.000 € wert. Antworte j oder n.
cincinnati-help-challenge =
    Mit deiner Duellkarte forderst du heraus, wen du willst. Beide werfen dreimal, du zuerst, und können
    Zusatzwürfe kaufen. Die bessere Kombination gewinnt; bei gleichen Würfeln verlierst du. Gewinnst du, bekommst du die
    höchste Geldkarte der Gegenseite. Antworte mit einer Nummer oder einem Namen.
cincinnati-help-duel =
    Das ist ein Duell: Es zählt die Rangfolge unten, ganz gleich, was ein Tisch verlangt. Bei gleichen Würfeln
    gewinnt, wer in der Reihenfolge später kommt, egal, wer zuletzt geworfen hat.
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
    .you-players = Du bist genauso reich wie { $players }; die Karten zu { $money } entscheiden: { $counts }.
cincinnati-end-alike = { $players } sind gleich reich und haben die gleichen Karten: Der Sieg wird geteilt.
    .you-players = Du bist genauso reich wie { $players } und hast die gleichen Karten: Der Sieg wird geteilt.
cincinnati-end-alike-place = { $players } sind gleich reich und haben die gleichen Karten: Sie teilen sich Platz { $place }.
    .you-players = Du bist genauso reich wie { $players } und hast die gleichen Karten: Ihr teilt euch Platz { $place }.
cincinnati-end-count = { $name } { $count }
    .you-name = du { $count }
cincinnati-end-winner = { $count ->
    [one] { $players } gewinnt!
   *[other] { $players } gewinnen gemeinsam!
}
    .you-players = { $count ->
        [one] Du gewinnst!
       *[other] Du gewinnst gemeinsam mit { $players }!
    }

### Cincinnati, was nur das Web sagt.
### $name ist eine Spielerin oder ein Spieler, $letter A, B oder C; Würfel kommen als Text, etwa „4 4 6“.

cincinnati-or = { $first } oder { $other }

## Was auf dem Tisch liegt

web-cincinnati-dice = Würfel { $dice }
cincinnati-die = { $keeping ->
    [yes] { $kept ->
        [yes] Würfel { $face }, bleibt
       *[no] Würfel { $face }, wird geworfen
    }
   *[no] Würfel { $face }
}
web-cincinnati-your-dice = Deine Würfel
web-cincinnati-lane-throw = Diese wirfst du neu
web-cincinnati-lane-keep = Diese behältst du
web-cincinnati-card-tokens = Chips
web-cincinnati-card-duel = Duell
cincinnati-deck = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
cincinnati-stock = Neben den Tischen
cincinnati-wants = { cincinnati-table }: { cincinnati-condition }
cincinnati-under-cup = Würfel unter dem Becher
web-cincinnati-cards = { $cards ->
    [0] keine Karten
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-cincinnati-bare = leer
web-cincinnati-your-choice = Deine Wahl. Noch kennt sie sonst niemand.
web-cincinnati-chosen = { $name } hat einen Tisch gewählt.
web-cincinnati-leads = vorn
web-cincinnati-shares = gleichauf vorn
web-cincinnati-has-paid = hat gezahlt
cincinnati-prize = { $prize ->
    [0] { $name }: keine Geldkarte zu verlieren
   *[other] { $name }: höchste Karte { $prize }
}

## Was Würfel sind und was ihnen fehlt

cincinnati-now = Jetzt: { $hand }.
cincinnati-hand-and-sum = { $hand } · { $sum }
cincinnati-lack-nothing = Genug für den { cincinnati-the-table }.
cincinnati-lack-equal = { $face ->
    [0] Nötig: drei gleiche Würfel.
   *[other] { $more ->
        [one] Es fehlt noch eine { $face }.
       *[other] Es fehlen noch { $more } Würfel mit { $face }.
    }
}
cincinnati-lack-faces = Es fehlt: { $ways }.
cincinnati-lack-most = { $dice ->
    [one] Der letzte Würfel darf höchstens { $left } zeigen.
   *[other] Die anderen { $dice } Würfel dürfen zusammen höchstens { $left } zeigen.
}
cincinnati-lack-too-high = { $over } zu viel.
web-cincinnati-with-choice = Bei dieser Wahl:
web-cincinnati-chance = Chance, es zu schaffen: { $chance }
cincinnati-chance-table = { $throws ->
    [one] { $chance }, es zu schaffen
   *[other] { $chance }, es in { $throws } Würfen zu schaffen
}
cincinnati-chance-pass = { $throws ->
    [one] { $chance }, den Tisch vor { $name } zu gewinnen
   *[other] { $chance }, den Tisch in { $throws } Würfen vor { $name } zu gewinnen
}
cincinnati-chance-duel = { $throws ->
    [one] { $chance }, nach diesem Wurf im Duell vorn zu liegen
   *[other] { $chance }, in { $throws } Würfen im Duell vorn zu liegen
}
cincinnati-chance-extra = Noch ein Wurf: { $chance }, nach jetzigem Stand am { cincinnati-the-table } zu gewinnen.
cincinnati-chance-extra-duel = Noch ein Wurf: { $chance }, im Duell vorn zu liegen.
cincinnati-extra-ahead = Du liegst schon vorn: Der Chip wäre verschwendet.
cincinnati-to-beat = Zu schlagen: { $rival }.

## Abräumen und Duelle

web-cincinnati-took-cards = { $name } räumt den Tisch ab: { $hand }.
cincinnati-tried = Versucht haben es: { $players }.
cincinnati-stake = { $prize ->
    [0] { $name } fordert { $opponent } heraus: Dort ist keine Geldkarte zu holen.
   *[other] { $name } fordert { $opponent } heraus. Wenn { $name } gewinnt: { $prize }.
}
    .you-name = { $prize ->
        [0] Du forderst { $opponent } heraus: Dort ist keine Geldkarte zu holen.
       *[other] Du forderst { $opponent } heraus. Wenn du gewinnst: { $prize }.
    }
    .you-opponent = { $prize ->
        [0] { $name } fordert dich heraus: Bei dir ist keine Geldkarte zu holen.
       *[other] { $name } fordert dich heraus. Wenn { $name } gewinnt: { $prize }.
    }
web-cincinnati-throws = wirft
web-cincinnati-asked = noch ein Wurf?
web-cincinnati-not-thrown = noch nicht geworfen
web-cincinnati-throws-made = { $throws ->
    [one] { $throws } Wurf gemacht
   *[other] { $throws } Würfe gemacht
}
web-cincinnati-duel-winner = { $outcome ->
    [opponent] { $name } gewinnt das Duell: Keine Karte wechselt den Besitzer.
   *[other] { $name } gewinnt das Duell.
}

## Fragen

cincinnati-ask-choose = An welchen Tisch gehst du? Niemand erfährt es, bis alle gewählt haben.
cincinnati-ask-keep = { $throws ->
    [0] Zusatzwurf: Welche Würfel behältst du für den { cincinnati-the-table }?
    [one] Letzter Wurf: Welche Würfel behältst du für den { cincinnati-the-table }?
   *[other] Noch { $throws } Würfe: Welche Würfel behältst du für den { cincinnati-the-table }?
}
cincinnati-ask-keep-duel = { $throws ->
    [0] Duell mit { $players }, Zusatzwurf: Welche Würfel behältst du?
    [one] Duell mit { $players }, letzter Wurf: Welche Würfel behältst du?
   *[other] Duell mit { $players }, noch { $throws } Würfe: Welche Würfel behältst du?
}
cincinnati-ask-extra = { $tokens ->
    [one] Zahlst du deinen letzten Chip für noch einen Wurf?
   *[other] Zahlst du einen deiner { $tokens } Chips für noch einen Wurf?
}
cincinnati-ask-challenge = { $duels ->
    [one] Du hast eine Duellkarte: Wen forderst du heraus?
   *[other] Du hast { $duels } Duellkarten: Wen forderst du zuerst heraus?
}
cincinnati-wait-choose = { $count ->
    [one] { $players } wählt noch heimlich einen Tisch.
   *[other] { $players } wählen noch heimlich einen Tisch.
}
cincinnati-wait-keep = { $count ->
    [one] { $players } überlegt, welche Würfel bleiben.
   *[other] { $players } überlegen, welche Würfel bleiben.
}
cincinnati-wait-extra = { $count ->
    [one] Zahlt { $players } einen Chip für noch einen Wurf?
   *[other] Zahlen { $players } einen Chip für noch einen Wurf?
}
cincinnati-wait-challenge = { $count ->
    [one] { $players } hat eine Duellkarte: Wer wird herausgefordert?
   *[other] { $players } haben Duellkarten: Wer wird herausgefordert?
}
cincinnati-wait-aside = Zwölf Karten kommen verdeckt zur Seite.
cincinnati-wait-cards = Karten werden auf die Tische gelegt.
cincinnati-wait-roll = { $throw ->
    [1] Alle werfen fünf Würfel unter dem Becher.
   *[other] { $name } würfelt.
}
    .you-name = { $throw ->
        [1] Alle werfen fünf Würfel unter dem Becher.
       *[other] Du würfelst.
    }
cincinnati-ready-choose = Du hast den { cincinnati-the-table } gewählt. Bis alle gewählt haben, kannst du es noch ändern.
cincinnati-ready-keep = { $count ->
    [0] Du wirfst alle fünf Würfel.
    [5] Du behältst alle fünf Würfel.
   *[other] Du behältst { $dice }.
} Bis alle so weit sind, kannst du es noch ändern.

## Knöpfe

web-cincinnati-go = An diesen Tisch
web-cincinnati-go-to = An den { cincinnati-the-table } gehen
web-cincinnati-go-first = Tippe zuerst einen Tisch an.
cincinnati-move-table = An den { cincinnati-the-table } gehen: { $chance }, es zu schaffen
web-cincinnati-throw = { $count ->
    [0] Alle fünf behalten, nicht werfen
    [one] Einen Würfel werfen
    [5] Alle fünf Würfel werfen
   *[other] { $count } Würfel werfen
}
cincinnati-move-keep = { $count ->
    [0] Alle fünf Würfel werfen: { $chances }
    [5] Alle fünf Würfel behalten: { $chances }
   *[other] { $dice } behalten: { $chances }
}
web-cincinnati-keep-all = Alle behalten
web-cincinnati-keep-none = Keinen behalten
cincinnati-move-pay = { $left ->
    [0] Letzten Chip zahlen und werfen
   *[other] Einen Chip zahlen und werfen (noch { $left })
}
cincinnati-move-pass = Kein Zusatzwurf
web-cincinnati-challenge = Herausfordern
web-cincinnati-challenge-first = Tippe zuerst an, wen du herausforderst.
cincinnati-move-challenge = { $prize ->
    [0] { $name } herausfordern (keine Geldkarte)
   *[other] { $name } herausfordern, um { $prize }
}

## Warum nicht

cincinnati-why-watching = Du siehst zu: Hier kannst du nichts tun.
cincinnati-why-not-awaited = Du bist nicht dran.
cincinnati-why-not-yours = In diesem Duell kämpfen andere.
cincinnati-why-table = { $phase ->
    [choose] Dorthin kannst du nicht gehen.
   *[other] Den Tisch wählt man einmal pro Runde, nach dem ersten Wurf.
}
cincinnati-why-die = { $phase ->
    [choose] Wähle zuerst einen Tisch; danach sagst du, welche Würfel du behältst.
    [extra] Sag zuerst, ob du für noch einen Wurf zahlst; danach wählst du, was bleibt.
   *[other] Würfel behält man, wenn man mit Werfen dran ist.
}
cincinnati-why-seat = Dich selbst kannst du nicht herausfordern.
cincinnati-why-phase = { $phase ->
    [choose] Wähle jetzt einen Tisch, zum Beispiel „table A“.
    [keep] Sag jetzt, welche Würfel du behältst, zum Beispiel „keep 6 6“; „keep“ allein wirft alle fünf.
    [extra] Antworte jetzt „pay“ (ein Chip für noch einen Wurf) oder „pass“.
   *[challenge] Fordere jetzt jemanden heraus, zum Beispiel „duel 2“.
}
cincinnati-why-no-table = Zu dritt ist der Tisch { cincinnati-table } ({ $letter }) nicht im Spiel.
cincinnati-why-not-up = In diesem Duell ist { $name } dran.
cincinnati-why-not-paid = Du hast für diesen Wurf nicht gezahlt.
cincinnati-why-decided = { $count ->
    [0] Du wirfst alle fünf Würfel: Das steht fest.
    [5] Du behältst alle fünf Würfel: Das steht fest.
   *[other] Du behältst { $dice }: Das steht fest.
}
cincinnati-why-later = Am { cincinnati-the-table } entscheidet { $name } vor dir.
cincinnati-why-no-tokens = Du hast keinen Chip zum Zahlen und wirst deshalb nicht gefragt.
cincinnati-why-answered = { $paid ->
    [yes] Du hast für noch einen Wurf gezahlt; andere werden noch gefragt.
   *[no] Du hast verzichtet; andere werden noch gefragt.
}
cincinnati-why-asked-later = { $name } wird vor dir gefragt.
cincinnati-why-no-duel = Du hast keine Duellkarte.
cincinnati-why-duel-later = { $name } kämpft vor dir.

## Das erste Spiel

web-cincinnati-guide-goal = Wer nach zwölf Runden am reichsten ist, gewinnt: Geldkarten und Chips zählen. Hier siehst du, was alle haben.
web-cincinnati-guide-dice = Das sind deine ersten fünf Würfel. Noch sieht sie sonst niemand.
web-cincinnati-guide-table-A = Das Atlantic will mindestens drei gleiche Würfel. Wer dort am besten ist, bekommt alle Karten.
web-cincinnati-guide-table-B = Der Ballroom will eine Straße, etwa 2 3 4 5.
web-cincinnati-guide-table-C = Caesar’s will eine kleine Summe: höchstens 11.
web-cincinnati-guide-seats = Die anderen haben unter ihren Bechern gewürfelt und wählen auch heimlich. Je weniger am selben Tisch, desto besser für dich.
web-cincinnati-guide-choose = Tippe einen Tisch an, der zu deinen Würfeln und deinen Wünschen passt, und geh hin. Du hast noch zwei Würfe.
web-cincinnati-guide-shown = Alle Becher sind gelüftet: Hier siehst du, wer wo ist und mit welchen Würfeln.
web-cincinnati-guide-keep = Tippe die Würfel an, die bleiben sollen: Sie rücken nach vorn. Die anderen werden neu geworfen.
web-cincinnati-guide-throw = Wirf, wenn du so weit bist. Wer alle fünf behält, verzichtet auf den Wurf.
web-cincinnati-guide-extra = Deine Chips kaufen Zusatzwürfe. Ein Chip, den du behältst, ist am Ende 5.000 € wert.
web-cincinnati-guide-challenge = Deine Duellkarte: Fordere heraus, wen du willst. Gewinnst du, bekommst du die höchste Geldkarte der Gegenseite.
web-cincinnati-guide-duel = Ein Duell: drei Würfe für jede Seite, abwechselnd. Die bessere Kombination gewinnt, ganz gleich, was die Tische wollen.

### Warum ein Bot in Cincinnati einen Zug machen würde.
### $chance ist ein Anteil, $worth und $wealth sind Beträge.

advice-cincinnati-table = Was dort liegt, ist etwa { $worth } wert.
advice-cincinnati-pay = Noch ein Wurf: zu { $chance } liegst du dann vorn; es geht um etwa { $worth }.
advice-cincinnati-pass = Noch ein Wurf: nur zu { $chance } liegst du dann vorn; es geht um etwa { $worth }.
advice-cincinnati-pass-ahead = Du liegst vorn: Lass die anderen zahlen.
advice-cincinnati-challenge = Dort ist mit insgesamt { $wealth } am meisten zu holen.

## Ergebnisse in großen Worten. $you ist yes für die, die sie betreffen, opponent für den Geforderten.

cincinnati-beat-showed = Becher hoch!
cincinnati-beat-cleared = { $you ->
    [yes] Du gewinnst { $spoils }!
   *[no] { $name } gewinnt { $spoils }!
}
cincinnati-beat-stayed = Niemand räumt den { cincinnati-the-table } ab.
cincinnati-beat-shared = { $you ->
    [yes] Duell um den { cincinnati-the-table }, und du bist dabei!
   *[no] Duell um den { cincinnati-the-table }!
}
cincinnati-beat-challenged = { $you ->
    [yes] Du forderst { $opponent } heraus!
    [opponent] { $name } fordert dich heraus!
   *[no] { $name } fordert { $opponent } heraus!
}
cincinnati-beat-took = { $you ->
    [yes] Du nimmst { $opponent } { $money } ab!
    [opponent] { $name } nimmt dir { $money } ab!
   *[no] { $name } nimmt { $opponent } { $money } ab!
}
cincinnati-beat-duel-won = { $you ->
    [yes] Du gewinnst das Duell!
   *[no] { $name } gewinnt das Duell!
}
cincinnati-lead = { $when ->
    [always] { $name } lag von der ersten Runde bis zur letzten vorn.
    [last] { $name } ging erst in der letzten Runde in Führung.
   *[since] { $name } ging in Runde { $number } in Führung und gab sie nicht mehr ab.
}
    .you-name = { $when ->
        [always] Du lagst von der ersten Runde bis zur letzten vorn.
        [last] Du gingst erst in der letzten Runde in Führung.
       *[since] Du gingst in Runde { $number } in Führung und gabst sie nicht mehr ab.
    }

## Kinds of decisions, by the first word of the move

cincinnati-kind-table = welcher Tisch
cincinnati-kind-keep = welche Würfel behalten
cincinnati-kind-pay = für einen Wurf zahlen
cincinnati-kind-pass = passen
cincinnati-kind-duel = wen herausfordern
