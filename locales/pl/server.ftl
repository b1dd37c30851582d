# Co serwer mówi o żądaniach.

bad-field = { $wrong ->
    [missing] Brakuje pola „{ $field }”.
    [unknown] Nie ma tu pola „{ $field }”.
    [value] Pole „{ $field }” ma niewłaściwą wartość: { $reason }.
   *[shape] To jest JSON, ale nie taki, jakiego się tu oczekuje: { $reason }.
}
bad-method = Ten adres tego nie obsługuje.
bad-origin = Obca strona próbowała działać tu w twoim imieniu, a to niedozwolone.
bad-address = To nie jest adres e-mail.
no-such-table = Nie ma takiego stołu.
no-such-page = Nie ma takiej strony.
no-such-code = Ten link został już użyty albo ma ponad dziesięć minut.
no-seats-yet = W tej przeglądarce nie grasz jeszcze przy żadnym stole, więc nie ma czego kontynuować.
too-many-devices = Ta przeglądarka kontynuuje już gry z czterech urządzeń. Otwórz link w innej przeglądarce.
signed-out = To urządzenie zostało wylogowane z innego.
no-such-device = To urządzenie nie jest już zalogowane.
no-notices = Ten serwer nie wysyła powiadomień o twoim ruchu.
advice-while-playing = Ta partia między ludźmi jeszcze trwa. Rady będą po jej zakończeniu.
too-large = To za dużo danych naraz.
too-many-requests = Zbyt wiele żądań naraz. Odczekaj chwilę i spróbuj ponownie.
too-many-tables = Założono stąd bardzo wiele stołów. Odczekaj godzinę albo zagraj przy jednym z nich.
too-many-reports = Wysłano stąd wiele zgłoszeń. Odczekaj godzinę przed następnym.
reported-enough = Administrator ma dość zgłoszeń o tym stole i jeszcze ich nie przeczytał.
report-needs-words = Napisz w kilku słowach, co chcesz zgłosić.
report-too-long = Zgłoszenie może mieć najwyżej { $most } znaków.
too-many-bot-games = Z twojej sieci toczy się już wiele gier z botami. Najpierw dokończ jedną z nich.
too-much-stored = Z twojej sieci zapisano w ciągu godziny bardzo dużo danych. Odczekaj trochę i spróbuj ponownie.
server-busy = Serwer ma teraz dużo do policzenia. Spróbuj ponownie za kilka sekund.
network-banned = Ten serwer nie obsługuje twojej sieci.
too-slow = Twoje połączenie nie nadąża. Połącz się ponownie.
storage-unavailable = Serwer nie może teraz niczego zapisać. Nic nie przepadło; spróbuj ponownie za chwilę.
server-stopping = Serwer się zatrzymuje. Spróbuj ponownie za chwilę.
server-fault = Błąd serwera. Nic się nie zmieniło.
preview-busy = Serwer rysuje teraz wiele obrazków. Spróbuj ponownie za kilka sekund.
no-page = Ten program zbudowano bez strony. Uruchom „make page” i zbuduj go ponownie.

## The preview that other sites show of a link to a finished game (not on the page)

preview-title = { $game }: plansza na koniec gry
# $scores is a list of points, with the players' names at a public table.
preview-scores = Wynik końcowy: { $scores }
preview-bot = bot

## Uruchamianie serwera

serve-address = Serwer nie może tam nasłuchiwać: { $reason }
serve-addresses = Inni w tej sieci mogą otworzyć:
serve-no-address = Ten komputer nie ma adresu, który inni mogliby otworzyć.
serve-invite = Kto chce z tobą zagrać, otwiera { $link } w przeglądarce telefonu lub komputera w tej samej sieci albo skanuje kod i siada do twojego stołu w „Stoły” albo przez jego link.
serve-storage-failed = Nie da się otworzyć stołów: { $reason }
serve-storage-newer = Te stoły zapisała nowsza wersja programu. ({ $reason })
serve-storage-missing = Nie ma bazy danych w { $file }. Podaj folder serwera za pomocą --data.
serve-storage-in-use = Inny program już używa tych stołów. ({ $reason })
serve-storage-exists = Taki plik już istnieje. ({ $reason })
serve-storage-unsupported = Ta baza danych tego nie potrafi. ({ $reason })
serve-storage-bad-location = To nie jest miejsce na stoły. ({ $reason })
serve-not-migrated = Te stoły są uszkodzone, więc baza danych nie została przekształcona i jest taka jak przedtem: { $tables }. Z --skip-check zostanie mimo to przekształcona; stoły pozostaną, jakie są, a `sacbe admin delete` je usuwa.
serve-needs-consent = Tę bazę danych zapisała starsza wersja programu. Zrób kopię za pomocą pg_dump, a potem uruchom z --migrate. Nie ma drogi powrotnej. ({ $reason })
serve-key-unreadable = Nie można użyć pliku z kluczem { $file }: { $reason }
serve-key-malformed = Plik { $file } nie zawiera klucza: oczekiwano 64 cyfr szesnastkowych, małymi literami.
serve-key-missing = Brakuje pliku z kluczem { $file }, a tej bazy danych używano z kluczem. Przywróć plik; nic nie zmieniono.
serve-key-another = Klucz w pliku { $file } nie jest tym, z którym używano tej bazy danych. Nic nie zmieniono.

## Kopie i eksport

backup-done = Stoły skopiowano do { $file }.
export-done = { $count ->
    [one] Zapisano jedną grę.
    [few] Zapisano { $count } gry.
   *[many] Zapisano { $count } gier.
}
export-unreadable = Nie da się odczytać zdarzeń tego stołu.
export-incomplete = W tym eksporcie brakuje stołów wymienionych powyżej.
admin-done = Gotowe.
admin-nothing-found = Nie ma takiego stołu, miejsca, wiadomości, blokady ani zgłoszenia. Nic nie zmieniono.
admin-nothing-left = Nie było już nic do zmiany. Być może zrobił to serwer, który w międzyczasie się zatrzymał.
admin-already-over = Gra przy tym stole jest skończona, więc nie można go zamknąć. Można go usunąć.
admin-failed = Nie udało się tego zrobić. Powód jest w dzienniku serwera.
admin-no-answer = Żaden serwer nie odpowiedział. Zostanie to zrobione, gdy któryś odpowie.
check-done = Stoły: { $tables }, zakończone partie: { $finished }, błędy: { $wrong }.
check-failed = Z tymi stołami jest coś nie tak.
check-unreadable = Stół { $table }: nie da się odczytać jego zdarzeń.
check-unverified = Stół { $table }: kości z zapisu nie dają się potwierdzić.
check-bad-seed = Stół { $table }: tym kluczem nie da się odszyfrować jego ziarna, więc gra nie może być kontynuowana.
