# What a server says about requests.
# A key that a program sees as the code of an error never changes.

bad-field = { $wrong ->
    [missing] The field “{ $field }” is missing.
    [unknown] There is no field “{ $field }” here.
    [value] The field “{ $field }” is not as expected: { $reason }.
   *[shape] The request is JSON, but not as expected: { $reason }.
}
bad-method = This address does not do that.
bad-origin = Another page tried to act for you here, which is not allowed.
bad-address = This is not an e-mail address.
no-such-table = There is no such table.
no-such-page = There is nothing here.
no-such-code = This link was used already, or is older than ten minutes.
no-seats-yet = This browser has no seat anywhere, so there is nothing to continue.
no-notices = This server does not send turn notices.
advice-while-playing = People are still playing this game. There is advice when it is over.
too-large = That is more than this server reads at once.
too-many-requests = That was a lot at once. Wait a little and try again.
too-many-tables = You have set up a lot of tables. Wait an hour, or play at one of them.
too-slow = Your connection does not keep up. Connect again.
storage-unavailable = The server cannot store anything at the moment. Nothing was lost; try again soon.
server-stopping = The server is stopping. Try again soon.
server-fault = Something went wrong in the server. Nothing was changed.
no-page = This program was built without the page. Run “make page” and build it again.

## Starting a server (not on the page)

serve-address = The server cannot listen there: { $reason }
serve-storage-failed = The tables cannot be opened: { $reason }
serve-storage-newer = These tables were written by a newer version of this program. ({ $reason })
serve-storage-in-use = Another program uses these tables already. ({ $reason })
serve-storage-exists = There is such a file already. ({ $reason })
serve-storage-unsupported = This database does not do that. ({ $reason })
serve-storage-bad-location = This is no place for tables. ({ $reason })

## Backup and export (not on the page)

backup-done = The tables were copied to { $file }.
export-done = { $count ->
    [one] One record was written.
   *[other] { $count } records were written.
}
export-unreadable = The events of this table cannot be read.

## Mails (not on the page)

mail-subject = It is your turn: { $game }
mail-body =
    Hello { $name },

    it is your turn at a table of { $game }:
    { $link }

    You get this mail because you left your address at that table.
