# Ce qu’un serveur dit des requêtes.

bad-field = { $wrong ->
    [missing] Il manque le champ « { $field } ».
    [unknown] Il n’y a pas de champ « { $field } » ici.
    [value] Le champ « { $field } » n’a pas la forme attendue : { $reason }.
   *[shape] La demande est bien du JSON, mais pas de la forme attendue : { $reason }.
}
bad-method = Cette adresse ne fait pas cela.
bad-origin = Une autre page a voulu agir ici à ta place, ce qui n’est pas permis.
bad-address = Ce n’est pas une adresse e-mail.
no-such-table = Cette table n’existe pas.
no-such-page = Il n’y a rien ici.
no-such-code = Ce lien a déjà servi, ou date de plus de dix minutes.
no-seats-yet = Ce navigateur n’a encore de place nulle part : il n’y a rien à continuer.
no-notices = Ce serveur n’envoie pas d’avis par e-mail.
advice-while-playing = Cette partie entre joueurs est encore en cours. Les conseils viendront quand elle sera finie.
too-large = C’est plus que ce serveur ne lit en une fois.
too-many-requests = Ça fait beaucoup d’un coup. Attends un peu et réessaie.
too-many-tables = Tu as ouvert beaucoup de tables. Attends une heure, ou joue à l’une d’elles.
too-slow = Ta connexion ne suit pas. Reconnecte-toi.
storage-unavailable = Le serveur ne peut rien enregistrer pour le moment. Rien n’est perdu ; réessaie bientôt.
server-stopping = Le serveur s’arrête. Réessaie bientôt.
server-fault = Quelque chose s’est mal passé dans le serveur. Rien n’a changé.
no-page = Ce programme a été construit sans la page. Lance « make page » et construis-le de nouveau.

## Démarrer un serveur

serve-address = Le serveur ne peut pas écouter là : { $reason }
serve-storage-failed = Les tables ne peuvent pas être ouvertes : { $reason }
serve-storage-newer = Ces tables ont été écrites par une version plus récente de ce programme. ({ $reason })
serve-storage-in-use = Un autre programme utilise déjà ces tables. ({ $reason })
serve-storage-exists = Ce fichier existe déjà. ({ $reason })
serve-storage-unsupported = Cette base de données ne sait pas faire cela. ({ $reason })
serve-storage-bad-location = Ce n’est pas un endroit pour des tables. ({ $reason })

## Sauvegarder et exporter

backup-done = Les tables ont été copiées dans { $file }.
export-done = { $count ->
    [0] Aucun enregistrement n’a été écrit.
    [one] Un enregistrement a été écrit.
   *[other] { $count } enregistrements ont été écrits.
}
export-unreadable = Les événements de cette table sont illisibles.

## Messages

mail-subject = C’est à toi de jouer : { $game }
mail-body =
    Bonjour { $name },

    c’est à toi de jouer à une table de { $game } :
    { $link }

    Tu reçois ce message parce que tu y as laissé ton adresse.
