# Co program mówi wokół gier. Zdania gier są w osobnych plikach.

## Gracze i wyniki

seat = Gracz { $seat }
seat-with-name = Gracz { $seat } ({ $name })
scores = Punkty:
final-scores = Wynik końcowy:
won = { $count ->
    [one] Wygrywa gracz { $seats }.
    [few] Gracze { $seats } dzielą się zwycięstwem.
   *[many] Gracze { $seats } dzielą się zwycięstwem.
}

## Odmowy

refused-by-rule = { $sentence } (zasada { $rule })
at-line = Wiersz { $line }: { $sentence }
in-file = { $file }: { $sentence }

not-an-action = „{ $text }” to nie akcja. Wpisz ją dokładnie tak, jak na liście.
no-game = Nie ma jeszcze gry. Zacznij ją poleceniem „new” albo „load”.
nothing-to-undo = Nie ma czego cofać.
unknown-game = Nie ma gry „{ $name }”. Dostępne: { $known }.
unknown-option = Nie ma opcji „{ $name }”. Dostępne: { $known }.
unknown-rules = { $title } nie ma zasad w wersji { $found }. Dostępne: { $known }.
bad-option =
    Opcja „{ $name }” to { $found }. Oczekiwano: { $name ->
        [master] true albo false.
        [gaps] any albo empty.
        [diamonds] true albo false.
        [edition] de, fr albo cs.
        [board] default albo plansza jako obiekt JSON.
        [die] sześć ścianek, każda to liczba całkowita od 1 do 9 albo arrows.
        [stall_rounds] liczba całkowita od 0 do 999.
       *[other] { $expected }.
    }
wrong-players = { $title } to gra dla { $least }–{ $most } graczy, nie dla { $found }.
unknown-bot = Nie ma bota „{ $name }”. Dostępne: { $known }.
go-at-chance = Nikt teraz nie decyduje: o wyniku rozstrzyga los. Zagraj jedną z dozwolonych akcji według ich wag.
go-when-over = Nie ma już o czym decydować: gra jest skończona.
unknown-clause = Zasady gry { $game } nie mają numeru { $number }.

## Zapisy

record-malformed = To nie jest poprawny wiersz zapisu. W nagłówku każdy wiersz to słowo z wartością, potem jest pusty wiersz; na końcu wiersza nie ma znaku powrotu karetki.
record-header = W nagłówku jest „{ $key } { $found }”, a oczekiwano „{ $key } { $expected }”.
record-header-missing = W nagłówku nie ma wiersza „{ $key }”.
record-header-twice = W nagłówku jest więcej niż jeden wiersz „{ $key }”.
record-players = „{ $found }” to nie liczba graczy.
record-option = W „option { $found }” brakuje wartości. Oczekiwano „option NAZWA WARTOŚĆ”.
record-option-twice = Opcja „{ $name }” jest podana więcej niż raz.

## Żądania programów

bad-json = To nie jest JSON: { $reason }.
bad-request = { $field ->
    [request] Żądanie powinno być obiektem JSON; to jest typu „{ $found }”.
   *[other] { $found ->
        [nothing] Brakuje pola „{ $field }”. Oczekiwano: { $field ->
                [players] liczba całkowita
                [ms] liczba całkowita
                [playouts] liczba całkowita
                [threads] liczba całkowita
                [seed] liczba całkowita
                [options] obiekt
               *[other] tekst
            }.
        [unreadable] Nie da się odczytać części „{ $field }” tego żądania.
       *[other] W polu „{ $field }” oczekiwano: { $field ->
                [players] liczba całkowita
                [ms] liczba całkowita
                [playouts] liczba całkowita
                [threads] liczba całkowita
                [seed] liczba całkowita
                [options] obiekt
               *[other] tekst
            }; jest typu „{ $found }”.
    }
}
unknown-command = Nie ma polecenia „{ $name }”. Dostępne: { $known }.
line-too-long = Ten wiersz jest dłuższy niż { $most } B, więc nie został przeczytany.
internal-error = Błąd programu. Żądanie nie zostało wykonane.

## Pliki i wiersz poleceń

