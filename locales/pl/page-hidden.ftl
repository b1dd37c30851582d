# Rzeczy ukryte: o co pyta nowy stół i jak są pokazywane.

page-visibility-pacal = Co jest w statkach
page-visibility-pacal-open = Jawne
page-visibility-pacal-open-about = Wszyscy to widzą. Łatwiejsze na początek.
page-visibility-pacal-memory = Ukryte: zapamiętaj, co jest w statkach
page-visibility-pacal-memory-about = Po wrzuceniu kamieni już nie widać.
page-visibility-uxmal = Karty na ręce
page-visibility-uxmal-open = Jawne
page-visibility-uxmal-open-about = Wszyscy widzą wszystkie karty.
page-visibility-uxmal-memory = Ukryte
page-visibility-uxmal-memory-about = Widzisz swoje karty i to, ile kart mają inni. Zapamiętaj, co biorą.

page-manner-pacal-open = Statki jawne
page-manner-pacal-memory = Zawartość statków ukryta
page-manner-uxmal-open = Karty jawne
page-manner-uxmal-memory = Karty ukryte

page-hidden-cards =
    { $count ->
        [one] 1 ukryta karta
        [few] { $count } ukryte karty
       *[many] { $count } ukrytych kart
    }
page-hidden-would-score =
    { $points ->
        [one] Teraz dałoby to 1 punkt i punkty za ukryte karty
        [few] Teraz dałoby to { $points } punkty i punkty za ukryte karty
       *[many] Teraz dałoby to { $points } punktów i punkty za ukryte karty
    }
page-hidden-screen = Teraz ekran jest dla: { $name }
