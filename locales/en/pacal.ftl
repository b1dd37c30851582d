# Pacal's Rocket in English.
#
# Squares, faces and constellations are given in notation. A refusal says first what is so, then
# what follows from it; the number of the clause is added where it is shown.

## Names

# What a ship cannot enter: a ship or a pyramid has an owner, the rest is the board's.
pacal-obstacle =
    { $what ->
        [own-ship] your own ship on { $where }
        [own-pyramid] your own pyramid on { $where }
        [ship] Player { $owner }’s ship on { $where }
        [pyramid] Player { $owner }’s pyramid on { $where }
        [lake] the lake at { $where }
        [cover] the cover on { $where }
       *[edge] the edge of the board
    }

# The same as a sentence about the square.
pacal-where-obstacle =
    { $what ->
        [own-ship] Your own ship is on { $where }
        [own-pyramid] Your own pyramid is on { $where }
        [ship] Player { $owner }’s ship is on { $where }
        [pyramid] Player { $owner }’s pyramid is on { $where }
        [lake] { $where } is in the lake
        [cover] { $where } is covered and out of play
       *[edge] { $where } is off the board
    }

pacal-floors =
    { $floors ->
        [one] 1 floor
       *[other] { $floors } floors
    }

pacal-stands-for =
    { $stands_for ->
        [one] 1 floor
       *[other] { $stands_for } floors
    }

pacal-squares-away =
    { $distance ->
        [one] 1 square away
       *[other] { $distance } squares away
    }

# Ends the sentence about a new or higher pyramid.
pacal-and-scores =
    { $points ->
        [0] .
        [one] , and scores 1 point.
       *[other] , and scores { $points } points.
    }

## What is asked

pacal-ask-place = Place your ship on a free square of the sacred district.
pacal-ask-roll = Roll the die.
pacal-ask-fly = Fly { $number }: straight (two stones) or with turns (one stone).
pacal-ask-fly-out = Fly { $number } in a straight line and leave the sacred district.
pacal-ask-leap = Leap as far as you like along your row or column.
pacal-ask-leap-out = Leap along your row or column and leave the sacred district.
pacal-ask-stuck-god = You are stuck: give up a god stone.
pacal-ask-stuck = You are stuck and have no god stone: put your ship on any free square.
pacal-ask-land = Put your ship on any free square.
pacal-ask-drop-two = Drop up to two stones: first into your ship, then into another. Or finish.
pacal-ask-drop-one = Drop your last stone into your ship or into another one, or finish.
pacal-ask-drop-own = You can drop one stone, into your ship. Or finish.
pacal-ask-drop-other = One more stone: drop it into another ship, or finish.
pacal-ask-build = Build or raise a pyramid, or pass.
pacal-ask-over = The game is over.

## What happens

pacal-place = Player { $seat } places their ship on { $square }.
pacal-roll =
    Player { $seat } rolls { $number ->
        [8] an 8
       *[other] a { $number }
    }{ $players ->
        [2] .
       *[other] , which counts for the whole round.
    }
pacal-roll-arrows =
    Player { $seat } rolls the arrows{ $players ->
        [2] .
       *[other] , which count for the whole round.
    }
pacal-fly = Player { $seat } flies straight to { $square }.
pacal-bend = Player { $seat } flies with turns to { $square }.
pacal-leap = Player { $seat } leaps to { $square }.
pacal-god = Player { $seat } gives up the god stone worth { $value }.
pacal-land = Player { $seat } puts their ship on { $square }.
pacal-drop-own = Player { $seat } drops a stone into their own ship.
pacal-drop-own-from = Player { $seat } takes a stone back from { $square } and drops it into their own ship.
pacal-drop-other = Player { $seat } drops a stone into Player { $other }’s ship.
pacal-drop-other-from = Player { $seat } takes a stone back from { $square } and drops it into Player { $other }’s ship.
pacal-done = Player { $seat } drops no more stones.
pacal-build = Player { $seat } builds a pyramid of { pacal-floors } on { $square }, in district { $district }{ pacal-and-scores }
pacal-raise = Player { $seat } raises the pyramid on { $square }, in district { $district }, to { pacal-floors }{ pacal-and-scores }
pacal-pass = Player { $seat } builds nothing.

