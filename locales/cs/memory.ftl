## Memory play in the terminal (not on the page)

# $seat is the number of a seat.
play-memory-pass = Předej klávesnici hráči { $seat }. Stiskni Enter.
play-memory-since = Od tvého posledního tahu:
play-memory-save = Záznam by ukázal, co je skryté. Můžeš ho uložit, až hra skončí.
play-memory-log = Hráč { $seat } dělá něco, co je teď skryté.
