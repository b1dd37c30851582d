# Les mots de la page autour des jeux.

## Partout

page-name = Sacbe
page-title = Sacbe : Pacal’s Rocket et Uxmal
page-home = Vers l’accueil
page-skip = Aller au contenu
page-nav = Menu principal
page-nav-tables = Tables
page-nav-replay = Revoir
page-loading = Un instant…
page-close = Fermer
page-again = Réessayer

page-title-pacal = Pacal’s Rocket
page-title-uxmal = Uxmal

## Ce qui n’a pas marché

page-fault-unreachable = Le serveur ne répond pas. Vérifie ta connexion ; rien de ce que tu as fait n’est perdu.
page-fault-own = Quelque chose s’est mal passé sur cette page. Ta partie est en sécurité sur le serveur.
page-fault-unknown = Ça n’a pas marché.
page-nowhere = Il n’y a rien ici
page-nowhere-about = Le lien est mal écrit, ou ce vers quoi il menait n’existe plus.

## Préférences

page-preferences = Préférences
page-language = Langue
page-your-name = Ton nom aux tables
page-guest = Invité
page-theme = Couleurs
page-theme-system = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-speed = Ce que font les autres est montré
page-speed-normal = Calmement
page-speed-fast = Vite
page-speed-instant = Aussitôt
page-speed-instant-about = Sans aucun mouvement

## L’accueil

page-hero = Deux jeux du pays des Mayas
page-hero-about = Joue tout de suite contre des robots, avec des amis par un lien, ou ensemble sur un écran.
page-about-pacal = Fais voler un vaisseau creux au-dessus de la cité, dépose des pierres là où personne ne les attend, et élève des pyramides avec leurs constellations.
page-about-uxmal = Bâtis avec les autres une grande pyramide, niveau par niveau, et place tes prêtres sur les idoles que tout le monde aime.
page-players = { $least } à { $most } joueurs
page-facts-pacal = environ une heure
page-facts-uxmal = environ 25 minutes
page-play-bots = Jouer contre des robots
page-play-friends = Avec des amis
page-play-screen = Sur cet écran
page-learn = Apprendre en jouant
page-rules = Règles
page-options = Options
page-promises = Bon à savoir
page-promise-account = Pas de compte, rien à installer. Un lien suffit à tes amis.
page-promise-dice = Des dés honnêtes, que tu peux vérifier toi-même après chaque partie.
page-promise-everyone = À la souris, au doigt, au clavier ou au lecteur d’écran, sur tous les écrans.

page-mine = Continuer tes parties
page-mine-waits = À toi de jouer
page-mine-others = Aux autres de jouer
page-mine-all =
    { $count ->
        [one] Montrer { $count } partie
       *[other] Montrer les { $count } parties
    }
page-phase-gathering = Attend des joueurs
page-phase-playing = En cours
page-phase-paused = En pause
page-phase-over = Finie

page-record = Ouvrir un enregistrement
page-record-about = Revois une partie enregistrée, ou reprends-la à n’importe quel coup.
page-record-file = Choisir un fichier
page-record-paste = Ou colle son texte
page-record-open = Ouvrir
page-record-empty = Il n’y a rien dedans.
page-record-too-large = C’est trop grand pour être l’enregistrement d’une partie.

## Préparer une table

page-plan-bots = Toi contre des robots. Choisis combien, et à quel niveau ils jouent.
page-plan-friends = Ouvre une table et envoie son lien à tes amis. La partie commence quand tu le dis.
page-plan-screen = Tout le monde joue sur cet écran, chacun son tour.
page-plan-who = Qui joue, dans l’ordre des tours
page-plan-seat = Place { $seat }
page-plan-name = Nom de la place { $seat }
page-plan-seat-more = Une place de plus
page-plan-seat-less = Une place de moins
page-plan-more = Règles et rythme
page-plan-chat = Les joueurs peuvent discuter
page-plan-make = Ouvrir la table
page-plan-start = Lancer la partie
page-sitter-here = Sur cet écran
page-sitter-name = Nom
page-sitter-link = Par lien
page-sitter-link-about = Attend quelqu’un qui a le lien.
page-bot = Robot, { $level }
page-level-random = au hasard
page-level-easy = facile
page-level-medium = moyen
page-level-hard = difficile
page-level-master = maître
page-level-uct = recherche arborescente
page-level-easy-about = Voit peu, oublie beaucoup.
page-level-medium-about = Anticipe un peu.
page-level-hard-about = Anticipe. Difficile à battre.
page-level-master-about = Prend son temps. Très difficile à battre.

