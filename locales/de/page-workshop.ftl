# Die Werkstatt, in der Besitzer eines gedruckten Spiels dessen Material eingeben, und was unsere Rekonstruktion ist.

## Rekonstruktion

page-ours-pacal = Plan: unsere Rekonstruktion
page-ours-uxmal = Grundplan, Plättchen, Punkte: unsere Rekonstruktion
page-ours-title = Was ist unsere Rekonstruktion?
page-ours-known = Bekannt:
page-ours-made = Von uns:
page-ours-pacal-known = die Regeln, die Figuren, ein Raster mit 16 Bezirken im Wert von 3 bis 7 Punkten, in der Mitte der heilige Bezirk mit 3 mal 3 Feldern und Wert 7, ein Fluss, ein See, ein Würfel mit den Zahlen 2 bis 5 und einer Seite mit Pfeilen.
page-ours-pacal-made = Größe und Umrisse des Plans, die Werte der übrigen Bezirke, die Lage von Fluss, See und Ufern, welche Bezirke die Abdeckteile abdecken, und dass die doppelte Würfelseite eine 3 ist.
page-ours-uxmal-known = die Regeln, der Grundplan mit 4 × 4 Bauplätzen, 29 Plättchen, auf jedem drei verschiedene Idole und ein Leerfeld, die Idole Jaguar und Schlange und 5 Punkte für einen Priester auf einem Idol von Platz 2.
page-ours-uxmal-made = was auf Grundplan und Plättchen gedruckt ist, die übrigen Punkte und die Idole Quetzal, Affe und Schildkröte.
page-ours-own = Hast du das gedruckte Spiel?
page-ours-enter = Gib sein Material ein
page-ours-lesson-pacal = Der Plan, seine Werte und die doppelte Würfelseite sind unsere Rekonstruktion.
page-ours-lesson-uxmal = Der Grundplan, die Plättchen, die Punkte und drei der Idole sind unsere Rekonstruktion.
page-map-pacal = Plan
page-map-uxmal = Material
page-map-ours = Unsere Rekonstruktion
page-map-own = Von dir
page-map-offered = Von diesem Server
page-map-named = Plan: { $map }
page-map-named-about = Dieses Spiel wird mit Material gespielt, das jemand in der Werkstatt eingegeben hat: „{ $map }“.

## Die Werkstatt

page-workshop = Werkstatt
page-workshop-about = Hast du das gedruckte Spiel? Gib hier sein Material ein und spiel damit.
page-workshop-game = Spiel
page-workshop-begin-usual = Mit unserer Rekonstruktion beginnen
page-workshop-begin-blank = Leer beginnen
page-workshop-load = Datei laden
page-workshop-name = Name
page-workshop-unnamed = Meine Schachtel
page-workshop-undo = Rückgängig
page-workshop-redo = Wiederholen
page-workshop-undone = Rückgängig gemacht.
page-workshop-redone = Wiederholt.
page-workshop-linked = Aus einem Link als neue Schachtel geöffnet. Deine eigenen Schachteln sind unverändert.
page-workshop-check = Prüfung
page-workshop-checking = Wird geprüft …
page-workshop-offline = Du kannst weiterarbeiten; geprüft wird, sobald der Server antwortet.
page-workshop-problems =
    { $count ->
        [one] Eine Sache fehlt oder stimmt nicht:
       *[other] { $count } Dinge fehlen oder stimmen nicht:
    }
page-workshop-unfilled =
    { $count ->
        [one] Ein Feld ist noch leer.
       *[other] { $count } Felder sind noch leer.
    }
