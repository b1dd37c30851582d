# The end of a game: what to remember of it, and what to do next.

page-best = { $piece }: { $name }
page-best-pacal =
    { $floors ->
        [one] The best pyramid, one floor on { $square }
       *[other] The best pyramid, { $floors } floors on { $square }
    }
page-best-uxmal =
    { $points ->
        [one] The best priest, { $points } point on level { $level }
       *[other] The best priest, { $points } points on level { $level }
    }
page-sources = What brought points
page-source-pacal-play = During the game
page-source-pacal-river = River
page-source-pacal-lake = Lake
page-source-pacal-district = Districts
page-source-pacal-god_stones = God stones
page-source-uxmal-priests = Priests
page-source-uxmal-cards = Cards
page-review = Review
page-review-about = The review shows everybody’s chance to win, which moves decided the game, and what was luck.
page-table-gone = This table can’t be opened
page-gain-of = { $name }: { $points }.
