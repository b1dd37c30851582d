# Les mots de la page autour des jeux.

## Partout

page-name = Sacbe
page-title = Sacbe : Pacal’s Rocket et Uxmal
page-home = Accueil
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

page-fault-unreachable = Le serveur ne répond pas. Vérifie ta connexion : rien de ce que tu as fait n’est perdu.
page-fault-own = Il y a eu une erreur sur cette page. Ta partie est en sécurité sur le serveur.
page-fault-unknown = Ça n’a pas marché.
page-nowhere = Il n’y a rien ici
page-nowhere-about = Le lien contient une erreur, ou la page n’existe plus.

## Préférences

page-preferences = Préférences
page-language = Langue
page-your-name = Ton nom à la table
page-guest = Invité
page-version = Version { $version } de Sacbe
page-theme = Couleurs
page-theme-system = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-speed = Coups des autres
page-speed-normal = Vitesse normale
page-speed-fast = Rapide
page-speed-instant = Immédiat
page-speed-instant-about = Sans animation

## L’accueil

page-hero = Deux jeux du monde maya
page-hero-about = Joue tout de suite contre des robots, avec des amis grâce à un lien, ou à plusieurs sur cet écran.
page-about-pacal = Déplace ton vaisseau creux au-dessus de la cité, laisse des pierres divines là où personne ne les attend, et construis des pyramides avec leurs constellations.
page-about-uxmal = Construis avec les autres une grande pyramide, niveau par niveau, et place tes prêtres sur les idoles les plus populaires.
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
page-phase-gathering = En attente de joueurs
page-phase-playing = En cours
page-phase-paused = En pause
page-phase-over = Terminée
page-phase-closed = Fermée par l’administrateur

page-record = Ouvrir un enregistrement
page-record-about = Revois une partie enregistrée, ou reprends-la à n’importe quel coup.
page-record-file = Choisir un fichier
page-record-paste = Ou colle son texte
page-record-open = Ouvrir
page-record-empty = C’est vide.
page-record-too-large = C’est trop long pour être l’enregistrement d’une partie.

## Préparer une table

page-plan-bots = Toi contre des robots. Choisis combien, et leur niveau.
page-plan-friends = Ouvre une table et envoie le lien à tes amis. Tu lances la partie quand tout le monde est là.
page-plan-screen = Tout le monde joue sur cet écran, chacun à son tour.
page-plan-who = Qui joue, dans l’ordre du jeu
page-plan-seat = Joueur { $seat }
page-plan-name = Nom du joueur { $seat }
page-plan-seat-more = Ajouter une place
page-plan-seat-less = Retirer une place
page-plan-more = Règles et rythme
page-plan-chat = Discussion entre joueurs
page-plan-make = Ouvrir la table
page-plan-start = Lancer la partie
page-sitter-here = Sur cet écran
page-sitter-name = Nom
page-sitter-link = Avec le lien
page-sitter-link-about = La place attend la personne à qui tu envoies le lien.
page-bot = Robot { $level }

page-option-pacal-master = Variante
page-option-pacal-master-false = Normale
page-option-pacal-master-false-about = Tes pyramides comptent comme des pierres divines dans une constellation.
page-option-pacal-master-true = Experte
page-option-pacal-master-true-about = Les nouvelles pyramides se construisent uniquement avec des pierres divines.
page-option-pacal-edition = Édition
page-option-pacal-edition-de = Allemande
page-option-pacal-edition-de-about = Les règles polonaises sont les mêmes.
page-option-pacal-edition-fr = Française
page-option-pacal-edition-fr-about = La dernière pyramide termine la partie et rapporte 5 points ; l’avant-dernière rapporte 5 points pendant la dernière manche.
page-option-pacal-edition-cs = Tchèque
page-option-pacal-edition-cs-about = Une seule pierre reprise par tour, pas de règle du cul-de-sac, 40 points à cinq joueurs.
page-option-pacal-gaps = Intervalles
page-option-pacal-gaps-any = Tout est permis
page-option-pacal-gaps-any-about = Peu importe ce qu’il y a entre tes pierres, pourvu que les intervalles soient égaux.
page-option-pacal-gaps-empty = Vides
page-option-pacal-gaps-empty-about = Les cases entre tes pierres doivent être vides, comme le disent les livrets de règles.
page-option-pacal-diamonds = Losanges
page-option-pacal-diamonds-false = Non
page-option-pacal-diamonds-false-about = Les côtés d’un carré suivent les lignes et les colonnes.
page-option-pacal-diamonds-true = Oui
page-option-pacal-diamonds-true-about = Un carré tourné de 45 degrés donne aussi cinq étages.
page-option-uxmal-priests = Entre les niveaux
page-option-uxmal-priests-break = Pause des prêtres
page-option-uxmal-priests-break-about = La règle normale : chacun reprend tous ses prêtres.
page-option-uxmal-priests-stay = Pas de pause pour les prêtres
page-option-uxmal-priests-stay-about = Les prêtres restent où ils sont.
page-option-uxmal-priests-dwindle = Pause forcée des prêtres (3, 2, 1)
page-option-uxmal-priests-dwindle-about = 3 prêtres au premier niveau, puis 2, puis 1.

