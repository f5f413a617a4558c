### Cincinnati, was nur das Web sagt.
### $name ist eine Spielerin oder ein Spieler, $letter A, B oder C; Würfel kommen als Text, etwa „4 4 6“.

web-cincinnati-then = { $first } { $next }
web-cincinnati-or = { $first } oder { $other }

## Was auf dem Tisch liegt

web-cincinnati-dice = Würfel { $dice }
web-cincinnati-die = { $keeping ->
    [yes] { $kept ->
        [yes] Würfel { $face }, bleibt
       *[no] Würfel { $face }, wird geworfen
    }
   *[no] Würfel { $face }
}
web-cincinnati-your-dice = Deine Würfel
web-cincinnati-lane-throw = Diese werden neu geworfen
web-cincinnati-lane-keep = Diese behältst du
web-cincinnati-card-tokens = Chips
web-cincinnati-card-duel = Duell
web-cincinnati-deck = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
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
web-cincinnati-prize = { $prize ->
    [0] { $name }: keine Geldkarte zu verlieren
   *[other] { $name }: höchste Karte { $prize }
}

## Was Würfel sind und was ihnen fehlt

web-cincinnati-now = Jetzt: { $hand }.
web-cincinnati-hand-and-sum = { $hand } · { $sum }
web-cincinnati-lack-nothing = Genug für den { cincinnati-the-table }.
web-cincinnati-lack-equal = { $face ->
    [0] Nötig: drei gleiche Würfel.
   *[other] { $more ->
        [one] Es fehlt noch eine { $face }.
       *[other] Es fehlen noch { $more } Würfel mit { $face }.
    }
}
web-cincinnati-lack-faces = Es fehlt: { $ways }.
web-cincinnati-lack-most = { $dice ->
    [one] Der letzte Würfel darf höchstens { $left } zeigen.
   *[other] Die anderen { $dice } Würfel dürfen zusammen höchstens { $left } zeigen.
}
web-cincinnati-lack-too-high = { $over } zu viel.
web-cincinnati-with-choice = Bei dieser Wahl:
web-cincinnati-chance = Chance { $chance }
web-cincinnati-chance-table = { $throws ->
    [one] { $chance } für { cincinnati-condition }
   *[other] { $chance } für { cincinnati-condition } in { $throws } Würfen
}
web-cincinnati-chance-pass = { $throws ->
    [one] { $chance }, die Würfel von { $name } zu schlagen
   *[other] { $chance }, die Würfel von { $name } in { $throws } Würfen zu schlagen
}
web-cincinnati-chance-duel = { $throws ->
    [one] { $chance }, nach diesem Wurf vorn zu liegen
   *[other] { $chance }, in { $throws } Würfen vorn zu liegen
}
web-cincinnati-chance-extra = Noch ein Wurf: { $chance }, am { cincinnati-the-table } allein vorn zu liegen.
web-cincinnati-chance-extra-duel = Noch ein Wurf: { $chance }, vorn zu liegen.

## Abräumen und Duelle

web-cincinnati-took-cards = { $name } räumt den Tisch ab: { $hand }.
web-cincinnati-tried = Versucht haben es: { $players }.
web-cincinnati-stake = { $prize ->
    [0] { $name } fordert { $opponent }: Dort ist keine Geldkarte zu holen.
   *[other] { $name } fordert { $opponent }. Wenn { $name } gewinnt: { $prize }.
}
web-cincinnati-throws = wirft
web-cincinnati-asked = noch ein Wurf?
web-cincinnati-not-thrown = noch nicht geworfen
web-cincinnati-throws-made = { $throws ->
    [one] { $throws } Wurf gemacht
   *[other] { $throws } Würfe gemacht
}
web-cincinnati-duel-winner = { $name } gewinnt das Duell.
web-cincinnati-owner-lost = { $name } bekommt nichts, und niemand verliert etwas.

## Fragen

web-cincinnati-ask-choose = An welchen Tisch gehst du? Niemand erfährt es, bis alle gewählt haben.
web-cincinnati-ask-keep = { $throws ->
    [one] Letzter Wurf: Tippe die Würfel an, die du für den { cincinnati-the-table } behältst.
   *[other] Noch { $throws } Würfe: Tippe die Würfel an, die du für den { cincinnati-the-table } behältst.
}
web-cincinnati-ask-keep-duel = { $throws ->
    [one] Duell mit { $players }, letzter Wurf: Tippe die Würfel an, die du behältst.
   *[other] Duell mit { $players }, noch { $throws } Würfe: Tippe die Würfel an, die du behältst.
}
web-cincinnati-ask-extra = { $tokens ->
    [one] Deinen letzten Chip für noch einen Wurf zahlen?
   *[other] Einen deiner { $tokens } Chips für noch einen Wurf zahlen?
}
web-cincinnati-ask-challenge = { $duels ->
    [one] Du hast eine Duellkarte: Wen forderst du?
   *[other] Du hast { $duels } Duellkarten: Wen forderst du zuerst?
}
web-cincinnati-wait-choose = { $count ->
    [one] { $players } wählt noch heimlich einen Tisch.
   *[other] { $players } wählen noch heimlich einen Tisch.
}
web-cincinnati-wait-keep = { $count ->
    [one] { $players } überlegt, welche Würfel bleiben.
   *[other] { $players } überlegen, welche Würfel bleiben.
}
web-cincinnati-wait-extra = { $count ->
    [one] Zahlt { $players } einen Chip für noch einen Wurf?
   *[other] Zahlen { $players } einen Chip für noch einen Wurf?
}
web-cincinnati-wait-challenge = { $count ->
    [one] { $players } hat eine Duellkarte: Wer wird gefordert?
   *[other] { $players } haben Duellkarten: Wer wird gefordert?
}
web-cincinnati-ready-choose = Du hast gewählt. Bis alle gewählt haben, kannst du es noch ändern.
web-cincinnati-ready-keep = Du hast dich entschieden. Bis alle so weit sind, kannst du es noch ändern.

