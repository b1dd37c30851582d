# Uxmal in English.
#
# Cells, sites, faces and cards are given in notation; an idol is given by its letter.

## Names

uxmal-idol =
    { $idol ->
        [J] Jaguar
        [S] Serpent
        [Q] Quetzal
        [M] Monkey
       *[T] Turtle
    }

## What is asked

uxmal-asks-order = Put the five idols on the popularity track.
uxmal-asks-draw = Draw a tile from the reserve.
uxmal-asks-first-tile = Place the first tile; nothing else is possible yet.
uxmal-asks-tile = Place a tile; you have no priest to place and no cards.
uxmal-asks-tile-or-priest = Place a tile or a priest; you have no cards for anything else.
uxmal-asks-turn = Place a tile, place or move a priest, or venerate or curse an idol.
uxmal-asks-put = Put tile { $tile } on a free site of level { $level }.
uxmal-asks-claim = Choose one match to take cards for.
uxmal-asks-pay =
    Choose the { $cost ->
        [one] card to pay
       *[other] { $cost } cards to pay
    } for the move from { $from } to { $to }.
uxmal-asks-over =
    The game is over: { $winners ->
        [one] Player { $seats } wins.
       *[other] Players { $seats } share the win.
    }

## What happened

uxmal-describe-order =
    The popularity track is set: { $first ->
        [J] Jaguar
        [S] Serpent
        [Q] Quetzal
        [M] Monkey
       *[T] Turtle
    } first, then { $second ->
        [J] Jaguar
        [S] Serpent
        [Q] Quetzal
        [M] Monkey
       *[T] Turtle
    }, { $third ->
        [J] Jaguar
        [S] Serpent
        [Q] Quetzal
        [M] Monkey
       *[T] Turtle
    }, { $fourth ->
        [J] Jaguar
        [S] Serpent
        [Q] Quetzal
        [M] Monkey
       *[T] Turtle
    } and { $fifth ->
        [J] Jaguar
        [S] Serpent
        [Q] Quetzal
        [M] Monkey
       *[T] Turtle
    }.
uxmal-describe-tile = Player { $seat } chooses to place a tile.
uxmal-describe-draw = Player { $seat } draws tile { $tile }.
uxmal-describe-put = Player { $seat } puts the tile as { $face } on site { $site } of level { $level }.
uxmal-describe-put-overlay =
    Player { $seat } puts the tile as { $face } on site { $site } of level { $level } and takes { $cards ->
        [one] 1 { uxmal-idol } card
       *[other] { $cards } { uxmal-idol } cards
    } for covering a { uxmal-idol }.
uxmal-describe-put-adjacent =
    Player { $seat } puts the tile as { $face } on site { $site } of level { $level } and takes { $cards ->
        [one] 1 { uxmal-idol } card
       *[other] { $cards } { uxmal-idol } cards
    } for a { uxmal-idol } beside a { uxmal-idol }.
uxmal-describe-overlay =
    Player { $seat } takes { $cards ->
        [one] 1 { uxmal-idol } card
       *[other] { $cards } { uxmal-idol } cards
    } for covering a { uxmal-idol }.
uxmal-describe-adjacent =
    Player { $seat } takes { $cards ->
        [one] 1 { uxmal-idol } card
       *[other] { $cards } { uxmal-idol } cards
    } for a { uxmal-idol } beside a { uxmal-idol }.
uxmal-describe-priest = Player { $seat } places a priest on the { uxmal-idol } at { $cell }, on level { $level }.
uxmal-describe-move =
    Player { $seat } moves a priest from { $from } to { $to } for { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }.
uxmal-describe-move-paying =
    Player { $seat } moves a priest from { $from } to { $to } and pays { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    } ({ $cards }).
uxmal-describe-pay =
    Player { $seat } pays { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    } ({ $cards }) for the move from { $from } to { $to }.
uxmal-describe-venerate =
    Player { $seat } venerates the { uxmal-idol } with { $spaces ->
        [one] 1 card
       *[other] { $spaces } cards
    }: it rises to place { $space } on the popularity track.
uxmal-describe-curse =
    Player { $seat } curses the { uxmal-idol } with { $spaces ->
        [one] 1 card
       *[other] { $spaces } cards
    }: it falls to place { $space } on the popularity track.

## Headings of a list of actions

