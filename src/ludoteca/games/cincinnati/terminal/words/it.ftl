### `ludoteca odds cincinnati`

cincinnati-odds-before = Prima del primo tiro
cincinnati-odds-dice = Dadi { $dice }
cincinnati-odds-title = { $start }, { $throws ->
    [one] resta un tiro
   *[other] restano { $throws } tiri
}
cincinnati-odds-picture = { $start }: probabilità giocando al meglio
cincinnati-odds-throws-left = tiri rimasti
cincinnati-odds-goal = scopo
cincinnati-odds-best-keep = cosa tenere
cincinnati-odds-keep = tieni
cincinnati-odds-chance = probabilità
cincinnati-odds-exactly = esatta
cincinnati-odds-five = quintetto
cincinnati-odds-table = tavolino { $table }: { $condition }
cincinnati-odds-beat = battere { $dice }
cincinnati-odds-beat-at = battere { $dice } al tavolino { $table }
cincinnati-odds-nothing = niente
cincinnati-odds-all = tutti e cinque
cincinnati-odds-no-table = Non c’è nessun tavolino “{ $table }”: i tavolini sono A, B e C.
cincinnati-odds-one-goal = Uno scopo alla volta: --five, oppure --table, oppure --beat con o senza --table.
cincinnati-odds-wrong-dice = Cinque dadi sono cinque cifre da 1 a 6, per esempio 66441, non “{ $dice }”.

## L’aiuto della riga di comando (quello inglese sta nel codice)

command-odds-cincinnati = La probabilità esatta di ogni modo di tenere i dadi, prima il migliore; senza scopo, il migliore per ogni tavolino.
command-odds-cincinnati-dice = I tuoi cinque dadi, per esempio 66441; senza, prima del primo tiro.
command-odds-cincinnati-table = Ottenere quello che chiede questo tavolino.
command-odds-cincinnati-beat = Battere questa mano: secondo la graduatoria, come in un duello, o con --table secondo l’ordine di quel tavolino.
command-odds-cincinnati-five = Un quintetto.
command-odds-cincinnati-throws = Quanti tiri restano, compreso il prossimo.
command-odds-cincinnati-throws-usual = 2, senza dadi 3
command-odds-cincinnati-plot = Disegna in questo file le probabilità secondo i tiri rimasti.
command-any-cincinnati-keep = Cincinnati: i dadi da tenere si decidono a turno (“in turn”, il solito) o insieme in segreto (“at once”).
