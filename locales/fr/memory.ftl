## Memory play in the terminal (not on the page)

# $seat is the number of a seat.
play-memory-pass = Passe le clavier au joueur { $seat }. Appuie sur Entrée.
play-memory-since = Depuis ton dernier tour :
play-memory-save = La partie enregistrée montrerait ce qui est caché. Tu pourras l’enregistrer une fois la partie terminée.
play-memory-log = Le joueur { $seat } fait quelque chose qui est maintenant caché.
