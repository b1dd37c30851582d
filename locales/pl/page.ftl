# Słowa strony wokół gier.

## Wszędzie

page-name = Sacbe
page-title = Sacbe: Pacal’s Rocket i Uxmal
page-home = Strona startowa
page-skip = Przejdź do treści
page-nav = Menu główne
page-nav-tables = Stoły
page-nav-replay = Odtwarzanie
page-loading = Chwileczkę…
page-close = Zamknij
page-again = Spróbuj ponownie

page-title-pacal = Pacal’s Rocket
page-title-uxmal = Uxmal

## Co poszło nie tak

page-fault-unreachable = Serwer nie odpowiada. Sprawdź połączenie; twoje ruchy nie przepadły.
page-fault-own = Coś poszło nie tak na tej stronie. Twoja gra jest bezpieczna na serwerze.
page-fault-unknown = To się nie udało.
page-nowhere = Nie ma takiej strony
page-nowhere-about = Link jest błędny albo prowadzi do czegoś, czego już nie ma.

## Ustawienia

page-preferences = Ustawienia
page-language = Język
page-your-name = Twoje imię przy stołach
page-guest = Gość
page-version = Sacbe, wersja { $version }
page-theme = Kolory
page-theme-system = Jak w systemie
page-theme-light = Jasne
page-theme-dark = Ciemne
page-speed = Ruchy innych graczy
page-speed-normal = Normalnie
page-speed-fast = Szybko
page-speed-instant = Od razu
page-speed-instant-about = Bez animacji

## Strona startowa

page-hero = Dwie gry z krainy Majów
page-hero-about = Zagraj od razu z botami, ze znajomymi przez link albo razem przy jednym ekranie.
page-about-pacal = Leć pustym w środku statkiem nad miastem, wrzucaj kamienie tam, gdzie nikt się ich nie spodziewa, i buduj piramidy z ich układów.
page-about-uxmal = Wraz z innymi buduj wielką piramidę, poziom po poziomie, i ustawiaj swoich kapłanów na najpopularniejszych bóstwach.
page-players = od { $least } do { $most } graczy
page-facts-pacal = około godziny
page-facts-uxmal = około 25 minut
page-play-bots = Zagraj z botami
page-play-friends = Ze znajomymi
page-play-screen = Przy tym ekranie
page-learn = Ucz się, grając
page-rules = Zasady
page-options = Opcje
page-promises = Warto wiedzieć
page-promise-account = Bez konta, bez instalowania. Twoim znajomym wystarczy link.
page-promise-dice = Uczciwe rzuty kostką: po każdej grze możesz je sprawdzić.
page-promise-everyone = Myszą, palcem, klawiaturą lub czytnikiem ekranu, na każdym ekranie.

page-mine = Wróć do swoich gier
page-mine-waits = Twój ruch
page-mine-others = Czekasz na innych
page-phase-gathering = Czeka na graczy
page-phase-playing = W toku
page-phase-paused = Wstrzymana
page-phase-over = Skończona
page-phase-closed = Zamknięty przez administratora

page-record = Otwórz zapis
page-record-about = Obejrzyj zapisaną grę jeszcze raz albo graj dalej od dowolnego ruchu.
page-record-file = Wybierz plik
page-record-paste = Albo wklej jego tekst
page-record-open = Otwórz
page-record-empty = Jest pusty.
page-record-too-large = To za duże jak na zapis gry.

## Przygotowanie stołu

page-plan-bots = Ty przeciw botom. Wybierz, ile ich ma być i jak dobrze mają grać.
page-plan-friends = Załóż stół i wyślij jego link znajomym. Gra zacznie się, kiedy zechcesz.
page-plan-screen = Wszyscy grają po kolei przy tym ekranie.
page-plan-who = Kto gra, w kolejności ruchów
page-plan-seat = Gracz { $seat }
page-plan-name = Imię gracza { $seat }
page-plan-seat-more = Dodaj gracza
page-plan-seat-less = Usuń gracza
page-plan-more = Zasady i tempo
page-plan-chat = Gracze mogą rozmawiać
page-plan-make = Załóż stół
page-plan-start = Zacznij grę
page-sitter-here = Przy tym ekranie
page-sitter-name = Imię
page-sitter-link = Przez link
page-sitter-link-about = Czeka na kogoś z linkiem.
page-bot = Bot { $level }

