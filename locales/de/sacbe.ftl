# Was das Programm rund um die Spiele sagt. Die Sätze der Spiele stehen in eigenen Dateien.

## Plätze und Ergebnisse

seat = Spieler { $seat }
seat-with-name = Spieler { $seat } ({ $name })
scores = Punkte:
final-scores = Endstand:
won = { $count ->
    [one] Spieler { $seats } gewinnt.
   *[other] Die Spieler { $seats } teilen sich den Sieg.
}

## Ablehnungen

refused-by-rule = { $sentence } (Regel { $rule })
at-line = Zeile { $line }: { $sentence }
in-file = { $file }: { $sentence }

not-an-action = „{ $text }“ ist keine Aktion. Schreib sie genau so, wie sie in der Liste steht.
no-game = Es gibt noch kein Spiel. Beginne eines mit „new“ oder „load“.
nothing-to-undo = Es gibt nichts zurückzunehmen.
unknown-game = Das Spiel „{ $name }“ gibt es nicht. Verfügbar: { $known }.
unknown-option = Die Option „{ $name }“ gibt es nicht. Verfügbar: { $known }.
unknown-rules = { $title } hat keine Regelversion { $found }. Verfügbar: { $known }.
bad-option =
    Die Option „{ $name }“ ist { $found }. Erwartet wird { $name ->
        [master] true oder false.
        [gaps] any oder empty.
        [diamonds] true oder false.
        [edition] de, fr oder cs.
        [board] default oder ein Spielplan als JSON-Objekt.
        [die] eine Liste von sechs Seiten, jede eine ganze Zahl von 1 bis 9 oder arrows.
        [stall_rounds] eine ganze Zahl von 0 bis 999.
       *[other] { $expected }.
    }
wrong-players = { $title } ist für { $least } bis { $most } Spieler, nicht für { $found }.
unknown-bot = Den Bot „{ $name }“ gibt es nicht. Verfügbar: { $known }.
go-at-chance = Gerade muss niemand entscheiden: Es wird gewürfelt oder gezogen. Spiel eine der erlaubten Aktionen nach ihrem Gewicht.
go-when-over = Es gibt nichts mehr zu entscheiden: Das Spiel ist vorbei.
unknown-clause = Die Regeln von { $game } haben keine Nummer { $number }.

## Aufzeichnungen

record-malformed = Diese Zeile passt hier nicht in eine Aufzeichnung. Im Kopf steht in jeder Zeile ein Wort mit seinem Wert, dann kommt eine leere Zeile; am Zeilenende steht kein Wagenrücklauf.
record-header = Im Kopf steht „{ $key } { $found }“, dieses Programm liest aber „{ $key } { $expected }“.
record-header-missing = Im Kopf fehlt die Zeile „{ $key }“.
record-header-twice = Im Kopf steht die Zeile „{ $key }“ mehr als einmal.
record-players = „{ $found }“ ist keine Spielerzahl.
record-option = Bei „option { $found }“ fehlt ein Wert. Erwartet wird „option NAME WERT“.
record-option-twice = Die Option „{ $name }“ ist mehr als einmal angegeben.

## Anfragen von Programmen

bad-json = Das ist kein gültiges JSON: { $reason }.
bad-request = { $field ->
    [request] Bei einer Anfrage wird ein JSON-Objekt erwartet; diese ist vom Typ „{ $found }“.
   *[other] { $found ->
        [nothing] Das Feld „{ $field }“ fehlt. Erwartet wird { $field ->
                [players] eine ganze Zahl
                [ms] eine ganze Zahl
                [playouts] eine ganze Zahl
                [threads] eine ganze Zahl
                [seed] eine ganze Zahl
                [options] ein Objekt
               *[other] ein Text
            }.
        [unreadable] Der Teil „{ $field }“ dieser Anfrage ist nicht lesbar.
       *[other] Beim Feld „{ $field }“ wird { $field ->
                [players] eine ganze Zahl
                [ms] eine ganze Zahl
                [playouts] eine ganze Zahl
                [threads] eine ganze Zahl
                [seed] eine ganze Zahl
                [options] ein Objekt
               *[other] ein Text
            } erwartet; es ist vom Typ „{ $found }“.
    }
}
unknown-command = Den Befehl „{ $name }“ gibt es nicht. Verfügbar: { $known }.
line-too-long = Diese Zeile ist länger als { $most } Bytes und wurde deshalb nicht gelesen.
internal-error = Im Programm ist etwas schiefgegangen. Die Anfrage wurde nicht ausgeführt.

## Dateien und Befehlszeile

