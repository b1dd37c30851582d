# E-maile: potwierdzone adresy, powiadomienia o ruchu, rezygnacja.

too-many-mails = Poproszono już o kilka e-maili. Spróbuj później.
email-not-sent = Nie udało się wysłać e-maila. Sprawdź adres albo spróbuj później.
no-such-mail-link = Ten link jest nieważny. Może został już użyty albo jest za stary.

## Co jest wysyłane (not on the page)

# $server is the address of the server.
mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm-body =
    Ktoś, zapewne ty, chce dostawać na ten adres e-mail, gdy przypada jego ruch w grze na { $server }.

    Jeśli to twoja prośba, otwórz ten link i naciśnij przycisk:
    { $link }

    Link działa raz, przez 48 godzin. Jeśli to nie twoja prośba, nie musisz nic robić: bez tego linku nie przyjdzie żaden inny e-mail.
mail-subject = Twój ruch: { $game }
mail-body =
    Przy stole gry { $game } jest twój ruch:
    { $link }
# Followed by a list of games and links.
mail-others = Twój ruch jest też tutaj:
mail-reminder-subject = Kończy się twój czas: { $game }
mail-reminder-body =
    { $hours ->
        [one] Masz jeszcze godzinę
        [few] Masz jeszcze { $hours } godziny
        [many] Masz jeszcze { $hours } godzin
       *[other] Masz jeszcze { $hours } godziny
    } na swój ruch przy stole gry { $game }:
    { $link }

    Potem zagra za ciebie bot. W każdej chwili możesz wrócić na swoje miejsce.
mail-why =
    Dostajesz ten e-mail, bo ten adres został potwierdzony na { $server }. Przychodzi najwyżej jeden na godzinę.
mail-stop =
    Nie chcę więcej e-maili stamtąd:
    { $link }
