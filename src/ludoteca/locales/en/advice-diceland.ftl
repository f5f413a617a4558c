### Why a bot would make a move in Diceland.
### $colour and $count are as in diceland-dice; $chance and $loss are shares of 1; $room and $cells count cells.

advice-diceland-side = Map { $map }: { $groups ->
    [one] one group touches the start
   *[other] { $groups } groups touch the start
}, { $stars ->
    [0] and no bonus cell is within two steps.
    [one] and one bonus cell is within two steps.
   *[other] and { $stars } bonus cells are within two steps.
}
advice-diceland-choose-cells = { diceland-dice }, room for { $room }: { NUMBER($cells, minimumFractionDigits: 1) } cells on average if you stop in time.
advice-diceland-choose-star = { diceland-dice }, room for { $room }: { NUMBER($cells, minimumFractionDigits: 1) } cells on average if you stop in time, and a bonus cell is in reach.
advice-diceland-choose-useless = { diceland-dice }: nothing can be marked.
advice-diceland-use-cells = { diceland-dice }: there is room in a group.
advice-diceland-use-group = { diceland-dice }: that completes a group.
advice-diceland-use-star = { diceland-dice }: a bonus cell is in reach.
advice-diceland-use-goal = { diceland-dice }: that completes the colour, and the goal is reached.
advice-diceland-pass = Mark nothing: your groups keep the room they have.
advice-diceland-again = Roll again: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } for at least one more; in the end, { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } for too many.
advice-diceland-again-safe = Roll again: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } for at least one more, and there is room for all.
advice-diceland-again-full = Roll again: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } for too many. With { diceland-dice } the group is full already.
advice-diceland-again-useless = Roll again: you can mark nothing anyway, but the others get other dice.
advice-diceland-stop = Stop with { diceland-dice }. Rolling on: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } for at least one more; in the end, { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } for too many.
advice-diceland-stop-safe = Stop with { diceland-dice }: the others use what lies there now. Rolling on: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } for at least one more.
advice-diceland-stop-full = Stop: with { diceland-dice } the group is full, and one more would be too many ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }).
advice-diceland-stop-useless = Stop: you can mark nothing anyway, and the others get the dice as they lie.
advice-diceland-mark-goal = Your bonus cell number { $stars }: that is the goal.
advice-diceland-mark-star = Your bonus cell number { $stars }: it earns a bonus roll.
advice-diceland-mark-all = The whole group is marked now, in whatever order.
advice-diceland-mark-way = Leads to the bonus cell { $cell }.
advice-diceland-mark-new = { $count ->
    [0] No new cell comes within reach.
    [one] One new cell comes within reach.
   *[other] { $count } new cells come within reach.
}
