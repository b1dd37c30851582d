# Pozice dne.

page-daily = Pozice dne
page-daily-title = { $title }: pozice dne
page-daily-task = Zahraj tento tah tak, aby ti vynesl nejvíc bodů, kdyby se hned po něm všechno bodovalo.
page-daily-found = To je nejlepší tah.
page-daily-more = V této pozici je víc.
page-daily-answer = Nejlepší tah:
page-daily-brings-now = Přinese hned { $now } b.
page-daily-brings-later = Při bodování přinese { $later } b.
page-daily-brings-both = Přinese hned { $now } b. a při bodování ještě { $later } b.
page-daily-second = Každý jiný výsledek přinese nejvýš { $points } b.
page-daily-yours = Tvůj tah přinese { $points } z { $best } bodů.
page-daily-again = Zkusit znovu
page-daily-restart = Od začátku
page-daily-show = Ukázat nejlepší tah
page-daily-tell = Sdílet výsledek
page-daily-share = Sacbe, { $title }, pozice ze dne { $date }
page-daily-share-points = { $points } z { $best } bodů
page-daily-share-found = { $tries ->
    [one] Nalezeno na první pokus.
    [few] Nalezeno na { $tries } pokusy.
    [many] Nalezeno na { $tries } pokusu.
   *[other] Nalezeno na { $tries } pokusů.
 }
page-daily-share-missed = Nenalezeno.
page-daily-streak = Dní v řadě: { $days }.
