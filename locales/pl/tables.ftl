# Co stół mówi ludziom wokół niego.

## Odmowy

table-stale = Przy stole coś się już zmieniło (wersja { $current }). Spójrz jeszcze raz, zanim zdecydujesz.
table-not-seated = Nie masz miejsca przy tym stole.
table-not-host = To może zrobić tylko gospodarz stołu.
table-not-your-turn = To nie jest twój ruch.
table-turn-complete = Twój ruch jest kompletny. Zakończ go albo cofnij się o krok.
table-turn-incomplete = Twój ruch nie jest jeszcze kompletny.
table-nothing-to-undo = Nie masz czego cofnąć. Rzutów i ruchów innych graczy cofnąć się nie da.
table-stood-in = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
table-not-stood-in = Żaden bot za ciebie nie gra.
table-not-started = Gra jeszcze się nie zaczęła.
table-started = Gra już się zaczęła.
table-over = Gra jest skończona.
table-closed = Administrator tego serwera zamknął stół. Nikt nie wygrał.
table-not-over = Gra jeszcze się nie skończyła.
table-paused = Gra jest wstrzymana.
table-not-paused = Gra nie jest wstrzymana.
table-no-clock = Ten stół nie ma zegara, który można wstrzymać.
table-no-such-seat = Przy tym stole nie ma gracza { $seat }.
table-seat-taken = Miejsce gracza { $seat } jest zajęte.
table-seat-open = Nikt nie gra jako gracz { $seat }.
table-no-open-seat = Wszystkie miejsca są zajęte.
table-open-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
} Obsadź lub zamknij wolne, a potem zacznij.
table-wrong-seats = To gra dla { $least }–{ $most } graczy.
table-bad-name = Imię ma od 1 do { $most } znaków.
table-name-character = Imię nie może zawierać znaku { $character }: nie widać go albo nie jest literą, cyfrą ani symbolem.
table-name-scripts = Imię zapisuje się jednym alfabetem. Litery różnych alfabetów mogą wyglądać tak samo.
table-name-bot = Imię nie może zaczynać się od słowa „bot”: tak nazywają się boty.
table-name-taken = Ktoś przy tym stole już tak się nazywa albo ma imię, które wygląda tak samo.
table-bad-id = Identyfikator składa się z 1–64 liter, cyfr lub znaków „-” i „_”.
table-bad-seed = Ziarno zapisuje się 64 cyframi szesnastkowymi, małymi literami.
table-bad-pace = Gra na żywo daje od 5 sekund do godziny na ruch i do jednego dnia zapasu; gra korespondencyjna daje od 1 do 60 dni na ruch.
table-chat-off = Gospodarz wyłączył czat.
table-chat-empty = Ta wiadomość jest pusta.
table-chat-too-long =
    Wiadomość ma najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }.
table-chat-too-fast = Piszesz za szybko. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
table-unknown-phrase = Nie ma takiego gotowego zwrotu.
table-nobody-to-mute = Nie ma tu nikogo, kogo możesz wyciszyć.
table-nobody-to-report = Nie siedzi tam nikt, kogo można zgłosić.
table-no-spectators = Ten stół nie jest otwarty dla widzów.
table-record-closed = Zapis zdradza to, co ukryte. Dostaniesz go, gdy gra się skończy.
table-bad-opening = Nie da się zagrać akcji { $number } otwarcia, „{ $action }”.
table-opening-over = Otwarcie rozgrywa grę do końca. Zostaw coś do zagrania.
table-long-opening = Otwarcie jest za długie. Może mieć najwyżej tyle akcji: { $most }.
table-large-setup = Te elementy są za duże, żeby je zapisać. Miejsca w bajtach: { $most }.
table-full = Przy tym stole wydarzyło się już zbyt wiele. Grę można jeszcze dograć do końca.
table-no-such-look = Do wyboru jest { $most ->
    [one] jeden kolor
    [few] { $most } kolory
   *[many] { $most } kolorów
}.
table-has-clock = Przy tym stole działa zegar: gdy czas minie, za gracza gra bot.
table-nobody-to-replace = Bot może grać tylko za inną osobę przy tym stole.
table-already-stood-in = Za tę osobę gra już bot.
table-not-away = Ta osoba jest przy stole.
table-away-too-short = Tej osoby nie ma jeszcze dość długo. Poczekaj { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
table-nobody-to-nudge = Szturchnąć można tylko inną osobę i tylko wtedy, gdy jest jej kolej.
table-hint-among-people = Bot podpowiada tylko komuś, kto gra sam przeciw botom.
table-nudged-just-now = Przed chwilą było szturchnięcie. Poczekaj { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
table-no-rematch = Rewanż zacznie się, gdy wszyscy przy stole go zechcą.

## Gotowe zwroty

table-say-hello = Cześć!
table-say-good-luck = Powodzenia i miłej gry!
table-say-well-played = Dobrze zagrane!
table-say-thanks = Dziękuję!
table-say-sorry = Przepraszam!
table-say-one-moment = Chwileczkę, proszę.
table-say-good-game = Dobra gra!
table-say-again = Jeszcze raz?

## Sprawdzanie rzutów zapisu

verify-opening = { $count ->
    [one] Pierwsza akcja była podana
    [few] Pierwsze { $count } akcje były podane
   *[many] Pierwszych { $count } akcji było podanych
} na początku gry. Rzutu przy tym nie było.
verify-bad-opening = Oczekiwano liczby akcji podanych na początku gry, nie większej niż ich liczba.
verify-roll = Rzut { $roll } to „{ $action }”, zgodnie z ziarnem.
verify-complete = Gra jest pełna. { $rolls ->
    [one] Jej jedyny rzut sprawdzono
    [few] Sprawdzono wszystkie { $rolls } rzuty
   *[many] Sprawdzono wszystkie rzuty ({ $rolls })
}, a { $actions ->
    [one] jej jedyna akcja jest zgodna z zasadami
    [few] wszystkie jej { $actions } akcje są zgodne z zasadami
   *[many] wszystkie jej akcje ({ $actions }) są zgodne z zasadami
}.
verify-cut-short = Zapis urywa się przed końcem gry. { $rolls ->
    [0] Nie było rzutu do sprawdzenia
    [one] Sprawdzono jeden rzut
    [few] Sprawdzono { $rolls } rzuty
   *[many] Sprawdzono { $rolls } rzutów
}, a akcje zapisu ({ $actions }) są zgodne z zasadami.
verify-missing = Nie ma według czego sprawdzić rzutów: w nagłówku brakuje wiersza „# { $key } …”{ $key ->
    [seed] . Ziarno ujawnia się, gdy gra się skończy
   *[other] {""}
}.
verify-twice = W nagłówku jest więcej niż jeden wiersz „# { $key } …”.
verify-malformed = { $key ->
    [table] To nie jest nazwa stołu.
   *[other] Oczekiwano 64 cyfr szesnastkowych, małymi literami.
}
verify-wrong-seed = To nie jest ustalone ziarno: jego SHA-256 to nie { $commitment }.
verify-wrong-roll = Rzut { $roll } to „{ $found }”, ale ziarno mówi „{ $expected }”.
