# Ein beendetes Spiel teilen: ein Bild und ein Link zum Nachspielen.

# $title is the name of the game, $scores a list of names and points.
page-share-picture = { $title }, Endstand: { $scores }
page-share-game = Teilen
page-share-title = Dieses Spiel teilen
page-share-names = Namen im Bild zeigen
page-share-send = Bild teilen
page-share-save = Bild speichern
page-share-picture-copy = Bild kopieren
page-share-picture-copied = Das Bild ist kopiert.
page-share-no-sheet = Dieser Browser kann keine Bilder an andere Apps weitergeben. Speichere das Bild und verschick es selbst.
page-share-insecure = Diese Seite wurde über einfaches http geöffnet, und Browser geben Bilder nur über https an andere Apps weiter. Speichere das Bild und verschick es selbst.
page-share-refused = Dieser Browser hat das abgelehnt. Speichere das Bild und verschick es selbst.
page-share-replay = Alle mit diesem Link können das Spiel Zug für Zug noch einmal ansehen.
page-share-replay-link = Link zum Nachspielen
page-share-closed = Nur die Spieler können diesen Tisch öffnen, darum gibt es keinen Link zum Teilen.
