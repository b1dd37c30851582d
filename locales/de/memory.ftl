## Memory play in the terminal (not on the page)

# $seat is the number of a seat.
play-memory-pass = Gib die Tastatur an Spieler { $seat } weiter. Drück Enter.
play-memory-since = Seit deinem letzten Zug:
play-memory-save = Die Aufzeichnung würde zeigen, was verdeckt ist. Du kannst sie speichern, wenn das Spiel vorbei ist.
play-memory-log = Spieler { $seat } macht etwas, das jetzt verdeckt ist.
