# E-mails : adresses confirmées, avis de tour, désinscription.

too-many-mails = Plusieurs e-mails ont déjà été demandés. Réessaie plus tard.
email-not-sent = L’e-mail n’a pas pu être envoyé. Vérifie l’adresse ou réessaie plus tard.
no-such-mail-link = Ce lien n’est pas valable. Il a peut-être déjà servi, ou il est trop ancien.

## Ce qui est envoyé (not on the page)

# $server is the address of the server.
mail-confirm-subject = Confirme ton adresse e-mail
mail-confirm-body =
    Quelqu’un, sans doute toi, veut recevoir un e-mail à cette adresse quand c’est son tour de jouer sur { $server }.

    Si c’est bien toi, ouvre ce lien et appuie sur le bouton :
    { $link }

    Le lien sert une seule fois, pendant 48 heures. Si ce n’est pas toi, tu n’as rien à faire : sans ce lien, aucun autre e-mail ne viendra.
mail-subject = C’est à toi de jouer : { $game }
mail-body =
    C’est à toi de jouer à une table de { $game } :
    { $link }
# Followed by a list of games and links.
mail-others = C’est aussi à toi de jouer ici :
mail-reminder-subject = Ton temps s’écoule : { $game }
mail-reminder-body =
    { $hours ->
        [one] Il te reste une heure
       *[other] Il te reste { $hours } heures
    } pour ton tour à une table de { $game } :
    { $link }

    Ensuite, un robot te remplace. Tu peux reprendre ta place à tout moment.
mail-why =
    Tu reçois cet e-mail parce que cette adresse a été confirmée sur { $server }. Il y en a au plus un par heure.
mail-stop =
    Ne plus recevoir d’e-mails de là-bas :
    { $link }
