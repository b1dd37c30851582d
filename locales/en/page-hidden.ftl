# Hidden things: what a new table asks about them, and how they are shown.

page-visibility-pacal = What lies inside the ships
page-visibility-pacal-open = Open
page-visibility-pacal-open-about = Everyone sees it. Easier to begin with.
page-visibility-pacal-memory = Hidden
page-visibility-pacal-memory-about = It is covered once it is dropped: remember it.
page-visibility-uxmal = Cards in hand
page-visibility-uxmal-open = Open
page-visibility-uxmal-open-about = Everyone sees all cards.
page-visibility-uxmal-memory = Hidden
page-visibility-uxmal-memory-about = You see your own cards and how many the others have. Remember what they take.

page-manner-pacal-open = Ships are open
page-manner-pacal-memory = What ships hold is hidden
page-manner-uxmal-open = Hands are open
page-manner-uxmal-memory = Hands are hidden

page-hidden-cards =
    { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
page-hidden-would-score =
    { $points ->
        [one] Would score 1 point now, plus hidden cards
       *[other] Would score { $points } points now, plus hidden cards
    }
page-hidden-screen = This screen is for { $name }
