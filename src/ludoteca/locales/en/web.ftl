### What the web app itself says, whatever the game.

web-verbatim = { $text }
web-value = { $value }
web-close = Close
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
web-begin-with-bots = Begin now, bots on the free seats
web-close-table = Close the table
web-fair-hash = The luck of this table is sealed already: { $hash }…

## The table

web-waiting-for = Waiting for { $players }.
web-chance = Chance decides.
web-over = The game is over.
web-thinking = thinking…
web-ready = ready
web-won = wins!
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
web-leave-sure = Leave the table? A bot plays for you until you come back.
web-screen = Big screen
web-watching = You are watching.
web-take-over = Take the seat of { $name }
web-why-closed = { $why ->
    [abandoned] The table was closed because nobody came any more.
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
web-verify-means = Before the first roll the server showed a seal of its secret number; every player added a text. From these, this browser now computes every roll and card itself and compares them with the record.
web-verify-none = There is no seal for this record: its luck cannot be checked.
web-verify-hash-right = The secret number is the one that was sealed.
web-verify-hash-wrong = The secret number is not the one that was sealed!
web-verify-draws-right = { $draws ->
    [one] The one outcome of chance is exactly what follows from it.
   *[other] All { $draws } rolls and cards are exactly what follows from it.
}
web-verify-draws-wrong = The rolls and cards of the record are not what follows from it!
web-verify-published = The seal
web-verify-seed = The secret number
web-verify-texts = The texts of the players

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
