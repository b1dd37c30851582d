# Odtwarzanie, zasady i lekcje na stronie.

## Odtwarzanie

page-replay-title = Odtwarzanie
page-replay-about = Otwórz zapis gry i obejrzyj ją krok po kroku.
page-replay-other = Otwórz inny zapis
page-replay-at = Krok { $move } z { $count }
page-replay-start = Początek gry.
page-replay-scrub = Kroki
page-replay-first = Na początek
page-replay-back = Krok wstecz
page-replay-play = Odtwarzaj
page-replay-pause = Zatrzymaj
page-replay-forth = Krok dalej
page-replay-last = Na koniec
page-replay-speed = Szybkość
page-replay-times = { $times }×
page-replay-link = Kopiuj link do tego kroku
page-replay-copied = Skopiowano
page-replay-by-hand = Ta przeglądarka nie pozwala stronie kopiować. Link do tego kroku jest w pasku adresu.
page-replay-keys = Strzałka w lewo i w prawo: jeden krok. Home i End: początek i koniec. Spacja: odtwarzaj lub zatrzymaj.
page-replay-on = Graj dalej od tego miejsca
page-replay-on-about = Zakłada nowy stół, który zaczyna się od tej pozycji. Za pozostałych graczy grają boty.
page-replay-on-seat = Grasz jako
page-replay-on-go = Graj dalej
page-replay-over = Gra jest tu skończona. Cofnij się o kilka kroków, aby grać dalej.
page-replay-broken = Wiersz { $line } zapisu: { $reason }
page-replay-broken-about = Tego zapisu nie da się odtworzyć. Sprawdź go albo otwórz inny.
page-replay-link-broken = Ten link jest niepełny. Poproś o niego jeszcze raz albo otwórz sam zapis.
page-replay-tab-moves = Kroki

## Zasady

page-rules-title = { $title }: zasady
page-rules-english = Tekst zasad jest po angielsku; nie został jeszcze przetłumaczony.
page-rules-search = Szukaj w zasadach
page-rules-found =
    { $count ->
        [one] Znaleziono jedno miejsce
        [few] Znaleziono { $count } miejsca
       *[many] Znaleziono { $count } miejsc
    }
page-rules-none = W żadnym miejscu nie ma wszystkich tych słów.
page-rules-all = Pokaż wszystkie zasady
page-rules-contents = Spis treści
page-rules-top = Na górę
page-rules-example = Rysunek
page-rules-try = Spróbuj
page-rules-pacal-fly = Kostka pokazuje 3. Pełne kropki to loty w linii prostej, puste to loty ze skrętami.
page-rules-pacal-choose = Układ z dwóch kamieni obok siebie, na b6 i c6. Piramida może stanąć na każdym z tych pól.
page-rules-pacal-takeover = Piramida na c6 służy za kamień: c6, d6 i e6 dają trzy piętra, a to wystarczy, by przejąć uświęconą dzielnicę.
page-rules-pacal-water = Dwa piętra na h5 liczyłyby się też nad jeziorem.
page-rules-uxmal-put = Kafelek można położyć na każdym wolnym miejscu i dowolnie obrócić: tam, gdzie bóstwo trafia na takie samo, są karty.
page-rules-uxmal-move = Kapłan z b2 przeskakuje kapłana na b1 i za jedną kartę dochodzi do kwezala na a1.
page-rules-uxmal-lift = Kafelek poziomu 2 unosi kapłana na f2.

## Lekcje

page-learn-title = Nauka gry: { $title }
page-learn-step = Krok { $step } z { $count }
page-learn-steps = Kroki
page-learn-step-done = zaliczone
page-learn-next = Dalej
page-learn-back = Wstecz
page-learn-skip = Pomiń ten krok
page-learn-again = Spróbuj jeszcze raz
page-learn-show = Pokaż mi
page-learn-shown = Oto ruch: { $action }.
page-learn-restart = Od początku
page-learn-praise-1 = Dobra robota.
page-learn-praise-2 = Właśnie tak.
page-learn-praise-3 = Bardzo dobrze.
page-learn-legal = Ten ruch jest dozwolony, ale tu opowieść toczy się inaczej. Spróbuj jeszcze raz.
page-learn-finished = Znasz już grę.
page-learn-finished-about = Teraz zagraj: boty są cierpliwe. Resztę znajdziesz w zasadach.
page-learn-you = Ty

## Pacal's Rocket

