# Pacal’s Rocket auf Deutsch.
#
# Felder, Würfelseiten und Konstellationen stehen in Notation. Eine Ablehnung sagt zuerst, was ist,
# dann, was daraus folgt; die Nummer der Regel fügt hinzu, wer sie zeigt.

## Namen

pacal-obstacle =
    { $what ->
        [own-ship] dein eigenes Raumschiff auf { $where }
        [own-pyramid] deine eigene Pyramide auf { $where }
        [ship] das Raumschiff von Spieler { $owner } auf { $where }
        [pyramid] die Pyramide von Spieler { $owner } auf { $where }
        [lake] der See bei { $where }
        [cover] das Abdeckteil auf { $where }
       *[edge] der Rand des Spielplans
    }

pacal-where-obstacle =
    { $what ->
        [own-ship] Auf { $where } steht dein eigenes Raumschiff
        [own-pyramid] Auf { $where } steht deine eigene Pyramide
        [ship] Auf { $where } steht das Raumschiff von Spieler { $owner }
        [pyramid] Auf { $where } steht die Pyramide von Spieler { $owner }
        [lake] { $where } liegt im See
        [cover] { $where } ist abgedeckt und nicht im Spiel
       *[edge] { $where } liegt außerhalb des Spielplans
    }

pacal-floors =
    { $floors ->
        [one] 1 Stockwerk
       *[other] { $floors } Stockwerke
    }
    .dative =
        { $floors ->
            [one] 1 Stockwerk
           *[other] { $floors } Stockwerken
        }

pacal-stands-for =
    { $stands_for ->
        [one] 1 Stockwerk
       *[other] { $stands_for } Stockwerke
    }

pacal-squares-away =
    { $distance ->
        [one] 1 Feld entfernt
       *[other] { $distance } Felder entfernt
    }

pacal-and-scores =
    { $points ->
        [0] .
        [one] {" "}und bekommt 1 Punkt.
       *[other] {" "}und bekommt { $points } Punkte.
    }

## Was gefragt ist

pacal-ask-place = Stell dein Raumschiff auf ein freies Feld im heiligen Bezirk.
pacal-ask-roll = Würfle.
pacal-ask-fly =
    Flieg { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
    }: geradeaus (zwei Steine) oder mit Abbiegen (ein Stein).
pacal-ask-fly-out =
    Flieg { $number ->
        [one] 1 Feld
       *[other] { $number } Felder
    } in gerader Linie aus dem heiligen Bezirk hinaus.
pacal-ask-leap = Spring in deiner Reihe oder Spalte beliebig weit.
pacal-ask-leap-out = Spring in deiner Reihe oder Spalte aus dem heiligen Bezirk hinaus.
pacal-ask-stuck-god = Du sitzt fest: Gib einen Götterstein ab.
pacal-ask-stuck = Du sitzt fest und hast keinen Götterstein: Stell dein Raumschiff auf ein beliebiges freies Feld.
pacal-ask-land = Stell dein Raumschiff auf ein beliebiges freies Feld.
pacal-ask-drop-two = Wirf bis zu zwei Steine: erst in dein Raumschiff, dann in ein anderes. Oder mach weiter.
pacal-ask-drop-one = Wirf deinen letzten Stein in dein Raumschiff oder in ein anderes, oder mach weiter.
pacal-ask-drop-own = Du darfst einen Stein in dein Raumschiff werfen. Oder mach weiter.
pacal-ask-drop-other = Noch ein Stein: Wirf ihn in ein anderes Raumschiff oder mach weiter.
pacal-ask-build = Bau eine Pyramide, stock eine auf oder verzichte.
pacal-ask-over = Das Spiel ist vorbei.

## Was geschieht

pacal-place = Spieler { $seat } stellt das Raumschiff auf { $square }.
pacal-roll =
    Spieler { $seat } würfelt eine { $number }{ $players ->
        [2] .
       *[other] ; sie gilt für die ganze Runde.
    }
pacal-roll-arrows =
    Spieler { $seat } würfelt die Pfeile{ $players ->
        [2] .
       *[other] ; sie gelten für die ganze Runde.
    }