page-option-pacal-master = Variante
page-option-pacal-master-false = Normale
page-option-pacal-master-false-about = Tes pyramides peuvent remplacer des pierres d’une constellation.
page-option-pacal-master-true = Experte
page-option-pacal-master-true-about = Les nouvelles pyramides se construisent avec des pierres seules.
page-option-pacal-edition = Édition
page-option-pacal-edition-de = Allemande
page-option-pacal-edition-de-about = L’originale ; les règles polonaises se jouent de même.
page-option-pacal-edition-fr = Française
page-option-pacal-edition-fr-about = La dernière pyramide termine la partie et rapporte 5 points ; l’avant-dernière en rapporte 5 pendant le dernier tour.
page-option-pacal-edition-cs = Tchèque
page-option-pacal-edition-cs-about = Une pierre reprise par tour, pas de cul-de-sac, 40 points à cinq joueurs.
page-option-pacal-gaps = Intervalles
page-option-pacal-gaps-any = Libres
page-option-pacal-gaps-any-about = Seul compte l’espacement de tes pierres, pas ce qui se trouve entre elles.
page-option-pacal-gaps-empty = Vides
page-option-pacal-gaps-empty-about = Les cases entre tes pierres doivent être vides, comme l’écrivent les règles.
page-option-pacal-diamonds = Losanges
page-option-pacal-diamonds-false = Non
page-option-pacal-diamonds-false-about = Un carré de pierres est droit.
page-option-pacal-diamonds-true = Oui
page-option-pacal-diamonds-true-about = Un carré tourné de 45 degrés permet aussi cinq étages.
page-option-uxmal-priests = Entre les niveaux, les prêtres
page-option-uxmal-priests-break = font une pause
page-option-uxmal-priests-break-about = La règle normale : chacun reprend tous les siens.
page-option-uxmal-priests-stay = restent
page-option-uxmal-priests-stay-about = Ils restent où ils sont.
page-option-uxmal-priests-dwindle = se raréfient
page-option-uxmal-priests-dwindle-about = Trois au premier niveau, deux au deuxième, un au troisième.

page-pace = Rythme
page-pace-unhurried = Sans hâte
page-pace-unhurried-about = Sans aucune horloge.
page-pace-live = En direct
page-pace-live-about = Tant de secondes par tour, et une réserve pour les plus longs. Qui n’a plus de temps est remplacé par un robot et peut revenir.
page-pace-days = Au jour le jour
page-pace-days-about = Des jours pour chaque tour : passe quand tu veux.
page-pace-turn = Secondes par tour
page-pace-reserve = Minutes de réserve
page-pace-day-count = Jours par tour
page-spectators = Spectateurs
page-spectators-link = Avec le lien
page-spectators-link-about = Qui a le lien peut regarder.
page-spectators-public = Tout le monde
page-spectators-public-about = La table est affichée, avec ses places libres.
page-spectators-none = Personne
page-spectators-none-about = Seulement ceux qui jouent.

## Un lien à transmettre

page-share-link = Lien vers cette table
page-share-copy = Copier le lien
page-share-copied = Copié
page-share-by-hand = Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : copie-le toi-même.
page-share-share = Partager
page-share-qr = Le lien en code QR

## Continuer sur un autre appareil

page-continue = Continuer ici
page-continue-about = Ce lien amène les parties de ton autre appareil dans ce navigateur. Il sert une fois, dans les dix minutes. Les parties propres à ce navigateur ne sont alors plus affichées ici.
page-continue-here = Continuer ici
page-continue-none = Ce lien est incomplet. Crées-en un nouveau sur l’autre appareil.

## Tables ouvertes à tous

page-tables = Tables ouvertes
page-tables-about = Des tables où tout le monde peut jouer ou regarder.
page-tables-none = Il n’y en a aucune pour le moment. Ouvres-en une et laisse tout le monde regarder.
page-tables-make = Ouvrir une table

## Ce qui se passe autour d’une partie

page-event-left = Le joueur { $seat } s’en va ; un robot continue.
page-event-timed-out = Le joueur { $seat } n’a plus de temps ; un robot continue.
page-event-taken-back = Le joueur { $seat } est de retour.
page-event-paused = La partie est en pause.
page-event-resumed = Le joueur { $seat } met fin à la pause.

## Places

page-seat-open = Libre

page-seats = Joueurs
page-seat-turn = joue
page-seat-won = gagne
page-seat-away-left = n’est plus là, un robot joue
page-seat-away-out_of_time = n’a plus de temps, un robot joue
page-seat-wants-pause = veut une pause
page-seat-wants-rematch = veut une revanche
page-score = Score
page-clock = Temps restant

## Avant le début

page-lobby-share = { $count ->
    [one] Une place est libre. Envoie ce lien à qui tu veux.
   *[other] { $count } places sont libres. Envoie ce lien à qui tu veux.
}
page-lobby-sit-about = Assieds-toi : comment les autres doivent-ils t’appeler ?
page-lobby-sit = S’asseoir
page-lobby-full = Toutes les places sont prises. Tu pourras regarder dès que la partie commencera.
page-lobby-you = toi
page-lobby-host = hôte
page-lobby-move = S’asseoir ici
page-lobby-bot = Robot pour la place { $seat }
page-lobby-bot-choose = Un robot…
page-lobby-free = Retirer
page-lobby-close = Fermer la place
page-lobby-open = { $count ->
    [one] Une place est encore libre : attends quelqu’un, ou donne-la à un robot.
   *[other] { $count } places sont encore libres : attends quelqu’un, ou donne-les à des robots.
}
page-lobby-waits = C’est l’hôte qui lance la partie. Tu n’as rien à faire.
page-lobby-leave = Quitter la table
page-manner-unhurried = Sans horloge
page-manner-live = { $seconds } s par tour, { $minutes } min de réserve
page-manner-days = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
}