file-unreadable = Nie da się odczytać pliku: { $reason }.
file-too-large = Nie da się odczytać pliku: ma ponad { $most } MB, dużo więcej niż zapis gry albo elementy gry.
file-not-text = Nie da się odczytać pliku: to nie jest plik tekstowy.
file-unwritable = Nie da się zapisać pliku: { $reason }.
io-failed = Odczyt lub zapis się nie udał: { $reason }.
end-of-input = Wejście się skończyło.
option-shape = Opcję podaje się jako NAZWA=WARTOŚĆ, nie jako „{ $found }”.
option-twice = Opcja „{ $name }” jest podana więcej niż raz.

## Gra w terminalu

play-welcome = Wpisz akcję albo jej numer. „?” powie, co jeszcze możesz wpisać.
play-game = { $number }  { $title } ({ $name })
play-ask-game = Która gra?
play-ask-players = Ilu graczy (od { $least } do { $most })?
play-a-number = Oczekiwano liczby całkowitej od { $least } do { $most }.
play-ask-people = Którzy z graczy 1–{ $players } to ludzie? (na przykład 1,3; Enter: gracz 1; „none”: tylko oglądasz)
play-seats = „{ $found }” to nie lista graczy. Oczekiwano numerów takich jak 1 lub 1,3 albo „none”.
play-no-such-seat = Liczba graczy to { $players }, więc nie ma gracza { $seat }.
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
play-ask-levels = Jak dobrze { $bots ->
    [one] ma grać bot
    [few] mają grać { $bots } boty
   *[many] ma grać { $bots } botów
}? ({ $levels }; Enter to { $usual }{ $bots ->
    [one] {""}
    [few] ; jeden poziom dla wszystkich albo po jednym, na przykład 3,5
   *[many] ; jeden poziom dla wszystkich albo po jednym, na przykład 3,5
})
play-wrong-levels = { $found ->
    [one] Jeden poziom
    [few] { $found } poziomy
   *[many] { $found } poziomów
} na { $bots ->
    [one] jednego bota
    [few] { $bots } boty
   *[many] { $bots } botów
}. Podaj jeden dla wszystkich albo po jednym dla każdego.
play-no-bot = Gracz { $seat } nie jest botem.
play-prompt = >
play-no-such-number = Żadna akcja na liście nie ma tego numeru.
play-undone = Cofnięto: { $action }
play-why-legal = Możesz to teraz zrobić. { $sentence }
play-which-file = Który plik? Wpisz jego nazwę po poleceniu, na przykład „save moja-gra.txt”.
play-saved = Zapisano jako { $file }.
play-not-saved = Nie zapisano.
play-ask-overwrite = { $file } już istnieje. Nadpisać (y = tak, n = nie)?
play-file-exists = { $file } już istnieje. „save! { $file }” go nadpisze.
play-over = Gra skończona. „save PLIK” ją zapisze, „undo” cofnie ruch, „quit” zakończy program.
play-help =
    Wpisz akcję tak, jak jest na liście, na przykład „fly f9”, albo jej numer. Poza tym:
      ?             ta lista
      why AKCJA     dlaczego akcja nie jest dozwolona, z numerem zasady
      undo          powrót do twojej ostatniej decyzji
      board         jeszcze raz plansza i lista
      log           wszystko, co się wydarzyło
      rules         wszystkie zasady; „rules 5.4” to jedna zasada, „rules 5” rozdział
      save PLIK     zapisz grę; „save! PLIK” nadpisuje plik
      load PLIK     graj dalej od zapisu
      quit          koniec

## At a table of a server (not on the page)