uxmal-kind-order = Popularity track
uxmal-kind-tile = Place a tile
uxmal-kind-draw = Draw a tile
uxmal-kind-put = Put the tile
uxmal-kind-claim = Take cards
uxmal-kind-priest = Place a priest
uxmal-kind-move = Move a priest
uxmal-kind-pay = Pay for the move
uxmal-kind-venerate = Venerate an idol
uxmal-kind-curse = Curse an idol

## Refusals: not now

uxmal-over = Level 3 is complete and scored; the game is over and no more moves can be made.
uxmal-track-not-laid-out = The popularity track is still empty; put the five idols on it first.
uxmal-track-laid-out = The popularity track was filled during setup and now reads { $order }; idols move only when they are venerated or cursed, or when a level has been scored.
uxmal-draw-unasked = Player { $seat } has not chosen to place a tile; a tile is drawn only after that choice.
uxmal-draw-first = Player { $seat } has chosen to place a tile; it has to be drawn first.
uxmal-draw-again = Tile { $drawn } is already drawn; place it instead of drawing another one.
uxmal-tile-again = Tile { $drawn } is already drawn; now choose where to put it and which way to turn it.
uxmal-committed-to-tile = You chose to place a tile and drew { $drawn }; you cannot change your mind, so place it.

## Refusals: placing a tile

uxmal-draw-no-such-tile = This game has no tile { $tile }; only its 29 tiles can be drawn.
uxmal-draw-none-left =
    { $copies ->
        [one] The only tile { $tile } has already been drawn
       *[other] All { $copies } tiles { $tile } have already been drawn
    }; only a tile that is still face down can be drawn.
uxmal-put-nothing-drawn = Player { $seat } has not drawn a tile; choose to place a tile first.
uxmal-put-outside = Level { $level } has { $width } × { $width } sites and { $site } is not one of them; tiles go only on the level being built.
uxmal-put-filled = Site { $site } of level { $level } already has a tile; choose a free site.
uxmal-put-flipped = { $face } is the mirror image of the drawn tile { $drawn }; you can turn a tile but not flip it.
uxmal-put-other-tile = The drawn tile is { $drawn }, and turning it never gives { $face }; place the drawn tile.

## Refusals: taking cards

uxmal-claim-no-tile = Player { $seat } has not placed a tile this turn; only a tile that matches gives cards.
uxmal-claim-before-put = Tile { $drawn } is drawn but not placed; a match counts only once the tile is on the pyramid.
uxmal-claim-no-overlay = No { uxmal-idol } of the tile covers a { uxmal-idol }; there is no match on top.
uxmal-claim-no-adjacency = No { uxmal-idol } of the tile is next to a visible { uxmal-idol } outside it; there is no match beside it.
uxmal-claim-empty-stack = The { uxmal-idol } stack is empty; this match gives no card, so you cannot choose it.
uxmal-claim-first = Player { $seat }’s tile has made a match; choose which cards to take first.

## Refusals: placing a priest

uxmal-priest-no-tiles = There is no tile on the base yet; a priest can stand only on a tile, so place a tile first.
uxmal-priest-none-left =
    { $priests ->
        [one] Player { $seat }’s only priest is on the pyramid
       *[other] All { $priests } of Player { $seat }’s priests are on the pyramid
    }; there is none left to place.
uxmal-priest-on-base = { $cell } is still bare base; a priest can stand only on a tile.
uxmal-priest-on-priest = Player { $seat }’s priest is on { $cell }; two priests cannot share a square.
uxmal-priest-on-blank = { $cell } shows no idol; you can place a priest only on an idol.

## Refusals: moving a priest

uxmal-move-no-priest = There is no priest on { $cell }; choose one of your own priests.
uxmal-move-not-yours = The priest on { $cell } belongs to Player { $owner }; you can move only your own.
uxmal-move-no-cards = Player { $seat } has no cards; moving a priest costs at least one.
uxmal-move-nowhere = The priest is already on { $cell }; move it to another square.
uxmal-move-to-base = { $cell } is still bare base; a priest can walk only on tiles.
uxmal-move-to-priest = Player { $owner }’s priest is on { $cell }; you can jump over a priest, but not stop there.
uxmal-move-across-gap = No tiles connect { $from } and { $to }; a priest cannot cross bare base.
uxmal-move-too-far =
    The cheapest route from { $from } to { $to } costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }; you have only { $held }.
uxmal-pay-nothing-owed = There is no move to pay for; you pay cards only when a priest moves.
uxmal-pay-first =
    The move from { $from } to { $to } still costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }; pay for it first.
