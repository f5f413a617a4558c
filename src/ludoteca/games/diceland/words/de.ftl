### Diceland, für das Terminal und das Web.
### $name ist ein Spieler; $colour ist blue, green, grey, orange, red oder yellow, oder das Wort dafür; Würfel und Felder
### kommen als Text wie „B B R“ und „f5, g5 und g6“.

diceland-title = Diceland
diceland-facts = 2–4 Spieler · 20 Minuten
diceland-teaser = Würfeln, das Glück herausfordern, Sechsecke ankreuzen: Wer zuerst neun Sterne und eine ganze Farbe hat, gewinnt.
diceland-intro =
    Jeder hat eine Karte aus farbigen Sechsecken. Man wirft sechs Würfel, wählt eine Farbe und wirft die anderen noch einmal,
    um mehr davon zu bekommen, so oft man sich traut. Dann kreuzt man für jeden Würfel ein Feld an, alle in einer Gruppe
    dieser Farbe; sind es mehr Würfel, als hineinpassen, kreuzt man nichts an. Die anderen nutzen die übrigen Würfel. Ein
    Bonusfeld (*) bringt einen Wurf. Wer zuerst neun davon und eine ganze Farbe hat, gewinnt. „karten“ zeigt alle Karten.

## Farben und Würfel

diceland-colour = { $colour ->
    [blue] Blau
    [green] Grün
    [grey] Grau
    [orange] Orange
    [red] Rot
   *[yellow] Gelb
}
diceland-dice = { $count ->
    [one] { $count } { $colour ->
        [blue] blauen
        [green] grünen
        [grey] grauen
        [orange] orangefarbenen
        [red] roten
       *[yellow] gelben
    } Würfel
   *[other] { $count } { $colour ->
        [blue] blaue
        [green] grüne
        [grey] graue
        [orange] orangefarbene
        [red] rote
       *[yellow] gelbe
    } Würfel
}

## Was geschehen ist

diceland-event-board = { $name } bekommt die Tafel { $board }.
    .you-name = Du bekommst die Tafel { $board }.
diceland-event-side = { $name } spielt auf Karte { $map }.
    .you-name = Du spielst auf Karte { $map }.
diceland-event-first = Das Los bestimmt: { $name } beginnt.
    .you-name = Das Los bestimmt: Du beginnst.
diceland-event-turn = Zug { $turn }: { $name } wirft.
    .you-name = Zug { $turn }: Du wirfst.
diceland-event-rolled = { $count ->
    [6] Die Würfel zeigen { $dice }.
    [1] Der andere, noch einmal geworfen, zeigt { $dice }.
   *[other] Die anderen { $count }, noch einmal geworfen, zeigen { $dice }.
}
diceland-event-chose = { $name } wählt { $colour } ({ $count }).
    .you-name = Du wählst { $colour } ({ $count }).
diceland-event-again = { $name } legt { $aside } beiseite und wirft die anderen noch einmal.
    .you-name = Du legst { $aside } beiseite und wirfst die anderen noch einmal.
diceland-event-added = Das macht zusammen { $aside }.
diceland-event-missed = Kein { $colour } dabei: { $name } behält { $aside }.
    .you-name = Kein { $colour } dabei: Du behältst { $aside }.
diceland-event-all-aside = Alle sechs Würfel zeigen { $colour }!
diceland-event-stopped = { $name } hört auf und hat { $aside }.
    .you-name = Du hörst auf und hast { $aside }.
diceland-event-wasted = { $name } hat keinen Platz für { $dice } und kreuzt nichts an.
    .you-name = Du hast keinen Platz für { $dice } und kreuzt nichts an.
diceland-event-used = { $name } nutzt { $dice }.
    .you-name = Du nutzt { $dice }.
diceland-event-passed = { $bonus ->
    [yes] { $name } lässt diesen Bonuswurf verfallen.
   *[no] { $name } kreuzt nichts an.
}
    .you-name = { $bonus ->
        [yes] Du lässt diesen Bonuswurf verfallen.
       *[no] Du kreuzt nichts an.
    }
