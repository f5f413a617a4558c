### Diceland, for the web alone. $colour is blue, green, grey, orange, red or yellow, or the word for it.

web-diceland-some = { $count } { diceland-colour }

## What is asked, and the buttons

web-diceland-ask-side = Which side of your board do you play on?
web-diceland-ask-choose = Your turn: which colour do you choose? All dice of it are set aside.
web-diceland-ask-decide = { $dice ->
    [one] You have { $aside }. Roll the other die again, or stop?
   *[other] You have { $aside }. Roll the other { $dice } dice again, or stop?
}
web-diceland-ask-use = { $name } left these dice. Which colour do you use?
web-diceland-ask-bonus = Your bonus roll: which colour do you use?
web-diceland-ask-mark = { $left ->
    [one] Mark one { diceland-colour } cell: tap one that glows.
   *[other] Mark { $left } { diceland-colour } cells, one after the other: tap what glows.
}
web-diceland-others-choose = { $name } chooses a colour.
web-diceland-others-decide = { $name } has { $aside }: again, or stop?
web-diceland-others-bonus = { $name } has a bonus roll.
web-diceland-others-side = { $count ->
    [one] { $players } still chooses a side.
   *[other] { $players } still choose their sides.
}
web-diceland-others-mark = { $count ->
    [one] { $players } is still marking.
   *[other] { $players } are still marking.
}
web-diceland-button-side = Play on map { $map }
web-diceland-button-side-none = Play on this map
web-diceland-button-take = Take { $dice }
web-diceland-button-use = Use { $dice }
web-diceland-button-take-none = Take dice
web-diceland-button-pass = None of them
web-diceland-button-again = Roll again: { $chance }
web-diceland-button-stop = Stop
web-diceland-move-mark = Mark { $cell }
web-diceland-move-take = Take { $dice }
web-diceland-move-again = Roll again
web-diceland-move-stop = Stop
web-diceland-move-pass = Mark nothing

## What dice would make, and why not

web-diceland-makes-new = There is room for { $dice }: you begin a group. The largest you can begin has { $room } cells.
web-diceland-makes-part = There is room for { $dice } in your unfinished group; then it lacks { $lacks }.
web-diceland-makes-whole = With { $dice } you complete your unfinished group!
web-diceland-why-side = Tap one of the two maps first.
web-diceland-why-choose = Choose dice first: tap those of one colour.
web-diceland-why-decide = Decide first: roll again or stop.
web-diceland-why-marking = { $left ->
    [one] You are marking { diceland-colour }: one cell to go.
   *[other] You are marking { diceland-colour }: { $left } cells to go.
}
web-diceland-why-aside-own = These { $dice } are yours already: you mark with all of them when rolling is over.
web-diceland-why-aside = These { $dice } are set aside for { $name } alone.

## Rolling again

web-diceland-chance-none = { $chance } for no more { $colour }.
web-diceland-chance-good = { $chance } for more { $colour }.
web-diceland-chance-many = { $chance } for too many.
web-diceland-share-none = no more
web-diceland-share-good = more
web-diceland-share-many = too many
web-diceland-cup = The dice are in the cup.
web-diceland-none-left = No dice are left for the others.
web-diceland-no-use = of no use

## Maps and bars

web-diceland-cell-black = obstacle
web-diceland-cell-start = start
web-diceland-cell-bonus = bonus cell
web-diceland-cell-marked = marked
web-diceland-cell-possible = can be marked
web-diceland-side = Map { $map }
web-diceland-side-around = Map { $map }. Around the start: { $colours }.
web-diceland-side-means = The white cell is the start: the colours around it are the first you can mark. You keep this map to the end.
web-diceland-map-of = { $name }: map { $map }
web-diceland-look = { $name }’s map, large
web-diceland-others = The others’ maps
web-diceland-bar-of = { $name }: bonus cells and colours
web-diceland-stars = Stars
web-diceland-stars-of = { $stars } of { $needed } bonus cells
web-diceland-due = { $due ->
    [one] { $due } bonus roll due
   *[other] { $due } bonus rolls due
}
web-diceland-left = { $left ->
    [0] { $colour }: complete
    [one] { $colour }: { $left } cell left
   *[other] { $colour }: { $left } cells left
}
web-diceland-row-stars = Bonus
web-diceland-row-left = Cells left
web-diceland-row-groups = Groups
web-diceland-row-lacks = Lacking
web-diceland-colours = Colours
web-diceland-rolls-due = Bonus rolls

## The first game

web-diceland-guide-side = Your board has two sides. Tap a map to pick it; the white cell is where you start. Many colours around it make a flexible beginning.
web-diceland-guide-choose = These are the dice. Tap a colour to see on the map where it would fit; then take it. ✓ means there is room for all of its dice, ✕ that there is not.
web-diceland-guide-map = This is your map. Cells of one colour that hang together are a group. You mark one cell per die, all in one group, each beside a cross or the start.
web-diceland-guide-goal = The goal: nine bonus cells ★ and all sixteen cells of one colour. Here you see how far you are.
web-diceland-guide-decide = Rolling again may bring more of your colour. But all of them count: if they are too many for the group, you mark nothing.
web-diceland-guide-aside = These dice are safe: even if the next roll brings none, you keep them.
web-diceland-guide-use = On other players’ turns you may use one colour of the dice they left. So always have a group ready for each colour.
web-diceland-guide-others = The others’ maps. Tap one to see it large.
web-diceland-guide-bonus = A bonus cell gives you this extra roll of five dice, for you alone. Use one colour, or mark nothing.
web-diceland-guide-mark = Tap a cell that glows. Until your last cross you can take back what you did. The number in a group tells how many cells it lacks.

## Why a map is refused

diceland-map-strings = A map is nine rows of twelve letters.
diceland-map-rows = A map has nine rows, not { $count }.
diceland-map-row = Row { $row } needs twelve letters and has { $count }.
diceland-map-letter = “{ $letter }” in { $cell } means nothing: the letters are R Y G B O E, in lower case for a bonus cell, # for black and W for the start.
diceland-map-black = The black cells must form groups of 3, 3, 3 and 2 that do not touch; they form { $clusters ->
    [none] none.
   *[other] these: { $clusters }.
}
diceland-map-starts = There must be one start cell, not { $count }.
diceland-map-start = The start cell { $cell } must be one of { $cells }.
diceland-map-cells = There must be 16 cells of { diceland-colour }, not { $count }.
diceland-map-groups = There must be 4 or 5 groups of { diceland-colour }, not { $count }.
diceland-map-group = A group has 2 to 6 cells; this one of { diceland-colour } has { $count }: { $cells }.
diceland-map-bonus = There must be 2 bonus cells of { diceland-colour }, not { $count }.
diceland-map-bonus-group = A group has at most one bonus cell; these are in one: { $cells }.
diceland-map-cut-off = Black cells cut off { $cells } from the rest of the map.
