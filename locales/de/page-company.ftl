# Gesellschaft am Tisch: wer da ist, Anstupsen, Bots für Abwesende, Revanche.

page-presence-here = da
page-presence-away = weg
page-presence-away-minutes = seit { $count } Min. weg
page-presence-away-hours = seit { $count } Std. weg
page-presence-away-days = { $count ->
    [one] seit einem Tag weg
   *[other] seit { $count } Tagen weg
}
page-watching-count = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
page-watching-you = Du schaust zu.

page-nudge = { $name } anstupsen
page-nudge-sent = { $name } ist angestupst.
page-nudged = { $name } stupst dich an: Du bist dran.

page-absent-soon = { $name } ist weg. { $count ->
    [one] In einer Minute kann so lange ein Bot spielen.
   *[other] In { $count } Minuten kann so lange ein Bot spielen.
}
page-absent-bot = Bot spielen lassen, bis { $name } zurück ist
page-absent-bot-not = Doch auf { $name } warten
page-absent-all = Alle, die da sind, müssen zustimmen.
page-absent-host = Der Gastgeber entscheidet.
page-absent-agreed = Dafür: { $names }.
page-ask-away-absent = Du warst weg, und ein Bot spielt für dich.
page-seat-away-absent = weg, ein Bot spielt
page-event-stood-in = Spieler { $seat } ist weg; ein Bot übernimmt.

page-stand-in-by = Wer lässt einen Bot spielen, wenn jemand minutenlang weg ist?
page-stand-in-by-all = Alle
page-stand-in-by-all-about = Alle anderen, die da sind, müssen zustimmen.
page-stand-in-by-host = Der Gastgeber
page-stand-in-by-host-about = Der Gastgeber entscheidet allein. Ist er selbst weg, entscheiden alle.

page-rematch-offer = { $count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
}
page-rematch-join = Revanche annehmen
page-title-rematch = Revanche? – { $title }

page-look = Deine Farbe und dein Zeichen
page-look-about = Du bekommst sie an jedem Tisch, an dem sie frei sind.
page-look-1 = Grüner Punkt
page-look-2 = Gelber Ring
page-look-3 = Blaue Balken
page-look-4 = Violetter Stern
page-look-5 = Rotes Kreuz