diceland-event-marked = { $name } kreuzt { $cells } an ({ $colour }).
    .you-name = Du kreuzt { $cells } an ({ $colour }).
diceland-event-group-complete = { $name } kreuzt { $cells } an ({ $colour }) und macht eine Gruppe komplett.
    .you-name = Du kreuzt { $cells } an ({ $colour }) und machst eine Gruppe komplett.
diceland-event-starred = { $cell } ist ein Bonusfeld, für { $name } { $bonus ->
    [1] das erste: Es bringt einen Bonuswurf.
    [2] das zweite: Es bringt einen Bonuswurf.
    [3] das dritte: Es bringt einen Bonuswurf.
   *[other] das { $bonus }.: Es bringt einen Bonuswurf.
}
    .you-name = { $cell } ist ein Bonusfeld, für dich { $bonus ->
        [1] das erste: Es bringt einen Bonuswurf.
        [2] das zweite: Es bringt einen Bonuswurf.
        [3] das dritte: Es bringt einen Bonuswurf.
       *[other] das { $bonus }.: Es bringt einen Bonuswurf.
    }
diceland-starred = { $cell } ist ein Bonusfeld, für { $name } das { $bonus }.
    .you-name = { $cell } ist ein Bonusfeld, für dich das { $bonus }.
diceland-event-colour-complete = { $name } hat { $colour } komplett!
    .you-name = Du hast { $colour } komplett!
diceland-event-bonus-rolled = { $number ->
    [1] Bonuswurf für { $name }: { $dice }.
   *[other] Bonuswurf Nummer { $number } in Folge für { $name }: { $dice }.
}
    .you-name = { $number ->
        [1] Bonuswurf für dich: { $dice }.
       *[other] Bonuswurf Nummer { $number } in Folge für dich: { $dice }.
    }
diceland-event-useless = { $name } kann damit nichts ankreuzen.
    .you-name = Du kannst damit nichts ankreuzen.
diceland-event-won-on = { $name } ist in Zug { $turn } am Ziel, mit { $bonus } Bonusfeldern und allen Feldern in { $colours }.
    .you-name = Du bist in Zug { $turn } am Ziel, mit { $bonus } Bonusfeldern und allen Feldern in { $colours }.
diceland-event-ended = Das Spiel ist aus: { $count ->
    [one] { $players } gewinnt.
   *[other] { $players } gewinnen gemeinsam.
}
    .you-players = Das Spiel ist aus: { $count ->
        [one] Du gewinnst.
       *[other] Du gewinnst gemeinsam mit { $players }.
    }

## Das Brett

diceland-turn = Zug { $turn }
diceland-phase-board = Tafeln werden verteilt
diceland-phase-side = Wahl der Seite
diceland-phase-first = wer beginnt, wird ausgelost
diceland-phase-roll = es wird gewürfelt
diceland-phase-choose = Wahl der Farbe
diceland-phase-decide = noch einmal oder Schluss
diceland-phase-mark = alle kreuzen an
diceland-phase-bonus = Bonuswurf
diceland-phase-end = Ende
diceland-bonus-roll-of = Bonuswurf: { $name }
diceland-dice-lying = Würfel
diceland-dice-aside = Beiseite
diceland-column-lacks = fehlt
diceland-column-most = neu
diceland-column-player = Spieler
diceland-column-map = Karte
diceland-column-bonus = Bonus ({ $needed } nötig)
diceland-column-complete = Komplett
diceland-column-due = Würfe offen
diceland-column-marked = Kreuze
diceland-no-maps = Noch hat niemand eine Karte.