## Headings of a list of actions

pacal-kind-place = Place your ship
pacal-kind-roll = Roll the die
pacal-kind-fly = Fly straight, for two stones
pacal-kind-bend = Fly with turns, for one stone
pacal-kind-leap = Leap, for two stones
pacal-kind-god = Give up a god stone
pacal-kind-land = Put your ship down
pacal-kind-drop = Drop a stone
pacal-kind-build = Build a pyramid
pacal-kind-raise = Raise a pyramid
pacal-kind-finish = Finish

## Refusals: not now

pacal-over = The game is over and the points are counted, so no more moves can be made.
pacal-place-first = Not every ship is on the board yet, so place yours first.
pacal-already-placed = All ships are already on the board, so no more can be placed.
pacal-roll-first = The die has not been rolled yet, so it has to be rolled first.
pacal-already-rolled = The die has already been rolled, so play with what it shows.
pacal-other-step =
    { $step ->
        [move] Your ship has not moved yet, so move it first.
        [land] Your ship is in the air, so put it on a free square first.
        [drop] You can still drop stones, so drop one or say “done” first.
       *[build] Your ship has moved and you have finished dropping stones, so now you can only build, raise or pass.
    }
pacal-off-board =
    The board has { $columns ->
        [one] 1 column
       *[other] { $columns } columns
    } and { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }, so there is no square { $square }.

## Refusals: setup and the die

pacal-place-outside = { $square } is outside the sacred district { $district }, so no ship can start there.
pacal-place-taken = { pacal-where-obstacle }, so choose another square for your ship.
pacal-roll-no-such-face = The die has no face with { $face }, so you cannot roll that.

## Refusals: flying

pacal-stay = Your ship is on { $square } and has to move, so it cannot stay there.
pacal-arrows-leap = The die shows the arrows, so your ship leaps instead of flying a number of squares.
pacal-fly-not-straight = { $to } is not in the same row or column as { $from }, so you cannot fly straight there.
pacal-fly-blocked = To the { $direction }, { pacal-obstacle } is right next to your ship, so it cannot fly that way.
pacal-must-fly-on =
    The way { $direction } is free for { $squares ->
        [2] both squares
       *[other] all { $squares } squares
    }, so your ship must fly on to { $end }.
pacal-must-fly-up-to =
    The way { $direction } is free for { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }, so your ship must fly on to { $end }, where it has to stop.
pacal-fly-stopped = To the { $direction }, { pacal-obstacle } is in the way, so your ship stops in front of it on { $end }.
pacal-fly-too-far =
    The die shows { $number } and that square is { pacal-squares-away }, so the flight ends on { $end }.
pacal-first-round-leave = { $square } is still in the sacred district { $district }, and in the first round your ship must leave it, so choose another square.
pacal-first-round-straight = This is the first round, so your ship must leave the sacred district in a straight line.
pacal-stuck = Your ship is stuck on { $square }, so it cannot fly.
pacal-bend-back = Your flight starts on { $square } and cannot visit a square twice, so it cannot end there.
pacal-bend-is-straight = A straight flight also ends on { $square }, so flying there counts as straight and lets you drop two stones: fly { $square }.
pacal-bend-onto-obstacle = { pacal-where-obstacle }, so your ship cannot end there.
pacal-bend-too-far = { $square } is { pacal-squares-away }, so { $number } is not enough to get there.
pacal-bend-odd = { $square } is { pacal-squares-away } and every detour adds an even number of squares, so no flight of exactly { $number } ends there.
pacal-bend-no-way = No route of exactly { $number } squares around the obstacles ends on { $square }, so you cannot fly there.
pacal-leap-no-arrows = The die shows { $number }, not the arrows, so your ship cannot leap.
pacal-leap-line = { $to } is not in the same row or column as { $from }, so you cannot leap there.
pacal-not-free = { pacal-where-obstacle }, so your ship cannot end there.
pacal-god-spent = Your god stone worth { $value } is out of the game, so you cannot give it up.
pacal-god-first-round = Your ship can leave the sacred district in a straight line, and in the first round it must, so you cannot use a god stone instead.
pacal-god-given-up = You gave up a god stone instead of flying, so now put your ship on a free square.
pacal-land-same = Your ship comes from { $square } and has to move, so it cannot go back there.
pacal-land-not-stuck = Your ship can fly, so you cannot just put it on another square.
pacal-land-god-first = Your ship is stuck and you still have a god stone, so you must give one up first.

