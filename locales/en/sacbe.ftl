# What the program says around the games. The games' own sentences are in files of their own.
# A key that a program sees as the code of a refusal never changes.

## Seats and results

seat = Seat { $seat }
seat-with-name = Seat { $seat } ({ $name })
scores = Scores:
final-scores = Final scores:
won = { $count ->
    [one] Seat { $seats } wins.
   *[other] Seats { $seats } share the win.
}

## Refusals

# $sentence is a refusal, $rule the number of the clause.
refused-by-rule = { $sentence } (rule { $rule })
at-line = Line { $line }: { $sentence }
in-file = { $file }: { $sentence }

not-an-action = “{ $text }” is not an action. Expected { $expected }.
no-game = There is no game yet. Begin one with “new” or “load”.
nothing-to-undo = There is nothing to take back.
unknown-game = There is no game “{ $name }”. There is: { $known }.
unknown-option = There is no option “{ $name }”. There is: { $known }.
unknown-rules = { $title } has no rules version { $found }. Known: { $known }.
bad-option = The option “{ $name }” should be { $expected }, not { $found }.
wrong-players = { $title } is for { $least } to { $most } players, not for { $found }.
unknown-bot = There is no bot “{ $name }”. There is: { $known }.
go-at-chance = Nobody has to decide now: it is up to chance. Play one of the legal actions, by their weights.
go-when-over = There is nothing left to decide: the game is over.
unknown-clause = The rules of { $game } have no number { $number }.

## Records

record-malformed = This is not a line of a record here. Expected { $expected }.
record-header = The header says “{ $key } { $found }”, but we read “{ $key } { $expected }”.
record-header-missing = The header has no line “{ $key }”.
record-header-twice = The header has more than one line “{ $key }”.
record-players = “{ $found }” is not a number of players.
record-option = “option { $found }” lacks a value. Expected “option NAME VALUE”.
record-option-twice = The option “{ $name }” is given more than once.

## Requests of programs

bad-json = This is not JSON: { $reason }.
bad-request = { $field ->
    [request] A request should be { $expected }; this is of the type “{ $found }”.
   *[other] { $found ->
        [nothing] The field “{ $field }” is missing. It should be { $expected }.
        [unreadable] The part “{ $field }” of this request cannot be read.
       *[other] The field “{ $field }” should be { $expected }; it is of the type “{ $found }”.
    }
}
unknown-command = There is no command “{ $name }”. There is: { $known }.
line-too-long = This line is longer than { $most } bytes, so it was not read.
internal-error = Something is wrong with the program itself. The request was not granted.

## Files and the command line (not on the page)

file-unreadable = The file cannot be read: { $reason }.
file-unwritable = The file cannot be written: { $reason }.
io-failed = Reading or writing failed: { $reason }.
end-of-input = The input has ended.
option-shape = An option is given as NAME=VALUE, not as “{ $found }”.
option-twice = The option “{ $name }” is given more than once.

## Playing in a terminal (not on the page)

play-welcome = Type an action or its number. “?” tells what else you can type.
play-game = { $number }  { $title } ({ $name })
play-ask-game = Which game?
play-ask-players = How many players ({ $least } to { $most })?
play-a-number = Expected a whole number from { $least } to { $most }.
play-ask-people = Which of the { $players } seats are people? (as in 1,3; Enter for seat 1; “none” to watch)
play-seats = “{ $found }” are no seats. Expected numbers such as 1 or 1,3, or “none”.
play-no-such-seat = There is no seat { $seat } at a table of { $players }.
play-ask-levels = How well shall the { $bots ->
    [one] bot
   *[other] { $bots } bots
} play? ({ $levels }; Enter for { $usual }{ $bots ->
    [one] {""}
   *[other] ; one for all, or one for each as in easy,hard
})
play-wrong-levels = { $found ->
    [one] One level
   *[other] { $found } levels
} for { $bots ->
    [one] one bot
   *[other] { $bots } bots
}. Name one for all of them, or one for each.
play-no-bot = Seat { $seat } has no bot.
play-prompt = >
play-no-such-number = No action in the list has this number.
play-undone = Taken back: { $action }
play-why-legal = You may do that now. { $sentence }
play-which-file = Which file? Type its name after the command, as in “save my-game.txt”.
play-saved = Saved as { $file }.
play-not-saved = Not saved.
play-ask-overwrite = { $file } exists already. Write over it (y/n)?
play-file-exists = { $file } exists already. “save! { $file }” writes over it.
play-over = The game is over. “save FILE” keeps it, “undo” goes back, “quit” ends.
play-help =
    Type an action as it is listed, such as “fly f9”, or its number. Besides:
      ?             this list
      why ACTION    why an action is not allowed, with the rule
      undo          back to your last decision
      board         the board and the list again
      log           everything that happened
      rules         all rules; “rules 5.4” is one clause, “rules 5” a section
      save FILE     write the record; “save! FILE” writes over a file
      load FILE     play on from a record
      quit          end

