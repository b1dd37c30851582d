# The page checks the dice by itself.

page-dice-checked = Rzuty sprawdzone
page-dice-doubted = Rzuty sprawdzone, ale jest pytanie
page-dice-unchecked = Nie udało się sprawdzić rzutów
page-dice-checked-about = { $count ->
    [one] Ta strona przeliczyła jedyny rzut
    [few] Ta strona przeliczyła wszystkie { $count } rzuty
   *[many] Ta strona przeliczyła wszystkie { $count } rzutów
}: z ziarna serwera i wkładów graczy. Serwer ustalił to ziarno przed grą.
page-dice-doubt-unkept = { $count ->
    [one] Jedyny rzut zgadza się
    [few] Wszystkie { $count } rzuty zgadzają się
   *[many] Wszystkie { $count } rzutów zgadza się
} z ustaleniem w zapisie. Ta strona nie widziała ustalenia przed grą.
page-dice-doubt-missing = { $count ->
    [one] Bez wkładu do rzutów: { $names }.
    [few] Bez wkładu do rzutów: { $names }.
   *[many] Bez wkładu do rzutów: { $names }.
}
page-dice-doubt-round = Ktoś zmienił miejsce po ujawnieniu wkładów, więc wszyscy wnieśli nowe: to runda { $round }. Gracz w zmowie z serwerem mógłby to powtarzać, aż rzuty będą mu odpowiadać.
page-dice-doubt-kept-back = Ta strona zapowiedziała wkład do rzutów, ale gra zaczęła się bez niego.
page-dice-doubt-never-asked = Ta przeglądarka nie wniosła nic do rzutów: nie poproszono jej o to, była za wolna albo miejsce zajęto na innym urządzeniu.
page-dice-doubt-elsewhere = Zapis zawiera dla twojego miejsca wkład, który nie powstał w tej przeglądarce. Jeśli nie pochodzi z innego twojego urządzenia, zrobił go ktoś inny.
page-dice-doubt-opening = Wszystkie rzuty mają należeć do otwarcia, więc żadnego nie dało się sprawdzić.
page-dice-wrong = Rzuty się nie zgadzają
page-dice-wrong-commitment = Zapis podaje inne ustalenie niż to, które serwer pokazał przed grą.
page-dice-wrong-seed = Ziarno w zapisie nie zgadza się z ustaleniem.
page-dice-wrong-dropped = W zapisie brakuje wkładu tej strony, chociaż został wysłany.
page-dice-wrong-promise = Wkład w zapisie nie jest tym, który zapowiedziano przed grą.
page-dice-wrong-setup = Stół, ustawienia, otwarcie, runda lub miejsca w zapisie nie są tymi, które serwer pokazał, zanim ta strona ujawniła swój wkład.
page-dice-wrong-roll = Rzut { $roll } nie wynika z ziarna i wkładów.
page-dice-wrong-told = Zapis nie przechodzi sprawdzenia. „Sprawdź rzuty” powie gdzie.
page-dice-wrong-unlisted = Rzut { $roll } pominięto przy sprawdzaniu albo źle podano, co mogło wypaść.
page-lobby-dice = Rzuty są właśnie ustalane. Brakuje jeszcze: { $names }.
page-lobby-start-without = Zacznij bez brakujących wkładów
page-lobby-dice-again = { $count ->
    [one] Ktoś zmienił miejsce, gdy twoja strona ujawniła już wkład do rzutów.
    [few] Już { $count } razy ktoś zmienił miejsce, gdy twoja strona ujawniła już wkład do rzutów.
   *[many] Już { $count } razy ktoś zmienił miejsce, gdy twoja strona ujawniła już wkład do rzutów.
} Kto robi to w zmowie z serwerem, mógłby wybierać rzuty. Twoja strona nie wnosi już wkładu sama.
page-lobby-contribute = Wnieś wkład jeszcze raz
