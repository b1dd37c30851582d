# The page of Pacal's Rocket in English: buttons, the board in words, standings, the final scoring.
#
# Squares are given in notation. $you is "yes" where the sentence is about the reader; then $name
# is not needed.

## Actions, on buttons and for screen readers

page-pacal-do-place = Place your ship on { $square }
page-pacal-do-roll =
    { $face ->
        [arrows] Roll the arrows
       *[other] Roll { $face }
    }
page-pacal-do-fly = Fly straight to { $square }
page-pacal-do-bend = Fly with turns to { $square }
page-pacal-do-leap = Leap to { $square }
page-pacal-do-god = Give up the god stone worth { $value }
page-pacal-do-land = Put your ship on { $square }
page-pacal-do-drop-own = Drop a stone into your ship
page-pacal-do-drop-other = Drop a stone into Player { $seat }’s ship
page-pacal-do-drop-own-from = Drop the stone from { $square } into your ship
page-pacal-do-drop-other-from = Drop the stone from { $square } into Player { $seat }’s ship
page-pacal-do-done = No more stones
page-pacal-do-build =
    Build { pacal-floors } on { $square } with { $squares }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }
page-pacal-do-raise =
    Raise { $square } to { pacal-floors } with { $squares }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }
page-pacal-do-pass = Pass: build nothing

## The board in words

page-pacal-board = The board
page-pacal-keys = Arrow keys: move over the board. Enter: act. N: next square where you can do something. D: show the district. Escape: cancel a choice.
page-pacal-lake = lake
page-pacal-covered = covered, out of play
page-pacal-in-district =
    { $kind ->
        [sacred] sacred district { $letter } worth { $value }
       *[plain] district { $letter } worth { $value }
    }
page-pacal-at-river = on the river
page-pacal-at-lake = on the lake shore
page-pacal-has-pyramid =
    { $you ->
        [yes] your pyramid of { pacal-floors }
       *[no] { $name }’s pyramid of { pacal-floors }
    }
page-pacal-has-ship =
    { $you ->
        [yes] your ship
       *[no] { $name }’s ship
    }
page-pacal-has-stone =
    { $you ->
        [yes] your stone
       *[no] { $name }’s stone
    }
page-pacal-inside =
    { $you ->
        [yes] { $count ->
            [one] 1 of your stones inside
           *[other] { $count } of your stones inside
        }
       *[no] { $count ->
            [one] 1 of { $name }’s stones inside
           *[other] { $count } of { $name }’s stones inside
        }
    }
page-pacal-inside-hidden = contents hidden
page-pacal-inside-empty = nothing inside
page-pacal-may-place = you can place your ship here
page-pacal-may-straight = you can fly straight here: two stones
page-pacal-may-bent = you can fly here with turns: one stone
page-pacal-may-leap = you can leap here: two stones
page-pacal-may-land = you can put your ship here
page-pacal-may-ship = you can drop a stone into this ship
page-pacal-may-stone = you can take this stone back
page-pacal-may-build = you can build here

page-pacal-and = { $one } and { $other }
page-pacal-comma = { $one }, { $other }
page-pacal-none = none

page-pacal-text-round = The round
page-pacal-text-seats = The players
page-pacal-text-ships = Ships
page-pacal-text-stones = Open stones
page-pacal-text-districts = Districts
page-pacal-text-waters = River and lake
page-pacal-die-none = The die has not been rolled.
page-pacal-die-shows =
    { $face ->
        [arrows] The die shows the arrows.
       *[other] The die shows { $face }.
    }
page-pacal-turn-of =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $name }’s turn.
    }
page-pacal-order-is = Next turns: { $names }.
page-pacal-closing = This is the last round.
page-pacal-of-floors = { $count } of { pacal-floors }
page-pacal-text-seat =
    { $you ->
        [yes] You
       *[no] { $name }
    }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }. Supply: { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }; pyramids: { $pyramids }. God stones: { $gods }.
page-pacal-text-ship =
    { $you ->
        [yes] Your ship on { $square }: { $load }.
       *[no] { $name }’s ship on { $square }: { $load }.
    }
page-pacal-text-stone =
    { $you ->
        [yes] Your stones: { $squares }.
       *[no] { $name }’s stones: { $squares }.
    }
page-pacal-text-district = District { $letter } worth { $value }: { $leader }. Pyramids: { $pyramids }.
page-pacal-text-pyramid =
    { $you ->
        [yes] yours of { pacal-floors } on { $square }
       *[no] { $name }’s of { pacal-floors } on { $square }
    }
