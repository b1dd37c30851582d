# What the program says around the games. The games' own sentences are in files of their own.
# A key that a program sees as the code of a refusal never changes.

## Seats and results

seat = Player { $seat }
seat-with-name = Player { $seat } ({ $name })
scores = Scores:
final-scores = Final scores:
won = { $count ->
    [one] Player { $seats } wins.
   *[other] Players { $seats } share the win.
}

## Refusals

# $sentence is a refusal, $rule the number of the clause.
refused-by-rule = { $sentence } (rule { $rule })
at-line = Line { $line }: { $sentence }
in-file = { $file }: { $sentence }

not-an-action = “{ $text }” is not an action. Expected { $expected }.
no-game = There is no game yet. Start one with “new” or “load”.
nothing-to-undo = There is nothing to undo.
unknown-game = There is no game “{ $name }”. Available: { $known }.
unknown-option = There is no option “{ $name }”. Available: { $known }.
unknown-rules = { $title } has no rules version { $found }. Available: { $known }.
bad-option = The option “{ $name }” should be { $expected }, not { $found }.
wrong-players = { $title } is for { $least } to { $most } players, not { $found }.
unknown-bot = There is no bot “{ $name }”. Available: { $known }.
go-at-chance = No player decides now: chance acts. Play one of the legal actions, picked by weight.
go-when-over = There is nothing to decide: the game is over.
unknown-clause = The rules of { $game } have no clause { $number }.

## Records

record-malformed = This line does not belong here in a record. Expected { $expected }.
record-header = The header says “{ $key } { $found }”, but this program reads “{ $key } { $expected }”.
record-header-missing = The header has no line “{ $key }”.
record-header-twice = The header has more than one line “{ $key }”.
record-players = “{ $found }” is not a number of players.
record-option = “option { $found }” has no value. Expected “option NAME VALUE”.
record-option-twice = The option “{ $name }” is given more than once.

## Requests of programs

bad-json = This is not valid JSON: { $reason }.
bad-request = { $field ->
    [request] A request should be { $expected }; this one is of type “{ $found }”.
   *[other] { $found ->
        [nothing] The field “{ $field }” is missing. It should be { $expected }.
        [unreadable] The part “{ $field }” of this request cannot be read.
       *[other] The field “{ $field }” should be { $expected }; it is of type “{ $found }”.
    }
}
unknown-command = There is no command “{ $name }”. Available: { $known }.
line-too-long = This line is longer than { $most } bytes and was not read.
internal-error = Something went wrong in the program. The request was not carried out.

## Files and the command line (not on the page)

file-unreadable = The file cannot be read: { $reason }.
file-too-large = The file cannot be read: it has more than { $most } MB, far more than a record or a set of components.
file-not-text = The file cannot be read: it is not a text file.
file-unwritable = The file cannot be written: { $reason }.
io-failed = Reading or writing failed: { $reason }.
end-of-input = The input has ended.
option-shape = Write an option as NAME=VALUE, not as “{ $found }”.
option-twice = The option “{ $name }” is given more than once.

## Playing in a terminal (not on the page)

play-welcome = Type an action or its number. Type “?” for help.
play-game = { $number }  { $title } ({ $name })
play-ask-game = Which game?
play-ask-players = How many players ({ $least } to { $most })?
play-a-number = Expected a whole number from { $least } to { $most }.
play-ask-people = Which of the { $players } players are people? (for example 1,3; Enter for player 1; “none” to watch)
play-seats = “{ $found }” is not a list of players. Expected numbers such as 1 or 1,3, or “none”.
play-no-such-seat = There is no player { $seat } in a game for { $players }.
play-levels =
    1  { bot-level-1 }: { bot-level-1-about }
    2  { bot-level-2 }: { bot-level-2-about }
    3  { bot-level-3 }: { bot-level-3-about }
    4  { bot-level-4 }: { bot-level-4-about }
    5  { bot-level-5 }: { bot-level-5-about }
    6  { bot-level-6 }: { bot-level-6-about }
    7  { bot-level-7 }: { bot-level-7-about }
    8  { bot-level-8 }: { bot-level-8-about }
    9  { bot-level-9 }: { bot-level-9-about }
    10 { bot-level-10 }: { bot-level-10-about }
