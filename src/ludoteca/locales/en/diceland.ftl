### Diceland, for the terminal and the web.
### $name is a player; $colour is blue, green, grey, orange, red or yellow, or the word for it; dice and cells come as
### text such as “B B R” and “f5, g5, and g6”.

diceland-title = Diceland
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
diceland-event-side = { $name } plays on map { $map }.
diceland-event-first = { $name } is drawn to begin.
diceland-event-turn = Turn { $turn }: { $name } rolls.
diceland-event-rolled = { $count ->
    [6] The dice show { $dice }.
    [1] The other die, rolled again, shows { $dice }.
   *[other] The other { $count }, rolled again, show { $dice }.
}
diceland-event-chose = { $name } chooses { $colour } ({ $count }).
diceland-event-again = { $name } wants more than { $aside } and rolls the others again.
diceland-event-added = That makes { $aside }.
diceland-event-missed = No { $colour } among them: it stays at { $aside }.
diceland-event-all-aside = All six dice are { $colour }!
diceland-event-stopped = { $name } stops with { $aside }.
diceland-event-wasted = { $name } has no group with room for { $dice } and marks nothing.
diceland-event-used = { $name } uses { $dice }.
diceland-event-passed = { $bonus ->
    [yes] { $name } makes no use of this bonus roll.
   *[no] { $name } marks nothing.
}
diceland-event-marked = { $name } marks { $cells } ({ $colour }).
diceland-event-group-complete = { $name } marks { $cells } ({ $colour }) and completes a group.
diceland-event-starred = { $cell } is a bonus cell, { $name }’s { $bonus ->
    [1] first: it earns a bonus roll.
    [2] second: it earns a bonus roll.
    [3] third: it earns a bonus roll.
   *[other] number { $bonus }: it earns a bonus roll.
}
diceland-event-colour-complete = { $name } has completed { $colour }!
diceland-event-bonus-rolled = { $number ->
    [1] Bonus roll for { $name }: { $dice }.
   *[other] Bonus roll number { $number } in a row for { $name }: { $dice }.
}
diceland-event-useless = { $name } can mark nothing with it.
diceland-event-won-on = { $name } has reached the goal in turn { $turn }, with { $bonus } bonus cells and all of { $colours }.
diceland-event-ended = The game is over: { $count ->
    [one] { $players } wins.
   *[other] { $players } win together.
}

## The board

diceland-turn = Turn { $turn }
diceland-phase-board = boards are dealt
diceland-phase-side = choosing sides
diceland-phase-first = lots are drawn for the first player
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
diceland-outlook-nowhere = In { $colour } you can mark nothing anyway.

## Questions and answers. The lists of answers are words that are understood, with blanks between.

diceland-or = { $one } or { $other }
diceland-ask-side = On which side of your board do you play? Type { $choices }.
diceland-ask-choose = Which colour do you choose? Type its letter: { $choices }.
diceland-ask-decide = { $dice ->
    [one] You have { $aside }. Roll the other die again? a (again) or s (stop)
   *[other] You have { $aside }. Roll the other { $dice } dice again? a (again) or s (stop)
}
diceland-ask-use = Which of the dice left do you use? Type { $choices }, or p to mark nothing.
diceland-ask-bonus = Your bonus roll: which colour do you use? Type { $choices }, or p to mark nothing.
diceland-ask-mark = { $left ->
    [one] Mark one { diceland-colour } cell ({ $letter }) of those in brackets, such as { $cell }. “back” takes back.
   *[other] Mark { $left } { diceland-colour } cells ({ $letter }), one or more at a time, such as { $cell }. “back” takes back.
}
diceland-choice-colour = { $fits ->
    [yes] { $letter } ({ $count })
   *[no] { $letter } ({ $count }, too many)
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
diceland-answers-undo = back undo u

diceland-wrong-enter = Enter alone decides nothing. { $question }
diceland-wrong-undo = There is nothing to take back: dice have fallen since your last move, or others have moved.
diceland-wrong-side = “{ $answer }” is no side of your board. Type { $choices }.
diceland-wrong-decide = Please type a to roll the other dice again, or s to stop.
diceland-wrong-choose = “{ $answer }” is no colour of these dice. Type a letter or a word: { $choices }.
diceland-wrong-use = “{ $answer }” is no colour you can use. Type { $choices }, or p to mark nothing.
diceland-wrong-no-die = No die there shows { $colour }.
diceland-wrong-complete = You have completed { $colour } already.
diceland-wrong-unreachable = No { $colour } group touches a cell you have marked.
diceland-wrong-too-many-unfinished = You cannot use { $dice }: your unfinished group has room for { $room }.
diceland-wrong-too-many-new = You cannot use { $dice }: the largest group you can begin has { $room } cells.
diceland-wrong-cell = “{ $answer }” is no cell. A cell is a letter from a to l and a number from 1 to 9, such as f5.
diceland-wrong-count = { $left ->
    [one] Those are { $count } cells, and only one is left to be marked.
   *[other] Those are { $count } cells, and only { $left } are left to be marked.
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
    become possible as you go. Until your last cross “back” takes back what you did, step by step.
diceland-help-map =
    The map: a letter is a colour, * a bonus cell, x a cross, [ ] a cell that can be marked now, # an obstacle, W the start.
    Beside it: how many cells your unfinished group lacks (lacks), or how large a group you can begin (new).
diceland-help-marking =
    Marking: one cell for each die, all in one group of the colour, each touching the start or a marked cell. An unfinished
    group has to be completed before another one of its colour is begun. Dice that do not all fit are lost.
diceland-help-goal =
    The goal: 9 of the 12 bonus cells, and all 16 cells of one colour.
diceland-help-more = “maps” shows everybody’s map; “back” takes back what you did since the last dice fell.
diceland-help-chances = At least one more die of your colour:
diceland-help-dice = dice rolled
diceland-help-chance = chance

## The end

diceland-end-winner = { $count ->
    [one] { $players } wins!
   *[other] { $players } win together!
}