file-unreadable = Die Datei lässt sich nicht lesen: { $reason }.
file-too-large = Die Datei lässt sich nicht lesen: Sie hat mehr als { $most } MB, weit mehr als eine Aufzeichnung oder Spielmaterial.
file-not-text = Die Datei lässt sich nicht lesen: Sie ist keine Textdatei.
file-unwritable = Die Datei lässt sich nicht schreiben: { $reason }.
io-failed = Das Lesen oder Schreiben ist fehlgeschlagen: { $reason }.
end-of-input = Die Eingabe ist zu Ende.
option-shape = Schreib eine Option als NAME=WERT, nicht als „{ $found }“.
option-twice = Die Option „{ $name }“ ist mehr als einmal angegeben.

## Spielen im Terminal

play-welcome = Tippe eine Aktion oder ihre Nummer. „?“ zeigt die Hilfe.
play-game = { $number }  { $title } ({ $name })
play-ask-game = Welches Spiel?
play-ask-players = Wie viele Spieler ({ $least } bis { $most })?
play-a-number = Erwartet wird eine ganze Zahl von { $least } bis { $most }.
play-ask-people = Welche der { $players } Spieler sind Menschen? (etwa 1,3; Enter für Spieler 1; „none“ zum Zuschauen)
play-seats = „{ $found }“ ist keine Liste von Spielern. Erwartet werden Nummern wie 1 oder 1,3 oder „none“.
play-no-such-seat = In einem Spiel für { $players } gibt es keinen Spieler { $seat }.
play-levels =
    1  { bot-level-1 }: { bot-level-1-about }
    2  { bot-level-2 }: { bot-level-2-about }
    3  { bot-level-3 }: { bot-level-3-about }
    4  { bot-level-4 }: { bot-level-4-about }
    5  { bot-level-5 }: { bot-level-5-about }
    6  { bot-level-6 }: { bot-level-6-about }
    7  { bot-level-7 }: { bot-level-7-about }
    8  { bot-level-8 }: { bot-level-8-about }
    9  { bot-level-9 }: { bot-level-9-about }
    10 { bot-level-10 }: { bot-level-10-about }
play-ask-levels = Wie stark { $bots ->
    [one] soll der Bot
   *[other] sollen die { $bots } Bots
} sein? ({ $levels }; Enter für { $usual }{ $bots ->
    [one] {""}
   *[other] ; eine Stufe für alle oder für jeden eine, etwa 3,5
})
play-wrong-levels = { $found ->
    [one] Eine Stufe
   *[other] { $found } Stufen
} für { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
}. Nenne eine für alle oder für jeden eine.
play-no-bot = Für Spieler { $seat } spielt kein Bot.
play-prompt = >
play-no-such-number = Keine Aktion in der Liste hat diese Nummer.
play-undone = Zurückgenommen: { $action }
play-why-legal = Das kannst du jetzt tun. { $sentence }
play-which-file = Welche Datei? Tippe ihren Namen hinter den Befehl, etwa „save mein-spiel.txt“.
play-saved = Gespeichert als { $file }.
play-not-saved = Nicht gespeichert.
play-ask-overwrite = { $file } gibt es schon. Überschreiben (y = ja, n = nein)?
play-file-exists = { $file } gibt es schon. „save! { $file }“ überschreibt die Datei.
play-over = Das Spiel ist vorbei. „save DATEI“ speichert es, „undo“ geht zurück, „quit“ beendet.
play-help =
    Tippe eine Aktion, wie sie in der Liste steht, etwa „fly f9“, oder ihre Nummer. Außerdem:
      ?             diese Hilfe
      why AKTION    warum eine Aktion nicht erlaubt ist, mit der Regel
      undo          zurück zu deiner letzten Entscheidung
      board         noch einmal Spielplan und Liste
      log           alles, was bisher passiert ist
      rules         alle Regeln; „rules 5.4“ ist eine Regel, „rules 5“ ein Abschnitt
      save DATEI    die Aufzeichnung speichern; „save! DATEI“ überschreibt eine Datei
      load DATEI    von einer Aufzeichnung aus weiterspielen
      quit          beenden

## At a table of a server (not on the page)

