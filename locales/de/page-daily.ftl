# Die Stellung des Tages.

page-daily = Stellung des Tages
page-daily-title = { $title }: Stellung des Tages
page-daily-task = Spiele diesen Zug so, dass du die meisten Punkte hättest, wenn gleich danach alles gewertet würde.
page-daily-found = Das ist der beste Zug.
page-daily-more = In dieser Stellung steckt mehr.
page-daily-answer = Der beste Zug:
page-daily-brings-now = Er bringt sofort { $now } Punkte.
page-daily-brings-later = Er bringt { $later } Punkte, wenn alles gewertet wird.
page-daily-brings-both = Er bringt sofort { $now } Punkte und { $later } weitere, wenn alles gewertet wird.
page-daily-second = Jedes andere Ergebnis bringt höchstens { $points }.
page-daily-yours = Dein Zug bringt { $points } von { $best } Punkten.
page-daily-again = Noch einmal
page-daily-restart = Von vorn
page-daily-show = Besten Zug zeigen
page-daily-tell = Ergebnis teilen
page-daily-share = Sacbe, { $title }, Stellung vom { $date }
page-daily-share-points = { $points } von { $best } Punkten
page-daily-share-found = { $tries ->
    [one] Beim ersten Versuch gefunden.
   *[other] Nach { $tries } Versuchen gefunden.
 }
page-daily-share-missed = Nicht gefunden.
page-daily-streak = { $days } Tage in Folge.