pacal-fly = Spieler { $seat } fliegt geradeaus nach { $square }.
pacal-bend = Spieler { $seat } fliegt mit Abbiegen nach { $square }.
pacal-leap = Spieler { $seat } springt nach { $square }.
pacal-god = Spieler { $seat } gibt den Götterstein mit Wert { $value } ab.
pacal-land = Spieler { $seat } stellt das Raumschiff auf { $square }.
pacal-drop-own = Spieler { $seat } wirft einen Stein ins eigene Raumschiff.
pacal-drop-own-from = Spieler { $seat } nimmt einen Stein von { $square } zurück und wirft ihn ins eigene Raumschiff.
pacal-drop-other = Spieler { $seat } wirft einen Stein ins Raumschiff von Spieler { $other }.
pacal-drop-other-from = Spieler { $seat } nimmt einen Stein von { $square } zurück und wirft ihn ins Raumschiff von Spieler { $other }.
pacal-done = Spieler { $seat } wirft keine Steine mehr ein.
pacal-build = Spieler { $seat } baut auf { $square } im Bezirk { $district } eine Pyramide mit { pacal-floors.dative }{ pacal-and-scores }
pacal-raise = Spieler { $seat } stockt die Pyramide auf { $square } im Bezirk { $district } zu einer mit { pacal-floors.dative } auf{ pacal-and-scores }
pacal-pass = Spieler { $seat } baut nichts.

## Überschriften einer Liste von Aktionen

pacal-kind-place = Raumschiff aufstellen
pacal-kind-roll = Würfeln
pacal-kind-fly = Geradeaus fliegen, für zwei Steine
pacal-kind-bend = Mit Abbiegen fliegen, für einen Stein
pacal-kind-leap = Springen, für zwei Steine
pacal-kind-god = Götterstein abgeben
pacal-kind-land = Raumschiff absetzen
pacal-kind-drop = Stein einwerfen
pacal-kind-build = Pyramide bauen
pacal-kind-raise = Pyramide aufstocken
pacal-kind-finish = Weiter

## Ablehnungen: nicht jetzt

pacal-over = Das Spiel ist zu Ende und die Punkte sind gezählt, also ist kein Zug mehr möglich.
pacal-place-first = Noch steht nicht jedes Raumschiff auf dem Spielplan, also musst du deines zuerst aufstellen.
pacal-already-placed = Alle Raumschiffe stehen schon auf dem Spielplan, also kannst du keines mehr aufstellen.
pacal-roll-first = Es wurde noch nicht gewürfelt, also muss das zuerst geschehen.
pacal-already-rolled = Es wurde schon gewürfelt, also spiel mit dem, was der Würfel zeigt.
pacal-other-step =
    { $step ->
        [move] Dein Raumschiff ist noch nicht geflogen, also beweg es zuerst.
        [land] Dein Raumschiff ist in der Luft, also stell es zuerst auf ein freies Feld.
        [drop] Du darfst noch Steine einwerfen, also wirf erst einen ein oder sag „done“.
       *[build] Dein Raumschiff ist geflogen und das Einwerfen ist vorbei, also kannst du jetzt nur noch bauen, aufstocken oder verzichten.
    }
pacal-off-board =
    Der Spielplan hat { $columns ->
        [one] 1 Spalte
       *[other] { $columns } Spalten
    } und { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    }, also gibt es kein Feld { $square }.

## Ablehnungen: Aufbau und Würfel

pacal-place-outside = { $square } liegt außerhalb des heiligen Bezirks { $district }, also kann dort kein Raumschiff starten.
pacal-place-taken = { pacal-where-obstacle }, also braucht dein Raumschiff ein anderes Feld.
pacal-roll-no-such-face = Der Würfel hat keine Seite mit { $face }, also kann das niemand würfeln.

## Ablehnungen: Fliegen

pacal-stay = Dein Raumschiff steht auf { $square } und muss sich bewegen, also kann es dort nicht bleiben.
pacal-arrows-leap = Der Würfel zeigt die Pfeile, also springt dein Raumschiff in seiner Reihe oder Spalte beliebig weit.
pacal-fly-not-straight = { $to } liegt weder in der Reihe noch in der Spalte von { $from }, also führt kein gerader Flug dorthin.
pacal-fly-blocked =
    Direkt { $direction ->
        [north] nördlich
        [east] östlich
        [south] südlich
       *[west] westlich
    } von deinem Raumschiff ist { pacal-obstacle }, also kann es nicht in diese Richtung fliegen.
pacal-must-fly-on =
    Der Weg nach { $direction ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    } ist auf { $squares ->
        [2] beiden Feldern
       *[other] allen { $squares } Feldern
    } frei, also muss dein Raumschiff bis { $end } weiterfliegen.
pacal-must-fly-up-to =
    Der Weg nach { $direction ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    } ist { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    } weit frei, also muss dein Raumschiff bis { $end } fliegen und hält dort an.
pacal-fly-stopped =
    Nach { $direction ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    } hin ist { pacal-obstacle } im Weg, also hält dein Raumschiff davor auf { $end } an.