## Replays (not on the page)

replay-of = { $title }, { $players } players, { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
replay-ask = Enter: on, b: back, q: end >
replay-ask-end = The end of the record. b: back, q: end >
replay-help = Press Enter to go on, or type b to go back or q to end.
replay-too-far = There is no position after { $at } actions: the record has { $last }.

## Speed (not on the page)

speed-table =
    Random games of { $game } with { $players } players: { $games } games, { $decisions } decisions, { $seconds } s
      games per second            { $games-rate }
      decisions per second        { $decisions-rate }
      actions listed per second   { $listed-rate }
      bytes per state             { $bytes }

## Arena (not on the page)

# $title is the name of a game for people.
arena-title = { $title }, { $players } seats, { $games ->
    [one] one game
   *[other] { $games } games
}:
arena-bot = bot
arena-wins = wins
arena-rate = rate
arena-interval = 95 % interval
arena-mean-score = mean score
arena-elo = Elo
arena-elo-interval = 95 % interval
arena-pairs = Every two of them, what the first has won:
# $llr is the logarithm of the ratio of likelihoods; the test ends at $lower or $upper.
arena-sprt-accepted = Accepted: stronger by { $high } points of Elo rather than by { $low }. (LLR { $llr }, ends at { $lower } or { $upper })
arena-sprt-rejected = Rejected: stronger by { $low } points of Elo rather than by { $high }, if at all. (LLR { $llr }, ends at { $lower } or { $upper })
arena-sprt-open = Undecided: too few games to say whether it is stronger by { $low } or by { $high } points of Elo. (LLR { $llr }, ends at { $lower } or { $upper })
arena-stalled = { $count ->
    [one] One game stalled and was broken off.
   *[other] { $count } games stalled and were broken off.
}
arena-forfeit = Game { $game } was forfeited. { $sentence }
arena-more-forfeits = { $count ->
    [one] One more game was forfeited.
   *[other] { $count } more games were forfeited.
}
arena-few-bots = A contest needs two bots or more, not { $found }. Name them with --bots and --engine.
arena-many-bots = { $found } bots do not fit a table of { $players } seats. Name two bots, or one for each seat, or add --tournament to let every two of them meet.
arena-parameter = “{ $bot }” has no parameter “{ $found }”. There is ms=N, playouts=N and threads=N, and for engines bot=NAME.
arena-sprt = A sequential test needs two numbers of points of Elo, the lower first, from -2000 to 2000, and rates of error above 0 and below 0.5.
arena-sprt-bots = A sequential test is between two bots, not { $found }.
arena-not-a-journal = This is not a line of a contest that could be taken up.
arena-other-contest = This file is of another contest: another game, other bots, another seed or other limits. Name a file of its own for each.
arena-command = “{ $found }” is not a command: it lacks a program, or the end of a quotation.

# Why a bot loses a game otherwise than by the rules. $detail is what was said.
arena-fault-start = { $bot } could not be started: { $detail }.
arena-fault-died = { $bot } ended in the middle of the game ({ $detail }).
arena-fault-hung = { $bot } gave no answer within { $detail }.
arena-fault-nonsense = { $bot } gave an answer that is none: “{ $detail }”.
arena-fault-refused = { $bot } refused what it was told: “{ $detail }”.
arena-fault-illegal = { $bot } chose “{ $detail }”, which the rules do not allow there.
arena-fault-panicked = { $bot } failed: { $detail }.

## Learning (not on the page)

learn-progress = Generation { $generation }: { $positions } positions, { $loss } nats of doubt about who wins.

## Loading a server (not on the page)

load-not-local = A server is loaded only on this machine: give an address such as 127.0.0.1:7777.
load-tables = A run has 1 to { $most } tables.
load-too-long = A run lasts at most { $most } seconds.
load-connect = The server cannot be reached: { $reason }
load-answered = The server answered { $status }: { $body }
load-protocol = The server said something that was not expected: { $reason }
load-report =
    { $tables } tables, { $connections } connections, { $seconds } s
    actions acknowledged            { $actions }
    actions a second                { $rate }
    refused                         { $refused }
    games to their end              { $games }
    connections lost                { $lost }
    acknowledged, p50/p95/p99 in ms { $acknowledged }
    seen by others, p50/p95/p99     { $seen }
    CPU of the server, µs an action { $cpu }
    memory, bytes a table           { $table }
    memory, bytes a connection      { $connection }
    memory of the server, bytes     { $memory }

## Pictures (not on the page)
picture-mark = “{ $found }” is not a mark of this picture. Expected { $expected }.