diceland-outlook-chance = { $dice ->
    [one] Noch ein Würfel: { $chance } für { $colour }.
   *[other] { $dice } Würfel: { $chance } für mindestens einmal { $colour }.
}
diceland-outlook-more = { $group ->
    [unfinished] Die angefangene Gruppe nimmt { $room } auf; sind es mehr, kreuzt du nichts an.
   *[new] Die größte Gruppe, die du anfangen kannst, nimmt { $room } auf; sind es mehr, kreuzt du nichts an.
}
diceland-outlook-exactly = { $group ->
    [unfinished] Genau so viele passen in die angefangene Gruppe ({ $room }): Einer mehr, und du kreuzt nichts an.
   *[new] Genau so viele passen in die größte Gruppe, die du anfangen kannst ({ $room }): Einer mehr, und du kreuzt nichts an.
}
diceland-outlook-too-many = { $group ->
    [unfinished] Das sind schon zu viele: Die angefangene Gruppe nimmt nur { $room } auf.
   *[new] Das sind schon zu viele: Die größte Gruppe, die du anfangen kannst, nimmt nur { $room } auf.
}
diceland-outlook-nowhere = In { $colour } kannst du ohnehin nichts ankreuzen.

## Fragen und Antworten. Die Listen von Antworten sind Wörter, die verstanden werden, mit Leerzeichen dazwischen.

diceland-or = { $one } oder { $other }
diceland-type-side = Tippe { $choices }.
diceland-type-choose = Tippe den Buchstaben: { $choices }.
diceland-type-decide = Tippe n (noch einmal) oder s (Schluss).
diceland-type-use = Tippe { $choices }, oder p, um nichts anzukreuzen.
diceland-type-mark = { $left ->
    [one] Tippe eines in Klammern, etwa { $cell }. „zurück“ nimmt zurück.
   *[other] Tippe eines oder mehrere, etwa { $cell }. „zurück“ nimmt zurück.
}
diceland-choice-colour = { $fits ->
    [yes] { $letter } ({ $count })
   *[no] { $letter } ({ $count }, kein Platz)
}

diceland-answers-blue = blau blue
diceland-answers-green = grün gruen green
diceland-answers-grey = grau grey gray
diceland-answers-orange = orange
diceland-answers-red = rot red
diceland-answers-yellow = gelb yellow
diceland-answers-side = seite karte side
diceland-answers-take = nehme wähle nutze take
diceland-answers-mark = kreuze mark
diceland-answers-again = n nochmal weiter a again
diceland-answers-stop = s schluss stopp stop
diceland-answers-pass = p passe pass
diceland-answers-maps = karten karte maps

diceland-nothing-back = Es gibt nichts zurückzunehmen: Das geht nur mit Kreuzen, solange du nicht fertig angekreuzt hast.
diceland-wrong-side = „{ $answer }“ ist keine Seite deiner Tafel. Tippe { $choices }.
diceland-wrong-decide = Bitte tippe n, um die anderen Würfel noch einmal zu werfen, oder s für Schluss.
diceland-wrong-choose = „{ $answer }“ ist keine Farbe dieser Würfel. Tippe einen Buchstaben oder ein Wort: { $choices }.
diceland-wrong-use = „{ $answer }“ ist keine Farbe, die du nutzen kannst. Tippe { $choices }, oder p, um nichts anzukreuzen.
diceland-wrong-no-die = Kein Würfel zeigt { $colour }.
diceland-wrong-complete = { $colour } hast du schon komplett.
diceland-wrong-unreachable = Keine Gruppe in { $colour } berührt ein Feld, das du angekreuzt hast.
diceland-wrong-too-many-unfinished = Du kannst { $dice } nicht nutzen: Deine angefangene Gruppe nimmt nur { $room } auf.
diceland-wrong-too-many-new = Du kannst { $dice } nicht nutzen: Die größte Gruppe, die du anfangen kannst, hat { $room } Felder.
diceland-wrong-cell = „{ $answer }“ ist kein Feld. Ein Feld ist ein Buchstabe von a bis l und eine Zahl von 1 bis 9, etwa f5.
diceland-wrong-count = { $left ->
    [one] Das sind { $count } Felder, und nur eines ist noch anzukreuzen.
   *[other] Das sind { $count } Felder, und nur { $left } sind noch anzukreuzen.
}
diceland-no-mark-black = { $cell } ist schwarz und wird nie angekreuzt.
diceland-no-mark-start = { $cell } ist der Start; er gilt schon als angekreuzt.
diceland-no-mark-other-colour = { $cell } hat die Farbe { $hue }, und du kreuzt { $colour } an.
diceland-no-mark-marked = { $cell } ist schon angekreuzt.
diceland-no-mark-apart = { $cell } berührt kein angekreuztes Feld.
diceland-no-mark-other-group = { $cell } gehört zu einer anderen Gruppe: Erst kommt die angefangene.
diceland-no-mark-too-small = { $cell } gehört zu einer Gruppe von nur { $room } Feldern: Alle Würfel müssen in eine Gruppe passen.
diceland-hint-cells = Möglich: { $cells }.

