### Diceland, solo per il web. $colour è blue, green, grey, orange, red o yellow, oppure la parola che lo dice.

web-diceland-some = { $count ->
    [one] { $count } { diceland-colour }
   *[other] { $count } { $colour ->
        [blue] blu
        [green] verdi
        [grey] grigi
        [orange] arancioni
        [red] rossi
       *[yellow] gialli
    }
}

## Che cosa si chiede, e i pulsanti

web-diceland-ask-side = Su quale lato del tuo tabellone giochi?
web-diceland-ask-choose = Tocca a te: quale colore scegli? Tutti i suoi dadi vanno da parte.
web-diceland-ask-decide = { $dice ->
    [one] Hai { $aside }. Ritiri l’altro dado o ti fermi?
   *[other] Hai { $aside }. Ritiri gli altri { $dice } dadi o ti fermi?
}
web-diceland-ask-use = A { $name } sono avanzati questi dadi. Quale colore usi?
web-diceland-ask-bonus = Il tuo tiro bonus: quale colore usi?
web-diceland-ask-mark = { $left ->
    [one] Segna una casella di colore { diceland-colour }: toccane una che brilla.
   *[other] Segna { $left } caselle di colore { diceland-colour }, una dopo l’altra: tocca quelle che brillano.
}
web-diceland-others-choose = { $name } sceglie un colore.
web-diceland-others-decide = { $name } ha { $aside }: ancora o stop?
web-diceland-others-bonus = { $name } ha un tiro bonus.
web-diceland-others-side = { $count ->
    [one] { $players } sta ancora scegliendo il lato.
   *[other] { $players } stanno ancora scegliendo il lato.
}
web-diceland-others-mark = { $count ->
    [one] { $players } sta ancora segnando.
   *[other] { $players } stanno ancora segnando.
}
web-diceland-button-side = Gioca sulla mappa { $map }
web-diceland-button-side-none = Gioca su questa mappa
web-diceland-button-take = Prendi { $dice }
web-diceland-button-use = Usa { $dice }
web-diceland-button-take-none = Prendi i dadi
web-diceland-button-pass = Nessuno
web-diceland-button-again = Ancora: { $chance }
web-diceland-button-stop = Stop
web-diceland-move-mark = Segna { $cell }
web-diceland-move-take = Prendi { $dice }
web-diceland-move-again = Ritira
web-diceland-move-stop = Fermati
web-diceland-move-pass = Non segnare niente

## Che cosa farebbero i dadi, e perché no

web-diceland-makes-new = C’è posto per { $dice }: cominci un gruppo. Il più grande che puoi cominciare ha { $room } caselle.
web-diceland-makes-part = C’è posto per { $dice } nel gruppo cominciato; poi gli { $lacks ->
    [one] mancherà ancora { $lacks } casella.
   *[other] mancheranno ancora { $lacks } caselle.
}
web-diceland-makes-whole = Con { $dice } completi il gruppo cominciato!
web-diceland-why-side = Prima tocca una delle due mappe.
web-diceland-why-choose = Prima scegli i dadi: tocca quelli di un colore.
web-diceland-why-decide = Prima decidi: ritirare o fermarti.
web-diceland-why-marking = { $left ->
    [one] Stai segnando il { diceland-colour }: manca una casella.
   *[other] Stai segnando il { diceland-colour }: mancano { $left } caselle.
}
web-diceland-why-aside-own = Questi { $dice } sono già tuoi: segnerai con tutti quando non si tira più.
web-diceland-why-aside = Questi { $dice } sono da parte solo per { $name }.

## Ritirare

web-diceland-chance-none = { $chance } che non ne esca nessuno ({ $colour }).
web-diceland-chance-good = { $chance } che ne escano altri ({ $colour }).
web-diceland-chance-many = { $chance } che siano troppi.
web-diceland-share-none = nessuno
web-diceland-share-good = altri
web-diceland-share-many = troppi
web-diceland-cup = I dadi sono nel bussolotto.
web-diceland-none-left = Per gli altri non avanzano dadi.
web-diceland-no-use = non serve a niente

## Mappe e barre