join-bad-link = „{ $link }” nie jest linkiem do stołu. Oczekiwano linku takiego jak https://games.example.org/t/STOL.
join-no-folder = Nie ma folderu, w którym można zapamiętać twoje miejsce. Podaj go przez --state.
join-no-sacbe = Pod tym adresem nie ma serwera Sacbe: odpowiedź miała status { $status }.
join-unreachable = { $server } jest nieosiągalny: { $reason }
join-gone = { $server } zbyt długo nie odpowiada: { $reason } Twoje miejsce pozostaje twoje; to samo polecenie prowadzi z powrotem.
join-refused = Serwer mówi: { $sentence }
join-full = Wszystkie miejsca przy tym stole są zajęte.
join-over = Gra przy tym stole jest skończona.
join-closed = Operator serwera zamknął ten stół.
join-table = { $game }, stół na { $seats } miejsc.
join-ask-name = Twoje imię przy stole?
join-seated = Jesteś graczem { $seat }. Gra zacznie się, gdy gospodarz ją rozpocznie. „?” pokazuje pomoc.
join-host = Jesteś gospodarzem: wpisz „start”, aby zacząć.
join-started = Gra się zaczyna.
join-sat = { $name } siada jako gracz { $seat }.
join-filled = Bot poziomu { $level } zajmuje miejsce gracza { $seat }.
join-left = Gracz { $seat } odchodzi.
join-undone = { $steps ->
    [one] Gracz { $seat } cofa jeden krok.
    [few] Gracz { $seat } cofa { $steps } kroki.
    [many] Gracz { $seat } cofa { $steps } kroków.
   *[other] Gracz { $seat } cofa { $steps } kroku.
}
join-timed-out = Czas gracza { $seat } minął; dalej gra bot.
join-stood-in = Za gracza { $seat }, którego nie ma, gra bot.
join-taken-back = Gracz { $seat } wrócił.
join-paused = Gra jest wstrzymana.
join-resumed = Gra toczy się dalej.
join-said = { $name }: „{ $text }”
join-rematch-wanted = Gracz { $seat } chce rewanżu; wpisz „rematch”, jeśli też chcesz.
join-rematched = Rewanż: sacbe play --join { $link }
join-nudged = Gracz { $seat } trąca cię: twoja kolej.
join-allowed = Możesz to teraz zrobić.
join-may-end = „end” kończy twoją turę, „undo” cofa krok.
join-finished = Gra jest skończona. „save PLIK” zapisuje ją, „rematch” prosi o rewanż, „quit” kończy.
join-dice-right = Wszystkie kości wypadły tak, jak obiecał serwer.
join-lost = Połączenie przerwane. Kolejna próba …
join-back = Połączono ponownie.
join-help =
    Wpisz akcję tak jak na liście, na przykład „fly f9”, albo jej numer. Można też wpisać:
      ?             ta pomoc
      why AKCJA     dlaczego akcja nie jest dozwolona, z regułą
      undo          cofnij krok swojej tury
      end           zakończ swoją turę
      board         jeszcze raz plansza i lista
      log           wszystko, co się zdarzyło
      rules         wszystkie reguły; „rules 5.4” to jedna, „rules 5” rozdział
      say SŁOWA     powiedz coś wszystkim przy stole
      save PLIK     zapisz przebieg gry
      start         rozpocznij grę jako gospodarz
      back          odbierz swoje miejsce botowi
      rematch       poproś o rewanż
      leave         odejdź od stołu: dalej gra bot
      quit          zakończ; twoje miejsce pozostaje twoje

## Odtwarzanie

replay-of = { $title }, graczy: { $players }, { $actions ->
    [one] jedna akcja
    [few] { $actions } akcje
   *[many] { $actions } akcji
}.
replay-ask = Enter: dalej, b: wstecz, q: koniec >
replay-ask-end = Koniec zapisu. b: wstecz, q: koniec >
replay-help = Naciśnij Enter, aby iść dalej, albo wpisz b, aby wrócić, lub q, aby skończyć.
replay-too-far = Nie ma pozycji po akcji numer { $at }: zapis ma ich { $last }.

## Szybkość

speed-table =
    Losowe partie { $game }, graczy: { $players }; partii: { $games }, decyzji: { $decisions }, { $seconds } s
      partii na sekundę               { $games-rate }
      decyzji na sekundę              { $decisions-rate }
      wyliczonych akcji na sekundę    { $listed-rate }
      bajtów na pozycję               { $bytes }

## Arena

