### What the web app itself says, whatever the game.

web-verbatim = { $text }
web-value = { $value }
web-close = Close
web-cancel = Cancel
web-not-found = There is nothing at this address.
web-cannot-show = That cannot be shown
web-to-home = To the games
web-connecting = Connecting…

## Settings

web-language = Language
web-light = Appearance
web-light-system = As the device
web-light-light = Light
web-light-dark = Dark
web-hints = Hints
web-hints-plain = Plain
web-hints-helper = Helper
web-hints-coach = Coach
web-hints-plain-means = No help beyond the rules.
web-hints-helper-means = Shows what is possible and what each option would make.
web-hints-coach-means = Also weighs the best options, with their chances and the reason.
web-sound = Sounds
web-guide-setting = Guide in a first game
web-plain-setting = Simple boards: lists and plain pieces

## Setting up a table

web-new-table = A table of { $game }
web-players = Players
web-seats = Seats
web-seat = Seat { $number }
web-seat-me = Me
web-seat-here = Somebody on this device
web-seat-elsewhere = Somebody with a link
web-seat-bot = A bot
web-name = Name
web-name-of = Name, { $seat }
web-level-of = Level, { $seat }
web-bot-random = random
web-bot-easy = easy
web-bot-medium = medium
web-bot-expert = expert
web-options = Options
web-own-maps = Maps of your own
web-own-maps-means = Paste a map, or several: what “ludoteca maps make” writes, or nine lines of twelve letters. Everyone plays on it; of several, each seat has one.
web-drop-map = Drop a map here, or choose a file.
web-own-maps-unreadable = That cannot be read as a map: it has nine rows of twelve letters.
web-own-maps-read = { $count ->
    [one] One map is read: everyone plays on it.
   *[other] { $count } maps are read.
}
web-option-cincinnati-keep = Who decides first which dice to keep?
web-option-cincinnati-keep-value = { $value ->
    [in-turn] One after the other, openly
   *[at-once] All at once, in secret
}
web-option-twins-hands = How many hands?
web-option-twins-hands-value = { $value ->
    [1] One hand
    [3] Three hands
   *[null] Until somebody is bankrupt
}
web-time = Time for a decision
web-time-value = { $seconds ->
    [0] No clock
    [15] 15 seconds
    [30] 30 seconds
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[86400] 1 day
}
web-public = Public
web-public-means = Anybody can find this table on the first page.
web-spectators = Anybody may watch
web-spectators-means = People with the link can watch without a seat.
web-approve = Approve who sits down
web-approve-means = Nobody gets a seat unless you say yes.
web-chat = Chat
web-open-at-end = Open everything at the end
web-open-at-end-means = After the game anybody at the table can see everything again and check the luck.
web-sealed-means = What was not shown in the game stays closed for ever; the luck cannot be checked.
web-make-table-now = Make the table

## Lobby

web-lobby-waiting = The game begins by itself when every seat is taken.
web-invite = Bring others to the table
web-code-is = The code of this table: { $code }
web-qr = QR code with the link of this table
web-copy-link = Share the link
web-copied = Copied
web-open-screen = Show on a big screen
web-your-name = Your name
web-your-name-counts = It is used from your next table on.
web-name-beside = Somebody else on this device? Their name
web-name-first = First write the name.
web-is-here = is here
web-is-away = is not connected
web-is-bot = bot, { $level }
web-bot-plays = away, a bot plays
web-you = you
web-seat-free = free
web-seat-kept = kept for { $name }
web-sit-here = Sit here
web-stand-up = Stand up
web-leaving = Leaving…
web-ask-for-seat = Ask for this seat
web-asked-host = Waiting for the host to agree…
web-asked-others = Waiting for the others to agree…
web-opening = The game is about to begin…
web-watching-count = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-host = Manage the table
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-dismiss = Ask { $name } to leave
web-dismiss-sure = Ask { $name } to leave?
web-dismiss-means = { $phase ->
    [gathering] The seat becomes free for somebody else.
   *[playing] { $name } loses the seat for the rest of this game, and a bot plays on.
}
web-asks = { $name } would like to sit down.
web-asks-for-seat = { $name } would like to take over from { $player }.
web-admit = Let { $name } play
web-decline = No
web-declined = Your request for a seat was turned down. You can keep watching.
web-unseated = You no longer have a seat at this table. You can keep watching.
web-begin-with-bots = Begin now, bots on the free seats
web-close-table = Close the table
web-fair-hash = The server’s secret number for this table is sealed already: { $hash }…

## The table

