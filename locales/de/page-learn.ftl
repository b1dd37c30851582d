# Wiedergabe, Regeln und Lektionen auf der Seite.

## Wiedergabe

page-replay-title = Wiedergabe
page-replay-about = Öffne die Aufzeichnung eines Spiels und sieh sie dir Zug für Zug an.
page-replay-other = Andere Aufzeichnung öffnen
page-replay-at = Schritt { $move } von { $count }
page-replay-start = Der Anfang des Spiels.
page-replay-scrub = Schritte
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-forth = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-speed = Tempo
page-replay-times = { $times }×
page-replay-link = Link zu diesem Schritt kopieren
page-replay-copied = Kopiert
page-replay-by-hand = Der Browser erlaubt der Seite nicht, etwas zu kopieren. Der Link zu diesem Schritt steht in der Adresszeile.
page-replay-keys = Pfeil links und rechts: ein Schritt. Pos1 und Ende: Anfang und Ende. Leertaste: abspielen oder anhalten.
page-replay-on = Von hier aus weiterspielen
page-replay-on-about = Eröffnet einen neuen Tisch, der mit den bisherigen Schritten beginnt. Die anderen Spieler sind Bots.
page-replay-on-seat = Du spielst
page-replay-on-go = Weiterspielen
page-replay-over = Hier ist das Spiel vorbei. Geh ein paar Schritte zurück, um weiterzuspielen.
page-replay-broken = Zeile { $line } der Aufzeichnung: { $reason }
page-replay-broken-about = Diese Aufzeichnung lässt sich nicht wiedergeben. Prüfe sie oder öffne eine andere.
page-replay-link-broken = Dieser Link ist unvollständig. Lass ihn dir noch einmal schicken oder öffne die Aufzeichnung selbst.
page-replay-tab-moves = Schritte

## Regeln

page-rules-title = { $title }: Regeln
page-rules-english = Der Text der Regeln ist auf Englisch; er ist noch nicht übersetzt.
page-rules-search = Regeln durchsuchen
page-rules-found =
    { $count ->
        [one] Eine Stelle gefunden
       *[other] { $count } Stellen gefunden
    }
page-rules-none = Keine Stelle enthält alle diese Wörter.
page-rules-all = Alle Regeln zeigen
page-rules-contents = Inhalt
page-rules-top = Nach oben
page-rules-example = Gezeichnetes Beispiel
page-rules-try = Probier es selbst
page-rules-pacal-fly = Der Würfel zeigt 3. Volle Punkte sind gerade Flüge, hohle sind Flüge mit Abbiegen.
page-rules-pacal-choose = Eine Konstellation aus zwei Steinen, nebeneinander auf b6 und c6. Die Pyramide kann auf jedem der beiden Felder stehen.
page-rules-pacal-takeover = Die Pyramide auf c6 zählt als Stein: c6, d6 und e6 ergeben drei Stockwerke, genug, um den heiligen Bezirk zu übernehmen.
page-rules-pacal-water = Zwei Stockwerke auf h5 würden auch am See zählen.
page-rules-uxmal-put = Du darfst das Plättchen drehen und auf jeden freien Bauplatz legen. Für ein Paar übereinander oder nebeneinander gibt es Karten.
page-rules-uxmal-move = Der Priester auf b2 überspringt den auf b1: Für eine Karte erreicht er den Quetzal auf a1.
page-rules-uxmal-lift = Das Plättchen auf Ebene 2 hebt den Priester auf f2 an.

## Lektionen

page-learn-title = { $title } lernen
page-learn-step = Schritt { $step } von { $count }
page-learn-steps = Schritte
page-learn-step-done = geschafft
page-learn-next = Weiter
page-learn-back = Zurück
page-learn-skip = Diesen Schritt überspringen
page-learn-again = Noch einmal versuchen
page-learn-show = Zeig es mir
page-learn-shown = So geht’s: { $action }.
page-learn-restart = Von vorn
page-learn-praise-1 = Gut gemacht.
page-learn-praise-2 = Genau.
page-learn-praise-3 = Sehr gut.
page-learn-legal = Der Zug ist erlaubt, aber hier geht die Geschichte anders weiter. Versuch es noch einmal.
page-learn-finished = Du kannst jetzt spielen.
page-learn-finished-about = Probier ein richtiges Spiel: Die Bots sind geduldig. Alles andere steht in den Regeln.
page-learn-you = Du