page-learn-pacal-place-title = Twój statek
page-learn-pacal-place = Wygrywa gracz z największą liczbą punktów, a punkty daje najwięcej pięter w dzielnicy; duże liczby to wartości dzielnic. Statki zaczynają w uświęconej dzielnicy pośrodku. Ustaw swój na podświetlonym polu.
page-learn-pacal-place-done = Twój statek jest pusty w środku: z góry można wrzucać do niego kamienie. O to chodzi w tej grze.
page-learn-pacal-fly-title = Lot w linii prostej
page-learn-pacal-fly = Inni też ustawili już statki. W każdej rundzie jeden rzut obowiązuje wszystkich (we dwoje każdy rzuca za siebie). Kostka pokazuje 4: leć dokładnie o cztery pola w linii prostej, na b6. W pierwszej rundzie każdy musi opuścić uświęconą dzielnicę.
page-learn-pacal-fly-done = Po locie w linii prostej możesz wrzucić dwa kamienie: jeden do swojego statku, drugi do cudzego.
page-learn-pacal-own-title = Kamień do twojego statku
page-learn-pacal-own = Twój statek poleciał na b6. Wrzuć do niego jeden ze swoich kamieni.
page-learn-pacal-own-done = Kamień leży na b6, przykryty twoim statkiem. Jeszcze się nie liczy.
page-learn-pacal-other-title = Kamień do innego statku
page-learn-pacal-other = Teraz wrzuć kamień do statku innego gracza: podświetlonego statku Itzel. Nie wiesz, dokąd poleci, ale wiesz, gdzie stoi.
page-learn-pacal-other-done = Gdy ten statek odleci, twój kamień zostanie i będzie widoczny, choć nigdy cię na tym polu nie było.
page-learn-pacal-bend-title = Lot ze skrętami
page-learn-pacal-bend = Tymczasem inni polecieli, wrzucili kamienie i zbudowali pierwsze piramidy. Druga runda; kostka pokazuje 3. Możesz skręcać, ale musisz lecieć dokładnie o trzy pola. Leć na c6: wskazuje je pusta kropka.
page-learn-pacal-bend-done = Twój kamień na b6 jest teraz widoczny, bo statek nad nim odleciał. Po locie ze skrętami wrzucasz tylko jeden kamień, do własnego statku.
page-learn-pacal-build-title = Pierwsza piramida
page-learn-pacal-build = Wrzucasz kamień do swojego statku. Jeden widoczny kamień wystarczy na jednopiętrową piramidę. Statek Itzel opuścił e5, a twój kamień tam został: zbuduj na nim, w uświęconej dzielnicy.
page-learn-pacal-build-done = Nikt przed tobą nie budował w tej dzielnicy, więc od razu zdobywasz tyle punktów, ile wynosi jej wartość: 7. Kamień wraca do ciebie.
page-learn-pacal-leap-title = Strzałki
page-learn-pacal-leap = Nowa runda. Kostka pokazuje strzałki, a Balam już skoczył. Skocz dowolnie daleko w swoim rzędzie lub kolumnie, ponad wszystkimi przeszkodami: na e6.
page-learn-pacal-leap-done = Skok liczy się jak lot w linii prostej: dwa kamienie.
page-learn-pacal-double-title = Podwójne kamienie wracają
page-learn-pacal-double = Inna gra. Twój statek wylądował na g7, gdzie leżał już twój kamień, i wrzucasz do niego drugi. Wystartuj i leć na c7.
page-learn-pacal-double-done = Na polu zostaje tylko jeden kamień każdego koloru. Na g7 były dwa twoje, więc oba wracają do twojego zapasu.
page-learn-pacal-choose-title = Układy
page-learn-pacal-choose = Znów wrzucasz dwa kamienie. Dwa widoczne kamienie obok siebie, na b6 i c6, dają dwa piętra. Piramida staje na jednym z tych pól. Wybierz c6: jego dzielnica jest więcej warta.
page-learn-pacal-choose-done = 6 punktów, a c6 leży nad rzeką, która liczy się na końcu. Trzy lub cztery kamienie w linii, w równych odstępach, dają trzy lub cztery piętra, a rogi kwadratu pięć.
page-learn-pacal-obstacle-title = Przeszkody
page-learn-pacal-obstacle = Tymczasem Itzel też skacze i zaczyna się nowa runda: kostka pokazuje 4. Piramidy, statki, jezioro i krawędź planszy zatrzymują lot w linii prostej. Leć na zachód: twoja piramida zatrzyma cię na d6.
page-learn-pacal-obstacle-done = Reszta liczby przepada, ale nadal możesz wrzucić dwa kamienie. Lotu ze skrętami nie można tak skrócić.
page-learn-pacal-takeover-title = Przejęcie dzielnicy
page-learn-pacal-takeover = Runda później. Balam zbudował w uświęconej dzielnicy trzy piętra, a ty masz tam jedno; twój statek poleciał na e7. Twoje piramidy mogą zastąpić kamienie: c6, d6 i e6 to linia trzech. Zbuduj na e6.
page-learn-pacal-takeover-done = Cztery piętra przeciw trzem: przejmujesz dzielnicę i znów zdobywasz jej 7 punktów. Remis nic by ci nie dał.
page-learn-pacal-raise-title = Ulepszanie
page-learn-pacal-raise = Tymczasem Balam poleciał dalej, a twój statek jest na g5. Możesz też zamienić piramidę na wyższą. e5, e6 i e7 to linia trzech: ulepsz piramidę na e5.
page-learn-pacal-raise-done = Już tu prowadzisz, więc teraz nie ma za to punktów. Ale nikt ci prędko tej dzielnicy nie odbierze.
page-learn-pacal-god-title = Kamienie Bogów
page-learn-pacal-god = Tymczasem Itzel buduje trzy piętra. Masz trzy Kamienie Bogów, warte na końcu 2, 4 i 6 punktów. Zamiast lecieć, oddaj ten o wartości 2, a potem postaw statek na h5, nad jeziorem.
page-learn-pacal-god-done = Kamień Bogów zabierze cię wszędzie. Potem możesz wrzucić jeden kamień.
page-learn-pacal-empty-title = Gdy zapas jest pusty
page-learn-pacal-empty = Inna gra: wszystkie dziesięć kamieni jest na planszy. Po skoku możesz wrzucić dwa kamienie. Weź z powrotem jeden ze swoich odkrytych kamieni i wrzuć go do statku innego gracza.
page-learn-pacal-empty-done = Gdy zapas jest pusty, za każdy kamień do wrzucenia możesz wziąć z powrotem jeden odkryty. Trzeba go od razu wrzucić.
page-learn-pacal-water-title = Rzeka i jezioro
page-learn-pacal-water = Tymczasem inni zbudowali trzy piramidy, a twój statek poleciał dalej. Piętra na brzegu liczą się na końcu jeszcze raz: 12, 8 i 4 punkty za pierwsze, drugie i trzecie miejsce nad rzeką i tyle samo nad jeziorem. Zbuduj dwa piętra na h5.
page-learn-pacal-water-done = 5 punktów za dzielnicę i dwa piętra nad jeziorem.
page-learn-pacal-end-title = Koniec
page-learn-pacal-end = Koniec innej gry. Gra kończy się, gdy komuś zostaje tylko jedna piramida, albo po rundzie, w której ktoś zdobędzie 40 punktów. Cztery kamienie w rogach kwadratu dają pięć pięter: zbuduj je na d8.
page-learn-pacal-end-done = 5 punktów za zakończenie gry. Potem liczą się jeszcze wszystkie dzielnice, rzeka, jezioro i Kamienie Bogów, i wygrywasz.

