### `ludoteca odds twins`

twins-odds-kinds = { $kind ->
    [twins] Gemelli
    [pair] Coppia
   *[colour] Colore
}
twins-odds-at-once-kind = { $kind ->
    [twins] Gemelli
    [pair] Gemelli o Coppie
   *[colour] Colori
}
twins-odds-rivals = { $rivals ->
    [random] avversari a caso
   *[sound] avversari bravi
}
twins-odds-best = La combinazione migliore in una mano
twins-odds-kind = tipo
twins-odds-cards = { $cards } carte
twins-odds-at-once = Quante se ne formano insieme, ogni tipo per sé
twins-odds-of-cards = su { $cards } carte
twins-odds-standing = Come se la cava ogni combinazione in { $players }, { twins-odds-rivals }
twins-odds-combination = combinazione
twins-odds-pays = paga
twins-odds-wins = vince
twins-odds-out = fuori
twins-odds-pot = prende il piatto
twins-odds-play = giocata { $play }
twins-odds-pot-of = piatto { $pot }
twins-odds-worth-of = valori { $worth }
twins-odds-divisions = Le divisioni migliori in { $players }, { $stakes }, { twins-odds-rivals }
twins-odds-chips = gettoni
twins-odds-worth = valore
twins-odds-wrong-worth = Il valore delle quattro giocate sono quattro numeri, per esempio “1 3 2 9”, non “{ $worth }”.
twins-odds-chance = probabilità

## L’aiuto della riga di comando (quello inglese sta nel codice)

command-odds-twins = Come dividere le tue carte fra le quattro giocate, prima il meglio; senza carte, che cosa contengono mani a caso.
command-odds-twins-hand = Le tue carte, da 8 a 10, per esempio “N1 G7 B7 …”.
command-odds-twins-pot = Gettoni nel piatto prima della giocata 1.
command-odds-twins-seen = Altre carte che hai visto, per esempio “G7 B7”.
command-odds-twins-rivals = Che cosa mostrano gli altri: due carte qualsiasi fra quelle non viste, o quello che mostrano i bot bravi in quella giocata.
command-odds-twins-worth = Che cosa si perde nella giocata 1, si vince nella 2, si perde nella 3 e si vince nella 4, per esempio “1 3 2 9”, invece dei gettoni.
command-odds-twins-plot = Disegna in questo file come se la cavano le combinazioni.
command-any-twins-hands = Twins: finisci al più tardi dopo tante mani.