page-pacal-text-river = River: { $places }.
page-pacal-text-lake = Lake: { $places }.
page-pacal-text-place =
    { $you ->
        [yes] you
       *[no] { $name }
    } { pacal-floors } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-pacal-leads-nobody = nobody has built here
page-pacal-leads =
    { $you ->
        [yes] you lead
       *[no] { $name } leads
    }
page-pacal-leads-shared = { $names } share the lead

## The tray: what can be done besides pressing the board

page-pacal-die =
    { $face ->
        [none] The die, not rolled yet
        [arrows] The die shows the arrows
       *[other] The die shows { $face }
    }
page-pacal-order = Turn order
page-pacal-order-seat = { $place }: { $name }
page-pacal-order-round = New round
page-pacal-key-straight = straight: two stones
page-pacal-key-bent = with turns: one stone
page-pacal-key-leap = leap: two stones
page-pacal-god-instead = Or give up a god stone:
page-pacal-god-loses = you lose its points at the end
page-pacal-your-ship = Your ship
page-pacal-into-own = Into your ship
page-pacal-into-other = Into { $name }’s ship
page-pacal-to-drop =
    { $count ->
        [one] 1 stone to drop
       *[other] { $count } stones to drop
    }
page-pacal-which-stone = Your supply is empty: take one of these stones back.
page-pacal-which-ship = Your supply is empty: choose a ship, then one of your stones to take back.
page-pacal-builds = What you can build
page-pacal-build-on =
    { $verb ->
        [raise] Raise { $square } to { $floors }
       *[build] Build { $floors } on { $square }
    }
page-pacal-build-with = with { $squares }
page-pacal-points-now =
    { $points ->
        [0] No points now.
        [one] 1 point now.
       *[other] { $points } points now.
    }
page-pacal-previous = Previous
page-pacal-next = Next
page-pacal-pass = Pass
page-pacal-choose-build = Choose what to build.

# What a build does in its district. $names are the others who led, or who lead beside you.
page-pacal-change-first = You are the first in district { $district }.
page-pacal-change-takeover = You take over district { $district } from { $names }.
page-pacal-change-untie = You pull ahead of { $names } in district { $district }.
page-pacal-change-tie = You share the lead in district { $district } with { $names }.
page-pacal-change-keep = You already lead district { $district }.
page-pacal-change-behind = You stay behind { $names } in district { $district }.
page-pacal-change-shores =
    { $shores ->
        [river] Also counts for the river.
        [lake] Also counts for the lake.
       *[both] Also counts for the river and the lake.
    }
page-pacal-sends-back =
    { $count ->
        [one] The stone of { $names } there goes back to its owner.
       *[other] The stones of { $names } there go back to their owners.
    }
page-pacal-change-ends =
    { $ends ->
        [now] { $bonus ->
            [0] This ends the game at once.
           *[other] This ends the game at once; { $bonus } of these points are for that.
        }
       *[round] This round will be the last.
    }
page-pacal-before-after = Floors: { $before } before, { $after } after

## Standings

page-pacal-score = Points
page-pacal-stones-left =
    { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
page-pacal-pyramids-left = Pyramids left
page-pacal-god-stones = God stones
page-pacal-god-stones-left = God stones: { $values }
page-pacal-river = River
page-pacal-lake-name = Lake
page-pacal-district = District
page-pacal-district-name =
    { $kind ->
        [sacred] Sacred district { $letter }
       *[plain] District { $letter }
    }
page-pacal-worth = Worth { $value }
page-pacal-pays = At the end
page-pacal-pays-points =
    { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }
page-pacal-nobody-built = Nobody has built here yet. The first to build scores { $value }.
page-pacal-ends-at =
    The game ends when someone reaches { $points } points, or builds and has { $left ->
        [0] no pyramid
        [one] only one pyramid
       *[other] only { $left } pyramids
    } left.
page-pacal-close = Close

## The final scoring

page-pacal-final = Final scoring
page-pacal-forecast = If the game ended now
page-pacal-final-play = Points during the game
page-pacal-final-gods = God stones left
page-pacal-final-sum = Total
page-pacal-final-wins =
    { $you ->
        [yes] You win with { $points } points.
       *[no] { $name } wins with { $points } points.
    }
page-pacal-final-shared = { $names } share the win with { $points } points.

## The picture on the start page

page-pacal-picture = A ship over a city of pyramids beside a river
page-pacal-told-river = The river: floors on its shore
page-pacal-told-lake = The lake: floors on its shore
page-pacal-told-district = District { $letter }: the most floors
page-pacal-told-god_stones = God stones that were not used
page-pacal-told-pyramid = The last pyramid