## Refusals: dropping

pacal-drop-own-twice = You have already dropped a stone into your own ship, so the other one can only go into another ship.
pacal-drop-own-only = You can drop only one stone this turn, and it goes into your own ship, so Player { $seat } gets none.
pacal-drop-say-own = Player { $seat }’s ship is your own, so say “drop own”.
pacal-no-such-seat = There are only { $players } players, so Player { $seat } has no ship.
pacal-take-back-not-empty =
    You still have { $supply ->
        [one] 1 stone
       *[other] { $supply } stones
    } in your supply, so you cannot take back the one on { $square }.
pacal-supply-empty = Your supply is empty, so say which square you take a stone back from.
pacal-take-back-hidden =
    { $whose ->
        [yours] Your own ship is on { $square }
       *[theirs] Player { $owner }’s ship is on { $square }
    }, so you cannot take a stone back from inside it.
pacal-take-back-none = You have no stone on { $square }, so there is none to take back.

## Refusals: building

pacal-no-constellation =
    { $count ->
        [2] { $squares } are not next to each other in a row or column, so they are not a constellation.
        [3] { $squares } are not in one line with equal gaps, so they are not a constellation.
       *[other] { $squares } form neither a line with equal gaps nor an upright square, so they are not a constellation.
    }
pacal-no-constellation-or-diamond =
    { $count ->
        [2] { $squares } are not next to each other in a row or column, so they are not a constellation.
        [3] { $squares } are not in one line with equal gaps, so they are not a constellation.
       *[other] { $squares } form neither a line with equal gaps nor an upright square nor a diamond, so they are not a constellation.
    }
pacal-gap-taken =
    { $square }, between your stones, holds { $what ->
        [own-ship] your own ship
        [own-pyramid] a pyramid of your own
        [ship] Player { $owner }’s ship
        [pyramid] a pyramid of Player { $owner }
       *[stone] a stone of Player { $owner }
    }, and in this game gaps must be empty, so these squares are not a constellation.
pacal-stone-hidden =
    { $whose ->
        [yours] Your own ship is on { $square }
       *[theirs] Player { $owner }’s ship is on { $square }
    }, so nothing inside it counts for a constellation.
pacal-not-your-pyramid = The pyramid on { $square } belongs to Player { $owner }, so it cannot be part of your constellation.
pacal-no-stone = You have neither an open stone nor a pyramid on { $square }, so it cannot be part of your constellation.
pacal-build-outside = { $square } is not part of the constellation, so you cannot build there.
pacal-build-on-pyramid = You already have a pyramid on { $square }, so you can only raise it, not build a new one there.
pacal-raise-outside = { $square } is not part of the constellation, so you cannot raise a pyramid there with it.
pacal-raise-no-pyramid = You have no pyramid on { $square }, so there is none to raise.
pacal-pyramids-only = This constellation has only pyramids and needs at least one stone, so it does not count.
pacal-master-stones-only =
    In the master variant you build new pyramids from stones only, so { $pyramids ->
        [one] the pyramid in this constellation does not count.
       *[other] the { $pyramids } pyramids in this constellation do not count.
    }
pacal-master-one-pyramid = This constellation has { $pyramids } pyramids, and in the master variant only the one you raise can be part of it, so it does not count.
pacal-too-high = This constellation gives { pacal-stands-for }, so a pyramid of { pacal-floors } is too high for it.
pacal-raise-not-higher =
    The pyramid on { $square } already has { $standing ->
        [one] 1 floor
       *[other] { $standing } floors
    }, so one of { pacal-floors } would not be higher.
