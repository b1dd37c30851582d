# Das Material der gedruckten Spiele: was bekannt ist, was Besitzer eingeben, und die Namen von Karten.

## Namen von Karten
map-bad-name = Der Name einer Karte hat 1 bis { $most } Zeichen.
map-without-components = Die Karte „{ $map }“ hat kein eigenes Material. Mindestens eines muss von unserem abweichen.

## Dateien mit Material
components-file-shape = Das ist weder Spielmaterial (ein Objekt mit „game“ und „options“) noch ein Spielplan (ein Objekt mit „rows“).
components-file-name = Das Material hat keinen Namen: „name“ soll ein Text mit 1 bis { $most } Zeichen sein.
components-file-game = Dieses Material gehört zu { $found }, gespielt wird aber { $game }.
components-file-option = „{ $name }“ ist kein Material von { $game }. Es gibt: { $known }.

## Die ersten Zeilen einer Partie im Terminal
play-known =
    { $game ->
        [pacal] Vom gedruckten Spiel bekannt: die Regeln, die Figuren und woraus der Plan besteht. Von uns rekonstruiert: der Plan selbst, die Werte, Abdeckteile und Ufer, und welche Seite des Würfels doppelt ist.
       *[uxmal] Vom gedruckten Spiel bekannt: die Regeln und die Zahl der Teile. Von uns rekonstruiert: der Grundplan, die Plättchen, die Punkte und drei der fünf Idole.
    }
play-own-components = Du hast das gedruckte Spiel? Gib deins ein: unter /workshop auf der Seite von „sacbe serve“ oder mit --board DATEI.
play-map = Karte: { $map }
play-map-unnamed = Karte: eigenes Material