## Pacal’s Rocket

page-learn-pacal-place-title = Dein Raumschiff
page-learn-pacal-place = Wer am Ende die meisten Punkte hat, gewinnt. Punkte bringen die meisten Stockwerke in einem Bezirk; die großen Zahlen sind ihre Werte. Die Raumschiffe starten im heiligen Bezirk in der Mitte. Stell deines auf das leuchtende Feld.
page-learn-pacal-place-done = Dein Raumschiff ist hohl: Von oben kann man Steine einwerfen. Darum geht es in diesem Spiel.
page-learn-pacal-fly-title = Geradeaus fliegen
page-learn-pacal-fly = Auch die anderen haben ihre Raumschiffe aufgestellt. Ein Wurf gilt eine Runde lang für alle (zu zweit würfelt jeder für sich). Der Würfel zeigt 4: Flieg genau vier Felder in gerader Linie, nach b6. In der ersten Runde müssen alle die Mitte verlassen.
page-learn-pacal-fly-done = Nach einem geraden Flug darfst du zwei Steine einwerfen: einen in dein Raumschiff, einen in ein anderes.
page-learn-pacal-own-title = Ein Stein in dein Raumschiff
page-learn-pacal-own = Dein Raumschiff ist nach b6 geflogen. Wirf einen deiner Steine hinein.
page-learn-pacal-own-done = Der Stein liegt auf b6, verdeckt von deinem Raumschiff. Noch zählt er nicht.
page-learn-pacal-other-title = Ein Stein in ein anderes Raumschiff
page-learn-pacal-other = Wirf jetzt einen Stein in das Raumschiff eines anderen Spielers: das leuchtende von Itzel. Wohin es als Nächstes fliegt, bestimmst du nicht, aber du weißt, wo es jetzt steht.
page-learn-pacal-other-done = Fliegt dieses Raumschiff weg, bleibt dein Stein offen liegen, auf einem Feld, auf dem du nie warst.
page-learn-pacal-bend-title = Mit Abbiegen fliegen
page-learn-pacal-bend = Inzwischen sind die anderen geflogen, haben Steine eingeworfen und ihre ersten Pyramiden gebaut. Zweite Runde; der Würfel zeigt 3. Du darfst abbiegen, musst aber genau drei Felder fliegen. Flieg nach c6: Dort ist ein hohler Punkt.
page-learn-pacal-bend-done = Dein Stein auf b6 liegt jetzt offen, weil dein Raumschiff weg ist. Nach einem Flug mit Abbiegen darfst du nur einen Stein einwerfen, und zwar in dein eigenes Raumschiff.
page-learn-pacal-build-title = Die erste Pyramide
page-learn-pacal-build = Du hast einen Stein in dein Raumschiff geworfen. Ein einziger offener Stein reicht für eine Pyramide mit einem Stockwerk. Itzels Raumschiff hat e5 verlassen, und dein Stein ist dort geblieben: Bau dort, im heiligen Bezirk.
page-learn-pacal-build-done = Du baust als Erster in diesem Bezirk, also bekommst du sofort seinen Wert: 7 Punkte. Den Stein bekommst du zurück.
page-learn-pacal-leap-title = Die Pfeile
page-learn-pacal-leap = Eine neue Runde. Der Würfel zeigt die Pfeile, und Balam ist schon gesprungen. Spring beliebig weit in deiner Reihe oder Spalte, über alles hinweg: nach e6.
page-learn-pacal-leap-done = Wie nach einem geraden Flug darfst du nach einem Sprung zwei Steine einwerfen.
page-learn-pacal-double-title = Doppelte Steine gehen zurück
page-learn-pacal-double = Ein anderes Spiel. Dein Raumschiff ist auf g7 gelandet, wo schon einer deiner Steine lag, und du hast einen zweiten eingeworfen. Heb ab und flieg nach c7.
page-learn-pacal-double-done = Auf einem Feld bleibt von jeder Farbe nur ein Stein. Auf g7 waren zwei von dir, also kommen beide in deinen Vorrat zurück.
page-learn-pacal-choose-title = Konstellationen
page-learn-pacal-choose = Du hast wieder zwei Steine eingeworfen. Zwei offene Steine nebeneinander, auf b6 und c6, ergeben zwei Stockwerke. Die Pyramide steht auf einem der beiden Felder. Wähle c6: Sein Bezirk ist mehr wert.
page-learn-pacal-choose-done = 6 Punkte, und c6 liegt am Fluss, der am Ende zählt. Drei oder vier in einer Linie mit gleich breiten Lücken ergeben drei oder vier Stockwerke, die Ecken eines Quadrats fünf.
page-learn-pacal-obstacle-title = Hindernisse
page-learn-pacal-obstacle = Inzwischen ist Itzel gesprungen, und eine neue Runde beginnt: Der Würfel zeigt 4. Pyramiden, Raumschiffe, der See und der Rand stoppen einen geraden Flug. Flieg nach Westen: Deine eigene Pyramide stoppt dich auf d6.
page-learn-pacal-obstacle-done = Der Rest der Zahl verfällt, aber du darfst trotzdem zwei Steine einwerfen. Ein Flug mit Abbiegen darf nicht einfach vor einem Hindernis enden.
page-learn-pacal-takeover-title = Einen Bezirk übernehmen
page-learn-pacal-takeover = Eine Runde später. Balam hat drei Stockwerke im heiligen Bezirk gebaut, du hast dort eines, und du bist weiter nach e7 geflogen. Deine Pyramiden zählen als Steine: c6, d6 und e6 sind eine Dreierlinie. Bau auf e6.
page-learn-pacal-takeover-done = Vier Stockwerke gegen drei: Du übernimmst die Mehrheit und bekommst die 7 Punkte noch einmal. Bei Gleichstand hättest du nichts bekommen.
page-learn-pacal-raise-title = Aufstocken
page-learn-pacal-raise = Inzwischen ist Balam weitergeflogen, und du bist nach g5 geflogen. Du kannst eine Pyramide auch durch eine höhere ersetzen. e5, e6 und e7 sind eine Dreierlinie: Stock die Pyramide auf e5 auf.
page-learn-pacal-raise-done = Du hattest die Mehrheit schon, also gibt es jetzt keine Punkte. Aber diesen Bezirk nimmt dir so bald niemand weg.
page-learn-pacal-god-title = Göttersteine
page-learn-pacal-god = Inzwischen hat Itzel drei Stockwerke gebaut. Du hast drei Göttersteine, die am Ende 2, 4 und 6 Punkte wert sind. Gib den mit Wert 2 ab, statt zu fliegen, und stell dein Raumschiff auf h5, an den See.
page-learn-pacal-god-done = Ein Götterstein bringt dich überallhin. Danach darfst du einen Stein einwerfen.
page-learn-pacal-empty-title = Wenn dein Vorrat leer ist
page-learn-pacal-empty = Ein anderes Spiel: Alle zehn Steine sind auf dem Plan. Nach einem Flug mit den Pfeilen darfst du zwei Steine einwerfen. Nimm einen deiner offenen Steine zurück und wirf ihn in ein anderes Raumschiff.
page-learn-pacal-empty-done = Ist dein Vorrat leer, darfst du für jeden Stein, den du einwirfst, einen offenen zurücknehmen. Du musst ihn sofort einwerfen.
page-learn-pacal-water-title = Fluss und See
page-learn-pacal-water = Inzwischen haben die anderen drei Pyramiden gebaut, und du bist weitergeflogen. Stockwerke am Ufer zählen am Ende noch einmal: 12, 8 und 4 Punkte für die ersten drei am Fluss und genauso am See. Bau zwei Stockwerke auf h5.
page-learn-pacal-water-done = 5 Punkte für den Bezirk und zwei Stockwerke am See.
page-learn-pacal-end-title = Das Ende
page-learn-pacal-end = Das Ende eines anderen Spiels. Ein Spiel endet, wenn jemand nur noch eine Pyramide hat, oder nach der Runde, in der jemand 40 Punkte erreicht. Die vier Ecken eines Quadrats ergeben fünf Stockwerke: Bau sie auf d8.
page-learn-pacal-end-done = 5 Punkte, weil du das Spiel beendet hast. Dann werden Bezirke, Fluss, See und Göttersteine gezählt, und du gewinnst.

