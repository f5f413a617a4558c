### Diceland, for the terminal and the web.
### $name is a player; $colour is blue, green, grey, orange, red or yellow, or the word for it; dice and cells come as
### text such as “B B R” and “f5, g5, and g6”.

diceland-title = Diceland
diceland-facts = 2–4 players · 20 minutes
diceland-teaser = Roll, push your luck, cross off hexagons: the first with nine stars and a whole colour wins.
diceland-intro =
    Everyone has a map of coloured hexagons. Roll six dice, choose a colour, and roll the others again for more of it,
    as often as you dare. Then cross off one cell for each die, all in one group of that colour; with more dice than the
    group has room for, you cross off nothing. Meanwhile the others use the dice you left. Bonus cells (*) give you
    another roll. The first to have nine of them and one whole colour wins. “maps” shows everybody’s map.

## Colours and dice

diceland-colour = { $colour ->
    [blue] blue
    [green] green
    [grey] grey
    [orange] orange
    [red] red
   *[yellow] yellow
}
diceland-dice = { $count ->
    [one] { $count } { diceland-colour } die
   *[other] { $count } { diceland-colour } dice
}

## What happened

diceland-event-board = { $name } gets board { $board }.
    .you-name = You get board { $board }.
diceland-event-side = { $name } plays on map { $map }.
    .you-name = You play on map { $map }.
diceland-event-first = { $name } is drawn to go first.
    .you-name = You are drawn to go first.
diceland-event-turn = Turn { $turn }: { $name } rolls.
    .you-name = Turn { $turn }: you roll.
diceland-event-rolled = { $count ->
    [6] The dice show { $dice }.
    [1] The other die, rolled again, shows { $dice }.
   *[other] The other { $count }, rolled again, show { $dice }.
}
diceland-event-chose = { $name } chooses { $colour } ({ $count }).
    .you-name = You choose { $colour } ({ $count }).
diceland-event-again = { $name } sets aside { $aside } and rolls the rest again.
    .you-name = You set aside { $aside } and roll the rest again.
diceland-event-added = That makes { $aside }.
diceland-event-missed = No { $colour } among them: { $name } keeps { $aside }.
    .you-name = No { $colour } among them: you keep { $aside }.
diceland-event-all-aside = All six dice are { $colour }!
diceland-event-stopped = { $name } stops with { $aside }.
    .you-name = You stop with { $aside }.
diceland-event-wasted = { $name } has no room for { $dice } and marks nothing.
    .you-name = You have no room for { $dice } and mark nothing.
diceland-event-used = { $name } uses { $dice }.
    .you-name = You use { $dice }.
diceland-event-passed = { $bonus ->
    [yes] { $name } doesn’t use this bonus roll.
   *[no] { $name } marks nothing.
}
    .you-name = { $bonus ->
        [yes] You don’t use this bonus roll.
       *[no] You mark nothing.
    }
diceland-event-marked = { $name } marks { $cells } ({ $colour }).
    .you-name = You mark { $cells } ({ $colour }).
diceland-event-group-complete = { $name } marks { $cells } ({ $colour }) and completes a group.
    .you-name = You mark { $cells } ({ $colour }) and complete a group.
diceland-event-starred = { $cell } is a bonus cell, { $name }’s { $bonus ->
    [1] first: it earns a bonus roll.
    [2] second: it earns a bonus roll.
    [3] third: it earns a bonus roll.
   *[other] number { $bonus }: it earns a bonus roll.
}
    .you-name = { $cell } is a bonus cell, your { $bonus ->
        [1] first: it earns a bonus roll.
        [2] second: it earns a bonus roll.
        [3] third: it earns a bonus roll.
       *[other] number { $bonus }: it earns a bonus roll.
    }
diceland-starred = { $cell } is a bonus cell, { $name }’s number { $bonus }.
    .you-name = { $cell } is a bonus cell, your number { $bonus }.
diceland-event-colour-complete = { $name } has completed { $colour }!
    .you-name = You have completed { $colour }!
diceland-event-bonus-rolled = { $number ->
    [1] Bonus roll for { $name }: { $dice }.
   *[other] Bonus roll number { $number } in a row for { $name }: { $dice }.
}
    .you-name = { $number ->
        [1] Bonus roll for you: { $dice }.
       *[other] Bonus roll number { $number } in a row for you: { $dice }.
    }
diceland-event-useless = { $name } can mark nothing with it.
    .you-name = You can mark nothing with it.
diceland-event-won-on = { $name } has reached the goal in turn { $turn }, with { $bonus } bonus cells and all of { $colours }.
    .you-name = You have reached the goal in turn { $turn }, with { $bonus } bonus cells and all of { $colours }.
