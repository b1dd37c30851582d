# Pozycja dnia.

page-daily = Pozycja dnia
page-daily-title = { $title }: pozycja dnia
page-daily-task = Rozegraj tę turę tak, aby mieć najwięcej punktów, gdyby zaraz po niej wszystko podliczono.
page-daily-found = To najlepsza tura.
page-daily-more = W tej pozycji kryje się więcej.
page-daily-answer = Najlepsza tura:
page-daily-brings-now = Punkty od razu: { $now }.
page-daily-brings-later = Punkty przy podliczeniu: { $later }.
page-daily-brings-both = Punkty od razu: { $now }, a przy podliczeniu jeszcze { $later }.
page-daily-second = Każdy inny wynik daje najwyżej { $points }.
page-daily-yours = Twoja tura daje { $points } z { $best } punktów.
page-daily-again = Spróbuj ponownie
page-daily-restart = Od początku
page-daily-show = Pokaż najlepszą turę
page-daily-tell = Udostępnij wynik
page-daily-share = Sacbe, { $title }, pozycja z dnia { $date }
page-daily-share-points = { $points } z { $best } punktów
page-daily-share-found = { $tries ->
    [one] Znaleziono za pierwszym razem.
    [few] Znaleziono po { $tries } próbach.
    [many] Znaleziono po { $tries } próbach.
   *[other] Znaleziono po { $tries } próbach.
 }
page-daily-share-missed = Nie znaleziono.
page-daily-streak = Dni z rzędu: { $days }.