web-over = The game is over.
web-thinking = thinking…
web-ready = ready
web-won = wins!
web-drawer = Players, what happened, chat
web-log = What happened
web-chat-line = Say something to the table
web-send = Send
web-said = { $name } says: { $text }
web-undo = Take back
web-since = Since my last move
web-looking-back = Looking back
web-back-to-now = Back to now
web-step-back = One step back
web-step-on = One step on
web-run = Play
web-pause = Pause
web-moment = Moment
web-moment-of = { $move } of { $moves }
web-leave = Leave
web-leave-sure = Leave the table?
web-leave-means = A bot plays for you until you come back.
web-screen = Big screen
web-watching = You are watching.
web-take-over = Take the seat of { $name }
web-take-over-seat = Take over a seat
web-take-over-means = A bot is keeping a seat warm. The people at the table have to agree first.
web-why-closed = { $why ->
    [abandoned] The table was closed because nobody came any more.
    [operator] The table was closed by those who run this site.
   *[host] The table was closed by who made it.
}
web-rematch = Once more
web-join-rematch = To the next game
web-watch-again = Watch it again
web-curtain = Hand the device to { $name }
web-curtain-why = What comes next is for { $name } alone.
web-curtain-open = I am { $name }
web-connection-lost = The connection is lost. Nothing of the game is: it goes on by itself as soon as the server can be reached.
web-trouble = The bot { $name } could not decide; a random move was made instead.
web-connection-back = Connected again; everything is as it was.
web-connection-refused = The table cannot be reached with this seat any more.

## Replay and dice

web-replay = Replay
web-replay-means = Watch a game again from its record: a file that “Download” or the terminal has saved.
web-drop-record = Drop a record here, or choose a file.
web-other-record = Another record
web-eyes = Seen by
web-eyes-public = spectators
web-eyes-all = all together
web-copy-moment = Link to this moment
web-go-on-here = Go on from here against bots
web-download = Download
web-verify-means = Before the first roll the server showed a seal of its secret number, and the players sealed texts of their own; then the texts were opened. From number and texts this browser recomputes every outcome of chance that the server names.
web-verify-none = There is no seal for this record: its luck cannot be checked.
web-verify-taken-out = This browser sat at this table and was shown a seal, but the record says nothing of it. Do not trust this record!
web-verify-hash-right = The secret number fits the seal in the record.
web-verify-hash-wrong = The secret number does not fit the seal in the record!
web-verify-draws-right = { $draws ->
    [0] No roll or card of this record comes from the number and the texts.
    [one] The outcome that the server names for the one roll or card follows from the number and the texts.
   *[other] The server names an outcome for each of the { $draws } rolls and cards: all follow from the number and the texts.
}
web-verify-draws-wrong = { $move ->
    [0] The rolls and cards of the record are not what follows from it!
   *[other] The rolls and cards of the record are not what follows from it, or not all are accounted for: move { $move } is the first one!
}
web-verify-unproved = { $moves ->
    [one] Beware: nobody can vouch for the first move of this game. It comes from a record that this server cannot prove and may have been made up.
   *[other] Beware: nobody can vouch for the first { $moves } moves of this game. They come from a record that this server cannot prove; their cards and rolls may have been made up.
}
web-verify-before = { $moves ->
    [one] The first move comes from a finished game at another table, whose record anybody can read: whoever made this table chose the moment, and what was hidden then may be known. This check is about what came after it.
   *[other] The first { $moves } moves come from a finished game at another table, whose record anybody can read: whoever made this table chose the moment, and what was hidden then may be known. This check is about what came after them.
}
web-verify-before-link = Check that table too
web-verify-texts-right = Every sealed text in the dice fits its seal.
web-verify-texts-broken = { $count ->
    [one] The text of { $players } is not the one that was sealed!
   *[other] The texts of { $players } are not the ones that were sealed!
}
web-verify-left-out = { $count ->
    [one] The text of { $players } was not opened in time and is not in the dice.
   *[other] The texts of { $players } were not opened in time and are not in the dice.
}
web-verify-unsealed = { $count ->
    [one] The text of { $players } was not sealed before: whoever gives theirs last can try many.
   *[other] The texts of { $players } were not sealed before: whoever gives theirs last can try many.
}
web-verify-no-texts = No text of a player is in the dice. That proves less: the server alone could have tried many numbers before it sealed one.
web-verify-not-here = This browser did not sit at this table: it can only check that the record fits together.
web-verify-other-table = This browser sat at the table you asked about, but this is the record of another one!
web-verify-same-seal = This browser sat at this table: the seal in the record is the one it was shown then.
web-verify-other-seal = This browser sat at this table, and the seal in the record is not the one it was shown then!
web-verify-same-seals = All players’ seals in the record are those this browser was shown before it opened its text.
web-verify-other-seals = The players’ seals in the record are not those this browser was shown before it opened its text! Somebody may have chosen theirs afterwards.
web-verify-own-text = { $fate ->
    [there] The text this browser sealed for { $player } is in the dice.
    [left-out] The text this browser sealed for { $player } was left out, as the record says.
   *[missing] The text this browser sealed for { $player } is missing from the record!
}
web-verify-no-own-text = This browser put no text of its own into the dice.
web-verify-details = Seal, number and texts
web-verify-published = The seal
web-verify-seed = The secret number
web-verify-texts = The texts of the players
web-proof = What this proves, and against whom
web-proof-players = Players: those who do not know the server’s number could neither choose the luck nor know it in advance, not even all together. Where a game goes on from another one, that is true only of what came after.
web-proof-server = Whoever runs the server: if you opened a text, and this browser finds the seals it was shown in the record, they could not choose the number, or a text, to suit yours. But they know the number during the game and could look ahead. And they could leave texts out: each text that they can count or not count doubles the number of possible draws they can choose from, even if none is missing in the end.
web-proof-together = Both together: as long as one person who opened a text is not with them, the same is true of them. Their own texts are also among those they can open or withhold.
web-proof-rules = Which event each roll or card is, how many outcomes it has and what each of them means in the game is worked out by the server here. “ludoteca verify FILE” on your own computer recomputes that as well.

