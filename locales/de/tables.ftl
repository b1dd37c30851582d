# Was ein Tisch den Leuten sagt, die an ihm sitzen.

## Ablehnungen

table-stale = Am Tisch hat sich etwas geändert (jetzt Version { $current }). Schau noch einmal hin, bevor du entscheidest.
table-not-seated = Du spielst an diesem Tisch nicht mit.
table-not-host = Das darf nur der Gastgeber des Tisches.
table-not-your-turn = Du bist nicht am Zug.
table-turn-complete = Dein Zug ist fertig. Beende ihn oder nimm einen Schritt zurück.
table-turn-incomplete = Dein Zug ist noch nicht fertig.
table-nothing-to-undo = Du hast keinen Schritt zum Zurücknehmen. Würfe und die Züge der anderen lassen sich nicht zurücknehmen.
table-stood-in = Ein Bot spielt für dich. Übernimm zuerst wieder selbst.
table-not-stood-in = Für dich spielt kein Bot.
table-not-started = Das Spiel hat noch nicht begonnen.
table-started = Das Spiel hat schon begonnen.
table-over = Das Spiel ist vorbei.
table-closed = Der Betreiber dieses Servers hat den Tisch geschlossen. Niemand hat gewonnen.
table-not-over = Das Spiel ist noch nicht vorbei.
table-paused = Das Spiel ist angehalten.
table-not-paused = Das Spiel ist nicht angehalten.
table-no-clock = Dieser Tisch hat keine Uhr, die man anhalten könnte.
table-no-such-seat = An diesem Tisch gibt es keinen Spieler { $seat }.
table-seat-taken = Der Platz von Spieler { $seat } ist besetzt.
table-seat-open = Der Platz von Spieler { $seat } ist frei.
table-no-open-seat = Alle Plätze sind besetzt.
table-open-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
} Besetze oder schließe die freien Plätze und starte dann.
table-wrong-seats = Dieses Spiel ist für { $least } bis { $most } Spieler.
table-bad-name = Ein Name hat 1 bis { $most } Zeichen.
table-name-character = Das Zeichen { $character } kann nicht in einem Namen stehen: Man sieht es nicht, oder es ist kein Buchstabe, keine Ziffer und kein Symbol.
table-name-scripts = Ein Name hat Buchstaben aus nur einem Alphabet. Buchstaben verschiedener Alphabete können gleich aussehen.
table-name-bot = Ein Name kann nicht mit dem Wort „Bot“ beginnen: So heißen die Bots.
table-name-taken = An diesem Tisch heißt schon jemand so, oder ein Name sieht genauso aus.
table-bad-id = Eine Kennung hat 1 bis 64 Buchstaben, Ziffern, „-“ und „_“.
table-bad-seed = Ein Startwert besteht aus 64 hexadezimalen Ziffern in Kleinbuchstaben.
table-bad-pace = In einem Live-Spiel hat jeder Zug 5 Sekunden bis eine Stunde, dazu bis zu einem Tag Zeitreserve; in einer Fernpartie hat jeder Zug 1 bis 60 Tage.
table-chat-off = Der Gastgeber hat den Chat abgeschaltet.
table-chat-empty = Diese Nachricht ist leer.
table-chat-too-long = Eine Nachricht hat höchstens { $most } Zeichen.
table-chat-too-fast = Du schreibst zu schnell. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
table-unknown-phrase = Diesen fertigen Satz gibt es nicht.
table-nobody-to-mute = Auf diesem Platz sitzt niemand, den du stummschalten könntest.
table-nobody-to-report = Dort sitzt niemand, den man melden könnte.
table-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
table-record-closed = Die Aufzeichnung verrät, was verdeckt ist. Du bekommst sie, wenn das Spiel vorbei ist.
table-bad-opening = Aktion { $number } der Eröffnung, „{ $action }“, kann nicht gespielt werden.
table-opening-over = Die Eröffnung führt schon bis zum Ende des Spiels. Lass ein paar Züge übrig.
table-long-opening = Die Eröffnung ist zu lang. Sie darf höchstens { $most } Aktionen haben.
table-large-setup = Dieses Spielmaterial ist zu groß zum Speichern. Es ist Platz für { $most } Byte.
table-full = An diesem Tisch ist zu viel geschehen. Das Spiel kann noch zu Ende gespielt werden.
table-no-such-look = Zur Auswahl stehen { $most } Farben.
table-has-clock = An diesem Tisch läuft eine Uhr: Wenn die Zeit abgelaufen ist, übernimmt ein Bot.
table-nobody-to-replace = Ein Bot kann nur für eine andere Person an diesem Tisch spielen.
table-already-stood-in = Für diese Person spielt schon ein Bot.
table-not-away = Diese Person ist da.
table-away-too-short = Diese Person ist noch nicht lange genug weg. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
table-nobody-to-nudge = Du kannst nur jemand anderen anstupsen, und nur wenn diese Person am Zug ist.
table-hint-among-people = Ein Bot rät nur, wenn du allein gegen Bots spielst.
table-nudged-just-now = Du hast gerade erst angestupst. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
table-no-rematch = Eine Revanche beginnt, wenn alle am Tisch eine wollen.

## Fertige Sätze

table-say-hello = Hallo!
table-say-good-luck = Viel Glück und viel Spaß!
table-say-well-played = Gut gespielt!
table-say-thanks = Danke!
table-say-sorry = Tut mir leid!
table-say-one-moment = Einen Moment bitte.
table-say-good-game = Schönes Spiel!
table-say-again = Noch ein Spiel?

## Die Würfel einer Aufzeichnung prüfen

verify-opening = { $count ->
    [one] Die erste Aktion war
   *[other] Die ersten { $count } Aktionen waren
} beim Start des Spiels vorgegeben. Dafür hat niemand gewürfelt.
verify-bad-opening = Erwartet wird, wie viele Aktionen beim Start des Spiels vorgegeben waren, und nicht mehr, als es gibt.
verify-roll = Wurf { $roll } ist „{ $action }“, wie es der Startwert vorgibt.
verify-complete = Das Spiel ist vollständig. { $rolls ->
    [one] Sein einziger Wurf wurde
   *[other] Alle { $rolls } Würfe wurden
} geprüft, und alle { $actions } Aktionen folgen den Regeln.
verify-cut-short = Die Aufzeichnung hört vor dem Ende des Spiels auf. { $rolls ->
    [0] Es gab keinen Wurf zu prüfen, und ihre
    [one] Ein Wurf wurde geprüft, und ihre
   *[other] { $rolls } Würfe wurden geprüft, und ihre
} { $actions } Aktionen folgen den Regeln.
verify-missing = Die Würfe lassen sich nicht prüfen: Im Kopf fehlt die Zeile „# { $key } …“{ $key ->
    [seed] . Der Startwert wird offengelegt, wenn das Spiel vorbei ist
   *[other] {""}
}.
verify-twice = Im Kopf steht die Zeile „# { $key } …“ mehr als einmal.
verify-malformed = { $key ->
    [table] Das ist kein Name eines Tisches.
   *[other] Erwartet werden 64 hexadezimale Ziffern in Kleinbuchstaben.
}
verify-wrong-seed = Das ist nicht der Startwert, der festgelegt wurde: Sein SHA-256 ist nicht { $commitment }.
verify-wrong-roll = Wurf { $roll } ist „{ $found }“, aber der Startwert gibt „{ $expected }“ vor.