pacal-none-left = You have no pyramid of { pacal-floors } left, so you cannot use one.
pacal-lower-needs-smaller = This constellation gives { pacal-stands-for } and you have a pyramid that high, so a pyramid of { pacal-floors } needs a smaller constellation.

## Refusals: setting up a game

pacal-players = Pacal’s Rocket is for 2 to 5 players, not { $found }.
pacal-option-newer = The option “{ $name }” was added in rules { $since }, and this game uses rules { $rules }, so it cannot be set.
pacal-die-face = Face { $face } of the die is { $found }, but it should be a whole number from 1 to 9 or arrows.
pacal-board-json = The board is not valid JSON at column { $column }: { $reason }.
pacal-board-unknown-field = A board has no field “{ $field }”. Its fields are { $expected }.
pacal-board-field-missing = The board needs a field “{ $field }”, but has none.
pacal-board-field = The field “{ $field }” of the board is { $found }, but it should be { $expected }.
pacal-board-row = Row { $row } of the board is { $found }, but it should be text made of the letters A to Z and ~.
pacal-board-row-size =
    Row { $row } of the board has { $found ->
        [one] 1 square
       *[other] { $found } squares
    }, but it should have 1 to { $most }.
pacal-board-row-length =
    Row { $row } has { $found ->
        [one] 1 square
       *[other] { $found } squares
    }, row 1 has { $expected }.
pacal-board-symbol = Row { $row }, column { $column } of the board is “{ $found }”, but it should be a letter from A to Z, or ~ for the lake.
pacal-board-value-missing = District { $district } has no value.
pacal-board-value = The value of district { $district } is { $found }, but it should be a whole number from 0 to { $most }.
pacal-board-river-corner = Corner { $corner } of the river is { $found }, but it should be [x, y] with x from 0 to { $columns } and y from 0 to { $rows }.
pacal-board-river-bend = The river runs from { $from } to { $to } (corner { $corner }), but it should run along a row or column of corners and not stay in place.
pacal-board-field-newer = The board field “{ $field }” was added in rules { $since }, and this game uses rules { $rules }, so it cannot be used.
pacal-board-shore = Entry { $entry } of “{ $field }” is { $found }, but it should be a square such as "c1".
pacal-board-shore-off-map = The board has { $columns } columns and { $rows } rows, so “{ $field }” cannot list { $square }.
pacal-board-shore-in-lake = { $square } is in the lake, so “{ $field }” cannot list it; shore squares are on land.
pacal-board-shore-twice =
    { $square } is listed twice in the { $field ->
        [river_shore] river's
       *[lake_shore] lake's
    } shore.
pacal-board-cover = Cover { $piece } has { $found }, but it should have a list of letters of districts that are on the map.
pacal-board-cover-sacred = Cover { $piece } would lie on the sacred district, where the ships start, so it cannot go there.
pacal-board-sacred-room = The sacred district needs { $players } squares, one for each ship; it has { $squares }.
pacal-board-sacred-missing = No square of the map is in the sacred district { $district }, where the ships start.

## What a turn achieves, for reviews and hints.
pacal-fact-majority =
    Takes the majority in district { $district }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
pacal-fact-ties = Ties for the most floors in district { $district }.
pacal-fact-extends = Adds to the lead in district { $district }.
pacal-fact-bonus =
    Is one of the last pyramids: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
pacal-fact-shore =
    { $water ->
        [river] Also counts for the river.
        [lake] Also counts for the lake.
       *[both] Also counts for the river and the lake.
    }
pacal-fact-returns = Sends a stone of Player { $seat } back to the supply.
pacal-fact-ends =
    { $when ->
        [now] Ends the game at once.
       *[round] Ends the game with this round.
    }
pacal-fact-stones =
    Allows { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    } to be dropped.
pacal-fact-god = Gives up the god stone worth { $value }.
