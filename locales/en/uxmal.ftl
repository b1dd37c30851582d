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

uxmal-asks-order = Lay the five idols on the popularity track.
uxmal-asks-draw = Draw a tile from the reserve.
uxmal-asks-first-tile = Place the first tile: nothing else is possible yet.
uxmal-asks-tile = Place a tile: you have no priest to place and no cards.
uxmal-asks-tile-or-priest = Place a tile or a priest: you have no cards for anything else.
uxmal-asks-turn = Place a tile, place or move a priest, or venerate or curse an idol.
uxmal-asks-put = Put the tile { $tile } on a free site of level { $level }.
uxmal-asks-claim = Choose the one situation for which you take cards.
uxmal-asks-pay =
    Choose the { $cost ->
        [one] card that pays
       *[other] { $cost } cards that pay
    } for the move from { $from } to { $to }.
uxmal-asks-over =
    The game is over: { $winners ->
        [one] seat { $seats } has won.
       *[other] seats { $seats } share the victory.
    }

## What happened

uxmal-describe-order =
    The popularity track is laid out: { $first ->
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
uxmal-describe-tile = Seat { $seat } decides to place a tile.
uxmal-describe-draw = The tile { $tile } is drawn for seat { $seat }.
uxmal-describe-put = Seat { $seat } puts the tile as { $face } on site { $site } of level { $level }.
uxmal-describe-put-overlay =
    Seat { $seat } puts the tile as { $face } on site { $site } of level { $level } and takes { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of the { uxmal-idol }, which covers its like.
uxmal-describe-put-adjacent =
    Seat { $seat } puts the tile as { $face } on site { $site } of level { $level } and takes { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of the { uxmal-idol }, which lies next to its like.
uxmal-describe-overlay =
    Seat { $seat } takes { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of the { uxmal-idol }, which covers its like.
uxmal-describe-adjacent =
    Seat { $seat } takes { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of the { uxmal-idol }, which lies next to its like.
uxmal-describe-priest = Seat { $seat } places a priest on the { uxmal-idol } at { $cell }, on level { $level }.
uxmal-describe-move =
    Seat { $seat } moves a priest from { $from } to { $to } for { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }.
uxmal-describe-move-paying =
    Seat { $seat } moves a priest from { $from } to { $to }, paying { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    } ({ $cards }).
uxmal-describe-pay =
    Seat { $seat } pays { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    } ({ $cards }) for the move from { $from } to { $to }.
uxmal-describe-venerate =
    Seat { $seat } venerates the { uxmal-idol } with { $spaces ->
        [one] 1 card
       *[other] { $spaces } cards
    }: it rises to space { $space } of the popularity track.
uxmal-describe-curse =
    Seat { $seat } curses the { uxmal-idol } with { $spaces ->
        [one] 1 card
       *[other] { $spaces } cards
    }: it sinks to space { $space } of the popularity track.

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

uxmal-over = Level 3 is complete and scored; the game is over and nobody acts any more.
uxmal-track-not-laid-out = The popularity track is still empty; the five idols are laid on it before anybody acts.
uxmal-track-laid-out = The popularity track was laid out during set-up and now reads { $order }; from then on idols move only by veneration, curses and rejection.
uxmal-draw-unasked = Seat { $seat } has not chosen to place a tile; a tile is drawn only after that choice.
uxmal-draw-first = Seat { $seat } has chosen to place a tile; it is drawn before anything else happens.
uxmal-draw-again = The tile { $drawn } is already drawn; it is put on the pyramid, and no second one is drawn.
uxmal-tile-again = The tile { $drawn } is already drawn; all that is left to choose is where and how to put it.
uxmal-committed-to-tile = You chose to place a tile and drew { $drawn }; that choice is binding, so the tile comes first and ends your turn.

## Refusals: placing a tile

uxmal-draw-no-such-tile = No tile of this game looks like { $tile }; only its 29 tiles can be drawn.
uxmal-draw-none-left =
    { $copies ->
        [one] The only tile { $tile } has left the reserve
       *[other] All { $copies } tiles { $tile } have left the reserve
    }; only a tile still face down can be drawn.
uxmal-put-nothing-drawn = Seat { $seat } has drawn no tile; first choose to place a tile, then one is drawn, then it is put down.
uxmal-put-outside = Level { $level } has { $width } by { $width } sites and { $site } is not one of them; tiles go only on the level being built.
uxmal-put-filled = Site { $site } of level { $level } already has its tile; the drawn one needs a free site.
uxmal-put-flipped = { $face } is the mirror image of the drawn tile { $drawn }; a tile can be turned but not flipped.
uxmal-put-other-tile = The drawn tile is { $drawn }, and no turn makes it { $face }; the drawn tile must be placed.

## Refusals: taking cards

uxmal-claim-no-tile = Seat { $seat } has just begun a turn and put down no tile; only a tile creates situations that bring cards.
uxmal-claim-before-put = The tile { $drawn } is drawn but not put down; only where it lies can it create situations that bring cards.
uxmal-claim-no-overlay = No { uxmal-idol } of the tile lies on a { uxmal-idol }; there is no overlay to claim.
uxmal-claim-no-adjacency = No { uxmal-idol } of the tile lies next to a visible { uxmal-idol } outside it; there is no adjacency to claim.
uxmal-claim-empty-stack = The stack of the { uxmal-idol } is empty; a situation that gives no card cannot be claimed.
uxmal-claim-first = The tile of seat { $seat } has created situations that bring cards; one of them must be claimed first.

## Refusals: placing a priest

uxmal-priest-no-tiles = No tile lies on the base board yet; a priest stands only on a tile, so the first turn places one.
uxmal-priest-none-left =
    { $priests ->
        [one] The only priest of seat { $seat } stands on the pyramid
       *[other] All { $priests } priests of seat { $seat } stand on the pyramid
    }; none is left to place.
uxmal-priest-on-base = The space { $cell } is still bare base board; a priest stands only on a tile.
uxmal-priest-on-priest = A priest of seat { $seat } stands on { $cell }; two priests never share a space.
uxmal-priest-on-blank = The space { $cell } shows no idol; a priest is placed only on an idol.

## Refusals: moving a priest

uxmal-move-no-priest = No priest stands on { $cell }; a move starts with one of your priests.
uxmal-move-not-yours = The priest on { $cell } belongs to seat { $owner }; you move only your own.
uxmal-move-no-cards = Seat { $seat } holds no cards; every move of a priest costs at least one.
uxmal-move-nowhere = The priest already stands on { $cell }; a move must lead to another space.
uxmal-move-to-base = The space { $cell } is still bare base board; a priest never walks on it.
uxmal-move-to-priest = A priest of seat { $owner } stands on { $cell }; a priest may be jumped over, but nobody stops there.
uxmal-move-across-gap = No tiles join { $from } to { $to }; a priest cannot cross bare base board.
uxmal-move-too-far =
    The cheapest way from { $from } to { $to } costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    } and you hold { $held }; every move must be paid for.
uxmal-pay-nothing-owed = No move waits to be paid for; cards are paid only when a priest moves.
uxmal-pay-first =
    The move from { $from } to { $to } still has to be paid for with { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }; nothing else happens before.
uxmal-pay-wrong-number =
    The cheapest way costs { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    } and you offer { $paid }; exactly the cost is paid.
uxmal-pay-not-held =
    You offer { $paid ->
        [one] 1 card
       *[other] { $paid } cards
    } of the { uxmal-idol } and hold { $held }; you pay only with your own cards.

## Refusals: venerating and cursing

uxmal-venerate-nothing = To venerate the { uxmal-idol } is to move it by at least one space; by none is no action.
uxmal-venerate-beyond =
    The { uxmal-idol } lies on space { $space } of the popularity track, { $room ->
        [0] which is the top
        [one] 1 space from the top
       *[other] { $room } spaces from the top
    }; it cannot rise beyond space 1.
uxmal-venerate-too-few =
    You hold { $held ->
        [0] no card
        [one] 1 card
       *[other] { $held } cards
    } of the { uxmal-idol }; to rise by { $spaces ->
        [one] 1 space takes 1
       *[other] { $spaces } spaces takes { $spaces }
    } of its own cards.
uxmal-curse-nothing = To curse the { uxmal-idol } is to move it by at least one space; by none is no action.
uxmal-curse-beyond =
    The { uxmal-idol } lies on space { $space } of the popularity track, { $room ->
        [0] which is the bottom
        [one] 1 space from the bottom
       *[other] { $room } spaces from the bottom
    }; it cannot sink beyond space 5.
uxmal-curse-too-few =
    You hold { $held ->
        [0] no card
        [one] 1 card
       *[other] { $held } cards
    } of the { uxmal-idol }; to sink by { $spaces ->
        [one] 1 space takes 1
       *[other] { $spaces } spaces takes { $spaces }
    } of its own cards.

## Refusals: setting up

uxmal-players = Uxmal is for { $least } to { $most } players, not for { $players }.
uxmal-option-priests = The option "priests" is "{ $found }"; it can be "break", "stay" or "dwindle".
uxmal-option-points = The option "points" is { $found }; expected three rows of three numbers, such as 4,3,2/6,5,4/8,7,6.
uxmal-option-points-rows =
    The option "points" has { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }; expected three, level 1 first.
uxmal-option-points-row = The option "points" has { $found } for level { $level }; expected three numbers, rank 1 first.
uxmal-option-points-value = The option "points" has { $found } for level { $level }, rank { $rank }; expected a whole number from 0 to { $most }.
uxmal-option-base = The option "base" is { $found }; expected "default" or eight rows of eight symbols.
uxmal-option-base-rows =
    The option "base" has { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }; expected eight.
uxmal-option-base-row = Row { $row } of the option "base" is { $found }; expected eight symbols out of J, S, Q, M, T and the blank.
uxmal-option-base-symbol = Row { $row }, column { $column } of the option "base" is { $found }; expected J, S, Q, M, T or the blank ".".
uxmal-option-base-space = The space { $space } of the option "base" reads { $found } clockwise; expected three different idols and a blank.
uxmal-option-tiles = The option "tiles" is { $found }; expected "default" or 29 faces.
uxmal-option-tiles-count =
    The option "tiles" has { $count ->
        [one] 1 face
       *[other] { $count } faces
    }; expected { $expected }.
uxmal-option-tiles-face = Face { $number } of the option "tiles" is { $found }; expected three different idols and a blank, such as ".QJS".
uxmal-tiles-idol-twice = Tile { $number } shows the { uxmal-idol } twice.
