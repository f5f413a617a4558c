### Warum ein Bot in Cincinnati einen Zug machen würde.
### $dice und $rival sind Würfel wie „4 4 6“, $chance ist in Prozent, $worth und $money sind Beträge.

advice-cincinnati-table = { cincinnati-table }: { $chance } % für { cincinnati-condition }, und was dort liegt, ist etwa { $worth } wert.
advice-cincinnati-keep = { $count ->
    [0] Alle fünf werfen
    [5] Alle fünf behalten
   *[other] { $dice } behalten
}
advice-cincinnati-keep-condition = { advice-cincinnati-keep }: { $chance } % für { cincinnati-condition }.
advice-cincinnati-keep-beat = { advice-cincinnati-keep }: { $chance } %, um { $rival } zu schlagen ({ cincinnati-hand }).
advice-cincinnati-keep-below = { advice-cincinnati-keep }: { $chance } %, um besser zu sein als { $rival } ({ cincinnati-sum }).
advice-cincinnati-pay = Noch ein Wurf bringt dich mit { $chance } % in Führung; es geht um etwa { $worth }.
advice-cincinnati-pay-ahead = Du führst schon: Der Chip wäre verschwendet.
advice-cincinnati-pass = Noch ein Wurf brächte dich nur mit { $chance } % in Führung; es geht um etwa { $worth }.
advice-cincinnati-pass-ahead = Du führst: Lass die anderen zahlen.
advice-cincinnati-challenge = { $money ->
    [0] Hier ist keine Geldkarte zu holen.
   *[other] Die höchste Karte ist { $money }, das Vermögen zusammen { $wealth }.
}