## Hilfe

diceland-help-side =
    Deine Tafel hat zwei Seiten, also zwei Karten; du spielst auf einer davon bis zum Ende. W ist der Start: Die Farben darum
    herum sind die ersten, die du nutzen kannst. Antworte mit dem Buchstaben der Karte.
diceland-help-choose =
    Alle Würfel der gewählten Farbe werden beiseitegelegt, und sie bleibt in diesem Zug deine Farbe. Dann darfst du die anderen noch
    einmal werfen, um mehr zu bekommen. Die Tabelle neben der Karte sagt, wie viele Würfel jeder Farbe Platz finden.
    Antworte mit einem Buchstaben.
diceland-help-decide =
    n wirft die anderen Würfel noch einmal: Alle in deiner Farbe kommen hinzu, ob du willst oder nicht. Ist keiner dabei, ist
    das Werfen vorbei, aber du behältst, was du hast. s macht Schluss. Dann kreuzt du mit allen deinen Würfeln an, oder mit
    keinem, wenn es zu viele sind; die anderen nutzen, was liegen bleibt.
diceland-help-use =
    Du darfst die übrigen Würfel nutzen: Wähle eine Farbe und kreuze für jeden ihrer Würfel ein Feld an. Mehrere Spieler
    dürfen dieselben Würfel nutzen. Angeboten werden nur Farben, für die du Platz hast. p kreuzt nichts an.
diceland-help-bonus =
    Ein Bonuswurf ist ein einziger Wurf mit fünf Würfeln, nur für dich. Wähle eine Farbe, für die du Platz hast, und kreuze
    mit allen ihren Würfeln an; ein weiteres Bonusfeld bringt noch einen Wurf. p kreuzt nichts an.
diceland-help-mark =
    Tippe ein Feld mit Spalte und Zeile, wie f5, oder mehrere, wie f5 g5 g6. Was gerade möglich ist, steht in Klammern;
    unterwegs kommt manches hinzu. Bis zum letzten Kreuz nimmt „zurück“ Kreuze zurück, eines nach dem anderen.
diceland-help-map =
    Die Karte: Ein Buchstabe ist eine Farbe, * ein Bonusfeld, x ein Kreuz, [ ] ein Feld, das jetzt angekreuzt werden kann,
    # ein Hindernis, W der Start. Daneben: was der angefangenen Gruppe fehlt (fehlt) oder wie groß eine Gruppe ist, die du
    anfangen kannst (neu).
diceland-help-marking =
    Ankreuzen: für jeden Würfel ein Feld, alle in einer Gruppe der Farbe, jedes neben dem Start oder einem angekreuzten Feld.
    Eine angefangene Gruppe muss komplett sein, bevor man eine andere ihrer Farbe anfängt. Würfel, die nicht alle
    hineinpassen, sind verloren.
diceland-help-goal =
    Das Ziel: 9 der 12 Bonusfelder und alle 16 Felder einer Farbe.
diceland-help-more = „karten“ zeigt alle Karten; „zurück“ nimmt ein Kreuz zurück, bis du fertig angekreuzt hast.
diceland-help-chances = Mindestens ein weiterer Würfel in deiner Farbe:
diceland-help-dice = Würfel
diceland-help-chance = Chance

## Das Ende

diceland-end-winner = { $count ->
    [one] { $players } gewinnt!
   *[other] { $players } gewinnen gemeinsam!
}
    .you-players = { $count ->
        [one] Du gewinnst!
       *[other] Du gewinnst gemeinsam mit { $players }!
    }
