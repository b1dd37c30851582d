# Urządzenia jednej osoby i zapomnienie.

page-devices = Urządzenia
page-devices-here = to urządzenie
page-devices-unknown = Nieznany program
page-devices-since = Zalogowane od { $day }
page-devices-used = ostatnio używane { $day }
page-devices-out = Wyloguj
page-devices-done = { $device }: wylogowano.
page-devices-all = Wyloguj wszystkie inne urządzenia
page-devices-all-done = Wszystkie inne urządzenia są wylogowane.
page-forget = Zapomnij o mnie
page-forget-about = Usuwa z tego serwera twoje imię i twoje wiadomości.
page-forget-ask = Zapomnij o mnie…
page-forget-what = Twoje imię i twoje wiadomości znikają ze wszystkich stołów, a razem z nimi twój adres e-mail, powiadomienia i urządzenia. W trwających grach gra za ciebie bot. Tego nie da się cofnąć.
page-forget-stays = Ruchy i wyniki zostają bez twojego imienia, a ich kości nadal można sprawdzić. W zapisach, które inni zachowali, imię zostaje.
page-forget-not = Zachowaj wszystko
page-forget-sure = Zapomnij na zawsze
page-forget-done = Gotowe, wszystko zapomniane. Ta przeglądarka zaczyna od nowa jako ktoś nowy.
