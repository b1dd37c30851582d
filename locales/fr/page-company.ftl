# La compagnie à la table : qui est là, relances, robots pour les absents, revanche.

page-presence-here = présent
page-presence-away = absent
page-presence-away-minutes = absent depuis { $count } min
page-presence-away-hours = absent depuis { $count } h
page-presence-away-days = { $count ->
    [one] absent depuis { $count } jour
   *[other] absent depuis { $count } jours
}
page-watching-count = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
page-watching-you = Tu regardes la partie.

page-nudge = Relancer { $name }
page-nudge-sent = Relance envoyée à { $name }.
page-nudged = { $name } te relance : c’est à toi de jouer.

page-absent-soon = { $name } n’est plus là. { $count ->
    [one] Dans { $count } minute, un robot pourra jouer en attendant.
   *[other] Dans { $count } minutes, un robot pourra jouer en attendant.
}
page-absent-bot = Laisser jouer un robot jusqu’au retour de { $name }
page-absent-bot-not = Attendre { $name } finalement
page-absent-all = Toutes les personnes présentes doivent être d’accord.
page-absent-host = L’hôte décide.
page-absent-agreed = D’accord : { $names }.
page-ask-away-absent = Tu n’étais plus là, et un robot joue pour toi.
page-seat-away-absent = absent, un robot joue
page-event-stood-in = Le joueur { $seat } est absent ; un robot le remplace.

page-stand-in-by = Si quelqu’un s’absente plusieurs minutes, qui laisse jouer un robot ?
page-stand-in-by-all = Tout le monde
page-stand-in-by-all-about = Toutes les autres personnes présentes doivent être d’accord.
page-stand-in-by-host = L’hôte
page-stand-in-by-host-about = L’hôte décide seul. En son absence, tout le monde décide.

page-rematch-offer = { $count ->
    [one] { $names } veut une revanche.
   *[other] { $names } veulent une revanche.
}
page-rematch-join = Accepter la revanche
page-title-rematch = Revanche ? – { $title }

page-look = Ta couleur et ton signe
page-look-about = Tu les gardes à chaque table où ils sont libres.
page-look-1 = Point vert
page-look-2 = Anneau jaune
page-look-3 = Barres bleues
page-look-4 = Étoile violette
page-look-5 = Croix rouge