diceland-lead = { $when ->
    [always] { $name } war vom ersten Zug bis zum letzten am nächsten am Ziel.
    [last] { $name } zog erst im letzten Zug vorbei.
   *[since] Ab Zug { $number } war { $name } am nächsten am Ziel.
}
    .you-name = { $when ->
        [always] Du warst vom ersten Zug bis zum letzten am nächsten am Ziel.
        [last] Du zogst erst im letzten Zug vorbei.
       *[since] Ab Zug { $number } warst du am nächsten am Ziel.
    }
diceland-lacks-stars = { $stars ->
    [one] { $name } fehlt ein Bonusfeld.
   *[other] { $name } fehlen { $stars } Bonusfelder.
}
    .you-name = { $stars ->
        [one] Dir fehlt ein Bonusfeld.
       *[other] Dir fehlen { $stars } Bonusfelder.
    }
diceland-lacks-colour = { $left ->
    [one] { $name } fehlt ein Feld in { $colour }.
   *[other] { $name } fehlen { $left } Felder in { $colour }.
}
    .you-name = { $left ->
        [one] Dir fehlt ein Feld in { $colour }.
       *[other] Dir fehlen { $left } Felder in { $colour }.
    }
diceland-lacks-both = { $name } fehlen { $stars ->
    [one] ein Bonusfeld
   *[other] { $stars } Bonusfelder
} und { $left ->
    [one] ein Feld in { $colour }.
   *[other] { $left } Felder in { $colour }.
}
    .you-name = Dir fehlen { $stars ->
        [one] ein Bonusfeld
       *[other] { $stars } Bonusfelder
    } und { $left ->
        [one] ein Feld in { $colour }.
       *[other] { $left } Felder in { $colour }.
    }

### Diceland, was sonst erzählt wird. Ids, die mit web beginnen, sind nur für das Web.
### $colour ist blue, green, grey, orange, red oder yellow, oder das Wort dafür.

diceland-some = { $count }-mal { diceland-colour }

## Was gefragt wird, und die Knöpfe

diceland-ask-side = Auf welcher Seite deiner Tafel spielst du?
diceland-ask-choose = Du bist dran: Welche Farbe wählst du? Alle ihre Würfel werden beiseitegelegt.
diceland-ask-decide = { $dice ->
    [one] Du hast { $aside }. Den anderen Würfel noch einmal werfen, oder Schluss?
   *[other] Du hast { $aside }. Die anderen { $dice } noch einmal werfen, oder Schluss?
}
diceland-ask-use = { $name } hat diese Würfel übrig gelassen. Welche Farbe nutzt du?
diceland-ask-bonus = Dein Bonuswurf: Welche Farbe nutzt du?
diceland-ask-mark = { $left ->
    [one] Kreuze ein Feld in { diceland-colour } an.
   *[other] Kreuze { $left } Felder in { diceland-colour } an, eines nach dem anderen.
}
diceland-others-choose = { $name } wählt eine Farbe.
diceland-others-decide = { $name } hat { $aside }: noch einmal oder Schluss?
diceland-others-bonus = { $name } hat einen Bonuswurf.
    .you-name = Du hast einen Bonuswurf.
diceland-others-side = { $count ->
    [one] { $players } wählt noch eine Seite.
   *[other] { $players } wählen noch ihre Seiten.
}
diceland-others-mark = { $count ->
    [one] { $players } kreuzt noch an.
   *[other] { $players } kreuzen noch an.
}
diceland-others-board = Die Tafeln werden verteilt.
diceland-others-first = Es wird ausgelost, wer beginnt.
diceland-others-roll = { $count ->
    [one] { $name } wirft einen Würfel.
   *[other] { $name } wirft { $count } Würfel.
}
    .you-name = { $count ->
        [one] Du wirfst einen Würfel.
       *[other] Du wirfst { $count } Würfel.
    }