page-pace = Rythme
page-pace-unhurried = Sans limite de temps
page-pace-unhurried-about = Pas d’horloge.
page-pace-live = En direct
page-pace-live-about = Un nombre de secondes par tour, plus une réserve. Si ton temps est écoulé, un robot te remplace jusqu’à ton retour.
page-pace-days = Par correspondance
page-pace-days-about = Plusieurs jours par tour : reviens quand tu veux.
page-pace-turn = Secondes par tour
page-pace-reserve = Minutes de réserve
page-pace-day-count = Jours par tour
page-spectators = Spectateurs
page-spectators-link = Avec le lien
page-spectators-link-about = Toute personne ayant le lien peut regarder.
page-spectators-public = Tout le monde
page-spectators-public-about = La table est affichée avec les tables ouvertes, places libres comprises.
page-spectators-none = Personne
page-spectators-none-about = Seulement les joueurs.

## Un lien à transmettre

page-share-link = Lien vers cette table
page-share-copy = Copier le lien
page-share-copied = Copié
page-share-by-hand = Ce navigateur ne permet pas la copie automatique. Le lien est sélectionné : copie-le toi-même.
page-share-share = Partager
page-share-qr = Code QR du lien

## Continuer sur un autre appareil

page-continue = Continuer ici
page-continue-about = Ce lien amène les parties de ton autre appareil dans ce navigateur. Il sert une seule fois, dans les dix minutes. Les parties de ce navigateur restent affichées ici.
page-continue-here = Continuer ici
page-continue-none = Ce lien est incomplet. Crées-en un nouveau sur l’autre appareil.

## Tables ouvertes à tous

page-tables = Tables ouvertes
page-tables-about = Des tables où tout le monde peut jouer ou regarder.
page-tables-make = Ouvrir une table

## Ce qui se passe autour d’une partie

page-event-left = Le joueur { $seat } est parti ; un robot le remplace.
page-event-timed-out = Le temps du joueur { $seat } est écoulé ; un robot le remplace.
page-event-taken-back = Le joueur { $seat } est de retour.
page-event-paused = La partie est en pause.
page-event-resumed = Le joueur { $seat } met fin à la pause.

## Places

page-seat-open = Libre

page-seats = Joueurs
page-seat-turn = joue
page-seat-won = a gagné
page-seat-away-left = absent, un robot joue
page-seat-away-out_of_time = temps écoulé, un robot joue
page-seat-wants-pause = veut une pause
page-seat-wants-rematch = veut une revanche
page-score = Score
page-clock = Temps restant

## Avant le début

page-lobby-share = { $count ->
    [one] Une place est libre. Envoie ce lien à la personne avec qui tu veux jouer.
   *[other] { $count } places sont libres. Envoie ce lien aux personnes avec qui tu veux jouer.
}
page-lobby-sit-about = Rejoins la table : quel nom les autres verront-ils ?
page-lobby-sit = Rejoindre
page-lobby-nameless = Entre d’abord un nom : les autres le verront à la table.
page-lobby-full = Toutes les places sont prises. Tu pourras regarder la partie dès qu’elle commencera.
page-lobby-you = toi
page-lobby-host = hôte
page-lobby-move = Prendre cette place
page-lobby-bot = Robot pour le joueur { $seat }
page-lobby-bot-choose = Un robot…
page-lobby-free = Retirer
page-lobby-close = Fermer la place
page-lobby-open = { $count ->
    [one] Une place est encore libre : attends quelqu’un, ou donne-la à un robot.
   *[other] { $count } places sont encore libres : attends quelqu’un, ou donne-les à des robots.
}
page-lobby-waits = L’hôte va lancer la partie. Tu n’as rien à faire.
page-lobby-leave = Quitter la table
page-manner-unhurried = Sans limite de temps
page-manner-live = { $seconds } s par tour, { $minutes } min de réserve
page-manner-days = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
}

## À la table

