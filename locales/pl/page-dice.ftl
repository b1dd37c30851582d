# The page checks the dice by itself.

page-dice-checked = Rzuty sprawdzone
page-dice-checked-about = { $count ->
    [one] Ta strona przeliczyła jedyny rzut
    [few] Ta strona przeliczyła wszystkie { $count } rzuty
   *[many] Ta strona przeliczyła wszystkie { $count } rzutów
}: z ziarna serwera i wkładów graczy. Serwer ustalił to ziarno przed grą.
page-dice-unkept = { $count ->
    [one] Jedyny rzut zgadza się
    [few] Wszystkie { $count } rzuty zgadzają się
   *[many] Wszystkie { $count } rzutów zgadza się
} z ustaleniem w zapisie. Ta strona nie widziała ustalenia przed grą.
page-dice-missing = { $count ->
    [one] Bez wkładu do rzutów: { $names }.
    [few] Bez wkładu do rzutów: { $names }.
   *[many] Bez wkładu do rzutów: { $names }.
}
page-dice-wrong = Rzuty się nie zgadzają
page-dice-wrong-commitment = Zapis podaje inne ustalenie niż to, które serwer pokazał przed grą.
page-dice-wrong-seed = Ziarno w zapisie nie zgadza się z ustaleniem.
page-dice-wrong-dropped = W zapisie brakuje wkładu tej strony, chociaż został wysłany.
page-dice-wrong-promise = Wkład w zapisie nie jest tym, który zapowiedziano przed grą.
page-dice-wrong-setup = Stół, ustawienia, otwarcie, runda lub miejsca w zapisie nie są tymi, które serwer pokazał, zanim ta strona ujawniła swój wkład.
page-dice-wrong-roll = Rzut { $roll } nie wynika z ziarna i wkładów.
page-dice-wrong-told = Sprawdzenie przez serwer się nie powiodło. „Sprawdź rzuty” powie gdzie.
page-lobby-dice = Rzuty są właśnie ustalane. Brakuje jeszcze: { $names }.
page-lobby-start-without = Zacznij bez brakujących wkładów