diceland-you-side = Du hast Karte { $map } gewählt; dabei bleibt es.
diceland-you-done = In diesem Zug hast du nichts mehr anzukreuzen.
diceland-move-side = Auf Karte { $map } spielen
web-diceland-button-side-none = Auf dieser Karte spielen
diceland-move-take = { $dice } nehmen
diceland-move-take-no-room = { $dice } nehmen (kein Platz)
diceland-move-use = { $dice } nutzen
web-diceland-button-take-none = Würfel nehmen
diceland-move-again = Noch einmal: { $chance } für mehr { diceland-colour }
diceland-move-stop = Schluss
diceland-move-mark = { $cell } ankreuzen
diceland-move-mark-star = { $cell } ankreuzen (Bonusfeld)
diceland-move-pass = Nichts ankreuzen

## Was Würfel brächten, und warum nicht

diceland-makes-new = Platz für { $dice }: Du fängst eine Gruppe an. Die größte, die geht, hat { $room } Felder.
diceland-makes-part = Platz für { $dice } in der angefangenen Gruppe; dann { $lacks ->
    [one] fehlt ihr noch { $lacks } Feld.
   *[other] fehlen ihr noch { $lacks } Felder.
}
diceland-makes-whole = Nimmst du { $dice }, wird die angefangene Gruppe komplett!
diceland-why-choose = Wähle erst die Würfel einer Farbe.
diceland-why-side = Deine Tafel ist { $board }: Wähle eine ihrer beiden Seiten.
diceland-why-use = Wähle erst die Würfel einer Farbe, oder kreuze nichts an.
diceland-why-decide = Entscheide erst: noch einmal werfen oder Schluss.
diceland-why-marking = { $left ->
    [one] Du kreuzt { diceland-colour } an: noch ein Feld.
   *[other] Du kreuzt { diceland-colour } an: noch { $left } Felder.
}
diceland-why-aside-own = Für dich beiseitegelegt: { $dice }. Damit kreuzt du an, wenn das Werfen vorbei ist.
diceland-why-aside = Nur für { $name } beiseitegelegt: { $dice }.

## Noch einmal werfen

web-diceland-chance-none = { $chance } für kein weiteres { $colour }.
web-diceland-chance-good = { $chance } für weiteres { $colour }.
web-diceland-chance-many = { $chance } für zu viele.
web-diceland-share-none = keiner
web-diceland-share-good = mehr
web-diceland-share-many = zu viele
web-diceland-cup = Die Würfel sind im Becher.
web-diceland-none-left = Für die anderen bleiben keine Würfel.
web-diceland-no-use = nützt nichts

## Karten und Leisten

diceland-bar = Bonusfelder und Farben
diceland-cell = { $cell }, { $colour ->
    [black] Hindernis
    [start] Start
   *[other] { diceland-colour }
}{ $star ->
    [yes] , Bonusfeld
   *[no] { "" }
}{ $state ->
    [marked] , angekreuzt
    [possible] , kann angekreuzt werden
   *[free] { "" }
}
diceland-map = Karte { $map }
web-diceland-side-around = Karte { $map }. Um den Start herum: { $colours }.
web-diceland-side-means = Das weiße Feld ist der Start: Die Farben darum herum kannst du zuerst ankreuzen. Die Karte bleibt dir bis zum Ende.
web-diceland-map-of = { $name }: Karte { $map }
web-diceland-look = Karte von { $name }, groß
web-diceland-others = Die Karten der anderen
web-diceland-bar-of = { $name }: Bonusfelder und Farben
diceland-stars-of = Bonusfelder: { $stars } ({ $needed } nötig)
web-diceland-due = { $due ->
    [one] { $due } Bonuswurf offen
   *[other] { $due } Bonuswürfe offen
}
diceland-left = { $left ->
    [0] { $colour }: komplett
    [one] { $colour }: noch { $left } Feld
   *[other] { $colour }: noch { $left } Felder
}
web-diceland-row-stars = Bonus
web-diceland-row-left = Noch frei
web-diceland-row-groups = Gruppen
web-diceland-row-lacks = Fehlen
diceland-colours = Farben
diceland-rolls-due = Bonuswürfe

## Das erste Spiel

