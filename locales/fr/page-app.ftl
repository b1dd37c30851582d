# La page en application : nouvelles versions et installation.

page-app-ready = Une nouvelle version est prête.
page-app-use = L’utiliser
page-app-install = Installer l’application
page-app-install-about = Sacbe s’ouvre alors dans sa propre fenêtre, même sans réseau.
page-app-install-by-hand = Pour installer Sacbe sur un iPhone ou un iPad : dans Safari, touche Partager, puis « Sur l’écran d’accueil ».
