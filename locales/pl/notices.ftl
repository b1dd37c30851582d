# Powiadomienia: wiadomości push, przypomnienia, cisza nocna, dni wolne.

no-push = Ten serwer nie wysyła powiadomień push.
bad-push-endpoint = To nie jest adres usługi push.
bad-push-key = Klucze tej subskrypcji są nieprawidłowe.
bad-quiet-hours = Godziny ciszy trwają najwyżej 12 godzin, od jednej godziny do drugiej.
table-no-days-off = { $left ->
    [0] Nie masz już dni wolnych przy tym stole.
    [one] Został ci tylko jeden dzień wolny.
    [few] Możesz wziąć od jednego do { $left } dni wolnych.
    [many] Możesz wziąć od jednego do { $left } dni wolnych.
   *[other] Możesz wziąć od jednego do { $left } dnia wolnego.
}

## Co jest wysyłane (not on the page)

push-title = { $game }: twój ruch
push-body = { $name }, teraz twój ruch.
push-reminder = { $hours ->
    [one] { $name }, masz jeszcze godzinę na swój ruch.
    [few] { $name }, masz jeszcze { $hours } godziny na swój ruch.
    [many] { $name }, masz jeszcze { $hours } godzin na swój ruch.
   *[other] { $name }, masz jeszcze { $hours } godziny na swój ruch.
}