page-option-pacal-master = Wariant
page-option-pacal-master-false = Podstawowy
page-option-pacal-master-false-about = Twoje piramidy mogą zastąpić kamienie układu.
page-option-pacal-master-true = Dla profesjonalistów
page-option-pacal-master-true-about = Nowe piramidy buduje się z samych kamieni.
page-option-pacal-edition = Wydanie
page-option-pacal-edition-de = Niemieckie
page-option-pacal-edition-de-about = Gramy tak domyślnie; polska instrukcja mówi to samo.
page-option-pacal-edition-fr = Francuskie
page-option-pacal-edition-fr-about = Ostatnia piramida kończy grę i daje 5 punktów; 5 punktów daje też przedostatnia w ostatniej rundzie.
page-option-pacal-edition-cs = Czeskie
page-option-pacal-edition-cs-about = Jeden zabrany kamień na ruch, bez ślepych zaułków, 40 punktów przy pięciu graczach.
page-option-pacal-gaps = Odstępy
page-option-pacal-gaps-any = Dowolne
page-option-pacal-gaps-any-about = Liczą się tylko równe odstępy między twoimi kamieniami, a nie to, co w nich stoi.
page-option-pacal-gaps-empty = Puste
page-option-pacal-gaps-empty-about = Pola między twoimi kamieniami muszą być puste, jak piszą instrukcje.
page-option-pacal-diamonds = Romby
page-option-pacal-diamonds-false = Nie
page-option-pacal-diamonds-false-about = Kwadrat z kamieni stoi prosto.
page-option-pacal-diamonds-true = Tak
page-option-pacal-diamonds-true-about = Kwadrat obrócony o 45 stopni też pozwala na pięć pięter.
page-option-uxmal-priests = Kapłani między poziomami
page-option-uxmal-priests-break = Przerwa
page-option-uxmal-priests-break-about = Zasada podstawowa: po każdym poziomie wszyscy kapłani schodzą z piramidy.
page-option-uxmal-priests-stay = Bez przerwy dla kapłanów
page-option-uxmal-priests-stay-about = Kapłani zostają tam, gdzie stoją.
page-option-uxmal-priests-dwindle = Przymusowa przerwa kapłanów
page-option-uxmal-priests-dwindle-about = Po każdym poziomie jest ich coraz mniej: 3, 2, 1.

page-pace = Tempo gry
page-pace-unhurried = Bez limitu czasu
page-pace-unhurried-about = Każdy gra w swoim tempie.
page-pace-live = Na żywo
page-pace-live-about = Określona liczba sekund na ruch i zapas na dłuższe. Gdy skończy ci się czas, zagra za ciebie bot, dopóki nie wrócisz.
page-pace-days = Korespondencyjnie
page-pace-days-about = Dni na każdy ruch: zaglądaj, kiedy chcesz.
page-pace-turn = Sekund na ruch
page-pace-reserve = Minut zapasu
page-pace-day-count = Dni na ruch
page-spectators = Widzowie
page-spectators-link = Z linkiem
page-spectators-link-about = Każdy, kto ma link, może oglądać.
page-spectators-public = Wszyscy
page-spectators-public-about = Stół i jego wolne miejsca są na liście.
page-spectators-none = Nikt
page-spectators-none-about = Tylko gracze.

## Link do przekazania

page-share-link = Link do tego stołu
page-share-copy = Kopiuj link
page-share-copied = Skopiowano
page-share-by-hand = Ta przeglądarka nie pozwala stronie kopiować. Link jest zaznaczony: skopiuj go samodzielnie.
page-share-share = Udostępnij
page-share-qr = Link jako kod QR

## Dalej na innym urządzeniu

page-continue = Graj dalej tutaj
page-continue-about = Ten link przenosi gry z twojego drugiego urządzenia do tej przeglądarki. Działa raz, w ciągu dziesięciu minut. Gry, które już są w tej przeglądarce, zostają na liście.
page-continue-here = Graj dalej tutaj
page-continue-none = Ten link jest niepełny. Utwórz nowy na drugim urządzeniu.

