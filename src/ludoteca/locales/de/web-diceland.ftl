### Diceland, nur für das Web. $colour ist blue, green, grey, orange, red oder yellow, oder das Wort dafür.

web-diceland-some = { $count }-mal { diceland-colour }

## Was gefragt wird, und die Knöpfe

web-diceland-ask-side = Auf welcher Seite deiner Tafel spielst du?
web-diceland-ask-choose = Du bist dran: Welche Farbe wählst du? Alle ihre Würfel werden beiseitegelegt.
web-diceland-ask-decide = { $dice ->
    [one] Du hast { $aside }. Den anderen Würfel noch einmal werfen, oder Schluss?
   *[other] Du hast { $aside }. Die anderen { $dice } noch einmal werfen, oder Schluss?
}
web-diceland-ask-use = { $name } hat diese Würfel übrig gelassen. Welche Farbe nutzt du?
web-diceland-ask-bonus = Dein Bonuswurf: Welche Farbe nutzt du?
web-diceland-ask-mark = { $left ->
    [one] Kreuze ein Feld in { diceland-colour } an: Tippe auf eines, das leuchtet.
   *[other] Kreuze { $left } Felder in { diceland-colour } an, eines nach dem anderen: Tippe auf das, was leuchtet.
}
web-diceland-others-choose = { $name } wählt eine Farbe.
web-diceland-others-decide = { $name } hat { $aside }: noch einmal oder Schluss?
web-diceland-others-bonus = { $name } hat einen Bonuswurf.
web-diceland-others-side = { $count ->
    [one] { $players } wählt noch eine Seite.
   *[other] { $players } wählen noch ihre Seiten.
}
web-diceland-others-mark = { $count ->
    [one] { $players } kreuzt noch an.
   *[other] { $players } kreuzen noch an.
}
web-diceland-button-side = Auf Karte { $map } spielen
web-diceland-button-side-none = Auf dieser Karte spielen
web-diceland-button-take = { $dice } nehmen
web-diceland-button-use = { $dice } nutzen
web-diceland-button-take-none = Würfel nehmen
web-diceland-button-pass = Keine
web-diceland-button-again = Noch einmal: { $chance }
web-diceland-button-stop = Schluss
web-diceland-move-mark = { $cell } ankreuzen
web-diceland-move-take = { $dice } nehmen
web-diceland-move-again = Noch einmal werfen
web-diceland-move-stop = Schluss
web-diceland-move-pass = Nichts ankreuzen

## Was Würfel brächten, und warum nicht

web-diceland-makes-new = { $dice } passt: Du fängst eine Gruppe an. Die größte, die geht, hat { $room } Felder.
web-diceland-makes-part = { $dice } passt in die angefangene Gruppe; dann { $lacks ->
    [one] fehlt ihr noch { $lacks } Feld.
   *[other] fehlen ihr noch { $lacks } Felder.
}
web-diceland-makes-whole = { $dice } vollendet die angefangene Gruppe!
web-diceland-why-side = Tippe erst auf eine der beiden Karten.
web-diceland-why-choose = Wähle erst Würfel: Tippe auf die einer Farbe.
web-diceland-why-decide = Entscheide erst: noch einmal werfen oder Schluss.
web-diceland-why-marking = { $left ->
    [one] Du kreuzt { diceland-colour } an: noch ein Feld.
   *[other] Du kreuzt { diceland-colour } an: noch { $left } Felder.
}
web-diceland-why-aside-own = { $dice } hast du schon: Damit kreuzt du an, wenn das Werfen vorbei ist.
web-diceland-why-aside = { $dice } liegt nur für { $name } beiseite.

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

web-diceland-cell-black = Hindernis
web-diceland-cell-start = Start
web-diceland-cell-bonus = Bonusfeld
web-diceland-cell-marked = angekreuzt
web-diceland-cell-possible = kann angekreuzt werden
web-diceland-side = Karte { $map }
web-diceland-side-around = Karte { $map }. Um den Start herum: { $colours }.
web-diceland-side-means = Das weiße Feld ist der Start: Die Farben darum herum kannst du zuerst ankreuzen. Die Karte bleibt dir bis zum Ende.
web-diceland-map-of = { $name }: Karte { $map }
web-diceland-look = Karte von { $name }, groß
web-diceland-others = Die Karten der anderen
web-diceland-bar-of = { $name }: Bonusfelder und Farben
web-diceland-stars = Sterne
web-diceland-stars-of = { $stars } von { $needed } Bonusfeldern
web-diceland-due = { $due ->
    [one] { $due } Bonuswurf offen
   *[other] { $due } Bonuswürfe offen
}
web-diceland-left = { $left ->
    [0] { $colour }: vollendet
    [one] { $colour }: noch { $left } Feld
   *[other] { $colour }: noch { $left } Felder
}
web-diceland-row-stars = Bonus
web-diceland-row-left = Noch frei
web-diceland-row-groups = Gruppen
web-diceland-row-lacks = Fehlen
web-diceland-colours = Farben
web-diceland-rolls-due = Bonuswürfe

## Das erste Spiel

web-diceland-guide-side = Deine Tafel hat zwei Seiten. Tippe auf eine Karte, um sie zu wählen; du beginnst beim weißen Feld. Viele Farben darum herum machen den Anfang leichter.
web-diceland-guide-choose = Das sind die Würfel. Tippe auf eine Farbe und sieh auf der Karte, wo sie hinpasst; dann nimm sie. ✓ heißt: Platz für alle ihre Würfel, ✕: kein Platz.
web-diceland-guide-map = Das ist deine Karte. Felder einer Farbe, die zusammenhängen, sind eine Gruppe. Für jeden Würfel kreuzt du ein Feld an, alle in einer Gruppe, jedes neben einem Kreuz oder dem Start.
web-diceland-guide-goal = Das Ziel: neun Bonusfelder ★ und alle sechzehn Felder einer Farbe. Hier siehst du, wie weit du bist.
web-diceland-guide-decide = Noch ein Wurf kann mehr von deiner Farbe bringen. Aber alle zählen: Sind es zu viele für die Gruppe, kreuzt du nichts an.
web-diceland-guide-aside = Diese Würfel sind sicher: Auch wenn der nächste Wurf keinen bringt, behältst du sie.
web-diceland-guide-use = Im Zug der anderen darfst du eine Farbe der übrigen Würfel nutzen. Gut, wenn für jede Farbe eine Gruppe bereit ist.
web-diceland-guide-others = Die Karten der anderen. Tippe auf eine, um sie groß zu sehen.
web-diceland-guide-bonus = Ein Bonusfeld bringt dir diesen Wurf mit fünf Würfeln, nur für dich. Nutze eine Farbe, oder kreuze nichts an.
web-diceland-guide-mark = Tippe auf ein Feld, das leuchtet. Bis zum letzten Kreuz kannst du zurücknehmen. Die Zahl in einer Gruppe sagt, wie viele Felder ihr fehlen.

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
