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
        [one] A priest of { $name } stands here, worth 1 point now.
       *[other] A priest of { $name } stands here, worth { $worth } points now.
    }

## The board

page-uxmal-grid = The pyramid
page-uxmal-grid-sites = Sites of level { $level }
page-uxmal-site = Site { $site }, free.
page-uxmal-site-taken = Site { $site }, taken.
page-uxmal-lift-own = Your priest on { $cell } is lifted: worth { $before } → { $after }.
page-uxmal-lift-other = The priest of { $name } on { $cell } is lifted: worth { $before } → { $after }.
page-uxmal-priest-may-move = Your priest, which may move.
page-uxmal-view-plan = Look from above
page-uxmal-view-depth = Look from the side

# $cards is a list such as "2 Jaguar cards or 1 Serpent card".
page-uxmal-earns = It would earn { $cards }.
page-uxmal-earns-nothing = It would earn no cards.

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
        [0] none at home
        [one] 1 at home
       *[other] { $count } at home
    }
page-uxmal-press-site = Press a lit site. Each dot is a card to earn.
page-uxmal-press-idol = Press a lit idol. The number is what a priest would score there.
page-uxmal-press-priest = Press the priest that shall walk.
page-uxmal-press-way = Press a lit space. The number is its price in cards.
page-uxmal-press-track = Press an idol you hold cards of, then its new step.
page-uxmal-priest-at = The priest on { $cell }
page-uxmal-turn-left = Turn the tile to the left
page-uxmal-turn-right = Turn the tile to the right
page-uxmal-confirm = Do it
page-uxmal-back = Back
page-uxmal-has-drawn = { $name } has drawn this tile.
page-uxmal-drawn = The drawn tile

page-uxmal-overlay = { uxmal-idol } on { uxmal-idol }
page-uxmal-adjacent = { uxmal-idol } beside { uxmal-idol }
page-uxmal-points-now =
    { $points ->
        [one] 1 point now
       *[other] { $points } points now
    }

page-uxmal-pay = Pay { $cards }
page-uxmal-pay-missing =
    { $count ->
        [one] Choose 1 more card
       *[other] Choose { $count } more cards
    }
page-uxmal-pay-less = Take back a { uxmal-idol } card
page-uxmal-pay-more =
    Pay a { uxmal-idol } card: { $given } of { $held } given, { $points ->
        [0] worth nothing now.
        [one] each worth 1 point now.
       *[other] each worth { $points } points now.
    }

## One action in words

page-uxmal-act-tile = Draw a tile and place it.
page-uxmal-act-draw = The tile is drawn: { $face }
page-uxmal-act-order = The popularity track is laid out: { $idols }.
page-uxmal-act-put = Put the tile on site { $site }: { $face }
page-uxmal-act-overlay = Take { $cards }: { uxmal-idol } lies on { uxmal-idol }.
page-uxmal-act-adjacent = Take { $cards }: { uxmal-idol } lies beside { uxmal-idol }.
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
    }: its worth goes from { $before } to { $after }.
page-uxmal-act-move-plain = Move the priest from { $from } to { $to }.
# The last two in few words, for whoever sees the board.
page-uxmal-brief-priest =
    { uxmal-idol } at { $cell }: { $worth ->
        [0] worth nothing now
        [one] 1 point now
       *[other] { $worth } points now
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
    }: it rises to space { $to }.
page-uxmal-act-curse =
    Curse the { uxmal-idol } with { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: it sinks to space { $to }.
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
       *[other] { $left } tiles until it is scored.
    }
page-uxmal-phase-over = All three levels are built and scored.
page-uxmal-track = Popularity
page-uxmal-step =
    Space { $rank }: { uxmal-idol }. A card scores { $cards ->
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
        [0] none at home.
       *[other] { $home } at home.
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
page-uxmal-scoring-fall = { $first } and { $second } fall to the bottom of the track, and the scored cards go back.
page-uxmal-scoring-all = Show all
page-uxmal-scoring-on = Play on
page-uxmal-level = Level on points: the cards kept decide
page-uxmal-kept =
    { $count ->
        [one] 1 card kept
       *[other] { $count } cards kept
    }

