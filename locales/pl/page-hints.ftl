# Wskazówki, które w pierwszych grach raz wyjaśniają nową sytuację.

page-hint = Wskazówka
page-hint-close = Rozumiem
page-hint-never = Bez wskazówek
page-hint-pacal-place = Wszystkie statki zaczynają tutaj i w pierwszej rundzie wszystkie muszą stąd odlecieć. Z brzegu dzielnicy możesz odlecieć w więcej stron.
page-hint-pacal-first = W pierwszej rundzie każdy statek opuszcza środek w linii prostej. Poszukaj dzielnicy na swoją pierwszą piramidę.
page-hint-pacal-fly = Lot w linii prostej pozwala wrzucić dwa kamienie, lot ze skrętami tylko jeden. Za to skręcając, trafisz na pole, na którym twoje kamienie tworzą układ.
page-hint-pacal-leap = Ze strzałkami przeskakujesz wszystko i nadal wrzucasz dwa kamienie: to dobry moment, by dotrzeć do dalekiej dzielnicy.
page-hint-pacal-god = Twój statek utknął. Kamień Bogów przeniesie go wszędzie, ale na końcu nie da już punktów.
page-hint-pacal-own = Kamień leży pod twoim statkiem i jeszcze się nie liczy. Gdy odlecisz, zostanie tutaj i może stać się częścią piramidy.
page-hint-pacal-other = Kamień w innym statku zostaje tam, skąd ten statek odleci: może w dzielnicy, do której nie dotrzesz. Warto, jeśli twoje kamienie są blisko.
page-hint-pacal-back = Twój zapas jest pusty. Zabierz kamień, który pomaga ci najmniej; znów będzie widoczny, gdy statek odleci.
page-hint-pacal-build = Kto obejmuje prowadzenie w dzielnicy, od razu dostaje jej wartość. W innym razie warto czasem poczekać: kamień więcej w układzie to piętro więcej.
page-hint-pacal-raise = Ulepszenie piramidy daje piętra w dzielnicy, w której już stoisz, bez nowego pola. Dobre, by odebrać prowadzenie albo je utrzymać.
page-hint-uxmal-put = Bóstwo na takim samym bóstwie daje dwie karty, obok takiego samego jedną. Kartami płacisz za ruch kapłanów, a karty popularnych bóstw dają punkty.
page-hint-uxmal-lift = Ten kafelek może unieść kapłanów. Obróć go: dobre bóstwo pod twoich, słabe albo puste pole pod kapłanów rywali.
page-hint-uxmal-claim = Dostajesz tylko jedną nagrodę. Weź karty bóstwa, które jest popularne albo które chcesz przesunąć na torze.
page-hint-uxmal-priest = Kapłan daje punkty, gdy poziom jest pełny, według popularności jego bóstwa w tej chwili. Kto czeka za długo, zastaje dobre pola zajęte.
page-hint-uxmal-move = Ruch kapłana kosztuje kartę za każde pole, ale stawia go na lepszym bóstwie. Warto, jeśli bóstwo da więcej niż karty.
page-hint-uxmal-pay = Płać kartami mało popularnych bóstw: punkty dają tylko karty popularnych.
page-hint-uxmal-track = Karty przesuwają swoje bóstwo na torze popularności: w górę, jeśli stoją na nim twoi kapłani, w dół, jeśli kapłani rywali. To zmienia punkty wszystkich.

## Co zrobiłby bot, dla grających samotnie przeciw botom

page-bot-hint-brief = Rada
page-bot-hint = Co by zrobił bot?
page-bot-hint-says = Silny bot zrobiłby tak: { $action }.