web-diceland-cell-black = ostacolo
web-diceland-cell-start = partenza
web-diceland-cell-bonus = casella bonus
web-diceland-cell-marked = segnata
web-diceland-cell-possible = si può segnare
web-diceland-side = Mappa { $map }
web-diceland-side-around = Mappa { $map }. Attorno alla partenza: { $colours }.
web-diceland-side-means = La casella bianca è la partenza: i colori che ha attorno sono i primi che potrai segnare. La mappa resta la tua fino alla fine.
web-diceland-map-of = { $name }: mappa { $map }
web-diceland-look = La mappa di { $name }, in grande
web-diceland-others = Le mappe degli altri
web-diceland-bar-of = { $name }: caselle bonus e colori
web-diceland-stars = Stelle
web-diceland-stars-of = { $stars } caselle bonus su { $needed }
web-diceland-due = { $due ->
    [one] { $due } tiro bonus in arrivo
   *[other] { $due } tiri bonus in arrivo
}
web-diceland-left = { $left ->
    [0] { $colour }: completo
    [one] { $colour }: resta { $left } casella
   *[other] { $colour }: restano { $left } caselle
}
web-diceland-row-stars = Bonus
web-diceland-row-left = Restano
web-diceland-row-groups = Gruppi
web-diceland-row-lacks = Mancano
web-diceland-colours = Colori
web-diceland-rolls-due = Tiri bonus

## La prima partita

web-diceland-guide-side = Il tuo tabellone ha due lati. Tocca una mappa per sceglierla; si parte dalla casella bianca. Tanti colori attorno danno un inizio più libero.
web-diceland-guide-choose = Questi sono i dadi. Tocca un colore per vedere sulla mappa dove starebbe, poi prendilo. ✓ vuol dire che c’è posto per tutti i suoi dadi, ✕ che non c’è.
web-diceland-guide-map = Questa è la tua mappa. Le caselle di un colore che si toccano sono un gruppo. Segni una casella per dado, tutte in un gruppo, ognuna accanto a una croce o alla partenza.
web-diceland-guide-goal = La meta: nove caselle bonus ★ e tutte le sedici caselle di un colore. Qui vedi a che punto sei.
web-diceland-guide-decide = Ritirando puoi averne altri del tuo colore. Ma contano tutti: se sono troppi per il gruppo, non segni niente.
web-diceland-guide-aside = Questi dadi sono al sicuro: anche se il prossimo tiro non ne dà, li tieni.
web-diceland-guide-use = Nel turno degli altri puoi usare un colore dei dadi avanzati. Conviene avere un gruppo pronto per ogni colore.
web-diceland-guide-others = Le mappe degli altri. Toccane una per vederla in grande.
web-diceland-guide-bonus = Una casella bonus ti dà questo tiro in più di cinque dadi, solo per te. Usa un colore, o non segnare niente.
web-diceland-guide-mark = Tocca una casella che brilla. Fino all’ultima croce puoi annullare. Il numero in un gruppo dice quante caselle gli mancano.

## Perché una mappa è rifiutata

diceland-map-strings = Una mappa ha nove righe di dodici lettere.
diceland-map-rows = Una mappa ha nove righe, non { $count }.
diceland-map-row = La riga { $row } deve avere dodici lettere e ne ha { $count }.
diceland-map-letter = “{ $letter }” in { $cell } non vuol dire niente: le lettere sono R Y G B O E, minuscole per una casella bonus, # per il nero e W per la partenza.
diceland-map-black = Le caselle nere devono formare gruppi di 3, 3, 3 e 2 che non si toccano; { $clusters ->
    [none] non ce ne sono.
   *[other] formano questi: { $clusters }.
}
diceland-map-starts = Ci deve essere una sola casella di partenza, non { $count }.
diceland-map-start = La casella di partenza { $cell } deve essere una di queste: { $cells }.
diceland-map-cells = Ci devono essere 16 caselle di colore { diceland-colour }, non { $count }.
diceland-map-groups = Ci devono essere 4 o 5 gruppi di colore { diceland-colour }, non { $count }.
diceland-map-group = Un gruppo ha da 2 a 6 caselle; questo di colore { diceland-colour } ne ha { $count }: { $cells }.
diceland-map-bonus = Ci devono essere 2 caselle bonus di colore { diceland-colour }, non { $count }.
diceland-map-bonus-group = Un gruppo ha al massimo una casella bonus; queste sono nello stesso: { $cells }.
diceland-map-cut-off = Le caselle nere separano { $cells } dal resto della mappa.