pacal-fly-too-far =
    Der Würfel zeigt { $number } und dieses Feld ist { pacal-squares-away }, also endet der Flug auf { $end }.
pacal-first-round-leave = { $square } liegt noch im heiligen Bezirk { $district }, und in der ersten Runde muss dein Raumschiff ihn verlassen, also kann es dort nicht landen.
pacal-first-round-straight = Das ist die erste Runde, also muss dein Raumschiff den heiligen Bezirk in gerader Linie verlassen.
pacal-stuck = Dein Raumschiff sitzt auf { $square } fest, also kann es nicht fliegen.
pacal-bend-back = Dein Flug beginnt auf { $square } und darf kein Feld zweimal berühren, also kann er dort nicht enden.
pacal-bend-is-straight = Auch ein gerader Flug endet auf { $square }, also gilt der Flug dorthin als gerade und erlaubt zwei Steine: fly { $square }.
pacal-bend-onto-obstacle = { pacal-where-obstacle }, also kann dein Raumschiff dort nicht landen.
pacal-bend-too-far = { $square } ist { pacal-squares-away }, also reicht { $number } nicht bis dorthin.
pacal-bend-odd = { $square } ist { pacal-squares-away } und jeder Umweg kostet eine gerade Zahl von Feldern, also endet kein Flug von genau { $number } dort.
pacal-bend-no-way =
    Kein Weg von genau { $number ->
        [one] 1 Feld
       *[other] { $number } Feldern
    } führt um die Hindernisse herum nach { $square }, also kann dein Flug dort nicht enden.
pacal-leap-no-arrows = Der Würfel zeigt { $number } und nicht die Pfeile, also kann dein Raumschiff nicht springen.
pacal-leap-line = { $to } liegt weder in der Reihe noch in der Spalte von { $from }, also führt kein Sprung dorthin.
pacal-not-free = { pacal-where-obstacle }, also kann dein Raumschiff dort nicht landen.
pacal-god-spent = Dein Götterstein mit Wert { $value } ist aus dem Spiel, also kannst du ihn nicht abgeben.
pacal-god-first-round = Dein Raumschiff kann den heiligen Bezirk in gerader Linie verlassen, und in der ersten Runde muss es das, also kannst du dafür keinen Götterstein abgeben.
pacal-god-given-up = Du hast einen Götterstein abgegeben, statt zu fliegen, also stell dein Raumschiff jetzt auf ein freies Feld.
pacal-land-same = Dein Raumschiff kommt von { $square } und muss sich bewegen, also kann es nicht dorthin zurück.
pacal-land-not-stuck = Dein Raumschiff kann fliegen, also darfst du es nicht einfach auf ein anderes Feld stellen.
pacal-land-god-first = Dein Raumschiff sitzt fest und du hast noch einen Götterstein, also musst du zuerst einen abgeben.

## Ablehnungen: Einwerfen

pacal-drop-own-twice = Du hast schon einen Stein in dein eigenes Raumschiff geworfen, also kann der zweite nur in ein anderes.
pacal-drop-own-only = In diesem Zug darfst du nur einen Stein einwerfen, und der kommt in dein eigenes Raumschiff, also bekommt Spieler { $seat } keinen.
pacal-drop-say-own = Das Raumschiff von Spieler { $seat } ist dein eigenes, also sag „drop own“.
pacal-no-such-seat = Es spielen nur { $players } Spieler mit, also gibt es kein Raumschiff von Spieler { $seat }.
pacal-take-back-not-empty =
    In deinem Vorrat { $supply ->
        [one] ist noch 1 Stein
       *[other] sind noch { $supply } Steine
    }, also kannst du den auf { $square } nicht zurücknehmen.
pacal-supply-empty = Dein Vorrat ist leer, also sag, von welchem Feld du einen Stein zurücknimmst.
pacal-take-back-hidden =
    { $whose ->
        [yours] Auf { $square } steht dein eigenes Raumschiff
       *[theirs] Auf { $square } steht das Raumschiff von Spieler { $owner }
    }, also kannst du daraus keinen Stein zurücknehmen.
pacal-take-back-none = Auf { $square } liegt kein Stein von dir, also kannst du dort keinen zurücknehmen.

## Ablehnungen: Bauen

pacal-no-constellation =
    { $count ->
        [2] { $squares } liegen nicht waagrecht oder senkrecht nebeneinander, also sind sie keine Konstellation.
        [3] { $squares } liegen nicht in einer Linie mit gleich breiten Lücken, also sind sie keine Konstellation.
       *[other] { $squares } bilden weder eine Linie mit gleich breiten Lücken noch ein gerade stehendes Quadrat, also sind sie keine Konstellation.
    }