web-diceland-guide-win = Wer zuerst neun Bonusfelder ★ und alle sechzehn Felder einer Farbe angekreuzt hat, gewinnt.
web-diceland-guide-side = Deine Tafel hat zwei Seiten. Tippe auf eine Karte, um sie zu wählen; du beginnst beim weißen Feld. Viele Farben darum herum machen den Anfang leichter.
web-diceland-guide-choose = Das sind die Würfel. Tippe auf eine Farbe und sieh auf der Karte, wo sie hinpasst; dann nimm sie. ✓ heißt: Platz für alle ihre Würfel, ✕: kein Platz.
web-diceland-guide-map = Deine Karte. Zusammenhängende Felder einer Farbe sind eine Gruppe. Je Würfel ein Kreuz: alle in einer Gruppe, am Start oder neben einem Kreuz.
web-diceland-guide-goal = Das Ziel: neun Bonusfelder ★ und alle sechzehn Felder einer Farbe. Hier siehst du, wie weit du bist.
web-diceland-guide-decide = Noch ein Wurf kann mehr von deiner Farbe bringen. Aber alle zählen: Sind es zu viele für die Gruppe, kreuzt du nichts an.
web-diceland-guide-aside = Diese Würfel sind sicher: Auch wenn der nächste Wurf keinen bringt, behältst du sie.
web-diceland-guide-use = Im Zug der anderen darfst du eine Farbe der übrigen Würfel nutzen. Gut, wenn für jede Farbe eine Gruppe bereit ist.
web-diceland-guide-others = Die Karten der anderen. Tippe auf eine, um sie groß zu sehen.
web-diceland-guide-bonus = Ein Bonusfeld bringt dir diesen Wurf mit fünf Würfeln, nur für dich. Nutze eine Farbe, oder kreuze nichts an.
web-diceland-guide-mark = Tippe auf ein Feld, das leuchtet. Bis zum letzten Kreuz kannst du Kreuze zurücknehmen. Die Zahl in einer Gruppe sagt, wie viele Felder ihr fehlen.

## Warum eine Karte abgelehnt wird

diceland-map-strings = Eine Karte hat neun Zeilen aus zwölf Buchstaben.
diceland-map-rows = Eine Karte hat neun Zeilen, nicht { $count }.
diceland-map-row = Zeile { $row } braucht zwölf Buchstaben und hat { $count }.
diceland-map-letter = „{ $letter }“ in { $cell } bedeutet nichts: Die Buchstaben sind R Y G B O E, klein für ein Bonusfeld, # für Schwarz und W für den Start.
diceland-map-black = Die schwarzen Felder müssen Gruppen zu 3, 3, 3 und 2 bilden, die sich nicht berühren; { $clusters ->
    [none] es gibt keine.
   *[other] sie bilden: { $clusters }.
}
diceland-map-starts = Es muss genau ein Startfeld geben, nicht { $count }.
diceland-map-start = Das Startfeld { $cell } muss eines von diesen sein: { $cells }.
diceland-map-cells = In { diceland-colour } muss es 16 Felder geben, nicht { $count }.
diceland-map-groups = In { diceland-colour } muss es 4 oder 5 Gruppen geben, nicht { $count }.
diceland-map-group = Eine Gruppe hat 2 bis 6 Felder; diese in { diceland-colour } hat { $count }: { $cells }.
diceland-map-bonus = In { diceland-colour } muss es 2 Bonusfelder geben, nicht { $count }.
diceland-map-bonus-group = Eine Gruppe hat höchstens ein Bonusfeld; diese sind in derselben: { $cells }.
diceland-map-cut-off = Schwarze Felder trennen { $cells } vom Rest der Karte.

### Warum ein Bot einen Zug in Diceland machen würde.
### $colour und $count sind wie in diceland-dice; $chance und $loss sind Teile von 1; $room und $cells zählen Felder.