play-ask-levels = How strong should the { $bots ->
    [one] bot
   *[other] { $bots } bots
} be? ({ $levels }; Enter for { $usual }{ $bots ->
    [one] {""}
   *[other] ; one for all, or one for each as in 3,5
})
play-wrong-levels = { $found ->
    [one] One level
   *[other] { $found } levels
} for { $bots ->
    [one] one bot
   *[other] { $bots } bots
}. Name one for all of them, or one for each.
play-no-bot = Player { $seat } has no bot.
play-prompt = >
play-no-such-number = No action in the list has this number.
play-undone = Undone: { $action }
play-why-legal = You can do that now. { $sentence }
play-which-file = Which file? Type its name after the command, as in “save my-game.txt”.
play-saved = Saved as { $file }.
play-not-saved = Not saved.
play-ask-overwrite = { $file } already exists. Overwrite it (y/n)?
play-file-exists = { $file } already exists. “save! { $file }” overwrites it.
play-over = The game is over. “save FILE” saves it, “undo” goes back, “quit” ends.
play-help =
    Type an action as it is listed, such as “fly f9”, or its number. You can also type:
      ?             this help
      why ACTION    why an action is not allowed, with the rule
      undo          back to your last decision
      board         the board and the list again
      log           everything that has happened
      rules         all rules; “rules 5.4” is one clause, “rules 5” a section
      save FILE     save the record; “save! FILE” overwrites a file
      load FILE     play on from a record
      quit          end

## At a table of a server (not on the page)

join-bad-link = “{ $link }” is not the link of a table. Expected one such as https://games.example.org/t/TABLE.
join-no-folder = There is no folder to keep your seat in. Name one with --state.
join-no-sacbe = There is no Sacbe server at this address: it answered with status { $status }.
join-unreachable = { $server } cannot be reached: { $reason }
join-gone = { $server } has not answered for too long: { $reason } Your seat stays yours; the same command takes you back to it.
join-refused = The server says: { $sentence }
join-full = All seats at this table are taken.
join-over = The game at this table is over.
join-closed = The operator of the server has closed this table.
join-table = { $game }, a table with { $seats } seats.
join-ask-name = Your name at the table?
join-seated = You are player { $seat }. The game begins when the host starts it. Type “?” for help.
join-host = You are the host: type “start” to begin.
join-started = The game begins.
join-sat = { $name } sits down as player { $seat }.
join-filled = A bot of level { $level } takes the place of player { $seat }.
join-left = Player { $seat } leaves.
join-undone = { $steps ->
    [one] Player { $seat } takes back a step.
   *[other] Player { $seat } takes back { $steps } steps.
}
join-timed-out = The time of player { $seat } is up; a stand-in bot plays.
join-stood-in = A bot plays for player { $seat }, who is away.
join-taken-back = Player { $seat } is back.
join-paused = The game is paused.
join-resumed = The game goes on.
join-said = { $name }: “{ $text }”
join-rematch-wanted = Player { $seat } wants a rematch; type “rematch” if you do too.
join-rematched = The rematch: sacbe play --join { $link }
join-nudged = Player { $seat } nudges you: it is your turn.
join-allowed = You can do that now.
join-may-end = Type “end” to end your turn, or “undo” to take back a step.
join-finished = The game is over. “save FILE” saves its record, “rematch” asks for another, “quit” ends.
join-dice-right = All dice fell as the server had promised.
join-lost = The connection is lost. Trying again …
join-back = Connected again.
join-help =
    Type an action as it is listed, such as “fly f9”, or its number. You can also type:
      ?             this help
      why ACTION    why an action is not allowed, with the rule
      undo          take back a step of your turn
      end           end your turn
      board         the board and the list again
      log           everything that has happened
      rules         all rules; “rules 5.4” is one clause, “rules 5” a section
      say WORDS     say something to everybody at the table
      save FILE     save the record
      start         start the game, as the host
      back          take your seat back from a bot
      rematch       ask for another game
      leave         leave the table: a stand-in bot plays
      quit          end; your seat stays yours

## Replays (not on the page)