## Knöpfe

web-cincinnati-go = An diesen Tisch
web-cincinnati-go-to = An den { cincinnati-the-table } gehen
web-cincinnati-go-first = Tippe zuerst einen Tisch an.
web-cincinnati-throw = { $count ->
    [0] Alle fünf behalten, nicht werfen
    [one] Einen Würfel werfen
    [5] Alle fünf Würfel werfen
   *[other] { $count } Würfel werfen
}
web-cincinnati-keep = { $count ->
    [0] Alle fünf Würfel werfen
    [5] Alle fünf Würfel behalten
   *[other] { $dice } behalten
}
web-cincinnati-keep-all = Alle behalten
web-cincinnati-keep-none = Keinen behalten
web-cincinnati-pay = { $left ->
    [0] Letzten Chip zahlen und werfen
   *[other] Einen Chip zahlen und werfen (noch { $left })
}
web-cincinnati-pass = Kein Zusatzwurf
web-cincinnati-challenge = Fordern
web-cincinnati-challenge-first = Tippe zuerst an, wen du forderst.
web-cincinnati-challenge-to = { $prize ->
    [0] { $name } fordern (keine Geldkarte)
   *[other] { $name } fordern, um { $prize }
}

## Warum nicht

web-cincinnati-why-watching = Du schaust zu: Hier gehört nichts dir.
web-cincinnati-why-not-awaited = Du bist nicht dran.
web-cincinnati-why-not-yours = In diesem Duell kämpfen andere.
web-cincinnati-why-table = { $phase ->
    [choose] Dorthin kannst du nicht gehen.
   *[other] Den Tisch wählt man einmal pro Runde, nach dem ersten Wurf.
}
web-cincinnati-why-die = { $phase ->
    [choose] Wähle zuerst einen Tisch; danach sagst du, welche Würfel du behältst.
    [extra] Sag zuerst, ob du für noch einen Wurf zahlst; danach wählst du, was bleibt.
   *[other] Würfel behält man, wenn man mit Werfen dran ist.
}
web-cincinnati-why-seat = Dich selbst kannst du nicht fordern.

## Das erste Spiel

web-cincinnati-guide-dice = Das sind deine ersten fünf Würfel. Noch sieht sie sonst niemand.
web-cincinnati-guide-table-A = Das Atlantic will mindestens drei gleiche Würfel. Wer dort am besten ist, bekommt alle Karten.
web-cincinnati-guide-table-B = Der Ballroom will eine Straße, etwa 2 3 4 5.
web-cincinnati-guide-table-C = Caesar’s will eine kleine Summe: höchstens 11.
web-cincinnati-guide-seats = Die anderen haben unter ihren Bechern gewürfelt und wählen auch heimlich. Je weniger am selben Tisch, desto besser für dich.
web-cincinnati-guide-choose = Tippe einen Tisch an, der zu deinen Würfeln und deinen Wünschen passt, und geh hin. Du hast noch zwei Würfe.
web-cincinnati-guide-shown = Alle Becher sind gelüftet: Hier siehst du, wer wo ist und mit welchen Würfeln.
web-cincinnati-guide-keep = Tippe die Würfel an, die bleiben sollen: Sie rücken nach vorn. Die anderen werden neu geworfen.
web-cincinnati-guide-throw = Wirf, wenn du so weit bist. Wer alle fünf behält, verzichtet auf den Wurf.
web-cincinnati-guide-extra = Deine Chips kaufen Zusatzwürfe. Ein Chip, den du behältst, ist am Ende 5.000 wert.
web-cincinnati-guide-challenge = Deine Duellkarte: Fordere, wen du willst. Gewinnst du, bekommst du die höchste Geldkarte der Gegenseite.
web-cincinnati-guide-duel = Ein Duell: drei Würfe für jede Seite, abwechselnd. Die bessere Kombination gewinnt, ganz gleich, was die Tische wollen.
