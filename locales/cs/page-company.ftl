# Společnost u stolu: kdo je tu, šťouchnutí, boti za nepřítomné, odveta.

page-presence-here = u stolu
page-presence-away = pryč
page-presence-away-minutes = pryč { $count } min
page-presence-away-hours = pryč { $count } h
page-presence-away-days = { $count ->
    [one] pryč jeden den
    [few] pryč { $count } dny
   *[other] pryč { $count } dní
}
page-watching-count = { $count ->
    [one] Dívá se jeden člověk
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
}
page-watching-you = Díváš se na hru.

page-nudge = Šťouchnout: { $name }
page-nudge-sent = Šťouchnutí odesláno: { $name }.
page-nudged = { $name } do tebe šťouchá: jsi na tahu.

page-absent-soon = { $name } je pryč. { $count ->
    [one] Za minutu může zatím hrát bot.
    [few] Za { $count } minuty může zatím hrát bot.
   *[other] Za { $count } minut může zatím hrát bot.
}
page-absent-bot = Nechat hrát bota, než se vrátí { $name }
page-absent-bot-not = Přece jen počkat: { $name }
page-absent-all = Musí souhlasit všichni, kdo jsou u stolu.
page-absent-host = Rozhoduje hostitel.
page-absent-agreed = Pro: { $names }.
page-ask-away-absent = U stolu tě nebylo vidět, a tak za tebe hraje bot.
page-seat-away-absent = pryč, hraje bot
page-event-stood-in = Hráč { $seat } je pryč; dál hraje bot.

page-stand-in-by = Když je někdo několik minut pryč, kdo nechá hrát bota?
page-stand-in-by-all = Všichni
page-stand-in-by-all-about = Musí souhlasit všichni ostatní, kdo jsou u stolu.
page-stand-in-by-host = Hostitel
page-stand-in-by-host-about = Hostitel rozhoduje sám. Když je pryč, rozhodují všichni.

page-rematch-offer = { $count ->
    [one] { $names } chce odvetu.
    [few] { $names } chtějí odvetu.
   *[other] { $names } chtějí odvetu.
}
page-rematch-join = Přijmout odvetu
page-title-rematch = Odveta? – { $title }

page-look = Tvoje barva a značka
page-look-about = Máš je u každého stolu, kde jsou volné.
page-look-1 = Zelená tečka
page-look-2 = Žlutý kroužek
page-look-3 = Modré pruhy
page-look-4 = Fialová hvězda
page-look-5 = Červený křížek
