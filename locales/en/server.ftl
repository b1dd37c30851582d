# What a server says about requests.
# A key that a program sees as the code of an error never changes.

bad-field = { $wrong ->
    [missing] The field “{ $field }” is missing.
    [unknown] There is no field “{ $field }” here.
    [value] The field “{ $field }” is not valid: { $reason }.
   *[shape] The request is JSON, but not valid: { $reason }.
}
bad-method = This address does not support that method.
bad-origin = Another website tried to act for you here, which is not allowed.
bad-address = This is not an email address.
no-such-table = There is no such table.
no-such-page = There is nothing here.
no-such-code = This link has already been used, or is more than ten minutes old.
no-seats-yet = This browser is not playing at any table, so there is nothing to continue.
too-many-devices = This browser already continues for four devices. Open the link in another browser.
signed-out = This device was signed out on another one.
no-such-device = This device is not signed in any more.
no-notices = This server does not send turn notifications.
advice-while-playing = People are still playing this game. Advice is available when it is over.
too-large = That is more than this server accepts at once.
too-many-requests = Too many requests. Wait a moment and try again.
too-many-tables = You have made a lot of tables. Wait an hour, or play at one of them.
too-many-reports = You have sent many reports. Wait an hour before you send another.
reported-enough = The operator has enough reports about this table and has not read them yet.
report-needs-words = Say in a few words what you want to report.
report-too-long = A report can have { $most } characters at most.
too-many-bot-games = Many games against bots are running from your network. Finish one of them first.
too-much-stored = A lot has been stored from your network in the last hour. Wait a little and try again.
server-busy = The server has a lot to compute right now. Try again in a few seconds.
network-banned = This server does not serve your network.
too-slow = Your connection is too slow. Connect again.
storage-unavailable = The server cannot save anything right now. Nothing was lost; try again soon.
server-stopping = The server is stopping. Try again soon.
server-fault = Something went wrong on the server. Nothing was changed.
preview-busy = The server has many pictures to draw right now. Try again in a few seconds.
no-page = This program was built without the page. Run “make page” and build it again.

## The preview that other sites show of a link to a finished game (not on the page)

preview-title = { $game }: the final board
# $scores is a list of points, with the players' names at a public table.
preview-scores = Final score: { $scores }
preview-bot = a bot

## Starting a server (not on the page)

serve-address = The server cannot listen on this address: { $reason }
serve-addresses = Others in this network can open:
serve-no-address = This machine has no address that others could open.
# $link is an address such as http://192.168.1.5:7777.
serve-invite = A friend opens { $link } in a browser on a phone or computer in the same network, or scans the code, and sits down at your table under “Tables” or with its link.
serve-storage-failed = The tables cannot be opened: { $reason }
serve-storage-newer = These tables were written by a newer version of this program. ({ $reason })
serve-storage-missing = There is no database at { $file }. Name the folder of the server with --data.
serve-storage-in-use = Another program is already using these tables. ({ $reason })
serve-storage-exists = This file already exists. ({ $reason })
serve-storage-unsupported = This database does not support that. ({ $reason })
serve-storage-bad-location = Tables cannot be stored here. ({ $reason })
serve-not-migrated = These tables are damaged, so the database was not migrated and is as it was: { $tables }. Start with --skip-check to migrate it all the same; they stay as they are, and `sacbe admin delete` removes them.
serve-needs-consent = This database was written by an older version of the program. Make a copy with pg_dump, then start with --migrate. There is no way back. ({ $reason })
serve-key-unreadable = The key file { $file } cannot be used: { $reason }
serve-key-malformed = The key file { $file } does not contain a key: expected 64 lowercase hexadecimal digits.
serve-key-missing = The key file { $file } is missing, and this database was used with a key. Put the file back; nothing was changed.
serve-key-another = The key in { $file } is not the one that this database was used with. Nothing was changed.

## Backup and export (not on the page)

backup-done = The tables were copied to { $file }.
export-done = { $count ->
    [one] One record was written.
   *[other] { $count } records were written.
}
export-unreadable = The events of this table cannot be read.
export-incomplete = The tables named above are missing in this export.
admin-done = Done.
admin-nothing-found = There is no such table, seat, message, ban or report. Nothing was changed.
admin-nothing-left = Nothing was left to change. A server that stopped in between may have done it.
admin-already-over = The game at this table is over, so it cannot be closed. It can be deleted.
admin-failed = It could not be done. The log of the server says why.
admin-no-answer = No server has answered. It is done when one does.
check-done = Tables: { $tables }, finished games: { $finished }, errors: { $wrong }.
check-failed = Something is wrong with these tables.
check-unreadable = Table { $table }: its events cannot be read.
check-unverified = Table { $table }: the dice of its record do not verify.
check-bad-seed = Table { $table }: its seed cannot be unsealed with this key, so the game cannot go on.