advice-diceland-side = Karte { $map }: Wer gut spielt, gewinnt darauf { NUMBER($won, minimumFractionDigits: 1) } von 100 Spielen; { $groups ->
    [one] eine Gruppe berührt den Start
   *[other] { $groups } Gruppen berühren den Start
}, { $stars ->
    [0] und kein Bonusfeld liegt höchstens zwei Schritte entfernt.
    [one] und ein Bonusfeld liegt höchstens zwei Schritte entfernt.
   *[other] und { $stars } Bonusfelder liegen höchstens zwei Schritte entfernt.
}
advice-diceland-choose-cells = { diceland-dice } nehmen, Platz für { $room }: im Mittel { NUMBER($cells, minimumFractionDigits: 1) } Felder, wenn man rechtzeitig aufhört.
advice-diceland-choose-star = { diceland-dice } nehmen, Platz für { $room }: im Mittel { NUMBER($cells, minimumFractionDigits: 1) } Felder, wenn man rechtzeitig aufhört, und ein Bonusfeld ist erreichbar.
advice-diceland-use-star = { diceland-dice } nutzen: Das reicht bis zu einem Bonusfeld.
advice-diceland-use-goal = { diceland-dice } nutzen: Dann ist die Farbe komplett und das Ziel erreicht.
advice-diceland-pass = Nichts ankreuzen: Deine Gruppen behalten ihren Platz.
advice-diceland-again = { $chance } für mindestens einen mehr, am Ende { $loss } für zu viele.
advice-diceland-again-safe = { $chance } für mindestens einen mehr, und Platz ist für alle.
advice-diceland-again-full = { $chance } für zu viele. Du hast { diceland-dice }: Die Gruppe ist schon voll.
advice-diceland-again-useless = Ankreuzen kannst du ohnehin nichts, aber die anderen bekommen andere Würfel.
advice-diceland-stop = Aufhören: Du hast { diceland-dice }. Noch ein Wurf: { $chance } für mindestens einen mehr, am Ende { $loss } für zu viele.
advice-diceland-stop-safe = Aufhören: Du hast { diceland-dice }, und die anderen nutzen, was jetzt da liegt. Noch ein Wurf: { $chance } für mindestens einen mehr.
advice-diceland-stop-full = Du hast { diceland-dice }: Die Gruppe ist voll, und einer mehr wäre zu viel ({ $chance }).
advice-diceland-stop-useless = Ankreuzen kannst du ohnehin nichts, und die anderen bekommen die Würfel, wie sie liegen.
advice-diceland-mark-goal = Dein Bonusfeld Nummer { $stars }: Das ist das Ziel.
advice-diceland-mark-star = Dein Bonusfeld Nummer { $stars }: Es bringt einen Bonuswurf.
advice-diceland-mark-all = Die ganze Gruppe wird angekreuzt, egal in welcher Reihenfolge.
advice-diceland-mark-way = Führt zum Bonusfeld { $cell }.
advice-diceland-mark-new = { $count ->
    [0] Kein neues Feld kommt in Reichweite.
    [one] Ein neues Feld kommt in Reichweite.
   *[other] { $count } neue Felder kommen in Reichweite.
}

## Ergebnisse in großen Worten. $you ist yes für den, den sie betreffen.

diceland-beat-missed = Kein { $colour } dabei!
diceland-beat-all-aside = Alle sechs sind { $colour }!
diceland-beat-wasted = { $you ->
    [yes] Kein Platz: Du kreuzt nichts an!
   *[no] Kein Platz: { $name } kreuzt nichts an!
}
diceland-beat-starred = { $you ->
    [yes] Dein Bonusfeld Nummer { $bonus }!
   *[no] { $name }: Bonusfeld Nummer { $bonus }!
}
diceland-beat-colour-complete = { $you ->
    [yes] Du hast { $colour } komplett!
   *[no] { $name } hat { $colour } komplett!
}
diceland-beat-useless = Nichts davon passt.
diceland-place = { $what ->
    [won] Du gewinnst in Zug { $turn }!
    [both] { any-place }: Dir fehlten noch { $stars } × ★ und { $left } × { $colour }.
    [stars] { any-place }: Dir fehlten noch { $stars } × ★.
   *[colour] { any-place }: Dir fehlten noch { $left } × { $colour }.
}

## Kinds of decisions, by the first word of the move

diceland-kind-side = welche Seite des Plans
diceland-kind-take = welche Farbe
diceland-kind-again = weiterwürfeln
diceland-kind-stop = aufhören
diceland-kind-mark = welches Feld
diceland-kind-pass = verzichten
