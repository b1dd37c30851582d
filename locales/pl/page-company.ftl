# Towarzystwo przy stole: kto jest, szturchnięcia, boty za nieobecnych, rewanż.

page-presence-here = przy stole
page-presence-away = poza stołem
page-presence-away-minutes = poza stołem od { $count } min
page-presence-away-hours = poza stołem od { $count } godz.
page-presence-away-days = { $count ->
    [one] poza stołem od jednego dnia
    [few] poza stołem od { $count } dni
   *[many] poza stołem od { $count } dni
}
page-watching-count = { $count ->
    [one] Jedna osoba ogląda
    [few] { $count } osoby oglądają
   *[many] { $count } osób ogląda
}
page-watching-you = Oglądasz tę grę.

page-nudge = Szturchnij: { $name }
page-nudge-sent = Szturchnięcie wysłane: { $name }.
page-nudged = Szturcha cię { $name }: twoja kolej.

page-absent-soon = { $name }: poza stołem. { $count ->
    [one] Za minutę może tymczasem zagrać bot.
    [few] Za { $count } minuty może tymczasem zagrać bot.
   *[many] Za { $count } minut może tymczasem zagrać bot.
}
page-absent-bot = Niech gra bot, aż wróci { $name }
page-absent-bot-not = Jednak poczekaj: { $name }
page-absent-all = Muszą się zgodzić wszyscy obecni.
page-absent-host = Decyduje gospodarz.
page-absent-agreed = Za: { $names }.
page-ask-away-absent = Nie było cię przy stole, więc gra za ciebie bot.
page-seat-away-absent = poza stołem, gra bot
page-event-stood-in = Gracz { $seat } jest poza stołem; dalej gra bot.

page-stand-in-by = Gdy kogoś nie ma od kilku minut, kto wpuszcza bota?
page-stand-in-by-all = Wszyscy
page-stand-in-by-all-about = Muszą się zgodzić wszyscy inni obecni.
page-stand-in-by-host = Gospodarz
page-stand-in-by-host-about = Gospodarz decyduje sam. Gdy jego nie ma, decydują wszyscy.

page-rematch-offer = { $count ->
    [one] { $names } chce rewanżu.
    [few] { $names } chcą rewanżu.
   *[many] { $names } chcą rewanżu.
}
page-rematch-join = Zagraj rewanż
page-title-rematch = Rewanż? – { $title }

page-look = Twój kolor i znak
page-look-about = Masz je przy każdym stole, gdzie są wolne.
page-look-1 = Zielona kropka
page-look-2 = Żółty pierścień
page-look-3 = Niebieskie paski
page-look-4 = Fioletowa gwiazda
page-look-5 = Czerwony krzyżyk
