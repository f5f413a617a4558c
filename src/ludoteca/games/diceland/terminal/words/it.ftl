### `ludoteca odds diceland`

diceland-odds-glance = Rilanciare o fermarsi, secondo le caselle libere; e le caselle da aspettarsi
diceland-odds-aside = da parte
diceland-odds-free = { $cells } libere
diceland-odds-roll = rilancia
diceland-odds-stop = stop
diceland-odds-cells = caselle
diceland-odds-worth = valore
diceland-odds-one-more = Almeno un altro dado del tuo colore su { $dice }: { $chance }.
diceland-odds-best = Il meglio: { $advice }.
diceland-odds-roll-with = rilancia con { $dice }
diceland-odds-stop-with-these = fermati con { $dice }
diceland-odds-chances = Probabilità di finire con tanti dadi
diceland-odds-stop-with = ti fermi con
diceland-odds-all-six = solo tutti e sei
diceland-odds-or-more = { $dice } o più
diceland-odds-at-end = dadi del colore alla fine
diceland-odds-in-percent = probabilità in %
diceland-odds-picture = { $dice } da parte: che cosa rende ogni modo di fermarsi, prima il migliore
diceland-odds-wrong-aside = Di’ con --aside quanti dadi del tuo colore sono da parte.
diceland-odds-wrong-worth = Il valore di 0–6 dadi sono sette numeri, per esempio “0 1 2 5 4 0 0”, non “{ $worth }”.

## L’aiuto della riga di comando (quello inglese sta nel codice)

command-odds-diceland = Diceland: rilanciare o fermarsi? Ogni modo di fermarsi, prima il migliore, con le probabilità di ogni numero di dadi.
command-odds-diceland-aside = Quanti dadi del tuo colore sono da parte; senza, che cosa fare con qualsiasi numero.
command-odds-diceland-room = Quante caselle libere ha il gruppo: i dadi in più sono persi.
command-odds-diceland-worth = Quanto valgono per te da 0 a 6 dadi, sette numeri come “0 1 2 5 4 0 0”, invece di --room.
command-odds-diceland-plot = Disegna le probabilità in questo file .png.
command-any-diceland-maps = Diceland: la mappa del prossimo posto, una lettera da A a H o un file. Una per ogni posto.
command-maps = Crea, controlla e mostra mappe di Diceland.