arena-title = { $title }, graczy: { $players }, { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}:
arena-bot = bot
arena-wins = wygrane
arena-rate = odsetek
arena-interval = przedział 95%
arena-mean-score = średnia punktów
arena-elo = Elo
arena-elo-interval = przedział 95%
arena-pairs = Parami, co wygrał pierwszy:
arena-sprt-accepted = Przyjęte: silniejszy raczej o { $high } punktów Elo niż o { $low }. (LLR { $llr }, kończy się przy { $lower } lub { $upper })
arena-sprt-rejected = Odrzucone: jeśli w ogóle silniejszy, to raczej o { $low } punktów Elo niż o { $high }. (LLR { $llr }, kończy się przy { $lower } lub { $upper })
arena-sprt-open = Nierozstrzygnięte: za mało partii, by powiedzieć, czy silniejszy o { $low }, czy o { $high } punktów Elo. (LLR { $llr }, kończy się przy { $lower } lub { $upper })
arena-stalled = { $count ->
    [one] Jedna partia utknęła i została przerwana.
    [few] { $count } partie utknęły i zostały przerwane.
   *[many] { $count } partii utknęło i zostało przerwanych.
}
arena-forfeit = Partia { $game } przegrana walkowerem. { $sentence }
arena-more-forfeits = { $count ->
    [one] Jeszcze jedna partia przegrana walkowerem.
    [few] Jeszcze { $count } partie przegrane walkowerem.
   *[many] Jeszcze { $count } partii przegranych walkowerem.
}
arena-few-bots = Zawody wymagają co najmniej dwóch botów, nie { $found }. Podaj je przez --bots i --engine.
arena-many-bots = Liczba botów ({ $found }) nie pasuje do liczby graczy ({ $players }). Podaj dwa boty albo po jednym na gracza, albo dodaj --tournament, aby spotkały się parami.
arena-parameter = „{ $bot }” nie ma parametru „{ $found }”. Dostępne: ms=N, playouts=N i threads=N, a dla silników bot=NAZWA.
arena-sprt = Test sekwencyjny wymaga dwóch liczb punktów Elo, najpierw mniejszej, od -2000 do 2000, oraz poziomów błędu powyżej 0 i poniżej 0,5.
arena-sprt-bots = Test sekwencyjny porównuje dwa boty, nie { $found }.
arena-not-a-journal = To nie jest wiersz zawodów, które dałoby się wznowić.
arena-other-contest = To plik innych zawodów: inna gra, inne boty, inne ziarno lub inne limity. Podaj dla każdych osobny plik.
arena-command = „{ $found }” to nie polecenie: brakuje programu albo końca cudzysłowu.

arena-fault-start = { $bot } nie dał się uruchomić: { $detail }.
arena-fault-died = { $bot } zakończył się w środku partii ({ $detail }).
arena-fault-hung = { $bot } nie odpowiedział w ciągu { $detail }.
arena-fault-nonsense = { $bot } dał niezrozumiałą odpowiedź: „{ $detail }”.
arena-fault-refused = { $bot } odrzucił polecenie: „{ $detail }”.
arena-fault-illegal = { $bot } wybrał „{ $detail }”, na co zasady tam nie pozwalają.
arena-fault-panicked = { $bot } zawiódł: { $detail }.

## Uczenie

puzzles-progress = Zadanie { $found } z { $count }
learn-games = Pokolenie { $generation } z { $generations }: rozegrano partii: { $played } z { $games }.
learn-progress = Pokolenie { $generation } z { $generations }: pozycji { $positions }, niepewność wyniku { $loss } nata.
learn-resumed = Wznowiono po pokoleniu { $generation }.
learn-checkpoint-damaged = To nie jest pełny zapis przerwanego treningu. Usuń go, aby zacząć od początku.
learn-checkpoint-of-other-course = Ten zapis należy do treningu z innymi parametrami. Użyj tych samych albo usuń go, aby zacząć od początku.
learn-not-a-network = To nie jest sieć tej gry.

## Obciążanie serwera

load-not-local = Obciążać można tylko serwer na tym komputerze: podaj adres taki jak 127.0.0.1:7777.
load-tables = Przebieg ma od 1 do { $most } stołów.
load-too-long =
    Przebieg trwa najwyżej { $most ->
        [one] { $most } sekundę
        [few] { $most } sekundy
       *[many] { $most } sekund
    }.
load-connect = Nie da się połączyć z serwerem: { $reason }
load-answered = Serwer odpowiedział { $status }: { $body }
load-protocol = Serwer przysłał coś nieoczekiwanego: { $reason }
load-report =
    stołów: { $tables }, połączeń: { $connections }, { $seconds } s
    potwierdzone akcje              { $actions }
    akcji na sekundę                { $rate }
    odrzucone                       { $refused }
    partie rozegrane do końca       { $games }
    utracone połączenia             { $lost }
    potwierdzenie, p50/p95/p99, ms  { $acknowledged }
    u innych, p50/p95/p99           { $seen }
    CPU serwera, µs na akcję        { $cpu }
    pamięć, bajtów na stół          { $table }
    pamięć, bajtów na połączenie    { $connection }
    pamięć serwera, bajtów          { $memory }

## Rysunki
picture-mark = „{ $found }” to nie jest oznaczenie rysunku. Oznaczenia wyglądają tak: light f9, path d4 e4, label A b2; ich pola muszą leżeć na planszy.