diceland-event-ended = The game is over: { $count ->
    [one] { $players } wins.
   *[other] { $players } win together.
}
    .you-players = The game is over: { $count ->
        [one] you win.
       *[other] you win together with { $players }.
    }

## The board

diceland-turn = Turn { $turn }
diceland-phase-board = boards are dealt
diceland-phase-side = choosing sides
diceland-phase-first = the first player is drawn by lot
diceland-phase-roll = dice are thrown
diceland-phase-choose = choosing a colour
diceland-phase-decide = again or stop
diceland-phase-mark = everybody marks
diceland-phase-bonus = bonus roll
diceland-phase-end = the end
diceland-bonus-roll-of = bonus roll: { $name }
diceland-dice-lying = Dice
diceland-dice-aside = Aside
diceland-column-lacks = lacks
diceland-column-most = new
diceland-column-player = Player
diceland-column-map = Map
diceland-column-bonus = Bonus ({ $needed } needed)
diceland-column-complete = Complete
diceland-column-due = Rolls due
diceland-column-marked = Marked
diceland-no-maps = Nobody has a map yet.

diceland-outlook-chance = { $dice ->
    [one] One die more: { $chance } for { $colour }.
   *[other] { $dice } dice: { $chance } for at least one more { $colour }.
}
diceland-outlook-more = { $group ->
    [unfinished] Your unfinished group takes { $room }; more are too many, and then you mark nothing.
   *[new] The largest group you can begin takes { $room }; more are too many, and then you mark nothing.
}
diceland-outlook-exactly = { $group ->
    [unfinished] You have just what your unfinished group takes ({ $room }): one more, and you mark nothing.
   *[new] You have just what the largest group takes that you can begin ({ $room }): one more, and you mark nothing.
}
diceland-outlook-too-many = { $group ->
    [unfinished] They are too many already: your unfinished group takes only { $room }.
   *[new] They are too many already: the largest group you can begin takes only { $room }.
}
diceland-outlook-nowhere = You can’t mark anything in { $colour } anyway.

## Questions and answers. The lists of answers are words that are understood, with blanks between.

diceland-or = { $one } or { $other }
diceland-type-side = Type { $choices }.
diceland-type-choose = Type its letter: { $choices }.
diceland-type-decide = Type a (again) or s (stop).
diceland-type-use = Type { $choices }, or p to mark nothing.
diceland-type-mark = { $left ->
    [one] Type one of those in brackets, such as { $cell }. “back” takes back.
   *[other] Type one or more, such as { $cell }. “back” takes back.
}
diceland-choice-colour = { $fits ->
    [yes] { $letter } ({ $count })
   *[no] { $letter } ({ $count }, no room)
}

diceland-answers-blue = blue
diceland-answers-green = green
diceland-answers-grey = grey gray
diceland-answers-orange = orange
diceland-answers-red = red
diceland-answers-yellow = yellow
diceland-answers-side = side map
diceland-answers-take = take choose use
diceland-answers-mark = mark
diceland-answers-again = a again
diceland-answers-stop = s stop
diceland-answers-pass = p pass
diceland-answers-maps = maps map

diceland-nothing-back = There is nothing to take back: only the crosses of a marking you have not finished can be.
diceland-wrong-side = “{ $answer }” isn’t a side of your board. Type { $choices }.
diceland-wrong-decide = Please type a to roll the other dice again, or s to stop.
diceland-wrong-choose = None of these dice is “{ $answer }”. Type a letter or a word: { $choices }.
diceland-wrong-use = You can’t use “{ $answer }”. Type { $choices }, or p to mark nothing.
diceland-wrong-no-die = No die there shows { $colour }.
diceland-wrong-complete = You’ve already completed { $colour }.
diceland-wrong-unreachable = No { $colour } group touches a cell you have marked.
diceland-wrong-too-many-unfinished = You can’t use { $dice }: your unfinished group has room for { $room }.
diceland-wrong-too-many-new = You can’t use { $dice }: the largest group you can begin has { $room } cells.
diceland-wrong-cell = “{ $answer }” isn’t a cell. A cell is a letter from a to l and a number from 1 to 9, such as f5.
diceland-wrong-count = { $left ->
    [one] That’s { $count } cells, and you have only one left to mark.
   *[other] That’s { $count } cells, and you have only { $left } left to mark.
}
diceland-no-mark-black = { $cell } is black and is never marked.
diceland-no-mark-start = { $cell } is the start; it counts as marked already.
diceland-no-mark-other-colour = { $cell } is { $hue }, and you are marking { $colour }.
diceland-no-mark-marked = { $cell } is marked already.
diceland-no-mark-apart = { $cell } touches no marked cell.
diceland-no-mark-other-group = { $cell } is in another group: the unfinished one comes first.
diceland-no-mark-too-small = { $cell } is in a group of only { $room } cells: all your dice must fit into one group.
diceland-hint-cells = Possible: { $cells }.