join-bad-link = „{ $link }“ ist kein Link zu einem Tisch. Erwartet wird einer wie https://games.example.org/t/TISCH.
join-no-folder = Es gibt keinen Ordner, um deinen Platz zu merken. Nenne einen mit --state.
join-no-sacbe = Unter dieser Adresse ist kein Sacbe-Server: die Antwort hatte den Status { $status }.
join-unreachable = { $server } ist nicht erreichbar: { $reason }
join-gone = { $server } antwortet schon zu lange nicht: { $reason } Dein Platz bleibt deiner; derselbe Befehl führt dich dorthin zurück.
join-refused = Der Server sagt: { $sentence }
join-full = An diesem Tisch sind alle Plätze besetzt.
join-over = Das Spiel an diesem Tisch ist zu Ende.
join-closed = Der Betreiber des Servers hat diesen Tisch geschlossen.
join-table = { $game }, ein Tisch mit { $seats } Plätzen.
join-ask-name = Dein Name am Tisch?
join-seated = Du bist Spieler { $seat }. Das Spiel beginnt, wenn der Gastgeber es startet. „?“ zeigt die Hilfe.
join-host = Du bist Gastgeber: „start“ beginnt das Spiel.
join-started = Das Spiel beginnt.
join-sat = { $name } setzt sich als Spieler { $seat }.
join-filled = Ein Bot der Stufe { $level } nimmt den Platz von Spieler { $seat } ein.
join-left = Spieler { $seat } geht.
join-undone = { $steps ->
    [one] Spieler { $seat } nimmt einen Schritt zurück.
   *[other] Spieler { $seat } nimmt { $steps } Schritte zurück.
}
join-timed-out = Die Zeit von Spieler { $seat } ist um; ein Ersatzbot spielt.
join-stood-in = Für Spieler { $seat } spielt ein Bot, solange er fort ist.
join-taken-back = Spieler { $seat } ist zurück.
join-paused = Das Spiel ist unterbrochen.
join-resumed = Das Spiel geht weiter.
join-said = { $name }: „{ $text }“
join-rematch-wanted = Spieler { $seat } möchte eine Revanche; tippe „rematch“, wenn du auch willst.
join-rematched = Die Revanche: sacbe play --join { $link }
join-nudged = Spieler { $seat } stupst dich an: du bist am Zug.
join-allowed = Das kannst du jetzt tun.
join-may-end = „end“ beendet deinen Zug, „undo“ nimmt einen Schritt zurück.
join-finished = Das Spiel ist zu Ende. „save DATEI“ speichert es, „rematch“ bittet um eine Revanche, „quit“ beendet.
join-dice-right = Alle Würfel fielen so, wie der Server es versprochen hatte.
join-lost = Die Verbindung ist abgebrochen. Neuer Versuch …
join-back = Wieder verbunden.
join-help =
    Tippe eine Aktion wie in der Liste, etwa „fly f9“, oder ihre Nummer. Außerdem:
      ?             diese Hilfe
      why AKTION    warum eine Aktion nicht erlaubt ist, mit der Regel
      undo          einen Schritt deines Zuges zurücknehmen
      end           deinen Zug beenden
      board         das Brett und die Liste noch einmal
      log           alles, was geschehen ist
      rules         alle Regeln; „rules 5.4“ ist eine Regel, „rules 5“ ein Abschnitt
      say WORTE     allen am Tisch etwas sagen
      save DATEI    die Aufzeichnung speichern
      start         als Gastgeber das Spiel starten
      back          deinen Platz von einem Bot zurücknehmen
      rematch       um eine Revanche bitten
      leave         den Tisch verlassen: ein Ersatzbot spielt
      quit          beenden; dein Platz bleibt deiner

## Wiedergabe

replay-of = { $title }, { $players } Spieler, { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}.
replay-ask = Enter: weiter, b: zurück, q: Ende >
replay-ask-end = Ende der Aufzeichnung. b: zurück, q: Ende >
replay-help = Drück Enter, um weiterzugehen, oder tippe b für zurück oder q für Ende.
replay-too-far = Nach { $at } Aktionen gibt es keine Stellung: Die Aufzeichnung hat { $last }.

## Tempo

speed-table =
    Zufallspartien von { $game } mit { $players } Spielern: { $games } Partien, { $decisions } Entscheidungen, { $seconds } s
      Partien pro Sekunde             { $games-rate }
      Entscheidungen pro Sekunde      { $decisions-rate }
      gelistete Aktionen pro Sekunde  { $listed-rate }
      Bytes pro Stellung              { $bytes }

## Arena