## The big screen

web-screen-how = Scan the code with a phone, or open the address and type the letters.

## Help, guide, coach

web-help-search = What would you like to know?
web-help-example-cincinnati = What is a duel?
web-help-example-twins = Who pays in play 1?
web-help-example-diceland = What is a bonus roll?
web-help-nothing = Nothing in the rules answers to that. Try another word.
web-guide = Guide
web-guide-next = Go on
web-guide-off = No guide, please
web-coach = Coach
web-coach-ask = Ask the coach
web-coach-thinks = The coach is thinking…
web-coach-waits = The coach speaks when it is your turn.
web-coach-here = The coach is here: ask.
web-coach-win = { $win } to win the game
web-hints-need-all = With several people at the table, the coach is silent unless all agree ({ $agreed } of { $people } do).
web-hints-agree = I agree
web-hints-disagree = I no longer agree

## Refusals

web-refused-no-such-table = There is no such table (any more).
web-refused-no-such-seat = There is no such seat.
web-refused-seat-taken = This seat is taken already.
web-refused-full = All seats are taken.
web-refused-bad-name = A name has 1 to 24 letters, and everyone at the table has a different one.
web-refused-bad-text = That text cannot be used.
web-refused-bad-chat = A line has 1 to 200 letters.
web-refused-bad-token = This browser does not hold that seat.
web-refused-bad-options = The game is not played like this: { $sentence }
web-refused-bad-record = That is not the record of a game by the rules; perhaps it was changed afterwards.{ $reasons ->
    [0] { "" }
   *[other] { " " }{ $sentence }
}
web-record-move = Line { $line }, “{ $move }”: the rules do not allow this move here.
web-record-line = Line { $line } is not as in a record.
web-refused-no-such-bot = There is no such bot for this game.
web-refused-not-host = Only whoever made the table may do that.
web-refused-sealed = At this table it was agreed that what was not shown stays closed.
web-refused-begun = The game has begun already.
web-refused-not-begun = The game has not begun yet.
web-refused-not-over = The game is not over yet.
web-refused-closed = The table is closed.
web-refused-too-large = That is too large.
web-refused-too-fast = That was too fast; wait a moment.
web-refused-too-many-tables = Too many tables have been made from here; wait a while.
web-refused-too-many-connections = Too many connections from here.
web-refused-not-saved = The server could not save that; nothing has changed.
web-refused-server-error = Something went wrong on the server; nothing has changed.
web-refused-stale = The table had changed already; look again.
web-refused-cannot-undo = That cannot be taken back: others have moved since, or dice have fallen.
web-refused-chat-off = There is no chat at this table.
web-refused-chat-too-fast = That was too fast; wait a moment before the next line.
web-refused-over = The game is over.
web-refused-not-awaited = It is not your turn.
web-refused-spectator = Whoever only watches cannot do that.
web-refused-hints-off = Hints are off while several people play, unless all agree.
web-refused-too-many-hints = One hint at a time: the coach is still thinking.
web-refused-coach-not-ready = The coach is not ready yet: on a new machine it needs a minute. Ask again soon.
web-refused-bot-failed = The coach has no answer this time.
web-refused-seated = You have or had a seat in this game, so you cannot take another one.
web-refused-muted = The host has turned off your chat.
web-refused-too-often = You have changed your mind very often; wait a moment.
web-refused-not-asked = Nobody is asking for that any more.
web-refused-busy = The server is busy right now; try again in a moment.
web-refused-no-spectators = This table is closed to spectators.
web-refused-unreadable-table = This table was made by another version of the server and can no longer be opened.
web-refused-host-unknown = The server does not know this address; open Ludoteca at its usual one.