## Help

diceland-help-side =
    Your board has two sides, two different maps; you play on one of them to the end. W is the start: the colours
    around it are the first you can use. Answer with the letter of the map.
diceland-help-choose =
    All dice of the colour you choose are set aside, and it stays your colour for this turn. Then you may roll the others
    again for more. Look at the table beside the map: that many dice of each colour find room. Answer with a letter.
diceland-help-decide =
    a rolls the other dice again: all that show your colour are added, whether you like it or not. If none does, rolling
    is over, but you keep what you have. s stops. Then you mark with all your dice, or with none of them if they are too
    many; the others use what is left lying.
diceland-help-use =
    You may use the dice the active player left: choose one colour and mark one cell for each of its dice. Several players
    may use the same dice. Only colours are offered for which you have room. p marks nothing.
diceland-help-bonus =
    A bonus roll is one throw of five dice, for you alone. Choose a colour you have room for, and mark with all its dice;
    if you mark another bonus cell, you roll once more. p marks nothing.
diceland-help-mark =
    Type a cell as column and row, such as f5, or several, such as f5 g5 g6. Those that can be next are in brackets; more
    become possible as you go. Until your last cross “back” takes your crosses back, one by one.
diceland-help-map =
    The map: a letter is a colour, * a bonus cell, x a cross, [ ] a cell that can be marked now, # an obstacle, W the start.
    Beside it: how many cells your unfinished group lacks (lacks), or how large a group you can begin (new).
diceland-help-marking =
    Marking: one cell for each die, all in one group of the colour, each touching the start or a marked cell. An unfinished
    group has to be completed before another one of its colour is begun. Dice that do not all fit are lost.
diceland-help-goal =
    The goal: 9 of the 12 bonus cells, and all 16 cells of one colour.
diceland-help-more = “maps” shows everybody’s map; “back” takes back a cross until your marking is finished.
diceland-help-chances = At least one more die of your colour:
diceland-help-dice = dice rolled
diceland-help-chance = chance

## The end

diceland-end-winner = { $count ->
    [one] { $players } wins!
   *[other] { $players } win together!
}
    .you-players = { $count ->
        [one] You win!
       *[other] You win together with { $players }!
    }
diceland-lead = { $when ->
    [always] { $name } was closest to the goal from the first turn to the last.
    [last] { $name } pulled ahead only in the last turn.
   *[since] From turn { $number } on, { $name } was closest to the goal.
}
    .you-name = { $when ->
        [always] You were closest to the goal from the first turn to the last.
        [last] You pulled ahead only in the last turn.
       *[since] From turn { $number } on, you were closest to the goal.
    }
diceland-lacks-stars = { $stars ->
    [one] { $name } lacks one bonus cell.
   *[other] { $name } lacks { $stars } bonus cells.
}
    .you-name = { $stars ->
        [one] You lack one bonus cell.
       *[other] You lack { $stars } bonus cells.
    }
diceland-lacks-colour = { $left ->
    [one] { $name } lacks one cell of { $colour }.
   *[other] { $name } lacks { $left } cells of { $colour }.
}
    .you-name = { $left ->
        [one] You lack one cell of { $colour }.
       *[other] You lack { $left } cells of { $colour }.
    }
diceland-lacks-both = { $name } lacks { $stars ->
    [one] one bonus cell
   *[other] { $stars } bonus cells
} and { $left ->
    [one] one cell of { $colour }.
   *[other] { $left } cells of { $colour }.
}
    .you-name = You lack { $stars ->
        [one] one bonus cell
       *[other] { $stars } bonus cells
    } and { $left ->
        [one] one cell of { $colour }.
       *[other] { $left } cells of { $colour }.
    }

### Diceland, what is told besides. Ids that begin with web are for the web alone.
### $colour is blue, green, grey, orange, red or yellow, or the word for it.

diceland-some = { $count } { diceland-colour }

## What is asked, and the buttons

