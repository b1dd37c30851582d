## Memory play in the terminal (not on the page)

# $seat is the number of a seat.
play-memory-pass = Przekaż klawiaturę graczowi { $seat }. Naciśnij Enter.
play-memory-since = Od twojego ostatniego ruchu:
play-memory-save = Zapis pokazałby to, co ukryte. Będzie go można zapisać, gdy gra się skończy.
play-memory-log = Gracz { $seat } robi coś, co jest teraz ukryte.
