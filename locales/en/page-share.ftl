# Sharing a finished game: a picture, and a link to the replay.

# $title is the name of the game, $scores a list of names and points.
page-share-picture = { $title }, final score: { $scores }
page-share-game = Share
page-share-title = Share this game
page-share-names = Show names in the picture
page-share-send = Share the picture
page-share-save = Save the picture
page-share-picture-copy = Copy the picture
page-share-picture-copied = The picture is copied.
page-share-no-sheet = This browser cannot pass pictures on to other apps. Save the picture and send it yourself.
page-share-insecure = This page was opened over plain http, and browsers pass pictures on to other apps only over https. Save the picture and send it yourself.
page-share-refused = This browser refused. Save the picture and send it yourself.
page-share-replay = Anyone with this link can watch the game again, move by move.
page-share-replay-link = Link to the replay
page-share-closed = Only the players can open this table, so there is no link to share.