diceland-ask-side = Which side of your board do you play on?
diceland-ask-choose = Your turn: which colour do you choose? All its dice are set aside.
diceland-ask-decide = { $dice ->
    [one] You have { $aside }. Roll the other die again, or stop?
   *[other] You have { $aside }. Roll the other { $dice } dice again, or stop?
}
diceland-ask-use = { $name } left these dice. Which colour do you use?
diceland-ask-bonus = Your bonus roll: which colour do you use?
diceland-ask-mark = { $left ->
    [one] Mark one { diceland-colour } cell.
   *[other] Mark { $left } { diceland-colour } cells, one after the other.
}
diceland-others-choose = { $name } chooses a colour.
diceland-others-decide = { $name } has { $aside }: again, or stop?
diceland-others-bonus = { $name } has a bonus roll.
    .you-name = You have a bonus roll.
diceland-others-side = { $count ->
    [one] { $players } still chooses a side.
   *[other] { $players } still choose their sides.
}
diceland-others-mark = { $count ->
    [one] { $players } is still marking.
   *[other] { $players } are still marking.
}
diceland-others-board = The boards are dealt.
diceland-others-first = The first player is drawn by lot.
diceland-others-roll = { $count ->
    [one] { $name } rolls one die.
   *[other] { $name } rolls { $count } dice.
}
    .you-name = { $count ->
        [one] You roll one die.
       *[other] You roll { $count } dice.
    }
diceland-you-side = You’ve chosen map { $map }, for good.
diceland-you-done = You have nothing more to mark in this turn.
diceland-move-side = Play on map { $map }
web-diceland-button-side-none = Play on this map
diceland-move-take = Take { $dice }
diceland-move-take-no-room = Take { $dice } (no room)
diceland-move-use = Use { $dice }
web-diceland-button-take-none = Take dice
diceland-move-again = Roll again: { $chance } for more { diceland-colour }
diceland-move-stop = Stop
diceland-move-mark = Mark { $cell }
diceland-move-mark-star = Mark { $cell } (bonus cell)
diceland-move-pass = Mark nothing

## What dice would make, and why not

diceland-makes-new = There is room for { $dice }: you begin a group. The largest you can begin has { $room } cells.
diceland-makes-part = There is room for { $dice } in your unfinished group; then it lacks { $lacks }.
diceland-makes-whole = With { $dice } you complete your unfinished group!
diceland-why-choose = First choose dice of one colour.
diceland-why-side = Your board is { $board }: choose one of its two sides.
diceland-why-use = First choose dice of one colour, or mark nothing.
diceland-why-decide = Decide first: roll again or stop.
diceland-why-marking = { $left ->
    [one] You are marking { diceland-colour }: one cell to go.
   *[other] You are marking { diceland-colour }: { $left } cells to go.
}
diceland-why-aside-own = Set aside for you: { $dice }. You mark with all of them when rolling is over.
diceland-why-aside = Set aside for { $name } alone: { $dice }.

## Rolling again

web-diceland-chance-none = { $chance } for no more { $colour }.
web-diceland-chance-good = { $chance } for more { $colour }.
web-diceland-chance-many = { $chance } for too many.
web-diceland-share-none = no more
web-diceland-share-good = more
web-diceland-share-many = too many
web-diceland-cup = The dice are in the cup.
web-diceland-none-left = No dice are left for the others.
web-diceland-no-use = no use

## Maps and bars

diceland-bar = Bonus cells and colours
diceland-cell = { $cell }, { $colour ->
    [black] obstacle
    [start] start
   *[other] { diceland-colour }
}{ $star ->
    [yes] , bonus cell
   *[no] { "" }
}{ $state ->
    [marked] , marked
    [possible] , can be marked
   *[free] { "" }
}
diceland-map = Map { $map }
web-diceland-side-around = Map { $map }. Around the start: { $colours }.
web-diceland-side-means = The white cell is the start: the colours around it are the first you can mark. You keep this map to the end.
web-diceland-map-of = { $name }: map { $map }
web-diceland-look = { $name }’s map, large
web-diceland-others = The others’ maps
web-diceland-bar-of = { $name }: bonus cells and colours
diceland-stars-of = Bonus cells: { $stars } ({ $needed } needed)
web-diceland-due = { $due ->
    [one] { $due } bonus roll due
   *[other] { $due } bonus rolls due
}
diceland-left = { $left ->
    [0] { $colour }: complete
    [one] { $colour }: { $left } cell left
   *[other] { $colour }: { $left } cells left
}
web-diceland-row-stars = Bonus
web-diceland-row-left = Cells left
web-diceland-row-groups = Groups
web-diceland-row-lacks = Lacking
diceland-colours = Colours
diceland-rolls-due = Bonus rolls

## The first game

