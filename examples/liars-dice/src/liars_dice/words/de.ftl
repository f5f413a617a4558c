### Bluff mit Würfeln.

liars-dice-title = Lügenwürfel
liars-dice-facts = 2–6 Personen · 20 Minuten
liars-dice-teaser = Fünf Würfel unter jedem Becher: Biete höher, oder glaub es nicht.
liars-dice-intro =
    Alle haben fünf Würfel unter ihrem Becher. Reihum wird geboten, wie viele Würfel einer Zahl unter allen Bechern
    zusammen liegen, jedes Gebot höher als das vorige. Wer ein Gebot nicht glaubt, zweifelt es an: Alle heben die Becher,
    und wer unrecht hatte, verliert einen Würfel. Wer zuletzt noch Würfel hat, gewinnt.
liars-dice-option-ones = Einsen
liars-dice-option-ones-wild = zählen als jede Zahl
liars-dice-option-ones-plain = sind Einsen

## Würfel und Gebote

liars-dice-dice = Würfel
liars-dice-cup = Unter dem Becher
liars-dice-table = Das Gebot
liars-dice-hidden = ein Würfel, den du nicht siehst
liars-dice-die = { $face }
liars-dice-called = { $count ->
    [one] { $count } Würfel mit der { $face }
   *[other] { $count } Würfel mit der { $face }
}
liars-dice-bid-now = { $name }: { liars-dice-called }

## Was gefragt ist

liars-dice-rolling = Es wird gewürfelt.
liars-dice-ask-first = Du fängst an: Wie viele Würfel welcher Zahl liegen unter allen Bechern?
liars-dice-ask = { $name } bietet: { liars-dice-called }. Biete höher oder zweifle es an.
liars-dice-bid = { liars-dice-called } ({ $chance } Chance, nach allem, was du siehst)
liars-dice-doubt = Anzweifeln ({ $chance } Chance, recht zu haben, nach allem, was du siehst)

## Warum nicht

liars-dice-nothing-to-doubt = Es gibt noch kein Gebot, das du anzweifeln könntest.
liars-dice-too-low = Biete mehr als { liars-dice-called }.
liars-dice-too-high = Es gibt nur { $count } Würfel.
liars-dice-you-out = Du hast keine Würfel mehr.

## Was geschehen ist

liars-dice-event-round = Runde { $round }: { $name } fängt an.
    .you-name = Runde { $round }: Du fängst an.
liars-dice-event-rolled = { $name } würfelt { $dice }.
    .you-name = Du würfelst { $dice }.
liars-dice-event-bid = { $name } bietet: { liars-dice-called }.
    .you-name = Du bietest: { liars-dice-called }.
liars-dice-event-doubted = { $name } glaubt { $other } nicht.
    .you-name = Du glaubst { $other } nicht.
    .you-other = { $name } glaubt dir nicht.
liars-dice-event-showed = { $name } hat { $dice }.
    .you-name = Du hast { $dice }.
liars-dice-event-counted = { $there ->
    [one] Es ist { $there }.
   *[other] Es sind { $there }.
}
liars-dice-event-lost = { $left ->
    [0] { $name } verliert den letzten Würfel und scheidet aus.
    [one] { $name } verliert einen Würfel und hat noch { $left }.
   *[other] { $name } verliert einen Würfel und hat noch { $left }.
}
    .you-name = { $left ->
        [0] Du verlierst deinen letzten Würfel und scheidest aus.
        [one] Du verlierst einen Würfel und hast noch { $left }.
       *[other] Du verlierst einen Würfel und hast noch { $left }.
    }
liars-dice-event-ended = { $players } gewinnt!
    .you-players = Du gewinnst!
liars-dice-beat-lost = { $you ->
    [yes] Du verlierst einen Würfel!
   *[no] { $name } verliert einen Würfel!
}