## À la table

page-title-your-turn = À toi – { $title }
page-fault-game = Cette page ne sait pas montrer le jeu « { $game } ».
page-link-lost = La connexion est perdue. Nouvel essai…
page-link-lost-asking = La connexion est perdue. Ce que tu as fait sera envoyé dès son retour…
page-hand-over = C’est à { $name }
page-hand-over-about = Passe l’écran. Rien n’est montré avant que tu n’appuies.
page-hand-over-ready = Je suis { $name }
page-asking = Ce qui t’est demandé
page-beside = À côté du plateau
page-tab-after = Résultat
page-tab-panel = Situation
page-tab-log = Journal
page-tab-words = En mots
page-tab-chat = Discussion
page-tab-more = Plus

page-ask-wait = { $name } joue.
page-ask-chance = Le hasard décide.
page-ask-complete = Ton tour est complet : termine-le, ou annule la dernière action.
page-ask-paused = La partie est en pause. Les horloges sont arrêtées.
page-ask-recalling = Voici ce qui s’est passé depuis ton dernier tour.
page-ask-away-left = Tu as quitté la partie, et un robot joue pour toi.
page-ask-away-out_of_time = Ton temps est écoulé, et un robot joue pour toi.
page-won-you = Tu gagnes !
page-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
page-take-back = Reprendre ma place
page-resume = Finir la pause
page-undo = Annuler
page-undo-turn = Tout annuler
page-end-turn = Finir le tour
page-skip-news = Passer
page-recall = Que s’est-il passé depuis mon tour ?
page-rule = Règle { $rule }
page-key = Touche { $key }

page-log-none = Rien ne s’est encore passé.
page-log-hidden = Le joueur { $seat } fait quelque chose qui est maintenant caché.
page-words-actions = Ce que tu peux faire

page-chat-none = Personne n’a encore rien dit.
page-chat-write = Dis quelque chose
page-chat-send = Envoyer
page-chat-mute = Masquer { $name }

## Plus

page-confirms = Je termine mes tours moi-même
page-pause = Demander une pause
page-pause-not = Finalement pas de pause
page-leave = Quitter la partie
page-leave-about = Un robot joue à ta place. Tu peux revenir à tout moment tant que la partie dure.
page-leave-sure = Partir ; un robot continue pour moi
page-leave-not = Rester
page-records = Enregistrement et dés
page-save = Garder l’enregistrement
page-replay = Revoir la partie
page-verify = Vérifier les dés
page-verify-holds = Les dés étaient honnêtes.
page-verify-fails = Rien ne garantit ces dés.
page-verify-rolls = { $count ->
    [one] Le lancer
   *[other] Les { $count } lancers
}
page-dice-about = Tous les lancers de cette partie découlent d’un secret fixé avant le premier. À la fin, il est révélé et te permet de vérifier chaque lancer. Son sceau :
page-watch = Regarder
page-watch-about = Qui a ce lien peut regarder la partie.
page-elsewhere = Continuer sur un autre appareil
page-elsewhere-about = Crée un lien qui sert une fois, dans les dix minutes. Garde-le pour toi : qui l’ouvre joue à ta place.
page-elsewhere-make = Créer le lien
page-elsewhere-link = Ouvre ceci sur ton autre appareil.
page-notices = Avis par e-mail
page-notices-about = Reçois un e-mail quand c’est à toi. Laisse vide pour n’en recevoir aucun.
page-notices-address = Adresse e-mail
page-notices-keep = Enregistrer
page-notices-kept = Enregistré.
page-host = Pour l’hôte
page-stand-in = Un robot remplaçant joue
page-rematch = Revanche
page-rematch-not = Finalement pas de revanche
page-rematch-go = Vers la revanche
page-rematch-waits = La revanche commence quand tout le monde la veut.
page-keys = Touches
page-key-arrows = Se déplacer sur le plateau
page-key-enter = Appuyer sur la case, ou finir le tour
page-key-help = Ces touches
page-key-cancel = Annuler un choix pas encore joué
page-key-row = Première ou dernière case de la rangée
page-key-next = Case suivante où l’on peut agir
page-key-details = Voir le quartier
page-key-rotate = Tourner la tuile
page-key-toggle = Lire ou arrêter
page-keys-table = À la table
page-keys-board = Sur le plateau
page-keys-replay = Dans une partie revue
