page-speed-slow = Wolno
page-slower = Wolniej
page-faster = Szybciej
page-recall-back = Krok wstecz
page-recall-forth = Krok dalej
page-recall-pause = Pauza
page-recall-play = Dalej
page-recall-at = { $step } z { $count }
page-recall-close = Wróć do gry
page-gain = +{ $points }
page-pacal-gain = +{ $points } · { $district }
page-volume = Głośność
page-sound-off = Wyłącz dźwięk
page-sound-on = Włącz dźwięk
page-first = Twoja pierwsza gra
page-first-pacal = Lataj statkiem, zrzucaj kamienie i zamieniaj ich układy w piramidy. Pierwsza piramida w dzielnicy daje jej wartość, zdobycie przewagi też. Wygrywa gracz z największą liczbą punktów.
page-first-uxmal = Budujcie razem jedną piramidę i stawiajcie kapłanów na bóstwach, które są teraz popularne. Gdy poziom jest gotowy, punktują kapłani i karty ulubieńców. Wygrywa gracz z największą liczbą punktów.
page-first-learn = Naucz się w cztery minuty
page-first-play = Po prostu gram
page-notify = Powiadom mnie, gdy będzie moja kolej
page-curve = Punkty w trakcie gry
page-curve-seat = { $name }: { $points }.
page-story-close = Wyrównana gra: zdecydowało kilka punktów.
page-story-comeback = Wielki powrót: zwycięzca pod koniec gry był daleko z tyłu.
page-story-runaway = Pewne zwycięstwo od początku do końca.
page-story-first-win = Twoje pierwsze zwycięstwo na tym poziomie: { $level }.
page-story-leads = { $count ->
    [one] Prowadzenie zmieniło się raz.
    [few] Prowadzenie zmieniło się { $count } razy.
    [many] Prowadzenie zmieniło się { $count } razy.
   *[other] Prowadzenie zmieniło się { $count } razy.
 }
page-forced = Zrobione za ciebie, bo nic innego nie było możliwe: { $step }.
page-forced-brief = Jedyna możliwość: zrobione za ciebie.