pacal-no-constellation-or-diamond =
    { $count ->
        [2] { $squares } liegen nicht waagrecht oder senkrecht nebeneinander, also sind sie keine Konstellation.
        [3] { $squares } liegen nicht in einer Linie mit gleich breiten Lücken, also sind sie keine Konstellation.
       *[other] { $squares } bilden weder eine Linie mit gleich breiten Lücken noch ein gerade stehendes Quadrat noch eine Raute, also sind sie keine Konstellation.
    }
pacal-gap-taken =
    Auf { $square }, zwischen deinen Steinen, { $what ->
        [own-ship] steht dein eigenes Raumschiff
        [own-pyramid] steht eine deiner eigenen Pyramiden
        [ship] steht das Raumschiff von Spieler { $owner }
        [pyramid] steht eine Pyramide von Spieler { $owner }
       *[stone] liegt ein Stein von Spieler { $owner }
    }, und in diesem Spiel müssen die Lücken leer sein, also ist das keine Konstellation.
pacal-stone-hidden =
    { $whose ->
        [yours] Auf { $square } steht dein eigenes Raumschiff
       *[theirs] Auf { $square } steht das Raumschiff von Spieler { $owner }
    }, also zählt für eine Konstellation nichts, was darin ist.
pacal-not-your-pyramid = Die Pyramide auf { $square } gehört Spieler { $owner }, also kann sie nicht Teil deiner Konstellation sein.
pacal-no-stone = Auf { $square } ist weder ein offener Stein noch eine Pyramide von dir, also kann das Feld nicht Teil deiner Konstellation sein.
pacal-build-outside = { $square } gehört nicht zur Konstellation, also kannst du dort keine Pyramide bauen.
pacal-build-on-pyramid = Auf { $square } steht schon eine Pyramide von dir, also kannst du dort keine neue bauen, sondern nur aufstocken.
pacal-raise-outside = { $square } gehört nicht zur Konstellation, also kannst du dort damit keine Pyramide aufstocken.
pacal-raise-no-pyramid = Auf { $square } steht keine Pyramide von dir, also kannst du dort keine aufstocken.
pacal-pyramids-only = In dieser Konstellation sind nur Pyramiden, und mindestens ein Stein ist nötig, also zählt sie nicht.
pacal-master-stones-only =
    In der Profi-Variante werden neue Pyramiden nur aus Steinen gebaut, also { $pyramids ->
        [one] zählt die Pyramide in dieser Konstellation nicht.
       *[other] zählen die { $pyramids } Pyramiden in dieser Konstellation nicht.
    }
pacal-master-one-pyramid = In dieser Konstellation sind { $pyramids } Pyramiden, und in der Profi-Variante gehört nur die dazu, die du aufstockst, also zählt sie nicht.
pacal-too-high = Diese Konstellation reicht für { pacal-stands-for }, also ist eine Pyramide mit { pacal-floors.dative } zu hoch für sie.
pacal-raise-not-higher =
    Die Pyramide auf { $square } hat schon { $standing ->
        [one] 1 Stockwerk
       *[other] { $standing } Stockwerke
    }, also wäre eine mit { pacal-floors.dative } nicht höher.
pacal-none-left = Du hast keine Pyramide mit { pacal-floors.dative } mehr, also kannst du keine bauen.
pacal-lower-needs-smaller = Diese Konstellation reicht für { pacal-stands-for } und du hast so eine Pyramide, also braucht eine Pyramide mit { pacal-floors.dative } eine kleinere Konstellation.

## Ablehnungen: ein Spiel einrichten

pacal-players = Pacal’s Rocket ist für 2 bis 5 Spieler, nicht für { $found }.
pacal-option-newer = Die Option „{ $name }“ gibt es erst seit Regelversion { $since }, und dieses Spiel läuft nach Regelversion { $rules }, also lässt sie sich nicht setzen.
pacal-die-face = Seite { $face } des Würfels ist { $found }, erwartet wird eine ganze Zahl von 1 bis 9 oder arrows.
pacal-board-json = Der Spielplan ist kein gültiges JSON, bei Spalte { $column }: { $reason }.
pacal-board-unknown-field = Ein Spielplan hat kein Feld „{ $field }“. Möglich sind: { $expected }.
pacal-board-field-missing = Der Spielplan braucht ein Feld „{ $field }“, hat aber keines.
pacal-board-field =
    Das Feld „{ $field }“ des Spielplans ist { $found }. Erwartet wird { $field ->
        [board] ein JSON-Objekt.
        [rows] eine Liste von 1 bis 13 Reihen, jede ein Text aus Buchstaben A bis Z und ~.
        [values] ein Objekt, das Buchstaben von Bezirken, A bis Z, auf Werte abbildet.
        [sacred] der Buchstabe eines Bezirks, der auf dem Plan ist.
        [river] eine Liste von mindestens zwei Ecken [x, y], oder [] für keinen Fluss.
        [river_shore] eine Liste von Feldern wie ["c1","d1"], oder [] für ein Ufer ohne Felder.
        [lake_shore] eine Liste von Feldern wie ["c1","d1"], oder [] für ein Ufer ohne Felder.
        [covers] ein Objekt, das die Teile 2, 2/3 und 4 auf Listen von Buchstaben abbildet.
       *[other] { $expected }.
    }