## Uxmal

page-learn-uxmal-tile-title = Piramida
page-learn-uxmal-tile = Wygrywa gracz z największą liczbą punktów: dają je kapłani i karty popularnych bóstw. Razem budujecie na tej planszy piramidę o trzech poziomach; zwierzęta to bóstwa. Zacznij od położenia kafelka.
page-learn-uxmal-tile-done = Oto twój kafelek: trzy bóstwa i puste pole.
page-learn-uxmal-put-title = Obracanie i kładzenie
page-learn-uxmal-put = Połóż kafelek na podświetlonym miejscu w rogu. Najpierw obróć go, przyciskami lub klawiszem R, tak by kwezal był u góry po lewej.
page-learn-uxmal-put-done = Za bóstwo położone na takim samym dostajesz dwie jego karty. Za bóstwo obok takiego samego dostajesz jedną.
page-learn-uxmal-claim-title = Jedna nagroda
page-learn-uxmal-claim = Twój kafelek leży w rogu: kwezal na kwezalu, a jaguar i wąż obok takich samych bóstw. Możesz wziąć tylko jedną nagrodę. Weź dwie karty.
page-learn-uxmal-claim-done = Dwie karty Kwezala. Kartami się płaci, a karty dwóch najpopularniejszych bóstw dają też punkty.
page-learn-uxmal-overlay-title = Dwie karty
page-learn-uxmal-overlay = Tymczasem twój rywal położył kafelek. Połóż swój następny na podświetlonym miejscu, obrócony tak, by wąż przykrył węża.
page-learn-uxmal-overlay-done = Prawie zawsze można dostać dwie karty: szukaj takiego miejsca.
page-learn-uxmal-priest-title = Kapłani
page-learn-uxmal-priest = Masz już dwie karty Węża, a twój rywal ustawił kapłana. Zamiast kłaść kafelek, możesz ustawić na bóstwie jednego z trzech swoich kapłanów. Im popularniejsze bóstwo, tym więcej punktów. Ustaw kapłana na podświetlonym kwezalu: jest najpopularniejszy.
page-learn-uxmal-priest-done = Kapłan na jednym z trzech pierwszych bóstw daje na poziomie 1: 4, 3 lub 2 punkty; na poziomie 2: 6, 5 lub 4; na poziomie 3: 8, 7 lub 6. Na pozostałych nie daje nic.
page-learn-uxmal-move-title = Przejście
page-learn-uxmal-move = Tymczasem masz drugiego kapłana, na b2, a twój rywal położył kafelek i ustawił kapłana. Każde pole, na które wchodzi kapłan, kosztuje jedną dowolną kartę. Zajęte pola przeskakuje za darmo. Przesuń kapłana z b2 na a1, a potem zapłać kartą Węża.
page-learn-uxmal-move-done = Jedna karta za dwa pola, bo pierwsze było zajęte. Zostały ci karty Kwezala, które dadzą punkty.
page-learn-uxmal-curse-title = Przeklinanie
page-learn-uxmal-curse = Tymczasem przybyło kafelków. Kartą bóstwa możesz przesunąć to bóstwo na torze popularności. Twój rywal ma kapłana na wężu, który jest na polu 3. Przeklnij węża: o jedno pole w dół.
page-learn-uxmal-curse-done = Wąż jest teraz na polu 4, a kapłan na nim nic niewart.
page-learn-uxmal-venerate-title = Oddawanie czci
page-learn-uxmal-venerate = Tymczasem twój rywal oddał cześć wężowi, a twój kapłan stoi na małpie. Masz dwie karty Małpy: oddaj cześć małpie i przesuń ją o jedno lub dwa pola w górę.
page-learn-uxmal-venerate-done = Małpa wyprzedza węża. Twój kapłan na niej daje punkty, a kapłan rywala na wężu nie.
page-learn-uxmal-phase-title = Poziom ukończony
page-learn-uxmal-phase = Inna gra. To ostatni kafelek poziomu 1: połóż go tak, by małpa trafiła na małpę. Potem od razu liczymy punkty.
page-learn-uxmal-phase-done = Punkty za kapłanów i karty są policzone. Potem dwa najpopularniejsze bóstwa spadają na koniec toru, a wszyscy kapłani schodzą z piramidy.
page-learn-uxmal-level-title = Drugi poziom
page-learn-uxmal-level = Tymczasem twój rywal położył pierwszy kafelek poziomu 2: tam, gdzie stykają się cztery kafelki. Połóż swój na podświetlonym miejscu, obrócony tak, by żółw przykrył żółwia.
page-learn-uxmal-level-done = Znów masz wszystkich trzech kapłanów. Na wyższym poziomie dają więcej punktów.
page-learn-uxmal-lift-title = W górę
page-learn-uxmal-lift = Tymczasem masz kapłana na wężu na f2, a twój rywal położył dwa kafelki. Kafelek, który przykrywa kapłana, unosi go. Połóż kafelek na podświetlonym miejscu, nad f2, tak by wąż trafił pod twojego kapłana.
page-learn-uxmal-lift-done = To samo bóstwo, poziom wyżej: 6 punktów zamiast 4. Ty wybierasz też, co trafi pod kapłana rywala.
page-learn-uxmal-end-title = Koniec
page-learn-uxmal-end = Koniec innej gry: ostatni kafelek. Unosi kapłana twojego rywala na d3: obróć go tak, by trafiło tam puste pole. Potem weź kartę Żółwia: żółw jest na polu 1, więc karta daje 2 punkty.
page-learn-uxmal-end-done = Trzeci poziom jest ukończony i punkty policzone po raz ostatni. Masz ich najwięcej, więc wygrywasz.

## Co zagrałby bot

page-tab-advice = Rada
page-advice-about = Bot na poziomie 10 przez sekundę analizuje tę pozycję i mówi, co by zagrał.
page-advice-ask = Co zagrałby najsilniejszy bot?
page-advice-thinking = Bot się zastanawia…
page-advice-nobody = Nikt tu nie wybiera: decyduje los albo gra jest skończona.
page-advice-whose = Ruch: { $name }. Najlepsze akcje według bota:
page-advice-win = { $percent }% szans na wygraną
page-advice-played = zagrano
page-advice-other = Zagranej akcji nie ma wśród pięciu najlepszych.
page-advice-ahead =
    { $points ->
        [one] { $points } punkt przewagi
        [few] { $points } punkty przewagi
        [many] { $points } punktów przewagi
       *[other] { $points } punktu przewagi
    }
page-advice-behind =
    { $points ->
        [one] { $points } punkt straty
        [few] { $points } punkty straty
        [many] { $points } punktów straty
       *[other] { $points } punktu straty
    }
