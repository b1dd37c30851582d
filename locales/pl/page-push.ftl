# Powiadomienia poza stroną, godziny ciszy, dni wolne w grach korespondencyjnych.

page-push-about = Dostaniesz powiadomienie na tym urządzeniu, gdy będzie twój ruch, nawet gdy ta strona jest zamknięta.
page-push-turn-on = Powiadamiaj mnie na tym urządzeniu
page-push-turn-off = Nie powiadamiaj mnie tutaj
page-push-is-on = To urządzenie będzie dostawać powiadomienia.
page-push-is-off = To urządzenie nie będzie już dostawać powiadomień.
page-push-insecure = Twoja przeglądarka pozwala na to tylko pod adresami, które zaczynają się od https.
page-push-unsupported = Ta przeglądarka nie może odbierać powiadomień, gdy strona jest zamknięta. Na iPhonie i iPadzie najpierw dodaj stronę do ekranu początkowego.
page-push-denied = Powiadomienia tej strony są zablokowane. Możesz na nie zezwolić w ustawieniach przeglądarki.
page-push-failed = Przeglądarka nie może połączyć się ze swoją usługą powiadomień. Spróbuj później.
page-quiet = Godziny ciszy
page-quiet-from = Od
page-quiet-to = Do
page-quiet-about = Powiadomienia poczekają do końca tych godzin.
page-days-off = Dni wolne
page-days-off-about = Gdy cię nie ma, twój zegar stoi. Mimo to możesz grać.
page-days-off-left = { $days ->
    [0] Nie masz już dni wolnych przy tym stole.
    [one] Możesz wziąć jeden dzień wolny przy tym stole.
    [few] Możesz wziąć { $days } dni wolne przy tym stole.
    [many] Możesz wziąć { $days } dni wolnych przy tym stole.
   *[other] Możesz wziąć { $days } dnia wolnego przy tym stole.
}
page-days-off-count = Liczba dni
page-days-off-take = Weź wolne
page-days-off-until = Twój zegar stoi do: { $date }.
page-seat-off = wolne do: { $date }
page-event-days-off = { $days ->
    [one] Gracz { $seat } bierze dzień wolny.
    [few] Gracz { $seat } bierze { $days } dni wolne.
    [many] Gracz { $seat } bierze { $days } dni wolnych.
   *[other] Gracz { $seat } bierze { $days } dnia wolnego.
}
page-pace-days-off = Dni wolne na osobę
page-pace-weekends-off = Weekendy się nie liczą
page-manner-weekends-off = weekendy się nie liczą
page-manner-days-off = { $days ->
    [one] po jednym dniu wolnym
    [few] po { $days } dni wolne
    [many] po { $days } dni wolnych
   *[other] po { $days } dnia wolnego
}