pacal-board-row = Reihe { $row } des Spielplans ist { $found }, erwartet wird ein Text aus Buchstaben A bis Z und ~.
pacal-board-row-size =
    Reihe { $row } des Spielplans hat { $found ->
        [one] 1 Feld
       *[other] { $found } Felder
    }, erwartet werden 1 bis { $most }.
pacal-board-row-length =
    Reihe { $row } hat { $found ->
        [one] 1 Feld
       *[other] { $found } Felder
    }, Reihe 1 hat { $expected }.
pacal-board-symbol = Reihe { $row }, Spalte { $column } des Spielplans ist „{ $found }“, erwartet wird ein Buchstabe A bis Z oder ~ für den See.
pacal-board-value-missing = Bezirk { $district } hat keinen Wert.
pacal-board-value = Der Wert von Bezirk { $district } ist { $found }, erwartet wird eine ganze Zahl von 0 bis { $most }.
pacal-board-river-corner = Ecke { $corner } des Flusses ist { $found }, erwartet wird [x, y] mit x von 0 bis { $columns } und y von 0 bis { $rows }.
pacal-board-river-bend = Der Fluss läuft von { $from } nach { $to }, seiner Ecke { $corner }, aber er muss entlang einer Reihe oder Spalte von Ecken laufen und darf nicht auf der Stelle bleiben.
pacal-board-field-newer = Das Feld „{ $field }“ eines Spielplans gibt es erst seit Regelversion { $since }, und dieses Spiel läuft nach Regelversion { $rules }, also geht es hier nicht.
pacal-board-shore = Eintrag { $entry } von „{ $field }“ ist { $found }, erwartet wird ein Feld wie "c1".
pacal-board-shore-off-map = Der Spielplan hat { $columns } Spalten und { $rows } Reihen, also kann { $square } nicht in „{ $field }“ stehen.
pacal-board-shore-in-lake = { $square } liegt im See, also kann es nicht in „{ $field }“ stehen; Uferfelder sind an Land.
pacal-board-shore-twice =
    { $square } ist zweimal als Ufer { $field ->
        [river_shore] des Flusses
       *[lake_shore] des Sees
    } eingetragen.
pacal-board-cover = Das Abdeckteil { $piece } hat { $found }, erwartet wird eine Liste von Buchstaben von Bezirken, die auf dem Plan sind.
pacal-board-cover-sacred = Das Abdeckteil { $piece } läge auf dem heiligen Bezirk, wo die Raumschiffe starten, also geht das nicht.
pacal-board-sacred-room = Der heilige Bezirk braucht { $players } Felder, eines für jedes Raumschiff; er hat { $squares }.
pacal-board-sacred-missing = Kein Feld des Plans gehört zum heiligen Bezirk { $district }, wo die Raumschiffe starten.

## Was ein Zug erreicht, für Analysen und Tipps.
pacal-fact-majority =
    Holt die Mehrheit im Bezirk { $district }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
pacal-fact-ties = Gleichstand bei den meisten Stockwerken im Bezirk { $district }.
pacal-fact-extends = Baut die Mehrheit im Bezirk { $district } aus.
pacal-fact-bonus =
    Ist eine der letzten Pyramiden: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
pacal-fact-shore =
    { $water ->
        [river] Zählt auch am Fluss.
        [lake] Zählt auch am See.
       *[both] Zählt auch am Fluss und am See.
    }
pacal-fact-returns = Schickt einen Stein von Spieler { $seat } zurück in den Vorrat.
pacal-fact-ends =
    { $when ->
        [now] Beendet die Partie sofort.
       *[round] Beendet die Partie mit dieser Runde.
    }
pacal-fact-stones =
    Erlaubt { $stones ->
        [one] einen Stein
       *[other] { $stones } Steine
    } zum Einwerfen.
pacal-fact-god = Gibt den Götterstein mit Wert { $value } ab.