## Uxmal

page-learn-uxmal-tile-title = Die Pyramide
page-learn-uxmal-tile = Wer am Ende die meisten Punkte hat, gewinnt: Priester und Karten beliebter Idole bringen Punkte. Gemeinsam baut ihr auf diesem Grundplan eine Pyramide mit drei Ebenen; die Tiere sind die Idole. Leg als Erstes ein Plättchen.
page-learn-uxmal-tile-done = Du hast ein Plättchen gezogen: drei Idole und ein Leerfeld.
page-learn-uxmal-put-title = Drehen und legen
page-learn-uxmal-put = Leg das Plättchen auf den leuchtenden Bauplatz in der Ecke. Dreh es vorher, mit den Knöpfen oder der Taste R, sodass der Quetzal oben links ist.
page-learn-uxmal-put-done = Leg ein Idol auf das gleiche Idol, und du bekommst zwei seiner Karten. Liegt es neben dem gleichen Idol, bekommst du eine.
page-learn-uxmal-claim-title = Eine Belohnung
page-learn-uxmal-claim = Dein Plättchen liegt in der Ecke: Quetzal auf Quetzal, Jaguar neben Jaguar und Schlange neben Schlange. Du darfst nur eine Belohnung nehmen. Nimm die zwei Karten.
page-learn-uxmal-claim-done = Zwei Quetzalkarten. Mit Karten bezahlst du, und Karten der zwei beliebtesten Idole bringen Punkte.
page-learn-uxmal-overlay-title = Zwei Karten
page-learn-uxmal-overlay = Inzwischen hat dein Gegner ein Plättchen gelegt. Leg dein nächstes auf den leuchtenden Bauplatz, so gedreht, dass seine Schlange auf der Schlange liegt.
page-learn-uxmal-overlay-done = Zwei Karten sind fast immer möglich: Achte darauf.
page-learn-uxmal-priest-title = Priester
page-learn-uxmal-priest = Du hast zwei Schlangenkarten genommen, und dein Gegner hat einen Priester gesetzt. Statt ein Plättchen zu legen, darfst du einen deiner drei Priester auf ein Idol setzen. Je beliebter das Idol, desto mehr Punkte. Setz einen auf den leuchtenden Quetzal: Der ist am beliebtesten.
page-learn-uxmal-priest-done = Auf Ebene 1 sind die ersten drei Idole 4, 3 und 2 wert, auf Ebene 2 sind es 6, 5 und 4, auf Ebene 3 sind es 8, 7 und 6. Die anderen sind nichts wert.
page-learn-uxmal-move-title = Bewegen
page-learn-uxmal-move = Inzwischen hast du einen Priester auf b2 gesetzt und dein Gegner ein Plättchen gelegt und einen Priester gesetzt. Jedes Feld, das ein Priester betritt, kostet eine beliebige Karte. Besetzte Felder überspringt er umsonst. Beweg den Priester von b2 nach a1 und bezahl mit einer Schlangenkarte.
page-learn-uxmal-move-done = Eine Karte für zwei Felder, weil das dazwischen besetzt war. Die Quetzalkarten hast du behalten; sie bringen Punkte.
page-learn-uxmal-curse-title = Verfluchen
page-learn-uxmal-curse = Inzwischen habt ihr beide Plättchen gelegt. Mit der Karte eines Idols bewegst du dieses Idol auf der Beliebtheitsleiste. Dein Gegner hat einen Priester auf einer Schlange, und sie liegt auf Platz 3. Verfluche die Schlange: einen Platz nach unten.
page-learn-uxmal-curse-done = Die Schlange liegt jetzt auf Platz 4, und der Priester auf ihr ist nichts wert.
page-learn-uxmal-venerate-title = Verehren
page-learn-uxmal-venerate = Inzwischen hat dein Gegner die Schlange wieder verehrt, und du hast einen Priester auf einen Affen gesetzt. Du hast zwei Affenkarten: Verehre den Affen, einen Platz oder zwei.
page-learn-uxmal-venerate-done = Der Affe liegt jetzt vor der Schlange. Dein Priester auf ihm bringt Punkte, der deines Gegners auf der Schlange nicht.
page-learn-uxmal-phase-title = Eine Ebene ist fertig
page-learn-uxmal-phase = Ein anderes Spiel. Das ist das letzte Plättchen der Ebene 1: Leg es so, dass Affe auf Affe liegt. Dann wird sofort gewertet.
page-learn-uxmal-phase-done = Priester und Karten sind gewertet. Dann fallen die zwei beliebtesten Idole ans Ende der Beliebtheitsleiste, und alle Priester verlassen die Pyramide.
page-learn-uxmal-level-title = Die zweite Ebene
page-learn-uxmal-level = Inzwischen hat dein Gegner das erste Plättchen der Ebene 2 gelegt: dort, wo vier Plättchen zusammenstoßen. Leg deines auf den leuchtenden Bauplatz, so gedreht, dass seine Schildkröte auf der Schildkröte liegt.
page-learn-uxmal-level-done = Du hast wieder alle drei Priester. Auf einer höheren Ebene ist jedes Idol mehr wert.
page-learn-uxmal-lift-title = Angehoben
page-learn-uxmal-lift = Inzwischen hast du einen Priester auf die Schlange auf f2 gesetzt und dein Gegner zwei Plättchen gelegt. Ein Plättchen, das einen Priester überdeckt, hebt ihn an. Leg das Plättchen auf den leuchtenden Bauplatz über f2, sodass eine Schlange unter deinen Priester kommt.
page-learn-uxmal-lift-done = Das gleiche Idol, eine Ebene höher: 6 Punkte statt 4. Auch was unter den Priester eines Gegners kommt, bestimmst du.
page-learn-uxmal-end-title = Das Ende
page-learn-uxmal-end = Das Ende eines anderen Spiels: das allerletzte Plättchen. Es hebt den Priester deines Gegners auf d3 an: Dreh es so, dass das Leerfeld dorthin kommt. Nimm dann die Schildkrötenkarte: Die Schildkröte liegt auf Platz 1, also bringt die Karte 2 Punkte.
page-learn-uxmal-end-done = Die dritte Ebene ist fertig, und es wird zum letzten Mal gewertet. Du hast die meisten Punkte und gewinnst.

## Was ein Bot spielen würde

page-tab-advice = Rat
page-advice-about = Der Bot der Stufe 10 sieht sich diese Stellung eine Sekunde lang an und sagt, was er spielen würde.
page-advice-ask = Was würde der stärkste Bot spielen?
page-advice-thinking = Der Bot denkt nach …
page-advice-nobody = Hier gibt es nichts zu entscheiden: Es wird gewürfelt oder gezogen, oder das Spiel ist vorbei.
page-advice-whose = { $name } ist am Zug. Die besten Züge aus Sicht des Bots:
page-advice-win = { $percent } % Gewinnchance
page-advice-played = gespielt
page-advice-other = Der gespielte Zug ist nicht unter den besten fünf.
page-advice-ahead =
    { $points ->
        [one] { $points } Punkt Vorsprung
       *[other] { $points } Punkte Vorsprung
    }
page-advice-behind =
    { $points ->
        [one] { $points } Punkt Rückstand
       *[other] { $points } Punkte Rückstand
    }