arena-title = { $title }, { $players } Spieler, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}:
arena-bot = Bot
arena-wins = Siege
arena-rate = Quote
arena-interval = 95-%-Intervall
arena-mean-score = Punkteschnitt
arena-elo = Elo
arena-elo-interval = 95-%-Intervall
arena-pairs = Direkte Duelle, Siege des Ersten:
arena-sprt-accepted = Angenommen: eher um { $high } Elo-Punkte stärker als um { $low }. (LLR { $llr }, Ende bei { $lower } oder { $upper })
arena-sprt-rejected = Verworfen: wenn überhaupt, eher um { $low } Elo-Punkte stärker als um { $high }. (LLR { $llr }, Ende bei { $lower } oder { $upper })
arena-sprt-open = Offen: zu wenige Partien, um zu sagen, ob um { $low } oder um { $high } Elo-Punkte stärker. (LLR { $llr }, Ende bei { $lower } oder { $upper })
arena-stalled = { $count ->
    [one] Eine Partie kam nicht voran und wurde abgebrochen.
   *[other] { $count } Partien kamen nicht voran und wurden abgebrochen.
}
arena-forfeit = Partie { $game } wurde aufgegeben. { $sentence }
arena-more-forfeits = { $count ->
    [one] Eine weitere Partie wurde aufgegeben.
   *[other] { $count } weitere Partien wurden aufgegeben.
}
arena-few-bots = Ein Wettkampf braucht mindestens zwei Bots, nicht { $found }. Nenne sie mit --bots und --engine.
arena-many-bots = { $found } Bots passen nicht an einen Tisch für { $players } Spieler. Nenne zwei Bots oder einen für jeden Spieler, oder lass mit --tournament je zwei gegeneinander antreten.
arena-parameter = „{ $bot }“ hat keinen Parameter „{ $found }“. Verfügbar: ms=N, playouts=N und threads=N, für Engines auch bot=NAME.
arena-sprt = Ein sequenzieller Test braucht zwei Elo-Differenzen von -2000 bis 2000, die kleinere zuerst, und Fehlerraten über 0 und unter 0,5.
arena-sprt-bots = Ein sequenzieller Test läuft zwischen zwei Bots, nicht { $found }.
arena-not-a-journal = Diese Zeile stammt nicht aus einem Wettkampf, der sich fortsetzen lässt.
arena-other-contest = Diese Datei gehört zu einem anderen Wettkampf: anderes Spiel, andere Bots, anderer Startwert oder andere Grenzen. Nimm für jeden Wettkampf eine eigene Datei.
arena-command = „{ $found }“ ist kein Befehl: Es fehlt das Programm oder ein schließendes Anführungszeichen.

arena-fault-start = { $bot } ließ sich nicht starten: { $detail }.
arena-fault-died = { $bot } hat sich mitten im Spiel beendet ({ $detail }).
arena-fault-hung = { $bot } hat innerhalb von { $detail } nicht geantwortet.
arena-fault-nonsense = { $bot } hat eine ungültige Antwort gegeben: „{ $detail }“.
arena-fault-refused = { $bot } hat einen Befehl abgelehnt: „{ $detail }“.
arena-fault-illegal = { $bot } hat „{ $detail }“ gewählt, was die Regeln dort nicht erlauben.
arena-fault-panicked = { $bot } ist gescheitert: { $detail }.

## Lernen

puzzles-progress = Aufgabe { $found } von { $count }
learn-games = Generation { $generation } von { $generations }: { $played } von { $games } Partien gespielt.
learn-progress = Generation { $generation } von { $generations }: { $positions } Stellungen, Verlust { $loss } Nat (wer gewinnt).
learn-resumed = Weiter nach Generation { $generation }.
learn-checkpoint-damaged = Das ist kein vollständiger Zwischenstand eines Trainings. Lösche ihn, um von vorn zu beginnen.
learn-checkpoint-of-other-course = Dieser Zwischenstand gehört zu einem Training mit anderen Angaben. Nimm dieselben oder lösche ihn, um von vorn zu beginnen.
learn-not-a-network = Das ist kein Netz dieses Spiels.

## Einen Server belasten

load-not-local = Ein Lasttest geht nur mit einem Server auf diesem Rechner: Gib eine Adresse wie 127.0.0.1:7777 an.
load-tables = Ein Lasttest hat 1 bis { $most } Tische.
load-too-long = Ein Lasttest dauert höchstens { $most } Sekunden.
load-connect = Der Server ist nicht zu erreichen: { $reason }
load-answered = Der Server hat { $status } geantwortet: { $body }
load-protocol = Der Server hat etwas Unerwartetes gesendet: { $reason }
load-report =
    { $tables } Tische, { $connections } Verbindungen, { $seconds } s
    bestätigte Aktionen             { $actions }
    Aktionen pro Sekunde            { $rate }
    abgelehnt                       { $refused }
    zu Ende gespielte Partien       { $games }
    verlorene Verbindungen          { $lost }
    bestätigt, p50/p95/p99 in ms    { $acknowledged }
    von anderen gesehen, p50/95/99  { $seen }
    CPU des Servers, µs pro Aktion  { $cpu }
    Speicher, Bytes pro Tisch       { $table }
    Speicher, Bytes pro Verbindung  { $connection }
    Speicher des Servers, Bytes     { $memory }

## Bilder
picture-mark = „{ $found }“ ist keine Markierung für dieses Bild. Eine Markierung sieht so aus: light f9, path d4 e4, label A b2; ihre Felder liegen auf dem Spielplan.
