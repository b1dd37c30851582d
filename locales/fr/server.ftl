# Ce que le serveur répond.

bad-field = { $wrong ->
    [missing] Il manque le champ « { $field } ».
    [unknown] Il n’y a pas de champ « { $field } » ici.
    [value] Le champ « { $field } » n’a pas la forme attendue : { $reason }.
   *[shape] La requête est bien du JSON, mais pas de la forme attendue : { $reason }.
}
bad-method = Cette adresse n’accepte pas ce type de requête.
bad-origin = Une autre page a essayé d’agir ici à ta place. Ce n’est pas permis.
bad-address = Ce n’est pas une adresse e-mail.
no-such-table = Cette table n’existe pas.
no-such-page = Il n’y a rien ici.
no-such-code = Ce lien a déjà servi, ou il date de plus de dix minutes.
no-seats-yet = Tu n’as encore rejoint aucune table avec ce navigateur : il n’y a rien à continuer.
too-many-devices = Ce navigateur continue déjà les parties de quatre appareils. Ouvrez le lien dans un autre navigateur.
signed-out = Cet appareil a été déconnecté depuis un autre.
no-such-device = Cet appareil n’est plus connecté.
no-notices = Ce serveur n’envoie pas d’e-mails.
advice-while-playing = Cette partie est encore en cours. Les conseils viendront à la fin.
too-large = C’est trop long pour ce serveur.
too-many-requests = Tu vas trop vite. Attends un peu et réessaie.
too-many-tables = Tu as ouvert beaucoup de tables. Attends une heure, ou joue à l’une d’elles.
too-many-reports = Tu as envoyé beaucoup de signalements. Attends une heure avant le prochain.
reported-enough = L’administrateur a assez de signalements sur cette table et ne les a pas encore lus.
report-needs-words = Dis en quelques mots ce que tu veux signaler.
report-too-long = Un signalement peut avoir { $most } caractères au plus.
too-many-bot-games = Beaucoup de parties contre des robots sont en cours depuis ton réseau. Termines-en une d’abord.
too-much-stored = Beaucoup de données ont été enregistrées depuis ton réseau en une heure. Attends un peu et réessaie.
server-busy = Le serveur a beaucoup à calculer en ce moment. Réessaie dans quelques secondes.
network-banned = Ce serveur n’est pas ouvert à ton réseau.
too-slow = Ta connexion est trop lente. Reconnecte-toi.
storage-unavailable = Le serveur ne peut rien enregistrer pour le moment. Rien n’est perdu : réessaie dans un instant.
server-stopping = Le serveur s’arrête. Réessaie dans un instant.
server-fault = Il y a eu une erreur dans le serveur. Rien n’a changé.
preview-busy = Le serveur dessine beaucoup d’images en ce moment. Réessayez dans quelques secondes.
no-page = Ce programme a été compilé sans la page. Lance « make page », puis recompile-le.

## The preview that other sites show of a link to a finished game (not on the page)

preview-title = { $game } : le plateau final
# $scores is a list of points, with the players' names at a public table.
preview-scores = Score final : { $scores }
preview-bot = un robot

## Démarrer un serveur

serve-address = Le serveur ne peut pas écouter à cette adresse : { $reason }
serve-addresses = Les autres, sur ce réseau, peuvent ouvrir :
serve-no-address = Cette machine n’a pas d’adresse que d’autres pourraient ouvrir.
serve-invite = Pour jouer avec toi, on ouvre { $link } dans le navigateur d’un téléphone ou d’un autre appareil du même réseau, ou on scanne le code, puis on s’assoit à ta table sous « Tables » ou par son lien.
serve-storage-failed = Impossible d’ouvrir les tables : { $reason }
serve-storage-newer = Ces tables ont été écrites par une version plus récente de ce programme. ({ $reason })
serve-storage-missing = Il n’y a pas de base de données dans { $file }. Indique le dossier du serveur avec --data.
serve-storage-in-use = Un autre programme utilise déjà ces tables. ({ $reason })
serve-storage-exists = Ce fichier existe déjà. ({ $reason })
serve-storage-unsupported = Cette base de données ne permet pas cela. ({ $reason })
serve-storage-bad-location = On ne peut pas ranger de tables à cet endroit. ({ $reason })
serve-not-migrated = Ces tables sont endommagées ; la base de données n’a donc pas été convertie et reste telle quelle : { $tables }. Avec --skip-check, elle est convertie quand même ; ces tables restent telles quelles et `sacbe admin delete` les supprime.
serve-needs-consent = Cette base de données vient d’une version plus ancienne du programme. Fais une copie avec pg_dump, puis démarre avec --migrate. Il n’y a pas de retour possible. ({ $reason })
serve-key-unreadable = Le fichier de clé { $file } est inutilisable : { $reason }
serve-key-malformed = Le fichier { $file } ne contient pas de clé : attendu, 64 chiffres hexadécimaux en minuscules.
serve-key-missing = Le fichier de clé { $file } manque, et cette base de données a servi avec une clé. Remets le fichier en place ; rien n’a été modifié.
serve-key-another = La clé dans { $file } n’est pas celle avec laquelle cette base de données a servi. Rien n’a été modifié.

## Sauvegarder et exporter

backup-done = Les tables ont été copiées dans { $file }.
export-done = { $count ->
    [0] Aucun enregistrement n’a été écrit.
    [one] Un enregistrement a été écrit.
   *[other] { $count } enregistrements ont été écrits.
}
export-unreadable = Les événements de cette table sont illisibles.
export-incomplete = Les tables nommées ci-dessus manquent dans cet export.
admin-done = C’est fait.
admin-nothing-found = Cette table, cette place, ce message, ce bannissement ou ce signalement n’existe pas. Rien n’a changé.
admin-nothing-left = Il n’y avait plus rien à changer. Un serveur arrêté entre-temps l’a peut-être déjà fait.
admin-already-over = La partie de cette table est finie : on ne peut pas la fermer, mais on peut la supprimer.
admin-failed = Cela n’a pas pu être fait. Le journal du serveur dit pourquoi.
admin-no-answer = Aucun serveur n’a répondu. Ce sera fait dès qu’il y en aura un.
check-done = Tables : { $tables }, parties finies : { $finished }, erreurs : { $wrong }.
check-failed = Quelque chose ne va pas avec ces tables.
check-unreadable = Table { $table } : ses événements sont illisibles.
check-unverified = Table { $table } : les dés de sa partie ne se vérifient pas.
check-bad-seed = Table { $table } : sa graine ne peut pas être déchiffrée avec cette clé, la partie ne peut pas continuer.
