# Meeting others, lists of tables and games, levels of bots.

page-bots-level = Level of the bots
# $from is the level of the last game, $to the next one: numbers from 1 to 10.
page-level-up = You won clearly against level { $from }. Next time you play against level { $to }.
page-level-down = You lost clearly against level { $from }. Next time you play against level { $to }.
page-level-play = Play level { $to }
page-level-is-up = You won clearly against level { $from }, so now it is level { $to }.
page-level-is-down = You lost clearly against level { $from }, so now it is level { $to }.
page-level-back = Back to level { $from }

page-player-numbered = Player { $seat }

page-pair = Play with someone
page-pair-about = You are seated with others who want to play the same game. It starts when all seats are taken.
page-pair-game = Game
page-pair-players = Number of players
page-pair-find = Find someone

page-waiting = Waiting for someone to play with…
page-waiting-more = { $count ->
    [one] Waiting for one more player…
   *[other] Waiting for { $count } more players…
}
page-waiting-ask = Nobody else is here yet. Play against bots, or keep waiting?
page-waiting-ask-more = Nobody else has come yet. Fill up with bots, or keep waiting?
page-waiting-bots = Play with bots
page-waiting-keep = Keep waiting

page-filter = Show only some tables
page-filter-game = Game
page-filter-pace = Pace
page-filter-with = Players
page-filter-any = all
page-filter-people = people only
page-filter-reset = Show all tables

page-tables-gathering = Open seats
page-tables-playing = Games in progress
page-tables-join = Join
page-tables-watch = Watch
page-tables-empty = There are none right now. Play with someone, or make a table and invite others; this list updates by itself.
page-tables-filtered = No table fits right now.
page-tables-lost = The connection is lost. This list may be old.

page-games = My games
page-games-all = All my games
page-games-running = Running
page-games-over = Finished
page-games-none = This browser has not played at any table yet.
page-games-more = Show more
page-games-level = Bots: { $level }
page-games-reached = Level reached in { $game }: { $level }
page-games-export = Save as a table (CSV)
page-result-won = { $points ->
    [one] Won with one point
   *[other] Won with { $points } points
}
page-result-place = { $points ->
    [one] Place { $place } of { $players }, one point
   *[other] Place { $place } of { $players }, { $points } points
}