page-workshop-more = { $count } weitere dieser Art
page-workshop-marked = Problem
page-workshop-ready = Alles passt. So sieht es am Tisch aus:
page-workshop-picture = Der Plan, wie er am Tisch aussieht
page-workshop-try = Ausprobieren
page-workshop-try-about = Startet ein Spiel gegen Bots mit diesem Material.
page-workshop-keep = Speichern und teilen
page-workshop-keep-about = Änderungen werden laufend in diesem Browser gespeichert.
page-workshop-unkept = Dieser Browser kann nichts speichern: Sein Speicher ist gesperrt oder voll. Auf dem Bildschirm geht nichts verloren. Speichere eine Datei oder teile einen Link, bevor du gehst.
page-workshop-sets = Meine Schachteln
page-workshop-sets-none = In diesem Browser gibt es noch keine Schachteln.
page-workshop-new = Neue Schachtel
page-workshop-share = Link teilen
page-workshop-share-about = Alle mit diesem Link können eine Kopie öffnen und damit spielen.
page-workshop-save = Als Datei speichern
page-workshop-rename = Umbenennen
page-workshop-duplicate = Duplizieren
page-workshop-delete = Löschen
page-workshop-deleted = „{ $name }“ wurde gelöscht.
page-workshop-restore = Rückgängig
page-workshop-copy-of = Kopie von { $name }
page-workshop-state-ready = spielbereit
page-workshop-state-open = unfertig
page-workshop-state-here = gerade offen
page-workshop-keys = Tastatur
page-workshop-history-keys = Strg+Z macht rückgängig, Strg+Umschalt+Z wiederholt.

## Dateien und Links, die sich nicht öffnen lassen

page-workshop-link-broken = Dieser Link ist beschädigt oder unvollständig und lässt sich nicht öffnen. Lass ihn dir noch einmal schicken.
page-workshop-file-large = Das ist größer als { $most } KB und kann deshalb kein Spielmaterial sein.
page-workshop-file-json = Die Datei ist in Zeile { $line } beschädigt und lässt sich nicht lesen.
page-workshop-file-foreign = Das ist keine Datei mit Spielmaterial. Eine solche hat „game“, „name“ und „options“, oder sie ist ein Plan mit „rows“.
page-workshop-file-game = Das ist Material für „{ $game }“, ein Spiel, das es hier nicht gibt.
page-workshop-misread = „{ $field }“ lässt sich nicht lesen: Der Wert passt dort nicht.
page-workshop-misread-unknown = „{ $field }“ gehört nicht zu diesem Material.
page-workshop-misread-rows = „rows“ lässt sich nicht lesen: Ein Plan hat 1 bis { $most } Reihen.
page-workshop-misread-row = Reihe { $row } des Plans lässt sich nicht lesen. Sie braucht so viele Felder wie Reihe 1, höchstens { $most }, jedes ein Buchstabe von A bis Z oder ~ für den See.
page-workshop-misread-base = Reihe { $row } von „base“ lässt sich nicht lesen. Sie braucht acht der Zeichen J, S, Q, M, T und „.“ für das Leerfeld.
page-workshop-misread-tile = Plättchen { $tile } lässt sich nicht lesen. Es braucht vier der Zeichen J, S, Q, M, T und „.“ für das Leerfeld.

## Pacal’s Rocket

page-workshop-pacal-modes = Was Tippen auf den Plan bewirkt
page-workshop-pacal-mode-paint = Malen
page-workshop-pacal-mode-values = Werte
page-workshop-pacal-mode-values-about = Gib den Wert jedes Bezirks auf dem Plan ein.
page-workshop-pacal-mode-river = Fluss
page-workshop-pacal-mode-river-about = Tippe auf eine Kante zwischen zwei Feldern oder zieh an Kanten entlang. Tippst du noch einmal, ist sie wieder weg.
page-workshop-pacal-mode-river-shore = Flussufer
page-workshop-pacal-mode-river-shore-about = Tippe auf die Felder, die für den Fluss zählen.
page-workshop-pacal-mode-lake-shore = Seeufer
page-workshop-pacal-mode-lake-shore-about = Tippe auf die Felder, die für den See zählen.
page-workshop-pacal-shore-state =
    { $state ->
        [tapped] Diese Felder hast du festgelegt.
       *[derived] Diese Felder ergeben sich aus dem Plan.
    }
