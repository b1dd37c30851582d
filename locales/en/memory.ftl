## Memory play in the terminal (not on the page)

# $seat is the number of a seat.
play-memory-pass = Pass the keyboard to Player { $seat }. Press Enter.
play-memory-since = Since your last turn:
play-memory-save = The record would show what is hidden. You can save it when the game is over.
play-memory-log = Player { $seat } does something that is hidden now.
