# What the page says about Uxmal, beside the sentences of uxmal.ftl.
#
# Cells and sites are given in notation; $idol is an idol's letter, for the message uxmal-idol.

## Things

page-uxmal-blank = blank
# A tile or its place is read from its northwest quadrant clockwise.
page-uxmal-face = { $northwest } northwest, { $northeast } northeast, { $southeast } southeast, { $southwest } southwest.
page-uxmal-cards =
    { $count ->
        [one] 1 { uxmal-idol } card
       *[other] { $count } { uxmal-idol } cards
    }
page-uxmal-no-cards = no cards
page-uxmal-no-priests = no priest on the pyramid
page-uxmal-cell = { $cell }: { $mark }, level { $level }.
page-uxmal-cell-base = { $cell }: { $mark } printed on the base.
page-uxmal-cell-priest =
    { $worth ->
        [one] { $name }’s priest is here, worth 1 point now.
       *[other] { $name }’s priest is here, worth { $worth } points now.
    }

## The board

page-uxmal-grid = The pyramid
page-uxmal-grid-sites = Sites of level { $level }
page-uxmal-site = Site { $site }, free.
page-uxmal-site-taken = Site { $site }, taken.
page-uxmal-lift-own = Your priest on { $cell } is lifted: worth { $before } → { $after }.
page-uxmal-lift-other = { $name }’s priest on { $cell } is lifted: worth { $before } → { $after }.
page-uxmal-priest-may-move = Your priest; it can move.
page-uxmal-view-plan = View from above
page-uxmal-view-depth = View from the side

# $cards is a list such as "2 Jaguar cards or 1 Serpent card".
page-uxmal-earns = You would get { $cards }.
page-uxmal-earns-nothing = You would get no cards.

## What can be done

page-uxmal-do-tile = Draw a tile
page-uxmal-do-priest = Place a priest
page-uxmal-do-move = Move a priest
page-uxmal-do-track = Venerate or curse
# The same where room is short: below a small picture, in one word if it can be.
page-uxmal-short-tile = Tile
page-uxmal-short-priest = Priest
page-uxmal-short-move = Move
page-uxmal-short-track = Idols
page-uxmal-left = { $count } left
page-uxmal-home =
    { $count ->
        [0] none to place
        [one] 1 to place
       *[other] { $count } to place
    }
page-uxmal-press-site = Tap a lit site. Each dot is a card you would get.
page-uxmal-press-idol = Tap a lit idol. The number is what a priest would score there.
page-uxmal-press-priest = Tap the priest you want to move.
page-uxmal-press-way = Tap a lit square. The number is its cost in cards.
page-uxmal-press-track = Tap an idol you have cards of, then its new place.
page-uxmal-priest-at = The priest on { $cell }
page-uxmal-turn-left = Turn the tile left
page-uxmal-turn-right = Turn the tile right
page-uxmal-confirm = Confirm
page-uxmal-back = Choose again
page-uxmal-has-drawn = { $name } has drawn this tile.
page-uxmal-drawn = The drawn tile

page-uxmal-overlay = { uxmal-idol } on { uxmal-idol }
page-uxmal-adjacent = { uxmal-idol } beside { uxmal-idol }
page-uxmal-points-now = worth { $points } if scored now

page-uxmal-pay = Pay { $cards }
page-uxmal-pay-missing =
    { $count ->
        [one] Choose 1 more card
       *[other] Choose { $count } more cards
    }
page-uxmal-pay-less = Take back a { uxmal-idol } card
page-uxmal-pay-more =
    Pay a { uxmal-idol } card: { $given } of { $held } paid, { $points ->
        [0] worth nothing now.
        [one] each worth 1 point now.
       *[other] each worth { $points } points now.
    }

## One action in words

