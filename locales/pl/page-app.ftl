# Strona jako aplikacja: nowe wersje i instalowanie.

page-app-ready = Nowa wersja jest gotowa.
page-app-use = Użyj teraz
page-app-install = Zainstaluj jako aplikację
page-app-install-about = Sacbe otwiera się wtedy we własnym oknie, także bez sieci.
page-app-install-by-hand = Aby zainstalować Sacbe na iPhonie lub iPadzie: w Safari dotknij Udostępnij, a potem „Do ekranu początkowego”.