web-diceland-guide-win = The first to mark nine bonus cells ★ and all sixteen cells of one colour wins.
web-diceland-guide-side = Your board has two sides. Tap a map to pick it; the white cell is where you start. Many colours around it make a flexible beginning.
web-diceland-guide-choose = These are the dice. Tap a colour to see on the map where it would fit; then take it. ✓ means there is room for all of its dice, ✕ that there is not.
web-diceland-guide-map = Your map. Cells of one colour that touch form a group. Mark one cell per die: all in one group, each beside a cross or the start.
web-diceland-guide-goal = The goal: nine bonus cells ★ and all sixteen cells of one colour. Here you see how far you are.
web-diceland-guide-decide = Rolling again may bring more of your colour. But all of them count: if they are too many for the group, you mark nothing.
web-diceland-guide-aside = These dice are safe: even if the next roll brings none, you keep them.
web-diceland-guide-use = On other players’ turns you may use one colour of the dice they left. So always have a group ready for each colour.
web-diceland-guide-others = The others’ maps. Tap one to see it large.
web-diceland-guide-bonus = A bonus cell gives you this extra roll of five dice, for you alone. Use one colour, or mark nothing.
web-diceland-guide-mark = Tap a cell that glows. Until your last cross you can take crosses back. The number in a group tells how many cells it lacks.

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

### Why a bot would make a move in Diceland.
### $colour and $count are as in diceland-dice; $room and $cells count cells.

advice-diceland-side = Map { $map }: good players win { NUMBER($won, minimumFractionDigits: 1) } of 100 games on it; { $groups ->
    [one] one group touches the start
   *[other] { $groups } groups touch the start
}, { $stars ->
    [0] and no bonus cell is within two steps.
    [one] and one bonus cell is within two steps.
   *[other] and { $stars } bonus cells are within two steps.
}
advice-diceland-choose-cells = { diceland-dice }, room for { $room }: { NUMBER($cells, minimumFractionDigits: 1) } cells on average if you stop in time.
advice-diceland-choose-star = { diceland-dice }, room for { $room }: { NUMBER($cells, minimumFractionDigits: 1) } cells on average if you stop in time, and a bonus cell is in reach.
advice-diceland-use-star = { diceland-dice }: a bonus cell is in reach.
advice-diceland-use-goal = { diceland-dice }: that completes the colour, and the goal is reached.
advice-diceland-pass = Mark nothing: your groups keep the room they have.
advice-diceland-again = { $chance } for at least one more; in the end, { $loss } for too many.
advice-diceland-again-safe = { $chance } for at least one more, and there is room for all.
advice-diceland-again-full = { $chance } for too many. With { diceland-dice } the group is full already.
advice-diceland-again-useless = You can mark nothing anyway, but the others get other dice.
advice-diceland-stop = Stop with { diceland-dice }. Rolling on: { $chance } for at least one more; in the end, { $loss } for too many.
advice-diceland-stop-safe = Stop with { diceland-dice }: the others use what lies there now. Rolling on: { $chance } for at least one more.
advice-diceland-stop-full = With { diceland-dice } the group is full, and one more would be too many ({ $chance }).
advice-diceland-stop-useless = You can mark nothing anyway, and the others get the dice as they lie.
advice-diceland-mark-goal = Your bonus cell number { $stars }: that is the goal.
advice-diceland-mark-star = Your bonus cell number { $stars }: it earns a bonus roll.
advice-diceland-mark-all = The whole group is marked now, in whatever order.
advice-diceland-mark-way = Leads to the bonus cell { $cell }.
advice-diceland-mark-new = { $count ->
    [0] No new cell comes within reach.
    [one] One new cell comes within reach.
   *[other] { $count } new cells come within reach.
}

## Results in large words. $you is yes for the one whom they concern.

diceland-beat-missed = No { $colour } among them!
diceland-beat-all-aside = All six are { $colour }!
diceland-beat-wasted = { $you ->
    [yes] No room: you mark nothing!
   *[no] No room: { $name } marks nothing!
}
diceland-beat-starred = { $you ->
    [yes] Your bonus cell number { $bonus }!
   *[no] { $name }: bonus cell number { $bonus }!
}
diceland-beat-colour-complete = { $you ->
    [yes] You have all of { $colour }!
   *[no] { $name } has all of { $colour }!
}
diceland-beat-useless = No room for any of it.
diceland-place = { $what ->
    [won] You win in turn { $turn }!
    [both] { any-place }: { $stars } × ★ and { $left } × { $colour } short.
    [stars] { any-place }: { $stars } × ★ short.
   *[colour] { any-place }: { $left } × { $colour } short.
}

## Kinds of decisions, by the first word of the move

diceland-kind-side = which side of the board
diceland-kind-take = which colour
diceland-kind-again = rolling again
diceland-kind-stop = stopping
diceland-kind-mark = which hexagon
diceland-kind-pass = doing without