uxmal-pay-wrong-number =
    The cheapest route costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    } and you offer { $paid }; pay exactly the cost.
uxmal-pay-not-held =
    You offer { $paid ->
        [one] 1 { uxmal-idol } card
       *[other] { $paid } { uxmal-idol } cards
    } and have { $held }; you can pay only with cards you have.

## Refusals: venerating and cursing

uxmal-venerate-nothing = You have to move the { uxmal-idol } up at least one place.
uxmal-venerate-beyond =
    The { uxmal-idol } is on place { $space } of the popularity track, { $room ->
        [0] which is the top
        [one] 1 place from the top
       *[other] { $room } places from the top
    }; it cannot rise above place 1.
uxmal-venerate-too-few =
    You have { $held ->
        [0] no { uxmal-idol } card
        [one] 1 { uxmal-idol } card
       *[other] { $held } { uxmal-idol } cards
    }; moving it up { $spaces ->
        [one] 1 place costs 1
       *[other] { $spaces } places costs { $spaces }
    }.
uxmal-curse-nothing = You have to move the { uxmal-idol } down at least one place.
uxmal-curse-beyond =
    The { uxmal-idol } is on place { $space } of the popularity track, { $room ->
        [0] which is the bottom
        [one] 1 place from the bottom
       *[other] { $room } places from the bottom
    }; it cannot fall below place 5.
uxmal-curse-too-few =
    You have { $held ->
        [0] no { uxmal-idol } card
        [one] 1 { uxmal-idol } card
       *[other] { $held } { uxmal-idol } cards
    }; moving it down { $spaces ->
        [one] 1 place costs 1
       *[other] { $spaces } places costs { $spaces }
    }.

## Refusals: setting up

uxmal-players = Uxmal is for { $least } to { $most } players, not { $players }.
uxmal-option-priests = The option “priests” is “{ $found }”; it can be “break”, “stay” or “dwindle”.
uxmal-option-points = The option “points” is { $found }; expected three rows of three numbers, such as 4,3,2/6,5,4/8,7,6.
uxmal-option-points-rows =
    The option “points” has { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }; expected three, level 1 first.
uxmal-option-points-row = The option “points” has { $found } for level { $level }; expected three numbers, place 1 first.
uxmal-option-points-value = The option “points” has { $found } for level { $level }, place { $rank }; expected a whole number from 0 to { $most }.
uxmal-option-base = The option “base” is { $found }; expected “default” or eight rows of eight symbols.
uxmal-option-base-rows =
    The option “base” has { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }; expected eight.
uxmal-option-base-row = Row { $row } of the option “base” is { $found }; expected eight symbols out of J, S, Q, M, T and the blank.
uxmal-option-base-symbol = Row { $row }, column { $column } of the option “base” is { $found }; expected J, S, Q, M, T or the blank “.”.
uxmal-option-base-space = Site { $space } of the option “base” reads { $found } clockwise; expected three different idols and a blank.
uxmal-option-tiles = The option “tiles” is { $found }; expected “default” or 29 faces.
uxmal-option-tiles-count =
    The option “tiles” has { $count ->
        [one] 1 face
       *[other] { $count } faces
    }; expected { $expected }.
uxmal-option-tiles-face = Face { $number } of the option “tiles” is { $found }; expected three different idols and a blank, such as “.QJS”.
uxmal-tiles-idol-twice = Tile { $number } shows the { uxmal-idol } twice.

## What a turn achieves, for reviews and hints.
uxmal-fact-tile =
    { $two ->
        [0] { $one ->
            [100] Every tile that may come gives 1 card where it fits best.
           *[other] Of the tiles that may come, { $one } % give 1 card where they fit best.
        }
        [100] Every tile that may come gives 2 cards where it fits best.
       *[other] { $one ->
            [0] Of the tiles that may come, { $two } % give 2 cards where they fit best.
           *[other] Of the tiles that may come, { $two } % give 2 cards and { $one } % give 1 card where they fit best.
        }
    }
uxmal-fact-covers =
    Covers a { uxmal-idol }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
uxmal-fact-beside =
    Puts a { uxmal-idol } beside a { uxmal-idol }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
uxmal-fact-completes = Completes the level, so the priests score.
uxmal-fact-priest =
    If the phase ended now, the priest on the { uxmal-idol } would score { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
uxmal-fact-move = If the phase ended now, the priest would score { $after } instead of { $before }.
uxmal-fact-track = Moves the { uxmal-idol } from place { $from } to place { $to } of the popularity track.
