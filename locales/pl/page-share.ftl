# Udostępnianie zakończonej gry: obrazek i link do powtórki.

# $title is the name of the game, $scores a list of names and points.
page-share-picture = { $title }, wynik końcowy: { $scores }
page-share-game = Udostępnij
page-share-title = Udostępnij tę grę
page-share-names = Pokaż imiona na obrazku
page-share-send = Udostępnij obrazek
page-share-save = Zapisz obrazek
page-share-picture-copy = Skopiuj obrazek
page-share-picture-copied = Obrazek jest skopiowany.
page-share-no-sheet = Ta przeglądarka nie potrafi przekazywać obrazków innym aplikacjom. Zapisz obrazek i wyślij go samodzielnie.
page-share-insecure = Ta strona jest otwarta przez zwykłe http, a przeglądarki przekazują obrazki innym aplikacjom tylko przez https. Zapisz obrazek i wyślij go samodzielnie.
page-share-refused = Ta przeglądarka odmówiła. Zapisz obrazek i wyślij go samodzielnie.
page-share-replay = Każdy, kto ma ten link, może obejrzeć grę jeszcze raz, ruch po ruchu.
page-share-replay-link = Link do powtórki
page-share-closed = Ten stół mogą otworzyć tylko gracze, więc nie ma linku do udostępnienia.
