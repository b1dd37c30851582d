# Pacal's Rocket in English.
#
# Squares, faces and constellations are given in notation. A refusal says first what is so, then
# what follows from it; the number of the clause is added by whoever shows it.

## Names

# What a ship cannot enter: a ship or a pyramid has an owner, the rest is the board's.
pacal-obstacle =
    { $what ->
        [ship] the ship of seat { $owner } on { $where }
        [pyramid] the pyramid of seat { $owner } on { $where }
        [lake] the lake at { $where }
        [cover] the cover on { $where }
       *[edge] the edge of the board
    }

# The same as a sentence about the square.
pacal-where-obstacle =
    { $what ->
        [ship] The ship of seat { $owner } stands on { $where }
        [pyramid] The pyramid of seat { $owner } stands on { $where }
        [lake] { $where } lies in the lake
        [cover] { $where } is covered and out of play
       *[edge] { $where } lies beyond the edge of the board
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
pacal-ask-fly = Fly { $number }: straight for two stones, or bent for one.
pacal-ask-fly-out = Fly { $number } in a straight line that leaves the sacred district.
pacal-ask-leap = Leap as far as you like along your row or column.
pacal-ask-leap-out = Leap along your row or column, out of the sacred district.
pacal-ask-stuck-god = You are stuck: give up a god stone.
pacal-ask-stuck = You are stuck and have no god stone: put your ship on any free square.
pacal-ask-land = Put your ship on any free square.
pacal-ask-drop-two = Put a stone into your ship or another one, or finish.
pacal-ask-drop-own = Put a stone into your ship, or finish.
pacal-ask-drop-other = Put a stone into another ship, or finish.
pacal-ask-build = Build or raise a pyramid, or pass.
pacal-ask-over = The game is over.

## What happens

pacal-place = Seat { $seat } places a ship on { $square }.
pacal-roll =
    Seat { $seat } rolls { $number ->
        [8] an 8
       *[other] a { $number }
    }{ $players ->
        [2] .
       *[other] , which holds for the whole round.
    }
pacal-roll-arrows =
    Seat { $seat } rolls the arrows{ $players ->
        [2] .
       *[other] , which hold for the whole round.
    }
pacal-fly = Seat { $seat } flies straight to { $square }.
pacal-bend = Seat { $seat } flies with turns to { $square }.
pacal-leap = Seat { $seat } leaps to { $square }.
pacal-god = Seat { $seat } gives up the god stone of value { $value }.
pacal-land = Seat { $seat } puts the ship on { $square }.
pacal-drop-own = Seat { $seat } drops a stone into their own ship.
pacal-drop-own-from = Seat { $seat } takes a stone back from { $square } and drops it into their own ship.
pacal-drop-other = Seat { $seat } drops a stone into the ship of seat { $other }.
pacal-drop-other-from = Seat { $seat } takes a stone back from { $square } and drops it into the ship of seat { $other }.
pacal-done = Seat { $seat } drops no more stones.
pacal-build = Seat { $seat } builds a pyramid of { pacal-floors } on { $square }, in district { $district }{ pacal-and-scores }
pacal-raise = Seat { $seat } raises the pyramid on { $square }, in district { $district }, to { pacal-floors }{ pacal-and-scores }
pacal-pass = Seat { $seat } builds nothing.

## Headings of a list of actions

pacal-kind-place = Place your ship
pacal-kind-roll = Roll the die
pacal-kind-fly = Fly straight, for two stones
pacal-kind-bend = Fly with turns, for one stone
pacal-kind-leap = Leap, for two stones
pacal-kind-god = Give up a god stone
pacal-kind-land = Put down your ship
pacal-kind-drop = Drop a stone
pacal-kind-build = Build a pyramid
pacal-kind-raise = Raise a pyramid
pacal-kind-finish = Go on

## Refusals: not now

pacal-over = The game has ended and the points are counted, so nobody acts any more.
pacal-place-first = Not every ship is on the board yet, so your ship must be placed before anything else.
pacal-already-placed = All ships are on the board already, so from now on they only fly.
pacal-roll-first = The die has not been rolled yet, so nothing can be done before it falls.
pacal-already-rolled = The die has been rolled already, so you must play with what it shows.
pacal-other-step =
    { $step ->
        [move] Your ship has not moved yet, so that comes first.
        [land] Your ship is in the air, so it must be put on a free square first.
        [drop] You may still drop stones, so drop one or say “done” first.
       *[build] Your ship has moved and the dropping is over, so now you can only build, raise or pass.
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

pacal-place-outside = { $square } lies outside the sacred district { $district }, so no ship can start there.
pacal-place-taken = { pacal-where-obstacle }, so your ship needs another square.
pacal-roll-no-such-face = The die has no face with { $face }, so it cannot fall like that.

## Refusals: flying

pacal-stay = Your ship stands on { $square } and must move, so it cannot stay there.
pacal-arrows-leap = The die shows the arrows, so your ship does not fly a number of squares but leaps.
pacal-fly-not-straight = { $to } is neither in the row nor in the column of { $from }, so no straight flight leads there.
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
    }, so your ship must fly on to { $end }, where it is stopped.
pacal-fly-stopped = To the { $direction }, { pacal-obstacle } is in the way, so your ship stops in front of it on { $end }.
pacal-fly-too-far =
    The die shows { $number } and that square is { pacal-squares-away }, so the flight ends on { $end }.
pacal-first-round-leave = { $square } is still in the sacred district { $district }, and in the first round your ship must leave it, so it cannot end there.
pacal-first-round-straight = This is the first round, so your ship must leave the sacred district in a straight line.
pacal-stuck = Your ship is shut in on { $square }, so it cannot fly at all.
pacal-bend-back = Your flight starts on { $square } and may visit no square twice, so it cannot end there.
pacal-bend-is-straight = A straight flight ends on { $square }, so going there counts as straight and allows two stones: fly { $square }.
pacal-bend-onto-obstacle = { pacal-where-obstacle }, so your ship cannot end there.
pacal-bend-too-far = { $square } is { pacal-squares-away }, so { $number } is not enough to get there.
pacal-bend-odd = { $square } is { pacal-squares-away } and every detour adds an even number of squares, so no flight of exactly { $number } ends there.
pacal-bend-no-way = No way of exactly { $number } squares around the obstacles leads to { $square }, so your flight cannot end there.
pacal-leap-no-arrows = The die shows { $number } and not the arrows, so your ship cannot leap.
pacal-leap-line = { $to } is neither in the row nor in the column of { $from }, so no leap leads there.
pacal-not-free = { pacal-where-obstacle }, so your ship cannot end there.
pacal-god-spent = Your god stone of value { $value } is out of the game, so you cannot give it up.
pacal-god-first-round = Your ship can leave the sacred district in a straight line, and in the first round it must, so no god stone can take the place of that.
pacal-god-given-up = You have given up a god stone instead of flying, so now your ship must be put on a free square.
pacal-land-same = Your ship comes from { $square } and must move, so it cannot go back there.
pacal-land-not-stuck = Your ship can fly, so it cannot just be put on another square.
pacal-land-god-first = Your ship is stuck and you still have a god stone, so you must give one up first.

## Refusals: dropping

pacal-drop-own-twice = One stone has gone into your own ship, so the other can only go into another ship.
pacal-drop-own-only = This turn you may drop one stone, and it goes into your own ship, so seat { $seat } gets none.
pacal-drop-say-own = The ship of seat { $seat } is your own, so say “drop own”.
pacal-no-such-seat = Only { $players } are playing, so there is no ship of seat { $seat }.
pacal-take-back-not-empty =
    You have { $supply ->
        [one] 1 stone
       *[other] { $supply } stones
    } in front of you, so the stone on { $square } stays where it is.
pacal-supply-empty = You have no stone in front of you, so you must say from which square you take one back.
pacal-take-back-hidden = The ship of seat { $owner } stands on { $square }, so no stone can be taken back from inside it.
pacal-take-back-none = No stone of yours lies on { $square }, so there is none to take back.

## Refusals: building

pacal-no-constellation =
    { $count ->
        [2] { $squares } are not next to each other in a row or column, so they are no constellation.
        [3] { $squares } are not in one line with equal gaps, so they are no constellation.
       *[other] { $squares } form neither a line with equal gaps nor an upright square, so they are no constellation.
    }
pacal-no-constellation-or-diamond =
    { $count ->
        [2] { $squares } are not next to each other in a row or column, so they are no constellation.
        [3] { $squares } are not in one line with equal gaps, so they are no constellation.
       *[other] { $squares } form neither a line with equal gaps nor an upright square nor a diamond, so they are no constellation.
    }
pacal-gap-taken =
    { $square }, between your stones, holds { $what ->
        [ship] the ship of seat { $owner }
        [pyramid] a pyramid of seat { $owner }
       *[stone] a stone of seat { $owner }
    }, and in this game gaps must be empty, so these squares are no constellation.
pacal-stone-hidden = The ship of seat { $owner } stands on { $square }, so nothing inside it counts for a constellation.
pacal-not-your-pyramid = The pyramid on { $square } belongs to seat { $owner }, so it cannot take part in your constellation.
pacal-no-stone = Neither an open stone nor a pyramid of yours is on { $square }, so it cannot take part in your constellation.
pacal-build-outside = { $square } is not part of the constellation, so no pyramid can be built there.
pacal-build-on-pyramid = A pyramid of yours stands on { $square }, so a new one cannot go there; you can only raise it.
pacal-raise-outside = { $square } is not part of the constellation, so a pyramid there cannot be raised with it.
pacal-raise-no-pyramid = No pyramid of yours stands on { $square }, so there is none to raise.
pacal-pyramids-only = Only pyramids are in this constellation, and at least one stone is needed, so it does not count.
pacal-master-stones-only =
    In the master variant new pyramids are built from stones alone, so { $pyramids ->
        [one] the pyramid in this constellation does not count.
       *[other] the { $pyramids } pyramids in this constellation do not count.
    }
pacal-master-one-pyramid = { $pyramids } pyramids are in this constellation, and in the master variant only the one you raise takes part, so it does not count.
pacal-too-high = This constellation stands for { pacal-stands-for }, so a pyramid of { pacal-floors } is too high for it.
pacal-raise-not-higher =
    The pyramid on { $square } already has { $standing ->
        [one] 1 floor
       *[other] { $standing } floors
    }, so one of { pacal-floors } would not be higher.
pacal-none-left = You have no pyramid of { pacal-floors } left, so you cannot put one up.
pacal-lower-needs-smaller = This constellation stands for { pacal-stands-for } and you have such a pyramid, so a pyramid of { pacal-floors } needs a smaller constellation.

## Refusals: setting up a game

pacal-players = Pacal's Rocket is for 2 to 5 players, not for { $found }.
pacal-option-newer = The option “{ $name }” came with rules { $since }, and this game is played by rules { $rules }, so it cannot be set.
pacal-die-face = Face { $face } of the die is { $found }, but it should be a whole number from 1 to 9 or arrows.
pacal-board-json = The board is not JSON, at column { $column }: { $reason }.
pacal-board-unknown-field = A board has no field “{ $field }”. Its fields are { $expected }.
pacal-board-field-missing = The board has no field “{ $field }”, and it needs one.
pacal-board-field = The field “{ $field }” of the board is { $found }, but it should be { $expected }.
pacal-board-row = Row { $row } of the board is { $found }, but it should be a text of letters A to Z and ~.
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
pacal-board-symbol = Row { $row }, column { $column } of the board is “{ $found }”, but it should be a letter A to Z, or ~ for the lake.
pacal-board-value-missing = District { $district } has no value.
pacal-board-value = The value of district { $district } is { $found }, but it should be a whole number from 0 to { $most }.
pacal-board-river-corner = Corner { $corner } of the river is { $found }, but it should be [x, y] with x from 0 to { $columns } and y from 0 to { $rows }.
pacal-board-river-bend = The river runs from { $from } to { $to }, its corner { $corner }, but it should run along a row or column of corners and not stay where it is.
pacal-board-field-newer = The field “{ $field }” of a board came with rules { $since }, and this game is played by rules { $rules }, so it cannot be used.
pacal-board-shore = Entry { $entry } of “{ $field }” is { $found }, but it should be a square such as "c1".
pacal-board-shore-off-map = The board has { $columns } columns and { $rows } rows, so “{ $field }” cannot list { $square }.
pacal-board-shore-in-lake = { $square } is in the lake, so “{ $field }” cannot list it; shore squares are on land.
pacal-board-shore-twice =
    { $square } is listed twice in the { $field ->
        [river_shore] river's
       *[lake_shore] lake's
    } shore.
pacal-board-cover = The cover { $piece } has { $found }, but it should have a list of letters of districts that are on the map.
pacal-board-cover-sacred = The cover { $piece } would lie on the sacred district, where the ships start, so it cannot.
pacal-board-sacred-room = The sacred district needs { $players } squares, one for each ship; it has { $squares }.
pacal-board-sacred-missing = No square of the map is in the sacred district { $district }, where the ships start.