page-title-your-turn = À toi de jouer – { $title }
page-fault-game = Cette page ne sait pas montrer le jeu « { $game } ».
page-link-lost = Connexion perdue. Nouvel essai…
page-link-lost-asking = Connexion perdue. Ton action sera envoyée dès son retour…
page-hand-over = À { $name } de jouer
page-hand-over-about = Passe l’appareil. Rien ne s’affiche avant que tu appuies.
page-hand-over-ready = Je suis { $name }
page-asking = Ce que tu dois faire
page-beside = À côté du plateau
page-tab-after = Résultat
page-tab-panel = Situation
page-tab-log = Journal
page-tab-words = En texte
page-tab-chat = Discussion
page-tab-more = Plus

page-ask-wait = { $name } joue.
page-ask-chance = Le hasard décide.
page-ask-complete = Ton tour est complet : termine-le, ou annule ta dernière action.
page-ask-paused = La partie est en pause. Les horloges sont arrêtées.
page-ask-recalling = Voici ce qui s’est passé depuis ton dernier tour.
page-ask-away-left = Tu as quitté la partie, et un robot joue pour toi.
page-ask-away-out_of_time = Ton temps est écoulé, et un robot joue pour toi.
page-won-you = Tu as gagné !
page-won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } se partagent la victoire.
}
page-take-back = Reprendre ma place
page-resume = Reprendre la partie
page-undo = Annuler
page-undo-turn = Tout annuler
page-end-turn = Terminer le tour
page-skip-news = Passer
page-recall = Que s’est-il passé depuis mon dernier tour ?
page-rule = Règle { $rule }
page-key = Touche { $key }

page-log-none = Rien ne s’est encore passé.
page-log-hidden = Le joueur { $seat } fait quelque chose qui est maintenant caché.
page-words-actions = Ce que tu peux faire

page-chat-none = Personne n’a encore rien dit.
page-chat-write = Écris un message
page-chat-send = Envoyer
page-chat-mute = Masquer { $name }

## Plus

page-confirms = Je confirme la fin de mes tours
page-confirms-about = Sinon, un tour finit tout seul après sa dernière étape et ne peut plus être annulé.
page-pause = Demander une pause
page-pause-not = Ne plus demander de pause
page-leave = Quitter la partie
page-leave-about = Un robot te remplacera. Tu peux revenir à tout moment tant que la partie dure.
page-leave-sure = Quitter ; un robot me remplace
page-leave-not = Rester
page-records = Enregistrement et dés
page-save = Télécharger l’enregistrement
page-replay = Revoir la partie
page-verify = Vérifier les dés
page-verify-holds = Les dés correspondent au scellé de cet enregistrement.
page-verify-holds-kept = Les dés correspondent au scellé que ce navigateur a gardé d’avant la partie.
page-verify-fails = Les lancers n’ont pas pu être vérifiés.
page-verify-rolls = { $count ->
    [one] Le lancer
   *[other] Les { $count } lancers
}
page-dice-about = Tous les lancers de cette partie viennent d’un secret fixé avant le premier. Il est révélé à la fin, et tu peux alors vérifier chaque lancer. Son empreinte :
page-watch = Regarder
page-watch-about = Toute personne ayant ce lien peut regarder la partie.
page-elsewhere = Continuer sur un autre appareil
page-elsewhere-about = Crée un lien qui sert une seule fois, dans les dix minutes. Garde-le pour toi : la personne qui l’ouvre joue à ta place.
page-elsewhere-make = Créer le lien
page-elsewhere-link = Ouvre ce lien sur ton autre appareil.
page-notices = E-mail quand c’est à toi de jouer
page-notices-about = Reçois un e-mail quand c’est à toi, au plus un par heure. Efface l’adresse pour ne plus en recevoir.
page-notices-address = Adresse e-mail
page-notices-keep = Enregistrer
page-notices-kept = Enregistré.
page-host = Pour l’hôte
page-stand-in = Niveau des robots remplaçants
page-rematch = Revanche
page-rematch-not = Ne plus demander de revanche
page-rematch-go = Aller à la revanche
page-rematch-waits = La revanche commence quand tout le monde la veut.
page-keys = Raccourcis clavier
page-key-arrows = Se déplacer sur le plateau
page-key-enter = Choisir la case, ou terminer le tour
page-key-help = Montrer ces raccourcis
page-key-cancel = Annuler un choix pas encore joué
page-key-row = Première ou dernière case de la ligne
page-key-next = Case suivante où l’on peut agir
page-key-details = Voir le quartier
page-key-rotate = Tourner la tuile
page-key-toggle = Lire ou arrêter
page-keys-table = À la table
page-keys-board = Sur le plateau
page-keys-replay = Dans une rediffusion