## Stoły otwarte dla wszystkich

page-tables = Otwarte stoły
page-tables-about = Stoły, przy których każdy może grać lub oglądać.
page-tables-make = Załóż stół

## Co dzieje się wokół gry

page-event-left = Gracz { $seat } odchodzi; dalej gra bot.
page-event-timed-out = Gracz { $seat } nie ma już czasu; dalej gra bot.
page-event-taken-back = Gracz { $seat } wraca.
page-event-paused = Gra jest wstrzymana.
page-event-resumed = Gracz { $seat } kończy przerwę.

## Miejsca

page-seat-open = Wolne

page-seats = Gracze
page-seat-turn = teraz gra
page-seat-won = wygrywa
page-seat-away-left = poza stołem, gra bot
page-seat-away-out_of_time = bez czasu, gra bot
page-seat-wants-pause = chce przerwy
page-seat-wants-rematch = chce rewanżu
page-score = Punkty
page-clock = Pozostały czas

## Przed początkiem

page-lobby-share = { $count ->
    [one] Jedno miejsce jest wolne. Wyślij ten link osobie, z którą chcesz zagrać.
    [few] { $count } miejsca są wolne. Wyślij ten link osobom, z którymi chcesz zagrać.
   *[many] { $count } miejsc jest wolnych. Wyślij ten link osobom, z którymi chcesz zagrać.
}
page-lobby-sit-about = Usiądź przy stole. Jak inni mają cię nazywać?
page-lobby-sit = Usiądź
page-lobby-nameless = Najpierw podaj imię: inni zobaczą je przy stole.
page-lobby-full = Wszystkie miejsca są zajęte. Gdy gra się zacznie, możesz ją oglądać.
page-lobby-you = ty
page-lobby-host = gospodarz
page-lobby-move = Usiądź tutaj
page-lobby-bot = Bot jako gracz { $seat }
page-lobby-bot-choose = Dodaj bota…
page-lobby-free = Usuń
page-lobby-close = Zamknij miejsce
page-lobby-open = { $count ->
    [one] Jedno miejsce jest jeszcze wolne: poczekaj na kogoś albo daj je botowi.
    [few] { $count } miejsca są jeszcze wolne: poczekaj na kogoś albo daj je botom.
   *[many] { $count } miejsc jest jeszcze wolnych: poczekaj na kogoś albo daj je botom.
}
page-lobby-waits = Grę zaczyna gospodarz. Nie musisz nic robić.
page-lobby-leave = Odejdź od stołu
page-manner-unhurried = Bez limitu czasu
page-manner-live = { $seconds } s na ruch, { $minutes } min zapasu
page-manner-days = { $days ->
    [one] Jeden dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
}

## Przy stole

page-title-your-turn = Twój ruch – { $title }
page-fault-game = Ta strona nie umie pokazać gry „{ $game }”.
page-link-lost = Połączenie zerwane. Nowa próba…
page-link-lost-asking = Połączenie zerwane. Twój ruch zostanie wysłany, gdy tylko wróci…
page-hand-over = Kolej: { $name }
page-hand-over-about = Przekaż urządzenie. Nic się nie pokaże, dopóki nie potwierdzisz.
page-hand-over-ready = To ja, { $name }
page-asking = Co teraz zrobić
page-beside = Obok planszy
page-tab-after = Wynik
page-tab-panel = Stan gry
page-tab-log = Przebieg
page-tab-words = Opis
page-tab-chat = Czat
page-tab-more = Więcej

