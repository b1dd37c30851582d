# Company at a table: who is here, nudges, bots for players who are away, rematches.

page-presence-here = here
page-presence-away = away
page-presence-away-minutes = away for { $count } min
page-presence-away-hours = away for { $count } h
page-presence-away-days = { $count ->
    [one] away for a day
   *[other] away for { $count } days
}
page-watching-count = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
page-watching-you = You are watching.

page-nudge = Nudge { $name }
page-nudge-sent = { $name } has been nudged.
page-nudged = { $name } nudges you: it is your turn.

page-absent-soon = { $name } is away. { $count ->
    [one] In one minute a bot can play in the meantime.
   *[other] In { $count } minutes a bot can play in the meantime.
}
page-absent-bot = Let a bot play until { $name } is back
page-absent-bot-not = Wait for { $name } after all
page-absent-all = Everyone who is here has to agree.
page-absent-host = The host decides.
page-absent-agreed = Agreed: { $names }.
page-ask-away-absent = You were away, and a bot is playing for you.
page-seat-away-absent = away, a bot plays
page-event-stood-in = Player { $seat } is away; a bot takes over.

page-stand-in-by = If a player is away for minutes, who lets a bot play?
page-stand-in-by-all = Everyone
page-stand-in-by-all-about = Everyone else who is here has to agree.
page-stand-in-by-host = The host
page-stand-in-by-host-about = The host decides alone. While the host is away, everyone decides.

page-rematch-offer = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
page-rematch-join = Join the rematch
page-title-rematch = Rematch? – { $title }

page-look = Your color and mark
page-look-about = You have it at every table where it is free.
page-look-1 = Green dot
page-look-2 = Yellow ring
page-look-3 = Blue bars
page-look-4 = Violet star
page-look-5 = Red cross