page-workshop-pacal-derive = Wieder aus dem Plan ableiten
page-workshop-pacal-brushes = Malen mit
page-workshop-pacal-district = Bezirk { $letter }
page-workshop-pacal-lake = See
page-workshop-pacal-bare = nicht bemalt
page-workshop-pacal-sacred = heiliger Bezirk
page-workshop-pacal-river-shore = Flussufer
page-workshop-pacal-lake-shore = Seeufer
page-workshop-pacal-add = Bezirk hinzufügen
page-workshop-pacal-map = Plan zum Bemalen
page-workshop-pacal-keys = Pfeiltasten bewegen, Enter malt mit dem gewählten Pinsel, ein Buchstabe malt diesen Bezirk, ~ malt See, Entf leert das Feld, Umschalt mit Pfeiltaste malt beim Gehen.
page-workshop-pacal-corners = Ecken des Rasters zum Legen des Flusses
page-workshop-pacal-corner-keys = Bei „Fluss“: Pfeiltasten gehen von Ecke zu Ecke, mit Umschalt legen sie den Fluss oder nehmen ihn weg. Enter beginnt und beendet das Legen ohne Umschalt.
page-workshop-pacal-corner =
    { $river ->
        [yes] Ecke { $x } von links, { $y } von oben, am Fluss
       *[no] Ecke { $x } von links, { $y } von oben
    }
page-workshop-pacal-river-now =
    { $laid ->
        [yes] Fluss bis Ecke { $x }, { $y } gelegt.
       *[no] Fluss bis Ecke { $x }, { $y } weggenommen.
    }
page-workshop-pacal-pen-down = Pfeiltasten legen jetzt den Fluss.
page-workshop-pacal-pen-up = Pfeiltasten gehen jetzt nur.
page-workshop-pacal-painted = { $square }: { $what }.
page-workshop-pacal-shore-now =
    { $is ->
        [yes] { $square } ist jetzt { $water ->
            [river] Flussufer.
           *[lake] Seeufer.
        }
       *[no] { $square } ist nicht mehr { $water ->
            [river] Flussufer.
           *[lake] Seeufer.
        }
    }
page-workshop-pacal-size = Größe
page-workshop-pacal-columns = Spalten
page-workshop-pacal-rows = Reihen
page-workshop-pacal-districts = Bezirke
page-workshop-pacal-districts-about = 2, 2/3 und 4 sind die Abdeckteile: Kreuze an, welche Bezirke jedes abdeckt, wenn so viele Spieler mitspielen.
page-workshop-pacal-column-district = Bezirk
page-workshop-pacal-column-value = Wert
page-workshop-pacal-column-sacred = Heilig
page-workshop-pacal-cover = Abdeckteil { $piece }
page-workshop-pacal-covers = Abdeckteil { $piece } liegt auf Bezirk { $letter }
page-workshop-pacal-sacred-is = Bezirk { $letter } ist der heilige
page-workshop-pacal-squares =
    { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }
page-workshop-pacal-value-of = Wert von Bezirk { $letter }
page-workshop-pacal-remove-column = Entfernen
page-workshop-pacal-remove = Bezirk { $letter } entfernen
page-workshop-pacal-die = Würfel
page-workshop-pacal-face = Seite { $face }
page-workshop-pacal-arrows = Pfeile
page-workshop-pacal-river-parts = Der Fluss hat { $count } Teile, die sich nicht in einem Zug zeichnen lassen; einer beginnt bei { $square }.

## Uxmal

page-workshop-uxmal-brushes = Tippen setzt
page-workshop-uxmal-next = Nächstes
page-workshop-uxmal-bare = nicht eingegeben
page-workshop-uxmal-base = Grundplan
page-workshop-uxmal-keys = Pfeiltasten bewegen, Enter setzt das gewählte Idol oder das nächste, J, S, Q, M, T und der Punkt setzen ein Idol oder das Leerfeld, Entf leert, Umschalt mit Pfeiltaste malt beim Gehen.
page-workshop-uxmal-painted = { $cell }: { $what }.
page-workshop-uxmal-tiles = Plättchen
page-workshop-uxmal-count = { $count } von { $of }
page-workshop-uxmal-tile = Plättchen { $tile }: { $marks }
page-workshop-uxmal-tile-chosen = Plättchen { $tile }
page-workshop-uxmal-quarter =
    { $quarter ->
        [1] Oben links: { $what }
        [2] Oben rechts: { $what }
        [3] Unten rechts: { $what }
       *[4] Unten links: { $what }
    }
page-workshop-uxmal-rotate = Drehen
page-workshop-uxmal-add = Neues Plättchen
page-workshop-uxmal-points = Punktepyramide
page-workshop-uxmal-rank = Platz { $rank }
page-workshop-uxmal-level = Ebene { $level }
page-workshop-uxmal-points-of = Punkte auf Ebene { $level } für Platz { $rank }