page-ask-wait = Teraz gra { $name }.
page-ask-chance = Decyduje los.
page-ask-complete = Twój ruch jest kompletny: zakończ go albo cofnij się o krok.
page-ask-paused = Gra jest wstrzymana. Zegary stoją.
page-ask-recalling = To wydarzyło się od twojego ostatniego ruchu.
page-ask-away-left = Nie ma cię przy stole, więc gra za ciebie bot.
page-ask-away-out_of_time = Twój czas minął, więc gra za ciebie bot.
page-won-you = Wygrywasz!
page-won = { $count ->
    [one] Wygrywa { $names }.
    [few] Zwycięstwem dzielą się { $names }.
   *[many] Zwycięstwem dzielą się { $names }.
}
page-take-back = Wróć na moje miejsce
page-resume = Zakończ przerwę
page-undo = Cofnij
page-undo-turn = Cofnij wszystko
page-end-turn = Zakończ ruch
page-skip-news = Pomiń
page-recall = Co się działo od mojego ruchu?
page-rule = Zasada { $rule }
page-key = Klawisz { $key }

page-log-none = Jeszcze nic się nie wydarzyło.
page-log-hidden = Gracz { $seat } robi coś, co jest teraz ukryte.
page-words-actions = Co możesz zrobić

page-chat-none = Nie ma jeszcze wiadomości.
page-chat-write = Napisz wiadomość
page-chat-send = Wyślij
page-chat-mute = Wycisz: { $name }

## Więcej

page-confirms = Potwierdzam koniec każdego ruchu
page-confirms-about = W przeciwnym razie ruch kończy się sam po ostatnim kroku i nie można go cofnąć.
page-pause = Poproś o przerwę
page-pause-not = Wycofaj prośbę o przerwę
page-leave = Opuść grę
page-leave-about = Bot gra dalej za ciebie. Możesz wrócić w każdej chwili, dopóki trwa partia.
page-leave-sure = Odchodzę; niech gra za mnie bot
page-leave-not = Zostaję
page-records = Zapis i rzuty
page-save = Zapisz grę
page-replay = Obejrzyj jeszcze raz
page-verify = Sprawdź rzuty
page-verify-holds = Rzuty zgadzają się z ustaleniem w tym zapisie.
page-verify-holds-kept = Rzuty zgadzają się z ustaleniem, które ta przeglądarka zachowała sprzed gry.
page-verify-fails = Nie udało się potwierdzić rzutów.
page-verify-rolls = { $count ->
    [one] Rzut
    [few] Wszystkie { $count } rzuty
   *[many] Wszystkie rzuty ({ $count })
}
page-dice-about = Wszystkie rzuty tej gry wynikają z tajnej liczby ustalonej przed pierwszym z nich. Po grze zostaje ujawniona i możesz z nią porównać każdy rzut. Jej skrót:
page-watch = Oglądaj
page-watch-about = Każdy, kto ma ten link, może oglądać grę.
page-elsewhere = Graj dalej na innym urządzeniu
page-elsewhere-about = Tworzy link, który działa raz, w ciągu dziesięciu minut. Nie wysyłaj go nikomu: kto go otworzy, zagra zamiast ciebie.
page-elsewhere-make = Utwórz link
page-elsewhere-link = Otwórz to na drugim urządzeniu.
page-notices = Powiadomienia o twoim ruchu
page-notices-about = Dostaniesz e-mail, gdy będzie twój ruch, najwyżej jeden na godzinę. Zostaw puste, jeśli nie chcesz.
page-notices-address = Adres e-mail
page-notices-keep = Zapisz
page-notices-kept = Zapisano.
page-host = Dla gospodarza
page-stand-in = Poziom bota, który zastępuje gracza
page-rematch = Rewanż
page-rematch-not = Wycofaj prośbę o rewanż
page-rematch-go = Do rewanżu
page-rematch-waits = Rewanż zacznie się, gdy wszyscy go zechcą.
page-keys = Klawisze
page-key-arrows = Poruszanie się po planszy
page-key-enter = Wybierz pole albo zakończ ruch
page-key-help = Pokaż te klawisze
page-key-cancel = Cofnij wybór, który nie jest jeszcze zagrany
page-key-row = Pierwsze lub ostatnie pole rzędu
page-key-next = Następne pole, na którym można coś zrobić
page-key-details = Pokaż dzielnicę
page-key-rotate = Obróć kafelek
page-key-toggle = Odtwarzaj lub zatrzymaj
page-keys-table = Przy stole
page-keys-board = Na planszy
page-keys-replay = Przy odtwarzaniu