replay-of = { $title }, { $players } players, { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
replay-ask = Enter: next, b: back, q: quit >
replay-ask-end = End of the record. b: back, q: quit >
replay-help = Press Enter for the next action, or type b to go back or q to quit.
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
arena-title = { $title }, { $players } players, { $games ->
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
arena-pairs = Head to head, what the first one won:
# $llr is the logarithm of the ratio of likelihoods; the test ends at $lower or $upper.
arena-sprt-accepted = Accepted: stronger by { $high } Elo rather than { $low }. (LLR { $llr }, ends at { $lower } or { $upper })
arena-sprt-rejected = Rejected: stronger by { $low } Elo rather than { $high }, if at all. (LLR { $llr }, ends at { $lower } or { $upper })
arena-sprt-open = Undecided: too few games to say whether it is stronger by { $low } or by { $high } Elo. (LLR { $llr }, ends at { $lower } or { $upper })
arena-stalled = { $count ->
    [one] One game stalled and was stopped.
   *[other] { $count } games stalled and were stopped.
}
arena-forfeit = Game { $game } was forfeited. { $sentence }
arena-more-forfeits = { $count ->
    [one] One more game was forfeited.
   *[other] { $count } more games were forfeited.
}
arena-few-bots = A contest needs at least two bots, not { $found }. Name them with --bots and --engine.
arena-many-bots = { $found } bots do not fit a table for { $players } players. Name two bots, or one for each player, or add --tournament to let every pair meet.
arena-parameter = “{ $bot }” has no parameter “{ $found }”. Available: ms=N, playouts=N and threads=N, and for engines bot=NAME.
arena-sprt = A sequential test needs two Elo differences from -2000 to 2000, the lower one first, and error rates above 0 and below 0.5.
arena-sprt-bots = A sequential test is between two bots, not { $found }.
arena-not-a-journal = This line is not from a contest that can be resumed.
arena-other-contest = This file belongs to another contest: another game, other bots, another seed or other limits. Use a separate file for each contest.
arena-command = “{ $found }” is not a command: the program is missing, or a quote is not closed.

# Why a bot loses a game otherwise than by the rules. $detail is what was said.
arena-fault-start = { $bot } could not be started: { $detail }.
arena-fault-died = { $bot } quit in the middle of the game ({ $detail }).
arena-fault-hung = { $bot } did not answer within { $detail }.
arena-fault-nonsense = { $bot } gave an invalid answer: “{ $detail }”.
arena-fault-refused = { $bot } refused a command: “{ $detail }”.
arena-fault-illegal = { $bot } chose “{ $detail }”, which the rules do not allow there.
arena-fault-panicked = { $bot } failed: { $detail }.

## Learning (not on the page)

puzzles-progress = Puzzle { $found } of { $count }
learn-games = Generation { $generation } of { $generations }: { $played } of { $games } games played.
learn-progress = Generation { $generation } of { $generations }: { $positions } positions, loss { $loss } nats (who wins).
learn-resumed = Continuing after generation { $generation }.
learn-checkpoint-damaged = This is not a complete checkpoint of a training. Delete it to start from the beginning.
learn-checkpoint-of-other-course = This checkpoint belongs to a training with other arguments. Use those, or delete it to start from the beginning.
learn-not-a-network = This is not a network of this game.

## Loading a server (not on the page)

load-not-local = You can load-test only a server on this machine: give an address such as 127.0.0.1:7777.
load-tables = A run has 1 to { $most } tables.
load-too-long = A run lasts at most { $most } seconds.
load-connect = The server cannot be reached: { $reason }
load-answered = The server answered { $status }: { $body }
load-protocol = The server sent something unexpected: { $reason }
load-report =
    { $tables } tables, { $connections } connections, { $seconds } s
    actions acknowledged            { $actions }
    actions per second              { $rate }
    refused                         { $refused }
    games finished                  { $games }
    connections lost                { $lost }
    acknowledged, p50/p95/p99 in ms { $acknowledged }
    seen by others, p50/p95/p99     { $seen }
    server CPU, µs per action       { $cpu }
    memory, bytes per table         { $table }
    memory, bytes per connection    { $connection }
    server memory, bytes            { $memory }

## Pictures (not on the page)
picture-mark = “{ $found }” is not a mark of this picture. Expected { $expected }.
