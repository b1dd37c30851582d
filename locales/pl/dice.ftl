## Wkłady do rzutów

table-bad-promise = Zapowiedź zapisuje się 64 cyframi szesnastkowymi, małymi literami: to SHA-256 wkładu.
table-bad-contribution = Wkład zapisuje się 32 cyframi szesnastkowymi, małymi literami.
table-old-dice = Rzuty przy tym stole ustalono, gdy gracze nie mogli jeszcze nic do nich dodać.
table-promises-closed = Gra zaraz się zacznie, więc nie można już zapowiedzieć wkładu.
table-not-closed = Wkłady ujawnia się dopiero wtedy, gdy gra zaraz się zacznie.
table-not-promised = Nie zapowiedziano żadnego twojego wkładu do rzutów.
table-wrong-contribution = To nie jest zapowiedziany wkład: jego SHA-256 jest inny.
table-already-revealed = Twój wkład jest już ujawniony.

## Sprawdzanie rzutów w zapisie

verify-scheme-seed = Rzuty powstały sposobem 1: z samego ziarna serwera.
verify-scheme-contributions = Rzuty powstały sposobem 2: z ziarna serwera i wkładów graczy.
verify-commitment = Ziarno zgadza się z ustaleniem w tym pliku.
verify-commitment-kept = Ziarno zgadza się z zachowanym przez ciebie ustaleniem.
verify-other-commitment = To nie jest zachowane przez ciebie ustalenie: tamto to { $kept }.
verify-contribution = Gracz { $seat } dodał swój wkład do rzutów.
verify-contribution-promised = Gracz { $seat } dodał to, co zapowiedziano.
verify-contribution-kept = Wkład gracza { $seat } jest tym zachowanym przez ciebie.
verify-contribution-missing = Gracz { $seat } nie dodał nic do rzutów.
verify-contribution-dropped = Gracz { $seat } dodał wkład do rzutów, ale zapis go pomija.
verify-other-contribution = To nie jest zachowany przez ciebie wkład gracza { $seat }.
verify-broken-promise = To nie jest wkład zapowiedziany przez gracza { $seat }.
verify-unpromised = Gracz { $seat } nie zapowiedział wkładu, ale jest on w zapisie.
verify-promise-missing = Gracz { $seat } zapowiedział wkład do rzutów. Brakuje go: nie dotarł przed początkiem gry albo serwer go pominął.
verify-promise-dropped = Gracz { $seat } zapowiedział wkład do rzutów, ale zapis o nim nie wspomina.
verify-setup-kept = Stół, ustawienia, otwarcie, runda i miejsca są zgodne z tym, co zachowano.
verify-other-setup = Stół, ustawienia, otwarcie, runda lub miejsca nie są zgodne z tym, co zachowano: zależą od nich rzuty.
verify-rounds = Miejsca zmieniły się po ujawnieniu pierwszego wkładu i wszyscy dodali nowe: to runda { $round }.
verify-nothing-rolled = Wszystkie rzuty mają należeć do otwarcia, więc żadnego nie dało się sprawdzić.
verify-not-commitment = Nie sprawdzono, czy to ustalenie pokazano przed grą. Bez zachowanego przez ciebie (--commitment) zapis jest porównywany tylko sam ze sobą.
verify-not-contributions = Nie sprawdzono, czy ustawienia były niezmienne, zanim ujawniono wkłady (--setup), ani czy wkłady są tymi, które wniesiono (--contribution, --promise).
verify-bad-line = Serwer zapisuje ten wiersz inaczej.
verify-signed = Zapis jest podpisany podanym przez ciebie kluczem.
verify-signed-by = Zapis jest podpisany kluczem, który sam podaje.
verify-unsigned = Zapis nie jest podpisany.
verify-other-key = Zapis podaje inny klucz niż ten od ciebie.
verify-wrong-signature = Podpis się nie zgadza: zapis zmieniono po podpisaniu.