page-uxmal-act-tile = Draw a tile and place it.
page-uxmal-act-draw = The tile is drawn: { $face }
page-uxmal-act-order = The popularity track is set: { $idols }.
page-uxmal-act-put = Put the tile on site { $site }: { $face }
page-uxmal-act-overlay = Take { $cards }: { uxmal-idol } on { uxmal-idol }.
page-uxmal-act-adjacent = Take { $cards }: { uxmal-idol } beside { uxmal-idol }.
page-uxmal-act-priest =
    Place a priest on the { uxmal-idol } at { $cell }, { $worth ->
        [0] worth nothing now.
        [one] worth 1 point now.
       *[other] worth { $worth } points now.
    }
page-uxmal-act-priest-plain = Place a priest on { $cell }.
page-uxmal-act-move =
    Move the priest from { $from } to { $to } for { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }: worth { $before } → { $after }.
page-uxmal-act-move-plain = Move the priest from { $from } to { $to }.
# The last two in few words, for people who see the board.
page-uxmal-brief-priest =
    { uxmal-idol } at { $cell }: { $worth ->
        [0] worth nothing now
       *[other] worth { $worth } if scored now
    }
page-uxmal-brief-move =
    { $from } → { $to }: { $cost ->
        [one] 1 card
       *[other] { $cost } cards
    }, worth { $before } → { $after }
page-uxmal-act-pay = Pay { $cards }.
page-uxmal-act-venerate =
    Venerate the { uxmal-idol } with { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: it rises to place { $to }.
page-uxmal-act-curse =
    Curse the { uxmal-idol } with { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: it falls to place { $to }.
page-uxmal-act-venerate-plain =
    Venerate the { uxmal-idol } with { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
page-uxmal-act-curse-plain =
    Curse the { uxmal-idol } with { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.

## Standings

page-uxmal-phase-heading = Phase
page-uxmal-phase =
    Level { $level } of 3: { $left ->
        [one] the next tile completes it, and it is scored.
       *[other] { $left } more tiles until it is scored.
    }
page-uxmal-phase-over = All three levels are built and scored.
page-uxmal-track = Popularity
page-uxmal-step =
    Place { $rank }: { uxmal-idol }. A card scores { $cards ->
        [0] nothing
       *[other] { $cards }
    }, a priest { $one ->
        [0] nothing.
       *[other] { $one }, { $two } or { $three } on level 1, 2 or 3.
    }
# Keys to the numbers written on the steps of the track.
page-uxmal-key-priest = { $one } { $two } { $three }: a priest on level 1, 2, 3
page-uxmal-key-card = each card
page-uxmal-players = Players
page-uxmal-player =
    { $name }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, would score { $points } now. Cards: { $cards }. Priests: { $priests }, { $home ->
        [0] none to place.
       *[other] { $home } to place.
    }
page-uxmal-priests = Priests
page-uxmal-priest-worth =
    { $worth ->
        [0] priest on { $cell } worth nothing now
       *[other] priest on { $cell } worth { $worth } now
    }
page-uxmal-would-score =
    { $points ->
        [one] Would score 1 point now
       *[other] Would score { $points } points now
    }
page-uxmal-stacks = Cards left
page-uxmal-reserve =
    { $count ->
        [0] No tiles left in the reserve
        [one] 1 tile left in the reserve
       *[other] { $count } tiles left in the reserve
    }

## Scoring

page-uxmal-scoring-title = Level { $level } is complete
page-uxmal-scoring-track = { $first } was first, { $second } second and { $third } third.
page-uxmal-scoring-priest =
    Priest on { $idol ->
        [J] Jaguar
        [S] Serpent
        [Q] Quetzal
        [M] Monkey
        [T] Turtle
       *[other] a blank
    }, level { $level }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
page-uxmal-scoring-cards =
    { $count ->
        [one] 1 { uxmal-idol } card
       *[other] { $count } { uxmal-idol } cards
    }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
page-uxmal-scoring-fall = { $first } and { $second } fall to places 4 and 5 on the track, and the scored cards go back.
page-uxmal-scoring-all = Show all
page-uxmal-scoring-on = Continue
page-uxmal-level = Tied on points: most cards in hand wins
page-uxmal-kept =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }

